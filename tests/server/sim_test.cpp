#include "tests/server/sim.h"

#include <cstdlib>

#include "tests/support/test.h"

namespace sortie::sim {
namespace {

// A world with faults comes to the end of the world without. Answers what is wrong, with the command that repeats it.
std::string compare(const std::string& game, int seats, std::uint64_t seed)
{
    SimOptions options{.seed = seed, .game = game, .seats = seats};
    const SimReport clean = simulate_server(options);
    options.faults = true;
    const SimReport rough = simulate_server(options);
    std::string words;
    if (!clean.failure.empty()) words = "without faults: " + clean.failure;
    if (!rough.failure.empty()) words = "with faults: " + rough.failure;
    if (words.empty() && clean.outcome != rough.outcome) {
        words = "the games went another way:\n" + clean.outcome + rough.outcome;
    }
    if (words.empty()) return "";
    return words + "\nrepeat it: SORTIE_SIM=" + game + ":" + std::to_string(seats) + ":" +
           std::to_string(seed) + " test_server --gtest_filter='sim_test.*the one world*'";
}

void compare_many(const std::string& game, int seats, std::uint64_t from, std::uint64_t count)
{
    for (std::uint64_t seed = from; seed < from + count; ++seed) {
        const std::string words = compare(game, seats, seed);
        ASSERT_EQ(words, "");
    }
}

}  // namespace

TEST("a world without faults plays its games to their end")
{
    const SimReport report = simulate_server({.seed = 3, .game = "tictactoe", .tables = 3});
    EXPECT_EQ(report.failure, "");
    EXPECT_GE(report.moves, 15u);
    EXPECT_EQ(report.restarts + report.lost + report.breaks + report.disk_faults, 0u);
}

TEST("a world with faults has all of them")
{
    SimReport sum;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SimReport report =
            simulate_server({.seed = seed, .game = "skirmish", .faults = true});
        EXPECT_EQ(report.failure, "");
        sum.restarts += report.restarts;
        sum.lost += report.lost;
        sum.breaks += report.breaks;
        sum.disk_faults += report.disk_faults;
    }
    EXPECT_GT(sum.restarts, 10u);
    EXPECT_GT(sum.lost, 100u);
    EXPECT_GT(sum.breaks, 20u);
    EXPECT_GT(sum.disk_faults, 50u);
}

TEST("faults of network, disk and server change nothing about a game")
{
    compare_many("tictactoe", 2, 1, 60);
    compare_many("skirmish", 2, 1, 20);
    compare_many("skirmish", 3, 1, 10);
}

LONG_TEST("faults of network, disk and server change nothing about ten thousand games")
{
    compare_many("tictactoe", 2, 1000, 7000);
    compare_many("skirmish", 2, 1000, 2000);
    compare_many("skirmish", 4, 1000, 1000);
}

// SORTIE_SIM=skirmish:2:17 repeats one world.
TEST("the one world that was asked for comes to its right end")
{
    const char* wanted = std::getenv("SORTIE_SIM");
    if (wanted == nullptr) GTEST_SKIP() << "SORTIE_SIM is not set";
    const std::string text = wanted;
    const std::size_t first = text.find(':');
    const std::size_t second = text.find(':', first + 1);
    ASSERT_NE(second, std::string::npos);
    EXPECT_EQ(compare(text.substr(0, first), std::stoi(text.substr(first + 1)),
                      std::stoull(text.substr(second + 1))),
              "");
}

}  // namespace sortie::sim
