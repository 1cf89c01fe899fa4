#pragma once
// Healing with dice before an attack: First Aid Kit, Medical Kit and Surgeon (C11, DP2).
//
//     if (!why_not_heal(state, attack, kit, patient, dice)) heal_with(state, attack, kit, patient, dice, events);
//
// A source is the card of a kit that the acting unit carries, or no card for Surgeon's ability. Dice that are given up
// are missing in this one attack (C11.5). Everything here belongs to the unit's own activation; with a dog on it a unit
// heals nobody (C10.4).

#include <optional>

#include "engine/event.h"
#include "games/merc/attack.h"
#include "games/merc/gear.h"

namespace sortie::merc {

inline constexpr CardId by_ability = CardId::none();

// C11.1, C11.3, C11.4: why the acting unit may not give up so many dice for this patient, or nothing.
std::optional<Code> why_not_heal(const State& state, const Attack& attack, CardId source,
                                 UnitId patient, int dice);
void heal_with(State& state, Attack& attack, CardId source, UnitId patient, int dice,
               Events& events);

// Whether there is anything to heal at all, so that nobody is asked in vain.
bool can_heal_someone(const State& state, const Attack& attack);

}  // namespace sortie::merc
