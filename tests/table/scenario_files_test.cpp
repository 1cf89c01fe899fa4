// Runs every scenario file of the tree and every example of the manual. Tests run in the root of the
// repository, so the folders are named from there.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "games/games.h"
#include "table/scenario.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

const std::filesystem::path scenario_folder = "tests/scenarios";
const std::filesystem::path manual = "docs/scenarios.md";

std::string content_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    EXPECT(file.good()) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> scenario_files(std::string_view game)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(scenario_folder / game, error)) {
        if (entry.path().extension() == ".scenario") files.push_back(entry.path());
    }
    EXPECT(!error) << scenario_folder / game << ": " << error.message();
    std::ranges::sort(files);
    return files;
}

struct Example {
    int line = 0;      // of the fence in the document
    std::string info;  // what stands behind the fence
    std::string text;
};

std::vector<Example> examples_in(std::string_view document)
{
    std::vector<Example> examples;
    bool is_inside = false;
    for (int number = 1; !document.empty(); ++number) {
        const std::size_t end = std::min(document.find('\n'), document.size());
        const std::string_view line = document.substr(0, end);
        document.remove_prefix(std::min(end + 1, document.size()));
        if (line.starts_with("```")) {
            if (!is_inside) examples.push_back({number, std::string(line.substr(3)), ""});
            is_inside = !is_inside;
        } else if (is_inside) {
            examples.back().text += std::string(line) + "\n";
        }
    }
    return examples;
}

void run_all(std::string_view game)
{
    const std::vector<std::filesystem::path> files = scenario_files(game);
    EXPECT_GE(files.size(), 3u) << "run the test in the root of the repository";
    for (const std::filesystem::path& path : files) {
        const ScenarioReport report = run_scenario(all_games(), content_of(path), path.string());
        EXPECT(report.is_passed()) << report.text();
        EXPECT(!report.title.empty()) << path << " has no title";
    }
}

}  // namespace

TEST("all scenarios of tic-tac-toe pass")
{
    run_all("tictactoe");
}

TEST("all scenarios of skirmish pass")
{
    run_all("skirmish");
}

TEST("all scenarios of MERC pass")
{
    run_all("merc");
}

TEST("every folder of scenarios is one of a game that is run here")
{
    for (const auto& entry : std::filesystem::directory_iterator(scenario_folder)) {
        const std::string name = entry.path().filename().string();
        EXPECT(name == "tictactoe" || name == "skirmish" || name == "merc") << name;
    }
}

TEST("every example of the manual does what the manual says")
{
    int passed = 0;
    int failed = 0;
    for (const Example& example : examples_in(content_of(manual))) {
        if (!example.info.starts_with("scenario")) continue;
        const std::string place = manual.string() + ":" + std::to_string(example.line);
        const ScenarioReport report = run_scenario(table_games(), example.text, place);
        const bool shall_fail = example.info == "scenario fails";
        EXPECT_EQ(report.is_passed(), !shall_fail) << report.text();
        ++(shall_fail ? failed : passed);
    }
    EXPECT_GE(passed, 5);
    EXPECT_GE(failed, 1);
}

TEST("the message that the manual shows is the one that its failing example gives")
{
    const std::vector<Example> examples = examples_in(content_of(manual));
    const auto failing = std::ranges::find(examples, "scenario fails", &Example::info);
    ASSERT_NE(failing, examples.end());
    const ScenarioReport report = run_scenario(table_games(), failing->text, "corner.scenario");
    const auto shown = std::next(failing);
    ASSERT_NE(shown, examples.end());
    EXPECT_EQ("failed " + report.text() + "\n0 passed, 1 failed\n", shown->text);
}

}  // namespace sortie
