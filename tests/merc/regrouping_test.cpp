// Free orders that change who belongs to what: SPLIT and TRANSFER (R7.14), militia given and asked for (R7.15, R7.16).

#include "games/merc/regrouping.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// ---- SPLIT and TRANSFER -------------------------------------------------------------------------

TEST(
    "R7.14.1: a member forms the squad that is off the board, in the same sector, for nothing; not all of them")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.play(rebel1, "split ewok");
    EXPECT_EQ(squad_of(day.state, rebel1, secondary).sector, at("b2"));
    EXPECT_EQ(day.state.units[merc::ewok.index].squad, secondary);
    EXPECT_EQ(day.actions(merc::ewok), 2);

    Theatre alone;
    alone.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_EQ(alone.refused(rebel1, "split doc"), "E_COUNT");
}

TEST(
    "R7.14.2, R8.7: members change squads in one sector, up to four; an empty squad is off the board")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::ra});
    day.squad(rebel1, secondary, "b2", {merc::max, merc::tao});
    day.play(rebel1, "transfer max primary");
    EXPECT_EQ(squad_of(day.state, rebel1, primary).members.size(), 4u);
    EXPECT_EQ(day.refused(rebel1, "transfer tao primary"), "E_SQUAD_FULL");
    day.play(rebel1, "transfer doc secondary");
    day.play(rebel1, "transfer tao primary");
    day.play(rebel1, "move primary b1 -");
    EXPECT_EQ(day.where(merc::tao), at("b1"));
    day.play(rebel1, "move secondary b1 -");
    EXPECT_EQ(day.refused(rebel1, "transfer doc primary"), "E_SQUAD_FULL");
}

TEST("R7.14.2: a squad that all have left is off the board")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel1, secondary, "b2", {merc::max});
    day.play(rebel1, "transfer max primary");
    EXPECT_FALSE(squad_of(day.state, rebel1, secondary).is_on_board());
    EXPECT(day.may(rebel1, "split doc"));
}

TEST("R7.14.3: squads in different sectors exchange nobody, and neither can be founded again")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel1, secondary, "b1", {merc::max});
    EXPECT_EQ(day.refused(rebel1, "transfer doc secondary"), "E_SQUAD_SLOTS");
    EXPECT_EQ(day.refused(rebel1, "split doc"), "E_SQUAD_SLOTS");
    EXPECT(day.options(rebel1, "transfer").empty());
    EXPECT(day.options(rebel1, "split").empty());
}

TEST("R7.14.4, R5.10: squads are changed in one's own phase and outside combat only")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra, merc::ewok});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    EXPECT(day.may(rebel2, "split ra"));
    day.play(rebel1, "move primary b3 -");
    EXPECT(day.state.combat.is_running());
    EXPECT_EQ(day.refused(rebel1, "split doc"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel2, "split ra"), "E_BARRIER");

    Theatre evening({.human = true});
    evening.squad(rebel1, primary, "b2", {merc::badger, merc::doc});
    evening.squad(the_dictator, primary, "d3", {merc::max, merc::tao});
    evening.end_rebel_turns();
    EXPECT_EQ(evening.refused(rebel1, "split doc"), "E_PHASE");
    EXPECT_EQ(evening.refused(the_dictator, "split max"), "E_PHASE") << "not in his first step";
    evening.hand({Tactic::family_threat});
    evening.play(the_dictator, "play family-threat");
    EXPECT(evening.may(the_dictator, "split max"));
}

TEST("R7.14.5, M-snake.1: who is alone in his squad after a split is so at once")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::snake});
    const int before = skills_of(day.state, merc::snake).combat;
    day.play(rebel1, "split snake");
    EXPECT_EQ(skills_of(day.state, merc::snake).combat, before + 1);
    day.play(rebel1, "transfer snake primary");
    EXPECT_EQ(skills_of(day.state, merc::snake).combat, before);
}

// ---- The base squad -----------------------------------------------------------------------------

// The Dictator's own orders, with his card in the base in d2.
struct Bunker : Theatre {
    Bunker() : Theatre({.human = true})
    {
        squad(rebel1, primary, "a3", {merc::doc});
        base("d2");
        squad(the_dictator, primary, "d2", {merc::max, merc::tao});
        hand({Tactic::family_threat});
    }
    void order()
    {
        end_rebel_turns();
        play(the_dictator, "play family-threat");
    }
};

