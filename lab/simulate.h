#pragma once
// Many games on all cores, counted: of random players or of a bot that the game brings along.
//
//     const SimulationResult result = simulate(game, {.games = 1'000'000, .setup = setup});
//     print(simulation_json(result));
//
// Games may be counted by something that the game can tell of them, such as the Dictator of MERC; then every group has
// its own share of winners, with the 95 % interval of Wilson.
//
// Game number i depends on the seed and on i alone, so the totals are the same whatever the number
// of threads. A game that ends in a fault, or does not end within the game's own bound, is counted
// as a fault, written to a file as a scenario that runs again, and stops nothing else.

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"

namespace sortie {

inline constexpr unsigned simulation_threads_max = 256;

struct SimulationOptions {
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    unsigned threads = 0;              // 0: one for each core
    Setup setup{};                     // its seed is replaced for each game
    std::string fault_folder{};        // empty: faults are only counted
    std::optional<std::size_t> bot{};  // which of the game's bots plays all seats; none: random
    std::optional<std::size_t> by{};   // which of the game's labels groups the games
    bool is_checked = false;           // every invariant after every move; random players only
    // Called now and then, and at the end, by the thread that called `simulate`.
    std::function<void(std::uint64_t done)> progress{};
};

// The games of one group and who won them.
struct SimulationGroup {
    std::uint64_t games = 0;
    std::map<std::string, std::uint64_t> wins;  // "rebels", or "seat 1", or "shared"

    friend bool operator==(const SimulationGroup&, const SimulationGroup&) = default;
};

struct SimulationResult {
    std::string game;
    std::string bot = "random";
    std::string by;  // empty: not grouped
    std::map<std::string, SimulationGroup> groups;
    std::uint64_t seed = 0;
    int seats = 0;
    unsigned threads = 0;
    std::uint64_t games = 0;     // finished and faults together
    std::uint64_t finished = 0;  // reached their end within the game's bound
    std::uint64_t faults = 0;
    std::uint64_t moves = 0;  // of the finished games, like everything below
    std::uint64_t draws = 0;  // games in which several seats share the highest score
    std::array<std::uint64_t, seats_max> wins{};
    std::array<std::int64_t, seats_max> score_sums{};
    std::uint32_t moves_least = 0;
    std::uint32_t moves_most = 0;
    double seconds = 0;
    std::vector<std::string>
        fault_files;          // of the first faults; a folder full of them helps nobody
    std::string first_fault;  // its words; first by the number of its game

    double games_per_second() const;
    double moves_per_second() const;
};

SimulationResult simulate(const GameModule& game, const SimulationOptions& options);

std::string simulation_text(const SimulationResult& result);
std::string simulation_json(const SimulationResult& result);

// The set-up and the chooser of game number `index`.
Setup setup_of_game(const Setup& setup, std::uint64_t seed, std::uint64_t index);
SmallRng chooser_of_game(std::uint64_t seed, std::uint64_t index);

}  // namespace sortie
