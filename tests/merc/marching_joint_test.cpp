// The joint attack of several rebels (R7.4, F6.4): declared, answered by everyone who could join, carried out at once.

#include "games/merc/marching.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// Three rebels around b2, which the Dictator holds with a MERC and a militia, both slow.
struct Siege : Theatre {
    Siege() : Theatre({.rebels = 3})
    {
        squad(rebel1, primary, "b1", {merc::preaction});
        squad(rebel2, primary, "a2", {merc::valkyrie, merc::ewok});
        squad(the_dictator, primary, "b2", {merc::shooter});
        militia("b2", the_dictator, 1);
    }
};

TEST("R7.4.1, R5.3.3, F4.2.3: declaring costs nothing and opens a barrier for everyone")
{
    Siege day;
    day.squad(rebel3, primary, "d4", {merc::ra});
    day.play(rebel1, "joint primary b2 -");
    EXPECT_EQ(day.actions(merc::preaction), 2);
    EXPECT_EQ(day.where(merc::preaction), at("b1"));
    EXPECT(is_barrier_up(day.state));
    EXPECT_EQ(day.refused(rebel3, "train ra"), "E_BARRIER");
    EXPECT(day.last_refusal.find("COORDINATION") != std::string::npos);
    EXPECT(day.last_refusal.find("b2") != std::string::npos);
    EXPECT(day.last_refusal.find("seat 2") != std::string::npos);
    EXPECT_EQ(day.refused(rebel1, "joint primary b2 -"), "E_BARRIER") << "one at a time";
    EXPECT_EQ(day.options(rebel2), (Texts{"commit primary -", "stay_out"}));
}

TEST(
    "R7.4.1: no joint attack without an enemy, without a partner who could come, or alone in the game")
{
    Siege day;
    day.state.units[merc::ewok.index].actions = 0;
    EXPECT_EQ(day.refused(rebel1, "joint primary b2 -"), "E_NO_PARTNER");
    day.state.units[merc::ewok.index].actions = 1;
    EXPECT_EQ(day.refused(rebel1, "joint primary a1 -"), "E_NO_ENEMY");
    EXPECT_EQ(day.refused(rebel1, "joint primary c3 -"), "E_NOT_ADJACENT");
    EXPECT_EQ(day.refused(rebel1, "joint secondary b2 -"), "E_OFF_BOARD");
    EXPECT(day.may(rebel1, "joint primary b2 -"));
    day.state.units[merc::preaction.index].actions = 0;
    EXPECT_EQ(day.refused(rebel1, "joint primary b2 -"), "E_NO_ACTION");

    Theatre alone({.rebels = 1});
    alone.squad(rebel1, primary, "b1", {merc::doc});
    alone.squad(rebel1, secondary, "a2", {merc::ewok});
    alone.militia("b2", the_dictator, 1);
    EXPECT_EQ(alone.refused(rebel1, "joint primary b2 -"), "E_NO_PARTNER");
}

TEST(
    "R7.4.2, F6.4, DP10: whoever has a squad that could come is asked, at the same time, and answers once")
{
    Siege day;
    day.squad(rebel2, secondary, "c2", {merc::tack});
    day.squad(rebel3, primary, "b3", {merc::ra, merc::basic});
    day.squad(rebel3, secondary, "d4", {merc::juicer});
    day.play(rebel1, "joint primary b2 -");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
    EXPECT(day.awaits(rebel3));
    EXPECT_EQ(day.options(rebel2),
              (Texts{"commit primary -", "commit secondary -", "commit both -", "stay_out"}));
    EXPECT_EQ(day.options(rebel3), (Texts{"commit primary -", "stay_out"}));
    EXPECT_EQ(day.refused(rebel3, "commit secondary -"), "E_SQUAD_ACTION");
    day.play(rebel3, "stay_out");
    EXPECT_FALSE(day.awaits(rebel3));
    EXPECT_EQ(day.refused(rebel3, "commit primary -"), "E_WINDOW") << "no second answer";
    EXPECT(day.awaits(rebel2));
}

