#include "games/taktik/combat.h"

#include <algorithm>

#include "games/taktik/events.h"
#include "games/taktik/forces.h"
#include "games/taktik/missions.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

bool applies(const Effect& effect, UnitId attacker, int cells_away, CellId target_cell)
{
    if (effect.primitive != Primitive::roll_delta || !touches(effect, attacker)) return false;
    switch (effect.filter) {
        case RollFilter::every:
        case RollFilter::this_attack: return true;
        case RollFilter::ranged: return cells_away >= 2;
        case RollFilter::target_in_quadrant: return quadrant_of(target_cell) == effect.quadrant;
    }
    return true;
}

struct TerrainModifiers {
    int attacker = 0;
    int cover = 0;
    int defence = 0;
};
TerrainModifiers terrain_modifiers(const State& state, UnitId attacker, UnitId target)
{
    const TerrainRow& here = effective_tile(state.map, unit_in(state, attacker).cell).row();
    const TerrainRow& there = effective_tile(state.map, unit_in(state, target).cell).row();
    TerrainModifiers found{here.attacker_hit, there.target_hit, -there.target_defence};
    // K4.7: what terrain takes off the roll does not count.
    if (is_under(state, attacker, Primitive::ignore_terrain)) {
        found = {std::max(found.attacker, 0), std::max(found.cover, 0), std::max(found.defence, 0)};
    }
    return found;
}

void score(State& state, Side side, int points, Events& events)
{
    Camp& camp = camp_of(state, side);
    camp.points = static_cast<std::uint16_t>(camp.points + points);
    events.tell(told::scored, side, camp.points);
}

// T8.9
void eliminate(State& state, UnitId unit, Events& events)
{
    events.tell(told::eliminated, unit);
    take_off_board(state, unit, Status::eliminated);
    end_effects_on(state, unit, events);
    const Side by = other_side(side_of(unit));
    if (by == state.active) state.has_killed = true;
    score(state, by, row_of(unit).value, events);
    note_elimination(state, unit, events);
}

}  // namespace

Shot shot_of(const State& state, UnitId attacker, UnitId target, UnitId supporter)
{
    Shot shot;
    const CellId target_cell = unit_in(state, target).cell;
    shot.distance = distance(unit_in(state, attacker).cell, target_cell);
    shot.required = required_at(attacker, shot.distance);
    shot.damage = row_of(attacker).damage;
    if (supporter.is_some()) {
        const int cells_away = distance(unit_in(state, supporter).cell, target_cell);
        shot.required = std::min(shot.required, required_at(supporter, cells_away));
        shot.damage += row_of(supporter).damage;
    }
    const TerrainModifiers terrain = terrain_modifiers(state, attacker, target);
    shot.sum = terrain.attacker + terrain.cover + terrain.defence;
    int doublings = 0;
    for (const Effect& effect : state.effects) {
        if (applies(effect, attacker, shot.distance, target_cell)) shot.sum += effect.value;
        if (!touches(effect, attacker)) continue;
        if (effect.primitive == Primitive::damage_delta) shot.damage += effect.value;
        if (effect.primitive == Primitive::damage_double) ++doublings;
        if (effect.primitive == Primitive::absorb) shot.absorbed += effect.value;
    }
    shot.damage = std::max(shot.damage, 0) << doublings;
    return shot;
}

Modifiers modifiers_of(const State& state, UnitId attacker, UnitId target)
{
    Modifiers list;
    const auto add = [&](Modifier::Source source, int value, CardId card) {
        if (value != 0) list.push_back({source, card, static_cast<std::int8_t>(value)});
    };
    const TerrainModifiers terrain = terrain_modifiers(state, attacker, target);
    add(Modifier::Source::attacker_terrain, terrain.attacker, CardId::none());
    add(Modifier::Source::target_cover, terrain.cover, CardId::none());
    add(Modifier::Source::target_defence, terrain.defence, CardId::none());
    const CellId target_cell = unit_in(state, target).cell;
    const int cells_away = distance_between(state, attacker, target);
    for (const Effect& effect : state.effects) {
        if (!applies(effect, attacker, cells_away, target_cell)) continue;
        add(Modifier::Source::effect, effect.value, effect.source);
    }
    return list;
}

bool can_support(const State& state, UnitId unit)
{
    const Resolution& attack = state.resolution;
    return unit != attack.unit && is_on_board(state, unit) && side_of(unit) == side_of(attack.unit) &&
           can_attack(state, unit) && is_in_range(state, unit, attack.target);
}

// ---- Declaring ------------------------------------------------------------------------------------------------------

void units_to_attack_with(const State& state, const Chosen& chosen, Candidates& out)
{
    if (state.queue.size() == attacks_max) return;
    for_each_on_board(state, side_of(state, chosen), [&](UnitId unit) {
        if (can_attack(state, unit) && !is_declared(state, unit)) out.add(unit);
    });
}

