// What makes the Dictator different from a rebel: what is hidden, his team, reinforcing, damage
// outside of combat, and what is kept of him in the position (D0, D1, D6, D8, D10).

#include "engine/snapshot.h"
#include "games/merc/autocrat_orders.h"
#include "games/merc/damage.h"
#include "games/merc/order.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- D0 -----------------------------------------------------------------------------------------

TEST("D0.1.3: militia that are placed set off no mine, nor do they disarm it")
{
    Junta day(Dictator::kim);
    day.militia("a1", the_dictator, 2);
    day.squad(rebel1, primary, "c3", {merc::teresa});
    const CardId mine = day.stash("c3", kind::land_mine);
    day.reach_ability();
    day.dice({1});
    day.say("send c3");
    EXPECT_EQ(day.militia_in("c3", the_dictator), 1);
    EXPECT(day.state.stashes[at("c3").index].contains(mine));
    EXPECT_FALSE(day.state.disarmed.contains(mine));
    EXPECT_EQ(day.health(merc::teresa), 3);
}

TEST("D0.3.1, D0.3.2, TC1-c: any damage kills militia; armor saves a MERC and is destroyed by it")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::doc});
    const CardId vest = day.give(merc::doc, Pocket::armor, kind::flak_vest);
    day.militia("b1", rebel1, 1);
    day.turn({Tactic::artillery_barrage, Tactic::sentry});
    day.dice({6});
    day.say("play artillery-barrage");
    EXPECT_EQ(day.militia_in("b1", rebel1), 0) << "both are hit, there is nothing to share out";
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT(is_discarded(day.state, vest));
    EXPECT(day.carried(merc::doc, Pocket::armor).is_none());
}

TEST("D0.3.3, AI7.8: an automatic Dictator always uses the shot, also against a mine")
{
    Robot day;
    day.squad(the_dictator, primary, "a1", {merc::natasha});
    day.hurt_to(merc::natasha, 1);
    const CardId shot = day.give(merc::natasha, Pocket::accessory, kind::epinephrine_shot);
    day.give(merc::natasha, Pocket::weapon, kind::m16);
    day.give(merc::natasha, Pocket::armor, kind::flak_vest);
    day.militia("b1", rebel1, 1);
    day.stash("b1", kind::land_mine);
    for (const std::string_view name : {"b2", "c1", "a3"}) day.militia(name, the_dictator, 1);
    day.dice({6, 6, 6, 6, 6, 6});
    day.turn({Tactic::oil_reserves});
    EXPECT(day.has_told("a land mine goes off in b1: 1 damage to everyone who enters"));
    EXPECT(day.has_told("an epinephrine shot of natasha saves natasha"));
    EXPECT(is_discarded(day.state, shot));
    EXPECT_EQ(day.health(merc::natasha), 1);
}

TEST(
    "D0.3.4, D0.3.5, GAD-f: who dies outside of combat loses everything to the piles, for Gaddafi too")
{
    Junta day(Dictator::gadafi);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ewok});
    day.hurt_to(merc::doc, 1);
    const CardId gun = day.give(merc::doc, Pocket::weapon, kind::m16);
    const CardId belt = day.give(merc::doc, Pocket::accessory, kind::bandolier);
    const CardId grenade = day.give(merc::doc, Pocket::bandolier2, kind::grenade);
    day.turn({Tactic::artillery_barrage, Tactic::sentry});
    day.dice({2});
    day.say("play artillery-barrage");
    EXPECT(day.has_told("doc dies"));
    for (const CardId card : {gun, belt, grenade}) EXPECT(is_discarded(day.state, card));
    EXPECT(day.state.dead.contains(merc::doc)) << "out of the game";
    EXPECT_FALSE(day.is_discarded_merc(merc::doc));
    EXPECT(day.state.loot.empty());
    EXPECT(day.asked("loot").empty());
}

