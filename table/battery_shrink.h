#pragma once
// Shrinking: from a game in which something is wrong to a shorter one in which the same is wrong.
//
//     const TrialResult shorter = shrink(game, options, setup, seed, result);
//
// Two things are tried, each with all checks: other random games from the same start that are
// shorter, which helps where turns alternate and no single move can go; and leaving out moves in
// ever smaller pieces. What still shows the same defect is kept. "The same" is the same kind of
// defect, and for faults the same words. The effort is bounded in moves, so the result is short but
// not promised to be the shortest.

#include <cstdint>

#include "table/battery_trial.h"

namespace sortie::battery {

// The answer has the same defect and at most as many moves.
TrialResult shrink(const GameModule& game, const BatteryOptions& options, const Setup& setup,
                   std::uint64_t seed, const TrialResult& failed);

}  // namespace sortie::battery
