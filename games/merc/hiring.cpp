#include "games/merc/hiring.h"

#include "games/merc/modes/motor_pool.h"

namespace sortie::merc {
namespace {

bool is_rebel_hire(const Task& task)
{
    return task.purpose == Purpose::hire || task.purpose == Purpose::recovery;
}

}  // namespace

bool has_two_actions(const State& state, const Chosen& chosen)
{
    return unit_of(state, chosen.as<UnitId>(0)).actions >= hire_price;
}

bool is_within_limit(const State& state, const Chosen& chosen)
{
    const PlayerId rebel = commander_of(state, chosen);
    return team_size(state, rebel) <= team_limit(state, rebel);
}

bool mercs_are_left(const State& state, const Chosen&)
{
    return state.mercs.can_draw();
}

void do_hire(State& state, const Chosen& chosen, Events& events)
{
    const UnitId actor = chosen.as<UnitId>(0);
    pay_action(state, actor, hire_price);
    begin_hire(state, commander_of(state, chosen), Purpose::hire, actor, events);
}

bool may_fire(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).step == Step::fire;
}

void units_to_fire(const State& state, const Chosen& chosen, Candidates& out)
{
    const PlayerId rebel = commander_of(state, chosen);
    for_each_unit(state, rebel, [&](UnitId unit) {
        if (unit != task_of(state, rebel).unit) out.add(unit);
    });
}

bool is_not_the_actor(const State& state, const Chosen& chosen)
{
    return chosen.as<UnitId>(0) != own_task(state, chosen).unit;
}

// R9.3
void do_dismiss(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId rebel = commander_of(state, chosen);
    const UnitId unit = chosen.as<UnitId>(0);
    leave_all_in_stash(state, unit, sector_of(state, unit));
    const bool is_last = squad_of(state, unit).members.size() == 1;
    if (is_last) leave_vehicle(state, rebel, unit_of(state, unit).squad, events);
    leave_squad(state, unit);
    unit_of(state, unit) = Unit{};
    state.mercs.discard(unit);
    events.tell(told::dismissed, rebel, unit);
    ask_whom_to_engage(state, rebel, events);
}

void do_dismiss_nobody(State& state, const Chosen& chosen, Events& events)
{
    ask_whom_to_engage(state, commander_of(state, chosen), events);
}

bool may_engage(const State& state, const Chosen& chosen)
{
    const Task& task = own_task(state, chosen);
    return task.step == Step::choose && task.purpose != Purpose::landing;
}

bool is_named_once(const State& state, const Chosen& chosen)
{
    return !own_task(state, chosen).named.contains(chosen.as<UnitId>(0));
}

bool team_has_room(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    if (player == the_dictator || !is_counted(chosen.as<UnitId>(0))) return true;
    return team_size(state, player) + counted(task_of(state, player)) < team_limit(state, player);
}

bool squads_have_room(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    return static_cast<int>(task_of(state, player).named.size()) < free_places(state, player);
}

// A rebel may name more; the Dictator takes one (DH3).
void do_engage(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    task.offer.erase_value(chosen.as<UnitId>(0));
    task.named.push_back(chosen.as<UnitId>(0));
    if (task.purpose == Purpose::regime) {
        discard_offer(state, task, events);
        go_on_hiring(state, player, events);
    } else if (!is_anyone_left_to_engage(state, player) || task.named.is_full()) {
        go_on_hiring(state, player, events);
    }
}

bool may_stop_engaging(const State& state, const Chosen& chosen)
{
    return may_engage(state, chosen) && is_rebel_hire(own_task(state, chosen));
}

bool has_engaged_enough(const State& state, const Chosen& chosen)
{
    const Task& task = own_task(state, chosen);
    return task.purpose != Purpose::recovery || !task.named.empty();
}

void do_engaged(State& state, const Chosen& chosen, Events& events)
{
    go_on_hiring(state, commander_of(state, chosen), events);
}

bool is_placing(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).step == Step::place;
}

void squads_for_hire(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (squad_may_take(state, commander_of(state, chosen), squad)) out.add(squad);
    }
}

bool squad_is_off_board(const State& state, const Chosen& chosen)
{
    return !squad_of(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0)).is_on_board();
}

void sectors_for_hire(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const SectorId sector : founding_sectors(state, commander_of(state, chosen))) {
        out.add(sector);
    }
}

// Whether the ordinary place of a hire exists at all; then its own code answers for another sector.
bool hire_is_friendly(const State& state, const Chosen& chosen)
{
    const Side side = side_of(state, chosen);
    return side != Side::rebels || sectors_controlled_by(state, side).empty();
}

bool hire_is_controlled(const State& state, const Chosen& chosen)
{
    const Side side = side_of(state, chosen);
    return side != Side::dictator || sectors_controlled_by(state, side).empty();
}

void do_assign(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    join_hired(state, player, chosen.as<std::uint8_t>(0), chosen.as<SectorId>(1), task.unit,
               events);
    if (task.deck_chosen == 0) {
        task.step = Step::deck;
    } else {
        receive_equipment(state, player, events);
    }
}

bool is_choosing_deck(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).step == Step::deck;
}

void do_draw_from(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    task.deck_chosen = static_cast<std::uint8_t>(chosen.as<int>(0) + 1);
    if (unit_of(state, task.unit).is_in_play()) {
        receive_equipment(state, player, events);
    } else {
        ask_for_place(state, player, events);
    }
}

}  // namespace sortie::merc
