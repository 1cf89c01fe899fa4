#pragma once
// How fast a game is on this machine: copying a state, listing moves, applying one, whole random
// games.
//
//     const BenchResult result = bench(game, {.setup = setup});
//     print(bench_text(result));
//
// Every figure is the median of several repetitions and carries the least and the most of them.
// Within a repetition everything is measured once, so that a disturbance hits all of it alike.
// `memcpy_ns` is a plain copy of as many bytes in the same run: what a clone costs is best seen as
// a ratio to it.
//
// Everything runs on one thread and is measured in processor time, because on a busy machine the
// clock on the wall also counts the time that others had; `processor_share` says how much of the
// wall's time the measurement got. Caches and frequency are still shared, so a quiet machine gives
// the better figures.

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/module.h"
#include "lab/figure.h"

namespace sortie {

struct BenchOptions {
    Setup setup{};
    int repetitions = 7;
    double seconds =
        0.5;  // of random games in each repetition; everything else takes a tenth of it
};

struct BenchResult {
    std::string game;
    int seats = 0;
    int repetitions = 0;
    std::size_t state_bytes = 0;
    std::size_t positions = 0;  // sampled from random games, for all but the random games
    Figure clone_ns;
    Figure memcpy_ns;
    Figure legal_moves_ns;
    Figure apply_ns;          // without the copy that the measurement needs
    Figure moves_per_second;  // random games: start, listing, choosing, applying
    Figure games_per_second;
    double processor_share = 0;
};

BenchResult bench(const GameModule& game, const BenchOptions& options);

std::string bench_text(const BenchResult& result);
// Each figure as its median, and with `_least` and `_most` behind its name.
std::string bench_json(const BenchResult& result);

}  // namespace sortie
