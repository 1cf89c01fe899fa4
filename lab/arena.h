#pragma once
// Two bots against each other: who is stronger, and how sure one can be.
//
//     const Result<ArenaResult> result = run_arena(game, {.a = "hard", .b = "steady", .games = 200, .setup = setup});
//     print(arena_text(result.value()));
//
// Games come in pairs with the same seed: in the second one the sides are swapped, so a good start helps both alike. A side
// is who wins together (`allies` in engine/search/playout.h), such as all rebels of MERC, and one bot plays all of its
// seats. With more than two sides the bots have every other one.
//
// Pair number i depends on the seed and on i alone, so the result is the same whatever the number of threads, also where
// the sequential test stops early: it looks at the pairs in their order.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"
#include "lab/pairs.h"

namespace sortie {

inline constexpr std::uint64_t arena_games_max = 10'000'000;

struct ArenaOptions {
    std::string a{};
    std::string b{};
    std::uint64_t games = 100;  // an odd number is rounded up to whole pairs
    std::uint64_t seed = 1;
    unsigned threads = 0;  // 0: one for each core
    Setup setup{};         // its seed is replaced for each pair
    // Stops as soon as it is settled whether A is better by so much elo or not at all (lab/pairs.h); 0: plays all games. Each
    // answer is wrong in about one of twenty cases, and the share of wins at such a moment leans to the answer.
    double stop_at_elo = 0;
    const std::atomic<bool>* stop =
        nullptr;  // when it turns true, pairs that have begun are finished
    std::function<void(std::uint64_t games_done)> progress{};
};

// What A got; a shared win counts half.
struct ArenaScore {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    double points = 0;
    PairSums pairs{};  // of all sides together; of one side there are none

    double share() const { return games == 0 ? 0 : points / static_cast<double>(games); }
    Interval interval() const;
    friend bool operator==(const ArenaScore&, const ArenaScore&) = default;
};

struct ArenaSide {
    std::string name;  // "rebels", or "seat 3"
    ArenaScore score;  // of A on this side
};

struct ArenaResult {
    std::string game;
    std::string a;
    std::string b;
    std::string setup;  // options that are not the usual ones
    int seats = 0;
    std::uint64_t seed = 0;
    unsigned threads = 0;
    std::uint64_t wanted = 0;  // games, in whole pairs
    ArenaScore score;
    std::vector<ArenaSide> sides;
    std::uint64_t faults = 0;
    std::string first_fault;
    double likelihood = 0;  // of the sequential test, as a logarithm
    ArenaVerdict verdict = ArenaVerdict::open;
    double seconds = 0;

    // That were played, with those that ended in a fault.
    std::uint64_t games() const { return score.games + faults; }
    // False: somebody has stopped it before everything was played or settled.
    bool is_complete() const { return verdict != ArenaVerdict::open || games() == wanted; }
};

// A problem if a bot is unknown, or the game itself plays a side whatever the options.
[[nodiscard]] Result<ArenaResult> run_arena(const GameModule& game, const ArenaOptions& options);

// The difference of strength behind a share of points; a share of 0 or 1 is taken as half a game less than all.
double elo_of(double share, std::uint64_t games);

std::string arena_text(const ArenaResult& result);
std::string arena_json(const ArenaResult& result);
boost::json::value arena_value(const ArenaResult& result);  // the same, for a larger file

}  // namespace sortie
