#include "games/merc/damage.h"

#include <algorithm>

#include "games/merc/events.h"
#include "games/merc/forces.h"
#include "games/merc/gear.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/modes/rescue.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

constexpr int health_after_rescue = 1;  // C9.2

// C8.4: how much is left when the armor has taken its part.
int absorb(State& state, UnitId unit, int damage, Events& events)
{
    const int armor = armor_of(state, unit);
    const int taken = std::min(armor, damage);
    if (taken == 0) return damage;
    const CardId card = card_in(state, unit, Pocket::armor);
    state.wear[card.index] = static_cast<std::uint8_t>(state.wear[card.index] + taken);
    events.tell(told::armor_hit, unit, armor - taken);
    if (armor == taken) discard_card(state, take_from_pocket(state, unit, Pocket::armor));
    return damage - taken;
}

// GAD2: a rebel's MERC that fell in combat.
bool is_loot_of_gaddafi(const State& state, UnitId unit)
{
    return state.regime.card == Dictator::gadafi && state.combat.is_running() &&
           unit_of(state, unit).owner != the_dictator &&
           sector_of(state, unit) == state.combat.sector;
}

}  // namespace

void hurt(State& state, UnitId unit, int damage, Piercing piercing, Events& events)
{
    hurt_past_vehicle(state, unit, take_for(state, vehicle_of(state, unit), damage, events),
                      piercing, events);
}

void hurt_past_vehicle(State& state, UnitId unit, int damage, Piercing piercing, Events& events)
{
    if (damage <= 0) return;
    const int rest = piercing == Piercing::yes ? damage : absorb(state, unit, damage, events);
    if (rest == 0) return;
    Unit& victim = unit_of(state, unit);
    victim.health = static_cast<std::uint8_t>(std::max(victim.health - rest, 0));
    events.tell(told::hurt, unit, victim.health);
    if (victim.health == 0) state.dying.insert(unit);
}

void heal(State& state, UnitId unit, int health, Events& events)
{
    Unit& patient = unit_of(state, unit);
    const int healed = std::min(patient.health + health, max_health_of(unit));
    if (healed == patient.health) return;
    patient.health = static_cast<std::uint8_t>(healed);
    events.tell(told::healed, unit, healed);
}

UnitId next_to_settle(const State& state)
{
    UnitId first;
    const auto look = [&](PlayerId player) {
        for_each_unit(state, player, [&](UnitId unit) {
            if (first.is_none() && state.dying.contains(unit)) first = unit;
        });
    };
    for (const PlayerId rebel : rebels_of(state)) look(rebel);
    look(the_dictator);
    return first;
}

CardId shot_for(const State& state, UnitId dying, UnitId holder)
{
    const Unit& giver = unit_of(state, holder);
    if (!giver.is_in_play()) return CardId::none();
    if (side_of(state, giver.owner) != side_of(state, unit_of(state, dying).owner))
        return CardId::none();
    if (sector_of(state, holder) != sector_of(state, dying)) return CardId::none();
    if (holder != dying && state.dying.contains(holder)) return CardId::none();
    return carried_card(state, holder, kind::epinephrine_shot);
}

bool has_shot_for(const State& state, UnitId dying, PlayerId player)
{
    bool has_one = false;
    for_each_unit(state, player,
                  [&](UnitId unit) { has_one |= shot_for(state, dying, unit).is_some(); });
    return has_one;
}

void save_with(State& state, UnitId dying, UnitId holder, Events& events)
{
    const CardId shot = shot_for(state, dying, holder);
    CHECK(shot.is_some());
    discard_carried(state, holder, shot);
    unit_of(state, dying).health = health_after_rescue;
    state.dying.erase(dying);
    events.tell(told::saved, dying, holder);
}

void die(State& state, UnitId unit, Events& events)
{
    state.dying.erase(unit);
    events.tell(told::died, unit);
    if (is_loot_of_gaddafi(state, unit)) {
        for (std::size_t i = 0; i < pocket_count; ++i) {
            const CardId card = card_in(state, unit, static_cast<Pocket>(i));
            if (card.is_none() || is_component(card)) continue;  // V5.8
            state.loot.insert(take_from_pocket(state, unit, static_cast<Pocket>(i)));
        }
    }
    discard_all(state, unit);
    const CardId vehicle = vehicle_of(state, unit);
    const bool is_last = squad_of(state, unit).members.size() == 1;
    if (is_last && vehicle.is_some()) lose_vehicle(state, vehicle, events);  // V3.9
    leave_squad(state, unit);
    unit_of(state, unit) = Unit{};
    if (unit == merc::teresa) look_for_loss(state);
    if (unit == dictator_card) {
        state.outcome = Outcome::dictator_dead;
        state.flow.end_game();
    } else {
        state.dead.insert(unit);
    }
}

}  // namespace sortie::merc
