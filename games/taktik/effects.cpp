#include "games/taktik/effects.h"

#include <algorithm>

#include "games/taktik/events.h"
#include "games/taktik/forces.h"

namespace sortie::taktik {
namespace {

UnitSet units_in(const State& state, Side side, Quadrant quadrant)
{
    UnitSet set;
    for_each_on_board(state, side, [&](UnitId unit) {
        if (quadrant_of(unit_in(state, unit).cell) == quadrant) set.insert(unit);
    });
    return set;
}

UnitSet scope_of(const State& state, const EffectRow& row, Side by, const Named& named)
{
    switch (row.scope) {
        case Scope::none: return {};
        case Scope::own: return units_of(by);
        case Scope::own_types: {
            UnitSet set;
            for (const UnitType type : row.types) set = set | (units_of(by) & units_of(type));
            return set;
        }
        case Scope::target: return UnitSet{named.unit};
        case Scope::in_quadrant_now: return units_in(state, by, named.quadrant);
        case Scope::initiator: return units_of(state.active);
        case Scope::both: return units_of(Side::attacker) | units_of(Side::defender);
        case Scope::attack: return UnitSet{state.resolution.unit};
    }
    return {};
}

// Effects that are carried out at once and leave nothing behind.
void carry_out(State& state, const EffectRow& row, Side by, const Named& named, Events& events)
{
    Camp& camp = camp_of(state, by);
    switch (row.primitive) {
        case Primitive::restore:
            state.units[named.unit.index].hp = row_of(named.unit).hp;
            events.tell(told::restored, named.unit);
            break;
        case Primitive::deploy_reserve: enter_from_reserve(state, by, named.cell, events); break;
        case Primitive::discard_reserve_slot: {
            const CardId card = camp.reserve[named.slot];
            CHECK(card.is_some());
            camp.reserve[named.slot] = CardId::none();
            state.deck.discard(card);
            events.shows_secret();
            events.tell(told::discarded, seat_of(state, by), card);
            break;
        }
        default: CHECK(row.primitive == Primitive::none); break;
    }
}

// Fields of the attack that a tactic may write (W11.6).
bool write_frame(State& state, const EffectRow& row, const Named& named)
{
    if (row.primitive == Primitive::add_supporter) {
        state.resolution.supporter = named.unit;
        return true;
    }
    if (row.primitive == Primitive::reroll) {
        state.resolution.reroll_is_asked = true;
        return true;
    }
    return false;
}

template <class Ends>
void end_where(State& state, Ends ends, Events& events)
{
    for (std::size_t i = 0; i < state.effects.size();) {
        if (!ends(state.effects[i])) {
            ++i;
            continue;
        }
        events.tell(told::effect_ended, state.effects[i].id, state.effects[i].source);
        state.effects.erase_at(i);
    }
}

}  // namespace

void begin_effects(State& state, CardId card, Side by, const Named& named, Events& events)
{
    for (const EffectRow& row : row_of(card).effects) {
        if (write_frame(state, row, named)) continue;
        if (row.lifetime == Lifetime::instant) {
            carry_out(state, row, by, named, events);
            continue;
        }
        Effect effect;
        effect.units = scope_of(state, row, by, named);
        if (effect.units.empty()) continue;
        effect.id = state.next_effect++;
        effect.value = static_cast<std::int16_t>(row.primitive == Primitive::lock_category
                                                     ? int{row.categories.words[0]}
                                                     : int{row.value});
        effect.source = card;
        effect.owner = is_malus(card) ? other_side(by) : by;
        effect.primitive = row.primitive;
        effect.lifetime = row.lifetime;
        effect.left = row.left;
        effect.uses = row.uses;
        effect.filter = row.filter;
        if (row.filter == RollFilter::target_in_quadrant) effect.quadrant = named.quadrant;
        state.effects.push_back(effect);
        events.tell(told::effect_began, effect.id, card);
    }
}

void end_effects(State& state, Lifetime lifetime, Events& events)
{
    end_where(state, [&](const Effect& effect) { return effect.lifetime == lifetime; }, events);
}

void end_effects_at(State& state, Phase phase, Events& events)
{
    end_where(
        state,
        [&](const Effect& effect) {
            return effect.lifetime == Lifetime::until_phase &&
                   effect.left == static_cast<std::uint8_t>(phase);
        },
        events);
}

void count_down_effects(State& state, Events& events)
{
    for (Effect& effect : state.effects) {
        if (effect.lifetime == Lifetime::turns) --effect.left;
    }
    end_where(
        state,
        [](const Effect& effect) {
            return effect.lifetime == Lifetime::until_end_of_turn ||
                   (effect.lifetime == Lifetime::turns && effect.left == 0);
        },
        events);
}

void use_up_roll_effects(State& state, UnitId attacker, Events& events)
{
    end_where(
        state,
        [&](const Effect& effect) {
            return effect.primitive == Primitive::roll_delta && effect.uses == 1 &&
                   touches(effect, attacker);
        },
        events);
}

void end_effects_on(State& state, UnitId unit, Events& events)
{
    // Only effects that name this unit alone are about it; those on a side go on without it.
    end_where(
        state,
        [&](const Effect& effect) {
            return effect.lifetime != Lifetime::this_resolution && touches(effect, unit) &&
                   effect.units.size() == 1;
        },
        events);
}

bool cannot_move(const State& state, UnitId unit)
{
    for (const Effect& effect : state.effects) {
        if (effect.primitive != Primitive::cannot_move || !touches(effect, unit)) continue;
        if (!is_of_malus(effect) || !ignores_malus_movement(state, unit)) return true;
    }
    return false;
}

bool is_held_by_malus(const State& state, UnitId unit)
{
    for (const Effect& effect : state.effects) {
        if (effect.primitive == Primitive::cannot_move && is_of_malus(effect) &&
            touches(effect, unit)) {
            return true;
        }
    }
    return false;
}

int allowance_of(const State& state, UnitId unit)
{
    int allowance = row_of(unit).allowance;
    bool is_changed = false;
    for (const Effect& effect : state.effects) {
        is_changed |=
            effect.primitive == Primitive::move_delta || effect.primitive == Primitive::move_halve;
    }
    if (!is_changed) return allowance;
    const bool is_covered = ignores_malus_movement(state, unit);
    const auto applies = [&](const Effect& effect) {
        return touches(effect, unit) && !(is_covered && is_of_malus(effect));
    };
    for (const Effect& effect : state.effects) {
        if (effect.primitive != Primitive::move_delta) continue;
        if (effect.value > 0 ? touches(effect, unit) : applies(effect)) allowance += effect.value;
    }
    allowance = std::max(allowance, 0);
    for (const Effect& effect : state.effects) {
        if (effect.primitive != Primitive::move_halve || !applies(effect)) continue;
        if (allowance > 1) allowance /= 2;
    }
    return std::min(allowance, static_cast<int>(path_max));
}

int move_limit(const State& state, Side side)
{
    int limit = 5;
    for (const Effect& effect : state.effects) {
        if (effect.primitive == Primitive::move_limit_set && touches(effect, side)) {
            limit = std::min<int>(limit, effect.value);
        }
    }
    return limit + sum_on(state, side, Primitive::move_limit_delta);
}

bool is_locked(const State& state, Side side, CardId card)
{
    const auto bit = static_cast<unsigned>(row_of(card).category);
    for (const Effect& effect : state.effects) {
        if (!touches(effect, side)) continue;
        if (effect.primitive == Primitive::lock_category &&
            (static_cast<unsigned>(effect.value) >> bit & 1U) != 0) {
            return true;
        }
        // K2.10: the one card that brings units in.
        if (effect.primitive == Primitive::lock_deploy && row_of(card).effects.size() == 1 &&
            row_of(card).effects[0].primitive == Primitive::deploy_reserve) {
            return true;
        }
    }
    return false;
}

}  // namespace sortie::taktik
