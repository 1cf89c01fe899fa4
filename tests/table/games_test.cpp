#include "table/games.h"

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {

TEST("a game is found by its name")
{
    const auto game = find_game(table_games(), "duel");
    ASSERT_TRUE(game.is_ok());
    EXPECT_EQ(game.value(), &duel_game());
}

TEST("an unknown game is answered with the games there are")
{
    const GameModule* const games[] = {&tictactoe_game(), &duel_game()};
    const auto game = find_game(games, "ches");
    ASSERT_FALSE(game.is_ok());
    EXPECT_EQ(game.problem().words, "there is no game 'ches'; games are: tictactoe, duel");
}

TEST("a name is not found by its beginning or in other letters")
{
    EXPECT(!find_game(table_games(), "due").is_ok());
    EXPECT(!find_game(table_games(), "Duel").is_ok());
    EXPECT(!find_game(table_games(), "").is_ok());
}

TEST("a program without games says so")
{
    EXPECT_EQ(find_game({}, "duel").problem().words,
              "there is no game 'duel'; this program has none");
}

}  // namespace sortie
