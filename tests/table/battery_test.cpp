#include "table/battery.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "table/scenario.h"
#include "tests/support/temporary_folder.h"
#include "tests/table/flawed_runs.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

using flawed::Flaw;
using flawed::FlawedGame;
using flawed::says;

BatteryReport run(const GameModule& game, std::uint64_t games)
{
    BatteryOptions options;
    options.games = games;
    return run_battery(game, options);
}

TEST("tic-tac-toe passes the battery")
{
    const BatteryReport report = run(tictactoe_game(), 200);
    EXPECT(report.is_clean()) << report.text();
    EXPECT_EQ(report.counts.games, 200u);
    EXPECT_EQ(report.counts.replays, 200u);
    EXPECT_EQ(report.counts.playouts, 200u);
    EXPECT_EQ(report.counts.names, 9u);
    EXPECT_GT(report.counts.refused, 10000u);
}

LONG_TEST("tic-tac-toe passes the battery ten thousand times")
{
    const BatteryReport report = run(tictactoe_game(), 10000);
    EXPECT(report.is_clean()) << report.text();
}

TEST("skirmish passes the battery with all of its facilities")
{
    const BatteryReport report = run(skirmish_game(), 200);
    EXPECT(report.is_clean()) << report.text();
    EXPECT_GT(report.counts.moves, 200u * 20u);
    EXPECT_GT(report.counts.views_of_others, 10000u);
    EXPECT_GT(report.counts.events, 10000u);
    EXPECT_GT(report.counts.edits, 100u);
    EXPECT_GT(report.counts.moves_out_of_turn, 10u);
    for (std::size_t seats = 2; seats <= 4; ++seats) {
        EXPECT_GT(report.counts.games_of_seats[seats], 60u);
    }
}

LONG_TEST("skirmish passes the battery ten thousand times")
{
    const BatteryReport report = run(skirmish_game(), 10000);
    EXPECT(report.is_clean()) << report.text();
}

TEST("a sound game with secrets, chance and windows passes, and everything was compared")
{
    const BatteryReport report = run(module_of<FlawedGame<Flaw::none>>(), 60);
    EXPECT(report.is_clean()) << report.text();
    EXPECT_GT(report.counts.views_of_others, 1000u);
    EXPECT_GT(report.counts.events, 1000u);
    EXPECT_GT(report.counts.events_learned, 10u);
    EXPECT_GT(report.counts.events_not_legal, 10u);
    EXPECT_GT(report.counts.edits, 100u);
    EXPECT(report.never_varied.empty());
}

TEST("the same run twice gives the same counts")
{
    const BatteryReport first = run(module_of<FlawedGame<Flaw::none>>(), 10);
    const BatteryReport second = run(module_of<FlawedGame<Flaw::none>>(), 10);
    EXPECT_EQ(first.text(), second.text());
}

TEST("a run without games has failed, because it proves nothing")
{
    const BatteryReport report = run(tictactoe_game(), 0);
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT(report.failures[0].check == BatteryCheck::coverage);
}

TEST("seats that the game does not have, and options that it does not know, are told")
{
    BatteryOptions options;
    options.seats = 5;
    BatteryReport report = run_battery(tictactoe_game(), options);
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT(says(report.failures[0], "tictactoe has 2 seats, not 5"));

    options.seats = 0;
    options.options = {{"carts", "9"}};
    report = run_battery(module_of<FlawedGame<Flaw::none>>(), options);
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT(says(report.failures[0], "there is no option 'carts'"));
}

TEST("every number of seats and other options are played, unless they are given")
{
    BatteryOptions options;
    options.games = 12;
    BatteryReport report = run_battery(module_of<FlawedGame<Flaw::none>>(), options);
    EXPECT_EQ(report.counts.games_of_seats[2], 6u);
    EXPECT_EQ(report.counts.games_of_seats[3], 6u);
    EXPECT_GT(report.counts.games_varied, 2u);
    EXPECT_LE(report.counts.games_varied, 6u);

    options.seats = 3;
    options.options = {{"cards", "9"}};
    report = run_battery(module_of<FlawedGame<Flaw::none>>(), options);
    EXPECT_EQ(report.counts.games_of_seats[3], 12u);
    EXPECT_EQ(report.counts.games_varied, 12u);

    options.options.clear();
    options.vary_options = false;
    report = run_battery(module_of<FlawedGame<Flaw::none>>(), options);
    EXPECT_EQ(report.counts.games_varied, 0u);
}

TEST("a failure is written as a scenario that fails in the same way")
{
    const TemporaryFolder folder;
    BatteryOptions options;
    options.games = 20;
    options.failure_folder = folder / "failures";
    const GameModule& game = module_of<FlawedGame<Flaw::faulty_rule>>();
    const BatteryReport report = run_battery(game, options);
    ASSERT_EQ(report.failures.size(), 1u);
    const BatteryFailure& failure = report.failures[0];
    EXPECT_EQ(failure.file.filename(),
              "flawed-seed-" + std::to_string(failure.seed) + "-fault.scenario");

    std::ifstream file(failure.file);
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_EQ(text.str(), failure.scenario);
    const GameModule* const games[] = {&game};
    const ScenarioReport scenario = run_scenario(games, text.str(), "failure.scenario");
    ASSERT_FALSE(scenario.is_passed());
    EXPECT_NE(scenario.failure->words.find("card != CardId{5}"), std::string::npos)
        << scenario.text();
}

TEST("a report names game, seed, step and what is wrong")
{
    const BatteryReport report = run(module_of<FlawedGame<Flaw::leaky_event>>(), 5);
    ASSERT_EQ(report.failures.size(), 1u);
    const std::string text = report.text();
    EXPECT_NE(text.find("game flawed, seed 1, step 1"), std::string::npos) << text;
    EXPECT_NE(text.find("a seat hears too much"), std::string::npos) << text;
    EXPECT_NE(text.find("seat 1: draw"), std::string::npos) << text;
}

TEST("a run stops when enough games have failed")
{
    BatteryOptions options;
    options.games = 100;
    options.failing_games_max = 4;
    const BatteryReport report = run_battery(module_of<FlawedGame<Flaw::leaky_view>>(), options);
    EXPECT_EQ(report.failing_games, 4u);
    EXPECT_EQ(report.counts.games, 4u);
    EXPECT_EQ(report.failures.size(), 1u);
}

TEST("progress is told after every game")
{
    BatteryOptions options;
    options.games = 7;
    std::uint64_t last = 0;
    int calls = 0;
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_EQ(total, 7u);
        last = done;
        ++calls;
    };
    EXPECT(run_battery(tictactoe_game(), options).is_clean());
    EXPECT_EQ(last, 7u);
    EXPECT_EQ(calls, 7);
}

TEST("every check has a name and words of its own")
{
    std::set<std::string_view> names;
    std::set<std::string_view> words;
    for (int i = 0; i <= static_cast<int>(BatteryCheck::coverage); ++i) {
        names.insert(name_of(static_cast<BatteryCheck>(i)));
        words.insert(words_of(static_cast<BatteryCheck>(i)));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(BatteryCheck::coverage) + 1);
    EXPECT_EQ(words.size(), names.size());
    EXPECT_EQ(name_of(BatteryCheck::view), "view");
}

}  // namespace
}  // namespace sortie
