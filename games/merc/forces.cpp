#include "games/merc/forces.h"

#include <algorithm>

#include "games/merc/events.h"
#include "games/merc/modes/motor_pool.h"

namespace sortie::merc {

bool has_room_for_hire(const State& state, PlayerId player)
{
    return !is_full(state, player, primary) || !is_full(state, player, secondary);
}

void join_squad(State& state, PlayerId player, std::uint8_t squad, SectorId sector, UnitId unit)
{
    Squad& joined = squad_of(state, player, squad);
    if (!joined.is_on_board()) joined.sector = sector;
    joined.members.push_back(unit);
    unit_of(state, unit).owner = player;
    unit_of(state, unit).squad = squad;
}

void leave_squad(State& state, UnitId unit)
{
    Unit& leaving = unit_of(state, unit);
    Squad& left = squad_of(state, leaving.owner, leaving.squad);
    const bool was_there = left.members.erase_value(unit);
    CHECK(was_there);
    if (left.members.empty()) left.sector = SectorId::none();
    leaving.owner = PlayerId::none();
    leaving.squad = primary;
}

void change_squad(State& state, UnitId unit, std::uint8_t squad, Events& events)
{
    const PlayerId player = unit_of(state, unit).owner;
    const SectorId sector = sector_of(state, unit);
    CHECK(squad_of(state, player, squad).sector == sector ||
          !squad_of(state, player, squad).is_on_board());
    const std::uint8_t from = unit_of(state, unit).squad;
    const bool is_last = squad_of(state, player, from).members.size() == 1;
    if (is_last) hand_vehicle(state, player, from, squad, events);  // V3.9
    leave_squad(state, unit);
    join_squad(state, player, squad, sector, unit);
}

bool are_both_sides_in(const State& state, SectorId sector)
{
    return is_occupied(state, sector, Side::rebels) && is_occupied(state, sector, Side::dictator);
}

int add_militia(State& state, SectorId sector, PlayerId player, int count, Events& events)
{
    const Side side = side_of(state, player);
    const int placed = std::min(count, militia_room(state, sector, side));
    if (placed <= 0) return 0;
    const PlayerId held_by = controller_of(state, sector);
    std::uint8_t& militia = state.sectors[sector.index].militia[player.index];
    militia = static_cast<std::uint8_t>(militia + placed);
    events.tell(told::militia_placed, player, sector, placed);
    if (are_both_sides_in(state, sector)) queue_combat(state, sector, side, held_by, events);
    return placed;
}

void remove_militia(State& state, SectorId sector, PlayerId player, int count, Events& events)
{
    if (count <= 0) return;
    std::uint8_t& militia = state.sectors[sector.index].militia[player.index];
    CHECK(militia >= count);
    militia = static_cast<std::uint8_t>(militia - count);
    events.tell(told::militia_lost, player, sector, count);
}

void remove_rebel_militia(State& state, SectorId sector, int count, Events& events)
{
    const auto& militia = state.sectors[sector.index].militia;
    for (int i = 0; i < count; ++i) {
        PlayerId most;
        for (const PlayerId rebel : rebels_of(state)) {
            const bool has_more = most.is_none() || militia[rebel.index] > militia[most.index];
            if (militia[rebel.index] > 0 && has_more) most = rebel;
        }
        if (most.is_none()) return;
        remove_militia(state, sector, most, 1, events);
    }
}

void queue_combat(State& state, SectorId sector, Side attacker, PlayerId held_by, Events& events)
{
    if (is_combat_waiting(state, sector)) return;
    state.queue.push_back({sector, attacker, held_by});
    events.tell(told::combat_queued, sector);
}

void sort_queue_from(State& state, std::size_t before)
{
    for (std::size_t i = before + 1; i < state.queue.size(); ++i) {
        for (std::size_t k = i; k > before; --k) {
            if (state.queue[k - 1].sector.index < state.queue[k].sector.index) break;
            std::swap(state.queue[k - 1], state.queue[k]);
        }
    }
}

}  // namespace sortie::merc
