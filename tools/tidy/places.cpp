// Where a file may lie, and which file of tests belongs to which source.

#include <algorithm>
#include <array>
#include <set>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

struct Place {
    std::string_view folder;  // "" is the root; a trailing slash includes what is below
    std::vector<std::string_view> endings;  // whole names or extensions
};

const std::vector<Place>& places()
{
    static const std::vector<Place> all{
        {"",
         {"README.md", "LICENSE", "NOTICE", "CMakeLists.txt", "CMakePresets.json", "run", "test",
          ".gitignore", ".gitattributes", ".clang-format", ".clang-tidy"}},
        {".ci/", {"run"}},
        {"cmake/", {".cmake", ".cmake.in"}},
        {"engine/", {".h", ".cpp", "CMakeLists.txt"}},
        {"games/", {".h", ".cpp", "CMakeLists.txt", ".md"}},
        {"table/", {".h", ".cpp", "CMakeLists.txt"}},
        {"store/", {".h", ".cpp", "CMakeLists.txt"}},
        {"lab/", {".h", ".cpp", "CMakeLists.txt"}},
        {"server/", {".h", ".cpp", "CMakeLists.txt"}},
        {"cli/", {".h", ".cpp", "CMakeLists.txt"}},
        {"wasm/", {".h", ".cpp", "CMakeLists.txt"}},
        {"fuzz/corpus/", {".seed", ".found"}},
        {"fuzz/", {".h", ".cpp", "CMakeLists.txt", ".dict"}},
        {"bench/", {".h", ".cpp", "CMakeLists.txt", ".md"}},
        {"tests/package/", {".sh"}},
        {"tests/",
         {".h", ".cpp", ".mjs", "CMakeLists.txt", ".clang-tidy", ".scenario", ".replay", ".json",
          ".txt", ".md"}},
        {"tools/tidy/", {".h", ".cpp", "CMakeLists.txt"}},
        {"tools/fit/", {".h", ".cpp", "CMakeLists.txt"}},
        {"tools/",
         {"packages.txt", "install", "lint", "package", "count-tests", "extract-code", "fuzz",
          "web", ".sh"}},
        {"packaging/",
         {".1", ".service", ".default", "changelog", "conffiles", "copyright", "postinst", "prerm",
          "postrm"}},
        {"web/",
         {".ts", ".js", ".svelte", ".css", ".html", ".svg", ".json", ".prettierrc.json",
          ".prettierignore", ".npmrc"}},
        {"docs/",
         {".md", ".svg", ".png", ".webp", ".h", ".cpp", "CMakeLists.txt", ".scenario", ".replay"}},
    };
    return all;
}

bool is_in(std::string_view path, const Place& place)
{
    if (place.folder.empty()) return path.find('/') == std::string_view::npos;
    return path.starts_with(place.folder);
}

bool has_ending(std::string_view path, std::string_view ending)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    return ending.starts_with('.') ? name.ends_with(ending) : name == ending;
}

struct Untested {
    std::string_view path;
    std::string_view reason;
};

// Sources without tests of their own. Each says why.
constexpr auto untested = std::to_array<Untested>({
    {"games/games.cpp", "is the list of the games"},
    {"games/merc/catalogue.cpp", "tests/merc/scene_test.cpp reads the whole of it"},
    {"games/merc/module.cpp", "only instantiates; every program that lists games runs it"},
    {"games/skirmish/module.cpp", "only instantiates; every program that lists games runs it"},
    {"games/taktik/module.cpp", "only instantiates; every program that lists games runs it"},
    {"games/tictactoe/module.cpp", "only instantiates; every program that lists games runs it"},
    {"cli/command_arena.cpp", "tests/cli/strength_test.cpp calls all three commands"},
    {"cli/command_design.cpp", "tests/cli/commands_test.cpp calls all commands"},
    {"cli/command_files.cpp", "tests/cli/commands_test.cpp calls all commands"},
    {"cli/command_lab.cpp", "tests/cli/commands_test.cpp calls all commands"},
    {"cli/command_play.cpp", "tests/cli/commands_test.cpp calls all commands"},
    {"cli/command_join.cpp", "tests/server/join_test.cpp starts it as a program"},
    {"cli/command_table.cpp", "tests/server/command_table_test.cpp calls it"},
    {"cli/local_game.cpp", "tests/cli/play_session_test.cpp plays on it"},
    {"cli/remote_game.cpp", "tests/server/join_test.cpp plays on it"},
    {"cli/command_serve.cpp", "tests/server/kill_test.cpp starts it as a program"},
    {"cli/command_simulate.cpp", "tests/cli/commands_test.cpp calls all commands"},
    {"lab/mpi/module.cpp", "tests/lab/ranks_test.cpp loads it"},
    {"lab/report_style.cpp", "is a style sheet; tests/lab/report_test.cpp reads the page"},
    {"lab/analysis_text.cpp", "tests/lab/analysis_test.cpp reads what it writes"},
    {"lab/arena_text.cpp", "tests/lab/arena_test.cpp reads what it writes"},
    {"lab/bench_search.cpp", "tests/lab/bench_test.cpp measures with it"},
    {"lab/simulate_text.cpp", "tests/lab/simulate_test.cpp reads what it writes"},
    {"store/sqlite_tables.cpp", "tests/store/store_test.cpp asks for every request"},
    {"cli/main.cpp", "names the games and calls the library"},
    {"server/core/mail.cpp", "tests/server/two_servers_test.cpp plays at two servers"},
    {"server/core/rooms.cpp", "tests/server/core_test.cpp and sim_test.cpp open and close them"},
    {"server/host/host.cpp", "tests/server/kill_test.cpp starts and kills it"},
    {"server/net/hub.cpp", "tests/net/network_test.cpp starts and stops it"},
    {"tools/tidy/main.cpp", "reads files and prints; every test run runs it"},
    {"tools/fit/main.cpp", "plays, fits and prints; every test run runs it for a few games"},
});

