// Seizure, Block Trade, Conscripts, Oil Reserves and Tainted Water (TC8, TC11 to TC14).

#include "games/merc/tactics.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- Seizure ------------------------------------------------------------------------------------

TEST(
    "TC8-a, TC8.1, TC8.2, TC8.3, DP60, TC0.6: three of the unexplored wilderness sectors, two militia each")
{
    Junta day(Dictator::castro, 3);
    for (const std::string_view name : {"b1", "d1"}) day.explored(name);
    day.turn({Tactic::seizure, Tactic::sentry});
    const auto accessories = day.state.equipment[2].draw_pile.size();
    day.say("play seizure");
    EXPECT(day.awaits_nobody_but(the_dictator)) << "the choice of a card is his";
    EXPECT_EQ(day.asked(), (Words{"name_sector a2", "name_sector b3", "name_sector d3",
                                  "name_sector a4", "name_sector c4"}));
    EXPECT_EQ(day.refused_to_him("name_sector b1"), "E_SITE") << "explored";
    EXPECT_EQ(day.refused_to_him("name_sector a1"), "E_SITE") << "an industry";
    day.say_all({"name_sector d3", "name_sector a2"});
    EXPECT_EQ(day.refused_to_him("name_sector a2"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("stop_naming"), "E_COUNT") << "exactly three";
    day.say("name_sector c4");
    for (const std::string_view name : {"a2", "d3", "c4"}) {
        EXPECT_EQ(day.militia_in(name, the_dictator), 2) << name;
        EXPECT(day.state.sectors[at(name).index].is_explored) << name;
        EXPECT(day.state.stashes[at(name).index].empty()) << name;
    }
    EXPECT_FALSE(day.state.sectors[at("a4").index].is_explored);
    EXPECT_EQ(day.state.equipment[2].draw_pile.size(), accessories);
}

TEST("TC8-b, TC0.7: the last unexplored one is taken without a question")
{
    Junta day(Dictator::castro, 3);
    for (const std::string_view name : {"b1", "d1", "a2", "b3", "d3", "a4"}) day.explored(name);
    day.turn({Tactic::seizure, Tactic::sentry});
    day.say("play seizure");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    EXPECT_EQ(day.militia_in("c4", the_dictator), 2);
    EXPECT(day.state.sectors[at("c4").index].is_explored);
}

TEST("TC8-c: against one rebel a sector is turned over and nobody comes")
{
    Junta day(Dictator::castro, 1);
    day.turn({Tactic::seizure, Tactic::sentry});
    day.say_all({"play seizure", "name_sector b1"});
    EXPECT(day.state.sectors[at("b1").index].is_explored);
    EXPECT_FALSE(day.state.sectors[at("a2").index].is_explored);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 0);
}

TEST("TC8-d, TC8.3: a rebel in a seized sector is fought")
{
    Junta day;
    day.squad(rebel1, primary, "d3", {merc::teresa});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.turn({Tactic::seizure, Tactic::sentry});
    day.dice({6});
    day.say_all({"play seizure", "name_sector d3", "name_sector b1"});
    EXPECT(day.has_told("1 militia of dictator in d3"));
    EXPECT(day.has_told("combat in d3"));
    EXPECT_EQ(day.health(merc::teresa), 2);
}

// ---- Block Trade --------------------------------------------------------------------------------

TEST("TC11-a, TC11.1, TC11.2: every city is explored without loot and gets two militia")
{
    Junta day(Dictator::castro, 4);
    day.squad(rebel1, primary, "c4", {merc::teresa});
    day.turn({Tactic::block_trade, Tactic::sentry});
    day.dice({6, 6});
    day.say("play block-trade");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 2);
    EXPECT(day.has_told("2 militia of dictator in c4"));
    EXPECT_EQ(day.times_told_like("combat in"), 1);
    EXPECT(day.has_told("combat in c4"));
    for (const std::string_view name : {"b3", "c4"}) {
        EXPECT(day.state.sectors[at(name).index].is_explored) << name;
        EXPECT(day.state.stashes[at(name).index].empty()) << name;
    }
    EXPECT_EQ(day.times_told_like("2 militia of dictator"), 2) << "cities only";
}

