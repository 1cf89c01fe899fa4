// What automatic players measure, the places they prefer, and how ties are broken (AI1.1, AI1.2,
// AI2 to AI5).

#include "games/merc/measures.h"

#include "games/merc/base.h"
#include "games/merc/outfitter.h"
#include "tests/merc/founding.h"

namespace sortie::merc {
namespace {

struct Survey : Robot {
    explicit Survey(Dictator card = Dictator::castro) : Robot(card) {}

    Ties ties() { return Ties(state.rng); }
    SectorSet set(std::initializer_list<std::string_view> names) const
    {
        SectorSet sectors;
        for (const std::string_view name : names) sectors.insert(at(name));
        return sectors;
    }
    SectorId weakest(std::initializer_list<std::string_view> names)
    {
        Ties chance = ties();
        return weakest_of(state, set(names), chance);
    }
    SectorId base_among(std::initializer_list<std::string_view> names)
    {
        Ties chance = ties();
        return usual_base_site(state, set(names), chance);
    }
    SectorId neutral_among(std::initializer_list<std::string_view> names)
    {
        Ties chance = ties();
        return usual_neutral(state, set(names), chance);
    }
    SectorId own_among(std::initializer_list<std::string_view> names)
    {
        Ties chance = ties();
        return usual_own(state, set(names), chance);
    }
    SectorId next_of(std::initializer_list<std::string_view> names)
    {
        Ties chance = ties();
        return usual_distribution(state, set(names), chance);
    }
    SectorId founding()
    {
        Ties chance = ties();
        return usual_founding_sector(state, chance);
    }
    std::uint64_t draws() const { return state.rng.drawn + state.rng.forced; }
};

// ---- Ties ---------------------------------------------------------------------------------------

TEST("AI1.1: one draw for each tie that is left, and none without a tie")
{
    Survey day;
    day.militia("a1", rebel1, 2);
    day.militia("c1", rebel1, 3);
    day.militia("d3", rebel1, 2);
    const std::uint64_t before = day.draws();
    EXPECT_EQ(day.weakest({"a1", "c1"}), at("a1"));
    EXPECT_EQ(day.draws(), before) << "a1 is weaker";
    day.weakest({"a1", "c1", "d3"});
    EXPECT_EQ(day.draws(), before + 1);
}

TEST("AI1.1: the same position, generator included, gives the same answer")
{
    Survey day;
    for (const std::string_view name : {"a1", "b1", "c1", "d1", "a3", "d3"}) {
        day.militia(name, rebel1, 2);
    }
    Survey twin = day;
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(day.weakest({"a1", "b1", "c1", "d1", "a3", "d3"}),
                  twin.weakest({"a1", "b1", "c1", "d1", "a3", "d3"}));
    }
}

TEST("AI1.2: tied sectors stand row by row, and in a row column by column")
{
    const std::array<std::string_view, 4> order{"d1", "a2", "c2", "a3"};
    for (std::uint8_t i = 0; i < 4; ++i) {
        Survey day;
        for (const std::string_view name : order) day.militia(name, rebel1, 2);
        day.picks({i});
        EXPECT_EQ(day.weakest({"a3", "c2", "d1", "a2"}), at(order[i]));
    }
}

// ---- Measures -----------------------------------------------------------------------------------

TEST("AI2.1: distance is counted in steps along rows and columns")
{
    EXPECT_EQ(distance(at("a1"), at("d3")), 5);
    EXPECT_EQ(distance(at("b2"), at("b2")), 0);
    EXPECT_EQ(distance(at("a2"), at("b1")), 2);
}

TEST("AI2.2: strength is health and armor of the MERCs and one for each militia, of all rebels")
{
    Survey day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.hurt_to(merc::doc, 2);
    day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    day.squad(rebel2, primary, "a1", {merc::juicer});
    day.militia("a1", rebel1, 3);
    day.militia("a1", rebel2, 1);
    EXPECT_EQ(strength_of(day.state, at("a1")), 2 + 2 + 5 + 4);
}

TEST("AI2.3: forces are his units: MERCs, militia and the Dictator card")
{
    Survey day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::doc, merc::ra});
    day.militia("a1", the_dictator, 4);
    EXPECT_EQ(forces_of(day.state, at("a1")), 7);
    EXPECT_EQ(forces_of(day.state, at("b1")), 0);
}

