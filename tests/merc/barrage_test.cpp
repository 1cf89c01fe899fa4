// Artillery Barrage: which sectors, how many hits, and how the rebels share them out (TC1).

#include "games/merc/barrage.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// His militia are in b2; b1, a2, c2 and b3 lie beside it.
struct Guns : Junta {
    explicit Guns(int rebels = 2) : Junta(Dictator::castro, rebels)
    {
        militia("b2", the_dictator, 1);
    }
    void fire(std::initializer_list<std::uint8_t> faces)
    {
        turn({Tactic::artillery_barrage, Tactic::sentry});
        dice(faces);
        say("play artillery-barrage");
    }
};

TEST("TC1-a, TC1.1, TC1.2, TC1.3, DP55: up to one sector for each rebel, all dice before any hit")
{
    Guns day;
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.militia("a2", rebel1, 2);
    day.militia("c2", rebel2, 2);
    day.militia("d3", rebel2, 2);
    day.fire({1, 1});
    EXPECT_EQ(day.asked(), (Words{"name_sector b1", "name_sector a2", "name_sector c2"}));
    EXPECT_EQ(day.refused_to_him("name_sector d3"), "E_SITE") << "not beside his sector";
    EXPECT_EQ(day.refused_to_him("stop_naming"), "E_COUNT") << "at least one";
    day.say("name_sector c2");
    EXPECT_EQ(day.times_told_like("artillery in"), 0);
    day.say("name_sector b1");
    EXPECT(day.are_told_in_order("artillery in c2 throws a 1: 1 hits",
                                 "artillery in b1 throws a 1: 1 hits"));
    EXPECT(day.awaits_nobody_but(rebel1)) << "c2 has one kind of unit; both dice lie on the table";
    EXPECT(day.options(rebel1).size() >= 2u);
}

TEST("TC1.2, DP55: he may stop after the first")
{
    Guns day;
    day.militia("b1", rebel1, 1);
    day.militia("a2", rebel1, 2);
    day.militia("c2", rebel2, 2);
    day.fire({1});
    day.say_all({"name_sector a2", "stop_naming"});
    EXPECT_EQ(day.militia_in("a2", rebel1), 1);
    EXPECT_EQ(day.militia_in("b1", rebel1), 1);
    EXPECT_EQ(day.times_told_like("artillery in"), 1);
}

TEST("TC1-b, TC1.4, DP54, TC1.8: each hit strikes another unit, and only the rebel decides now")
{
    Guns day;
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.militia("b1", rebel1, 3);
    day.fire({4});
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_EQ(day.asked().size(), 0u);
    EXPECT_EQ(day.refused(rebel1, "suffered"), "E_ALLOCATION") << "nobody else is there";
    day.play(rebel1, "suffer doc");
    EXPECT_EQ(day.refused(rebel1, "suffer doc"), "E_ALLOCATION") << "twice";
    for (int i = 0; i < 3; ++i) day.play(rebel1, "suffer militia-of-rebel1");
    EXPECT_EQ(day.health(merc::doc), 2);
    EXPECT_EQ(day.health(merc::ra), 3);
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);
    EXPECT_EQ(day.times_told_like("combat in"), 0) << "no combat follows";
}

TEST("TC1-c, TC1.4: no more hits than units")
{
    Guns day;
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.fire({6});
    EXPECT(day.has_told("artillery in b1 throws a 6: 1 hits"));
    EXPECT_EQ(day.health(merc::doc), 2);
}

TEST("TC1-d, TC1.5: the first rebel must take what the others cannot")
{
    Guns day;
    day.militia("b1", rebel1, 1);
    day.squad(rebel2, primary, "b1", {merc::doc, merc::ra});
    day.fire({3});
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);
    EXPECT_EQ(day.health(merc::doc), 2);
    EXPECT_EQ(day.health(merc::ra), 2);
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << "nobody had a choice";
}

