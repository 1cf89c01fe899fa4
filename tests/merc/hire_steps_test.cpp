// What happens between the questions of a hire: recovery of a rebel who has lost everyone (R9.9), hires of the Dictator
// (R9.10, R9.12), hires that are interrupted (F5.2, F5.3).

#include "games/merc/hire_steps.h"

#include "engine/snapshot.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// The next rebel phase begins; a human Dictator only reinforces in his one sector.
struct Morning : Theatre {
    std::string home;

    explicit Morning(int rebels = 2)
        : Theatre({.rebels = rebels, .human = true}), home(rebels == 1 ? "c3" : "d3")
    {
        militia(home, the_dictator, 1);
        hand({Tactic::family_threat, Tactic::fodder, Tactic::sentry});
    }
    void come()
    {
        end_rebel_turns();
        play(the_dictator, "reinforce sentry " + home);
        while (state.phase == Phase::dictator) {
            play(the_dictator, may(the_dictator, "decline") ? "decline" : "end_turn");
        }
    }
    const Task& task(PlayerId player) const { return state.tasks[player.index]; }
};

TEST(
    "R9.9, F3.4, F4.1.4, R5.3.5: who has no MERC at the start of the phase hires at once, and all others wait")
{
    Morning day(3);
    day.squad(rebel2, primary, "b2", {merc::doc});
    day.next_mercs({merc::ra, merc::max, merc::golem, merc::dutch, merc::moe, merc::basic});
    day.come();
    EXPECT_EQ(day.state.day, 3);
    EXPECT(day.awaits(rebel1));
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT(day.awaits(rebel3));
    EXPECT(day.task(rebel1).offer.contains(merc::ra)) << "drawn in the order of seats";
    EXPECT(day.task(rebel1).offer.contains(merc::golem));
    EXPECT(day.task(rebel3).offer.contains(merc::dutch));
    EXPECT(day.task(rebel3).offer.contains(merc::basic));
    EXPECT_EQ(day.refused(rebel2, "train doc"), "E_BARRIER");
    EXPECT(day.last_refusal.find("RECOVERY") != std::string::npos) << day.last_refusal;
    EXPECT(day.last_refusal.find("seats 1 and 3") != std::string::npos) << day.last_refusal;
    EXPECT_EQ(day.refused(rebel2, "end_turn"), "E_BARRIER");
}

TEST(
    "R9.9, DP17, R17.9: a recovery hire takes at least one MERC, within the limit, and costs nothing")
{
    Morning day;
    day.squad(rebel2, primary, "b2", {merc::doc});
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.come();
    EXPECT_EQ(day.refused(rebel1, "engaged"), "E_COUNT");
    EXPECT_EQ(day.options(rebel1), (Texts{"engage ra", "engage max", "engage golem"}));
    day.play(rebel1, "engage max");
    EXPECT_EQ(day.options(rebel1, "engage").size(), 0u) << "the limit is one";
    day.play(rebel1, "assign primary b2");
    day.play(rebel1, "draw_from weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(day.where(merc::max), at("b2"));
    EXPECT_EQ(day.actions(merc::max), 0);
    EXPECT_FALSE(day.awaits(rebel1)) << "he is done for today";
    EXPECT(day.may(rebel2, "train doc"));
}

TEST("R17.9, R9.9: without any MERC card a rebel stays without MERCs, and the game goes on")
{
    Morning day;
    day.squad(rebel2, primary, "b2", {merc::doc});
    while (!day.state.mercs.draw_pile.empty()) {
        day.state.dead.insert(day.state.mercs.draw_pile.pop_back());
    }
    day.come();
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.task(rebel1).is_open());
    EXPECT(day.awaits_nobody_but(rebel2));
    EXPECT(day.may(rebel2, "train doc"));
}

TEST("R9.9: with friendly sectors the recovered MERC stands in one of them")
{
    Morning day;
    day.squad(rebel2, primary, "b2", {merc::doc});
    day.militia("c2", rebel1, 2);
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.come();
    day.play(rebel1, "engage max");
    day.play(rebel1, "engaged");
    EXPECT_EQ(day.options(rebel1), (Texts{"assign primary b2", "assign primary c2",
                                          "assign secondary b2", "assign secondary c2"}));
    EXPECT_EQ(day.refused(rebel1, "assign primary a1"), "E_NOT_FRIENDLY");
}

