#pragma once
// The files of the web client: one folder, and nothing outside of it.
//
//     StaticFiles files("web/dist");
//     Answer answer = files.answer({.path = "/assets/app-D3adB33f.js", .accept_encoding = "br, gzip"});
//
// "/" is index.html. The path comes from `read_target`, so it has no way up; a symbolic link that leads out of the
// folder is refused here. A file with a neighbour of the same name and ".br" or ".gz" is sent as that neighbour to
// whoever takes it. What lies below /assets/ and carries a hash in its name never changes and may be kept for a year;
// everything else is asked for again each time and answered with 304 if it is still the same.
//
// Files are kept in memory as they are read, one copy for all who are being sent it, and read again when their time or
// length changes. Without an index.html there is no web client, and the slash is the service's to answer.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/answers.h"

namespace sortie {

inline constexpr std::uintmax_t file_bytes_max = 64 * 1024 * 1024;
inline constexpr std::size_t files_kept_bytes_max = 128 * 1024 * 1024;

struct FileRequest {
    std::string_view path;
    std::string_view accept_encoding = {};
    std::string_view if_none_match = {};
};

class StaticFiles {
public:
    explicit StaticFiles(const std::filesystem::path& folder);  // "" for none

    [[nodiscard]] bool has_index();
    [[nodiscard]] Answer answer(const FileRequest& request);

private:
    struct Kept {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        std::shared_ptr<const std::string> content;
        std::string tag;
    };
    enum class Finding { found, missing, outside, too_large };
    struct Found {
        Finding finding = Finding::missing;
        std::shared_ptr<const Kept> file;
    };

    Found find(const std::string& path);
    Found read(const std::filesystem::path& path, const std::string& name);

    std::filesystem::path folder_;
    std::map<std::string, std::shared_ptr<const Kept>> kept_;
    std::size_t kept_bytes_ = 0;
};

// By the ending of the name; "application/octet-stream" if it is not known.
[[nodiscard]] std::string_view type_of_file(std::string_view path);

// "/assets/index-D3adB33f.js": a build that changes the content changes the name.
[[nodiscard]] bool is_named_by_content(std::string_view path);

// Does "gzip, br;q=0.5" accept "br"?
[[nodiscard]] bool accepts_encoding(std::string_view accepted, std::string_view encoding);

// Does the If-None-Match field name this tag, or any?
[[nodiscard]] bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace sortie
