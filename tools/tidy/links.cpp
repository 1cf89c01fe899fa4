// Links in documents: a relative link points to a file or a folder of the tree.

#include <filesystem>
#include <set>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

using Paths = std::set<std::string, std::less<>>;

// All files and all folders that hold one.
Paths paths_of(const Tree& tree)
{
    Paths paths{"."};
    for (const SourceFile& file : tree) {
        std::filesystem::path path = file.path;
        for (; !path.empty(); path = path.parent_path()) paths.insert(path.generic_string());
    }
    return paths;
}

// The line with `code` turned into spaces: code is quoted, not linked.
std::string without_code(std::string_view line)
{
    std::string result{line};
    bool is_code = false;
    for (char& character : result) {
        const bool is_tick = character == '`';
        if (is_tick) is_code = !is_code;
        if (is_code || is_tick) character = ' ';
    }
    return result;
}

// The targets of [text](target) and of `[name]: target`.
std::vector<std::string> targets_in(std::string_view line)
{
    std::vector<std::string> targets;
    for (std::size_t at = line.find("]("); at != std::string_view::npos;
         at = line.find("](", at + 1)) {
        const std::size_t end = line.find_first_of(") ", at + 2);
        if (end != std::string_view::npos) targets.emplace_back(line.substr(at + 2, end - at - 2));
    }
    const std::size_t definition =
        line.starts_with('[') ? line.find("]: ") : std::string_view::npos;
    if (definition != std::string_view::npos)
        targets.emplace_back(trimmed(line.substr(definition + 3)));
    return targets;
}

bool is_relative(std::string_view target)
{
    const bool has_scheme =
        target.find("://") != std::string_view::npos || target.starts_with("mailto:");
    return !target.empty() && !has_scheme && !target.starts_with('#');
}

bool points_somewhere(const SourceFile& file, std::string_view target, const Paths& paths)
{
    const std::filesystem::path folder = std::filesystem::path{file.path}.parent_path();
    const std::string_view path = target.substr(0, target.find('#'));
    std::string full = (folder / path).lexically_normal().generic_string();
    if (full.ends_with('/')) full.pop_back();
    return paths.contains(full);
}

}  // namespace

void check_links(const Tree& tree, Violations& violations)
{
    const Paths paths = paths_of(tree);
    for (const SourceFile& file : tree) {
        if (!file.path.ends_with(".md")) continue;
        const std::vector<std::string_view> lines = lines_of(file.text);
        bool is_fenced = false;
        for (std::size_t index = 0; index < lines.size(); ++index) {
            if (trimmed(lines[index]).starts_with("```")) is_fenced = !is_fenced;
            if (is_fenced) continue;
            for (const std::string& target : targets_in(without_code(lines[index]))) {
                if (!is_relative(target) || points_somewhere(file, target, paths)) continue;
                violations.push_back(
                    {file.path, static_cast<int>(index) + 1, "link",
                     target + " does not exist; correct the link or write the page"});
            }
        }
    }
}

}  // namespace sortie::tidy
