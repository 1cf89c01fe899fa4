#pragma once
// The games that the tests of the table play, behind their modules, so that the templates of a game are
// compiled once for all tests.
//
//     const Match match = play(duel_game(), setup, {"seat 1: rest", "seat 2: draw"});
//
// `play` checks that every move is accepted; a test that wants a refusal submits by itself.

#include <initializer_list>
#include <string>
#include <string_view>

#include "table/games.h"
#include "table/match.h"

namespace sortie {

inline constexpr Seat first_seat = seat_at(0);
inline constexpr Seat second_seat = seat_at(1);
inline constexpr Seat third_seat = seat_at(2);

const GameModule& tictactoe_game();
const GameModule& duel_game();
const GameModule& skirmish_game();
GameList table_games();

// The usual set-up with so many seats, and some options: "rounds 4".
Setup setup_with(const GameModule& game, int seats,
                 std::initializer_list<std::string_view> options = {});

Move move_from(const GameModule& game, std::string_view text);

// A match after moves that are written "seat 1: place b2".
Match play(const GameModule& game, const Setup& setup,
           std::initializer_list<std::string_view> moves);

}  // namespace sortie
