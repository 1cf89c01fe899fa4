// Abilities that hire: Castro, Gaddafi, Hitler and his mark, Stalin; and Hussein's second card
// (chapter 07).

#include "games/merc/order.h"
#include "games/merc/regime_hires.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

const Words yes_or_no{"accept", "decline"};
const Words decks{"draw_from weapon", "draw_from armor", "draw_from accessory"};

// Two rebels far away, each with a MERC, so that the next day needs no recovery.
struct Staff : Junta {
    explicit Staff(Dictator card, int rebels = 2) : Junta(card, rebels)
    {
        squad(rebel1, primary, rebels > 1 ? "d3" : "c3", {merc::mayhem});
        if (rebels > 1) squad(rebel2, primary, "d3", {merc::vulture});
    }
};

// ---- Castro -------------------------------------------------------------------------------------

TEST(
    "CAS-a, CAS1, DP33, DP34, DH3, DH1: three are seen, one joins where the squad stands, two are discarded")
{
    Staff day(Dictator::castro);
    day.squad(the_dictator, primary, "b2", {merc::basic, merc::ra});
    day.next_mercs({merc::doc, merc::max, merc::tao});
    day.next_cards({kind::kevlar_vest});
    day.reach_ability();
    EXPECT_EQ(day.asked(), yes_or_no);
    day.say("accept");
    EXPECT_EQ(day.asked(), (Words{"engage doc", "engage max", "engage tao"}));
    EXPECT_EQ(day.refused_to_him("engage moe"), "E_NO_CARD");
    EXPECT_EQ(day.refused_to_him("engaged"), "E_WINDOW") << "he must take one";
    day.say("engage max");
    EXPECT_EQ(day.asked(), decks);
    day.say("draw_from armor");
    day.say("assign primary -");
    EXPECT_EQ(day.actions(merc::max), 0);
    EXPECT_EQ(day.asked(), (Words{"stash", "equip armor"}));
    day.say("equip armor");
    EXPECT(day.is_in_squad(merc::max, primary));
    EXPECT_EQ(day.his(primary).sector, at("b2"));
    EXPECT_EQ(kind_id_of(day.carried(merc::max, Pocket::armor)), kind::kevlar_vest);
    EXPECT(day.is_discarded_merc(merc::doc));
    EXPECT(day.is_discarded_merc(merc::tao));
}

TEST("CAS-b: a new squad stands where he says")
{
    Staff day(Dictator::castro);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("b2", the_dictator, 1);
    day.next_mercs({merc::doc, merc::max, merc::tao});
    day.reach_ability();
    day.say_all({"accept", "engage doc", "draw_from weapon", "assign secondary b2", "stash"});
    EXPECT(day.is_in_squad(merc::doc, secondary));
    EXPECT_EQ(day.his(secondary).sector, at("b2"));
}

TEST("CAS-e, CAS3, D6.5: from a reshuffled pile of two he sees two")
{
    Staff day(Dictator::castro);
    day.militia("a1", the_dictator, 1);
    day.only_mercs({merc::doc, merc::max});
    day.state.dead.erase(merc::mayhem);
    day.state.dead.erase(merc::vulture);
    for (const UnitId unit : {merc::doc, merc::max}) {
        day.state.mercs.draw_pile.erase_value(unit);
        day.state.mercs.discard(unit);
    }
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.asked("engage").size(), 2u);
    EXPECT(day.state.mercs.discard_pile.empty());
}

TEST("CAS-f, DH3, D1.7: who will not work with his team is shown and cannot be chosen")
{
    Staff day(Dictator::castro);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.next_mercs({merc::moose, merc::max, merc::tao});
    day.reach_ability();
    day.say("accept");
    EXPECT(day.has_told("moose is drawn"));
    EXPECT_EQ(day.asked(), (Words{"engage max", "engage tao"}));
    EXPECT_EQ(day.refused_to_him("engage moose"), "E_INCOMPATIBLE");
}

