// Rules about plain text: how a header opens, white space, paths of one machine, unfinished work.

#include <array>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

constexpr int opening_lines_min = 3;

// Folders that stand at the root of somebody's machine.
constexpr auto machine_folders = std::to_array<std::string_view>({"home", "root", "work", "tmp"});
constexpr auto unfinished = std::to_array<std::string_view>({"TODO", "FIXME"});

// Inputs of the fuzz targets are whatever they are.
bool is_binary(std::string_view path)
{
    return path.ends_with(".png") || path.ends_with(".webp") || path.starts_with("fuzz/corpus/");
}

// An absolute path starts a word: "a/home/b" and "https://example.org/home/" are not meant.
bool has_machine_path(std::string_view line, std::string_view folder)
{
    const std::string path = "/" + std::string{folder} + "/";
    constexpr std::string_view before = " \t\"'`(<=:,";
    for (std::size_t at = line.find(path); at != std::string_view::npos;
         at = line.find(path, at + 1)) {
        if (at == 0 || is_one_of(line[at - 1], before)) return true;
    }
    return false;
}

bool is_unfinished(std::string_view line, std::string_view word)
{
    const std::size_t at = find_word(line, word);
    if (at == std::string_view::npos) return false;
    // A document may speak of the word itself, as `code`.
    return at == 0 || line[at - 1] != '`';
}

}  // namespace

void check_header_opening(const SourceFile& file, Violations& violations)
{
    if (!file.path.ends_with(".h")) return;
    const std::vector<std::string_view> lines = lines_of(file.text);
    if (lines.empty() || lines[0] != "#pragma once") {
        violations.push_back(
            {file.path, 1, "header-opening", "start the header with `#pragma once`"});
        return;
    }
    std::size_t index = 1;
    if (index < lines.size() && lines[index].empty()) ++index;
    int comment_lines = 0;
    for (; index < lines.size() && lines[index].starts_with("//"); ++index) ++comment_lines;
    if (comment_lines >= opening_lines_min) return;
    violations.push_back(
        {file.path, 2, "header-opening",
         "say in at least three comment lines what this is, what it promises and what"
         " it does not do"});
}

void check_text(const SourceFile& file, Violations& violations)
{
    if (is_binary(file.path)) return;
    const auto report = [&](std::size_t index, const char* rule, std::string advice) {
        violations.push_back({file.path, static_cast<int>(index) + 1, rule, std::move(advice)});
    };
    const std::vector<std::string_view> lines = lines_of(file.text);
    const std::string comments = is_cpp(file.path) ? comments_of(file.text) : file.text;
    const std::vector<std::string_view> comment_lines = lines_of(comments);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const std::string_view line = lines[index];
        if (!line.empty() && is_one_of(line.back(), " \t\r")) {
            report(index, "white-space", "remove the white space at the end of the line");
        }
        if (line.find('\t') != std::string_view::npos) {
            report(index, "white-space", "indent with four spaces, not with a tab");
        }
        for (const std::string_view folder : machine_folders) {
            if (!has_machine_path(line, folder)) continue;
            report(
                index, "machine-path",
                "a path of one machine; use a path from the root of the repository, or a temporary"
                " folder from the standard library or mktemp");
        }
        for (const std::string_view word : unfinished) {
            if (!is_unfinished(comment_lines[index], word)) continue;
            report(index, "unfinished",
                   "finish it, or describe it in the tracker, not in the source");
        }
    }
    if (!file.text.empty() && file.text.back() != '\n') {
        report(lines.size() - 1, "white-space", "end the file with a line break");
    }
}

}  // namespace sortie::tidy
