// The target of an HTTP request, the fields beside it, and the files of the web client.
//
// An input is lines: the target, Accept-Encoding, If-None-Match, then Authorization, Cookie, X-Forwarded-For, Origin and
// Host. What must hold:
//
//   - A target is refused with a status of 4xx and words, or its path is safe to append to a folder: it begins with a
//     slash, is UTF-8 without control characters and backslashes, and no part of it is empty or begins with a dot.
//   - No path leads to a file outside of the folder, by whichever way, symbolic links included; a file that is
//     answered lies within.
//   - The answer is the same when it is asked for again, and with its tag it is 304 and empty.
//   - A token that is taken from the fields is one; a page of another host may connect only if it is listed.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <system_error>

#include "engine/utf8.h"
#include "fuzz/targets.h"
#include "server/net/static_files.h"
#include "server/net/targets.h"
#include "server/net/visitors.h"

namespace sortie::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view inside = "inside";
constexpr std::string_view outside = "outside";

// A folder with files, a folder beside it that is nobody's business, and links from one to the other.
class Site {
public:
    Site()
    {
        std::string path = (fs::temp_directory_path() / "sortie-fuzz-XXXXXX").string();
        must(mkdtemp(path.data()) != nullptr, "a temporary folder can be made");
        root_ = fs::canonical(path);
        fs::create_directories(folder() / "assets");
        fs::create_directories(root_ / "beside");
        fs::create_directories(root_ / "site2");  // its name begins with that of the folder
        for (const char* name :
             {"index.html", "index.html.gz", "a", "assets/app-D3adB33f.js",
              "assets/app-D3adB33f.js.br", "assets/app-D3adB33f.js.gz", "assets/.hidden", ".env"}) {
            write(folder() / name, inside);
        }
        for (const char* name : {"secret.txt", "beside/secret.txt", "beside/a.br", "site2/a"})
            write(root_ / name, outside);
        fs::create_symlink("../secret.txt", folder() / "link");
        fs::create_symlink("../beside", folder() / "way");
        fs::create_symlink("../site2/a", folder() / "twin");
        fs::create_symlink("../beside/a.br", folder() / "a.br");
        fs::create_symlink("assets", folder() / "same");
        fs::create_symlink("loop", folder() / "loop");
    }
    ~Site()
    {
        std::error_code ignored;
        fs::remove_all(root_, ignored);
    }
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;

    fs::path folder() const { return root_ / "site"; }

    // Whether the path leads to a file that really lies in the folder.
    bool holds(const std::string& path) const
    {
        std::error_code problem;
        const fs::path real = fs::canonical(folder() / path.substr(1), problem);
        return !problem && real.string().starts_with(folder().string() + "/") &&
               fs::is_regular_file(real);
    }

private:
    static void write(const fs::path& path, std::string_view text)
    {
        std::ofstream(path, std::ios::binary) << text;
    }

    fs::path root_;
};

void check_path(std::string_view path)
{
    must(path.starts_with('/'), "a path begins with a slash");
    must(is_utf8(path), "a path is UTF-8");
    must(std::ranges::none_of(path,
                              [](char c) {
                                  const auto code = static_cast<unsigned char>(c);
                                  return code < 0x20 || code == 0x7f || c == '\\';
                              }),
         "a path has no control characters and no backslash");
    // A last part may be empty: it is a slash at the end.
    for (std::size_t at = 1; at < path.size(); at = path.find('/', at) + 1) {
        must(path[at] != '/' && path[at] != '.', "no part of a path is empty or begins with a dot");
        if (path.find('/', at) == std::string_view::npos) break;
    }
}

std::string_view text_of(const Answer& answer)
{
    return answer.body ? std::string_view{*answer.body} : std::string_view{};
}

std::string tag_of(const Answer& answer)
{
    const auto tag = std::ranges::find(answer.fields, "ETag", &Field::name);
    return tag == answer.fields.end() ? "" : tag->value;
}

void check_answer(const Site& site, const FileRequest& request)
{
    StaticFiles files(site.folder());
    const Answer answer = files.answer(request);
    must(text_of(answer).find(outside) == std::string_view::npos, "nothing outside is shown");
    if (answer.status == 200 || answer.status == 304) {
        must(request.path == "/" || site.holds(std::string{request.path}),
             "a file that is answered lies within the folder");
    } else {
        must(answer.status >= 400 && answer.status < 500, "what is not answered is refused");
    }
    const Answer again = files.answer(request);
    must(again.status == answer.status && text_of(again) == text_of(answer),
         "the same question has the same answer");
    if (answer.status != 200) return;
    must(text_of(answer) == inside, "a file is answered as it is");
    const Answer known = files.answer({.path = request.path,
                                       .accept_encoding = request.accept_encoding,
                                       .if_none_match = tag_of(answer)});
    must(known.status == 304 && text_of(known).empty(), "what is known is not sent again");
}

void check_visitor(std::string_view fields)
{
    const std::string_view authorization = next_line(fields);
    const std::string_view cookies = next_line(fields);
    const std::string_view forwarded = next_line(fields);
    const std::string_view origin = next_line(fields);
    const std::string_view host = next_line(fields);
    const std::string token = token_of(authorization, cookies);
    must(token.empty() || is_token(token), "what is taken for a token is one");
    if (!token.empty()) {
        must(token_of("", cookie_of(token, true)) == token, "a token that is set comes back");
    }
    const std::string address = forwarded_address(forwarded, "192.0.2.1");
    must(!address.empty(), "every visitor has an address");
    const std::string counted = counted_address(address);
    must(!counted.empty(), "every visitor is counted");
    const std::array listed{std::string{"https://play.example"}};
    const bool may = may_connect(origin, host, listed);
    const bool is_expected = origin.empty() || equals_without_case(origin, listed[0]);
    must(may || !is_expected, "who may connect is not turned away");
    const std::string_view end =
        origin.substr(origin.size() - std::min(origin.size(), host.size()));
    const bool is_of_host = !host.empty() && equals_without_case(end, host);
    must(!may || is_expected || is_of_host, "a page of another host may not connect");
}

}  // namespace

void feed_http(std::string_view input)
{
    static const Site site;
    const std::string_view target = next_line(input);
    const std::string_view accept_encoding = next_line(input);
    const std::string_view if_none_match = next_line(input);
    check_visitor(input);
    const TargetReading reading = read_target(target);
    if (reading.status != 200) {
        must(reading.status >= 400 && reading.status < 500, "a refusal has a status of its own");
        must(!reading.words.empty(), "a refusal says why");
        return;
    }
    must(target.size() <= target_bytes_max, "a target that is too long is refused");
    must(reading.question.query.size() <= query_fields_max, "a query has few fields");
    check_path(reading.question.path);
    check_answer(site, {.path = reading.question.path,
                        .accept_encoding = accept_encoding,
                        .if_none_match = if_none_match});
}

}  // namespace sortie::fuzz
