#pragma once
// What is true of every position of Taktik between two moves (chapter T21), and what a snapshot must not claim.
//
// Every fact is one CHECK, so a broken one is a fault with its words. Looked at after every move of the battery's random
// games and when a snapshot is loaded, never in a playout; nothing here mends anything.

#include "games/taktik/state.h"

namespace sortie::taktik {

void check_position(const State& state);

}  // namespace sortie::taktik