TEST("TC1-e, TC1.5, DP54: seat by seat, each between the least and the most that he can take")
{
    Guns day;
    day.militia("b1", rebel1, 1);
    day.squad(rebel2, primary, "b1", {merc::doc, merc::ra});
    day.fire({2});
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_EQ(day.options(rebel1), (Words{"suffer militia-of-rebel1", "suffered"}));
    day.play(rebel1, "suffer militia-of-rebel1");
    EXPECT(day.awaits_nobody_but(rebel2));
    EXPECT_EQ(day.options(rebel2), (Words{"suffer doc", "suffer ra"}));
    day.play(rebel2, "suffer ra");
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT_EQ(day.health(merc::ra), 2);
}

TEST("TC1-e: who takes none leaves both to the other")
{
    Guns day;
    day.militia("b1", rebel1, 1);
    day.squad(rebel2, primary, "b1", {merc::doc, merc::ra});
    day.fire({2});
    day.play(rebel1, "suffered");
    EXPECT_EQ(day.militia_in("b1", rebel1), 1);
    EXPECT_EQ(day.health(merc::doc), 2);
    EXPECT_EQ(day.health(merc::ra), 2);
}

TEST("TC1.6, TC1.8: a sector is applied and its dead are settled before the next one is shared out")
{
    Guns day;
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.hurt_to(merc::doc, 1);
    day.squad(rebel2, primary, "c2", {merc::max, merc::tao});
    day.fire({1, 1});
    day.say_all({"name_sector b1", "name_sector c2"});
    EXPECT(day.awaits_nobody_but(rebel1));
    day.play(rebel1, "suffer doc");
    EXPECT(day.has_told("doc dies"));
    EXPECT(day.awaits_nobody_but(rebel2));
    EXPECT_EQ(day.health(merc::max), 3);
    day.play(rebel2, "suffer max");
    EXPECT_EQ(day.health(merc::max), 2);
}

TEST("TC1-f, D0.3.3: a squad mate may save the dying with a shot")
{
    Guns day;
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.hurt_to(merc::doc, 1);
    day.give(merc::ra, Pocket::accessory, kind::epinephrine_shot);
    day.fire({1});
    day.play(rebel1, "suffer doc");
    EXPECT(day.awaits_nobody_but(rebel1));
    day.play(rebel1, day.options(rebel1, "inject")[0]);
    EXPECT_EQ(day.health(merc::doc), 1);
    EXPECT(day.has_told("an epinephrine shot of ra saves doc"));
}

TEST("TC1-h, TC1.1: a sector that only a MERC holds is ground for his guns")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("b1", rebel1, 1);
    EXPECT_EQ(barrage_sectors(day.state), SectorSet{at("b1")});
    day.militia("c1", rebel1, 1);
    EXPECT_EQ(barrage_sectors(day.state), SectorSet{at("b1")}) << "two steps away";
}

TEST("D7.10.1, HUS-f: hits of a second card are shared out in its own turn, before the refill")
{
    Junta day(Dictator::hussein);
    day.militia("b2", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.squad(rebel2, primary, "c2", {merc::max, merc::tao});
    day.turn({Tactic::oil_reserves, Tactic::artillery_barrage, Tactic::sentry});
    day.say("play oil-reserves");
    day.dice({1, 1});
    day.say_all({"play artillery-barrage", "name_sector b1", "name_sector c2"});
    EXPECT_EQ(day.in_hand(), 2);
    day.play(rebel1, "suffer doc");
    EXPECT_EQ(day.in_hand(), 2) << "not refilled yet";
    EXPECT(day.awaits_nobody_but(rebel2));
    day.play(rebel2, "suffer tao");
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.state.day, 3);
}

TEST("TC1.2, AI4.3: an automatic Dictator shells where most units are, of those the weakest")
{
    Robot day;
    day.militia("b2", the_dictator, 1);
    day.militia("b1", rebel1, 3);
    day.squad(rebel1, primary, "a2", {merc::doc, merc::ra});
    day.militia("a2", rebel1, 1);
    day.militia("c2", rebel2, 2);
    day.dice({1, 1});
    day.turn({Tactic::artillery_barrage});
    EXPECT(day.are_told_in_order("the card is aimed at b1", "the card is aimed at a2"))
        << "three units each, strength 3 before 7";
    EXPECT_FALSE(day.has_told("the card is aimed at c2"));
    EXPECT(day.awaits_nobody_but(rebel1)) << "AI8.2: only the rebels are asked";
}

}  // namespace
}  // namespace sortie::merc
