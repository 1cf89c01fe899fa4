#pragma once
// Initiative, training, combat, targets and armor of a unit at this moment (M0.3).
//
//     const Skills now = skills_of(state, unit);      // final values
//     now.combat
//
// The order of evaluation is that of the rule, so that nothing is circular: printed numbers and equipment first
// (`skill_values_of`), then what a unit's own equipment does for it, then its squad, then its enemies, and last what
// replaces a value. Enemies count only in the combat that is running. Nothing is cached: equipment, squads and lives
// change values at once, and only the order of a round is locked (M0.4).

#include "games/merc/board.h"

namespace sortie::merc {

struct Skills {
    int initiative = 0;
    int training = 0;
    int combat = 0;
    int targets = 1;

    friend constexpr bool operator==(const Skills&, const Skills&) = default;
};

// R0.7: printed numbers plus equipment, before any ability. In combat Khenn's die is his initiative.
Skills skill_values_of(const State& state, UnitId unit);

// Final values. Combat may be below 0 here; a dice count never is (R0.10).
Skills skills_of(const State& state, UnitId unit);

// C12.3.2, C12.3.3: what counts when the unit bombards with this mortar: other one-use items do not.
Skills skills_for_bombardment(const State& state, UnitId unit, CardId mortar);

// C4.3
int militia_initiative(const State& state, PlayerId owner);

// C6.2
int hits_on(const State& state, FighterId fighter);

// R10.6: points left on the armor card.
int armor_of(const State& state, UnitId unit);
int max_health_of(UnitId unit);
inline bool is_injured(const State& state, UnitId unit)
{
    return unit_of(state, unit).health < max_health_of(unit);
}

// C8.5: carries a weapon that ignores armor.
bool is_piercing(const State& state, UnitId unit);

// R7.7.1
int training_of(const State& state, UnitId unit);

// AI7.1 and M2 order by name; the Dictator card has the name of its character.
std::string_view name_of(const State& state, UnitId unit);

// The first card of this kind that is carried anywhere on the unit.
CardId carried_card(const State& state, UnitId unit, KindId kind);  // none: it is not carried

}  // namespace sortie::merc
