// Day 1 (R3, F9): every rebel lands and hires on his own, then the Dictator takes his country over.

#include "games/merc/landing.h"

#include "tests/merc/day_one.h"

namespace sortie::merc {
namespace {

int mercs_offered_in(const std::vector<std::string>& texts)
{
    return static_cast<int>(texts.size()) / static_cast<int>(slot_count);
}

TEST(
    "R3.1.1, F9.5, F8.7: on Day 1 there is no order but landing and hiring, and the refusal names the next step")
{
    DayOne day;
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_DAY1");
    EXPECT(day.last_refusal.find("land") != std::string::npos);
    day.next_mercs({merc::doc, merc::ewok, merc::ra});
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_DAY1");
    EXPECT(day.last_refusal.find("hire") != std::string::npos);
    day.play(rebel1, "enlist doc weapon");
    day.play(rebel1, "stash");
    for (const std::string_view order : {"move primary b1 -", "explore doc", "train doc",
                                         "split doc", "hire doc", "gift rebel2 a1 1"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_DAY1") << order;
    }
}

TEST("F13-11: end of turn on Day 1 is refused, also for a rebel who has done everything")
{
    DayOne day;
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_DAY1");
    day.complete(rebel1, "a1");
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_DAY1");
}

TEST("R3.1.1, F9.1: every rebel is at his own stage, whoever of them comes first")
{
    DayOne day({.rebels = 3});
    day.play(rebel3, "land a1");
    EXPECT_EQ(day.options(rebel1, "land").size(), 11u);
    EXPECT(day.options(rebel1, "enlist").empty());
    EXPECT(day.options(rebel3, "land").empty());
    EXPECT_EQ(day.options(rebel3, "enlist").size(), 9u);
    day.complete(rebel2, "b1");
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT(day.awaits(rebel1));
    EXPECT(day.awaits(rebel3));
    EXPECT_EQ(day.options(rebel3, "enlist").size(), 9u);
}

TEST(
    "R3.1.2, DP13: every border sector is free to land in, whatever it is, and there is no way around it")
{
    DayOne day;
    const std::vector<std::string> all{"land a1", "land b1", "land c1", "land d1", "land a2",
                                       "land d2", "land a3", "land b3", "land c3", "land d3"};
    EXPECT_EQ(day.options(rebel1), all);
    EXPECT_EQ(day.options(rebel2), all);
    EXPECT_EQ(day.refused(rebel1, "land b2"), "E_EDGE");
    EXPECT_EQ(day.refused(rebel1, "land f5"), "E_EDGE");
    for (const Land land : {Land::industry, Land::city, Land::wilderness}) {
        DayOne other;
        for (const SectorId sector : sectors_of(other.state)) {
            if (!is_border(other.state, sector) || !is_land(other.state, sector, land)) continue;
            other.play(rebel1, "land " + std::string(names_of(SectorId{})[sector.index]));
            EXPECT_EQ(squad_of(other.state, rebel1, primary).sector, sector);
            break;
        }
    }
}

TEST("R3.1.2: who has landed does not land again, neither while hiring nor after it")
{
    DayOne day;
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.refused(rebel1, "land b1"), "E_LANDED");
    day.go_on(rebel1);
    EXPECT_EQ(day.refused(rebel1, "land b1"), "E_LANDED");
}

TEST(
    "R3.1.2, F9.4, F13-12, F8.10: two rebels want one sector: the earlier has it, the other chooses again")
{
    DayOne day;
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.refused(rebel2, "land a1"), "E_TAKEN");
    EXPECT(day.awaits(rebel2));
    EXPECT_EQ(day.options(rebel2, "land").size(), 9u);
    day.play(rebel2, "land b1");
    EXPECT_EQ(squad_of(day.state, rebel2, primary).sector, at("b1"));
}

TEST("R3.1.3: on landing the primary squad stands there and three cards are drawn, once")
{
    DayOne day;
    day.next_mercs({merc::doc, merc::ewok, merc::ra, merc::max});
    const std::size_t before = day.state.mercs.draw_pile.size();
    day.play(rebel1, "land a1");
    EXPECT_EQ(squad_of(day.state, rebel1, primary).sector, at("a1"));
    EXPECT_FALSE(squad_of(day.state, rebel1, secondary).is_on_board());
    EXPECT_EQ(day.task(rebel1).offer.size(), 3u);
    EXPECT(day.task(rebel1).offer.contains(merc::doc));
    EXPECT(day.task(rebel1).offer.contains(merc::ewok));
    EXPECT(day.task(rebel1).offer.contains(merc::ra));
    EXPECT_EQ(day.state.mercs.draw_pile.size(), before - 3);
    day.play(rebel1, "enlist doc weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(day.state.mercs.draw_pile.size(), before - 3);
    EXPECT_EQ(day.task(rebel1).offer.size(), 2u);
}

TEST(
    "R3.1.4, DP14, F9.3, DP20: the first hire: any offered card with any deck, nobody is no answer; the card is put on")
{
    DayOne day;
    day.next_mercs({merc::doc, merc::ewok, merc::ra});
    day.next_cards({kind::uzi, kind::kevlar_vest});
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.options(rebel1),
              (std::vector<std::string>{
                  "enlist doc weapon", "enlist doc armor", "enlist doc accessory",
                  "enlist ewok weapon", "enlist ewok armor", "enlist ewok accessory",
                  "enlist ra weapon", "enlist ra armor", "enlist ra accessory"}));
    EXPECT_EQ(day.refused(rebel1, "no_third"), "E_WINDOW");
    EXPECT_EQ(day.refused(rebel1, "enlist max weapon"), "E_NO_CARD");
    day.play(rebel1, "enlist doc armor");
    EXPECT_EQ(day.where(merc::doc), at("a1"));
    EXPECT_EQ(day.state.units[merc::doc.index].squad, primary);
    EXPECT_EQ(day.options(rebel1), (std::vector<std::string>{"stash", "equip armor"}));
    day.play(rebel1, "equip armor");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::doc, Pocket::armor)), kind::kevlar_vest);
    EXPECT_EQ(slot_of(day.state.equipment[0].draw_pile.back()), Slot::weapon);
    EXPECT_EQ(kind_id_of(day.state.equipment[0].draw_pile.back()), kind::uzi) << "not drawn";
}

