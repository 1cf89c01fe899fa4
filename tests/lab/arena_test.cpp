#include "lab/arena.h"

#include <boost/json/parse.hpp>
#include <sys/resource.h>

#include "games/merc/module.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

ArenaOptions contest(const GameModule& game, std::string a, std::string b, std::uint64_t games)
{
    ArenaOptions options;
    options.a = std::move(a);
    options.b = std::move(b);
    options.games = games;
    options.threads = 1;
    options.setup = usual(game, game.info().seats_least);
    return options;
}

std::string figures(ArenaResult result)
{
    result.seconds = 0;
    result.threads = 0;
    return arena_json(result);
}

TEST("a bot that thinks beats one that does not")
{
    const auto result =
        run_arena(tictactoe_game(), contest(tictactoe_game(), "easy", "random", 60));
    ASSERT_TRUE(result.is_ok());
    EXPECT_GT(result.value().score.share(), 0.8);
    EXPECT_GT(result.value().score.interval().low, 0.5);
    EXPECT_EQ(result.value().faults, 0u);
}

TEST("a bot against itself gets as many points on one side as it gives on the other")
{
    const auto result = run_arena(skirmish_game(), contest(skirmish_game(), "steady", "steady", 6));
    ASSERT_TRUE(result.is_ok());
    EXPECT_DOUBLE_EQ(result.value().score.share(), 0.5);
    ASSERT_EQ(result.value().sides.size(), 2u);
    EXPECT_DOUBLE_EQ(result.value().sides[0].score.points + result.value().sides[1].score.points,
                     3.0);
}

TEST("the result does not depend on the number of threads, also where it stops early")
{
    ArenaOptions options = contest(tictactoe_game(), "easy", "random", 200);
    options.stop_at_elo = 100;
    const std::string expected = figures(run_arena(tictactoe_game(), options).value());
    options.threads = 3;
    EXPECT_EQ(figures(run_arena(tictactoe_game(), options).value()), expected);
    EXPECT_LT(run_arena(tictactoe_game(), options).value().score.games, 200u);
    EXPECT(run_arena(tictactoe_game(), options).value().verdict == ArenaVerdict::better);
}

TEST("games that are not played take no memory")
{
    const auto most_kib = [] {
        struct rusage usage{};
        EXPECT_EQ(getrusage(RUSAGE_SELF, &usage), 0);
        return usage.ru_maxrss;
    };
    ArenaOptions options = contest(tictactoe_game(), "easy", "random", arena_games_max);
    options.stop_at_elo = 100;
    const auto before = most_kib();
    EXPECT_LT(run_arena(tictactoe_game(), options).value().score.games, 200u);
    EXPECT_LT(most_kib() - before, 100 * 1024);
}

TEST("the interval belongs to the share, half points included")
{
    ArenaScore score;
    score.games = 1;
    score.draws = 1;
    score.points = 0.5;
    EXPECT_NEAR(score.interval().low + score.interval().high, 1.0, 1e-12);
    score.games = 4;
    score.points = 2.5;
    EXPECT_GT(score.interval().low, share_interval(2, 4).low);
    EXPECT_LT(score.interval().low, share_interval(3, 4).low);
}

TEST("the sequential test also finds that a bot is not better")
{
    ArenaOptions options = contest(tictactoe_game(), "random", "easy", 400);
    options.stop_at_elo = 100;
    EXPECT(run_arena(tictactoe_game(), options).value().verdict == ArenaVerdict::not_better);
}

TEST("sides are those who win together, and a side that the game plays is given to a bot")
{
    const GameModule& game = merc::game_module();
    ArenaOptions options = contest(game, "steady", "random", 4);
    options.setup = usual_setup(game.options(), 3);
    const ArenaResult result = run_arena(game, options).value();
    EXPECT_EQ(result.setup, "dictator=human");
    ASSERT_EQ(result.sides.size(), 2u);
    EXPECT_EQ(result.sides[0].name, "rebels");
    EXPECT_EQ(result.sides[0].score.games, 2u);
    EXPECT_EQ(result.sides[1].score.games, 2u);
}

TEST("V4.11: in Versus factions meet, and nobody sits in the empty chair")
{
    const GameModule& game = merc::game_module();
    ArenaOptions options = contest(game, "random", "random", 2);
    options.setup = usual_setup(game.options(), 3);
    CHECK(!set_option(game.options(), options.setup, "mode", "versus"));
    const auto duel = run_arena(game, options);
    ASSERT_TRUE(duel.is_ok()) << duel.problem().words;
    ASSERT_EQ(duel.value().sides.size(), 2u);
    EXPECT_EQ(duel.value().sides[0].name, "seat 1");
    EXPECT_EQ(duel.value().sides[1].name, "seat 2");
    EXPECT_EQ(duel.value().setup, "mode=versus");
}

TEST("an arena that is stopped at once has played nothing, and says so")
{
    const std::atomic<bool> stop = true;
    ArenaOptions options = contest(tictactoe_game(), "easy", "random", 5);
    options.stop = &stop;
    const ArenaResult result = run_arena(tictactoe_game(), options).value();
    EXPECT_EQ(result.games(), 0u);
    EXPECT_EQ(result.wanted, 6u);
    EXPECT_FALSE(result.is_complete());
    EXPECT_EQ(arena_text(result), "easy against random in tictactoe, 2 seats, seed 1\n");
    options.stop = nullptr;
    EXPECT(run_arena(tictactoe_game(), options).value().is_complete());
}

TEST("an odd number of games is played in whole pairs")
{
    const auto result =
        run_arena(tictactoe_game(), contest(tictactoe_game(), "random", "random", 5));
    EXPECT_EQ(result.value().score.games, 6u);
}

TEST("a bot that does not exist is told before anything is played")
{
    const auto result = run_arena(tictactoe_game(), contest(tictactoe_game(), "easy", "genius", 5));
    ASSERT_FALSE(result.is_ok());
    EXPECT(result.problem().words.find("'genius'") != std::string::npos);
}

TEST("a game that faults is counted apart, with the words of the first")
{
    const auto result = run_arena(faulty_game(), contest(faulty_game(), "random", "random", 100));
    ASSERT_TRUE(result.is_ok());
    EXPECT_GT(result.value().faults, 0u);
    EXPECT(!result.value().first_fault.empty());
    EXPECT_EQ(result.value().score.games + result.value().faults, 100u);
}

TEST("elo is zero for equals, and finite for a bot that wins everything")
{
    EXPECT_DOUBLE_EQ(elo_of(0.5, 100), 0);
    EXPECT_NEAR(elo_of(0.75, 1000), 190.8, 0.1);
    EXPECT_GT(elo_of(1.0, 100), 800);
    EXPECT_LT(elo_of(1.0, 100), 1000);
}

TEST("the figures are told in words and as JSON")
{
    const ArenaResult result =
        run_arena(tictactoe_game(), contest(tictactoe_game(), "easy", "random", 10)).value();
    const std::string text = arena_text(result);
    EXPECT(text.find("easy against random in tictactoe, 2 seats, seed 1\n") == 0) << text;
    EXPECT(text.find("of 10 games") != std::string::npos) << text;
    const auto json = boost::json::parse(arena_json(result)).as_object();
    EXPECT_EQ(json.at("a").as_string(), "easy");
    EXPECT_EQ(json.at("score").at("games").as_int64(), 10);
}

}  // namespace
}  // namespace sortie
