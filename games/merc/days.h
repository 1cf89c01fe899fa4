#pragma once
// Days and phases: what happens once at their start and end, and who is done (R3.2, R4, R5.6, R6, R15, F3, F4).
//
// "Done" is never stored. A rebel is done when nothing of his could still act; END TURN takes his actions away.

#include "games/merc/orders.h"

namespace sortie::merc {

// ---- Day 1 --------------------------------------------------------------------------------------

void begin_founding(State& state, Events& events);
bool dictator_is_unknown(const State& state);
void man_industries(State& state, Events& events);       // D5.2
void place_extra_militia(State& state, Events& events);  // D5.8

// ---- Days ---------------------------------------------------------------------------------------

void refresh_units(State& state, PlayerId player, Events& events);  // R4.2, of one player
void begin_day(State& state, Events& events);                       // R4.2
bool tactics_are_used_up(const State& state);                       // D9.4
void end_day(State& state, Events& events);                         // R15.4

// ---- The rebel phase ----------------------------------------------------------------------------

void begin_rebel_phase(State& state, Events& events);    // F4.1
void draw_recovery_hires(State& state, Events& events);  // F4.1.4
bool someone_recovers(const State& state);
bool has_finished_task(const State& state, Seat seat);
bool is_rebel_done(const State& state, Seat seat);  // R5.6
bool rebel_phase_goes_on(const State& state);
bool is_barrier_up(const State& state);  // F4.9
bool entry_waits(const State& state);
void finish_open_entry(State& state, Events& events);
// A hire whose MERC fell before it was equipped goes on with the next one.
void drop_fallen_hires(State& state, Events& events);
void end_rebel_phase(State& state, Events& events);  // F4.3

// ---- The Dictator's turn ------------------------------------------------------------------------

void begin_dictator_turn(State& state, Events& events);    // D7.1
void begin_dictator_orders(State& state, Events& events);  // D7.4
bool dictator_has_orders(const State& state);
void end_dictator_orders(State& state, Events& events);
void look_at_base(State& state, Events& events);  // D7.10.5

}  // namespace sortie::merc
