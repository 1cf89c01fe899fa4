#pragma once
// How well a side stands, for those who think ahead (engine/search/playout.h).
//
// It is a grade and no chance: whoever has won stands better than whoever has not, and among equals counts what the sectors
// of a side are worth (R15.5), so that a narrow end tells more than a bare defeat.

#include "engine/search/fixed.h"
#include "games/merc/state.h"

namespace sortie::merc {

Share outlook_of(const State& state, Seat seat);

}  // namespace sortie::merc
