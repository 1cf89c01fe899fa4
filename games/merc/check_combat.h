#pragma once
// What is true of combats and attacks (combat_state.h) in every position: whoever fights, attacks, bites or dies is
// there, and what was declared fits who declared it.
//
// Part of `check_position` (checks.h), which calls both functions in the right order. Whether a combat may run at all
// where play stands is for check_course.h.

#include "games/merc/state.h"

namespace sortie::merc {

// Fighters and places in the order; before anything is looked up by them.
void check_combat_ids(const State& state);
void check_combat(const State& state);

}  // namespace sortie::merc
