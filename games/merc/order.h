#pragma once
// The order in which fighters act in a round (C4).
//
//     state.combat.order = round_order(state);
//
// Built anew at the start of every round from the values of that moment, and locked for the round. The militia of one
// player are one entry and act one after another. The exceptions are operations on the finished list, never part of
// the comparison, which would not be transitive (HIT7).

#include "games/merc/board.h"

namespace sortie::merc {

using FighterOrder = FixedVector<FighterId, unit_count + player_count>;

// Who fights in the combat that is running (C1.1), first to act first.
FighterOrder round_order(const State& state);

// C4.2, C4.3
int initiative_of(const State& state, FighterId fighter);
inline PlayerId owner_of(const State& state, FighterId fighter)
{
    return is_unit(fighter) ? unit_of(state, unit_in(fighter)).owner : player_in(fighter);
}

}  // namespace sortie::merc