TEST("TC11-b, TC11.2: an explored city gets them too, up to ten")
{
    Junta day(Dictator::castro, 4);
    day.explored("b3");
    day.militia("b3", the_dictator, 9);
    day.turn({Tactic::block_trade, Tactic::sentry});
    day.say("play block-trade");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 10);
    EXPECT_FALSE(day.has_told("b3 is turned over without loot"));
}

TEST("TC11.1: hospital and arms dealer stay open in a city that was explored this way")
{
    Junta day;
    day.squad(the_dictator, primary, "b3", {merc::doc, merc::ra});
    day.hurt_to(merc::ra, 1);
    day.turn({Tactic::block_trade, Tactic::sentry});
    day.say("play block-trade");
    EXPECT(day.may(the_dictator, "hospital ra"));
    EXPECT_EQ(day.asked("buy ra").size(), 3u);
}

// ---- Conscripts ---------------------------------------------------------------------------------

TEST("TC12-a, TC12-b, TC12.1, TC12.2, TC12.3: two militia in every sector of his, each turn once")
{
    Junta day(Dictator::castro, 3);
    day.squad(rebel1, primary, "d4", {merc::doc});
    day.squad(rebel2, primary, "d4", {merc::ra});
    day.squad(rebel3, primary, "d4", {merc::max});
    day.militia("a1", the_dictator, 4);
    day.militia("b1", the_dictator, 9);
    day.squad(the_dictator, primary, "a3", {merc::basic});
    day.tactics({Tactic::family_threat, Tactic::oil_reserves});
    day.turn({Tactic::conscripts, Tactic::sentry});
    day.say("play conscripts");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 4) << "at the end of the turn";
    day.say_all({"end_turn", "decline"});
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("a3", the_dictator), 2);
    day.end_rebel_turns();
    day.say_all({"play oil-reserves", "end_turn", "decline"});
    EXPECT_EQ(day.militia_in("a1", the_dictator), 8);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("a3", the_dictator), 4);
}

TEST("TC12-c: a sector that he takes in the same turn gets them as well")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.turn({Tactic::conscripts, Tactic::sentry});
    day.say_all({"play conscripts", "move primary b1 -", "end_turn", "decline"});
    EXPECT_EQ(day.militia_in("b1", the_dictator), 1);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 0) << "it is neutral now";
}

// ---- Oil Reserves -------------------------------------------------------------------------------

// Three rebels; c1 is the oil.
struct Oil : Junta {
    Oil() : Junta(Dictator::castro, 3)
    {
        squad(rebel1, primary, "a4", {merc::max});
        squad(rebel2, primary, "b1", {merc::doc, merc::ra});
        squad(rebel3, primary, "a4", {merc::tao});
        militia("d4", the_dictator, 1);
        tactics({Tactic::family_threat, Tactic::sentry});
    }
    // He plays Oil Reserves, and the rebels' next day begins.
    void next_morning()
    {
        turn({Tactic::oil_reserves, Tactic::conscripts, Tactic::seizure});
        say_all({"play oil-reserves", "decline"});
    }
    int free_moves(UnitId unit) const { return state.units[unit.index].free_moves; }
};

TEST("TC13-a, TC13.1, TC13.2: who controls the oil moves each of his MERCs once more")
{
    Oil day;
    day.militia("c1", rebel2, 1);
    day.next_morning();
    EXPECT_EQ(day.free_moves(merc::doc), 1);
    EXPECT_EQ(day.free_moves(merc::ra), 1);
    EXPECT_EQ(day.free_moves(merc::max), 0) << "another rebel";
    EXPECT_EQ(day.actions(merc::doc), 2);
    day.play(rebel2, "move primary a1 -");
    day.play(rebel2, "move primary a2 -");
    day.play(rebel2, "move primary b2 -");
    EXPECT_EQ(day.where(merc::doc), at("b2"));
    EXPECT(day.options(rebel2, "move").empty());
}