TEST("D0.4: the hand is his, the deck is nobody's, and everything else of him is seen by all")
{
    Junta day(Dictator::hitler);
    day.militia("a1", the_dictator, 1);
    day.hand({Tactic::sentry, Tactic::seizure});
    day.tactics({Tactic::fodder, Tactic::lockdown, Tactic::conscripts});
    day.state.tactics.discard.push_back(Tactic::oil_reserves);
    day.state.tactics.box.erase_value(Tactic::oil_reserves);
    day.state.regime.marked = rebel2;
    day.state.regime.queued_hires = 2;
    day.state.regime.veteran_militia = true;
    const State rebel = P::view(day.state, day.seat(rebel1)).seen;
    const State own = P::view(day.state, day.seat(the_dictator)).seen;
    EXPECT_EQ(rebel.tactics.hand.size(), 2u);
    EXPECT_EQ(rebel.tactics.deck.size(), 3u);
    for (const Tactic card : rebel.tactics.hand) EXPECT(card == Tactic::hidden);
    for (const Tactic card : rebel.tactics.deck) EXPECT(card == Tactic::hidden);
    for (const Tactic card : own.tactics.deck) EXPECT(card == Tactic::hidden);
    EXPECT(own.tactics.hand == day.state.tactics.hand);
    EXPECT(rebel.tactics.discard.contains(Tactic::oil_reserves));
    EXPECT_EQ(rebel.regime.marked, rebel2);
    EXPECT_EQ(rebel.regime.queued_hires, 2);
    EXPECT(rebel.regime.veteran_militia);
    EXPECT(day.state.regime.base.is_none()) << "there is no secret base before the reveal";
    day.base("a1");
    EXPECT_EQ(P::view(day.state, day.seat(rebel2)).seen.regime.base, at("a1"));
}

TEST("D0.4, DA7: the cards drawn for a hire are seen by everyone")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.next_mercs({merc::doc, merc::ra, merc::max});
    day.reach_ability();
    day.say("accept");
    const State seen = P::view(day.state, day.seat(rebel1)).seen;
    EXPECT(seen.tasks[the_dictator.index].offer.contains(merc::ra));
    EXPECT(day.has_told("max is drawn"));
}

// ---- D1 -----------------------------------------------------------------------------------------

TEST("D1.1, D1.8: he has no team limit: an eighth MERC joins, without actions and with one card")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc, merc::ra, merc::max});
    day.squad(the_dictator, secondary, "b2", {merc::moe, merc::golem, merc::dutch});
    day.next_mercs({merc::ewok, merc::tao, merc::tack});
    day.reach_ability();
    day.say_all({"accept", "engage ewok"});
    EXPECT_EQ(day.asked(), (Words{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    day.next_cards({kind::m16});
    day.say("draw_from weapon");
    EXPECT(day.is_in_squad(merc::ewok, secondary)) << "the only squad with room is not asked for";
    EXPECT_EQ(day.actions(merc::ewok), 0);
    day.say("equip weapon");
    EXPECT_EQ(kind_id_of(day.carried(merc::ewok, Pocket::weapon)), kind::m16);
    EXPECT(day.carried(merc::ewok, Pocket::accessory).is_none());
}

TEST("D1.8: Vrbansk brings his accessory to the Dictator as well")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.next_mercs({merc::vrbansk, merc::tao, merc::tack});
    day.next_cards({kind::m16, kind::grenade});
    day.reach_ability();
    day.say_all({"accept", "engage vrbansk", "draw_from weapon", "assign primary a1"});
    day.say_all({"equip accessory", "equip weapon"});
    EXPECT_EQ(kind_id_of(day.carried(merc::vrbansk, Pocket::accessory)), kind::grenade);
    EXPECT_EQ(kind_id_of(day.carried(merc::vrbansk, Pocket::weapon)), kind::m16);
}

// His two squads stand beside c2, where a rebel is.
struct Command : Junta {
    Command()
    {
        squad(the_dictator, primary, "b2", {merc::natasha, merc::doc});
        squad(the_dictator, secondary, "d2", {merc::max});
        militia("b2", the_dictator, 1);
        militia("c2", rebel1, 1);
        turn({Tactic::oil_reserves, Tactic::sentry});
        say("play oil-reserves");
    }
};

TEST("D1.2, D1.4: no hire, joint attack, gift or request among his orders")
{
    Command day;
    for (const std::string_view order : {"hire", "joint", "gift", "request"}) {
        EXPECT(day.asked(order).empty()) << order;
    }
    EXPECT_FALSE(day.may(the_dictator, "hire natasha"));
    for (const std::string_view order : {"move", "train", "explore", "pincer", "end_turn"}) {
        EXPECT_FALSE(day.asked(order).empty()) << order;
    }
}

TEST("D1.4: his own two squads attack together")
{
    Command day;
    EXPECT_EQ(day.asked("pincer"), (Words{"pincer c2 -"}));
    day.dice({6, 6, 6});
    day.say("pincer c2 -");
    EXPECT_EQ(day.where(merc::natasha), at("c2"));
    EXPECT_EQ(day.where(merc::max), at("c2"));
}

TEST("D1.3, D1.6: his MERCs train militia of one colour for the whole side")
{
    Command day;
    day.say("train doc");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 3);
    EXPECT_EQ(militia_of_side(day.state, at("b2"), Side::dictator), 3);
    EXPECT_EQ(militia_of_side(day.state, at("b2"), Side::rebels), 0);
}

