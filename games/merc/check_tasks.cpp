#include "games/merc/check_tasks.h"

#include <initializer_list>

#include "games/merc/check_ids.h"
#include "games/merc/gear.h"

namespace sortie::merc {
namespace {

template <class List>
void check_named(const List& list)
{
    for (const auto id : list) CHECK(id.is_some());
}

bool is_among(Step step, std::initializer_list<Step> steps)
{
    for (const Step each : steps) {
        if (each == step) return true;
    }
    return false;
}

bool is_hire(Purpose purpose)
{
    return purpose == Purpose::landing || purpose == Purpose::hire ||
           purpose == Purpose::recovery || purpose == Purpose::regime;
}

// What can be asked for a purpose.
bool fits(Purpose purpose, Step step)
{
    switch (purpose) {
        case Purpose::none: return step == Step::none;
        case Purpose::landing: return is_among(step, {Step::choose, Step::equip, Step::contents});
        case Purpose::hire:
            return is_among(step, {Step::fire, Step::choose, Step::place, Step::deck, Step::equip,
                                   Step::contents});
        case Purpose::recovery:
        case Purpose::regime:
            return is_among(step,
                            {Step::choose, Step::place, Step::deck, Step::equip, Step::contents});
        case Purpose::explore:
        case Purpose::exchange: return step == Step::put;
        case Purpose::procure: return is_among(step, {Step::keep, Step::contents});
        case Purpose::reveal:
        case Purpose::dealer:
        case Purpose::salvage:
        case Purpose::repair: return is_among(step, {Step::equip, Step::contents});
    }
    UNREACHABLE();
}

// Who can have begun it, and in which phase it is finished.
bool is_of(const State& state, PlayerId player, Purpose purpose)
{
    const bool is_dictator = player == the_dictator;
    switch (purpose) {
        case Purpose::none: return true;
        case Purpose::landing: return !is_dictator && state.phase == Phase::landing;
        case Purpose::hire:
        case Purpose::recovery: return !is_dictator && state.phase == Phase::rebels;
        case Purpose::regime:
        case Purpose::reveal:
            return is_dictator &&
                   (state.phase == Phase::founding || state.phase == Phase::dictator);
        default: return state.phase == (is_dictator ? Phase::dictator : Phase::rebels);
    }
}

// A MERC that has been named and stands nowhere yet.
bool is_waiting_for_place(const State& state, const Task& task)
{
    return task.unit.is_some() && task.unit != dictator_card &&
           !unit_of(state, task.unit).is_in_play() && !state.dead.contains(task.unit);
}

// R9.11, DH1: a rebel names the squad and then the deck, the Dictator the deck and then the squad. A rebel's new MERC may
// have fallen before its deck was asked for.
void check_hired_unit(const State& state, PlayerId player, const Task& task)
{
    const bool is_regime = task.purpose == Purpose::regime;
    if (task.step == Step::place) {
        CHECK(is_waiting_for_place(state, task));
        CHECK((task.deck_chosen != 0) == is_regime);
        return;
    }
    CHECK(task.deck_chosen == 0);
    if (task.step != Step::deck) return;
    if (is_regime) {
        CHECK(is_waiting_for_place(state, task));
    } else {
        CHECK(is_own_unit(state, player, task.unit) || state.dead.contains(task.unit));
    }
}

// R7.6: everybody who takes part is the player's and stands where the first one stands.
void check_exchange(const State& state, PlayerId player, const Task& task)
{
    CHECK(task.participants.contains(task.unit));
    for (const UnitId unit : task.participants) {
        CHECK(is_own_unit(state, player, unit));
        CHECK(sector_of(state, unit) == sector_of(state, task.unit));
    }
}

// Who acts, or whom the cards are for.
void check_actor(const State& state, PlayerId player, const Task& task)
{
    switch (task.step) {
        case Step::equip:
        case Step::contents: CHECK(is_own_unit(state, player, task.unit)); break;
        case Step::put: check_exchange(state, player, task); break;
        case Step::keep:
            CHECK(task.unit == merc::hagness);
            CHECK(is_own_unit(state, player, task.unit));
            break;
        case Step::fire: CHECK(is_own_unit(state, player, task.unit)); break;
        default: check_hired_unit(state, player, task); break;
    }
    CHECK(task.purpose != Purpose::reveal || task.unit == dictator_card);
    // R3.1.3: the first MERCs join where the rebel has landed.
    CHECK(task.purpose != Purpose::landing || squad_of(state, player, primary).is_on_board());
}

// What is asked about lies on the table, and nothing else does.
void check_table_of(const Task& task)
{
    const Step step = task.step;
    CHECK(step != Step::choose || !task.offer.empty());
    CHECK(task.drawn.empty() || is_among(step, {Step::equip, Step::contents, Step::keep}));
    CHECK(!task.drawn.empty() || !is_among(step, {Step::equip, Step::keep}));
    CHECK(task.contents.empty() == (step != Step::contents));
    CHECK(task.participants.empty() == (step != Step::put));
    CHECK(is_hire(task.purpose) || (task.offer.empty() && task.named.empty()));
    CHECK(task.purpose == Purpose::hire || task.actor.is_none());
    CHECK(task.after_contents == Step::none);
    CHECK(task.purpose == Purpose::regime ||
          (task.sector_fixed.is_none() && task.squad_fixed == 0));
}

void check_task(const State& state, PlayerId player)
{
    const Task& task = state.tasks[player.index];
    if (!task.is_open()) {
        CHECK(task == Task{});
        return;
    }
    CHECK(plays(state, player));
    CHECK(fits(task.purpose, task.step));
    CHECK(is_of(state, player, task.purpose));
    check_table_of(task);
    check_on_map(state, task.sector_fixed);
    check_actor(state, player, task);
}

}  // namespace

void check_task_ids(const State& state)
{
    for (const Task& task : state.tasks) {
        check_named(task.offer);
        check_named(task.named);
        check_named(task.drawn);
        check_named(task.contents);
        check_named(task.participants);
        CHECK(task.squad_fixed <= regular_squads);
        CHECK(task.deck_chosen <= slot_count);
    }
}

void check_tasks(const State& state)
{
    if (state.flow.is_over()) return;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        check_task(state, PlayerId{i});
        // R10.8: cards lie beside a stash only during an exchange, and only damaged ones.
        const bool exchanges = state.tasks[i].step == Step::put;
        CHECK(exchanges || (state.exchanged[i].empty() && state.loose[i].empty()));
        for (const CardId card : state.loose[i]) CHECK(is_damaged(state, card));
    }
}

}  // namespace sortie::merc
