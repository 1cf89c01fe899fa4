#pragma once
// Who sees what (chapter T18): blanking what a viewer may not know, and guessing it anew.

#include "games/taktik/state.h"

namespace sortie::taktik {

void conceal_from(State& state, Seat viewer);
// Replaces everything that the seat cannot know by a random guess that fits what it knows.
void guess_unknown(State& state, Seat seat, Rng& rng);

}  // namespace sortie::taktik
