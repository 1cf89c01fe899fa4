// Orders that move squads: MOVE, PINCER, END TURN (R7.1, R7.2, R7.3, R7.21), by their words and refusals.

#include "games/merc/marching.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

TEST("R7.1.1: only living units of one's own act, and only squads that are on the board")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    EXPECT_EQ(day.refused(rebel1, "train ra"), "E_NOT_OWNER");
    EXPECT_EQ(day.refused(rebel1, "train max"), "E_DEAD");
    EXPECT_EQ(day.refused(rebel1, "move secondary b1 -"), "E_OFF_BOARD");
    EXPECT_EQ(day.refused(rebel2, "explore doc"), "E_NOT_OWNER");
}

TEST("R7.1.1: the price is paid when the order is accepted, and without an action it is refused")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.play(rebel1, "train doc");
    EXPECT_EQ(day.actions(merc::doc), 1);
    day.play(rebel1, "train doc");
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_NO_ACTION");
    EXPECT_EQ(day.actions(merc::ewok), 2) << "another one does not pay";
}

TEST("R7.1.1, R6.10: in the other side's phase nobody gives orders")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::max});
    EXPECT_EQ(day.refused(the_dictator, "train max"), "E_PHASE");
    EXPECT_EQ(day.refused(the_dictator, "end_turn"), "E_PHASE");
    day.end_rebel_turns();
    EXPECT(day.state.phase == Phase::dictator);
    for (const std::string_view order : {"train doc", "move primary b1 -", "end_turn", "hire doc",
                                         "gift rebel2 b2 1", "split doc"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_PHASE") << order;
    }
    EXPECT(day.options(rebel1).empty());
    EXPECT(day.awaits_nobody_but(the_dictator));
}

TEST(
    "R7.1.2: a unit does the same twice, members do different things, and only a move charges the squad")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.play(rebel1, "train doc");
    day.play(rebel1, "train ewok");
    day.play(rebel1, "train ewok");
    EXPECT_EQ(day.militia_in("b2", rebel1), 2 + 1 + 1);
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT_EQ(day.actions(merc::ewok), 0);
    EXPECT_EQ(day.refused(rebel1, "move primary b1 -"), "E_SQUAD_ACTION");
    day.actions_for_all(2);
    day.play(rebel1, "move primary b1 -");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT_EQ(day.actions(merc::ewok), 1);
    EXPECT_EQ(day.where(merc::doc), at("b1"));
    EXPECT_EQ(day.where(merc::ewok), at("b1"));
}

TEST("R7.1.3, F7.4: after a combat the actions that were left are still there")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger, merc::golem});
    day.militia("b3", the_dictator, 1);
    day.dice({6, 6, 6});
    day.play(rebel1, "move primary b3 -");
    if (!day.options(rebel1, "hold_fire").empty()) day.play(rebel1, "aim militia-of-dictator");
    EXPECT_FALSE(day.state.combat.is_running());
    EXPECT_EQ(day.militia_in("b3", the_dictator), 0);
    EXPECT_EQ(day.actions(merc::badger), 1) << "the move and nothing else";
    EXPECT(day.awaits(rebel1));
    day.play(rebel1, "train badger");
    EXPECT_EQ(day.militia_in("b3", rebel1), 1);
}

TEST("R7.1.4: a rebel who has nothing but militia has no orders and is done")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("a1", rebel2, 5);
    EXPECT(day.options(rebel2).empty());
    EXPECT_FALSE(day.awaits(rebel2));
}

TEST(
    "R7.1.6, R7.6.5: what a card has begun cannot be taken back: nothing else is accepted before it is finished")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc, merc::ewok});
    day.next_cards({kind::uzi});
    day.play(rebel1, "buy doc weapon");
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip weapon"}));
    for (const std::string_view order : {"buy doc weapon", "end_turn", "train ewok", "split doc"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_WINDOW") << order;
    }
    day.play(rebel1, "stash");
    EXPECT(day.may(rebel1, "train ewok"));
}

// Teresa and Meatbop face each other and neither can throw a die: a standoff has left b3, a city, mixed.
struct Standoff : Theatre {
    Standoff() : Theatre({.human = true})
    {
        squad(rebel1, primary, "b3", {merc::squidhead, merc::doc});
        squad(rebel2, primary, "a1", {merc::ra});
        squad(the_dictator, primary, "b3", {merc::meatbop});
        militia("b3", rebel1, 1);
        state.units[merc::squidhead.index].health = 2;
    }
};

