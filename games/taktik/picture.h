#pragma once
// The position as text for a terminal of 100 columns: the board on the left, what is going on to the right of it.
//
// Odds, modifiers and progress come from the functions that the rules use. It is drawn from a view: hidden cards are shown
// as such, and nothing here decides what may be seen.

#include <string>

#include "games/taktik/state.h"

namespace sortie::taktik {

// Call it on a view; hidden cards are shown as such.
std::string picture_of(const State& seen, Seat viewer);

}  // namespace sortie::taktik
