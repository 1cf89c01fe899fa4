#pragma once
// The board as text, for a terminal of 80 columns.
//
// It draws a view: hands that the viewer may not see are only counted, and nothing is looked up
// that the view does not hold. It decides nothing and promises no format that a program could read;
// programs read the described state.

#include <string>

#include "engine/id.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

std::string picture_of(const State& seen, Seat viewer);

}  // namespace sortie::skirmish
