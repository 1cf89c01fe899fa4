// The course of a game: the simultaneous phase and its barriers (chapter 10), seen from the players' seats.

#include "games/merc/flow.h"

#include <set>
#include <string>
#include <vector>

#include "games/merc/forces.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

TEST("F13-1, F4.2.1, F6.1: a rebel moves into enemies: only the combat is left to decide")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::golem});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.militia("b3", the_dictator, 3);
    day.militia("b3", the_dictator, 3);
    day.play(rebel1, "move primary b3 -");
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_EQ(day.options(rebel2).size(), 0u);
}

TEST(
    "F13-2, R5.3.1, F8.4: while a combat runs another rebel's order is refused and changes nothing")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::golem});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.militia("b3", the_dictator, 3);
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.refused(rebel2, "train doc"), "E_BARRIER");
    EXPECT(day.last_refusal.find("b3") != std::string::npos);
    EXPECT(day.last_refusal.find("seat 1") != std::string::npos);
}

// ---- The simultaneous step ----------------------------------------------------------------------

TEST("F1.1, F1.2, R5.1, R5.2: all rebels may act at any moment, each by what his own units can do")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(rebel3, primary, "c3", {merc::ewok});
    const Texts of_first = day.options(rebel1);
    day.play(rebel3, "move primary c2 -");
    EXPECT_EQ(day.options(rebel1), of_first) << "nothing of his has changed";
    day.play(rebel2, "move primary a2 -");
    EXPECT_EQ(day.options(rebel1), of_first);
    day.play(rebel1, "train doc");
    EXPECT(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
    EXPECT(day.awaits(rebel3));
}

TEST(
    "R5.1, F8.1, F11.1: an order is judged by the position at that moment; one that was overtaken is refused")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::walter});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b2", rebel2, 4);
    EXPECT(day.may(rebel2, "train ra"));
    EXPECT(day.may(rebel2, "explore ra"));
    day.play(rebel1, "train walter");
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_MILITIA_CAP");
    day.play(rebel2, "explore ra");
    EXPECT(day.state.sectors[at("b2").index].is_explored) << "an order of an older view";
}

TEST(
    "F2.1, F4.4, F4.5, F1.4, F1.6: at its entry the step awaits the rebels with actions, in order of seats")
{
    Theatre day({.rebels = 3, .human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel3, primary, "a1", {merc::ra});
    day.state.units[merc::ra.index].actions = 0;
    EXPECT(day.awaits(rebel1));
    EXPECT_FALSE(day.awaits(rebel2)) << "nobody there";
    EXPECT_FALSE(day.awaits(rebel3)) << "nothing left";
    EXPECT_FALSE(day.awaits(the_dictator));
}

TEST(
    "F2.2, F13-13, F1.7: after every order all lists are made anew: a full sector takes TRAIN from the others' lists")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::walter});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b2", rebel1, 3);
    EXPECT_EQ(day.options(rebel2, "train"), (Texts{"train ra"}));
    day.play(rebel1, "train walter");
    EXPECT_EQ(day.militia_in("b2", rebel1), 10);
    EXPECT(day.options(rebel2, "train").empty());
}

TEST("F2.4, R18.2: a refused order changes nothing, draws nothing and is told to nobody")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.log.clear();
    const Hash128 before = P::hash(day.state);
    const std::uint64_t drawn = day.state.rng.drawn;
    EXPECT_EQ(day.refused(rebel1, "hospital doc"), "E_NOT_CITY");
    EXPECT_EQ(day.refused(rebel1, "move primary d3 -"), "E_NOT_ADJACENT");
    EXPECT_EQ(day.refused(rebel2, "hire doc"), "E_NOT_OWNER");
    EXPECT_EQ(P::hash(day.state), before);
    EXPECT_EQ(day.state.rng.drawn, drawn);
    EXPECT(day.log.empty());
    EXPECT(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
}

TEST("F13-14: a rebel who can only end his turn is awaited; one who can do nothing at all is not")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::bouba, merc::teresa});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.explored("b2");
    day.actions_for_all(0);
    day.state.units[merc::bouba.index].actions = 1;
    day.state.units[merc::ra.index].actions = 1;
    day.state.free_commands[rebel1.index] = 0;
    EXPECT_EQ(day.options(rebel1), (Texts{"end_turn"}));
    EXPECT(day.awaits(rebel1));
    day.play(rebel1, "end_turn");
    EXPECT(day.options(rebel1).empty());
    EXPECT(day.awaits_nobody_but(rebel2));
}

TEST(
    "R5.9, F4.2.5, F13-17: the game knows no rounds: one rebel may act again before another has begun, and stays awaited")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.play(rebel1, "train doc");
    EXPECT(day.awaits(rebel1)) << "his round is not over";
    EXPECT(day.awaits(rebel2));
    EXPECT(day.may(rebel1, "train doc"));
    day.play(rebel1, "train doc");
    EXPECT(day.awaits_nobody_but(rebel2));
}

TEST("F13-22: two orders about different things lead to the same position in either order")
{
    const auto play = [](bool first_comes_first) {
        Theatre day;
        day.squad(rebel1, primary, "b2", {merc::doc});
        day.squad(rebel2, primary, "a1", {merc::ra});
        if (first_comes_first) day.play(rebel1, "train doc");
        day.play(rebel2, "move primary a2 -");
        if (!first_comes_first) day.play(rebel1, "train doc");
        return P::hash(day.state);
    };
    EXPECT_EQ(play(true), play(false));
}

// ---- What a rebel may do ------------------------------------------------------------------------

TEST("F5.1, F5.4: these are the orders of a rebel, and no others")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::feedback, merc::hagness, merc::doc});
    day.squad(rebel1, secondary, "b3", {merc::squidhead});
    day.squad(rebel2, primary, "b3", {merc::ra});
    day.militia("b3", rebel1, 1);
    day.militia("b3", rebel2, 1);
    day.militia("b2", the_dictator, 1);
    day.give(merc::doc, Pocket::accessory, kind::mortar);
    day.give(merc::feedback, Pocket::accessory, kind::repair_kit);
    const CardId mine = day.stash("b3", kind::land_mine);
    day.state.disarmed.insert(mine);
    day.discard(kind::uzi);
    day.state.units[merc::doc.index].health = 1;
    day.militia("c3", rebel1, 1);
    day.militia("d3", rebel1, 1);
    std::set<std::string> names;
    for (const std::string& text : day.options(rebel1))
        names.insert(text.substr(0, text.find(' ')));
    EXPECT_EQ(names,
              (std::set<std::string>{
                  "end_turn", "move",   "pincer",   "joint",   "explore",  "train",    "hire",
                  "reequip",  "drop",   "hospital", "buy",     "salvage",  "arm_mine", "take_mine",
                  "procure",  "repair", "doc_heal", "bombard", "transfer", "gift",     "request"}));
    day.play(rebel1, "transfer squidhead primary");
    EXPECT(day.may(rebel1, "split squidhead"));
}

}  // namespace
}  // namespace sortie::merc
