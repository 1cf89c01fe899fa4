#pragma once
// Damage, death and rescue of units, in combat and outside of it (C8, C9, R14, D0.3).
//
//     hurt(state, unit, 2, Piercing::no, events);          // armor first; a unit at health 0 is dying
//     if (const UnitId next = next_to_settle(state); next.is_some()) ...
//
// A unit whose health reaches 0 is dying until it is settled: somebody may give it an Epinephrine Shot (the window
// `before_death`), otherwise it dies. Several units that one effect hurts are all hurt first and then settled one by
// one (R14.4); one that is still waiting gives its shot to nobody but itself (C9.7).

#include "engine/event.h"
#include "games/merc/board.h"

namespace sortie::merc {

enum class Piercing : bool { no, yes };

// One packet of damage. Armor takes it first unless it is ignored; a destroyed card goes to its pile at once (C8.4).
// The vehicle of the unit's squad comes before its armor, whatever pierces (V3.7).
void hurt(State& state, UnitId unit, int damage, Piercing piercing, Events& events);
void hurt_past_vehicle(State& state, UnitId unit, int damage, Piercing piercing, Events& events);
// R17.5: up to the unit's maximum.
void heal(State& state, UnitId unit, int health, Events& events);

// R0.12: the first dying unit in the order of players, squads and joining; none if nobody is dying.
UnitId next_to_settle(const State& state);

// C9.2, C9.7: the shot that `holder` could give to the dying unit; none if it has none or may not.
CardId shot_for(const State& state, UnitId dying, UnitId holder);
// C9.3: the players that have a shot for it, apart from its owner.
bool has_shot_for(const State& state, UnitId dying, PlayerId player);

void save_with(State& state, UnitId dying, UnitId holder, Events& events);

// C9.4: out of its squad; what it carried goes to the piles, or is staged for Gaddafi (GAD2). The death of the Dictator
// card ends the game (C9.6).
void die(State& state, UnitId unit, Events& events);

}  // namespace sortie::merc
