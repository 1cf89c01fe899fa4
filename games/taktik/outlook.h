#pragma once
// How well a side stands, for those who think ahead (engine/search/playout.h).
//
// It is a grade and no chance, made so that the better standing side is the likelier winner: what is left of both forces,
// how far each has come with what its clauses ask for (T16), what the combined score says (T19.2), and who is nearer to
// where it wants to be. All in whole numbers.

#include "engine/search/fixed.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

Share outlook_of(const State& state, Side side);

}  // namespace sortie::taktik
