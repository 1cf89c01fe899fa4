#pragma once
// How fast a game is on this machine: copying a state, listing moves, applying one, whole random games.
//
//     const BenchResult result = bench(game, {.setup = setup});
//
// Every figure is the median of several repetitions and carries the least and the most of them, because a
// single time says nothing on a busy machine. `memcpy_ns` is a plain copy of as many bytes in the same run:
// what a clone costs is best seen as a ratio to it. Everything runs on one thread.

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/module.h"

namespace sortie {

struct BenchOptions {
    Setup setup;
    int repetitions = 7;
    double seconds = 0.5;  // of each repetition of random games; the others take a tenth
};

struct Figure {
    double median = 0;
    double least = 0;
    double most = 0;
};

struct BenchResult {
    std::string game;
    int seats = 0;
    int repetitions = 0;
    std::size_t state_bytes = 0;
    std::size_t positions = 0;  // sampled from random games, for listing and applying
    Figure clone_ns;
    Figure memcpy_ns;
    Figure legal_moves_ns;
    Figure apply_ns;          // without the copy that the measurement needs
    Figure moves_per_second;  // random games, listing included
    Figure games_per_second;
};

BenchResult bench(const GameModule& game, const BenchOptions& options);

std::string bench_text(const BenchResult& result);
// Each figure as its median, and with `_least` and `_most` behind its name.
std::string bench_json(const BenchResult& result);

}  // namespace sortie
