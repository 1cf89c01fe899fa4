#pragma once
// What is true of every position of MERC between two moves: every card in exactly one place, squads and units that agree,
// caps, everything that has begun with all that it names, and nothing that does not fit where play stands.
//
// Checked after every move of every random game of the battery, never in a playout.

#include "games/merc/state.h"

namespace sortie::merc {

void check_position(const State& state);

}  // namespace sortie::merc
