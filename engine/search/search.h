#pragma once
// What a search is asked and what it answers, for any game.
//
//     SearchOptions options{.iterations = 1000, .seed = 1};
//     const Thought thought = game.think(position, seat, options);         // engine/module.h
//     print(move_text(face, thought.best));
//
// The search is a Monte-Carlo tree search over information sets. Every iteration guesses a world that the seat cannot tell
// from the real one, walks down one tree that all worlds share, and plays the game out from the first new place. The tree
// asks for one thing at a time, as the choice tree does: first the action, then each argument. A child that is possible only
// in some worlds is measured against the iterations in which it was possible. Chance needs no nodes: the generator of
// every guess is new.
//
// Where it looks next is the upper confidence rule with a prior (engine/search/searcher.h). All of that is whole numbers:
// the same seed and number of iterations give the same answer with every compiler, and in WebAssembly. The memory is
// taken once, before the first iteration.
//
// What it does not do: threads and clocks. Several searches side by side are table/thinking.h.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/move.h"
#include "engine/search/fixed.h"

namespace sortie {

// How a game is played to its end from where the tree stops.
enum class Playout : std::uint8_t {
    random,
    routine,  // the game's own first bot, with a random move now and then; random without one
};

// Playouts are not cut, whatever the game says: what comes out is a chance and no grade.
inline constexpr std::uint32_t to_the_end = 0xffffffff;

struct SearchOptions {
    std::uint32_t iterations = 1000;
    std::uint64_t seed = 1;
    Playout playout = Playout::routine;
    std::uint32_t playout_moves_max =
        0;  // then the game's outlook decides; 0: as the game says, else to the end
    std::uint32_t wildness = 16;      // of 256 moves of a routine playout so many are random
    std::uint32_t exploration = 320;  // of 256
    std::uint32_t trust = 64;         // of 256: the prior of what the routine would do
    std::uint32_t nodes_max = 0;      // 0: as many as the iterations usually need
};

inline constexpr std::uint32_t iterations_most = 10'000'000;
// How often whoever waits for a search looks at the clock, and the search whether its move is settled.
inline constexpr std::uint32_t iterations_between_looks = 16;
inline constexpr std::uint32_t nodes_most = 4'000'000;

// One legal move as the search sees it.
struct Candidate {
    Move move{};
    std::uint32_t visits = 0;
    Share chance = 0;  // of the seat to win, as far as it was tried; 0 without visits

    friend bool operator==(const Candidate&, const Candidate&) = default;
};

// The best move first, the others by their visits.
inline void put_in_order(std::vector<Candidate>& candidates, const Move& best)
{
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](const Candidate& a, const Candidate& b) {
                         if ((a.move == best) != (b.move == best)) return a.move == best;
                         return a.visits != b.visits ? a.visits > b.visits : a.chance > b.chance;
                     });
}

// What a move answers to one question after the other: its action, then each argument.
constexpr std::uint32_t value_at(const Move& move, std::size_t level)
{
    return level == 0 ? move.action : move.arguments[level - 1];
}

struct LineStep {
    Seat seat;
    Move move{};

    friend bool operator==(const LineStep&, const LineStep&) = default;
};

// A mean over the sampled games of a forecast (engine/search/forecast.h).
struct ForecastFigure {
    std::string_view name;
    bool is_chance = false;   // how often it came true; otherwise how much of it there was
    std::uint32_t games = 0;  // in which it could be told
    std::int64_t sum = 0;     // over them

    // In thousandths, rounded; 0 without games.
    std::int64_t mean_thousandths() const
    {
        if (games == 0) return 0;
        const std::int64_t doubled = sum * 2000 / games;
        return doubled >= 0 ? (doubled + 1) / 2 : (doubled - 1) / 2;
    }
    friend bool operator==(const ForecastFigure&, const ForecastFigure&) = default;
};

struct Thought {
    Move best{};                             // by the most visits, one question after the other
    Share chance = 0;                        // of the seat to win, over all iterations
    std::array<Share, seats_max> chances{};  // of every seat
    std::vector<Candidate> candidates;       // every usual move, the best first, then by visits
    std::vector<LineStep> line;              // what the search expects, from the best move on
    std::vector<ForecastFigure> figures;     // of a forecast, besides the chance
    std::uint32_t iterations = 0;
    std::uint32_t nodes = 0;       // in use at the end
    std::size_t memory_bytes = 0;  // of the whole search; it does not grow
};

}  // namespace sortie
