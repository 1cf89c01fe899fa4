#pragma once
// The small readers that all lines of a scenario share: words, numbers, seats, quoted texts.
//
//     std::string_view rest = "seat 1, seat 3";
//     const std::optional<SeatSet> seats = take_seats(rest);        // both, and `rest` is empty
//
// A function that takes something removes it from the front of `rest`, with the blanks around it. Where it
// finds something else it answers nothing, and `rest` is as it was; the caller knows what to say about it.

#include <optional>
#include <string>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/result.h"
#include "table/scenario_line.h"

namespace sortie::scenario {

// The next word up to a blank; empty at the end.
std::string_view take_word(std::string_view& rest);
bool take_exactly(std::string_view& rest, std::string_view word);

// "1" up to seats_max, as a seat counted from zero.
std::optional<Seat> seat_from(std::string_view number);

// "seat 1", "seat 1, seat 3", "nobody".
std::optional<Seat> take_seat(std::string_view& rest);
std::optional<SeatSet> take_seats(std::string_view& rest);

std::optional<Comparison> take_comparison(std::string_view& rest);

// A text in double quotes; a backslash makes the next character ordinary.
std::optional<std::string> take_quoted(std::string_view& rest);

std::optional<int> number_from(std::string_view text);

// "seat 1: place b2", all of the text.
Result<SeatAndMove> read_seat_and_move(std::string_view text);

}  // namespace sortie::scenario
