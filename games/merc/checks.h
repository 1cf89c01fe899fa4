#pragma once
// What is true of every position of MERC between two moves: every card in exactly one place, squads and units that agree,
// caps, and no two sides in one sector without a reason.
//
// Checked after every move of every random game of the battery, never in a playout.

#include "games/merc/state.h"

namespace sortie::merc {

void check_position(const State& state);

}  // namespace sortie::merc