TEST("D1.5: ties of initiative and of control are his")
{
    Junta day;
    day.squad(the_dictator, primary, "b2", {merc::basic});
    day.squad(rebel1, primary, "b2", {merc::borris});
    EXPECT_EQ(controller_of(day.state, at("b2")), the_dictator);
    day.fight_at("b2");
    EXPECT_EQ(round_order(day.state)[0], fighter_of(merc::basic)) << "both have initiative 2";
}

TEST("D1.7, D6.5: a MERC who will not work with his team is set aside and the next one is drawn")
{
    Junta day(Dictator::gadafi);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.next_mercs({merc::squirrel, merc::moose, merc::doc});
    day.reach_ability();
    day.say("accept");
    EXPECT(day.has_told("squirrel is drawn"));
    EXPECT(day.has_told("moose is drawn"));
    day.say_all({"draw_from weapon", "assign primary -", "stash"});
    EXPECT(day.is_in_squad(merc::doc, primary));
    EXPECT(day.is_discarded_merc(merc::squirrel));
    EXPECT(day.is_discarded_merc(merc::moose));
}

TEST("D1.7: when nobody is left who will work for him the hire fails")
{
    Junta day(Dictator::gadafi);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.only_mercs({merc::squirrel});
    day.squad(rebel1, primary, "d3", {merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max});
    day.state.dead.erase(merc::borris);
    day.state.dead.erase(merc::ra);
    day.state.dead.erase(merc::max);
    day.reach_ability();
    day.say("accept");
    EXPECT(day.is_discarded_merc(merc::squirrel));
    EXPECT_EQ(day.his(primary).members.size(), 1u);
    EXPECT_EQ(day.state.day, 3);
}

// ---- D6 -----------------------------------------------------------------------------------------

TEST("D6.1: two regular squads, and the base squad from the reveal on")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc});
    day.turn({Tactic::veteran_militia, Tactic::sentry});
    EXPECT_FALSE(day.his(base_squad).is_on_board());
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base", "stash"});
    EXPECT(day.his(base_squad).is_on_board());
    day.say("split doc");
    EXPECT(day.is_in_squad(merc::doc, secondary)) << "as rebels split";
    day.say("transfer doc primary");
    EXPECT(day.is_in_squad(merc::doc, primary)) << "and merge";
}

TEST(
    "D6.2, DP35, CAS-b: a squad on the map is joined where it stands, an empty one founded anywhere of his")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("b2", the_dictator, 1);
    day.militia("c3", rebel1, 2);
    day.next_mercs({merc::doc, merc::ra, merc::max});
    day.reach_ability();
    day.say_all({"accept", "engage doc", "draw_from weapon"});
    EXPECT_EQ(day.asked(),
              (Words{"assign primary -", "assign secondary a1", "assign secondary b2"}));
    EXPECT_EQ(day.refused_to_him("assign secondary c3"), "E_NOT_CONTROLLED");
    EXPECT_EQ(day.refused_to_him("assign secondary d1"), "E_NOT_CONTROLLED");
    EXPECT_EQ(day.refused_to_him("assign primary b2"), "E_PLACE");
    day.say("assign secondary b2");
    EXPECT_EQ(day.where(merc::doc), at("b2"));
    EXPECT_EQ(day.his(primary).sector, at("a1"));
}

TEST("D6.2: without a sector of his own a squad begins in a neutral industry or the empty base")
{
    Junta day;
    day.rebels_in_industries_but({"a3", "c3"});
    day.state.regime.base = at("b3");
    day.next_mercs({merc::doc, merc::ra, merc::max});
    day.reach_ability();
    day.say_all({"accept", "engage doc", "draw_from weapon"});
    EXPECT_EQ(day.asked("assign primary"),
              (Words{"assign primary a3", "assign primary b3", "assign primary c3"}));
    EXPECT_EQ(day.refused_to_him("assign primary b1"), "E_PLACE");
    EXPECT_EQ(day.refused_to_him("assign primary a1"), "E_PLACE");
}

