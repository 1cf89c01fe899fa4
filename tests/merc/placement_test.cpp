// Militia of Lockdown, placed by a person and by the automatic Dictator (TC6, D7.10.3, DP59).

#include "games/merc/placement.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// The base is in the corner a1; b1 and a2 lie beside it.
struct Cordon : Junta {
    explicit Cordon(int rebels = 2, Dictator card = Dictator::castro) : Junta(card, rebels)
    {
        base("a1");
    }
    void lock()
    {
        turn({Tactic::lockdown, Tactic::sentry});
        say("play lockdown");
    }
};

TEST(
    "TC6.1, TC6.2, DP59, TC0.10, DA7: five for each rebel, at the base and beside it, nowhere else")
{
    Cordon day;
    day.militia("a1", the_dictator, 4);
    day.lock();
    EXPECT_EQ(sectors_to_place(day.state), (SectorSet{at("a1"), at("b1"), at("a2")}));
    EXPECT_EQ(day.asked("place a1").size(), 6u) << "room for six";
    EXPECT_EQ(day.asked("place b1").size(), 10u);
    EXPECT_EQ(day.refused_to_him("place b2 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place a1 7"), "E_MILITIA_COUNT");
    day.say("place b1 8");
    EXPECT_EQ(day.asked("place a2"), (Words{"place a2 1", "place a2 2"})) << "two are left";
    day.say("enough");
    EXPECT_EQ(day.militia_in("b1", the_dictator), 8);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 4) << "the rest is forfeited";
    EXPECT_FALSE(day.asked("end_turn").empty());
}

TEST("TC6-b, D7.10.3: with three rebels six and nine are all")
{
    Cordon day(3);
    day.militia("a1", the_dictator, 4);
    day.lock();
    day.say_all({"place a1 6", "place b1 9"});
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 9);
    EXPECT_FALSE(day.asked("end_turn").empty()) << "nothing remains, nothing is asked";
}

TEST("TC6-c, D7.10.3, DA8: when everything is full nothing is asked")
{
    Cordon day;
    for (const std::string_view name : {"a1", "b1", "a2"}) day.militia(name, the_dictator, 10);
    day.lock();
    EXPECT(day.asked("place").empty());
    EXPECT_FALSE(day.asked("end_turn").empty());
    EXPECT(day.state.regime.placing == Placing::nothing);
    EXPECT_EQ(day.state.regime.to_place, 0);
}

TEST("TC6-d: in a corner 23 of 30 find room and the rest is forfeited")
{
    Cordon day(6);
    day.militia("a1", the_dictator, 7);
    day.lock();
    day.say_all({"place a1 3", "place b1 10", "place a2 10"});
    EXPECT_FALSE(day.asked("end_turn").empty());
    EXPECT_EQ(day.state.regime.to_place, 0);
    EXPECT_EQ(day.militia_in("a2", the_dictator), 10);
}

TEST("TC6-e, TC6.3: beside a rebel squad they fight when all are placed")
{
    Cordon day;
    day.squad(rebel1, primary, "b1", {merc::teresa});
    day.lock();
    day.say("place b1 5");
    EXPECT(day.has_told("the sides meet in b1"));
    EXPECT_FALSE(day.has_told("combat in b1")) << "not before he is done";
    day.dice({6, 6, 6});
    day.say("place a2 5");
    EXPECT(day.has_told("combat in b1"));
    EXPECT(day.has_told("teresa dies"));
}

TEST("D0.1.2, TC0.5, TC6.3: combats of one card are fought row by row, however they were placed")
{
    Cordon day;
    day.militia("b1", rebel1, 1);
    day.militia("a2", rebel1, 1);
    day.lock();
    day.say("place a2 5");
    day.dice({6, 6});
    day.say("place b1 5");
    EXPECT(day.are_told_in_order("the sides meet in a2", "the sides meet in b1"));
    EXPECT(day.are_told_in_order("combat in b1", "combat in a2"));
}

TEST("TC6-f, KIM5: Kim's base with twenty takes no more, with nineteen one")
{
    Cordon day(2, Dictator::kim);
    day.militia("a1", the_dictator, 20);
    day.lock();
    EXPECT(day.asked("place a1").empty());
    EXPECT_FALSE(day.asked("place b1").empty());
    Cordon other(2, Dictator::kim);
    other.militia("a1", the_dictator, 19);
    other.lock();
    EXPECT_EQ(other.asked("place a1"), (Words{"place a1 1"}));
}

TEST("TC6.5, D2.5.4: without a base there is nothing to place")
{
    Junta day;
    day.rebels_in_industries_but({});
    day.turn({Tactic::lockdown, Tactic::sentry});
    day.say("play lockdown");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    EXPECT_EQ(day.times_told_like("1 militia of dictator"), 0);
    EXPECT(day.was_used(Tactic::lockdown));
}

TEST("TC6-a, TC6.4: an automatic Dictator goes round, the base first")
{
    Robot day;
    day.base("b1");
    day.militia("b1", the_dictator, 4);
    day.state.units[dictator_card.index].actions = 0;
    day.turn({Tactic::lockdown});
    EXPECT(day.has_told("3 militia of dictator in b1"));
    EXPECT(day.has_told("3 militia of dictator in a1"));
    EXPECT(day.has_told("2 militia of dictator in c1"));
    EXPECT(day.has_told("2 militia of dictator in b2"));
}

TEST("TC6.4: neighbours with rebels come last, when all others are full")
{
    Robot day;
    day.base("b1");
    day.state.units[dictator_card.index].actions = 0;
    day.militia("b1", the_dictator, 8);
    day.militia("a1", rebel1, 1);
    day.militia("c1", the_dictator, 9);
    day.militia("b2", the_dictator, 10);
    day.dice({6, 6, 6, 6, 6, 6, 6, 6, 6});
    day.turn({Tactic::lockdown});
    EXPECT(day.has_told("2 militia of dictator in b1"));
    EXPECT(day.has_told("1 militia of dictator in c1"));
    EXPECT(day.has_told("7 militia of dictator in a1"));
    EXPECT(day.are_told_in_order("1 militia of dictator in c1", "7 militia of dictator in a1"));
}

}  // namespace
}  // namespace sortie::merc
