#include "server/net/static_files.h"

#include <algorithm>
#include <fstream>
#include <span>
#include <system_error>

#include "engine/hash.h"
#include "server/net/visitors.h"

namespace sortie {
namespace {

namespace fs = std::filesystem;

struct FileType {
    std::string_view ending;
    std::string_view type;
};

constexpr auto file_types = std::to_array<FileType>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
});

struct Encoding {
    std::string_view name;
    std::string_view ending;
};
constexpr auto encodings = std::to_array<Encoding>({{"br", ".br"}, {"gzip", ".gz"}});

// Calls `use` for each part between commas until it says true.
template <class Use>
bool any_in_list(std::string_view list, Use use)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (use(without_blanks(list.substr(0, end)))) return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

bool is_hash_character(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_' || character == '-';
}

std::string tag_of(std::string_view content)
{
    return '"' + hash_bytes(std::as_bytes(std::span{content})).to_hex() + '"';
}

bool is_inside(const fs::path& path, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
           folder.end();
}

void tell_how_to_keep(Answer& answer, std::string_view path, std::string_view tag)
{
    const bool is_fixed = is_named_by_content(path);
    answer.fields.push_back(
        {"Cache-Control", is_fixed ? "public, max-age=31536000, immutable" : "no-cache"});
    answer.fields.push_back({"ETag", std::string{tag}});
}

void leave_out_if_known(Answer& answer, std::string_view if_none_match, std::string_view tag)
{
    if (!names_tag(if_none_match, tag)) return;
    answer.status = 304;
    answer.body = nullptr;
}

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder)
{
    if (folder.empty()) return;
    std::error_code problem;
    folder_ = fs::canonical(folder, problem);
    // A folder that does not exist yet has no files; it is not looked for in the working folder instead.
    if (problem) folder_ = fs::absolute(folder, problem);
}

Answer StaticFiles::answer(const FileRequest& request)
{
    if (folder_.empty()) return answer_in_words(404, "there is no such file");
    const std::string path = request.path == "/" ? "/index.html" : std::string{request.path};
    Found found = find(path);
    if (found.finding == Finding::outside)
        return answer_in_words(403, "this leads out of the folder");
    if (found.finding == Finding::too_large) return answer_in_words(500, "this file is too large");
    if (found.finding == Finding::missing) return answer_in_words(404, "there is no such file");
    Answer answer{.status = 200, .type = std::string{type_of_file(path)}, .body = {}, .fields = {}};
    bool has_siblings = false;
    for (const Encoding& encoding : encodings) {
        const Found sibling = find(path + std::string{encoding.ending});
        if (sibling.finding != Finding::found) continue;
        has_siblings = true;
        if (!accepts_encoding(request.accept_encoding, encoding.name)) continue;
        answer.fields.push_back({"Content-Encoding", std::string{encoding.name}});
        found = sibling;
        break;
    }
    if (has_siblings) answer.fields.push_back({"Vary", "Accept-Encoding"});
    answer.body = found.file->content;
    tell_how_to_keep(answer, path, found.file->tag);
    leave_out_if_known(answer, request.if_none_match, found.file->tag);
    return answer;
}

bool StaticFiles::has_index()
{
    return !folder_.empty() && find("/index.html").finding == Finding::found;
}

StaticFiles::Found StaticFiles::find(const std::string& path)
{
    std::error_code problem;
    const fs::path real = fs::canonical(folder_ / path.substr(1), problem);
    if (problem) return {};
    if (!is_inside(real, folder_)) return {Finding::outside, nullptr};
    if (!fs::is_regular_file(real, problem) || problem) return {};
    return read(real, path);
}

StaticFiles::Found StaticFiles::read(const fs::path& path, const std::string& name)
{
    std::error_code problem;
    const fs::file_time_type time = fs::last_write_time(path, problem);
    if (problem) return {};
    const std::uintmax_t size = fs::file_size(path, problem);
    if (problem) return {};
    if (size > file_bytes_max) return {Finding::too_large, nullptr};
    const auto known = kept_.find(name);
    if (known != kept_.end()) {
        if (known->second->time == time && known->second->size == size)
            return {Finding::found, known->second};
        kept_bytes_ -= known->second->content->size();
        kept_.erase(known);
    }
    std::ifstream stream(path, std::ios::binary);
    std::string content(static_cast<std::size_t>(size), '\0');
    stream.read(content.data(), static_cast<std::streamsize>(content.size()));
    if (!stream) return {};
    if (kept_bytes_ + content.size() > files_kept_bytes_max) {
        kept_.clear();
        kept_bytes_ = 0;
    }
    kept_bytes_ += content.size();
    auto tag = tag_of(content);
    auto file = std::make_shared<const Kept>(
        Kept{time, size, std::make_shared<const std::string>(std::move(content)), std::move(tag)});
    kept_.emplace(name, file);
    return {Finding::found, std::move(file)};
}

std::string_view type_of_file(std::string_view path)
{
    const auto row = std::ranges::find_if(
        file_types, [&](const FileType& type) { return path.ends_with(type.ending); });
    return row == file_types.end() ? "application/octet-stream" : row->type;
}

bool is_named_by_content(std::string_view path)
{
    constexpr std::size_t hash_characters = 8;
    if (!path.starts_with("/assets/")) return false;
    std::string_view stem = path.substr(path.rfind('/') + 1);
    if (stem.ends_with(".map")) stem.remove_suffix(4);
    stem = stem.substr(0, std::min(stem.rfind('.'), stem.size()));
    if (stem.size() <= hash_characters + 1) return false;
    const std::string_view hash = stem.substr(stem.size() - hash_characters);
    const char before = stem[stem.size() - hash_characters - 1];
    // A word of small letters, as in "long-sentence.svg", is no hash.
    const bool is_word = std::ranges::all_of(hash, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == '-' || letter == '_';
    });
    return (before == '-' || before == '.') && !is_word &&
           std::ranges::all_of(hash, is_hash_character);
}

bool accepts_encoding(std::string_view accepted, std::string_view encoding)
{
    return any_in_list(accepted, [&](std::string_view part) {
        const std::size_t mark = std::min(part.find(';'), part.size());
        if (!equals_without_case(without_blanks(part.substr(0, mark)), encoding)) return false;
        const std::string_view weight =
            without_blanks(part.substr(std::min(mark + 1, part.size())));
        // "q=0", "q=0.0" and the like mean: anything but this.
        const bool is_zero = weight.starts_with("q=0") &&
                             weight.find_first_not_of("0.", 2) == std::string_view::npos;
        return !is_zero;
    });
}

bool names_tag(std::string_view if_none_match, std::string_view tag)
{
    return any_in_list(if_none_match, [&](std::string_view part) {
        if (part.starts_with("W/")) part.remove_prefix(2);
        return part == "*" || part == tag;
    });
}

}  // namespace sortie
