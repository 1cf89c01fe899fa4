#pragma once
// From words on the command line to a game's set-up: seats, seed and the game's own options.
//
// A game's option may be written as `--option rounds=3` or, shorter, as `--rounds 3`. Where people count players
// otherwise than by seats, that word is understood too: `--rebels 3`. Everything is checked
// before anything starts; the answer to a mistake is one line that says what is accepted.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"
#include "table/games.h"

namespace sortie {

struct SetupArguments {
    int seats = 0;                       // 0: the game's least number
    std::string seed{};                  // a number or 64 hexadecimal digits; empty: `usual_seed`
    std::vector<std::string> options{};  // "rounds=3"
    std::vector<std::string> extras{};   // "--rounds", "3" as they stood on the command line
};

[[nodiscard]] Result<Seed> read_seed(const std::string& text);

// A seed from the operating system, for a game that nobody wants to repeat beforehand.
Seed fresh_seed();

// Why `--seats` and the game's own word, as `--rebels`, cannot be given together, if they are. A game that is not there is
// for others to complain about.
[[nodiscard]] std::optional<Problem> why_not_counted_twice(GameList games, const std::string& game,
                                                           bool has_seats,
                                                           const std::vector<std::string>& extras);

// How many seats were asked for, in either way of counting; 0: nothing was said.
[[nodiscard]] Result<int> seats_asked(const GameModule& game, const SetupArguments& arguments);

[[nodiscard]] Result<Setup> make_setup(const GameModule& game, const SetupArguments& arguments,
                                       const Seed& usual_seed);

// Where many games are played: their seeds are counted from a number.
struct SetupOfMany {
    Setup setup;
    std::uint64_t first_seed = 1;
};

[[nodiscard]] Result<SetupOfMany> make_setup_of_many(const GameModule& game,
                                                     const SetupArguments& arguments);

}  // namespace sortie
