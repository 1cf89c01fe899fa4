#pragma once
// What the automatic Dictator and the steady rebel do alike with a squad and its leader (AI6, AR3, AR8): march with
// Sonia's escort, explore, re-equip, go to the hospital, let Doc heal, plant a mine.
//
//     if (const auto move = explore_with(state, lead)) return move;
//
// Answers only: each is an order that applies now, or nothing. Where the two differ, each has a rule of its own
// (autocrat_orders.cpp, steady.cpp).

#include <algorithm>
#include <optional>

#include "games/merc/actions.h"
#include "games/merc/outfitter.h"

namespace sortie::merc {

// Who acts next, and what the rules of the lists look at.
struct Lead {
    UnitId unit;
    PlayerId player;
    const Squad* squad = nullptr;
    SectorId sector;
    std::uint8_t number = 0;  // of the squad
};
inline Lead lead_of(const State& state, UnitId unit)
{
    const Unit& leader = unit_of(state, unit);
    return {unit, leader.owner, &squad_of(state, unit), sector_of(state, unit), leader.squad};
}

inline bool can_pay(const State& state, UnitId unit)
{
    return unit_of(state, unit).actions > 0;
}

// The first member in the alphabet that has an action and for which the test holds; none.
template <class Wanted>
UnitId first_member(const State& state, const Squad& squad, Wanted is_wanted)
{
    UnitId first;
    for (const UnitId unit : squad.members) {
        if (!can_pay(state, unit) || !is_wanted(unit)) continue;
        if (first.is_none() || is_before_by_name(state, unit, first)) first = unit;
    }
    return first;
}

// AI6.14.5, AR8: Sonia takes as many militia as leave one behind.
inline Move march(const State& state, const Lead& lead, SectorId to)
{
    const Unit& sonia = unit_of(state, merc::sonia);
    const CardId vehicle = vehicle_of(state, *lead.squad);
    if (vehicle.is_some()) {
        const bool may_go_on = !row_of(vehicle).flies && row_of(vehicle).spaces > 1 &&
                               !is_occupied(state, to, enemy_of(side_of(state, lead.player)));
        const bool has_sonia = sonia.owner == lead.player && sonia.squad == lead.number;
        return order<drive>(int{lead.number}, to, may_go_on ? int{to_stop} : int{no_argument},
                            has_sonia ? 0 : int{no_argument});
    }
    if (sonia.owner != lead.player || sonia.squad != lead.number) {
        return order<move_squad>(int{lead.number}, to, SectorId::none());
    }
    const int there = state.sectors[lead.sector.index].militia[lead.player.index];
    const int room = militia_room(state, to, side_of(state, lead.player));
    return order<move_squad>(int{lead.number}, to,
                             std::clamp(std::min(there - 1, room), 0, escort_max));
}

// AI6.4, AR3.2
inline std::optional<Move> go_to_hospital(const State& state, const Lead& lead)
{
    const bool is_city = card_at(state, lead.sector).land == Land::city;
    const bool goes = is_city && is_injured(state, lead.unit) && can_pay(state, lead.unit);
    if (!goes) return std::nullopt;
    return order<hospital>(lead.unit);
}

// AI6.5, AR3.3: while somebody of the squad lacks equipment; the first in the alphabet who does.
inline std::optional<Move> explore_with(const State& state, const Lead& lead)
{
    if (!can_pay(state, lead.unit) || state.sectors[lead.sector.index].is_explored) {
        return std::nullopt;
    }
    bool is_wanted = false;
    for (const UnitId unit : lead.squad->members) is_wanted |= !is_fully_equipped(state, unit);
    if (!is_wanted) return std::nullopt;
    const UnitId first = first_member(state, *lead.squad,
                                      [&](UnitId unit) { return !is_fully_equipped(state, unit); });
    return order<explore>(first.is_some() ? first : lead.unit);
}

// AI6.6, AR3.4: what improves somebody lies in the stash.
inline std::optional<Move> take_equipment(const State& state, const Lead& lead)
{
    if (state.stashes[lead.sector.index].empty()) return std::nullopt;
    const UnitId first = first_member(state, *lead.squad, [&](UnitId unit) {
        return !is_fully_equipped(state, unit) && would_reequip(state, unit);
    });
    if (first.is_none()) return std::nullopt;
    return order<reequip>(first);
}

// AI6.14.1, AR8
inline std::optional<Move> heal_with_doc(const State& state, PlayerId player)
{
    if (unit_of(state, merc::doc).owner != player) return std::nullopt;
    if (!doc_has_patient(state, Chosen{})) return std::nullopt;
    return order<doc_heal>();
}

// AI6.14.2, AR8: where the player's side holds the sector.
inline std::optional<Move> plant_mine(const State& state, PlayerId player)
{
    if (state.free_commands[player.index] == 0) return std::nullopt;
    std::optional<Move> move;
    for_each_unit(state, player, [&](UnitId unit) {
        const CardId mine = carried_card(state, unit, kind::land_mine);
        if (move || mine.is_none()) return;
        const SectorId sector = sector_of(state, unit);
        const bool is_held = side_in_control(state, sector) == side_of(state, player);
        if (is_held && !is_contested(state, sector)) move = order<drop>(unit, mine);
    });
    return move;
}

}  // namespace sortie::merc
