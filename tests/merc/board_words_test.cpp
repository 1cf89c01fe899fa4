// The words and constants of the rules (R0, R1.5, R8.3) as the game uses them.

#include "games/merc/board.h"
#include "games/merc/healing.h"
#include "games/merc/orders.h"
#include "games/merc/setup.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

TEST("R0.1: all rebels together are one side, the Dictator is the other")
{
    Theatre day({.rebels = 3});
    for (const PlayerId rebel : {rebel1, rebel2, rebel3}) {
        EXPECT(side_of(day.state, rebel) == Side::rebels);
    }
    EXPECT(side_of(day.state, the_dictator) == Side::dictator);
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b2", rebel2, 2);
    day.militia("b2", the_dictator, 2);
    EXPECT_EQ(units_of_side(day.state, at("b2"), Side::rebels), 3);
    EXPECT(side_in_control(day.state, at("b2")) == Side::rebels);
}

TEST("R0.2: MERCs, the Dictator card in play and militia are units; a dog is none")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b2", rebel1, 2);
    EXPECT_EQ(units_of_player(day.state, at("b2"), rebel1), 3);
    EXPECT_EQ(units_of_player(day.state, at("d2"), the_dictator), 0) << "not in play";
    day.base("d2");
    EXPECT_EQ(units_of_player(day.state, at("d2"), the_dictator), 1);
    day.state.combat.sector = at("b2");
    day.state.combat.dogs[0] = {merc::doc, merc::max, the_dictator, dog_health};
    EXPECT_EQ(units_of_side(day.state, at("b2"), Side::dictator), 0);
    EXPECT_FALSE(is_occupied(day.state, at("b2"), Side::dictator));
}

TEST("R0.3: a MERC and the Dictator card act and carry alike")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "a3", {merc::doc});
    day.base("d2");
    day.hand({Tactic::family_threat});
    day.stash("d2", kind::uzi);
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "reequip dictator");
    day.play(the_dictator, "put uzi-1 dictator weapon");
    EXPECT_EQ(skills_of(day.state, dictator_card).targets, 2);
    EXPECT(day.may(the_dictator, "train dictator"));
}

TEST("R0.5: occupied by a side means one unit of it, unoccupied means nobody at all")
{
    Theatre day;
    EXPECT(is_empty(day.state, at("b2")));
    day.militia("b2", rebel2, 1);
    EXPECT(is_occupied(day.state, at("b2"), Side::rebels));
    EXPECT_FALSE(is_occupied(day.state, at("b2"), Side::dictator));
    EXPECT_FALSE(is_empty(day.state, at("b2")));
    day.squad(the_dictator, primary, "c2", {merc::max});
    EXPECT(is_occupied(day.state, at("c2"), Side::dictator));
}

TEST("R0.6: for a rebel every sector that a rebel controls is friendly, for the Dictator his own")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("a1", rebel2, 1);
    day.militia("d3", the_dictator, 1);
    EXPECT_EQ(sectors_controlled_by(day.state, Side::rebels), (SectorSet{at("a1"), at("b2")}));
    EXPECT_EQ(sectors_controlled_by(day.state, Side::dictator), (SectorSet{at("d3")}));
    day.militia("b1", rebel1, 1);
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.play(rebel1, "hire doc");
    day.play(rebel1, "engage ra");
    if (day.may(rebel1, "engaged")) day.play(rebel1, "engaged");
    EXPECT(day.may(rebel1, "assign secondary a1")) << "rebel 2's sector";
    EXPECT_EQ(day.refused(rebel1, "assign secondary d3"), "E_NOT_FRIENDLY");
}

TEST(
    "R0.9, R1.1: a MERC has 3 health, 1 target, no armor and 2 actions, unless its card says otherwise")
{
    Theatre day;
    for (std::size_t i = 0; i < merc_count; ++i) {
        const UnitId unit = id_cast<UnitId>(i);
        EXPECT_EQ(max_health_of(unit), unit == merc::juicer ? 5 : 3);
        EXPECT_EQ(merc_table[i].extra.actions, unit == merc::ewok ? 3 : 2);
        EXPECT_EQ(merc_table[i].extra.hits_on, unit == merc::lucid ? 3 : 4);
    }
    EXPECT_EQ(max_health_of(dictator_card), 3);
    day.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_EQ(skills_of(day.state, merc::doc).targets, 1);
    EXPECT_EQ(armor_of(day.state, merc::doc), 0);
}

TEST(
    "R0.9: ten militia, four members, two squads and a base squad, two MERCs of three, five cards, three in the hand")
{
    Theatre day;
    EXPECT_EQ(militia_cap(day.state, at("b2"), Side::rebels), 10);
    EXPECT_EQ(militia_cap(day.state, at("b2"), Side::dictator), 10);
    day.state.regime.card = Dictator::kim;
    day.state.regime.base = at("b2");
    EXPECT_EQ(militia_cap(day.state, at("b2"), Side::dictator), 20);
    EXPECT_EQ(militia_cap(day.state, at("b2"), Side::rebels), 10);
    EXPECT_EQ(squad_size_max, 4u);
    EXPECT_EQ(cards_offered, 3u);
    EXPECT_EQ(hand_size, 3u);
    EXPECT_EQ(start_of(setup_for(2)).tactics.deck.size(), 5u);
}

TEST("R1.5, R8.4: each player has two squads, the Dictator the base squad besides")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::ra});
    day.play(rebel1, "split ewok");
    day.play(rebel1, "move secondary b1 -");
    EXPECT_EQ(day.refused(rebel1, "split ra"), "E_SQUAD_SLOTS") << "no third squad";
    EXPECT_EQ(day.refused(rebel1, "move base b1 -"), "E_OFF_BOARD");
    day.base("d2");
    day.squad(the_dictator, primary, "d3", {merc::max});
    day.squad(the_dictator, secondary, "c3", {merc::moe});
    check_position(day.state);
    EXPECT_EQ(day.where(dictator_card), at("d2"));
}

TEST("R8.3: losing sectors makes nobody leave, it only forbids hiring")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::ra});
    day.militia("b1", rebel1, 1);
    EXPECT(day.may(rebel1, "hire doc"));
    day.militia("b1", rebel1, 0);
    EXPECT_EQ(team_limit(day.state, rebel1), 2);
    EXPECT_EQ(day.refused(rebel1, "hire doc"), "E_OVER_TEAM_LIMIT");
    day.play(rebel1, "train doc");
    EXPECT_EQ(team_size(day.state, rebel1), 3);
    for (const UnitId unit : {merc::doc, merc::ewok, merc::ra}) EXPECT(day.is_in_play(unit));
}

}  // namespace
}  // namespace sortie::merc