TEST("D6.2, DH1: with no place at all the MERC is discarded and nothing is asked")
{
    Junta day(Dictator::gadafi);
    day.squad(rebel1, primary, "d3", {merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max});
    day.rebels_in_industries_but({});
    day.next_mercs({merc::doc});
    day.reach_ability();
    day.say("accept");
    EXPECT(day.has_told("doc is drawn"));
    EXPECT(day.is_discarded_merc(merc::doc));
    EXPECT_EQ(day.state.day, 3) << "nothing was asked";
}

TEST("D6.4, CAS-d, CAS3: with both squads full the cards are discarded and the use is spent")
{
    Junta day;
    day.squad(rebel1, primary, "d3", {merc::mayhem});
    day.squad(rebel2, primary, "d3", {merc::vulture});
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc, merc::ra, merc::max});
    day.squad(the_dictator, secondary, "b2", {merc::moe, merc::golem, merc::dutch, merc::ewok});
    day.next_mercs({merc::tao, merc::tack, merc::snake});
    day.reach_ability();
    day.say("accept");
    for (const UnitId unit : {merc::tao, merc::tack, merc::snake}) {
        EXPECT(day.is_discarded_merc(unit));
    }
    EXPECT_EQ(day.state.day, 3);
}

TEST("D6.5, DH5: without a MERC in deck and pile there is no hire and the turn goes on")
{
    Junta day(Dictator::gadafi);
    day.militia("a1", the_dictator, 1);
    day.only_mercs({});
    day.reach_ability();
    day.say("accept");
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.his(primary).is_on_board());
}

TEST("D6.6: Valkyrie lifts the squad that she joins at once")
{
    Junta day(Dictator::gadafi);
    day.squad(the_dictator, primary, "a1", {merc::ra});
    day.next_mercs({merc::valkyrie});
    day.reach_ability();
    EXPECT_EQ(skills_of(day.state, merc::ra).initiative, 1);
    day.say_all({"accept", "draw_from weapon", "assign primary -"});
    EXPECT_EQ(skills_of(day.state, merc::ra).initiative, 2);
}

// ---- D8 -----------------------------------------------------------------------------------------

int reinforced_with(int rebels, bool rounds_up = false)
{
    Junta day(Dictator::castro, rebels);
    day.militia("a1", the_dictator, 4);
    day.state.readings.rounds_up = rounds_up;
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("reinforce tainted-water a1");
    return day.militia_in("a1", the_dictator) - 4;
}

TEST("D8.2, D8.3: half of the rebels and one: 1, 2, 2, 3, 3, 4 for one to six rebels")
{
    const std::array<int, 6> down{1, 2, 2, 3, 3, 4};
    const std::array<int, 6> up{2, 2, 3, 3, 4, 4};
    for (int rebels = 1; rebels <= 6; ++rebels) {
        EXPECT_EQ(reinforced_with(rebels), down[static_cast<std::size_t>(rebels - 1)]) << rebels;
        EXPECT_EQ(reinforced_with(rebels, true), up[static_cast<std::size_t>(rebels - 1)])
            << rebels;
    }
}

