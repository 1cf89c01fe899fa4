#pragma once
// The games that the tests of the lab play, behind their modules, so that the templates of a game
// are compiled once for all tests. `faulty_game`, `endless_game` and `stubborn_game` are
// flawed on purpose.
//
//     const SimulationResult result = simulate(tictactoe_game(), {.setup = usual_setup({}, 2)});

#include <string>

#include "engine/module.h"
#include "lab/simulate.h"

namespace sortie {

const GameModule& tictactoe_game();
const GameModule& skirmish_game();
const GameModule& faulty_game();
const GameModule& endless_game();
const GameModule& labelled_game();  // tic-tac-toe with a label that all games share
const GameModule& broken_game();    // tic-tac-toe whose invariant never holds
// Tic-tac-toe without turns: both seats may always place. Its bot wants b2 and nothing else, and seat 2 begins.
const GameModule& stubborn_game();

Setup usual(const GameModule& game, int seats);

// 40 games that were played at random, as they are written to be gone on from.
std::string written(const GameModule& game, bool with_details);

// Everything that must not depend on who played what: threads and processes are one, and took a second.
inline std::string totals(SimulationResult result)
{
    result.seconds = 1;
    result.threads = 1;
    result.processes = 1;
    return simulation_json(result);
}

}  // namespace sortie
