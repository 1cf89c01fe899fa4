#pragma once
// The steady rebel (part AR of chapter 09): a fixed, simple policy for a rebel whom nobody plays.
//
// He is a player outside of the game: he sees what his seat may see, submits ordinary moves, and breaks ties without the
// game's generator. The order in which several of them act, round by round, is kept here too (AR1); the
// game knows nothing of it.

#include "engine/bot.h"
#include "games/merc/actions.h"

namespace sortie::merc {

// What the rebel answers. `seen` is the view of the seat.
Move steady_move(const State& seen, Seat seat, const ActionSet& offered);

// AR1: whose move it is among those who are awaited: everyone makes his n-th before anyone makes the next.
Seat next_of_steady(const State& state, BotRounds& rounds);

// AR3.6: what squads are worth in a fight, and what stands in a sector on the Dictator's side.
int power_of(const State& state, const Squad& squad);
int power_of_regime(const State& state, SectorId sector);

}  // namespace sortie::merc
