#pragma once
// When things happen: the course of a match as one tree (T5, T6, T7.8, T8.5).
//
//     selection      both seats at the same time
//     deployment     the Defender, then the Attacker
//     turns          draw, cards, movement, attacks, dice, the end
//
// A move and an attack are parts of their own; the windows stand in them exactly where the rules put them (W11.4). The
// tree is the timing rule: there is no other place that decides what comes next.

#include "engine/flow.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

FlowTree<State> course_of_the_match();

}  // namespace sortie::taktik
