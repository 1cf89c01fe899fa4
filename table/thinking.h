#pragma once
// Searching with several threads and within a time, for people who wait (engine/search/search.h has neither).
//
//     const Thought thought = think(game, position, seat, {.iterations = 4000}, {.threads = 2, .ceiling_ms = 3000});
//     print(candidate_text(game.face(), thought.candidates[0]));             // "train mara: 41 % of 820 tries"
//
// Threads search side by side, each from the root and with its own part of the seed; visits and results are added up. So
// the answer is the same for the same seed, iterations and number of threads. A ceiling that is reached ends the search
// with what it knows by then, and only then the answer depends on the machine.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"

namespace sortie {

inline constexpr unsigned thinking_threads_max = 64;
inline constexpr std::int64_t bot_ceiling_ms = 5'000;   // of a bot that plays with people
inline constexpr std::int64_t hint_ceiling_ms = 3'000;  // of advice that somebody waits for
// At a server: shorter than the shortest answer in a reaction window takes (Pace::window_least), so that the time an answer
// takes does not tell whether a bot had something to think about.
inline constexpr std::int64_t server_ceiling_ms = 600;

struct ThinkingLimits {
    unsigned threads = 1;
    std::int64_t ceiling_ms = 0;  // 0: none
};

Thought think(const GameModule& game, const Position& position, Seat seat,
              const SearchOptions& options, const ThinkingLimits& limits = {});

// What a bot does with people at the table: as `bot_move`, but never longer than the ceiling.
Move bot_move_within(const GameModule& game, const Position& position, Seat seat, std::size_t bot,
                     std::int64_t ceiling_ms = bot_ceiling_ms);

// Goes on with a search until it has so many iterations or the time is over.
void run_within(Thinking& thinking, std::uint32_t iterations, std::int64_t ceiling_ms);
// The same for whoever wants the move alone: ends as soon as the move is settled.
Move decide_within(Thinking& thinking, std::uint32_t iterations, std::int64_t ceiling_ms);

// Through whose eyes a position is searched: of who moves there, or of another seat where nobody waited for him. None: the
// game is over.
Seat seat_to_ask(const Position& position, Seat mover);

// Searches of one position, one of each part, as one.
Thought merged(const std::vector<Thought>& parts);

// "train mara: 41 % of 820 tries"
std::string candidate_text(const GameFace& face, const Candidate& candidate);
int percent_of(Share share);  // rounded
// A mean of a forecast, from thousandths: "win the fight: 64 %", "own losses: 1.6"
std::string figure_text(std::string_view name, bool is_chance, std::int64_t thousandths);
// "You win 43 % of 200 games sampled from what you know." and a line for each figure
std::string forecast_text(const Thought& forecast);
std::string forecast_text(int percent, std::uint32_t games);  // its first sentence

}  // namespace sortie
