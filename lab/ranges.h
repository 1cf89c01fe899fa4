#pragma once
// Which games of a simulation: ranges of their numbers, ascending and without overlap.
//
//     const GameRanges left = without({{0, 1000}}, done);
//     play(first_of(left, 100));
//
// A simulation that was stopped knows by these what it still has to play, and the processes of a cluster who plays what.

#include <cstdint>
#include <vector>

namespace sortie {

struct GameRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;  // behind the last

    friend bool operator==(const GameRange&, const GameRange&) = default;
};
using GameRanges = std::vector<GameRange>;

std::uint64_t count_of(const GameRanges& ranges);
// The number of the game that has so many games of the ranges before it.
std::uint64_t game_at(const GameRanges& ranges, std::uint64_t place);
// The games at the places from `begin` to `end`; places behind the last are no games.
GameRanges slice_of(const GameRanges& ranges, std::uint64_t begin, std::uint64_t end);
GameRanges without(const GameRanges& ranges, const GameRanges& taken);
GameRanges joined(const GameRanges& one, const GameRanges& other);
// What one of several equal workers plays; every game belongs to one of them.
GameRanges part_of(const GameRanges& ranges, std::uint64_t worker, std::uint64_t workers);
// Ascending, without overlap, none empty.
bool are_orderly(const GameRanges& ranges);

}  // namespace sortie
