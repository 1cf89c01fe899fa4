#pragma once
// Which equipment automatic players take (AI6.12, AI2.5, R10.15): per slot the card with the highest serial number, mines
// and repair kits never.
//
//     while (const auto choice = usual_put(state, unit, pool)) put choice->card into choice->pocket;
//
// Answers only. The free places of a bandolier come last, with the highest accessories.

#include <optional>

#include "games/merc/orders.h"

namespace sortie::merc {

struct PutChoice {
    CardId card;
    Pocket pocket = Pocket::weapon;
};
// The next card out of `cards` that the unit would take; nothing if none improves it.
std::optional<PutChoice> usual_put(const State& state, UnitId unit, const CardSet& cards);

// DP20: where a card given to the unit goes; nothing: to the stash.
std::optional<Pocket> usual_pocket(const State& state, UnitId unit, CardId card);

// AI2.5
bool is_fully_equipped(const State& state, UnitId unit);
bool lacks(const State& state, UnitId unit, Slot slot);
// AI6.6: whether the stash where it stands would improve it.
bool would_reequip(const State& state, UnitId unit);

// AI6.14.3: what Hagness keeps, and for whom; without a unit it goes to the stash.
struct KeepChoice {
    CardId card;
    UnitId unit;
    Pocket pocket = Pocket::weapon;
};
KeepChoice usual_keep(const State& state, const Task& task);

// The first of the units in the alphabet, the Dictator card last; for lists that have a leader in names only.
bool is_before_by_name(const State& state, UnitId a, UnitId b);

}  // namespace sortie::merc
