// Abilities that bring militia, steal them or hurt rebels: Kim, Mao, Mussolini, Noriega, Pinochet,
// Pol Pot (chapter 07).

#include "games/merc/abilities.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- Kim ----------------------------------------------------------------------------------------

// Rebels hold as many sectors as a test says, each with two militia.
struct Front : Junta {
    Front(Dictator card, std::initializer_list<std::string_view> rebel_sectors, int rebels = 2)
        : Junta(card, rebels)
    {
        for (const std::string_view name : rebel_sectors) militia(name, rebel1, 2);
    }
};

TEST("KIM6, DP36, DA7: as many militia as the rebels have sectors, to any one sector, or none")
{
    Front day(Dictator::kim, {"c3", "d3"});
    day.reach_ability();
    EXPECT_EQ(day.asked("send").size(), 12u) << "every sector of the map";
    EXPECT_FALSE(day.asked("decline").empty());
    EXPECT_EQ(day.refused_to_him("send f5"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place a1 1"), "E_WINDOW") << "that decision is not open";
    day.say("decline");
    EXPECT_EQ(day.times_told_like("2 militia of dictator"), 0);
    EXPECT_EQ(day.state.day, 3);
}

TEST("KIM-d, KIM6: ten is the limit, and what is too much is lost")
{
    Front day(Dictator::kim, {"c3", "d3", "d2"});
    day.militia("a1", the_dictator, 9);
    day.reach_ability();
    day.say("send a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
}

TEST("KIM-e, KIM5: in his base it is twenty")
{
    Front day(Dictator::kim, {"c3", "d3", "d2"});
    day.base("a1");
    day.militia("a1", the_dictator, 18);
    day.reach_ability();
    day.say("send a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 20);
}

TEST("KIM-f, DA4, DA3: in a rebel sector they fight before the turn goes on")
{
    Front day(Dictator::kim, {"d3"});
    day.squad(rebel1, primary, "c3", {merc::teresa});
    day.hurt_to(merc::teresa, 1);
    day.state.regime.conscripts = 1;
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    day.dice({6, 6, 6, 6});
    day.say("send c3");
    EXPECT(day.has_told("2 militia of dictator in c3"));
    EXPECT(day.are_told_in_order("combat in c3", "1 militia of dictator in a1"))
        << "the combat, and then the conscripts";
}

TEST("KIM-g: a neutral wilderness will do")
{
    Front day(Dictator::kim, {"c3", "d3"});
    day.reach_ability();
    day.say("send b1");
    EXPECT_EQ(day.militia_in("b1", the_dictator), 2);
}

TEST("KIM8, DA8: without a rebel sector nothing is asked")
{
    Front day(Dictator::kim, {});
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 1);
}

TEST("KIM-i, KIM5: a MERC trains Kim's base up to twenty")
{
    Front day(Dictator::kim, {"d3"});
    day.base("a1");
    day.militia("a1", the_dictator, 19);
    day.squad(the_dictator, primary, "a1", {merc::doc});
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    day.say_all({"play oil-reserves", "train doc"});
    EXPECT_EQ(day.militia_in("a1", the_dictator), 20);
    EXPECT_EQ(day.refused_to_him("train doc"), "E_MILITIA_CAP");
}

TEST("KIM7, AI4.8, KIM-h: an automatic Kim goes for the weakest rebel sector")
{
    Robot day(Dictator::kim);
    day.militia("c3", rebel1, 7);
    day.militia("d1", rebel1, 4);
    day.turn({Tactic::oil_reserves});
    EXPECT(day.has_told("2 militia of dictator in d1"));
}

TEST("DA1: an ability works with a hidden base, and only from Day 2 on")
{
    Front day(Dictator::kim, {"d3"});
    EXPECT(day.state.regime.base.is_none());
    day.reach_ability();
    EXPECT_FALSE(day.asked("send").empty());
}

// ---- Mao ----------------------------------------------------------------------------------------

TEST("MAO-f, MAO5, DP40, DA3: so many militia as rebel sectors, spread over the wilderness")
{
    Front day(Dictator::mao, {"a1", "c3", "d2"});
    day.militia("b1", the_dictator, 9);
    day.reach_ability();
    EXPECT_EQ(sectors_to_place(day.state),
              (SectorSet{at("b1"), at("d1"), at("a2"), at("c2"), at("d3")}));
    EXPECT_EQ(day.asked("place b1"), (Words{"place b1 1"}));
    EXPECT_EQ(day.asked("place d1").size(), 3u);
    EXPECT_FALSE(day.asked("enough").empty());
    day.say("place b1 1");
    day.say("place d1 2");
    EXPECT_EQ(day.militia_in("b1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("d1", the_dictator), 2);
    EXPECT_EQ(day.state.day, 3) << "all are placed";
}

TEST("MAO-g, DA7: an industry is refused, and so is too many")
{
    Front day(Dictator::mao, {"a1", "c3"});
    day.reach_ability();
    EXPECT_EQ(day.refused_to_him("place b2 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place b1 3"), "E_MILITIA_COUNT");
    day.say("enough");
    EXPECT_EQ(day.times_told_like("1 militia of dictator"), 0);
    EXPECT_EQ(day.state.day, 3);
}

TEST("MAO-h, MAO6, DA4: rebels in the wilderness are fought once, after the last placement")
{
    Front day(Dictator::mao, {"a1", "c3"});
    day.squad(rebel2, primary, "d3", {merc::teresa});
    day.reach_ability();
    day.say("place d3 1");
    EXPECT_FALSE(day.has_told("combat in d3"));
    day.dice({6, 6, 6, 6});
    day.say("place d3 2");
    EXPECT_EQ(day.times_told("combat in d3"), 1);
}

TEST("MAO-j, MAO4, DA8: without a rebel sector, or without room, nothing is asked")
{
    Front day(Dictator::mao, {});
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    EXPECT_EQ(day.state.day, 3);
    Front full(Dictator::mao, {"a1"});
    for (const std::string_view name : {"b1", "d1", "a2", "c2", "d3"}) {
        full.militia(name, the_dictator, 10);
    }
    full.reach_ability();
    EXPECT_EQ(full.state.day, 3);
}

TEST("MAO-i, MAO7, AI4.7: an automatic Mao fills neutral wilderness, the nearest first")
{
    Robot day(Dictator::mao);
    day.militia("a3", the_dictator, 10);
    day.lay("b2", "wilderness10");
    for (const std::string_view name : {"c2", "d1"}) day.militia(name, rebel1, 1);
    day.turn({Tactic::oil_reserves});
    EXPECT(day.are_told_in_order("1 militia of dictator in a2", "1 militia of dictator in b2"))
        << "one step and two steps from a3; then a2 is no longer neutral";
    EXPECT_EQ(day.militia_in("a2", the_dictator), 1);
}

// ---- Mussolini ----------------------------------------------------------------------------------

TEST("MUS-a, MUS-b, MUS2, MUS3, DP41, DP42: militia for a sector of his, and then they spread")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 4);
    day.militia("d4", the_dictator, 1);
    day.militia("a1", rebel1, 1);
    day.reach_ability();
    EXPECT_EQ(day.asked(), (Words{"decline", "send b2", "send d4"}));
    EXPECT_EQ(day.refused_to_him("send a1"), "E_SITE");
    day.say("send b2");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 7);
    EXPECT_EQ(day.asked("place b1").size(), 7u);
    EXPECT_EQ(sectors_to_place(day.state), (SectorSet{at("b1"), at("a2"), at("c2"), at("b3")}));
    day.say_all({"place b1 2", "place c2 3", "enough"});
    EXPECT_EQ(day.militia_in("b2", the_dictator), 2);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 2);
    EXPECT_EQ(day.militia_in("c2", the_dictator), 3);
}

TEST("MUS-c, MUS2: ten is the limit; a full sector may be chosen for its spread")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 9);
    day.reach_ability();
    day.say("send b2");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 10);
    Junta full(Dictator::mussolini, 3);
    full.militia("b2", the_dictator, 10);
    full.reach_ability();
    full.say_all({"send b2", "place b1 4", "enough"});
    EXPECT_EQ(full.militia_in("b2", the_dictator), 6);
}

