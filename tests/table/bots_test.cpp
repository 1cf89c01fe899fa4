#include "table/bots.h"

#include "games/skirmish/module.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a bot is found by its name, and the random one has no number")
{
    const GameModule& game = skirmish::game_module();
    EXPECT_EQ(find_bot(game, "random").value(), std::nullopt);
    const auto hard = find_bot(game, "hard");
    ASSERT_TRUE(hard.is_ok());
    EXPECT_EQ(game.bot_names()[*hard.value()], "hard");
}

TEST("a bot that does not exist is answered with those that do")
{
    const auto bot = find_bot(skirmish::game_module(), "genius");
    ASSERT_FALSE(bot.is_ok());
    EXPECT_EQ(bot.problem().words,
              "there is no bot 'genius'; there are: random, steady, easy, normal, hard, expert");
}

}  // namespace
}  // namespace sortie
