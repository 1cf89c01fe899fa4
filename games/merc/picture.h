#pragma once
// The board as text, for a terminal of 100 columns: the map, then every squad with its units and their equipment, then
// the Dictator's side, then a combat if one runs.
//
// Draws what a view holds and nothing else; what the viewer may not know is not in it (secrets.h).

#include <string>

#include "games/merc/state.h"

namespace sortie::merc {

std::string picture_of(const State& seen, Seat viewer);

}  // namespace sortie::merc
