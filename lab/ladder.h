#pragma once
// The levels of a game against each other: the table that docs/bots.md shows.
//
//     const Result<Ladder> ladder = climb(game, {.bots = {"random", "steady", "easy"}, .games = 200, .setup = setup});
//     print(ladder_markdown(ladder.value()));
//
// Each bot plays the next one below it; with `is_complete` every pair plays. One contest is one arena (lab/arena.h).

#include <functional>
#include <string>
#include <vector>

#include "lab/arena.h"

namespace sortie {

struct LadderOptions {
    std::vector<std::string> bots{};  // from the weakest to the strongest; empty: all of the game
    std::uint64_t games = 100;        // of each contest
    std::uint64_t seed = 1;
    unsigned threads = 0;
    Setup setup{};
    bool is_complete = false;
    const std::atomic<bool>* stop =
        nullptr;  // when it turns true, the contest that runs is the last one
    std::function<void(std::uint64_t games_done)> progress{};
};

struct Ladder {
    std::string game;
    std::vector<std::string> bots;
    std::vector<ArenaResult> contests;  // `a` is the stronger one
    std::uint64_t games = 0;            // that were played
    std::uint64_t wanted = 0;           // in all contests

    std::uint64_t faults() const;
    // False: somebody has stopped it.
    bool is_complete() const { return games == wanted; }
};

// How many games will be played in all.
std::uint64_t games_of_ladder(const GameModule& game, const LadderOptions& options);

[[nodiscard]] Result<Ladder> climb(const GameModule& game, const LadderOptions& options);

std::string ladder_text(const Ladder& ladder);
std::string ladder_markdown(const Ladder& ladder);
std::string ladder_json(const Ladder& ladder);

}  // namespace sortie
