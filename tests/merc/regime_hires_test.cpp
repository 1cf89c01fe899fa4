// The stages that draw MERCs for the Dictator, called by themselves; their questions in play are in
// abilities_hires_test.cpp and founding_test.cpp.

#include "games/merc/regime_hires.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

Theatre scene(bool human)
{
    Theatre day({.dictator = Dictator::castro, .human = human});
    day.militia("a1", the_dictator, 3);
    return day;
}

TEST("DH3, CAS1: a person sees three cards, an automatic Dictator takes the top one (DH4)")
{
    Theatre human = scene(true);
    human.next_mercs({merc::doc, merc::ewok, merc::max});
    draw_three_mercs(human.state, silent());
    const Task& asked = task_of(human.state, the_dictator);
    EXPECT_EQ(asked.step, Step::choose);
    EXPECT_EQ(asked.offer.size(), 3u);

    Theatre automatic = scene(false);
    automatic.next_mercs({merc::doc, merc::ewok});
    draw_three_mercs(automatic.state, silent());
    EXPECT_EQ(task_of(automatic.state, the_dictator).unit, merc::doc);
    EXPECT_EQ(automatic.state.mercs.draw_pile.back(), merc::ewok);
}

TEST("D1.7, R9.12: a card that does not fit the team is passed over and waits to be discarded")
{
    Theatre day = scene(false);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.next_mercs({merc::moose, merc::doc});
    draw_one_merc(day.state, silent());
    EXPECT_EQ(task_of(day.state, the_dictator).unit, merc::doc);
    EXPECT_EQ(task_of(day.state, the_dictator).offer,
              (FixedVector<UnitId, offer_max>{merc::moose}));
}

TEST("D6.4: with both squads full the card is drawn and discarded")
{
    Theatre day = scene(true);
    day.squad(the_dictator, primary, "a1", {merc::doc, merc::ewok, merc::max, merc::ra});
    day.squad(the_dictator, secondary, "a1", {merc::tao, merc::tack, merc::lucid, merc::snake});
    day.next_mercs({merc::golem});
    draw_one_merc(day.state, silent());
    EXPECT_FALSE(regime_has_task(day.state));
    EXPECT_EQ(day.state.mercs.discard_pile.back(), merc::golem);
}

TEST("PIN2, DA9: every queued hire counts down, and without a card the queue is cleared")
{
    Theatre day = scene(false);
    day.state.regime.queued_hires = 3;
    draw_queued_merc(day.state, silent());
    EXPECT_EQ(day.state.regime.queued_hires, 2);
    task_of(day.state, the_dictator) = Task{};
    day.state.mercs = {};
    draw_queued_merc(day.state, silent());
    EXPECT_FALSE(hires_are_queued(day.state));
}

TEST("MAO2.5: a bonus MERC of a person founds its squad where the automatic rule says")
{
    Theatre day = scene(true);
    day.militia("c3", rebel1, 1);
    day.militia("c2", the_dictator, 1);
    day.state.regime.bonus_hires = 1;
    draw_bonus_merc(day.state, silent());
    EXPECT_EQ(task_of(day.state, the_dictator).sector_fixed, at("c2"));
    EXPECT_FALSE(bonus_hires_are_left(day.state));
}

}  // namespace
}  // namespace sortie::merc
