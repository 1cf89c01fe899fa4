// The invariants of tasks: every kind that a game reaches passes, and each kind of defect is found.

#include "games/merc/check_tasks.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

// A rebel who puts cards on, in the middle of it.
Theatre exchange()
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::basic});
    day.squad(rebel2, primary, "c2", {merc::ra});
    day.stash("b2", kind::m16);
    day.play(rebel1, "reequip doc");
    check_position(day.state);
    return day;
}

// A rebel who has found whom he looked for, asked for the deck of the new one.
Theatre hire()
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b1", rebel1, 1);
    day.next_mercs({merc::ewok, merc::golem, merc::max});
    day.play(rebel1, "hire doc");
    check_position(day.state);
    return day;
}

Task& task(State& state, PlayerId player)
{
    return task_of(state, player);
}

TEST("R7.6.1: an exchange is somebody's who stands somewhere, and so is everyone who takes part")
{
    const Theatre day = exchange();
    State state = day.state;
    task(state, rebel1).unit = UnitId::none();
    EXPECT_DEATH(check_position(state), "participants");
    state = day.state;
    task(state, rebel1).participants.push_back(merc::ra);
    EXPECT_DEATH(check_position(state), "is_own_unit");
    state = day.state;
    task(state, rebel1).participants.push_back(UnitId::none());
    EXPECT_DEATH(check_position(state), "is_some");
    state = day.state;
    task(state, rebel1).participants.clear();
    EXPECT_DEATH(check_position(state), "participants");
}

TEST("a task belongs to a player, to his phase, and to a purpose that has its step")
{
    const Theatre day = exchange();
    State state = day.state;
    state.tasks[5] = task(state, rebel1);
    EXPECT_DEATH(check_position(state), "plays");
    state = day.state;
    task(state, rebel1).step = Step::keep;
    EXPECT_DEATH(check_position(state), "fits");
    state = day.state;
    task(state, rebel1).purpose = Purpose::none;
    EXPECT_DEATH(check_position(state), "Task");
    state = day.state;
    state.tasks[the_dictator.index] = task(state, rebel1);
    task(state, rebel1) = Task{};
    EXPECT_DEATH(check_position(state), "is_of");
}

TEST("a step has on the table what it asks about")
{
    const Theatre day = exchange();
    State state = day.state;
    task(state, rebel1).purpose = Purpose::dealer;
    task(state, rebel1).step = Step::equip;
    task(state, rebel1).participants.clear();
    EXPECT_DEATH(check_position(state), "drawn");
    task(state, rebel1).step = Step::contents;
    EXPECT_DEATH(check_position(state), "contents");
    state = day.state;
    task(state, rebel1).after_contents = Step::put;
    EXPECT_DEATH(check_position(state), "after_contents");
    state = day.state;
    task(state, rebel1).squad_fixed = 1;
    EXPECT_DEATH(check_position(state), "squad_fixed");
    task(state, rebel1).squad_fixed = 3;
    EXPECT_DEATH(check_position(state), "squad_fixed");
}

TEST("R9.3: whom a rebel looks for is shown, and who looks is his")
{
    const Theatre day = hire();
    ASSERT_EQ(task_of(day.state, rebel1).step, Step::choose);
    State state = day.state;
    for (const UnitId unit : task(state, rebel1).offer) state.mercs.discard(unit);
    task(state, rebel1).offer.clear();
    EXPECT_DEATH(check_position(state), "offer");
    state = day.state;
    task(state, rebel1).step = Step::fire;
    task(state, rebel1).unit = UnitId::none();
    EXPECT_DEATH(check_position(state), "is_own_unit");
}

TEST("R9.11: who is to be placed waits for it, and who gets a deck has been placed")
{
    const Theatre day = hire();
    State state = day.state;
    task(state, rebel1).step = Step::place;
    EXPECT_DEATH(check_position(state), "is_waiting_for_place");
    state = day.state;
    task(state, rebel1).step = Step::deck;
    task(state, rebel1).unit = UnitId::none();
    EXPECT_DEATH(check_position(state), "is_own_unit");
    state = day.state;
    task(state, rebel1).deck_chosen = 1;
    EXPECT_DEATH(check_position(state), "deck_chosen");
    task(state, rebel1).deck_chosen = 4;
    EXPECT_DEATH(check_position(state), "deck_chosen");
}

TEST("R10.8: only a damaged card lies beside a stash, and only during an exchange")
{
    const Theatre day = exchange();
    State state = day.state;
    const CardId gun = state.stashes[at("b2").index].front();
    state.stashes[at("b2").index].clear();
    state.loose[rebel1.index].insert(gun);
    EXPECT_DEATH(check_position(state), "is_damaged");
    state = day.state;
    state.exchanged[rebel2.index].insert(gun);
    EXPECT_DEATH(check_position(state), "exchange");
}

}  // namespace
}  // namespace sortie::merc