TEST("R7.14.6, R6.8.1: nobody but the Dictator card enters or leaves the base squad")
{
    Bunker day;
    EXPECT_EQ(day.refused(rebel1, "transfer doc base"), "E_BASE_SQUAD");
    day.order();
    EXPECT_EQ(day.refused(the_dictator, "transfer max base"), "E_BASE_SQUAD");
    EXPECT_EQ(day.options(the_dictator, "transfer"), (Texts{"transfer dictator primary"}));
}

TEST(
    "R6.8.2: the base squad does not move; the card leaves it by joining a squad at the base, and moves with it")
{
    Bunker day;
    day.order();
    EXPECT_EQ(day.refused(the_dictator, "move base d1 -"), "E_BASE_SQUAD");
    day.play(the_dictator, "transfer dictator primary");
    EXPECT_EQ(squad_of(day.state, the_dictator, primary).members.size(), 3u) << "it counts there";
    day.play(the_dictator, "move primary d1 -");
    EXPECT_EQ(day.where(dictator_card), at("d1"));
    EXPECT_EQ(day.state.regime.base, at("d2")) << "the base stays where it is";
}

TEST("R6.8.2: the card may found a squad that is off the board")
{
    Bunker day;
    day.order();
    day.play(the_dictator, "split dictator");
    EXPECT_EQ(day.state.units[dictator_card.index].squad, secondary);
    EXPECT_FALSE(squad_of(day.state, the_dictator, base_squad).is_on_board());
    day.play(the_dictator, "move secondary d1 -");
    EXPECT_EQ(day.where(dictator_card), at("d1"));
    EXPECT_EQ(day.where(merc::max), at("d2"));
}

TEST("R6.8.3: back at the base the card may join the base squad again, and nowhere else")
{
    Bunker day;
    day.order();
    day.actions_for_all(3);
    day.play(the_dictator, "transfer dictator primary");
    day.play(the_dictator, "move primary d1 -");
    EXPECT_EQ(day.refused(the_dictator, "transfer dictator base"), "E_BASE_SQUAD");
    day.play(the_dictator, "move primary d2 -");
    day.play(the_dictator, "transfer dictator base");
    EXPECT_EQ(day.state.units[dictator_card.index].squad, base_squad);
}

// ---- GIFT ---------------------------------------------------------------------------------------

TEST(
    "R7.15.1, R17.6, R17.7: militia given to another rebel stay where they are and count for him at once")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "b1", {merc::ewok});
    day.militia("b2", rebel1, 5);
    day.militia("b2", rebel2, 2);
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel1);
    EXPECT_EQ(team_limit(day.state, rebel2), 2);
    EXPECT_EQ(day.refused(rebel1, "gift rebel2 b2 6"), "E_MILITIA_COUNT");
    EXPECT_EQ(day.refused(rebel1, "gift rebel2 c2 1"), "E_MILITIA_COUNT");
    EXPECT_EQ(day.refused(rebel1, "gift dictator b2 1"), "E_TARGET");
    EXPECT_EQ(day.options(rebel1, "gift rebel2 b2").size(), 5u);
    day.play(rebel1, "gift rebel2 b2 2");
    EXPECT_EQ(day.militia_in("b2", rebel1), 3);
    EXPECT_EQ(day.militia_in("b2", rebel2), 4);
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel2);
    EXPECT_EQ(team_limit(day.state, rebel2), 3);
    EXPECT_EQ(day.actions(merc::doc), 2);
}

TEST("R7.15.1: a gift does not touch the cap")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("b2", rebel1, 6);
    day.militia("b2", rebel2, 4);
    day.play(rebel1, "gift rebel2 b2 6");
    EXPECT_EQ(day.militia_in("b2", rebel2), 10);
}

TEST("R7.15.2: the receiver is not asked and needs nobody there; nobody gives to himself")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "d3", {merc::ewok});
    day.militia("b2", rebel1, 1);
    EXPECT_EQ(day.refused(rebel1, "gift rebel1 b2 1"), "E_NOT_OWNER");
    day.play(rebel1, "gift rebel2 b2 1");
    EXPECT_EQ(day.militia_in("b2", rebel2), 1);
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel2);
}

// ---- REQUEST ------------------------------------------------------------------------------------

// Rebel 2 has militia in b2 that rebel 1 would like to have.
struct Beggar : Theatre {
    Beggar() : Theatre({.rebels = 3})
    {
        squad(rebel1, primary, "a1", {merc::doc});
        squad(rebel2, primary, "b1", {merc::ewok});
        squad(rebel3, primary, "c1", {merc::ra});
        militia("b2", rebel2, 4);
    }
    bool has_request(PlayerId asker) const { return state.requests[asker.index].is_open(); }
};