TEST("TC13-b, TC13.3: a free move is used before the actions, and for moving only")
{
    Oil day;
    day.militia("c1", rebel2, 1);
    day.next_morning();
    day.play(rebel2, "move primary a1 -");
    EXPECT_EQ(day.free_moves(merc::doc), 0);
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT_EQ(day.actions(merc::ra), 2);
}

TEST("TC13.3, TC13.5: for anything else an action is paid; alone it counts while it can be used")
{
    Oil day;
    day.militia("c1", rebel2, 1);
    day.next_morning();
    day.play(rebel2, "train doc");
    day.play(rebel2, "train doc");
    EXPECT_EQ(day.free_moves(merc::doc), 1);
    EXPECT_EQ(day.refused(rebel2, "train doc"), "E_NO_ACTION");
    day.state.units[merc::ra.index].actions = 0;
    EXPECT(day.awaits(rebel2)) << "both could still move";
    day.state.units[merc::ra.index].free_moves = 0;
    EXPECT_FALSE(day.awaits(rebel2)) << "Ra cannot, so the squad cannot";
}

TEST("TC13.5: end turn gives the free move up")
{
    Oil day;
    day.militia("c1", rebel2, 1);
    day.next_morning();
    day.play(rebel2, "end_turn");
    EXPECT_EQ(day.free_moves(merc::doc), 0);
}

TEST("TC13-c: neutral oil moves nobody")
{
    Oil day;
    day.next_morning();
    for (const UnitId unit : {merc::doc, merc::max, merc::tao}) EXPECT_EQ(day.free_moves(unit), 0);
}

TEST("TC13-d, TC13.4, TC13.3: it is granted once a phase, and not for oil taken later")
{
    Oil day;
    day.militia("c1", rebel2, 1);
    day.militia("b2", the_dictator, 1);
    day.next_morning();
    day.dice({1, 6, 6, 6, 6});
    day.play(rebel2, "move primary b2 -");
    day.say("aim doc");
    EXPECT(day.has_told("the combat in b2 is over"));
    EXPECT_EQ(day.free_moves(merc::doc), 0) << "no second grant after the combat";
    day.militia("c1", rebel2, 0);
    day.militia("c1", rebel1, 1);
    day.play(rebel2, "train doc");
    EXPECT_EQ(day.free_moves(merc::max), 0) << "not before the next phase";
}

TEST("TC13-e, TC13.2, TC13.4: played while he holds the oil it works at once for all his units")
{
    Oil day;
    day.base("c1");
    day.squad(the_dictator, primary, "c1", {merc::basic});
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    day.say("play oil-reserves");
    EXPECT_EQ(day.free_moves(merc::basic), 1);
    EXPECT_EQ(day.free_moves(dictator_card), 1);
    day.say("move primary c2 -");
    EXPECT_EQ(day.actions(merc::basic), 2);
    day.say("end_turn");
    EXPECT_EQ(day.free_moves(dictator_card), 0) << "it ends with the step";
}

TEST("TC13.5: a MERC hired later in the turn gets no free move")
{
    Oil day;
    day.militia("c1", the_dictator, 1);
    day.next_mercs({merc::golem, merc::moe, merc::dutch});
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    day.say_all(
        {"play oil-reserves", "accept", "engage golem", "draw_from weapon", "assign primary c1"});
    EXPECT_EQ(day.free_moves(merc::golem), 0);
}

