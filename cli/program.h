#pragma once
// The `sortie` program as a library: every command, for whichever games it is given.
//
//     int main(int argc, char** argv)
//     {
//         return sortie::run_program(argc, argv, {&sortie::module_of<my::Game>()});
//     }
//
// That one line gives a game of yours play, simulate, bench, battery, scenario, replay, verify, flow, validate
// and the shells' completions. Exit codes: 0 all is well, 1 something was found or refused, 2 the command line is wrong.

#include <vector>

#include "table/games.h"

namespace sortie {

int run_program(int argc, const char* const* argv, GameList games);
int run_program(int argc, const char* const* argv, const std::vector<const GameModule*>& games);

}  // namespace sortie