TEST("R7.4.2, F6.4: the one who declares may add his second squad, and Sonia's escort goes along")
{
    Siege day;
    day.squad(rebel1, secondary, "c2", {merc::sonia});
    day.militia("c2", rebel1, 2);
    day.play(rebel1, "joint primary b2 -");
    EXPECT(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
    EXPECT_EQ(day.options(rebel1), (Texts{"commit secondary 0", "commit secondary 1",
                                          "commit secondary 2", "stay_out"}));
    day.play(rebel1, "commit secondary 2");
    day.play(rebel2, "stay_out");
    EXPECT_EQ(day.where(merc::sonia), at("b2"));
    EXPECT_EQ(day.where(merc::preaction), at("b2"));
    EXPECT_EQ(day.militia_in("b2", rebel1), 2);
    EXPECT_EQ(day.where(merc::ewok), at("a2"));
}

TEST(
    "R7.4.3, R7.4.4, F6.4: when all have answered everyone pays and enters, one mine goes off, and one combat begins")
{
    Siege day;
    day.squad(rebel3, primary, "b3", {merc::ra});
    day.stash("b2", kind::land_mine);
    day.stash("b2", kind::land_mine);
    day.play(rebel1, "joint primary b2 -");
    day.play(rebel2, "commit primary -");
    EXPECT_EQ(day.actions(merc::ewok), 2) << "not yet";
    day.play(rebel3, "commit primary -");
    for (const UnitId unit : {merc::preaction, merc::valkyrie, merc::ewok, merc::ra}) {
        EXPECT_EQ(day.where(unit), at("b2"));
        EXPECT_EQ(day.actions(unit), 1);
        EXPECT_EQ(day.health(unit), 2);
    }
    EXPECT_EQ(day.state.combat.sector, at("b2"));
    EXPECT(day.state.queue.empty());
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1);
    EXPECT(day.state.combat.attacker == Side::rebels);
    EXPECT(day.awaits_nobody_but(rebel1)) << "Preaction acts first, and his owner commands him";
    day.dice({1, 1});
    day.play(rebel1, "aim shooter");
    EXPECT(day.awaits_nobody_but(rebel2)) << "Valkyrie is next";
}

TEST(
    "F13-6, R7.4.3: only those who could come are awaited; when all decline the declarer attacks alone")
{
    Siege day;
    day.squad(rebel3, primary, "d4", {merc::ra});
    day.play(rebel1, "joint primary b2 -");
    EXPECT(day.awaits_nobody_but(rebel2));
    day.dice({6, 6});
    day.play(rebel2, "stay_out");
    EXPECT_EQ(day.where(merc::preaction), at("b2"));
    EXPECT_EQ(day.actions(merc::preaction), 1);
    EXPECT_EQ(day.where(merc::ewok), at("a2"));
    EXPECT_EQ(day.state.combat.sector, at("b2"));
    day.state.units[merc::shooter.index].health = 1;
    day.play(rebel1, "aim shooter");
    EXPECT(day.has_told("shooter dies"));
}

TEST(
    "F13-6, F7.1, F4.2.4, F4.2.6: the combat of a joint attack is fought first; then everybody gives orders again")
{
    Theatre day;
    day.squad(rebel1, primary, "b1", {merc::badger});
    day.squad(rebel2, primary, "a2", {merc::ewok});
    day.militia("b2", the_dictator, 1);
    day.play(rebel1, "joint primary b2 -");
    day.dice({6, 6, 6, 6});
    day.play(rebel2, "stay_out");
    EXPECT(day.has_told("the combat in b2 is over"));
    EXPECT_EQ(day.militia_in("b2", the_dictator), 0);
    EXPECT_FALSE(is_barrier_up(day.state));
    EXPECT(day.may(rebel1, "train badger"));
    EXPECT(day.may(rebel2, "train ewok"));
}

TEST("F13-7: a declarer with one squad is not asked: the declaration has committed it")
{
    Siege day;
    day.play(rebel1, "joint primary b2 -");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.awaits(rebel2));
    EXPECT_EQ(day.refused(rebel1, "stay_out"), "E_WINDOW");
}

TEST("F6.4: a free move is as good as an action for a joint attack")
{
    Siege day;
    day.state.units[merc::ewok.index].actions = 0;
    day.state.units[merc::ewok.index].free_moves = 1;
    day.play(rebel1, "joint primary b2 -");
    EXPECT(day.awaits(rebel2));
    day.play(rebel2, "commit primary -");
    EXPECT_EQ(day.where(merc::ewok), at("b2"));
    EXPECT_EQ(day.state.units[merc::ewok.index].free_moves, 0);
}

TEST("R5.7: a rebel without actions has no squad to commit and is not asked")
{
    Siege day;
    day.squad(rebel3, primary, "b3", {merc::ra});
    day.play(rebel3, "end_turn");
    day.play(rebel1, "joint primary b2 -");
    EXPECT_FALSE(day.awaits(rebel3));
    EXPECT(day.awaits(rebel2));
}

TEST("R6.3: the Dictator has no joint attack and neither gives nor asks for militia")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "b1", {merc::max});
    day.militia("b1", the_dictator, 3);
    day.hand({Tactic::family_threat});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    EXPECT_EQ(day.refused(the_dictator, "joint primary b2 -"), "E_PHASE");
    EXPECT_EQ(day.refused(the_dictator, "gift rebel1 b1 1"), "E_PHASE");
    EXPECT_EQ(day.refused(the_dictator, "request rebel1 b1 1"), "E_PHASE");
    EXPECT_EQ(day.refused(the_dictator, "hire max"), "E_HIRE_FORBIDDEN");
    EXPECT(day.may(the_dictator, "train max"));
    EXPECT(day.may(the_dictator, "move primary c1 -"));
}

}  // namespace
}  // namespace sortie::merc
