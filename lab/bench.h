#pragma once
// How fast a game is on this machine: copying a state, listing moves, applying one, whole random
// games.
//
//     const BenchResult result = bench(game, {.setup = setup});
//     print(bench_text(result));
//
// Every figure is the median of several repetitions and carries the least and the most of them.
// Within a repetition everything is measured once, so that a disturbance hits all of it alike.
// A search is measured in middle games with random playouts to the end, one thread by processor time; how much two threads
// do more than one is by the clock on the wall and says something only on a machine that has nothing else to do.
//
// Random games work out every legal move of every position and then draw one; a game whose arguments come as bits keeps
// them in blocks (engine/move_blocks.h). `legal_moves_ns` is a list with every move written out.
//
// `memcpy_ns` is a plain copy of as many bytes in the same run: what a clone costs is best seen as
// a ratio to it.
//
// Everything else runs on one thread and is measured in processor time, because on a busy machine the
// clock on the wall also counts the time that others had; `processor_share` says how much of the
// wall's time the measurement got, searches apart. Caches and frequency are still shared, so a quiet machine gives
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

// In each search that is measured.
inline constexpr std::uint32_t search_iterations = 1000;

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
    Figure search_iterations_per_second;
    Figure search_two_threads;            // how many times as many as one
    std::size_t search_memory_bytes = 0;  // of one search of `search_iterations`
    double processor_share = 0;
};

BenchResult bench(const GameModule& game, const BenchOptions& options);

std::string bench_text(const BenchResult& result);
// Each figure as its median, and with `_least` and `_most` behind its name.
std::string bench_json(const BenchResult& result);

}  // namespace sortie