TEST("TC13.5, D7-f: nor does a general who was hired before the orders, and his squad stays")
{
    Oil day;
    day.base("c1");
    day.squad(the_dictator, primary, "c1", {merc::basic});
    day.state.regime.oil_reserves = true;
    day.next_mercs({merc::golem});
    day.turn({Tactic::generalisimo, Tactic::conscripts});
    day.say_all({"play generalisimo", "accept", "engage golem", "draw_from weapon",
                 "assign primary -", "stash"});
    EXPECT_EQ(day.free_moves(merc::basic), 1);
    EXPECT_EQ(day.free_moves(merc::golem), 0);
    EXPECT(day.asked("move").empty());
}

TEST("TC13.1: without the Oil Industry on the map the card does nothing")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::basic});
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    day.say("play oil-reserves");
    EXPECT_EQ(day.state.units[merc::basic.index].free_moves, 0);
    EXPECT_EQ(day.times_told_like("the oil moves"), 0);
}

// ---- Tainted Water ------------------------------------------------------------------------------

TEST(
    "TC14-a, TC14.1, TC14.2, TC14.3: militia die in every sector, MERCs lose a health, armor or not")
{
    Junta day(Dictator::castro, 3);
    day.militia("a1", rebel1, 5);
    day.militia("b2", rebel2, 1);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.give(merc::doc, Pocket::armor, "body-armor");
    day.hurt_to(merc::doc, 2);
    day.militia("d4", the_dictator, 3);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("play tainted-water");
    EXPECT_EQ(day.militia_in("a1", rebel1), 3);
    EXPECT_EQ(day.militia_in("b2", rebel2), 0);
    EXPECT_EQ(day.health(merc::doc), 1);
    EXPECT_EQ(armor_of(day.state, merc::doc), 3);
    EXPECT_EQ(day.militia_in("d4", the_dictator), 3);
    EXPECT_EQ(day.times_told_like("combat in"), 0);
}

TEST("TC14-b, D0.3.4: who has one health and no shot dies, and the equipment is discarded")
{
    Junta day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.hurt_to(merc::doc, 1);
    const CardId gun = day.give(merc::doc, Pocket::weapon, kind::m16);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("play tainted-water");
    EXPECT(day.has_told("doc dies"));
    EXPECT(is_discarded(day.state, gun));
}

TEST("TC14-c, D0.3.3: with a shot its owner is asked, and may decline")
{
    for (const bool uses : {true, false}) {
        Junta day;
        day.squad(rebel1, primary, "a1", {merc::doc});
        day.hurt_to(merc::doc, 1);
        day.give(merc::doc, Pocket::accessory, kind::epinephrine_shot);
        day.turn({Tactic::tainted_water, Tactic::sentry});
        day.say("play tainted-water");
        EXPECT(day.awaits_nobody_but(rebel1));
        EXPECT_EQ(day.options(rebel1).size(), 2u);
        day.play(rebel1, day.options(rebel1, uses ? "inject" : "pass")[0]);
        EXPECT_EQ(day.is_in_play(merc::doc), uses);
        EXPECT_EQ(day.health(merc::doc), uses ? 1 : 0);
    }
}

TEST("TC14-d: from two rebels with two militia each one is taken")
{
    Junta day(Dictator::castro, 3);
    day.militia("a1", rebel1, 2);
    day.militia("a1", rebel2, 2);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("play tainted-water");
    EXPECT_EQ(day.militia_in("a1", rebel1), 1);
    EXPECT_EQ(day.militia_in("a1", rebel2), 1);
}

TEST("TC14.2: everyone is hurt first, and then the deaths are settled by seat and squad")
{
    Junta day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel1, secondary, "a3", {merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max, merc::tao});
    for (const UnitId unit : {merc::doc, merc::ra, merc::max}) day.hurt_to(unit, 1);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("play tainted-water");
    EXPECT(day.are_told_in_order("tao is hurt and has health 2", "doc dies"));
    EXPECT(day.are_told_in_order("doc dies", "ra dies"));
    EXPECT(day.are_told_in_order("ra dies", "max dies"));
}

}  // namespace
}  // namespace sortie::merc