TEST("AI2.4: the weakest is the one with the least strength")
{
    Survey day;
    day.militia("a1", rebel1, 4);
    day.squad(rebel1, primary, "c1", {merc::doc});
    EXPECT_EQ(day.weakest({"a1", "c1"}), at("c1"));
}

// ---- The base -----------------------------------------------------------------------------------

TEST("AI3-a, AI3.1, AI3.2: as far from the rebels as can be, and of those with the most forces")
{
    Survey day;
    day.militia("a2", rebel1, 1);
    day.militia("a1", the_dictator, 9);
    day.militia("c1", the_dictator, 4);
    day.militia("c3", the_dictator, 6);
    EXPECT_EQ(day.base_among({"a1", "c1", "c3"}), at("c3"));
    day.militia("a1", the_dictator, 10);
    EXPECT_EQ(day.base_among({"a1", "c1"}), at("c1")) << "distance goes before forces";
}

TEST("AI3.1: every rebel unit counts, MERCs too; without any all places are equal")
{
    Survey day;
    day.militia("a1", the_dictator, 5);
    day.militia("c3", the_dictator, 4);
    EXPECT_EQ(day.base_among({"a1", "c3"}), at("a1")) << "nobody is there: the forces decide";
    day.squad(rebel2, primary, "b1", {merc::doc});
    EXPECT_EQ(day.base_among({"a1", "c3"}), at("c3"));
}

TEST("AI3-b, AI3.3: then the highest value")
{
    Survey day;
    day.militia("a2", rebel1, 1);
    day.militia("c1", the_dictator, 4);
    day.militia("c3", the_dictator, 4);
    EXPECT_EQ(day.base_among({"c1", "c3"}), at("c1")) << "6 and 5";
}

TEST("AI3-c, AI3.4: then one draw, by index in the order of the map")
{
    for (std::uint8_t i = 0; i < 2; ++i) {
        Survey day;
        day.militia("d2", the_dictator, 4);
        day.militia("c3", the_dictator, 4);
        const std::uint64_t before = day.draws();
        day.picks({i});
        EXPECT_EQ(day.base_among({"c3", "d2"}), at(i == 0 ? "d2" : "c3"));
        EXPECT_EQ(day.draws(), before + 1);
    }
}

TEST("AI3.1, D2.3: an automatic Dictator reveals his base by these rules, without a question")
{
    Survey day;
    day.squad(rebel1, primary, "a2", {merc::doc});
    day.squad(rebel2, primary, "a2", {merc::ra});
    day.militia("a1", the_dictator, 9);
    day.militia("c1", the_dictator, 4);
    day.militia("c3", the_dictator, 6);
    day.turn({Tactic::veteran_militia});
    EXPECT_EQ(day.state.regime.base, at("c3"));
    EXPECT(day.is_in_squad(dictator_card, base_squad));
    EXPECT(day.carried(dictator_card, Pocket::weapon).is_some()) << "a weapon, put on";
}

// ---- Militia ------------------------------------------------------------------------------------

TEST("AI4-a, AI4.2: four for industries of value 6, 5 and 4: two, one and one")
{
    Founding day({.rebels = 2, .dictator = Dictator::castro}, {"d1", "b1"}, 4);
    day.lay("a1", "wilderness10");
    day.lay("b2", "wilderness11");
    day.lay("d2", "wilderness12");
    day.begin();
    EXPECT_EQ(day.militia_in("c1", the_dictator), 5) << "6";
    EXPECT_EQ(day.militia_in("c3", the_dictator), 4) << "5";
    EXPECT_EQ(day.militia_in("a3", the_dictator), 4) << "4";
}

