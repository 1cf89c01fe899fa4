#pragma once
// What an automatic Dictator does with his MERCs and himself (AI6): a list of rules, of which the first that applies to
// the leader is carried out.
//
// Training of a whole squad takes several orders; who is still to train is noted in Regime::drill.

#include "games/merc/actions.h"
#include "games/merc/ties.h"

namespace sortie::merc {

// AI6.1: the next order; may note in `state` who is to train next, and changes nothing else.
Move usual_order(State& state, Ties& ties);

// AI6.1: the unit that acts next; none if nobody has anything left.
UnitId leader_of(const State& state);
// AI2.7
int range_of(const State& state, const Squad& squad);

}  // namespace sortie::merc
