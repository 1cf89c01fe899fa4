#pragma once
// Secret missions (chapter T17): dealing them, and seeing whether one is completed.
//
// They exist only if VC6 is in play. What is counted for them from public facts is counted in any case, so that a
// position tells nothing about who has which mission. Whether a completed one wins is the business of victory.h.

#include "engine/event.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// T17.1: which missions a side can get, in the order of the table.
MissionSet eligible_missions(Side side);
void deal_missions(State& state, Events& events);  // T17.2

bool has_mission(const State& state, Side side, MissionId mission);

void check_missions_at_end_of_turn(State& state, Events& events);  // SE8
void check_missions_in_combat(State& state, Events& events);       // SA10
// MS5: counts the special units that could not move, at the end of their owner's MOVEMENT.
void check_missions_after_movement(State& state, Events& events);

// MS3: the columns where a convoy begins and where it is at its goal.
constexpr bool is_convoy_start(CellId cell)
{
    return x_of(cell) <= 1;
}
constexpr bool is_convoy_goal(CellId cell)
{
    return x_of(cell) >= columns - 2;
}

inline constexpr int key_units_named = 3;     // MS1
inline constexpr int key_units_required = 2;  // MS1

}  // namespace sortie::taktik