TEST("R7.1.7, R7.6.4: in a sector that a standoff left mixed nothing touches the sector")
{
    Standoff day;
    day.give(merc::squidhead, Pocket::weapon, kind::uzi);
    day.stash("b3", kind::land_mine);
    for (const std::string_view order :
         {"explore doc", "train doc", "reequip doc", "hospital squidhead", "buy doc weapon",
          "hire doc", "drop squidhead uzi-1", "gift rebel2 b3 1",
          "take_mine land-mine-1 accessory"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_CONTESTED") << order;
    }
}

TEST("R7.1.7: out of such a sector units may leave, and regroup, heal and end their turn in it")
{
    Standoff day;
    EXPECT(day.may(rebel1, "move primary a3 -"));
    EXPECT(day.may(rebel1, "split squidhead"));
    EXPECT(day.may(rebel1, "doc_heal"));
    EXPECT(day.may(rebel1, "end_turn"));
    day.play(rebel1, "split squidhead");
    EXPECT(day.may(rebel1, "transfer squidhead primary"));
    day.play(rebel1, "move primary a3 -");
    EXPECT_EQ(day.where(merc::doc), at("a3"));
    EXPECT_FALSE(day.state.combat.is_running());
}

TEST("R18.1, R7.1.7: the mixed sector is named after ownership and before the price")
{
    Standoff day;
    day.actions_for_all(0);
    day.state.units[merc::ra.index].actions = 2;
    day.state.units[merc::doc.index].actions = 1;
    EXPECT_EQ(day.refused(rebel1, "explore ra"), "E_NOT_OWNER");
    EXPECT_EQ(day.refused(rebel1, "explore squidhead"), "E_CONTESTED");
}

TEST("R7.2.1: a squad moves only next door, and only if every member can pay")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    EXPECT_EQ(day.options(rebel1, "move"), (Texts{"move primary b1 -", "move primary a2 -",
                                                  "move primary c2 -", "move primary b3 -"}));
    EXPECT_EQ(day.refused(rebel1, "move primary c3 -"), "E_NOT_ADJACENT");
    EXPECT_EQ(day.refused(rebel1, "move primary b2 -"), "E_NOT_ADJACENT");
    day.state.units[merc::ewok.index].actions = 0;
    EXPECT_EQ(day.refused(rebel1, "move primary b1 -"), "E_SQUAD_ACTION");
    day.play(rebel1, "split ewok");
    day.play(rebel1, "move primary b1 -");
    EXPECT_EQ(day.where(merc::doc), at("b1"));
    EXPECT_EQ(day.where(merc::ewok), at("b2"));
}

TEST("R7.2.2, M-sonia.1: up to two of her owner's militia go with Sonia")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::sonia});
    day.militia("b2", rebel1, 3);
    day.militia("b2", rebel2, 4);
    EXPECT_EQ(day.options(rebel1, "move primary b1"),
              (Texts{"move primary b1 0", "move primary b1 1", "move primary b1 2"}));
    day.play(rebel1, "move primary b1 2");
    EXPECT_EQ(day.militia_in("b1", rebel1), 2);
    EXPECT_EQ(day.militia_in("b2", rebel1), 1);
    EXPECT_EQ(day.militia_in("b2", rebel2), 4);
    EXPECT_EQ(day.refused(rebel1, "move primary c1 1"), "");
}

TEST("R7.2.2: no escort of militia that are not there, that do not fit in, or without Sonia")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::sonia});
    day.squad(rebel1, secondary, "a1", {merc::doc});
    day.militia("b2", rebel1, 1);
    day.militia("b2", rebel2, 5);
    day.militia("b1", rebel2, 9);
    EXPECT_EQ(day.refused(rebel1, "move primary c2 2"), "E_MILITIA_COUNT");
    EXPECT(day.may(rebel1, "move primary b1 1"));
    day.militia("b1", rebel2, 10);
    EXPECT_EQ(day.refused(rebel1, "move primary b1 1"), "E_MILITIA_CAP");
    EXPECT_EQ(day.refused(rebel1, "move secondary b1 1"), "E_NO_ABILITY");
}

TEST("R7.2.4, R8.6, R0.6: squads of several players share a sector and stay apart")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel1, secondary, "b3", {merc::basic});
    day.squad(rebel2, primary, "b1", {merc::ewok});
    day.squad(rebel3, primary, "a2", {merc::ra});
    day.play(rebel2, "move primary b2 -");
    day.play(rebel3, "move primary b2 -");
    day.play(rebel1, "move secondary b2 -");
    for (const UnitId unit : {merc::doc, merc::basic, merc::ewok, merc::ra}) {
        EXPECT_EQ(day.where(unit), at("b2"));
    }
    EXPECT_EQ(squad_of(day.state, merc::ewok).members.size(), 1u);
    EXPECT_FALSE(day.state.combat.is_running());
    EXPECT_EQ(day.refused(rebel2, "transfer ewok secondary"), "E_SQUAD_SLOTS");
}

TEST("R7.2.5: a squad moves as often as its members can pay")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::ewok});
    day.state.units[merc::ewok.index].actions = 3;
    for (const std::string_view sector : {"b1", "a1", "b1"}) {
        day.play(rebel1, "move primary " + std::string(sector) + " -");
        EXPECT_EQ(day.where(merc::ewok), at(sector));
    }
    EXPECT_FALSE(day.awaits(rebel1));
}

