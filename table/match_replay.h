#pragma once
// From a match to its replay and back.
//
//     save(write_replay(match));
//     const Result<Match> again = match_of(game, read_replay(text).value());
//
// A replay of a match that is not over says that it is unfinished and can be played on. `match_of` verifies
// the replay first (table/verify.h), and how its seed came about if it tells that (table/chance.h), so a match that comes out of it has the same hash after every step. A
// fault in the rules is told as a problem. What cannot be saved this way is a position that was not reached
// by moves; that is what snapshots are for (engine/snapshot.h).

#include <string>

#include "engine/result.h"
#include "table/match.h"
#include "table/replay.h"

namespace sortie {

Replay replay_of(const Match& match);
std::string write_replay(const Match& match);

Result<Match> match_of(const GameModule& game, const Replay& replay);

}  // namespace sortie