TEST("DH3: if none will work with him all are discarded")
{
    Staff day(Dictator::castro);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.only_mercs({merc::moose, merc::squirrel});
    for (const UnitId unit : {merc::mayhem, merc::vulture, merc::borris})
        day.state.dead.erase(unit);
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.his(primary).members.size(), 1u);
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 2u);
}

TEST(
    "CAS-c, CAS2, DH2, DH4, AI5.1, AI5.4, DA5: an automatic Castro takes the top card, with a weapon")
{
    Robot day(Dictator::castro);
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.militia("a1", the_dictator, 1);
    day.next_mercs({merc::bouba, merc::natasha});
    day.next_cards({kind::m16});
    day.turn({Tactic::oil_reserves});
    EXPECT(day.is_in_squad(merc::bouba, primary)) << "combat 1";
    EXPECT_EQ(day.state.mercs.draw_pile.back(), merc::natasha) << "combat 3, not looked at";
    EXPECT(day.state.mercs.discard_pile.empty());
    EXPECT_EQ(kind_id_of(day.carried(merc::bouba, Pocket::weapon)), kind::m16);
    EXPECT(day.awaits(rebel1)) << "he was never asked";
}

// ---- Gaddafi ------------------------------------------------------------------------------------

TEST("GAD1, DH1, DP34, DP35: one MERC at random, if he likes")
{
    Staff day(Dictator::gadafi);
    day.militia("a1", the_dictator, 1);
    day.militia("b2", the_dictator, 1);
    day.next_mercs({merc::doc});
    day.reach_ability();
    EXPECT_EQ(day.asked(), yes_or_no);
    day.say("accept");
    EXPECT(day.has_told("doc is drawn"));
    EXPECT_EQ(day.asked(), decks);
    day.say("draw_from accessory");
    EXPECT_EQ(day.asked().size(), 4u) << "two squads, two sectors";
    day.say_all({"assign primary b2", "stash"});
    EXPECT_EQ(day.where(merc::doc), at("b2"));
}

TEST("DH2, AI5.3: an automatic one fills primary, then secondary, then discards")
{
    Robot day(Dictator::gadafi);
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::ra, merc::max});
    day.actions_for_all(0);
    day.next_mercs({merc::doc, merc::tao});
    day.turn({Tactic::oil_reserves});
    EXPECT(day.is_in_squad(merc::doc, primary));
    EXPECT_EQ(day.his(primary).sector, at("a1")) << "the squad stays where it is";
    day.actions_for_all(0);
    day.turn({Tactic::conscripts});
    EXPECT(day.is_in_squad(merc::tao, secondary));
    for (const UnitId unit : {merc::snake, merc::ewok, merc::lucid}) {
        day.state.mercs.draw_pile.erase_value(unit);
        join_squad(day.state, the_dictator, secondary, at("a1"), unit);
        day.hurt_to(unit, 3);
    }
    day.actions_for_all(0);
    day.next_mercs({merc::golem});
    day.turn({Tactic::sentry});
    EXPECT(day.is_discarded_merc(merc::golem));
}

// ---- Hitler -------------------------------------------------------------------------------------

TEST("HIT1, HIT2, HIT3, DP38: a hire if he likes, and then a rebel is named in any case")
{
    Staff day(Dictator::hitler);
    day.militia("a1", the_dictator, 1);
    EXPECT(day.state.regime.marked.is_none());
    day.reach_ability();
    EXPECT_EQ(day.asked(), yes_or_no);
    day.say("decline");
    EXPECT_EQ(day.asked(), (Words{"mark rebel1", "mark rebel2"}));
    EXPECT_EQ(day.refused_to_him("decline"), "E_WINDOW");
    EXPECT_EQ(day.refused_to_him("mark dictator"), "E_TARGET");
    day.say("mark rebel2");
    EXPECT_EQ(day.state.regime.marked, rebel2);
    EXPECT(day.has_told("the Dictator marks rebel2"));
    EXPECT_EQ(day.state.day, 3) << "once a turn";
}