TEST("R3.1.4: a first hire that would leave nobody compatible for the second is refused")
{
    DayOne day;
    day.next_mercs({merc::borris, merc::squirrel, merc::moose});
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.refused(rebel1, "enlist borris weapon"), "E_INCOMPATIBLE");
    EXPECT_EQ(day.options(rebel1, "enlist").size(), 6u);
    EXPECT(day.may(rebel1, "enlist squirrel weapon"));
    EXPECT(day.may(rebel1, "enlist moose weapon"));
}

TEST("R3.1.5, R9.7: the second hire has to work with the first")
{
    DayOne day;
    day.next_mercs({merc::borris, merc::squirrel, merc::doc});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist borris weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(day.refused(rebel1, "enlist squirrel weapon"), "E_INCOMPATIBLE");
    EXPECT_EQ(mercs_offered_in(day.options(rebel1)), 1);
    EXPECT(day.may(rebel1, "enlist doc accessory"));
}

TEST("R3.1.6, R3.1.7: two MERCs are hired, and the third card goes to the discard pile")
{
    DayOne day;
    day.next_mercs({merc::doc, merc::ewok, merc::ra});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist doc weapon");
    day.play(rebel1, "stash");
    EXPECT(day.state.mercs.discard_pile.empty());
    EXPECT_EQ(day.refused(rebel1, "no_third"), "E_WINDOW");
    day.play(rebel1, "enlist ewok weapon");
    EXPECT(day.state.mercs.discard_pile.empty()) << "the weapon has no place yet";
    day.play(rebel1, "stash");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT_EQ(squad_of(day.state, rebel1, primary).members.size(), 2u);
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 1u);
    EXPECT(day.state.mercs.discard_pile.contains(merc::ra));
    EXPECT(day.has_told("ra is not hired"));
}

