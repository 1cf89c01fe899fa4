// Abilities that take from the rebels or fight them: Noriega, Pinochet, Pol Pot; and Hussein's
// second card (chapter 07).

#include "games/merc/abilities.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- Noriega ------------------------------------------------------------------------------------

TEST("NOR-a, NOR-b, NOR1, NOR2, DP32, DP43, DA3: one militia of each rebel sector goes over to him")
{
    Junta day(Dictator::noriega);
    day.militia("a1", rebel1, 4);
    day.militia("c3", rebel1, 1);
    day.squad(rebel2, primary, "d2", {merc::doc});
    day.reach_ability();
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    EXPECT_EQ(day.militia_in("a1", rebel1), 4) << "nothing is changed before he agrees";
    day.say("accept");
    EXPECT_EQ(day.militia_in("a1", rebel1), 3);
    EXPECT_EQ(day.militia_in("c3", rebel1), 0);
    EXPECT_EQ(day.state.regime.to_place, 2);
    EXPECT_EQ(day.asked("place c3"), (Words{"place c3 1", "place c3 2"})) << "neutral now";
    EXPECT_EQ(day.refused_to_him("place a1 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place d2 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("enough"), "E_WINDOW") << "all must be placed";
}

TEST("NOR1: he may decline it all before anything is taken")
{
    Junta day(Dictator::noriega);
    day.militia("a1", rebel1, 4);
    day.reach_ability();
    day.say("decline");
    EXPECT_EQ(day.militia_in("a1", rebel1), 4);
    EXPECT_EQ(day.state.day, 3) << "nor does he hire";
}

TEST("NOR-c: both on one sector, or one each on two")
{
    for (const bool together : {true, false}) {
        Junta day(Dictator::noriega);
        day.militia("a1", rebel1, 4);
        day.militia("c3", rebel1, 2);
        day.reach_ability();
        day.say("accept");
        if (together) {
            day.say("place b2 2");
        } else {
            day.say_all({"place b2 1", "place d1 1"});
        }
        EXPECT_EQ(day.militia_in("b2", the_dictator), together ? 2 : 1);
        EXPECT_EQ(day.militia_in("d1", the_dictator), together ? 0 : 1);
        EXPECT(day.state.regime.placing == Placing::nothing);
    }
}

TEST("NOR-g: a sector with nine takes one, the others go elsewhere")
{
    Junta day(Dictator::noriega);
    for (const std::string_view name : {"a1", "c3", "d2"}) day.militia(name, rebel1, 2);
    day.militia("b1", the_dictator, 9);
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.asked("place b1"), (Words{"place b1 1"}));
    day.say_all({"place b1 1", "place b2 2"});
    EXPECT_EQ(day.militia_in("b1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("b2", the_dictator), 2);
}

TEST("NOR2: when every sector is the rebels' all are lost")
{
    Junta day(Dictator::noriega);
    day.rebels_everywhere(3);
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.militia_in("a1", rebel1), 2);
    EXPECT_EQ(day.times_told_like("1 militia of dictator"), 0);
    EXPECT(day.asked("place").empty());
}

TEST("NOR-d, NOR3: as many sectors as the rebels: no hire")
{
    Junta day(Dictator::noriega);
    day.militia("a1", rebel1, 2);
    day.militia("c3", rebel1, 2);
    day.militia("b2", the_dictator, 2);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.reach_ability();
    day.say_all({"accept", "place b2 1", "place d1 1"});
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.his(primary).is_on_board());
}

TEST("NOR-e, NOR3, NOR4, DP44: fewer sectors than the rebels: one hire, if he likes")
{
    for (const bool hires : {true, false}) {
        Junta day(Dictator::noriega);
        for (const auto& [name, unit] : {std::pair{"a1", merc::doc}, std::pair{"c3", merc::ra}}) {
            day.squad(unit == merc::doc ? rebel1 : rebel2, primary, name, {unit});
        }
        day.squad(rebel1, secondary, "d3", {merc::tao});
        day.militia("b2", the_dictator, 1);
        day.next_mercs({merc::golem});
        day.reach_ability();
        day.say("accept");
        EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << "no militia was stolen";
        const int cards = day.mercs_left();
        day.say(hires ? "accept" : "decline");
        if (hires) {
            day.say_all({"draw_from weapon", "assign primary b2", "stash"});
        } else {
            EXPECT_EQ(day.mercs_left(), cards);
        }
        EXPECT_EQ(day.is_in_play(merc::golem), hires);
    }
}

TEST("NOR-h, NOR1: the militia are taken from who controls the sector")
{
    Junta day(Dictator::noriega);
    day.squad(rebel1, primary, "c3", {merc::doc, merc::ra});
    day.militia("c3", rebel2, 3);
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.militia_in("c3", rebel2), 2);
}

