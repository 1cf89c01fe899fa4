#include "games/merc/landing.h"

namespace sortie::merc {

// R3.1.5 to R3.1.7: after a hire of Day 1.
void go_on_landing(State& state, PlayerId rebel, Events& events)
{
    Task& task = task_of(state, rebel);
    const auto& members = squad_of(state, rebel, primary).members;
    const bool may_have_third = members.contains(merc::teresa);
    const std::size_t most = may_have_third ? 3 : 2;
    bool can_hire = false;
    for (const UnitId unit : task.offer) can_hire |= is_compatible(state, rebel, unit);
    task.unit = UnitId::none();
    if (members.size() < most && can_hire) {
        task.step = Step::choose;
    } else {
        end_hire(state, rebel, events);
    }
}

bool has_not_landed(const State& state, const Chosen& chosen)
{
    return !squad_of(state, commander_of(state, chosen), primary).is_on_board();
}

namespace {

bool is_landing_of_anyone(const State& state, SectorId sector)
{
    for (const PlayerId rebel : rebels_of(state)) {
        if (squad_of(state, rebel, primary).sector == sector) return true;
    }
    return false;
}

}  // namespace

void free_border_sectors(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_of(state)) {
        if (is_border(state, sector) && !is_landing_of_anyone(state, sector)) out.add(sector);
    }
}

bool sector_is_on_border(const State& state, const Chosen& chosen)
{
    const SectorId sector = chosen.as<SectorId>(0);
    return sectors_of(state).contains(sector) && is_border(state, sector);
}

void do_land(State& state, const Chosen& chosen, Events& events)
{
    land_at(state, commander_of(state, chosen), chosen.as<SectorId>(0), events);
}

void land_at(State& state, PlayerId rebel, SectorId sector, Events& events)
{
    squad_of(state, rebel, primary).sector = sector;
    events.tell(told::landed, rebel, sector);
    Task& task = task_of(state, rebel);
    task.purpose = Purpose::landing;
    draw_offer(state, task, cards_offered, events);
    go_on_landing(state, rebel, events);
}

bool is_enlisting(const State& state, const Chosen& chosen)
{
    const Task& task = own_task(state, chosen);
    return task.purpose == Purpose::landing && task.step == Step::choose;
}

bool leaves_a_second(const State& state, const Chosen& chosen)
{
    const PlayerId rebel = commander_of(state, chosen);
    const Task& task = task_of(state, rebel);
    if (!squad_of(state, rebel, primary).members.empty() || task.offer.size() < 2) return true;
    for (const UnitId other : task.offer) {
        const UnitId first = chosen.as<UnitId>(0);
        if (other != first && !are_incompatible(first, other)) return true;
    }
    return false;
}

void do_enlist(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId rebel = commander_of(state, chosen);
    const UnitId unit = chosen.as<UnitId>(0);
    Task& task = task_of(state, rebel);
    task.offer.erase_value(unit);
    task.unit = unit;
    join_hired(state, rebel, primary, SectorId::none(), unit, events);
    task.deck_chosen = static_cast<std::uint8_t>(chosen.as<int>(1) + 1);
    receive_equipment(state, rebel, events);
}

bool may_skip_third(const State& state, const Chosen& chosen)
{
    const PlayerId rebel = commander_of(state, chosen);
    return is_enlisting(state, chosen) && squad_of(state, rebel, primary).members.size() == 2;
}

void do_no_third(State& state, const Chosen& chosen, Events& events)
{
    end_hire(state, commander_of(state, chosen), events);
}

bool has_landed_completely(const State& state, Seat seat)
{
    const PlayerId rebel = player_of(state, seat);
    return squad_of(state, rebel, primary).is_on_board() && !task_of(state, rebel).is_open();
}

}  // namespace sortie::merc
