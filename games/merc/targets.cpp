#include "games/merc/targets.h"

#include <algorithm>

#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

int militia_there(const State& state, SectorId sector, FighterId mark)
{
    return state.sectors[sector.index].militia[player_in(mark).index];
}

bool is_rizen(FighterId fighter)
{
    return fighter == fighter_of(merc::rizen);
}

// Whether a mark that is not in the set yet takes a slot of its own.
int cost_of(const Attack& attack, FighterId mark)
{
    if (!is_militia(mark) || !is_rizen(attack.by)) return 1;
    for (const Target& target : attack.targets) {
        if (is_militia(target.mark)) return 0;  // C5.5: all militia share one slot
    }
    return 1;
}

}  // namespace

bool has_all_mercs_but(const Attack& attack, const FighterSet& marks, FighterId spared)
{
    for (const FighterId mark : marks) {
        if (is_merc_card(mark) && mark != spared && !attack.has(mark)) return false;
    }
    return true;
}

bool is_protected(const State& state)
{
    const SectorId sector = sector_of(state, dictator_card);
    return sector.is_some() && units_of_player(state, sector, the_dictator) > 1;
}

std::size_t dog_on(const State& state, UnitId unit)
{
    for (std::size_t i = 0; i < dogs_max; ++i) {
        if (state.combat.dogs[i].on == unit) return i;
    }
    return dogs_max;
}

FighterSet possible_marks(const State& state, FighterId fighter, SectorId sector)
{
    FighterSet marks;
    const bool is_tao = fighter == fighter_of(merc::tao);
    if (is_unit(fighter)) {
        const std::size_t dog = dog_on(state, unit_in(fighter));
        if (dog < dogs_max) {
            if (!is_tao) marks.insert(dog_fighter(dog));
            return marks;
        }
    }
    const Side enemy = enemy_of(side_of(state, owner_of(state, fighter)));
    const auto add_units_of = [&](PlayerId player) {
        for_each_unit_in(state, player, sector, [&](UnitId unit) {
            if (unit != dictator_card || !is_protected(state)) marks.insert(fighter_of(unit));
        });
        if (state.sectors[sector.index].militia[player.index] > 0) {
            marks.insert(militia_of(player));
        }
    };
    for_each_player_of(state, enemy, add_units_of);
    for (std::size_t i = 0; i < dogs_max && sector == state.combat.sector; ++i) {
        const Dog& dog = state.combat.dogs[i];
        if (dog.on.is_some() && side_of(state, dog.owner) == enemy && !is_tao) {
            marks.insert(dog_fighter(i));
        }
    }
    return marks;
}

int target_limit(const State& state, const Attack& attack)
{
    if (attack.kind == AttackKind::strike || !is_unit(attack.by)) return 1;  // C13.1, C5.9
    const UnitId unit = unit_in(attack.by);
    if (attack.kind != AttackKind::bombardment) return skills_of(state, unit).targets;
    return skills_for_bombardment(state, unit, carried_card(state, unit, kind::mortar)).targets;
}

int slots_used(const Attack& attack)
{
    int used = 0;
    bool has_militia = false;
    for (const Target& target : attack.targets) {
        if (is_militia(target.mark) && is_rizen(attack.by)) {
            has_militia = true;
        } else {
            used += target.count;
        }
    }
    return used + (has_militia ? 1 : 0);
}

bool may_be_added(const State& state, const Attack& attack, FighterId mark)
{
    return may_be_added(state, attack, possible_marks(state, attack.by, attack.sector), mark);
}

bool may_be_added(const State& state, const Attack& attack, const FighterSet& marks, FighterId mark)
{
    if (!marks.contains(mark)) return false;
    const Target* declared = attack.find(mark);
    if (declared != nullptr) {
        const bool has_more =
            is_militia(mark) && declared->count < militia_there(state, attack.sector, mark);
        if (!has_more) return false;
    }
    const int needed = slots_used(attack) + cost_of(attack, mark);
    const bool is_first = needed == 1;  // no limit is below 1 (R0.10)
    if (!is_first && needed > target_limit(state, attack)) return false;
    if (attack.by == fighter_of(merc::buzzkill) && is_militia(mark)) {  // C5.6, C5.8
        return has_all_mercs_but(attack, marks, FighterId::none());
    }
    if (mark == fighter_of(merc::runde)) return has_all_mercs_but(attack, marks, mark);  // C5.7
    return true;
}

FighterSet marks_to_choose_from(const State& state, const Attack& attack, const FighterSet& marks)
{
    FighterSet addable;
    for (const FighterId mark : marks) {
        if (may_be_added(state, attack, marks, mark)) addable.insert(mark);
    }
    if (uses_abilities(state, attack.by)) return addable;
    FighterSet first;
    int highest = 0;
    for (const FighterId mark : addable) {
        if (!is_unit(mark)) continue;
        const int initiative = initiative_of(state, mark);
        if (first.empty() || initiative > highest) {
            first.clear();
            highest = initiative;
        }
        if (initiative == highest) first.insert(mark);
    }
    return first.empty() ? addable : first;
}

bool uses_abilities(const State& state, FighterId fighter)
{
    return state.modes.mode != Mode::solo_rescue || owner_of(state, fighter) != the_dictator;
}

void add_target(const State& state, Attack& attack, FighterId mark)
{
    const bool takes_all = is_militia(mark) && is_rizen(attack.by);
    const int more = takes_all ? militia_there(state, attack.sector, mark) : 1;
    if (Target* target = attack.find(mark)) {
        target->count = static_cast<std::uint8_t>(target->count + more);
    } else {
        attack.targets.push_back({mark, static_cast<std::uint8_t>(more), 0, 0, 0});
    }
}

bool may_get_dog(const State& state, Side side, UnitId unit)
{
    if (sector_of(state, unit) != state.combat.sector) return false;
    if (side_of(state, unit_of(state, unit).owner) == side) return false;
    if (unit == merc::shadkaam || dog_on(state, unit) < dogs_max) return false;
    return unit != dictator_card || !is_protected(state);
}

}  // namespace sortie::merc