TEST("NOR1: if the controlling rebel has none there, from who has most, the lowest seat first")
{
    Junta day(Dictator::noriega, 3);
    day.squad(rebel3, primary, "c3", {merc::doc, merc::ra, merc::max});
    day.militia("c3", rebel1, 2);
    day.militia("c3", rebel2, 2);
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.militia_in("c3", rebel1), 1);
    EXPECT_EQ(day.militia_in("c3", rebel2), 2);
}

TEST("NOR-f: an automatic Noriega puts one each on the nearest neutral sectors, and hires")
{
    Robot day(Dictator::noriega);
    day.base("c3");
    day.state.units[dictator_card.index].actions = 0;
    day.militia("c3", the_dictator, 10);
    day.militia("a3", rebel1, 9);
    day.militia("d2", rebel1, 9);
    day.rebels_everywhere(3);
    day.militia("a3", rebel1, 0);
    day.militia("d2", rebel1, 0);
    day.next_mercs({merc::golem});
    day.turn({Tactic::oil_reserves});
    EXPECT(day.are_told_in_order("1 militia of dictator in d2", "1 militia of dictator in a3"))
        << "both two steps from the base; d2 is worth 5, a3 is worth 4";
    EXPECT(day.is_in_play(merc::golem));
}

// ---- Pinochet -----------------------------------------------------------------------------------

struct Losses : Junta {
    Losses() : Junta(Dictator::pinochet)
    {
        squad(rebel1, primary, "d3", {merc::doc});
        squad(rebel2, primary, "d3", {merc::ra});
        tactics({Tactic::family_threat, Tactic::sentry, Tactic::seizure});
    }
    // The next rebel phase has begun.
    void next_morning()
    {
        turn({Tactic::oil_reserves, Tactic::conscripts, Tactic::fodder});
        say("play oil-reserves");
    }
};

TEST(
    "PIN-a, PIN-b, PIN1, PIN2, D7.1.3, DP45: for every sector lost in the rebel phase a hire, before his card")
{
    Losses day;
    for (const std::string_view name : {"a1", "b1", "a2"}) day.militia(name, the_dictator, 1);
    day.next_morning();
    EXPECT_EQ(day.state.remembered, (SectorSet{at("a1"), at("b1"), at("a2")}));
    day.militia("b1", the_dictator, 0);
    day.militia("b1", rebel1, 1);
    day.militia("a2", the_dictator, 0);
    day.next_mercs({merc::golem, merc::moe});
    day.end_rebel_turns();
    EXPECT_EQ(day.state.regime.queued_hires, 1) << "one to the rebels, one neutral; one is drawn";
    EXPECT_EQ(day.asked(), (Words{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    day.say_all({"draw_from weapon", "assign primary a1"});
    EXPECT_EQ(day.actions(merc::golem), 0);
    day.say_all({"stash", "draw_from weapon", "assign primary -", "stash"});
    EXPECT(day.is_in_squad(merc::moe, primary));
    EXPECT_EQ(day.state.regime.queued_hires, 0);
    EXPECT_FALSE(day.asked("play").empty()) << "and now his card";
}

TEST("PIN1: a sector lost and regained in the phase does not count, nor one that others have")
{
    Losses day;
    day.militia("a1", the_dictator, 1);
    day.next_morning();
    day.militia("a1", the_dictator, 0);
    day.play(rebel1, "end_turn");
    day.militia("a1", the_dictator, 2);
    day.end_rebel_turns();
    EXPECT_EQ(day.state.regime.queued_hires, 0);
    EXPECT_FALSE(day.asked("play").empty());
}

TEST("PIN1: what he loses in his own turn does not count")
{
    Losses day;
    day.militia("a1", the_dictator, 1);
    day.next_morning();
    day.end_rebel_turns();
    day.militia("a1", the_dictator, 0);
    day.say("play conscripts");
    day.end_rebel_turns();
    EXPECT_EQ(day.state.regime.queued_hires, 0);
    EXPECT_FALSE(day.asked("play").empty());
}

TEST("PIN-c, DA9: with both squads full the queued MERCs are drawn and discarded")
{
    Losses day;
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::max, merc::tao, merc::ewok});
    day.squad(the_dictator, secondary, "a1",
              {merc::snake, merc::vulture, merc::dutch, merc::lucid});
    day.next_mercs({merc::golem, merc::moe});
    day.state.regime.queued_hires = 2;
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    EXPECT(day.is_discarded_merc(merc::golem));
    EXPECT(day.is_discarded_merc(merc::moe));
    EXPECT_EQ(day.state.regime.queued_hires, 0);
    EXPECT_FALSE(day.asked("play").empty());
}

TEST("PIN2, DA9: when no MERC is left the queue is cleared")
{
    Losses day;
    day.militia("a1", the_dictator, 1);
    day.only_mercs({});
    day.state.dead.erase(merc::doc);
    day.state.dead.erase(merc::ra);
    day.state.regime.queued_hires = 4;
    day.turn({Tactic::oil_reserves, Tactic::conscripts});
    EXPECT_EQ(day.state.regime.queued_hires, 0);
    EXPECT_FALSE(day.asked("play").empty());
}

TEST("PIN-h: in the ability itself nothing is hired")
{
    Robot day(Dictator::pinochet);
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.squad(rebel2, primary, "d3", {merc::ra});
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.times_told_like("moe is drawn"), 0);
    EXPECT_FALSE(day.his(primary).is_on_board());
    EXPECT_EQ(day.health(merc::doc), 2) << "it is damage";
}

