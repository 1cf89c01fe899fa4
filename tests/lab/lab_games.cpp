#include "tests/lab/lab_games.h"

#include "engine/module_of.h"
#include "games/games.h"
#include "table/games.h"
#include "tests/table/flawed_game.h"

namespace sortie {

const GameModule& tictactoe_game()
{
    return *find_game(all_games(), "tictactoe").value();
}

const GameModule& skirmish_game()
{
    return *find_game(all_games(), "skirmish").value();
}

const GameModule& faulty_game()
{
    return module_of<flawed::FlawedGame<flawed::Flaw::faulty_rule>>();
}

const GameModule& endless_game()
{
    return module_of<flawed::FlawedGame<flawed::Flaw::endless>>();
}

Setup usual(const GameModule& game, int seats)
{
    return usual_setup(game.options(), seats);
}

}  // namespace sortie
