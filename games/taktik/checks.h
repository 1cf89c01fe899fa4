#pragma once
// What is true of every position of Taktik between two moves (chapter T21), and what a snapshot must not claim.

#include "games/taktik/state.h"

namespace sortie::taktik {

void check_position(const State& state);

}  // namespace sortie::taktik
