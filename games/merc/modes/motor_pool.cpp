#include "games/merc/modes/motor_pool.h"

#include <algorithm>

#include "games/merc/events.h"
#include "games/merc/gear.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

Vehicle& entry_of(State& state, CardId vehicle)
{
    return state.modes.fleet[vehicle_in(vehicle)];
}

}  // namespace

// ---- Which squad has which ----------------------------------------------------------------------

CardId vehicle_of(const State& state, PlayerId player, std::uint8_t squad)
{
    if (!state.modes.has_vehicles) return CardId::none();
    for (std::size_t i = 0; i < vehicle_count; ++i) {
        const Vehicle& each = state.modes.fleet[i];
        if (each.owner == player && each.squad == squad) return vehicle_card(i);
    }
    return CardId::none();
}

CardId vehicle_of(const State& state, UnitId unit)
{
    return vehicle_of(state, unit_of(state, unit).owner, unit_of(state, unit).squad);
}

CardId vehicle_of(const State& state, const Squad& squad)
{
    return squad.members.empty() ? CardId::none() : vehicle_of(state, squad.members[0]);
}

void attach_to(State& state, CardId vehicle, PlayerId player, std::uint8_t squad, Events& events)
{
    CHECK(squad != base_squad);
    leave_vehicle(state, player, squad, events);
    entry_of(state, vehicle).owner = player;
    entry_of(state, vehicle).squad = squad;
    events.shows_secret();
    events.tell(told::vehicle_taken, player, squad, vehicle);
}

void leave_vehicle(State& state, PlayerId player, std::uint8_t squad, Events& events)
{
    const CardId vehicle = vehicle_of(state, player, squad);
    if (vehicle.is_none()) return;
    state.modes.loaded[player.index][squad] = 0;
    if (damage_of(state, vehicle) > 0) {
        lose_vehicle(state, vehicle, events);
        return;
    }
    entry_of(state, vehicle) = Vehicle{};
    put_in_stash(state, squad_of(state, player, squad).sector, vehicle);
    events.tell(told::vehicle_left, player, vehicle, squad_of(state, player, squad).sector);
}

void hand_vehicle(State& state, PlayerId player, std::uint8_t from, std::uint8_t to, Events& events)
{
    const CardId vehicle = vehicle_of(state, player, from);
    if (vehicle.is_none()) return;
    if (to == base_squad || vehicle_of(state, player, to).is_some()) {
        leave_vehicle(state, player, from, events);
        return;
    }
    state.modes.loaded[player.index][from] = 0;
    entry_of(state, vehicle).squad = to;
    events.tell(told::vehicle_taken, player, to, vehicle);
}

void lose_vehicle(State& state, CardId vehicle, Events& events)
{
    const Vehicle lost = entry_of(state, vehicle);
    if (lost.owner.is_some() && lost.squad < regular_squads) {
        state.modes.loaded[lost.owner.index][lost.squad] = 0;
        state.modes.riding[lost.owner.index][lost.squad] = 0;
    }
    discard_card(state, vehicle);
    events.tell(told::discarded, vehicle);
}

// ---- What it changes ----------------------------------------------------------------------------

int price_of_move(const State& state, const Squad& squad)
{
    const CardId vehicle = vehicle_of(state, squad);
    return vehicle.is_none() ? 1 : row_of(vehicle).price;
}

SectorSet sectors_in_reach(const State& state, const Squad& squad)
{
    SectorSet reach = neighbours_of(state, squad.sector);
    const CardId vehicle = vehicle_of(state, squad);
    if (vehicle.is_none() || !row_of(vehicle).flies) return reach;
    for (const SectorId beside : neighbours_of(state, squad.sector)) {
        for (const SectorId next : neighbours_of(state, beside)) {
            const bool is_diagonal =
                row_of(next) != row_of(squad.sector) && column_of(next) != column_of(squad.sector);
            if (is_diagonal) reach.insert(next);
        }
    }
    return reach;
}

