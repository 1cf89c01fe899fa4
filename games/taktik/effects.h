#pragma once
// Effects in force (chapter T14): making them from a card, asking what they add up to, and ending them.
//
//     begin_effects(state, card, by, named, events);
//     allowance_of(state, unit)                     // T7.3
//     is_under(state, unit, Primitive::cannot_attack)
//     end_effects(state, Lifetime::this_resolution, events);
//
// Every question has one function here, and each looks through the list of effects, which is short. Additive effects
// stack; prohibitions are combined with or; a permission lifts only what it names (T14.3, T14.4).

#include "engine/event.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// What a player has named for a card; what the card does not ask for is none.
struct Named {
    UnitId unit;
    CellId cell;
    Quadrant quadrant = Quadrant::nw;
    std::uint8_t slot = 0;
};

// Carries out the effects of a card: those that last join the list, the others happen at once. `by` is the player who
// plays it; of a malus the drawer is `by`, and the effects belong to his opponent (T12.6).
void begin_effects(State& state, CardId card, Side by, const Named& named, Events& events);

// Ends all effects of a lifetime (W9.2: ascending ids).
void end_effects(State& state, Lifetime lifetime, Events& events);
// T6.4: those that last until this phase.
void end_effects_at(State& state, Phase phase, Events& events);
// SE11: effects for some turns have one turn less and end at none.
void count_down_effects(State& state, Events& events);
// K0.4: an attack of this unit was rolled; effects on its roll that were for one use end.
void use_up_roll_effects(State& state, UnitId attacker, Events& events);
// T14.5
void end_effects_on(State& state, UnitId unit, Events& events);

// ---- Questions ------------------------------------------------------------------------------------------------------

inline bool touches(const Effect& effect, UnitId unit)
{
    return effect.units.contains(unit);
}
inline bool touches(const Effect& effect, Side side)
{
    return effect.units.contains(UnitId{first_unit_of(side)});
}

// Is a player under this effect (locks, limits)?
inline bool is_under(const State& state, Side side, Primitive primitive)
{
    for (const Effect& effect : state.effects) {
        if (effect.primitive == primitive && touches(effect, side)) return true;
    }
    return false;
}
inline bool is_under(const State& state, UnitId unit, Primitive primitive)
{
    for (const Effect& effect : state.effects) {
        if (effect.primitive == primitive && touches(effect, unit)) return true;
    }
    return false;
}
// All units under such effects.
inline UnitSet units_touched(const State& state, Primitive primitive)
{
    UnitSet set;
    for (const Effect& effect : state.effects) {
        if (effect.primitive == primitive) set = set | effect.units;
    }
    return set;
}
inline int sum_on(const State& state, Side side, Primitive primitive)
{
    int sum = 0;
    for (const Effect& effect : state.effects) {
        if (effect.primitive == primitive && touches(effect, side)) sum += effect.value;
    }
    return sum;
}
inline bool is_of_malus(const Effect& effect)
{
    return is_malus(effect.source);
}

// K2.5: effects of malus cards on its movement do not apply to the unit.
inline bool ignores_malus_movement(const State& state, UnitId unit)
{
    return is_under(state, unit, Primitive::ignore_malus_movement);
}
// May it be declared for a move, as far as effects go?
bool cannot_move(const State& state, UnitId unit);
// KB5: one that Air Cover would help.
bool is_held_by_malus(const State& state, UnitId unit);
// T7.3
int allowance_of(const State& state, UnitId unit);
// T7.1
int move_limit(const State& state, Side side);

inline bool cannot_attack(const State& state, UnitId unit)
{
    return is_under(state, unit, Primitive::cannot_attack);
}
// T4.4: a limited unit that has moved, unless it is allowed to.
inline bool is_kept_by_its_limit(const State& state, UnitId unit)
{
    return row_of(unit).is_limited && unit_in(state, unit).moved == Moved::walked &&
           !is_under(state, unit, Primitive::attack_after_move);
}

// T11.1, K2.6
inline int capacity_of_reserve(const State& state, Side side)
{
    return reserve_capacity + sum_on(state, side, Primitive::reserve_cap_delta);
}
// T11.7: is a bonus of this kind locked for the player?
bool is_locked(const State& state, Side side, CardId card);

inline bool rivers_are_frozen(const State& state)
{
    for (const Effect& effect : state.effects) {
        if (effect.primitive == Primitive::freeze_rivers) return true;
    }
    return false;
}

}  // namespace sortie::taktik