TEST("R8.5: whoever moves a squad moves every member of it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::ra, merc::basic});
    day.play(rebel1, "move primary c2 -");
    for (const UnitId unit : squad_of(day.state, rebel1, primary).members) {
        EXPECT_EQ(day.where(unit), at("c2"));
        EXPECT_EQ(day.actions(unit), 1);
    }
}

// ---- PINCER -------------------------------------------------------------------------------------

TEST(
    "R7.3.1: a pincer needs two squads that are both beside the target, actions for all, and enemies there")
{
    Theatre day;
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.militia("b2", the_dictator, 1);
    EXPECT_EQ(day.refused(rebel1, "pincer b2 -"), "E_NO_PARTNER");
    day.squad(rebel1, secondary, "b3", {merc::ewok});
    EXPECT_EQ(day.options(rebel1, "pincer"), (Texts{"pincer b2 -"}));
    EXPECT_EQ(day.refused(rebel1, "pincer a2 -"), "E_NOT_ADJACENT");
    day.militia("b2", the_dictator, 0);
    EXPECT_EQ(day.refused(rebel1, "pincer b2 -"), "E_NO_ENEMY");
    day.militia("b2", the_dictator, 1);
    day.state.units[merc::ewok.index].actions = 0;
    EXPECT_EQ(day.refused(rebel1, "pincer b2 -"), "E_SQUAD_ACTION");
}

TEST("R7.3.2: both squads enter together, meet one mine, and fight one combat")
{
    Theatre day;
    day.squad(rebel1, primary, "b1", {merc::doc, merc::sonia});
    day.squad(rebel1, secondary, "b3", {merc::ewok});
    day.militia("b1", rebel1, 2);
    day.squad(the_dictator, primary, "b2", {merc::shooter});
    day.militia("b2", the_dictator, 1);
    day.stash("b2", kind::land_mine);
    day.stash("b2", kind::land_mine);
    day.play(rebel1, "pincer b2 2");
    EXPECT_EQ(day.options(rebel1, "aim").size(), 2u) << "Sonia acts first";
    for (const UnitId unit : {merc::doc, merc::sonia, merc::ewok}) {
        EXPECT_EQ(day.where(unit), at("b2"));
        EXPECT_EQ(day.actions(unit), 1);
        EXPECT_EQ(day.health(unit), 2) << "one mine for all of them";
    }
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1);
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);
    EXPECT_EQ(day.militia_in("b2", rebel1), 1) << "and one for the mine";
    EXPECT_EQ(day.state.combat.sector, at("b2"));
    EXPECT(day.state.queue.empty());
}

TEST("R7.3.3, R6.3: the Dictator may use his two squads in a pincer")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "b1", {merc::max});
    day.squad(the_dictator, secondary, "b3", {merc::ra});
    day.militia("d1", the_dictator, 1);
    day.hand({Tactic::reinforcements});
    day.end_rebel_turns();
    day.play(the_dictator, "reinforce reinforcements d1");
    EXPECT(day.may(the_dictator, "pincer b2 -"));
    day.play(the_dictator, "pincer b2 -");
    EXPECT_EQ(day.where(merc::max), at("b2"));
    EXPECT_EQ(day.where(merc::ra), at("b2"));
    EXPECT(day.has_told("combat in b2"));
}

// ---- END TURN -----------------------------------------------------------------------------------

TEST("R7.21.1, F3.2: END TURN takes away every action, those for training and for moving too")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::faustina});
    day.squad(rebel1, secondary, "a1", {merc::doc});
    day.squad(rebel2, primary, "c1", {merc::ra});
    day.state.units[merc::faustina.index].training_only = 1;
    day.state.units[merc::doc.index].free_moves = 1;
    day.play(rebel1, "end_turn");
    EXPECT_EQ(day.actions(merc::faustina), 0);
    EXPECT_EQ(day.state.units[merc::faustina.index].training_only, 0);
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_EQ(day.state.units[merc::doc.index].free_moves, 0);
    EXPECT_EQ(day.actions(merc::ra), 2) << "not those of others";
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
}

TEST("R7.21.1, R5.3: END TURN is refused while a barrier is up")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.militia("b3", the_dictator, 3);
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel2, "end_turn"), "E_BARRIER");
}

TEST("R7.21.1, R6.3: for the Dictator END TURN ends the step of his MERCs, and his ability follows")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::max});
    day.hand({Tactic::family_threat});
    day.next_mercs({merc::golem, merc::dutch, merc::moe});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    EXPECT(day.may(the_dictator, "train max"));
    day.play(the_dictator, "end_turn");
    EXPECT_EQ(day.actions(merc::max), 0);
    EXPECT(day.state.phase == Phase::dictator) << "his turn goes on";
    EXPECT(day.options(the_dictator, "train").empty());
    EXPECT(day.may(the_dictator, "accept")) << "Castro's ability";
}

}  // namespace
}  // namespace sortie::merc
