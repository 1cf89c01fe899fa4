#pragma once
// The automatic parts of a turn (chapter T6): beginning it, going from phase to phase, and its end, SE1 to SE13.
//
// Each function is one step of the flow (flow.h), which says when it comes. What a step counts for victory is in
// victory.h and missions.h; here is only their order.

#include "engine/event.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

void begin_turn(State& state, Events& events);  // T6.3
void enter_card_draw(State& state, Events& events);
void enter_card_resolution(State& state, Events& events);
void enter_movement(State& state, Events& events);
void enter_attack(State& state, Events& events);
void enter_dice_resolution(State& state, Events& events);
void end_turn(State& state, Events& events);          // SE1 to SE10
void end_turn_effects(State& state, Events& events);  // SE11
void pass_turn(State& state, Events& events);         // SE12, SE13

inline bool phase_is_over(const State& state)
{
    return state.phase_is_over;
}
inline Seat active_seat(const State& state)
{
    return seat_of(state, state.active);
}

}  // namespace sortie::taktik
