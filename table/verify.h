#pragma once
// Verifying a replay: playing it again and comparing everything that it claims.
//
//     const Result<Replay> replay = read_replay(text);
//     const auto problem = verify_replay(game, replay.value());
//     if (problem) tell(problem->words);     // "step 17: seat 1 may not 'place b2': X2.1: the cell ..."
//
// The game, its rules version, every option, the hash of the start, each move's legality, the hash after
// each move and the outcome are compared; the first difference is told in one line that names its step.
//
// A fault in the rules goes to the installed fault handler (engine/check.h). Whoever must survive it asks
// inside `guarded`, as `match_of` in table/match_replay.h does. Nothing here throws or needs more than the
// engine, so it runs in WebAssembly as well.

#include <optional>

#include "engine/module.h"
#include "engine/result.h"
#include "table/replay.h"

namespace sortie {

// The set-up that the replay was played with, if this is the game and the rules for it.
Result<Setup> setup_of(const GameModule& game, const Replay& replay);

[[nodiscard]] std::optional<Problem> verify_replay(const GameModule& game, const Replay& replay);

}  // namespace sortie