// "games/merc/mines.cpp" is tested by "tests/merc/mines_test.cpp", "tools/tidy/scan.cpp" by
// "tests/tidy/scan_test.cpp", "server/net/limits.cpp" by "tests/net/limits_test.cpp", the rest of the server in
// tests/server, everything else by its own path.
std::string test_of(std::string_view path)
{
    for (const std::string_view folder : {"server/core/", "server/host/"}) {
        if (!path.starts_with(folder)) continue;
        const std::string_view name = path.substr(folder.size());
        return "tests/server/" + std::string{name.substr(0, name.find('.'))} + "_test.cpp";
    }
    for (const std::string_view outer : {"games/", "server/", "tools/"}) {
        if (path.starts_with(outer)) path.remove_prefix(outer.size());
    }
    constexpr std::string_view extension = ".cpp";
    return "tests/" + std::string{path.substr(0, path.size() - extension.size())} + "_test.cpp";
}

bool needs_a_test(std::string_view path)
{
    constexpr auto folders = std::to_array<std::string_view>(
        {"engine/", "games/", "table/", "store/", "lab/", "server/", "cli/", "tools/"});
    if (!path.ends_with(".cpp")) return false;
    if (std::ranges::find(untested, path, &Untested::path) != untested.end()) return false;
    return std::ranges::any_of(folders,
                               [&](std::string_view folder) { return path.starts_with(folder); });
}

// "tests/engine/search/tree_test.cpp" belongs to the test program "engine".
std::string_view test_folder_of(std::string_view path)
{
    constexpr std::string_view tests = "tests/";
    if (!path.starts_with(tests) || !path.ends_with("_test.cpp")) return {};
    path.remove_prefix(tests.size());
    return path.substr(0, path.find('/'));
}

bool builds_tests_of(std::string_view list, std::string_view folder)
{
    const std::string call = "sortie_test(" + std::string{folder};
    return list.find(call + " ") != std::string_view::npos ||
           list.find(call + ")") != std::string_view::npos;
}

}  // namespace

void check_places(const Tree& tree, Violations& violations)
{
    for (const SourceFile& file : tree) {
        const auto place = std::ranges::find_if(
            places(), [&](const Place& candidate) { return is_in(file.path, candidate); });
        const bool is_known = place != places().end() &&
                              std::ranges::any_of(place->endings, [&](std::string_view ending) {
                                  return has_ending(file.path, ending);
                              });
        if (is_known) continue;
        violations.push_back(
            {file.path, 1, "stray-file",
             "no file of this kind is expected here; move or delete it, or add its kind"
             " to tools/tidy/places.cpp"});
    }
}

void check_tests_exist(const Tree& tree, Violations& violations)
{
    std::set<std::string, std::less<>> paths;
    for (const SourceFile& file : tree) paths.insert(file.path);
    const auto list = std::ranges::find(tree, "tests/CMakeLists.txt", &SourceFile::path);
    for (const SourceFile& file : tree) {
        if (needs_a_test(file.path) && !paths.contains(test_of(file.path))) {
            violations.push_back(
                {file.path, 1, "no-test",
                 "write " + test_of(file.path) + ", or give a reason in tools/tidy/places.cpp"});
        }
        const std::string_view folder = test_folder_of(file.path);
        if (folder.empty() || list == tree.end()) continue;
        if (!builds_tests_of(list->text, folder)) {
            violations.push_back(
                {file.path, 1, "test-not-run",
                 "add sortie_test(" + std::string{folder} + " LINKS ...) to tests/CMakeLists.txt"});
        }
    }
}

}  // namespace sortie::tidy
