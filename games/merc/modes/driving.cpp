#include "games/merc/modes/driving.h"

#include <utility>

namespace sortie::merc {
namespace {

CardId vehicle_chosen(const State& state, const Chosen& chosen)
{
    return vehicle_of(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0));
}

constexpr std::uint8_t other(std::uint8_t squad)
{
    return squad == primary ? secondary : primary;
}

// V3.6: it flies over everything, so only where it lands counts.
SectorSet landing_sites(const State& state, const Squad& squad, int spaces)
{
    SectorSet sites = sectors_in_reach(state, squad);
    for (int i = 1; i < spaces; ++i) {
        for (const SectorId sector : SectorSet(sites)) {
            Squad there = squad;
            there.sector = sector;
            sites = sites | sectors_in_reach(state, there);
        }
    }
    sites.erase(squad.sector);
    return sites;
}

bool enemies_are_in(const State& state, const Chosen& chosen, SectorId sector)
{
    return is_occupied(state, sector, enemy_of(side_of(state, chosen)));
}

}  // namespace

void write_leg(Argument value, std::string& out)
{
    if (value == to_stop) {
        out += "stop";
    } else {
        sector_kind.write(value, out);
    }
}

void squads_with_vehicle(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (vehicle_of(state, commander_of(state, chosen), squad).is_some()) out.add(squad);
    }
}

bool squad_has_vehicle(const State& state, const Chosen& chosen)
{
    return vehicle_chosen(state, chosen).is_some();
}

void first_legs(const State& state, const Chosen& chosen, Candidates& out)
{
    const Squad& squad = squad_chosen(state, chosen);
    const VehicleRow& row = row_of(vehicle_chosen(state, chosen));
    const int spaces = row.flies ? row.spaces : 1;
    for (const SectorId sector : landing_sites(state, squad, spaces)) out.add(sector);
}

// V3.6: a ground vehicle stops where enemies are.
bool may_drive_on(const State& state, const Chosen& chosen)
{
    const VehicleRow& row = row_of(vehicle_chosen(state, chosen));
    return !row.flies && row.spaces > 1 && !enemies_are_in(state, chosen, chosen.as<SectorId>(1));
}

void second_legs(const State& state, const Chosen& chosen, Candidates& out)
{
    out.add(to_stop);
    const SectorId from = squad_chosen(state, chosen).sector;
    for (const SectorId sector : neighbours_of(state, chosen.as<SectorId>(1))) {
        if (sector != from) out.add(sector);
    }
}

// No mine goes off on the way: it lies where enemies hold the sector, and there the drive ends (V3.6).
void do_drive(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    const auto squad = chosen.as<std::uint8_t>(0);
    SectorId target = chosen.as<SectorId>(1);
    Movers movers;
    if (chosen.has(2) && chosen.as<Argument>(2) != to_stop) {
        movers.by_way_of = std::exchange(target, chosen.as<SectorId>(2));
    }
    movers.add(player, squad);
    movers.escorts[player.index] = chosen.has(3) ? chosen.as<std::uint8_t>(3) : std::uint8_t{0};
    pay_for_move(state, movers);
    enter_sector(state, movers, target, events);
}

void loads(const State&, const Chosen&, Candidates& out)
{
    for (int i = 0; i <= 10; ++i) out.add(static_cast<Argument>(i));
}

bool load_is_there(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    const SectorId sector = squad_chosen(state, chosen).sector;
    return state.sectors[sector.index].militia[player.index] >= chosen.as<int>(1);
}

bool load_fits_crew(const State& state, const Chosen& chosen)
{
    return chosen.as<int>(1) <=
           free_crew(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0));
}

bool load_is_another(const State& state, const Chosen& chosen)
{
    const auto& loaded = state.modes.loaded[commander_of(state, chosen).index];
    return loaded[chosen.as<std::size_t>(0)] != chosen.as<int>(1);
}

void do_load(State& state, const Chosen& chosen, Events&)
{
    pay_free_command(state, chosen);
    state.modes.loaded[commander_of(state, chosen).index][chosen.as<std::size_t>(0)] =
        chosen.as<std::uint8_t>(1);
}

bool squad_stands_uncontested(const State& state, const Chosen& chosen)
{
    return !is_contested(state, squad_chosen(state, chosen).sector);
}

void do_park(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    leave_vehicle(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0), events);
}

bool other_squad_is_beside(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    const std::uint8_t to = other(chosen.as<std::uint8_t>(0));
    return squad_of(state, player, to).sector == squad_chosen(state, chosen).sector &&
           vehicle_of(state, player, to).is_none();
}

void do_lend(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    const auto from = chosen.as<std::uint8_t>(0);
    hand_vehicle(state, commander_of(state, chosen), from, other(from), events);
}

bool vehicle_waits(const State& state, const Chosen& chosen)
{
    const Task& task = own_task(state, chosen);
    return task.step == Step::equip && is_vehicle(card_to_place(task)) &&
           unit_of(state, task.unit).squad != base_squad;
}

void do_attach(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    const CardId vehicle = card_to_place(task);
    task.drawn.erase_at(0);
    attach_to(state, vehicle, player, unit_of(state, task.unit).squad, events);
    go_on_placing(state, player, events);
}

void vehicles_in_stash(const State& state, const Chosen& chosen, Candidates& out)
{
    const UnitId unit = own_task(state, chosen).unit;
    if (unit_of(state, unit).squad == base_squad) return;
    for (const CardId card : state.stashes[sector_of(state, unit).index]) {
        if (is_vehicle(card)) out.add(card);
    }
}

void do_mount(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    const UnitId unit = task_of(state, player).unit;
    const CardId vehicle = chosen.as<CardId>(0);
    take_from_stash(state, sector_of(state, unit), vehicle);
    attach_to(state, vehicle, player, unit_of(state, unit).squad, events);
    state.exchanged[player.index].insert(vehicle);
}

}  // namespace sortie::merc
