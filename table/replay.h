#pragma once
// Replay files: a whole game as text. The set-up, every move, and the hash of the position after each.
//
//     sortie-replay 1
//     game tictactoe
//     rules 1
//     seats 2
//     option rounds 4                            one line for each option of the game
//     seed 0700000000000000...                   64 hexadecimal digits
//     table k7m2qx3p                             these only of a game at a server: how the seed came about
//     commitment 5c09...                         (table/chance.h)
//     secret 91fe...
//     part seat 1 0c5d...                        one line for each seat that added a part
//     start 99aa06d3014798d86001c324468d497f     the hash of the first position
//     1 seat 1: place b2 => 6001c324468d497f99aa06d3014798d8 0f3a9c21
//     outcome scores 1 -1                        or: outcome unfinished
//     checksum 5f1c...                           the hash of all bytes before this line
//
// A move's line ends with the hash after the move and a check of eight digits over the line and all that
// stands before it, so that damage is found at its step. Reading promises that any byte changed, lost or
// added is told in one line of words; it knows no game and allocates no more than a small multiple of the
// text. Whether the moves are legal is asked in table/verify.h.
//
// The checks find accidents and careless edits. They prove nothing about who wrote the file: whoever
// changes a replay on purpose can compute them anew, and only replaying it shows what it is worth.
//
// A replay holds the seed and with it every secret of the game. Nothing here throws or needs more than the
// engine, so the same reader runs in WebAssembly.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/hash.h"
#include "engine/id.h"
#include "engine/result.h"
#include "engine/rng.h"
#include "table/chance.h"

namespace sortie {

inline constexpr std::uint32_t replay_format = 1;

struct ReplayOption {
    std::string name;
    std::string value;

    friend bool operator==(const ReplayOption&, const ReplayOption&) = default;
};

struct ReplayStep {
    Seat seat;
    std::string move;
    Hash128 hash;  // after the move

    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};

struct Replay {
    std::string game;
    std::uint32_t rules_version = 0;
    int seats = 0;
    std::vector<ReplayOption> options;
    Seed seed;
    std::optional<ChanceProof> chance;  // whether it is true is asked in table/chance.h
    Hash128 start_hash;
    std::vector<ReplayStep> steps;
    std::optional<std::vector<int>> scores;  // of each seat; nothing while the game is unfinished

    friend bool operator==(const Replay&, const Replay&) = default;
};

std::string replay_text(const Replay& replay);
Result<Replay> read_replay(std::string_view text);

}  // namespace sortie
