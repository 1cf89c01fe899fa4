#pragma once
// When things happen: the course of a game of MERC as one tree.
//
//     landing        all rebels at once: land, hire (F9)
//     founding       the Dictator's Day 1 (D5)
//     days           rebel phase (F4), Dictator's turn (D7), end
//
// Assassination, Versus and Solo Rescue are courses of their own out of the same pieces (11-modes.md).
//
// Parts that are used from several places: combat, attack, deaths, a tactics card, the reveal of the base, the questions
// of a hire. The tree is the timing rule: there is no other place that decides what comes next. `sortie flow merc`
// prints it.

#include "engine/flow.h"
#include "games/merc/state.h"

namespace sortie::merc {

FlowTree<State> course_of_the_game();

// No combat lasts so long: with one die on each side a round ends it with a chance of one half (C15.6).
inline constexpr int rounds_max = 1000;
// F4.8, D7.14
inline constexpr int rebel_passes_max = 1000;
inline constexpr int dictator_passes_max = 1000;
inline constexpr int days_max = 16;             // fourteen tactics cards, one a day, and Day 1
inline constexpr int rescue_days_max = 60'000;  // V6.10: no limit, but a loop has one

}  // namespace sortie::merc
