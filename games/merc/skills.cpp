#include "games/merc/skills.h"

#include <algorithm>

#include "games/merc/modes/motor_pool.h"

namespace sortie::merc {
namespace {

constexpr int tack_bonus = 2;
constexpr int walter_bonus = 2;
constexpr int militia_initiative_usual = 2;  // R0.9
constexpr int militia_hits_on = 4;
constexpr int better_weapons_hit_on = 3;

struct Printed {
    int initiative;
    int training;
    int combat;
};
Printed printed_of(const State& state, UnitId unit)
{
    if (unit == dictator_card) {
        const DictatorRow& row = dictator_table[static_cast<std::size_t>(state.regime.card)];
        return {row.initiative, row.training, row.combat};
    }
    const MercRow& row = merc_table[unit.index];
    return {row.initiative, row.training, row.combat};
}

bool fights_now(const State& state, UnitId unit)
{
    return state.combat.is_running() && sector_of(state, unit) == state.combat.sector;
}

// V3.3
void add_vehicle(const State& state, UnitId unit, Skills& skills)
{
    const CardId vehicle = vehicle_of(state, unit);
    if (vehicle.is_none()) return;
    skills.combat += row_of(vehicle).combat;
    skills.initiative += row_of(vehicle).initiative;
}

template <class Counts>
Skills with_equipment(const State& state, UnitId unit, Counts counts)
{
    const Printed printed = printed_of(state, unit);
    Skills skills{printed.initiative, printed.training, printed.combat, 1};
    for (const CardId card : unit_of(state, unit).carried) {
        if (card.is_none() || !counts(card)) continue;
        const KindEffect& effect = kind_of(card).effect;
        skills.combat += effect.combat;
        skills.training += effect.training;
        skills.targets += effect.targets;
        const bool is_ignored = unit == merc::vulture && effect.initiative < 0;  // M-vulture.1
        if (!is_ignored) skills.initiative += effect.initiative;
    }
    if (state.modes.has_vehicles) add_vehicle(state, unit, skills);
    if (unit == merc::khenn && fights_now(state, unit) && state.combat.khenn_die > 0) {
        skills.initiative = state.combat.khenn_die;  // M-khenn.4
    }
    return skills;
}

CardId slot_card(const State& state, UnitId unit, Pocket pocket)
{
    return unit_of(state, unit).carried[static_cast<std::size_t>(pocket)];
}

// Whether one of the carried cards fits.
template <class Fits>
bool any_carried(const State& state, UnitId unit, Fits fits)
{
    for (const CardId card : unit_of(state, unit).carried) {
        if (card.is_some() && fits(kind_of(card))) return true;
    }
    return false;
}
bool has_weapon(const State& state, UnitId unit)
{
    return any_carried(state, unit, [](const KindRow& row) { return row.slot == Slot::weapon; });
}
bool has_group(const State& state, UnitId unit, Group group)
{
    return any_carried(state, unit, [&](const KindRow& row) { return row.group == group; });
}

void add_to_all(Skills& skills, int bonus)
{
    skills.initiative += bonus;
    skills.training += bonus;
    skills.combat += bonus;
}

// M0.3 (2): abilities that depend on the unit's own equipment.
void add_own_equipment(const State& state, UnitId unit, Skills& skills)
{
    if (unit == merc::bouba && has_group(state, unit, Group::handgun)) skills.combat += 1;
    if (unit == merc::mayhem && has_group(state, unit, Group::uzi)) skills.combat += 2;
    if (unit == merc::rozeske && has_group(state, unit, Group::armor)) skills.combat += 1;
    if (unit == merc::stumpy && has_group(state, unit, Group::explosive)) skills.combat += 1;
    if (unit == merc::vandradi) {
        const CardId weapon = slot_card(state, unit, Pocket::weapon);
        if (weapon.is_some() && kind_of(weapon).effect.targets > 0) skills.combat += 1;
    }
    if (unit == merc::ra && has_weapon(state, unit)) skills.targets += 1;
    if (unit == merc::moe && has_group(state, unit, Group::smaw)) skills.targets += 1;
    if (unit == merc::dutch && !has_weapon(state, unit)) {
        skills.combat += 1;
        skills.initiative += 1;
    }
}

// Sarge and Tack: a strictly higher initiative than every squad mate, of whom there must be one.
bool leads_squad(const State& state, UnitId unit)
{
    const Squad& squad = squad_of(state, unit);
    const int own = skill_values_of(state, unit).initiative;
    bool has_mate = false;
    for (const UnitId mate : squad.members) {
        if (mate == unit) continue;
        has_mate = true;
        if (skill_values_of(state, mate).initiative >= own) return false;
    }
    return has_mate;
}

// M-haarg.1
void add_haarg(const State& state, UnitId unit, const Skills& own, Skills& skills)
{
    Skills best = own;
    for (const UnitId mate : squad_of(state, unit).members) {
        if (mate == unit) continue;
        const Skills other = skill_values_of(state, mate);
        best.initiative = std::max(best.initiative, other.initiative);
        best.training = std::max(best.training, other.training);
        best.combat = std::max(best.combat, other.combat);
    }
    skills.initiative += best.initiative > own.initiative ? 1 : 0;
    skills.training += best.training > own.training ? 1 : 0;
    skills.combat += best.combat > own.combat ? 1 : 0;
}

// M0.3 (3): abilities that depend on the squad.
void add_squad(const State& state, UnitId unit, const Skills& own, Skills& skills)
{
    const Squad& squad = squad_of(state, unit);
    if (squad.members.size() == 1) {
        if (unit == merc::snake) add_to_all(skills, 1);
        return;
    }
    if (unit == merc::sarge && leads_squad(state, unit)) add_to_all(skills, 1);
    if (unit == merc::haarg) add_haarg(state, unit, own, skills);
    bool has_woman = false;
    for (const UnitId mate : squad.members) {
        if (mate == merc::tack && leads_squad(state, mate)) skills.initiative += tack_bonus;
        if (mate == unit) continue;
        if (mate == merc::valkyrie && unit != dictator_card) skills.initiative += 1;
        has_woman |= mate != dictator_card && merc_table[mate.index].extra.is_woman;
    }
    if (unit == merc::tavisto && has_woman) add_to_all(skills, 1);
}

// C13.10: an enemy Max in the combat.
bool is_under_max(const State& state, UnitId unit)
{
    if (unit == dictator_card || !fights_now(state, unit)) return false;
    const Unit& max = unit_of(state, merc::max);
    return max.is_in_play() && fights_now(state, merc::max) &&
           side_of(state, max.owner) != side_of(state, unit_of(state, unit).owner);
}

Skills finished(const State& state, UnitId unit, const Skills& values)
{
    Skills skills = values;
    add_own_equipment(state, unit, skills);
    add_squad(state, unit, values, skills);
    if (is_under_max(state, unit)) {
        skills.combat -= 1;
        skills.initiative -= 1;
    }
    if (unit == merc::khenn && fights_now(state, unit) && state.combat.khenn_die > 0) {
        skills.initiative = state.combat.khenn_die;  // C4.4
    }
    skills.targets = std::max(skills.targets, 1);
    return skills;
}

}  // namespace

Skills skill_values_of(const State& state, UnitId unit)
{
    return with_equipment(state, unit, [](CardId) { return true; });
}

Skills skills_of(const State& state, UnitId unit)
{
    return finished(state, unit, skill_values_of(state, unit));
}

Skills skills_for_bombardment(const State& state, UnitId unit, CardId mortar)
{
    const Skills values = with_equipment(state, unit, [&](CardId card) {
        return card == mortar || !kind_of(card).effect.is_one_use;
    });
    Skills skills = finished(state, unit, values);
    if (unit == merc::moe && has_group(state, unit, Group::smaw)) skills.targets -= 1;
    const CardId vehicle = vehicle_of(state, unit);
    if (vehicle.is_some()) skills.combat -= row_of(vehicle).combat;  // V3.15
    return skills;
}

int militia_initiative(const State& state, PlayerId owner)
{
    int initiative = militia_initiative_usual;
    if (owner == the_dictator && state.regime.veteran_militia) initiative += 1;
    const Unit& walter = unit_of(state, merc::walter);
    if (walter.owner == owner && fights_now(state, merc::walter)) initiative += walter_bonus;
    return initiative;
}

int hits_on(const State& state, FighterId fighter)
{
    if (is_unit(fighter)) {
        const UnitId unit = unit_in(fighter);
        return unit == dictator_card ? militia_hits_on : int{merc_table[unit.index].extra.hits_on};
    }
    const bool is_better = player_in(fighter) == the_dictator && state.regime.better_weapons;
    return is_better ? better_weapons_hit_on : militia_hits_on;
}

int armor_of(const State& state, UnitId unit)
{
    const CardId card = slot_card(state, unit, Pocket::armor);
    if (card.is_none() || kind_of(card).slot != Slot::armor)
        return 0;  // Gunther may carry a kit there
    return kind_of(card).effect.armor - state.wear[card.index];
}

int max_health_of(UnitId unit)
{
    constexpr int usual = 3;
    return unit == dictator_card ? usual : int{merc_table[unit.index].extra.health};
}

bool is_piercing(const State& state, UnitId unit)
{
    return any_carried(state, unit, [](const KindRow& row) { return row.effect.is_piercing; });
}

int training_of(const State& state, UnitId unit)
{
    return skills_of(state, unit).training;
}

std::string_view name_of(const State& state, UnitId unit)
{
    if (unit != dictator_card) return merc_table[unit.index].name;
    return dictator_table[static_cast<std::size_t>(state.regime.card)].name;
}

CardId carried_card(const State& state, UnitId unit, KindId kind)
{
    for (const CardId card : unit_of(state, unit).carried) {
        if (card.is_some() && kind_id_of(card) == kind) return card;
    }
    return CardId::none();
}

}  // namespace sortie::merc