TEST("D8-a, D8.1, D4.5: the card is spent at once, without its effect")
{
    Junta day(Dictator::castro, 3);
    day.militia("a1", the_dictator, 4);
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.militia("d3", rebel1, 3);
    day.turn({Tactic::tainted_water, Tactic::sentry, Tactic::seizure});
    day.say("reinforce tainted-water a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6);
    EXPECT_EQ(day.in_hand(), 2);
    EXPECT(day.was_used(Tactic::tainted_water));
    EXPECT_EQ(day.militia_in("d3", rebel1), 3);
    EXPECT_EQ(day.health(merc::doc), 3);
}

TEST("D8-b, D8.2: what does not fit is lost")
{
    Junta day(Dictator::castro, 4);
    day.militia("a1", the_dictator, 9);
    day.militia("b1", the_dictator, 1);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("reinforce tainted-water a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 1);
}

TEST("D8.5: a full sector may be chosen, and the card is gone")
{
    Junta day;
    day.militia("a1", the_dictator, 10);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("reinforce tainted-water a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT(day.was_used(Tactic::tainted_water));
}

TEST("D8-c: Kim's base takes twenty")
{
    Junta day(Dictator::kim, 4);
    day.base("a1");
    day.militia("a1", the_dictator, 19);
    day.turn({Tactic::tainted_water, Tactic::sentry});
    day.say("reinforce tainted-water a1");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 20);
}

TEST("D8-d, D8-e, D8.1: a sector that a MERC holds will do, a neutral base will not")
{
    Junta day;
    day.squad(the_dictator, primary, "b1", {merc::basic});
    day.state.regime.base = at("a1");
    day.turn({Tactic::tainted_water, Tactic::sentry});
    EXPECT_EQ(day.asked("reinforce sentry"), (Words{"reinforce sentry b1"}));
    EXPECT_EQ(day.refused_to_him("reinforce sentry a1"), "E_NOT_CONTROLLED");
    day.say("reinforce sentry b1");
    EXPECT_EQ(day.militia_in("b1", the_dictator), 2);
}

TEST("D8-f, D8.4: without a sector he must play a card; an automatic Dictator never reinforces")
{
    Junta day;
    day.turn({Tactic::tainted_water, Tactic::sentry});
    EXPECT_EQ(day.asked(), (Words{"play tainted-water", "play sentry"}));
    Robot robot;
    robot.militia("a1", the_dictator, 3);
    robot.turn({Tactic::seizure});
    EXPECT(robot.has_told("the Dictator plays seizure"));
    EXPECT_EQ(robot.times_told_like("the Dictator gives up"), 0);
}

// ---- D10 ----------------------------------------------------------------------------------------

TEST("D10.1, D10.2, DA6: everything of him is in the position: saved, loaded and asked again")
{
    Junta day;
    day.base("a1");
    day.state.regime.better_weapons = true;
    day.state.regime.conscripts = 2;
    day.state.regime.marked = rebel2;
    day.next_mercs({merc::doc, merc::ra, merc::max});
    day.reach_ability();
    day.say("accept");
    const Words before = day.asked();
    const Hash128 hash = P::hash(day.state);
    EXPECT_EQ(day.asked(), before);
    EXPECT_EQ(P::hash(day.state), hash) << "listing draws nothing";
    const SnapshotHeader header{.game = "merc", .rules_version = 1};
    State loaded{};
    const auto result = decode_snapshot(encode_snapshot(header, day.state), header, loaded);
    EXPECT(result.is_ok());
    EXPECT_EQ(P::hash(loaded), hash);
    EXPECT(loaded.regime == day.state.regime);
    EXPECT(loaded.tactics == day.state.tactics);
    day.state = loaded;
    EXPECT_EQ(day.asked(), before);
    day.say("engage ra");
    EXPECT_EQ(day.state.tasks[the_dictator.index].unit, merc::ra);
}

TEST("D10.2: whatever changes of him changes the hash of the position")
{
    const Junta day;
    const Hash128 hash = P::hash(day.state);
    const auto changes = [&](auto change) {
        State other = day.state;
        change(other);
        return P::hash(other) != hash;
    };
    EXPECT(changes([](State& s) { s.regime.base = at("a1"); }));
    EXPECT(changes([](State& s) { s.regime.veteran_militia = true; }));
    EXPECT(changes([](State& s) { s.regime.oil_reserves = true; }));
    EXPECT(changes([](State& s) { s.regime.conscripts = 1; }));
    EXPECT(changes([](State& s) { s.regime.marked = rebel1; }));
    EXPECT(changes([](State& s) { s.regime.queued_hires = 1; }));
    EXPECT(changes([](State& s) { s.regime.bonus_hires = 1; }));
    EXPECT(changes([](State& s) { s.regime.struck = at("a1"); }));
    EXPECT(changes([](State& s) { s.regime.to_place = 1; }));
    EXPECT(changes([](State& s) { s.remembered.insert(at("a1")); }));
    EXPECT(changes([](State& s) { s.loot.insert(CardId{3}); }));
    EXPECT(changes([](State& s) { s.tactics.hand.pop_back(); }));
    EXPECT(changes([](State& s) { s.tasks[the_dictator.index].offer.push_back(merc::doc); }));
}

}  // namespace
}  // namespace sortie::merc
