#pragma once
// Many games on all cores, counted: of random players or of a bot that the game brings along.
//
//     const SimulationResult result = simulate(game, {.games = 1'000'000, .setup = setup});
//     print(simulation_json(result));
//
// Games may be grouped by what the game can tell of them, such as the Dictator of MERC, and by the number of players;
// then every group has its own share of winners, with the 95 % interval of Wilson.
//
// Game number i depends on the seed and on i alone, so the totals are the same whatever the number
// of threads. A game that ends in a fault, or does not end within the game's own bound, is counted
// as a fault, written to a file as a scenario that runs again, and stops nothing else.
//
// Watched games (`with_details`) are the same games and take longer; how much is in docs/lab.md. Work that was stopped is
// continued by asking for the games that are left (`ranges`); `lab/stages.h` does that.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"
#include "engine/result.h"
#include "lab/ranges.h"
#include "lab/tally.h"

namespace sortie {

inline constexpr unsigned simulation_threads_max = 256;
inline constexpr std::uint64_t simulation_games_max = 1'000'000'000'000;

struct SimulationOptions {
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    unsigned threads = 0;        // 0: one for each core
    Setup setup{};               // its seed is replaced for each game
    int seats_most = 0;          // games take turns with setup.seats and more; 0: they do not
    std::string fault_folder{};  // empty: faults are only counted
    std::size_t fault_files_most = fault_files_max;  // of the first faults
    std::optional<std::size_t> bot{};  // which of the game's bots plays all seats; none: random
    std::vector<std::string> by{};     // of `grouping_names`: what groups the games
    bool is_checked = false;           // every invariant after every move; without details
    bool with_details = false;         // games are watched
    std::string command{};             // that repeats it, for those who read the result
    GameRanges ranges{};               // which of the games are played; empty: all
    const std::atomic<bool>* stop =
        nullptr;  // when it turns true, games that have begun are finished
    // Called now and then, and at the end, by the thread that called `simulate`.
    std::function<void(std::uint64_t done)> progress{};
};

SimulationResult simulate(const GameModule& game, const SimulationOptions& given);

// How many there will be; 0: one for each core.
unsigned threads_of(unsigned wanted);

// The result of no game, with everything that says what would be simulated.
SimulationResult empty_result(const GameModule& game, const SimulationOptions& options);

std::string simulation_text(const SimulationResult& result);
std::string simulation_json(const SimulationResult& result);
// A line for each group and each winner.
std::string simulation_csv(const SimulationResult& result);
// Reads what `simulation_json` has written.
[[nodiscard]] Result<SimulationResult> read_simulation(const std::string& text);

// The set-up and the chooser of game number `index`.
Setup setup_of_game(const Setup& setup, std::uint64_t seed, std::uint64_t index);
Setup setup_of_game(const SimulationOptions& options, std::uint64_t index);
SmallRng chooser_of_game(std::uint64_t seed, std::uint64_t index);

}  // namespace sortie
