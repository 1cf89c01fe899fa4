#pragma once
// Writing a scenario: how a game that went wrong becomes a file that somebody can run again.
//
//     ScenarioDraft draft{.game = &game, .setup = setup, .moves = moves};
//     draft.title = "a unit has left the board";
//     draft.found = "step 17: units[3].cell: none expected, b2 found";
//     save(write_scenario(draft));
//
// The file starts the same game with the same seed, makes the moves and says as a comment what went wrong.
// Every scenario must expect something, so before the last move it expects that this move is legal; whoever
// takes up the file replaces that by what ought to be true. Numbers are not forced: the seed brings them.

#include <string>
#include <vector>

#include "engine/module.h"
#include "table/match.h"

namespace sortie {

struct ScenarioDraft {
    const GameModule* game = nullptr;
    Setup setup{};
    std::vector<SeatMove> moves{};
    std::string title{};
    std::string found{};                      // any number of lines
    std::vector<std::string> expectations{};  // whole lines, put behind the last move
};

std::string write_scenario(const ScenarioDraft& draft);

// The moves of a match so far.
ScenarioDraft draft_of(const Match& match);

}  // namespace sortie
