#pragma once
// How well a side stands, for those who think ahead (engine/search/playout.h).
//
// It is a grade that grows with the chance of the side to win among steady players: what is left of both forces, how far
// each has come with what its clauses ask for (T16), what the combined score says (T19.2), who is nearer to where it wants
// to be, and whose turn begins. What these weigh depends on how the match is won; the standard match has a formula of its
// own. All in whole numbers.

#include "engine/search/fixed.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

Share outlook_of(const State& state, Side side);
// The Attacker has to capture and hold, the Defender only to last (T16.8).
bool is_race(const State& state);

}  // namespace sortie::taktik
