#pragma once
// Whom a fighter may aim at, and whom a dog may be set on (C5, C10, C18).
//
//     for (const FighterId mark : possible_marks(state, fighter, sector)) ...
//     if (may_be_added(state, attack, mark)) add_target(state, attack, mark);
//
// A set of targets is named one mark after the other. Every set that the rules allow can be named so that each part
// of it is allowed as well: other MERCs before Runde, MERCs before militia for Buzzkill. So a mark may be added exactly
// if the set with it is legal (C5.12, R19.3). Militia of one player are one mark, whatever their number; each time it
// is added one more of them is aimed at, and for Rizen all of them at once (C5.5).

#include "games/merc/board.h"
#include "games/merc/order.h"

namespace sortie::merc {

// C5.1, C5.2, C18.1: everything that the fighter could have among its targets, before the set is judged as a whole.
FighterSet possible_marks(const State& state, FighterId fighter, SectorId sector);

// C18.1, D3.7: whether another unit of his side stands in the same sector.
bool is_protected(const State& state);

// The living dog on the unit: its number, or `dogs_max`.
std::size_t dog_on(const State& state, UnitId unit);

// C5.6, C5.7: whether every MERC among the marks is a target already, apart from `spared`.
bool has_all_mercs_but(const Attack& attack, const FighterSet& marks, FighterId spared);

// C5.3 to C5.8, with the attack's targets so far.
int slots_used(const Attack& attack);
int target_limit(const State& state, const Attack& attack);
bool may_be_added(const State& state, const Attack& attack, FighterId mark);
// The same with the marks that are possible, where they are known already.
bool may_be_added(const State& state, const Attack& attack, const FighterSet& marks,
                  FighterId mark);
// All that may be added now; of those whom an enemy of Solo Rescue could aim at, whom it does (V6.5).
FighterSet marks_to_choose_from(const State& state, const Attack& attack, const FighterSet& marks);
// V6.5: enemies of Solo Rescue use no ability that somebody would have to decide on.
bool uses_abilities(const State& state, FighterId fighter);
void add_target(const State& state, Attack& attack, FighterId mark);

// C10.2: whether a dog of this side may be set on the unit, which is in the combat.
bool may_get_dog(const State& state, Side side, UnitId unit);

}  // namespace sortie::merc
