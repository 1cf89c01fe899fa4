#pragma once
// Who sees what (chapter T18): blanking what a viewer may not know, and guessing it anew.
//
// A guess depends on what the seat knows and on the generator alone, and is a position that could be the true one. The
// engine removes the game's own generator by itself.

#include "games/taktik/state.h"

namespace sortie::taktik {

void conceal_from(State& state, Seat viewer);
// Replaces everything that the seat cannot know by a random guess that fits what it knows.
void guess_unknown(State& state, Seat seat, Rng& rng);

}  // namespace sortie::taktik
