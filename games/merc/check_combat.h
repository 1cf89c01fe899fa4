#pragma once
// What is true of combats and attacks (combat_state.h) in every position: whoever fights, attacks, bites or dies is
// there, and what was declared fits who declared it.

#include "games/merc/state.h"

namespace sortie::merc {

// Fighters and places in the order; before anything is looked up by them.
void check_combat_ids(const State& state);
void check_combat(const State& state);

}  // namespace sortie::merc
