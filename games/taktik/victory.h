#pragma once
// Markers, control and the twelve ways to win (chapters T15, T16, T19).
//
//     judge(state, Moment::in_turn, events);     // at every evaluation moment (T16.4)
//
// What is counted is kept up to date by the steps of the end of a turn (turn.h) and where it happens; what has been met
// once stays met (T16.3). Deadlines are looked at when their round ends and are not met before or after.

#include "engine/event.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// T16.4: who comes first when both have met a clause. At the end of a round it is the Attacker.
enum class Moment : std::uint8_t { in_turn, end_of_round };

void judge(State& state, Moment moment, Events& events);

// Whether the condition is met for the side at this moment.
bool is_met(const State& state, Side side, VictoryId condition, Moment moment);
bool is_in_play(const State& state, Side side, VictoryId condition);
bool is_in_play(const State& state, VictoryId condition);
// What the side has to do besides annihilation: the first condition of its clauses; annihilation if there is no other.
VictoryId leading_condition(const State& state, Side side);

// T16.6, T19.2
int combined_score(const State& state, Side side);
bool wins_tie(const State& state, Side side);
int strategic_points_of(const State& state, Side side);
int objectives_met(const State& state, Side side);
// VC8; a number that no enemy unit has stands for the leader.
UnitId target_for(const State& state, Side side);
// VC2: where the side has to stand.
CellId hold_cell(const State& state, Side side);
Marker marker_of(Objective objective, Side owner);
// T15.2: depot and two bridges; none where the map has no such bridge.
std::array<CellId, structures_each> structures_of(const State& state, Side side);

// VC8: the unit has been eliminated.
void note_elimination(State& state, UnitId unit, Events& events);

void end_match(State& state, Side winner, VictorySet by, Events& events);

// ---- Steps of the end of a turn (T6.5) ------------------------------------------------------------------------------

void run_logistics(State& state, Events& events);       // SE2
void update_control(State& state, Events& events);      // SE3
void advance_sabotage(State& state, Events& events);    // SE4
void evacuate(State& state, Events& events);            // SE5
void count_hold(State& state, Events& events);          // SE6
void collect_income(State& state, Events& events);      // SE7
void judge_end_of_round(State& state, Events& events);  // SE10

}  // namespace sortie::taktik