TEST("HIT-f, HIT3: the mark stays over the days, and the order of a combat with it")
{
    Staff day(Dictator::hitler);
    day.militia("a1", the_dictator, 1);
    day.tactics({Tactic::family_threat, Tactic::sentry});
    day.reach_ability();
    day.say_all({"decline", "mark rebel1"});
    day.end_rebel_turns();
    day.say_all({"play conscripts", "decline", "mark rebel1"});
    EXPECT_EQ(day.state.day, 4);
    EXPECT_EQ(day.state.regime.marked, rebel1);
    day.squad(the_dictator, primary, "d3", {merc::ra});
    day.fight_at("d3");
    const auto order = round_order(day.state);
    EXPECT_EQ(order.back(), fighter_of(merc::mayhem)) << "initiative 2 behind Ra's 1";
}

TEST("HIT2, DP38, TC0.7: against one rebel he is marked without a question")
{
    Staff day(Dictator::hitler, 1);
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    day.say("decline");
    EXPECT_EQ(day.state.regime.marked, rebel1);
    EXPECT_EQ(day.state.day, 3);
}

TEST("HIT-g, DH5: with no MERC left he still names a rebel")
{
    Staff day(Dictator::hitler);
    day.militia("a1", the_dictator, 1);
    day.only_mercs({});
    day.state.dead.erase(merc::mayhem);
    day.state.dead.erase(merc::vulture);
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.asked(), (Words{"mark rebel1", "mark rebel2"}));
}

TEST("HIT-d, HIT-e: an automatic Hitler names who controls most sectors, the lowest seat if tied")
{
    Robot day(Dictator::hitler);
    for (const std::string_view name : {"a1", "a3"}) day.militia(name, rebel1, 1);
    for (const std::string_view name : {"d1", "d2", "d3"}) day.militia(name, rebel2, 1);
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.state.regime.marked, rebel2);
    Robot tied(Dictator::hitler);
    for (const std::string_view name : {"a1", "a3"}) tied.militia(name, rebel1, 1);
    for (const std::string_view name : {"d1", "d2"}) tied.militia(name, rebel2, 1);
    tied.turn({Tactic::oil_reserves});
    EXPECT_EQ(tied.state.regime.marked, rebel1);
}

// ---- Stalin -------------------------------------------------------------------------------------

TEST("STA-a, STA1, STA3, DP48, DP32: with a hidden base one MERC, and only for the primary squad")
{
    Staff day(Dictator::stalin);
    day.militia("a1", the_dictator, 1);
    day.squad(the_dictator, primary, "b2", {merc::basic});
    day.next_mercs({merc::doc, merc::tao});
    day.reach_ability();
    EXPECT_EQ(day.asked(), yes_or_no);
    day.say("accept");
    EXPECT_EQ(day.asked(), decks) << "the equipment is all he chooses";
    day.say("draw_from weapon");
    EXPECT(day.is_in_squad(merc::doc, primary));
    day.say("stash");
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.is_in_play(merc::tao));
}

TEST(
    "STA-b, STA2, STA-e: with a revealed base a second one, for the secondary squad, where he says")
{
    Staff day(Dictator::stalin);
    day.base("a1");
    day.militia("b1", the_dictator, 1);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.next_mercs({merc::doc, merc::tao});
    day.reach_ability();
    day.say_all({"accept", "draw_from weapon", "stash"});
    EXPECT(day.is_in_squad(merc::doc, primary));
    day.say("draw_from weapon");
    EXPECT_EQ(day.asked(), (Words{"assign secondary a1", "assign secondary b1"}));
    day.say_all({"assign secondary b1", "stash"});
    EXPECT(day.is_in_squad(merc::tao, secondary));
    EXPECT_EQ(day.state.day, 3);
}

