#pragma once
// A trial: one game of the battery, played with all checks at every position and every step.
//
//     Probe probe(game, samples, counts);
//     const TrialResult result = play_trial(probe, setup, seed);
//     if (result.defect) ...                     // what is wrong, after result.moves
//
// A trial ends at the first defect. The other two are for repeating and shrinking a failure.
// `repeat_trial` plays given moves and leaves out those that are not legal where they come; an
// answer to a reaction window is aimed at the window that is open then, because its number changes
// when earlier moves are left out. `short_trial` makes other random choices from the same start and
// stops early.
//
// The same random game is also played without checks, step by step and behind one call, which must
// agree.
//
// Everything is guarded: a fault of the game is a defect of the trial.

#include <cstdint>
#include <span>
#include <vector>

#include "table/battery_checks.h"

namespace sortie::battery {

struct TrialResult {
    std::vector<SeatMove> moves;  // all that were played
    Verdict defect;
    bool is_over = false;
};

TrialResult play_trial(Probe& probe, const Setup& setup, std::uint64_t seed);

TrialResult repeat_trial(Probe& probe, const Setup& setup, std::uint64_t seed,
                         std::span<const SeatMove> moves);

TrialResult short_trial(Probe& probe, const Setup& setup, std::uint64_t seed,
                        std::uint64_t chooser_seed, std::size_t moves_most);

}  // namespace sortie::battery
