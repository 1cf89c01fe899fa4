#include "lab/ladder.h"

#include <boost/json/parse.hpp>

#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

LadderOptions options_of(std::vector<std::string> bots)
{
    LadderOptions options;
    options.bots = std::move(bots);
    options.games = 10;
    options.threads = 1;
    options.setup = usual(tictactoe_game(), 2);
    return options;
}

TEST("each bot plays the next one below it")
{
    const Ladder ladder = climb(tictactoe_game(), options_of({"random", "steady", "easy"})).value();
    ASSERT_EQ(ladder.contests.size(), 2u);
    EXPECT_EQ(ladder.contests[0].a, "steady");
    EXPECT_EQ(ladder.contests[0].b, "random");
    EXPECT_EQ(ladder.contests[1].a, "easy");
    EXPECT_EQ(ladder.contests[1].b, "steady");
    EXPECT_GT(ladder.contests[0].score.share(), 0.6);
}

TEST("everybody plays everybody if that is wanted, and all games are counted beforehand")
{
    LadderOptions options = options_of({"random", "steady", "easy"});
    options.is_complete = true;
    options.games = 3;
    EXPECT_EQ(games_of_ladder(tictactoe_game(), options), 12u);
    std::uint64_t last = 0;
    options.progress = [&](std::uint64_t done) { last = done; };
    EXPECT_EQ(climb(tictactoe_game(), options).value().contests.size(), 3u);
    EXPECT_EQ(last, 12u);
}

TEST("a ladder that is stopped begins no further contest")
{
    std::atomic<bool> stop = false;
    LadderOptions options = options_of({"random", "steady", "easy"});
    options.stop = &stop;
    options.progress = [&](std::uint64_t done) { stop = done == 10; };
    const Ladder ladder = climb(tictactoe_game(), options).value();
    EXPECT_EQ(ladder.games, 10u);
    EXPECT_EQ(ladder.wanted, 20u);
    EXPECT_FALSE(ladder.is_complete());
    const std::string table = ladder_markdown(ladder);
    EXPECT_NE(table.find("| steady | random | "), std::string::npos) << table;
    EXPECT_EQ(table.find("| easy | steady | "), std::string::npos) << table;
    EXPECT(climb(tictactoe_game(), options_of({"random", "steady"})).value().is_complete());
}

TEST("an unknown bot and a ladder of one are problems")
{
    EXPECT_FALSE(climb(tictactoe_game(), options_of({"random", "genius"})).is_ok());
    EXPECT_FALSE(climb(tictactoe_game(), options_of({"random"})).is_ok());
}

TEST("the table has a row for each contest, and the JSON as well")
{
    const Ladder ladder = climb(tictactoe_game(), options_of({"random", "steady"})).value();
    const std::string table = ladder_markdown(ladder);
    EXPECT(table.find("| steady | random | ") != std::string::npos) << table;
    EXPECT(table.find("| 10 |\n") != std::string::npos) << table;
    EXPECT(ladder_text(ladder).find("steady against random") == 0);
    EXPECT_EQ(boost::json::parse(ladder_json(ladder)).at("contests").as_array().size(), 1u);
}

}  // namespace
}  // namespace sortie