TEST("STA-c: a base revealed this very turn counts")
{
    Staff day(Dictator::stalin);
    day.militia("a1", the_dictator, 1);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.next_mercs({merc::doc, merc::tao});
    day.turn({Tactic::veteran_militia, Tactic::sentry});
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base", "stash", "end_turn",
                 "accept", "draw_from weapon", "stash", "draw_from weapon", "stash"});
    EXPECT(day.is_in_squad(merc::doc, primary));
    EXPECT(day.is_in_squad(merc::tao, secondary));
}

TEST("STA-d, STA2: a full primary squad loses its card, and the second hire goes on by itself")
{
    Staff day(Dictator::stalin);
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::ra, merc::max, merc::ewok});
    day.next_mercs({merc::doc, merc::tao});
    day.reach_ability();
    day.say("accept");
    EXPECT(day.is_discarded_merc(merc::doc));
    EXPECT_EQ(day.asked(), decks);
    day.say_all({"draw_from weapon", "stash"});
    EXPECT(day.is_in_squad(merc::tao, secondary)) << "one sector only, so no question";
}

TEST("STA-f: the last MERC is for the primary squad")
{
    Staff day(Dictator::stalin);
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.only_mercs({merc::doc});
    for (const UnitId unit : {merc::mayhem, merc::vulture, merc::basic}) day.state.dead.erase(unit);
    day.reach_ability();
    day.say_all({"accept", "draw_from weapon", "stash"});
    EXPECT(day.is_in_squad(merc::doc, primary));
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.his(secondary).is_on_board());
}

TEST("STA3: an automatic Stalin hires for both, with weapons")
{
    Robot day(Dictator::stalin);
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.base("a1");
    day.militia("a1", the_dictator, 10);
    day.next_mercs({merc::doc, merc::tao});
    day.turn({Tactic::oil_reserves});
    EXPECT(day.is_in_squad(merc::doc, primary));
    EXPECT(day.is_in_squad(merc::tao, secondary));
    EXPECT(day.carried(merc::doc, Pocket::weapon).is_some());
    EXPECT(day.carried(merc::tao, Pocket::weapon).is_some());
}

// ---- Hussein ------------------------------------------------------------------------------------

struct TwoCards : Staff {
    TwoCards() : Staff(Dictator::hussein) {}
    std::string cards() const
    {
        return std::to_string(in_deck()) + "/" + std::to_string(in_hand());
    }
};

TEST("HUS-c, HUS4, DP39, HUS8: play, draw one, play again, refill: 7/2, 6/3, 6/2, 5/3")
{
    TwoCards day;
    day.militia("a1", the_dictator, 4);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.hand({Tactic::oil_reserves, Tactic::family_threat, Tactic::conscripts});
    day.tactics({Tactic::seizure, Tactic::sentry, Tactic::fodder, Tactic::block_trade,
                 Tactic::reinforcements, Tactic::artillery_barrage, Tactic::tainted_water});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    EXPECT_EQ(day.cards(), "7/2");
    day.say("end_turn");
    EXPECT_EQ(day.cards(), "6/3");
    EXPECT_EQ(day.asked("play"), (Words{"play family-threat", "play conscripts", "play seizure"}));
    EXPECT_EQ(day.asked("reinforce").size(), 3u);
    EXPECT_EQ(day.refused_to_him("end_turn"), "E_PHASE") << "it must be used";
    EXPECT_EQ(day.refused_to_him("decline"), "E_WINDOW");
    day.say("play family-threat");
    EXPECT_EQ(day.cards(), "5/3");
    EXPECT_EQ(day.state.day, 3);
}

TEST("HUS-d: with one card in the deck: 1/2, 0/3, 0/2, and nothing to refill")
{
    TwoCards day;
    day.militia("a1", the_dictator, 4);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.hand({Tactic::oil_reserves, Tactic::family_threat, Tactic::conscripts});
    day.tactics({Tactic::seizure});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    EXPECT_EQ(day.cards(), "1/2");
    day.say("end_turn");
    EXPECT_EQ(day.cards(), "0/3");
    day.say("play family-threat");
    EXPECT_EQ(day.cards(), "0/2");
    EXPECT_FALSE(P::is_over(day.state));
}

