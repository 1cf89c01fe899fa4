#pragma once
// Where a steady player wants its units: cells that its clauses ask for, places from which it can shoot, cover, and not
// too much fire.
//
// All in whole numbers; more is better. Distances are as the crow flies: ways are the business of the moves that are
// listed.

#include "games/taktik/state.h"

namespace sortie::taktik {

class Goals {
public:
    Goals(const State& state, Side side);

    // What it is worth for the unit to stand there; `has_moved` says whether it has walked to get there.
    int value_at(UnitId unit, CellId cell, bool has_moved) const;
    // Steps from the cell to the nearest goal of the unit.
    int distance_to_goal(UnitId unit, CellId cell) const;

private:
    void add_goals();
    void add_goal(CellId cell);
    int best_shot_from(UnitId unit, CellId cell) const;
    int danger_at(UnitId unit, CellId cell) const;

    const State& state_;
    const Side side_;
    bool guards_ = false;  // it wins by lasting: stay near what must be kept
    FixedVector<CellId, 32> goals_;
    FixedVector<UnitId, units_max> enemies_;
};

}  // namespace sortie::taktik
