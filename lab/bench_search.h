#pragma once
// How fast a game is searched. Part of lab/bench.h, which says what the figures mean.
//
// The positions follow from a seed, so two builds are measured at the same ones. Nothing here tells how strong a search
// is; that is lab/arena.h.

#include <memory>
#include <vector>

#include "lab/bench.h"

namespace sortie {

// Positions from the middle of random games, and whose turn it is there.
struct MiddleGame {
    std::unique_ptr<Position> position;
    Seat seat;
};
std::vector<MiddleGame> middle_games(const GameModule& game, const Setup& setup, std::size_t count);

void measure_search(const GameModule& game, const BenchOptions& options, BenchResult& result);

}  // namespace sortie
