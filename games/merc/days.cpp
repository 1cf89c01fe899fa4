#include "games/merc/days.h"

#include <algorithm>

#include "games/merc/abilities.h"
#include "games/merc/combat.h"
#include "games/merc/damage.h"
#include "games/merc/hire_steps.h"
#include "games/merc/marching.h"
#include "games/merc/movement.h"
#include "games/merc/placement.h"
#include "games/merc/tactics.h"

namespace sortie::merc {
namespace {

constexpr std::uint8_t actions_of_dictator = 2;

void refresh(State& state, UnitId id, Events& events)
{
    Unit& unit = unit_of(state, id);
    unit.free_moves = 0;
    if (id == dictator_card) {
        unit.actions = actions_of_dictator;
        return;
    }
    unit.actions = merc_table[id.index].extra.actions;
    unit.training_only = merc_table[id.index].extra.training_only;
    if (id == merc::preaction) heal(state, id, 1, events);  // M-preaction.1
}

bool could_train(const State& state, UnitId id)
{
    const SectorId sector = sector_of(state, id);
    return training_of(state, id) >= 1 && !is_contested(state, sector) &&
           militia_room(state, sector, side_of(state, unit_of(state, id).owner)) > 0;
}

// F3.3: a regular action, or one for training or moving only that could be used now.
bool could_act(const State& state, UnitId id)
{
    const Unit& unit = unit_of(state, id);
    if (unit.actions > 0) return true;
    if (unit.training_only > 0 && could_train(state, id)) return true;
    return unit.free_moves > 0 && unit.squad != base_squad &&
           can_pay_for_move(state, squad_of(state, id));
}

bool could_anyone_act(const State& state, PlayerId player)
{
    for (const Squad& squad : state.squads[player.index]) {
        for (const UnitId unit : squad.members) {
            if (could_act(state, unit)) return true;
        }
    }
    return false;
}

}  // namespace

// ---- Day 1 --------------------------------------------------------------------------------------

void begin_founding(State& state, Events& events)
{
    state.phase = Phase::founding;
    events.tell(told::phase_begun, state.day, state.phase);
}

bool dictator_is_unknown(const State& state)
{
    return state.regime.card == Dictator::unknown;
}

void man_industries(State& state, Events& events)
{
    for (const SectorId sector : sectors_of(state)) {
        const bool is_industry = card_at(state, sector).land == Land::industry;
        if (!is_industry || is_occupied(state, sector, Side::rebels)) continue;
        add_militia(state, sector, the_dictator, state.readings.difficulty, events);
    }
}

void place_extra_militia(State& state, Events&)
{
    begin_placing(state, Placing::extra, state.readings.extra);
}

// ---- Days ---------------------------------------------------------------------------------------

void refresh_units(State& state, PlayerId player, Events& events)
{
    for_each_unit(state, player, [&](UnitId unit) { refresh(state, unit, events); });
}

void begin_day(State& state, Events& events)
{
    ++state.day;
    state.phase = Phase::rebels;
    state.free_commands.fill(free_commands_a_day);
    events.tell(told::phase_begun, state.day, state.phase);
    for (const PlayerId rebel : rebels_of(state)) refresh_units(state, rebel, events);
    refresh_units(state, the_dictator, events);
}

bool tactics_are_used_up(const State& state)
{
    return state.tactics.deck.empty() && state.tactics.hand.empty();
}

// R15.4, R15.5: ties are the Dictator's.
void end_day(State& state, Events& events)
{
    if (!tactics_are_used_up(state)) return;
    const int rebels = value_of_side(state, Side::rebels);
    const int dictator = value_of_side(state, Side::dictator);
    state.outcome = rebels > dictator ? Outcome::rebels_by_value : Outcome::dictator_by_value;
    state.flow.end_game();
    events.tell(told::ended_by_value, rebels, dictator);
}

// ---- The rebel phase ----------------------------------------------------------------------------

void begin_rebel_phase(State& state, Events& events)
{
    grant_oil(state, Side::rebels, events);
    remember_sectors(state, events);
    queue_standoffs(state, Side::rebels, events);
}

void draw_recovery_hires(State& state, Events& events)
{
    for_each_player_of(state, Side::rebels, [&](PlayerId rebel) {
        if (has_mercs(state, rebel) || !state.mercs.can_draw()) return;
        begin_hire(state, rebel, Purpose::recovery, UnitId::none(), events);
    });
}

bool someone_recovers(const State& state)
{
    for (const PlayerId rebel : rebels_of(state)) {
        if (task_of(state, rebel).purpose == Purpose::recovery) return true;
    }
    return false;
}

bool has_finished_task(const State& state, Seat seat)
{
    return !task_of(state, player_of(state, seat)).is_open();
}

bool is_rebel_done(const State& state, Seat seat)
{
    const PlayerId rebel = player_of(state, seat);
    return !task_of(state, rebel).is_open() && !could_anyone_act(state, rebel);
}

bool is_barrier_up(const State& state)
{
    return combat_waits(state) || state.combat.is_running() || state.joint.is_open() ||
           bombardment_waits(state) || entry_waits(state);
}

bool rebel_phase_goes_on(const State& state)
{
    if (is_barrier_up(state)) return true;
    bool is_anyone_left = false;
    for_each_player_of(state, Side::rebels, [&](PlayerId rebel) {
        is_anyone_left = is_anyone_left || !is_rebel_done(state, seat_of(state, rebel));
    });
    return is_anyone_left;
}

bool entry_waits(const State& state)
{
    return state.entry.is_open();
}

void finish_open_entry(State& state, Events& events)
{
    finish_entry(state, events);
}

void drop_fallen_hires(State& state, Events& events)
{
    for (const PlayerId rebel : rebels_of(state)) {
        const Task& task = task_of(state, rebel);
        if (task.step != Step::deck || unit_of(state, task.unit).is_in_play()) continue;
        go_on_hiring(state, rebel, events);
    }
}

void end_rebel_phase(State& state, Events& events)
{
    count_lost_sectors(state, events);
    for (const PlayerId rebel : rebels_of(state)) {
        state.requests[rebel.index] = Request{};
        for_each_unit(state, rebel, [&](UnitId unit) { unit_of(state, unit).free_moves = 0; });
    }
}

// ---- The Dictator's turn ------------------------------------------------------------------------

void begin_dictator_turn(State& state, Events& events)
{
    CHECK(state.queue.empty() && !state.combat.is_running());  // D7.1.1
    state.phase = Phase::dictator;
    state.regime.conscripts_are_due = state.regime.conscripts > 0;
    events.tell(told::phase_begun, state.day, state.phase);
    queue_standoffs(state, Side::dictator, events);
}

void begin_dictator_orders(State& state, Events& events)
{
    grant_oil(state, Side::dictator, events);
}

bool dictator_has_orders(const State& state)
{
    return is_barrier_up(state) || task_of(state, the_dictator).is_open() ||
           could_anyone_act(state, the_dictator);
}

void end_dictator_orders(State& state, Events&)
{
    state.regime.drill.clear();
    for_each_unit(state, the_dictator, [&](UnitId unit) { unit_of(state, unit).free_moves = 0; });
}

void look_at_base(State& state, Events&)
{
    look_for_end(state);
}

}  // namespace sortie::merc