// Rebels hold so many sectors that so many points are dealt out.
struct Terror : Junta {
    Terror() : Junta(Dictator::pinochet, 3) {}
    void strike() { reach_ability(); }
};

TEST("PIN-d, PIN3, PIN4: MERCs by seat, then militia, a point each")
{
    Terror day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("c3", rebel1, 4);
    day.strike();
    EXPECT_EQ(day.health(merc::doc), 2);
    EXPECT_EQ(day.health(merc::ra), 2);
    EXPECT_EQ(day.militia_in("c3", rebel1), 3);
}

TEST("PIN-e, PIN4, PIN6: seven points: pass by pass, nobody twice before everybody once")
{
    Terror day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    const CardId gun = day.give(merc::doc, Pocket::weapon, kind::m16);
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("c3", rebel1, 1);
    day.militia("d4", rebel2, 1);
    // Seven sectors, five of them held by somebody whom the points do not reach.
    day.state.regime.rebel_sectors = 7;
    Events events(day.log);
    deal_out_damage(day.state, events);
    EXPECT_EQ(day.health(merc::doc), 0) << "three points";
    EXPECT_EQ(day.health(merc::ra), 1);
    EXPECT_EQ(day.militia_in("c3", rebel1) + day.militia_in("d4", rebel2), 0);
    EXPECT(day.state.dying.contains(merc::doc));
    EXPECT_FALSE(is_discarded(day.state, gun)) << "he is settled after everybody is hurt";
}

TEST("PIN-f, PIN4, D0.3.2: armor takes the point")
{
    Terror day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    day.strike();
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT_EQ(armor_of(day.state, merc::doc), 1);
}

TEST("PIN4: one who is saved by a shot is not hit a second time")
{
    Terror day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.hurt_to(merc::doc, 1);
    day.give(merc::doc, Pocket::accessory, kind::epinephrine_shot);
    day.militia("b2", rebel1, 1);
    day.militia("c3", rebel1, 1);
    day.militia("d4", rebel1, 1);
    day.strike();
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_EQ(militia_of_side(day.state, at("b2"), Side::rebels), 0);
    day.play(rebel1, day.options(rebel1, "inject")[0]);
    EXPECT_EQ(day.health(merc::doc), 1);
    EXPECT_EQ(day.times_told_like("doc is hurt"), 1);
}

TEST("PIN6: who dies loses the equipment, and no combat follows")
{
    Terror day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.hurt_to(merc::doc, 1);
    const CardId gun = day.give(merc::doc, Pocket::weapon, kind::m16);
    day.strike();
    EXPECT(day.has_told("doc dies"));
    EXPECT(is_discarded(day.state, gun));
    EXPECT_EQ(day.times_told_like("combat in"), 0);
    EXPECT(controller_of(day.state, at("a1")).is_none());
}

TEST("PIN-g, PIN5: without a rebel sector nothing happens")
{
    Terror day;
    day.militia("a1", the_dictator, 1);
    day.strike();
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.times_told_like("rebel1 loses"), 0);
}

// ---- Pol Pot ------------------------------------------------------------------------------------

struct Raid : Junta {
    Raid() : Junta(Dictator::polpot) { militia("a3", the_dictator, 1); }
};