TEST("HUS-e, HUS9: the last two cards: 0/1, 0/0, and the game ends with the turn")
{
    TwoCards day;
    day.militia("a1", the_dictator, 4);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.hand({Tactic::oil_reserves, Tactic::family_threat});
    day.tactics({});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    EXPECT_EQ(day.cards(), "0/1");
    day.say("end_turn");
    EXPECT_EQ(day.cards(), "0/1") << "nothing to draw";
    EXPECT_EQ(day.asked().size(), 2u) << "play it or give it up";
    day.say("play family-threat");
    EXPECT_EQ(day.cards(), "0/0");
    EXPECT(P::is_over(day.state));
}

TEST("HUS4: with no card at all after the first nothing is asked")
{
    TwoCards day;
    day.hand({Tactic::oil_reserves});
    day.tactics({});
    day.militia("a1", the_dictator, 4);
    day.end_rebel_turns();
    day.say("play oil-reserves");
    EXPECT(P::is_over(day.state));
}

TEST("HUS-g, HUS6: each card is finished before the next thing begins")
{
    TwoCards day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.hand({Tactic::lockdown, Tactic::generalisimo, Tactic::conscripts});
    day.end_rebel_turns();
    day.say("play lockdown");
    EXPECT_FALSE(day.asked("place").empty());
    EXPECT_FALSE(day.may(the_dictator, "train basic"));
    day.say("enough");
    EXPECT_FALSE(day.asked("train basic").empty());
    day.say("end_turn");
    day.say("play generalisimo");
    EXPECT_EQ(day.asked(), yes_or_no);
    EXPECT_EQ(day.in_hand(), 2) << "not refilled yet";
    day.say("decline");
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.state.day, 3);
}

TEST("HUS-h: the combats of the second card are fought in its turn")
{
    TwoCards day;
    day.militia("c1", rebel1, 1);
    day.militia("d1", rebel2, 1);
    day.militia("a1", the_dictator, 1);
    day.hand({Tactic::oil_reserves, Tactic::fodder, Tactic::conscripts});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    day.dice({6, 6});
    day.say("play fodder");
    EXPECT(day.are_told_in_order("the combat in c1 is over", "combat in d1"));
    EXPECT(day.are_told_in_order("the combat in d1 is over", "day 3: rebels"));
}

TEST("HUS-i: the second card may be given up as well, without its effect")
{
    TwoCards day;
    day.militia("a1", the_dictator, 4);
    day.hand({Tactic::oil_reserves, Tactic::better_weapons, Tactic::conscripts});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    day.say("reinforce better-weapons a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6);
    EXPECT(day.state.regime.base.is_none());
    EXPECT_FALSE(day.state.regime.better_weapons);
    EXPECT(day.was_used(Tactic::better_weapons));
}

TEST("HUS-k, HUS7, TC12.3: conscripts as the second card come at once, and then once a turn")
{
    TwoCards day;
    day.militia("a1", the_dictator, 4);
    day.tactics({Tactic::family_threat, Tactic::sentry, Tactic::seizure, Tactic::fodder,
                 Tactic::block_trade});
    day.hand({Tactic::oil_reserves, Tactic::conscripts, Tactic::reinforcements});
    day.end_rebel_turns();
    day.say("play oil-reserves");
    day.say("play conscripts");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 5);
    day.end_rebel_turns();
    day.say("play family-threat");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6) << "before his second card";
    day.say("play sentry");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6) << "not again";
}

TEST("HUS-l: another Dictator has no second card")
{
    Staff day(Dictator::castro);
    day.militia("a1", the_dictator, 4);
    day.reach_ability();
    day.say("decline");
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.state.tactics.discard.size(), 1u);
}

}  // namespace
}  // namespace sortie::merc