void targets_in_range(const State& state, const Chosen& chosen, Candidates& out)
{
    const UnitId unit = chosen.as<UnitId>(0);
    for_each_on_board(state, other_side(side_of(unit)), [&](UnitId enemy) {
        if (is_in_range(state, unit, enemy)) out.add(enemy);
    });
}

void do_declare(State& state, const Chosen& chosen, Events& events)
{
    const Declaration declared{chosen.as<UnitId>(0), chosen.as<UnitId>(1)};
    state.queue.push_back(declared);
    events.tell(told::attack_declared, declared.attacker, declared.target);
}

void do_withdraw(State& state, const Chosen& chosen, Events& events)
{
    const auto index = chosen.as<std::size_t>(0);
    const Declaration withdrawn = state.queue[index];
    state.queue.erase_at(index);
    ++state.withdrawals;
    events.tell(told::attack_withdrawn, withdrawn.attacker, withdrawn.target);
}

// ---- Stages ---------------------------------------------------------------------------------------------------------

bool attacks_are_left(const State& state)
{
    return !state.queue.empty();
}

bool an_attack_is_on(const State& state)
{
    return state.resolution.kind == ResolutionKind::attack;
}

void begin_attack(State& state, Events& events)
{
    const Declaration declared = state.queue[0];
    state.queue.erase_at(0);
    const UnitId unit = declared.attacker;
    const bool attacker_is_there = is_on_board(state, unit);
    if (attacker_is_there) state.units[unit.index].has_attacked = true;
    if (!attacker_is_there || !is_on_board(state, declared.target) || cannot_attack(state, unit)) {
        events.tell(told::attack_fizzled, unit, declared.target);
        return;
    }
    state.resolution.kind = ResolutionKind::attack;
    state.resolution.unit = unit;
    state.resolution.target = declared.target;
    const Shot shot = shot_of(state, unit, declared.target);
    state.resolution.required = static_cast<std::uint8_t>(shot.required);
    events.tell(told::attack_began, unit, declared.target, shot.distance, shot.required);
}

namespace {

void throw_die(State& state, Events& events)
{
    Resolution& attack = state.resolution;
    const Shot shot = shot_of(state, attack.unit, attack.target, attack.supporter);
    attack.die = static_cast<std::uint8_t>(state.rng.roll(6));
    attack.rolled = static_cast<std::uint8_t>(shot.count(attack.die));
    attack.required = static_cast<std::uint8_t>(shot.required);
    attack.is_hit = shot.is_hit(attack.die);
    events.tell(told::rolled, attack.unit, attack.die, attack.rolled);
}

// K4.4: the supporter has attacked, and what it was declared for is dropped.
void let_supporter_join(State& state, Events& events)
{
    const UnitId supporter = state.resolution.supporter;
    if (supporter.is_none()) return;
    state.units[supporter.index].has_attacked = true;
    for (std::size_t i = state.queue.size(); i-- > 0;) {
        if (state.queue[i].attacker == supporter) state.queue.erase_at(i);
    }
    events.tell(told::supported, supporter, state.resolution.unit);
}

}  // namespace

void roll_attack(State& state, Events& events)
{
    Resolution& attack = state.resolution;
    if (cannot_attack(state, attack.unit)) {
        attack.is_cancelled = true;
        events.tell(told::attack_cancelled, attack.unit);
        return;
    }
    let_supporter_join(state, events);
    throw_die(state, events);
}

bool is_rolled(const State& state)
{
    return state.resolution.die != 0;
}

void settle_roll(State& state, Events& events)
{
    Resolution& attack = state.resolution;
    if (attack.reroll_is_asked) throw_die(state, events);
    if (!attack.is_hit) {
        events.tell(told::missed, attack.unit, attack.target);
        return;
    }
    attack.damage = static_cast<std::uint8_t>(
        shot_of(state, attack.unit, attack.target, attack.supporter).damage);
    events.tell(told::hit, attack.unit, attack.target, attack.damage);
}

bool is_hit(const State& state)
{
    return state.resolution.is_hit;
}

void apply_damage(State& state, Events& events)
{
    Resolution& attack = state.resolution;
    const Shot shot = shot_of(state, attack.unit, attack.target, attack.supporter);
    attack.damage = static_cast<std::uint8_t>(shot.damage_done());
    Unit& target = state.units[attack.target.index];
    target.hp = static_cast<std::uint8_t>(std::max(target.hp - attack.damage, 0));
    events.tell(told::damaged, attack.target, attack.damage, target.hp);
    if (target.hp == 0) eliminate(state, attack.target, events);
}

void end_attack(State& state, Events& events)
{
    const Resolution attack = state.resolution;
    state.resolution = Resolution{};
    end_effects(state, Lifetime::this_resolution, events);
    if (attack.die != 0) use_up_roll_effects(state, attack.unit, events);
    check_missions_in_combat(state, events);
    judge(state, Moment::in_turn, events);
}

}  // namespace sortie::taktik