int free_crew(const State& state, PlayerId player, std::uint8_t squad)
{
    const CardId vehicle = vehicle_of(state, player, squad);
    if (vehicle.is_none()) return 0;
    const int members = static_cast<int>(squad_of(state, player, squad).members.size());
    return std::max(row_of(vehicle).crew - members, 0);
}

int take_for(State& state, CardId vehicle, int damage, Events& events)
{
    if (vehicle.is_none() || damage <= 0) return damage;
    const int taken = std::min(armor_left(state, vehicle), damage);
    Vehicle& entry = entry_of(state, vehicle);
    entry.damage = static_cast<std::uint8_t>(entry.damage + taken);
    events.tell(told::vehicle_hit, vehicle, armor_left(state, vehicle));
    if (armor_left(state, vehicle) == 0) lose_vehicle(state, vehicle, events);
    return damage - taken;
}

// ---- Riders -------------------------------------------------------------------------------------

int riders_of(const State& state, PlayerId player)
{
    const auto& riding = state.modes.riding[player.index];
    return riding[primary] + riding[secondary];
}

void take_riders_along(State& state, PlayerId player, std::uint8_t squad, SectorId target,
                       int escort)
{
    std::uint8_t& loaded = state.modes.loaded[player.index][squad];
    if (loaded == 0) return;
    auto& from = state.sectors[squad_of(state, player, squad).sector.index].militia[player.index];
    auto& to = state.sectors[target.index].militia[player.index];
    const int room = militia_room(state, target, side_of(state, player));
    const int places = std::max(free_crew(state, player, squad) - escort, 0);
    const int count = std::min({int{loaded}, int{from}, room, places});
    loaded = 0;
    from = static_cast<std::uint8_t>(from - count);
    to = static_cast<std::uint8_t>(to + count);
    state.modes.riding[player.index][squad] = static_cast<std::uint8_t>(count);
}

int hit_riders(State& state, PlayerId player, int hits, Events& events)
{
    int lost = 0;
    for (const std::uint8_t squad : {primary, secondary}) {
        std::uint8_t& riding = state.modes.riding[player.index][squad];
        const int struck = std::min(int{riding}, hits);
        if (struck == 0) continue;
        hits -= struck;
        const int rest = take_for(state, vehicle_of(state, player, squad), struck, events);
        lost += rest;
        riding = static_cast<std::uint8_t>(std::max(riding - rest, 0));
    }
    return lost + hits;
}

void forget_riders(State& state)
{
    state.modes.riding = {};
    state.modes.rider_place = {};
}

int initiative_of_riders(const State& state, PlayerId player)
{
    int bonus = 0;
    for (const std::uint8_t squad : {primary, secondary}) {
        const CardId vehicle = vehicle_of(state, player, squad);
        const bool rides = state.modes.riding[player.index][squad] > 0 && vehicle.is_some();
        if (rides) bonus = std::min(bonus, int{row_of(vehicle).initiative});
    }
    return militia_initiative(state, player) + bonus;
}

// Riders stand before the others of their owner unless their vehicle is slow.
void note_riders(State& state)
{
    state.modes.rider_place = {};
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        if (riders_of(state, player) == 0) continue;
        const bool is_slow =
            initiative_of_riders(state, player) < militia_initiative(state, player);
        const auto& order = state.combat.order;
        for (std::size_t k = 0; k < order.size(); ++k) {
            if (order[k] != militia_of(player)) continue;
            state.modes.rider_place[i] = static_cast<std::uint8_t>(k + 1);
            if (!is_slow) break;
        }
    }
}

bool riders_act(const State& state, PlayerId player)
{
    const std::uint8_t place = state.modes.rider_place[player.index];
    return place != 0 && place == state.combat.next;
}

int dice_for_rider(const State& state, FighterId fighter)
{
    const PlayerId player = player_in(fighter);
    if (!riders_act(state, player)) return 0;
    const auto& riding = state.modes.riding[player.index];
    const bool is_second = state.combat.militia_left < riding[secondary];
    const CardId vehicle = vehicle_of(state, player, is_second ? secondary : primary);
    return vehicle.is_none() ? 0 : row_of(vehicle).combat;
}

}  // namespace sortie::merc
