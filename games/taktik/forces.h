#pragma once
// Units on and off the board (T2.9, T4.7, T8.9, K2.10), and questions about all units of a side.
//
// Every change of a unit's cell goes through here, so that the rows of taken cells (ways.h) always agree with the units.
// Whether a unit may go somewhere is not asked here: that is movement.h and setup.h.

#include "engine/event.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

void put_on_board(State& state, UnitId unit, CellId cell);
void move_on_board(State& state, UnitId unit, CellId cell);
// Leaves the board for good, or back to waiting while deploying; its cargo is lost.
void take_off_board(State& state, UnitId unit, Status status);

// ---- The external reserve (K2.10) -----------------------------------------------------------------------------------

// The unit that would enter next, or none.
UnitId next_in_reserve(const State& state, Side side);
// Free deployment cells in the own home row; if there is none, in the nearest row inward that has one.
void home_cells(const State& state, Side side, Candidates& out);
void enter_from_reserve(State& state, Side side, CellId cell, Events& events);

// T16.5: what the side's units on the board are worth.
int surviving_value(const State& state, Side side);
int lost_by_elimination(const State& state, Side side);
int evacuated_of(const State& state, Side side);
// T15.5
int units_in_quadrant(const State& state, Side side, Quadrant quadrant);
bool controls_quadrant(const State& state, Side side, Quadrant quadrant);

}  // namespace sortie::taktik
