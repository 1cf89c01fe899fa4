#include "cli/files.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <unistd.h>

#include "lab/numbered_name.h"

namespace sortie {
namespace {

namespace fs = std::filesystem;

Problem cannot(const char* what, const std::string& name, const std::string& why)
{
    return Problem{std::string("cannot ") + what + " '" + name + "': " + why};
}

Problem cannot_write(const std::string& name)
{
    return cannot("write", name, std::strerror(errno));
}

// What a name stands for once all links are followed: a file, which need not be there, or one that this program has open.
struct Place {
    fs::path target;
    std::optional<int> stream;
};

// The number in /proc/self/fd/1, also where /dev/stdout has led there.
std::optional<int> stream_of(const fs::path& path)
{
    std::error_code error;
    const fs::path streams = fs::canonical("/proc/self/fd", error);
    if (error || fs::weakly_canonical(path.parent_path(), error) != streams) return std::nullopt;
    const std::string name = path.filename().string();
    int number = 0;
    const char* const end = name.data() + name.size();
    const auto [at, problem] = std::from_chars(name.data(), end, number);
    if (problem != std::errc{} || at != end) return std::nullopt;
    return number;
}

Result<Place> place_of(const std::string& name)
{
    constexpr int links_max = 40;  // as many as Linux follows
    std::error_code error;
    fs::path at = fs::absolute(name, error);
    for (int i = 0; !error && i < links_max; ++i) {
        if (const auto stream = stream_of(at)) return Place{at, stream};
        std::error_code not_there;
        if (!fs::is_symlink(at, not_there)) {
            const fs::path target = fs::weakly_canonical(at, error);
            if (error) break;
            return Place{target, std::nullopt};
        }
        // One that begins at the root replaces all that is before it.
        at = at.parent_path() / fs::read_symlink(at, error);
    }
    if (!error) error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
    return Problem{error.message()};
}

// A terminal, a pipe or /dev/null is written to; nothing takes its place.
bool is_device(const Place& place)
{
    std::error_code error;
    const fs::file_status status = fs::status(place.target, error);
    return fs::exists(status) && !fs::is_regular_file(status);
}

bool is_folder(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

// A file that is being written, beside its place and under a name that nobody else has.
struct Half {
    std::FILE* file = nullptr;
    std::string name;
};

Half open_half(const fs::path& target)
{
    const std::string begin = target.string() + "." + std::to_string(getpid()) + "-";
    for (int i = 1;; ++i) {
        Half half{nullptr, begin + std::to_string(i) + ".part"};
        half.file = std::fopen(half.name.c_str(), "wbx");
        if (half.file != nullptr || errno != EEXIST) return half;
    }
}

// Who may read a file stays as it is, from its first byte on.
void keep_permissions(const fs::path& target, const Half& half)
{
    std::error_code error;
    const fs::file_status old = fs::status(target, error);
    if (fs::exists(old)) fs::permissions(half.name, old.permissions(), error);
}

bool write_and_close(std::FILE* file, const std::string& text)
{
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return (std::fclose(file) == 0) && is_written;
}

// Behind what was written to the stream before, and before what comes after.
bool write_to_stream(int stream, const std::string& text)
{
    std::fflush(nullptr);
    const int own = dup(stream);
    std::FILE* const file = own < 0 ? nullptr : fdopen(own, "wb");
    return file != nullptr && write_and_close(file, text);
}

}  // namespace

Result<std::string> read_file(const std::string& name, std::size_t bytes_max)
{
    if (is_folder(name)) return Problem{"'" + name + "' is a folder, not a file"};
    std::ifstream file(name, std::ios::binary);
    if (!file) return cannot("read", name, std::strerror(errno));
    // Some files have no end and no size beforehand: /dev/zero.
    std::string text;
    std::array<char, 65'536> piece{};
    while (file.read(piece.data(), piece.size()) || file.gcount() > 0) {
        text.append(piece.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > bytes_max) {
            return cannot("read", name, "it has more than " + std::to_string(bytes_max) + " bytes");
        }
    }
    if (file.bad()) return cannot("read", name, std::strerror(errno));
    return text;
}

bool is_same_file(const std::string& one, const std::string& other)
{
    const Result<Place> first = place_of(one);
    const Result<Place> second = place_of(other);
    return first && second && first.value().target == second.value().target;
}

std::optional<Problem> why_not_writable(const std::string& name)
{
    const Result<Place> place = place_of(name);
    if (!place) return cannot("write", name, place.problem().words);
    const fs::path& target = place.value().target;
    if (is_folder(target)) return cannot("write", name, "it is a folder");
    if (place.value().stream || is_device(place.value())) {
        if (access(target.c_str(), W_OK) != 0) return cannot_write(name);
        return std::nullopt;
    }
    const Half half = open_half(target);
    if (half.file == nullptr) return cannot_write(name);
    std::fclose(half.file);
    std::remove(half.name.c_str());
    return std::nullopt;
}

std::optional<Problem> why_not_writable_folder(const std::string& name)
{
    std::error_code error;
    fs::path at = fs::absolute(name, error);
    fs::file_status status = fs::symlink_status(at, error);
    while (status.type() == fs::file_type::not_found && at.has_relative_path()) {
        at = at.parent_path();
        status = fs::symlink_status(at, error);
    }
    if (!fs::status_known(status)) return cannot("write into", name, error.message());
    if (!is_folder(at)) return cannot("write into", name, "'" + at.string() + "' is no folder");
    if (access(at.c_str(), W_OK | X_OK) != 0) {
        return cannot("write into", name, std::strerror(errno));
    }
    return std::nullopt;
}

std::optional<Problem> write_file(const std::string& name, const std::string& text)
{
    const Result<Place> place = place_of(name);
    if (!place) return cannot("write", name, place.problem().words);
    const fs::path& target = place.value().target;
    if (place.value().stream) {
        if (!write_to_stream(*place.value().stream, text)) return cannot_write(name);
        return std::nullopt;
    }
    if (is_device(place.value())) {
        std::FILE* const device = std::fopen(target.c_str(), "wb");
        if (device == nullptr || !write_and_close(device, text)) return cannot_write(name);
        return std::nullopt;
    }
    const Half half = open_half(target);
    if (half.file == nullptr) return cannot_write(name);
    keep_permissions(target, half);
    if (!write_and_close(half.file, text) || std::rename(half.name.c_str(), target.c_str()) != 0) {
        Problem problem = cannot_write(name);
        std::remove(half.name.c_str());
        return problem;
    }
    return std::nullopt;
}

std::string reserved_file(const std::string& begin, const std::string& end)
{
    for (int i = 1;; ++i) {
        std::string name = numbered_name(begin, end, i);
        std::FILE* const file = std::fopen(name.c_str(), "wbx");
        if (file != nullptr) std::fclose(file);
        if (file != nullptr || errno != EEXIST) return name;
    }
}

}  // namespace sortie