TEST("AI4.2: full industries are passed over")
{
    Founding day({.rebels = 2, .dictator = Dictator::castro}, {"d1", "b1"}, 20);
    day.lay("a1", "wilderness10");
    day.lay("b2", "wilderness11");
    day.lay("d2", "wilderness12");
    day.begin();
    EXPECT_EQ(day.militia_in("c1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("c3", the_dictator), 10);
    EXPECT_EQ(day.militia_in("a3", the_dictator), 9);
}

TEST("AI4-b, AI4.5: neutral sectors: the nearest to his own, before the value")
{
    Survey day;
    day.militia("a1", the_dictator, 1);
    EXPECT_EQ(day.neutral_among({"b1", "b2"}), at("b1"))
        << "distance 1 value 1, distance 2 value 6";
    EXPECT_EQ(day.neutral_among({"b2", "a3"}), at("b2")) << "both 2 away: 6 and 4";
    day.state.regime.base = at("b3");
    EXPECT_EQ(day.neutral_among({"b1", "b2"}), at("b2")) << "a revealed base is what counts";
}

TEST("AI4.5: with nothing of his own all are equally far, and ties are drawn")
{
    Survey day;
    EXPECT_EQ(day.neutral_among({"b1", "c3", "b2"}), at("b2"));
    day.picks({1});
    EXPECT_EQ(day.neutral_among({"b1", "d3"}), at("d3"));
}

TEST("AI4-c, AI4.6: own sectors: the nearest to the rebels")
{
    Survey day;
    day.militia("d1", rebel1, 1);
    day.militia("b1", the_dictator, 5);
    day.militia("c1", the_dictator, 1);
    EXPECT_EQ(day.own_among({"b1", "c1"}), at("c1"));
    day.picks({1});
    day.militia("d2", the_dictator, 1);
    EXPECT_EQ(day.own_among({"c1", "d2"}), at("d2")) << "a tie";
}

TEST("AI4.7: neutral, then own, then rebel sectors")
{
    Survey day;
    day.militia("a1", the_dictator, 1);
    day.militia("c3", rebel1, 3);
    day.militia("d2", rebel1, 2);
    EXPECT_EQ(day.next_of({"a1", "c3", "b1"}), at("b1"));
    EXPECT_EQ(day.next_of({"a1", "c3", "d2"}), at("a1"));
    EXPECT_EQ(day.next_of({"c3", "d2"}), at("d2")) << "the weakest";
}

TEST("AI4.7, TC8.1: an automatic Seizure takes neutral wilderness before his own and the rebels'")
{
    Survey day(Dictator::hussein);
    day.militia("a1", the_dictator, 1);
    day.militia("b1", the_dictator, 1);
    day.militia("a2", rebel1, 1);
    for (const std::string_view name : {"d1", "d3"}) day.explored(name);
    day.turn({Tactic::seizure});
    EXPECT(day.are_told_in_order("the card is aimed at c2", "the card is aimed at b1"));
    EXPECT_FALSE(day.has_told("the card is aimed at a2"));
}

// ---- Hires --------------------------------------------------------------------------------------

TEST("AI5.2, D6.3: a new squad stands next to the weakest rebel sector, with the larger forces")
{
    Survey day;
    day.militia("d3", rebel1, 1);
    day.militia("a3", rebel1, 5);
    day.militia("a1", the_dictator, 9);
    day.militia("d1", the_dictator, 1);
    day.militia("b3", the_dictator, 2);
    EXPECT_EQ(day.founding(), at("b3")) << "both two steps from d3";
    day.militia("d1", the_dictator, 3);
    EXPECT_EQ(day.founding(), at("d1"));
}

TEST(
    "AI5.2: without rebels where he has most militia; without a sector of his the base or an industry")
{
    Survey day;
    day.militia("a1", the_dictator, 3);
    day.squad(the_dictator, primary, "c3", {merc::doc, merc::ra, merc::max, merc::tao});
    EXPECT_EQ(day.founding(), at("a1"));
    Survey none;
    none.militia("c1", rebel1, 1);
    EXPECT_EQ(none.founding(), at("b2")) << "value 6, neutral";
    none.state.regime.base = at("d3");
    EXPECT_EQ(none.founding(), at("d3"));
    none.militia("d3", rebel1, 1);
    EXPECT_EQ(none.founding(), at("b2"));
    none.rebels_in_industries_but({});
    EXPECT(none.founding().is_none()) << "the hire fails";
}

TEST("AI5.2, D6.3, AI5.3: hired in play, and the squad is not moved by later hires")
{
    Survey day(Dictator::gadafi);
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.militia("a1", the_dictator, 9);
    day.militia("c3", the_dictator, 1);
    day.next_mercs({merc::doc, merc::teresa});
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.where(merc::doc), at("c3"));
}

TEST("AI5.4: a weapon, or nothing if there is none left")
{
    Survey day(Dictator::gadafi);
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.militia("a1", the_dictator, 1);
    auto& weapons = day.state.equipment[0];
    for (const CardId card : weapons.draw_pile) day.state.stashes[at("d1").index].insert(card);
    weapons.draw_pile.clear();
    day.next_mercs({merc::doc});
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.where(merc::doc), at("a1"));
    for (const CardId card : day.state.units[merc::doc.index].carried) EXPECT(card.is_none());
}

}  // namespace
}  // namespace sortie::merc