TEST("R9.9: without a friendly sector he stands on the border where no enemy is")
{
    Morning day(1);
    day.militia("a1", the_dictator, 1);
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.come();
    day.play(rebel1, "engage max");
    EXPECT_EQ(day.options(rebel1, "assign primary").size(), 6u) << "of eight, a1 and c3 are held";
    EXPECT_EQ(day.refused(rebel1, "assign primary b2"), "E_PLACE") << "not the border";
    EXPECT_EQ(day.refused(rebel1, "assign primary a1"), "E_PLACE") << "an enemy is there";
    EXPECT(day.may(rebel1, "assign primary b1"));
}

TEST(
    "R9.9, F4.1.4, F3.4: when enemies hold the whole border, the recovered MERC fights before anyone gives orders")
{
    Morning day(1);
    for (const SectorId sector : sectors_of(day.state)) {
        if (is_border(day.state, sector)) day.state.sectors[sector.index].militia[6] = 1;
    }
    day.next_mercs({merc::badger, merc::max, merc::golem});
    day.come();
    day.play(rebel1, "engage badger");
    EXPECT_EQ(day.options(rebel1, "assign primary").size(), 8u);
    day.play(rebel1, "assign primary a1");
    EXPECT_FALSE(day.state.combat.is_running()) << "his hire is finished first";
    day.play(rebel1, "draw_from weapon");
    day.dice({6, 6, 6});
    day.play(rebel1, "stash");
    EXPECT(day.has_told("combat in a1"));
    EXPECT_EQ(day.militia_in("a1", the_dictator), 0);
    EXPECT_EQ(day.where(merc::badger), at("a1"));
}

// ---- The Dictator's hires -----------------------------------------------------------------------

TEST(
    "R9.10, R9.12, R6.9: a random hire of the Dictator passes over cards that do not fit his team and discards them")
{
    Theatre day({.dictator = Dictator::gadafi, .human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::borris});
    day.hand({Tactic::family_threat});
    day.next_mercs({merc::squirrel, merc::moose, merc::golem});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "end_turn");
    if (day.may(the_dictator, "accept")) day.play(the_dictator, "accept");
    EXPECT(day.state.mercs.discard_pile.empty()) << "set aside until the hire ends";
    day.play(the_dictator, "draw_from armor");
    EXPECT_EQ(day.options(the_dictator), (Texts{"assign primary -", "assign secondary d3"}));
    EXPECT_EQ(day.refused(the_dictator, "assign secondary b2"), "E_NOT_CONTROLLED");
    day.play(the_dictator, "assign primary -");
    EXPECT_EQ(day.options(the_dictator).size(), 2u) << "equip or stash";
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.where(merc::golem), at("d3"));
    EXPECT(day.has_told("squirrel is not hired"));
    EXPECT(day.has_told("moose is not hired"));
    EXPECT(day.state.mercs.discard_pile.contains(merc::squirrel));
}

TEST("R9.10: with both squads full the Dictator's card is discarded")
{
    Theatre day({.dictator = Dictator::gadafi});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::ra, merc::max, merc::moe, merc::dutch});
    day.squad(the_dictator, secondary, "d3", {merc::tao, merc::tack, merc::snake, merc::sarge});
    day.actions_for_all(0);
    day.state.units[merc::doc.index].actions = 1;
    day.tactics({Tactic::family_threat, Tactic::sentry});
    day.next_mercs({merc::golem});
    day.end_rebel_turns();
    EXPECT_FALSE(day.is_in_play(merc::golem));
    EXPECT(day.state.mercs.discard_pile.contains(merc::golem));
}

