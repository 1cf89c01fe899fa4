#pragma once
// Who may know what (R13): the hand and the decks, stashes of the other side, drawn cards that nobody has put on yet,
// and retreats that are not carried out.
//
// In a view an unknown card is `none`, an unknown tactics card `hidden`, and a stash that the viewer may not look into
// holds as many cards as it has, but others: the lowest numbers. State::concealed names those sectors.

#include "engine/rng.h"
#include "games/merc/state.h"

namespace sortie::merc {

void conceal_from(State& state, Seat viewer);
// Draws anew what the seat cannot know, so that it cannot tell the result from the truth.
void guess_for(State& state, Seat seat, Rng& rng);

// R13.10, AI1.6: where cards lie that the viewer may not look at.
SectorSet stashes_hidden_from(const State& state, Seat viewer);
bool may_see_stash(const State& state, SectorId sector, Seat viewer);

// R13.1: a side that gains control sees what lies in the stash.
bool shows_a_stash(const State& before, const State& after);

}  // namespace sortie::merc
