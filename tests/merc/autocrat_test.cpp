// The automatic Dictator as a part of the game: cards, abilities and combats without a question
// (AI1, AI8, TC5-e).

#include "games/merc/autocrat.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

struct Peace : Robot {
    explicit Peace(Dictator card) : Robot(card)
    {
        squad(rebel1, primary, "d3", {merc::mayhem});
        squad(rebel2, primary, "d3", {merc::vulture});
        militia("a1", the_dictator, 2);
    }
};

TEST("AI8.1, AI8.2: no Dictator and no card of his ever asks him anything")
{
    for (std::size_t card = 0; card < dictator_count; ++card) {
        for (std::size_t tactic = 0; tactic < tactic_count; ++tactic) {
            Peace day(static_cast<Dictator>(card));
            day.militia("c3", rebel1, 2);
            day.turn({static_cast<Tactic>(tactic)});
            const std::string name(names_of(Tactic{})[tactic]);
            EXPECT(day.has_told("the Dictator plays " + name)) << name;
            EXPECT_FALSE(day.state.flow.awaited.contains(day.seat(the_dictator)))
                << dictator_table[card].name << " " << name;
            EXPECT_EQ(day.options(the_dictator).size(), 0u);
        }
    }
}

TEST("AI8.2: in a combat of the rebel phase only the rebels are asked")
{
    Peace day(Dictator::castro);
    day.squad(the_dictator, primary, "c3", {merc::doc, merc::ra});
    day.militia("c3", the_dictator, 2);
    day.dice({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    day.play(rebel1, "move primary c3 -");
    EXPECT_FALSE(day.awaits(the_dictator));
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT(day.times_told_like("doc aims at") + day.times_told_like("ra aims at") >= 1)
        << "his answers were given";
}

TEST("AI8.2: in his own turn only the rebels are asked, for the hits of a barrage")
{
    Peace day(Dictator::castro);
    day.squad(rebel1, secondary, "b1", {merc::doc, merc::ra});
    day.dice({1});
    day.turn({Tactic::artillery_barrage});
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_FALSE(day.options(rebel1, "suffer").empty());
    EXPECT(day.state.phase == Phase::dictator);
}

TEST("TC5-e, AI5.1, DH4: an automatic general is the top card, and one card is drawn")
{
    Peace day(Dictator::hussein);
    day.next_mercs({merc::bouba, merc::natasha});
    const int cards = day.mercs_left();
    day.turn({Tactic::generalisimo});
    EXPECT(day.is_in_squad(merc::bouba, primary));
    EXPECT_EQ(day.mercs_left(), cards - 1);
    EXPECT_EQ(day.state.regime.base, at("a1")) << "and the base was revealed";
}

TEST("AI1.4: he never retreats, not even from a hopeless fight")
{
    Peace day(Dictator::castro);
    day.squad(the_dictator, primary, "c3", {merc::teresa});
    day.hurt_to(merc::teresa, 3);
    day.dice({1, 1});
    day.play(rebel1, "move primary c3 -");
    EXPECT_EQ(day.where(merc::teresa), at("c3"));
    day.dice({6, 6});
    day.play(rebel1, "retreat whole stay -");
    EXPECT_EQ(day.where(merc::teresa), at("c3"));
    EXPECT_EQ(day.times_told_like("a squad of dictator retreats"), 0);
}

TEST("AI1.7, AI6.12: equipment of a hire goes on if it is better than nothing")
{
    Peace day(Dictator::gadafi);
    day.next_mercs({merc::doc});
    day.next_cards({kind::smaw});
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(kind_id_of(day.carried(merc::doc, Pocket::weapon)), kind::smaw);
}

TEST("AI1.3, AI4.1: he plays the top card whatever it is")
{
    Peace day(Dictator::castro);
    day.militia("c3", rebel1, 2);
    day.turn({Tactic::reinforcements, Tactic::family_threat});
    EXPECT(day.has_told("the Dictator plays reinforcements"));
    EXPECT_FALSE(day.has_told("the Dictator plays family-threat"));
}

TEST("AI1.6: the first rebel sees the stashes of an automatic Dictator only if the option says so")
{
    Peace day(Dictator::castro);
    const CardId mine = day.stash("a1", kind::land_mine);
    EXPECT_FALSE(P::view(day.state, day.seat(rebel1)).seen.stashes[at("a1").index].contains(mine));
    day.state.readings.caretaker_sees = true;
    EXPECT(P::view(day.state, day.seat(rebel1)).seen.stashes[at("a1").index].contains(mine));
    EXPECT_FALSE(P::view(day.state, day.seat(rebel2)).seen.stashes[at("a1").index].contains(mine));
}

TEST("TC4.1: an automatic Fodder goes for the weaker of two tied sectors")
{
    Peace day(Dictator::hussein);
    day.militia("c1", rebel1, 2);
    day.militia("c3", rebel1, 2);
    day.squad(rebel2, secondary, "c1", {merc::tao});
    day.turn({Tactic::fodder});
    EXPECT(day.has_told("1 militia of dictator in c3")) << "2, and 2 with Tao are 5";
    EXPECT_FALSE(day.has_told("1 militia of dictator in c1"));
}

TEST("KIM7, MUS5, AI4.8: single placements of automatic Dictators")
{
    Peace kim(Dictator::kim);
    kim.turn({Tactic::oil_reserves});
    EXPECT(kim.has_told("1 militia of dictator in d3")) << "the only rebel sector";
    Peace mussolini(Dictator::mussolini);
    mussolini.militia("a3", the_dictator, 10);
    mussolini.militia("c1", the_dictator, 3);
    mussolini.turn({Tactic::oil_reserves});
    EXPECT(mussolini.has_told("2 militia of dictator in c1")) << "three steps from d3";
}

}  // namespace
}  // namespace sortie::merc