TEST("R3.1.6: with one MERC card left in the game that one is hired and it is enough")
{
    DayOne day;
    day.complete(rebel1, "a1");
    while (day.state.mercs.draw_pile.size() > 1)
        day.state.dead.insert(day.state.mercs.draw_pile.pop_back());
    while (!day.state.mercs.discard_pile.empty())
        day.state.dead.insert(day.state.mercs.discard_pile.pop_back());
    const UnitId last = day.state.mercs.draw_pile.back();
    day.play(rebel2, "land b1");
    EXPECT_EQ(mercs_offered_in(day.options(rebel2, "enlist")), 1);
    day.play(rebel2, day.options(rebel2).front());
    day.play(rebel2, "stash");
    EXPECT_EQ(day.where(last), at("b1"));
    EXPECT(day.state.phase == Phase::rebels) << "Day 1 is over";
}

TEST("R3.1.6, R8.1, DP15, M-teresa.1: with Teresa a third card may be hired")
{
    DayOne day;
    day.next_mercs({merc::teresa, merc::ewok, merc::ra});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist ewok weapon");
    day.play(rebel1, "stash");
    day.play(rebel1, "enlist teresa weapon");
    day.play(rebel1, "stash");
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1), (std::vector<std::string>{"enlist ra weapon", "enlist ra armor",
                                                             "enlist ra accessory", "no_third"}));
    day.play(rebel1, "enlist ra weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(squad_of(day.state, rebel1, primary).members.size(), 3u);
    EXPECT(day.state.mercs.discard_pile.empty());
    EXPECT_FALSE(day.awaits(rebel1));
}

TEST(
    "DP15, R3.1.7, F9.2, F13-23: skipping the third hire discards the last card and completes the rebel's day")
{
    DayOne day;
    day.next_mercs({merc::teresa, merc::ewok, merc::ra});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist teresa weapon");
    day.play(rebel1, "stash");
    day.play(rebel1, "enlist ewok weapon");
    day.play(rebel1, "stash");
    EXPECT(day.state.mercs.discard_pile.empty());
    day.play(rebel1, "no_third");
    EXPECT(day.state.mercs.discard_pile.contains(merc::ra));
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.options(rebel1).empty());
    day.complete(rebel2, "b1");
    EXPECT(day.state.phase == Phase::rebels);
}

TEST("R3.1.6, F9.2: Teresa's third card is not asked for when it does not fit the team")
{
    DayOne day;
    day.next_mercs({merc::teresa, merc::borris, merc::squirrel});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist teresa weapon");
    day.play(rebel1, "stash");
    day.play(rebel1, "enlist borris weapon");
    day.play(rebel1, "stash");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.state.mercs.discard_pile.contains(merc::squirrel));
}

TEST(
    "R3.1.8, R4.2: MERCs hired on Day 1 have no actions before Day 2, and then as many as their card says")
{
    DayOne day;
    day.next_mercs({merc::doc, merc::ewok, merc::ra});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist doc weapon");
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_EQ(day.health(merc::doc), 3);
    day.play(rebel1, "stash");
    day.play(rebel1, "enlist ewok weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(day.actions(merc::ewok), 0);
    day.complete(rebel2, "b1");
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT_EQ(day.actions(merc::ewok), 3);
}

TEST(
    "R3.1.9, F9.7: when all have hired, the rebels control where they landed and the Dictator follows")
{
    DayOne day({.human = true});
    day.complete(rebel1, "a1");
    EXPECT(day.state.phase == Phase::landing);
    EXPECT(day.awaits_nobody_but(rebel2));
    day.complete(rebel2, "b1");
    EXPECT(day.state.phase == Phase::founding);
    EXPECT_EQ(day.state.day, 1);
    EXPECT_EQ(controller_of(day.state, at("a1")), rebel1);
    EXPECT_EQ(controller_of(day.state, at("b1")), rebel2);
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.refused(rebel1, "land c1"), "E_PHASE");
}

TEST("F9.6: nothing that one rebel does on Day 1 holds up another")
{
    DayOne day({.rebels = 3});
    day.play(rebel1, "land a1");
    day.play(rebel1, day.options(rebel1).front());
    EXPECT(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
    EXPECT(day.awaits(rebel3));
    EXPECT(day.may(rebel2, "land b1"));
    day.play(rebel2, "land b1");
    EXPECT(day.may(rebel3, "land c1"));
    EXPECT_FALSE(is_barrier_up(day.state));
}

}  // namespace
}  // namespace sortie::merc
