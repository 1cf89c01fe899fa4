// One name, one type. Two types of the same name in one namespace do not meet a compiler as long as no source sees both, and
// yet they are one for the linker: it keeps one destructor for the two of them.

#include <algorithm>
#include <array>
#include <map>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

// What is linked into one program. Programs of tests and of trials are many, and may call their helpers alike.
bool is_of_the_product(std::string_view path)
{
    if (!is_cpp(path)) return false;
    constexpr std::array folders{"cli/",    "engine/", "games/", "lab/",
                                 "server/", "store/",  "table/"};
    return std::ranges::any_of(folders, [&](const char* each) { return path.starts_with(each); });
}

// The name of a type whose definition begins on this line: nothing for a variable, or where a type is only announced.
std::string_view type_defined_in(std::string_view line)
{
    for (const std::string_view word : {"struct ", "enum class ", "class "}) {
        if (!line.starts_with(word)) continue;
        const std::string_view rest = line.substr(word.size());
        const std::size_t end = rest.find_first_of(" :{;<");
        const std::string_view behind =
            end == std::string_view::npos ? "" : trimmed(rest.substr(end));
        // `struct Outer::Inner` is its outer one's.
        const bool is_inner = behind.starts_with("::");
        const bool is_definition =
            behind.empty() || is_one_of(behind.front(), "{:") || behind.starts_with("final");
        return is_definition && !is_inner ? rest.substr(0, end) : std::string_view();
    }
    return {};
}

struct Definition {
    std::string name;  // with its namespaces
    int line = 0;
};

// Those that other files could see: what an anonymous namespace or another type holds is nobody else's.
std::vector<Definition> definitions_in(const SourceFile& file)
{
    std::vector<Definition> definitions;
    std::vector<std::string> spaces;
    const std::string code = code_of(file.text);
    const std::vector<std::string_view> lines = lines_of(code);
    const std::vector<std::string_view> written = lines_of(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (written[i].starts_with("}  // namespace") && !spaces.empty()) spaces.pop_back();
        if (lines[i].starts_with("namespace ") && trimmed(lines[i]).ends_with('{')) {
            const std::string_view rest = lines[i].substr(std::string_view("namespace ").size());
            spaces.emplace_back(trimmed(rest.substr(0, rest.find('{'))));
        }
        const std::string_view type = type_defined_in(lines[i]);
        if (type.empty() || std::ranges::find(spaces, "") != spaces.end()) continue;
        std::string name;
        for (const std::string& space : spaces) name += space + "::";
        definitions.push_back({name + std::string(type), static_cast<int>(i) + 1});
    }
    return definitions;
}

}  // namespace

void check_type_names(const Tree& tree, Violations& violations)
{
    std::map<std::string, std::string, std::less<>> first;
    for (const SourceFile& file : tree) {
        if (!is_of_the_product(file.path)) continue;
        for (const Definition& each : definitions_in(file)) {
            const auto [found, is_new] = first.emplace(each.name, file.path);
            if (is_new) continue;
            violations.push_back({file.path, each.line, "same-name",
                                  each.name + " is another type in " + found->second +
                                      "; the linker takes both for one, so rename one of them"});
        }
    }
}

}  // namespace sortie::tidy
