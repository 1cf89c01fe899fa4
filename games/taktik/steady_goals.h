#pragma once
// Where a steady player wants its units: cells that its clauses ask for, places from which it can shoot, cover, and not
// too much fire.
//
//     const Goals goals(state, side);
//     const UnitGoals unit_goals(state, goals, unit);
//     unit_goals.value_at(cell) - unit_goals.value_of_staying()
//
// All in whole numbers; more is better. Distances are as the crow flies: ways are the business of the moves that are
// listed.

#include "games/taktik/state.h"

namespace sortie::taktik {

class Goals {
public:
    Goals(const State& state, Side side);

    // Steps from the cell to the nearest goal of the unit.
    int distance_to_goal(UnitId unit, CellId cell) const;
    // The side wins by lasting: it stays near what must be kept.
    bool is_guarding() const { return is_guarding_; }

private:
    void add_goals();
    void add_goal(CellId cell);

    const State& state_;
    const Side side_;
    bool is_guarding_ = false;
    FixedVector<CellId, 32> goals_;
};

// What one unit thinks of the cells that it can walk to. Enemies that reach none of them and are reached from none are left
// out from the beginning, which is most of them most of the time.
class UnitGoals {
public:
    UnitGoals(const State& state, const Goals& goals, UnitId unit);

    // What it is worth for the unit to stand there after a walk of one turn.
    int value_at(CellId cell) const;
    int value_of_staying() const;

private:
    struct Foe {
        CellId cell;
        UnitId unit;
        int hp;
        int cover;         // what terrain takes off a shot at it
        int attacker_hit;  // what terrain adds to its own shots
    };

    int value_of(CellId cell, bool can_shoot) const;
    int best_shot_from(CellId cell, int attacker_hit) const;
    int danger_at(CellId cell, int cover) const;

    const State& state_;
    const Goals& goals_;
    const UnitId unit_;
    FixedVector<Foe, units_max> foes_;
};

}  // namespace sortie::taktik