TEST("MUS1, DA8: it is the number of rebels that counts; without a sector nothing is asked")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("a1", rebel1, 1);
    day.militia("b2", rebel1, 1);
    day.militia("d4", the_dictator, 1);
    day.reach_ability();
    day.say_all({"send d4", "enough"});
    EXPECT_EQ(day.militia_in("d4", the_dictator), 4) << "three rebels, two rebel sectors";
    Junta none(Dictator::mussolini, 3);
    none.reach_ability();
    EXPECT_EQ(none.state.day, 3);
}

TEST("MUS-d, MUS4: rebels beside are fought when the spread is over")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 4);
    day.squad(rebel1, primary, "b1", {merc::teresa});
    day.reach_ability();
    day.say_all({"send b2", "place b1 3"});
    EXPECT_FALSE(day.has_told("combat in b1"));
    day.dice({6, 6, 6});
    day.say("enough");
    EXPECT(day.has_told("combat in b1"));
    EXPECT(day.has_told("teresa dies"));
}

TEST("MUS-e, MUS-f: sectors that are not adjacent are refused, and he may move none")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 4);
    day.reach_ability();
    day.say("send b2");
    EXPECT_EQ(day.refused_to_him("place a1 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place b1 8"), "E_MILITIA_COUNT");
    day.say("enough");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 7);
    EXPECT_EQ(day.state.day, 3);
}

TEST("MUS2, DP41: he may decline the whole ability")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 4);
    day.reach_ability();
    day.say("decline");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 4);
    EXPECT_EQ(day.state.day, 3);
}

TEST("MUS-i, MUS3: the spread ends by itself when the sector is empty")
{
    Junta day(Dictator::mussolini, 3);
    day.militia("b2", the_dictator, 4);
    day.reach_ability();
    day.say_all({"send b2", "place b1 7"});
    EXPECT_EQ(day.militia_in("b2", the_dictator), 0);
    EXPECT_EQ(day.state.day, 3);
}

TEST(
    "MUS-g, MUS5, AI4.6: an automatic Mussolini keeps what was there and sends the rest to neutral neighbours")
{
    Robot day(Dictator::mussolini);
    day.militia("b1", the_dictator, 4);
    day.militia("c1", the_dictator, 10);
    day.militia("d3", rebel1, 1);
    day.lay("b2", "wilderness10");
    day.state.sectors[at("c1").index].militia[the_dictator.index] = 10;
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.militia_in("b1", the_dictator), 4);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 1) << "value 5";
    EXPECT_EQ(day.militia_in("b2", the_dictator), 1) << "value 1";
    EXPECT(day.are_told_in_order("1 militia of dictator in a1", "1 militia of dictator in b2"));
}

TEST("MUS-h: with no neutral neighbour all stay where they came")
{
    Robot day(Dictator::mussolini);
    day.militia("b1", the_dictator, 4);
    for (const std::string_view name : {"a1", "c1", "b2"}) day.militia(name, rebel1, 9);
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.militia_in("b1", the_dictator), 6);
    EXPECT_EQ(day.times_told_like("combat in"), 0);
}

}  // namespace
}  // namespace sortie::merc