TEST(
    "R7.16.1, DP25: the owner accepts or declines what was asked for; more than he has cannot be asked for")
{
    Beggar day;
    EXPECT_EQ(day.refused(rebel1, "request rebel2 b2 5"), "E_COUNT");
    EXPECT_EQ(day.refused(rebel1, "request rebel2 c2 1"), "E_COUNT");
    day.play(rebel1, "request rebel2 b2 3");
    EXPECT_EQ(day.options(rebel2, "grant"), (Texts{"grant rebel1"}));
    EXPECT_EQ(day.options(rebel2, "deny"), (Texts{"deny rebel1"}));
    EXPECT(day.options(rebel3, "grant").empty());
    day.play(rebel2, "grant rebel1");
    EXPECT_EQ(day.militia_in("b2", rebel1), 3);
    EXPECT_EQ(day.militia_in("b2", rebel2), 1);
    EXPECT_EQ(day.refused(rebel2, "grant rebel1"), "E_WINDOW") << "answered";
}

TEST("DP25: a request that is denied changes nothing")
{
    Beggar day;
    day.play(rebel1, "request rebel2 b2 3");
    day.play(rebel2, "deny rebel1");
    EXPECT_EQ(day.militia_in("b2", rebel2), 4);
    EXPECT_FALSE(day.has_request(rebel1));
    EXPECT_EQ(day.refused(rebel2, "deny rebel1"), "E_WINDOW");
}

TEST("R7.16.2: a request holds nobody up, and a new one replaces it")
{
    Beggar day;
    day.play(rebel1, "request rebel2 b2 3");
    EXPECT_FALSE(is_barrier_up(day.state));
    EXPECT(day.may(rebel2, "train ewok"));
    EXPECT(day.may(rebel1, "train doc"));
    day.play(rebel1, "request rebel2 b2 1");
    EXPECT_EQ(day.state.requests[rebel1.index].count, 1);
    day.play(rebel2, "grant rebel1");
    EXPECT_EQ(day.militia_in("b2", rebel1), 1);
}

TEST("R7.16.2, R5.7, F3.6: a rebel who is done may answer, and is not awaited for it")
{
    Beggar day;
    day.play(rebel2, "end_turn");
    day.play(rebel1, "request rebel2 b2 3");
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT_EQ(day.options(rebel2), (Texts{"grant rebel1", "deny rebel1"}));
    EXPECT_EQ(day.refused(rebel2, "gift rebel1 b2 1"), "E_NO_ACTION");
    day.play(rebel2, "grant rebel1");
    EXPECT_EQ(day.militia_in("b2", rebel1), 3);
    EXPECT_FALSE(day.awaits(rebel2));
}

TEST(
    "R7.16.2: nobody answers what is not open, nor accepts when too few are left, nor during a barrier")
{
    Beggar day;
    EXPECT_EQ(day.refused(rebel2, "grant rebel1"), "E_WINDOW");
    EXPECT_EQ(day.refused(rebel2, "deny rebel3"), "E_WINDOW");
    day.play(rebel1, "request rebel2 b2 3");
    EXPECT_EQ(day.refused(rebel3, "grant rebel1"), "E_WINDOW") << "not asked";
    day.play(rebel2, "gift rebel3 b2 2");
    EXPECT_EQ(day.refused(rebel2, "grant rebel1"), "E_MILITIA_COUNT");
    EXPECT(day.may(rebel2, "deny rebel1"));
    day.squad(the_dictator, primary, "a2", {merc::shooter});
    day.militia("a2", the_dictator, 1);
    day.play(rebel1, "move primary a2 -");
    EXPECT(day.state.combat.is_running());
    EXPECT_EQ(day.refused(rebel2, "deny rebel1"), "E_BARRIER");
}

TEST("R7.16.3, F4.3: open requests lapse with the phase")
{
    Beggar day;
    day.play(rebel1, "request rebel2 b2 3");
    day.end_rebel_turns();
    EXPECT_FALSE(day.has_request(rebel1));
    EXPECT_EQ(day.militia_in("b2", rebel1), 0);
    EXPECT_EQ(day.refused(rebel2, "grant rebel1"), "E_WINDOW");
}

}  // namespace
}  // namespace sortie::merc
