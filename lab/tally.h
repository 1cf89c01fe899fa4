#pragma once
// What a simulation counts: who won how often, how long games took and, if it was asked for, how they went.
//
//     SimulationResult sums;
//     count_game(sums, counted, played, seats, record);
//     add(sums, of_another_thread);
//
// All sums are whole numbers and every game is counted by itself, so the sums are the same in whatever order games are
// counted and parts are added. Shares and intervals are made of them when they are told.

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"
#include "engine/watch.h"
#include "lab/histogram.h"
#include "lab/ranges.h"

namespace sortie {

// So many files of faults are written by one process, and listed of all; a folder full of them helps nobody.
inline constexpr std::size_t fault_files_max = 20;

using CountByName = std::map<std::string, std::uint64_t, std::less<>>;

// The games of one group and who won them.
struct SimulationGroup {
    std::uint64_t games = 0;
    CountByName wins;         // "rebels", or "seat 1", or "shared"
    std::uint64_t moves = 0;  // of all its games

    std::uint64_t wins_of(std::string_view winner) const;  // 0 for who won in other groups only

    friend bool operator==(const SimulationGroup&, const SimulationGroup&) = default;
};
using GroupsByName = std::map<std::string, SimulationGroup, std::less<>>;

struct ActionTally {
    std::uint64_t offered = 0;  // decisions at which it was possible
    std::uint64_t taken = 0;
    std::uint64_t games = 0;  // in which it was taken

    friend bool operator==(const ActionTally&, const ActionTally&) = default;
};

// Seats that had something, a card or a mercenary, and how many of them won.
struct ItemTally {
    std::uint64_t seats = 0;
    std::uint64_t wins = 0;

    friend bool operator==(const ItemTally&, const ItemTally&) = default;
};
struct ImpactTally {
    ItemTally all;  // with it or without it
    std::map<std::uint16_t, ItemTally> items;

    friend bool operator==(const ImpactTally&, const ImpactTally&) = default;
};

// What is counted of watched games only.
struct SimulationDetails {
    Histogram turns;  // of a game
    Histogram decisions_in_turn;
    Histogram branching;  // possible moves at a decision
    Histogram lead_changes;
    std::map<std::string, Histogram, std::less<>> margins;  // at the end, by the winner
    std::vector<ActionTally> actions;                       // in the game's order
    std::vector<ImpactTally> impacts;
    std::map<std::string, GroupsByName, std::less<>>
        labels;  // by each thing that games are counted by

    friend bool operator==(const SimulationDetails&, const SimulationDetails&) = default;
};

struct SimulationResult {
    std::string game;
    std::uint32_t rules_version = 0;
    std::string command;  // that repeats it, without the number of games
    std::string bot = "random";
    std::uint32_t iterations = 0;  // of its search at the beginning; 0: it does not search
    std::string by;                // "dictator,rebels"; empty: not grouped
    GroupsByName groups;
    std::uint64_t seed = 0;
    int seats = 0;  // the most, where their number varies
    unsigned threads = 0;
    unsigned processes = 1;
    std::uint64_t wanted = 0;  // games
    GameRanges done;
    std::uint64_t games = 0;     // finished and faults together
    std::uint64_t finished = 0;  // reached their end within the game's bound
    std::uint64_t faults = 0;
    std::uint64_t moves = 0;  // of the finished games, like everything below
    std::uint64_t draws = 0;  // games in which several seats share the highest score
    std::array<std::uint64_t, seats_max> wins{};        // alone
    std::array<std::uint64_t, seats_max> seat_games{};  // in which the seat took part
    std::array<std::uint64_t, seats_max> seat_wins{};   // alone or with others, but not with all
    std::array<std::int64_t, seats_max> score_sums{};
    CountByName winners;  // as in the groups
    Histogram lengths;    // in moves
    std::uint32_t moves_least = 0;
    std::uint32_t moves_most = 0;
    std::optional<SimulationDetails> details;
    double seconds = 0;                    // in whole microseconds
    std::vector<std::string> fault_files;  // of the first faults
    std::uint64_t fault_files_lost = 0;    // could not be written
    std::string first_fault;               // its words; first by the number of its game
    std::uint64_t first_fault_game = 0;

    double games_per_second() const;
    double moves_per_second() const;
    bool is_complete() const { return games == wanted; }
    // Not every seat took part in every finished game: then a share is one of a seat's own games, and shares of two seats
    // are of different games.
    bool seats_vary() const;
};

// Seconds are kept in whole microseconds: the library for JSON reads longer fractions only nearly, and a result would not be
// read as it was written.
double whole_microseconds(double seconds);

// Whoever has won a game. A group has no entry for those who never won in it, and yet a table or a plot tells of all of
// them in every group: somebody who does not win at all is what one looks for.
std::vector<std::string> winners_of(const SimulationResult& result);

// What a game is counted by, looked up once for all of them.
struct Counting {
    std::vector<std::size_t> by;              // places among `grouping_names`
    std::vector<std::string_view> names;      // all of those
    std::optional<std::size_t> winner_label;  // among the labels
    std::size_t count_place = 0;              // of the number of players among the names
    int count_besides = 0;
};

// What games can be grouped by: the labels of the game, and its word for the number of players.
std::vector<std::string_view> grouping_names(const GameModule& game);
Counting counting_of(const GameModule& game, const std::vector<std::string>& by);

// Sums of nothing, with room for what the game has to count.
SimulationDetails no_details(const GameModule& game);

// Counts a game that has reached its end. The record is nothing if the game was not watched.
void count_game(SimulationResult& sums, const Counting& counting, const RandomGame& played,
                int seats, GameRecord* record);

// Adds the sums of games of the same simulation.
void add(SimulationResult& sum, const SimulationResult& part);

}  // namespace sortie
