#include "tests/lab/lab_games.h"

#include "engine/module_of.h"
#include "games/games.h"
#include "games/tictactoe/tictactoe.h"
#include "table/games.h"
#include "tests/table/flawed_game.h"

namespace sortie {
namespace {

std::string_view any(const tictactoe::TicTacToe::State&)
{
    return "any";
}

struct Labelled : tictactoe::TicTacToe {
    static constexpr std::array labels{Label<State>{"any", any}};
};

struct Broken : tictactoe::TicTacToe {
    static void check_state(const State&) { fault("nothing is right"); }
};

}  // namespace

const GameModule& labelled_game()
{
    return module_of<Labelled>();
}

const GameModule& broken_game()
{
    return module_of<Broken>();
}

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
