#pragma once
// The games that the tests of the lab play, behind their modules, so that the templates of a game
// are compiled once for all tests. `faulty_game` and `endless_game` are flawed on purpose.
//
//     const SimulationResult result = simulate(tictactoe_game(), {.setup = usual_setup({}, 2)});

#include "engine/module.h"

namespace sortie {

const GameModule& tictactoe_game();
const GameModule& skirmish_game();
const GameModule& faulty_game();
const GameModule& endless_game();
const GameModule& labelled_game();  // tic-tac-toe with a label that all games share
const GameModule& broken_game();    // tic-tac-toe whose invariant never holds

Setup usual(const GameModule& game, int seats);

}  // namespace sortie
