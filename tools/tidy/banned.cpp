// Names that compile and are still wrong here, each with what to use in its place.

#include <array>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

enum class Where {
    everywhere,
    rules,  // engine and games: the same answer on every machine, no clock, no output, no exception
};

struct BannedName {
    std::string_view name;  // a trailing "(" asks for a call
    Where where;
    // A comment that starts with this, on the line or in the comment above it, says why the name is right there.
    std::string_view marker;
    std::string_view advice;
};

constexpr std::string_view no_marker;

constexpr std::string_view shuffle_advice =
    "differs between standard libraries; use the shuffle of engine/rng.h";
constexpr std::string_view draw_advice =
    "differs between standard libraries; use the bounded draw of engine/rng.h";
constexpr std::string_view generator_advice =
    "is not the game's generator; draw from the Rng in the state (engine/rng.h)";
constexpr std::string_view seed_advice =
    "belongs to the one place that makes a fresh seed; mark it with `// seed only: reason`";
constexpr std::string_view sort_advice =
    "orders equal elements differently between compilers; use stable_sort, or mark a total order"
    " with `// total order: reason`";
constexpr std::string_view unordered_advice =
    "has no order that two compilers agree on; use a sorted or fixed array";
constexpr std::string_view exception_advice =
    "does not exist in WebAssembly; return a refusal or a value, or CHECK";
constexpr std::string_view float_advice =
    "rounds differently between machines; use integers, or mark what is in no state with"
    " `// not in a state: reason`";
constexpr std::string_view clock_advice = "is a clock; rules never ask what time it is";
constexpr std::string_view output_advice =
    "prints; rules emit events (engine/event.h) and the caller prints";

constexpr auto banned_names = std::to_array<BannedName>({
    {"std::shuffle", Where::everywhere, no_marker, shuffle_advice},
    {"std::ranges::shuffle", Where::everywhere, no_marker, shuffle_advice},
    {"std::sample", Where::everywhere, no_marker, shuffle_advice},
    {"std::uniform_int_distribution", Where::everywhere, no_marker, draw_advice},
    {"std::uniform_real_distribution", Where::everywhere, no_marker, draw_advice},
    {"std::mt19937", Where::everywhere, no_marker, generator_advice},
    {"std::mt19937_64", Where::everywhere, no_marker, generator_advice},
    {"std::default_random_engine", Where::everywhere, no_marker, generator_advice},
    {"rand(", Where::everywhere, no_marker, generator_advice},
    {"srand(", Where::everywhere, no_marker, generator_advice},
    {"std::random_device", Where::everywhere, "// seed only:", seed_advice},
    {"std::sort", Where::rules, "// total order:", sort_advice},
    {"std::ranges::sort", Where::rules, "// total order:", sort_advice},
    {"std::partial_sort", Where::rules, "// total order:", sort_advice},
    {"std::nth_element", Where::rules, "// total order:", sort_advice},
    {"unordered_map", Where::rules, no_marker, unordered_advice},
    {"unordered_set", Where::rules, no_marker, unordered_advice},
    {"std::hash", Where::rules, no_marker, "differs between standard libraries; use engine/hash.h"},
    {"throw", Where::rules, no_marker, exception_advice},
    {"try", Where::rules, no_marker, exception_advice},
    {"catch", Where::rules, no_marker, exception_advice},
    {"float", Where::rules, "// not in a state:", float_advice},
    {"double", Where::rules, "// not in a state:", float_advice},
    {"std::chrono", Where::rules, no_marker, clock_advice},
    {"time(", Where::rules, no_marker, clock_advice},
    {"printf", Where::rules, no_marker, output_advice},
    {"fprintf", Where::rules, no_marker, output_advice},
    {"puts", Where::rules, no_marker, output_advice},
    {"fputs", Where::rules, no_marker, output_advice},
    {"std::cout", Where::rules, no_marker, output_advice},
    {"std::cerr", Where::rules, no_marker, output_advice},
});

bool applies_to(const BannedName& banned, std::string_view path)
{
    if (banned.where == Where::everywhere) return true;
    if (!path.starts_with("engine/") && !path.starts_with("games/")) return false;
    // The default fault handler has nobody else left to print for it.
    return !(banned.advice == output_advice && path == "engine/check.cpp");
}

bool stands_in(const BannedName& banned, std::string_view line)
{
    std::string_view name = banned.name;
    const bool is_call = name.ends_with('(');
    if (is_call) name.remove_suffix(1);
    for (std::size_t at = find_word(line, name); at != std::string_view::npos;
         at = find_word(line, name, at + 1)) {
        if (!is_call || trimmed(line.substr(at + name.size())).starts_with('(')) return true;
    }
    return false;
}

bool is_marked(const BannedName& banned, const std::vector<std::string_view>& lines,
               std::size_t index)
{
    if (banned.marker.empty()) return false;
    if (lines[index].find(banned.marker) != std::string_view::npos) return true;
    while (index > 0 && trimmed(lines[index - 1]).starts_with("//")) {
        --index;
        if (trimmed(lines[index]).starts_with(banned.marker)) return true;
    }
    return false;
}

}  // namespace

void check_banned_names(const SourceFile& file, Violations& violations)
{
    if (!is_cpp(file.path)) return;
    const std::string code = code_of(file.text);
    const std::vector<std::string_view> code_lines = lines_of(code);
    const std::vector<std::string_view> lines = lines_of(file.text);
    for (std::size_t index = 0; index < code_lines.size(); ++index) {
        if (code_lines[index].starts_with('#')) continue;
        for (const BannedName& banned : banned_names) {
            if (!applies_to(banned, file.path)) continue;
            if (!stands_in(banned, code_lines[index])) continue;
            if (is_marked(banned, lines, index)) continue;
            violations.push_back({file.path, static_cast<int>(index) + 1, "banned-name",
                                  std::string{banned.name} + " " + std::string{banned.advice}});
        }
    }
}

}  // namespace sortie::tidy