TEST(
    "R9.10, R6.9: an automatic Dictator hires beyond any team limit, with a weapon and without actions today")
{
    Theatre day({.dictator = Dictator::gadafi});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::ra, merc::max, merc::moe});
    day.tactics({Tactic::family_threat});
    day.next_mercs({merc::golem});
    day.next_cards({kind::ak_47});
    EXPECT_GT(team_size(day.state, the_dictator),
              1 + sectors_controlled_by(day.state, the_dictator));
    day.end_rebel_turns();
    EXPECT(day.is_in_play(merc::golem));
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::golem, Pocket::weapon)), kind::ak_47);
    EXPECT_EQ(day.actions(merc::golem), 0) << "the game ended with his last card";
}

// ---- Interrupted hires --------------------------------------------------------------------------

struct Interrupted : Theatre {
    Interrupted()
    {
        squad(rebel1, primary, "b2", {merc::doc});
        squad(rebel2, primary, "c2", {merc::badger});
        squad(the_dictator, primary, "c3", {merc::shooter});
        militia("c3", the_dictator, 1);
        next_mercs({merc::ra, merc::max, merc::golem});
    }
};

TEST(
    "F5.2, F5.3, F8.2: a combat keeps an unfinished hire waiting; its cards stay reserved, its answers are refused")
{
    Interrupted day;
    day.play(rebel1, "hire doc");
    const Task before = day.state.tasks[rebel1.index];
    day.play(rebel2, "move primary c3 -");
    EXPECT(day.state.combat.is_running());
    EXPECT_EQ(day.refused(rebel1, "engage ra"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel1, "engaged"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_BARRIER");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.state.tasks[rebel1.index] == before);
}

TEST(
    "F5.3, F7.1, F3.7: after the barrier he finishes the hire first, and is awaited although he has no action left")
{
    Interrupted day;
    day.play(rebel1, "hire doc");
    day.militia("c3", the_dictator, 0);
    day.state.units[merc::shooter.index].health = 1;
    day.dice({6, 6, 6});
    day.play(rebel2, "move primary c3 -");
    EXPECT_FALSE(day.state.combat.is_running());
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_WINDOW");
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_WINDOW");
    EXPECT_EQ(day.options(rebel1), (Texts{"engage ra", "engage max", "engage golem", "engaged"}));
    day.play(rebel1, "engaged");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 3u);
}

TEST(
    "F13-16, F5.2: a game saved in the middle of a hire is loaded with the same cards and the same hash")
{
    Interrupted day;
    day.play(rebel1, "hire doc");
    const Hash128 before = P::hash(day.state);
    const Texts options = day.options(rebel1);
    const SnapshotHeader header{.game = "merc", .rules_version = 1};
    const std::vector<std::byte> bytes = encode_snapshot(header, day.state);
    day.play(rebel1, "engage ra");
    const Hash128 after = P::hash(day.state);
    State loaded{};
    ASSERT_TRUE(decode_snapshot(bytes, header, loaded).is_ok());
    day.state = loaded;
    EXPECT_EQ(P::hash(day.state), before);
    EXPECT(day.state.tasks[rebel1.index].offer.contains(merc::max));
    EXPECT_EQ(day.options(rebel1), options);
    day.play(rebel1, "engage ra");
    EXPECT_EQ(P::hash(day.state), after);
}

TEST("R9.5, D6.2: where no squad can be founded a hire joins the squad that is there")
{
    Theatre day({.dictator = Dictator::castro, .human = true});
    day.squad(the_dictator, primary, "a1", {merc::doc});
    for (const SectorId sector : sectors_of(day.state)) {
        day.state.sectors[sector.index].militia[rebel1.index] = 2;
    }
    day.next_mercs({merc::ewok});
    Task& task = task_of(day.state, the_dictator);
    task.purpose = Purpose::regime;
    task.unit = day.state.mercs.draw_pile.pop_back();
    task.deck_chosen = 1;
    ASSERT_TRUE(founding_sectors(day.state, the_dictator).empty());
    ask_for_place(day.state, the_dictator, silent());
    EXPECT_EQ(day.where(merc::ewok), at("a1"));
    EXPECT_EQ(day.state.units[merc::ewok.index].squad, primary);
}

}  // namespace
}  // namespace sortie::merc