TEST(
    "POL-a, POL2, POL3, POL4, POL-f, DP46, DP47: militia against a rebel sector; a lost battle brings a MERC")
{
    Raid day;
    day.squad(rebel1, primary, "c3", {merc::rizen, merc::shooter});
    day.give(merc::rizen, Pocket::weapon, "50-caliber-rifle");
    for (const std::string_view name : {"d1", "c1", "d2"}) day.militia(name, rebel2, 1);
    day.state.regime.conscripts = 1;
    day.next_mercs({merc::golem});
    day.reach_ability();
    EXPECT_EQ(day.asked(), (Words{"decline", "send c1", "send d1", "send d2", "send c3"}));
    EXPECT_EQ(day.refused_to_him("send a3"), "E_SITE");
    day.dice({6, 6, 6, 6, 1, 1, 1});
    day.say("send c3");
    EXPECT(day.has_told("4 militia of dictator in c3"));
    EXPECT(day.has_told("the combat in c3 is over"));
    EXPECT_EQ(day.asked(), (Words{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    EXPECT_EQ(day.militia_in("a3", the_dictator), 1) << "conscripts come after it";
    day.say_all({"draw_from weapon", "assign primary a3", "stash"});
    EXPECT(day.is_in_play(merc::golem));
    EXPECT_EQ(day.militia_in("a3", the_dictator), 2);
    EXPECT(day.state.regime.struck.is_none());
}

TEST("POL-b: the rebels run: no hire")
{
    Raid day;
    day.squad(rebel1, primary, "c3", {merc::doc});
    day.reach_ability();
    day.dice({1, 1});
    day.say("send c3");
    EXPECT(day.awaits(rebel1));
    day.play(rebel1, "retreat whole c2 -");
    EXPECT_EQ(day.where(merc::doc), at("c2"));
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.his(primary).is_on_board());
}

TEST("POL-g: their MERC runs, their militia stay and win: a hire")
{
    Raid day;
    day.squad(rebel1, primary, "c3", {merc::doc});
    day.militia("c3", rebel1, 2);
    day.reach_ability();
    day.dice({1, 1, 1, 1});
    day.say("send c3");
    day.say("aim doc");
    day.dice({1, 6, 6});
    day.play(rebel1, "retreat whole c2 -");
    EXPECT(day.has_told("the combat in c3 is over"));
    EXPECT_EQ(controller_of(day.state, at("c3")), rebel1);
    EXPECT_FALSE(day.asked("draw_from").empty());
}

TEST("POL-c: never more than ten")
{
    Junta day(Dictator::polpot, 4);
    for (const std::string_view name :
         {"a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3"}) {
        day.militia(name, rebel1, 1);
    }
    day.reach_ability();
    day.say("send b3");
    EXPECT(day.has_told("10 militia of dictator in b3"));
}

TEST(
    "POL1, POL2, DP46: a rebel sector without room is not offered; with none left nothing is asked")
{
    Raid day;
    day.squad(the_dictator, primary, "c3", {merc::meatbop});
    day.squad(rebel1, primary, "c3", {merc::teresa});
    EXPECT_EQ(sectors_to_send_to(day.state), SectorSet{}) << "it is his by a tie";
    day.militia("d2", rebel1, 1);
    EXPECT_EQ(sectors_to_send_to(day.state), SectorSet{at("d2")});
    day.militia("d2", rebel1, 10);
    day.militia("d2", the_dictator, 10);
    day.militia("d2", rebel2, 1);
    EXPECT_EQ(controller_of(day.state, at("d2")), rebel1);
    EXPECT_EQ(sectors_to_send_to(day.state), SectorSet{});
}

TEST("POL-d, AI4.4, AI4-d: an automatic Pol Pot takes the weakest")
{
    Robot day(Dictator::polpot);
    day.squad(rebel1, primary, "c3", {merc::doc});
    day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    day.militia("d1", rebel1, 4);
    day.turn({Tactic::oil_reserves});
    EXPECT(day.has_told("2 militia of dictator in d1")) << "4, and 3 health with 2 armor are 5";
}

TEST("POL-e: with both squads full the MERC is drawn and discarded")
{
    Raid day;
    day.squad(the_dictator, primary, "a3", {merc::basic, merc::max, merc::tao, merc::ewok});
    day.squad(the_dictator, secondary, "a3",
              {merc::snake, merc::vulture, merc::dutch, merc::lucid});
    day.militia("c3", rebel1, 5);
    day.squad(rebel2, primary, "c3", {merc::doc});
    day.squad(rebel1, primary, "c3", {merc::ra});
    day.next_mercs({merc::golem});
    day.reach_ability();
    day.dice({1, 6, 6, 6, 6, 6, 6, 6, 6});
    day.say("send c3");
    day.say("aim doc");
    EXPECT(day.is_discarded_merc(merc::golem));
    EXPECT_EQ(day.state.day, 3);
}

TEST(
    "POL1, POL5, DA8: without a rebel sector nothing is asked; he may decline, and then there is no hire")
{
    Raid day;
    day.reach_ability();
    EXPECT_EQ(day.state.day, 3);
    Raid other;
    other.squad(rebel1, primary, "c3", {merc::doc});
    other.squad(rebel2, primary, "c3", {merc::ra});
    other.reach_ability();
    other.say("decline");
    EXPECT_EQ(other.state.day, 3);
    EXPECT_FALSE(other.his(primary).is_on_board());
    EXPECT(other.state.regime.struck.is_none());
}

}  // namespace
}  // namespace sortie::merc
