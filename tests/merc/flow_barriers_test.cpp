// Barriers of the simultaneous phase (R5.3, F4.2, F6, F7): who decides while everyone else waits, and what follows.

#include <string>
#include <vector>

#include "games/merc/flow.h"
#include "games/merc/forces.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

TEST(
    "R5.3, F6.2, F8.3: a barrier is the same for those with actions and those who are done, free orders included")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::doc, merc::ewok});
    day.squad(rebel3, primary, "c1", {merc::ra});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.militia("a1", rebel2, 1);
    day.play(rebel3, "end_turn");
    day.play(rebel1, "move primary b3 -");
    for (const std::string_view order :
         {"train doc", "split doc", "gift rebel1 a1 1", "end_turn"}) {
        EXPECT_EQ(day.refused(rebel2, order), "E_BARRIER") << order;
    }
    EXPECT_EQ(day.refused(rebel3, "train ra"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel1, "train badger"), "E_BARRIER");
    EXPECT(day.last_refusal.find("COMBAT") != std::string::npos);
}

// Rebel 2 has a mortar in b2; a MERC and two militia of the Dictator stand in b3.
struct Battery : Theatre {
    Battery()
    {
        squad(rebel1, primary, "a1", {merc::ra});
        squad(rebel2, primary, "b2", {merc::doc});
        squad(the_dictator, primary, "b3", {merc::max});
        militia("b3", the_dictator, 2);
        give(merc::doc, Pocket::accessory, kind::mortar);
    }
    // Aims at everything there is.
    void fire()
    {
        play(rebel2, "bombard doc b3");
        while (!options(rebel2, "aim").empty()) play(rebel2, options(rebel2, "aim").front());
        if (may(rebel2, "open_fire")) play(rebel2, "open_fire");
    }
};

TEST(
    "F13-8, R5.3.2, F4.2.2, F6.5: only who has fired the mortar divides its hits, and everyone else waits")
{
    Battery day;
    day.dice({6, 6, 6, 1, 1, 1});
    day.fire();
    EXPECT_EQ(day.state.combat.attack.hits_left, 3);
    EXPECT(day.awaits_nobody_but(rebel2));
    EXPECT_EQ(day.refused(rebel1, "train ra"), "E_BARRIER");
    EXPECT(day.last_refusal.find("MORTAR") != std::string::npos) << day.last_refusal;
    EXPECT(day.last_refusal.find("b3") != std::string::npos);
    EXPECT(day.last_refusal.find("seat 2") != std::string::npos);
    EXPECT(day.options(rebel1).empty());
    EXPECT_EQ(day.refused(rebel2, "train doc"), "E_BARRIER");
    while (!day.options(rebel2, "hit").empty()) day.play(rebel2, "hit max -");
    EXPECT_FALSE(is_barrier_up(day.state));
    EXPECT_FALSE(day.is_in_play(merc::max));
    EXPECT(day.may(rebel1, "train ra"));
}

TEST("F13-9: a mortar that hits nobody raises no barrier")
{
    Battery day;
    day.dice({1, 1, 1, 1, 1, 1});
    day.fire();
    EXPECT_FALSE(is_barrier_up(day.state));
    EXPECT_EQ(day.health(merc::max), 3);
    EXPECT(day.may(rebel1, "train ra"));
    EXPECT(day.may(rebel2, "train doc"));
}

TEST("R14.3: a bombardment takes one militia for each hit")
{
    Battery day;
    day.state.units[merc::max.index].health = 3;
    day.dice({6, 6, 1, 1, 1, 1});
    day.fire();
    day.play(rebel2, "hit militia-of-dictator -");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 2) << "not all hits are divided";
    day.play(rebel2, "hit militia-of-dictator -");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 0);
    EXPECT_EQ(day.health(merc::max), 3);
}

TEST("F13-25, R5.3.4, F6.2: Gaddafi's loot is a barrier before the rebels go on")
{
    Theatre day({.dictator = Dictator::gadafi, .human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(the_dictator, primary, "b3", {merc::kastern});
    day.state.units[merc::doc.index].health = 1;
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    day.dice({6, 6});
    day.play(rebel1, "move primary b3 -");
    EXPECT_FALSE(day.is_in_play(merc::doc));
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.options(the_dictator), (Texts{"loot uzi-1 kastern weapon", "leave_loot"}));
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_BARRIER");
    EXPECT(day.last_refusal.find("LOOT") != std::string::npos) << day.last_refusal;
    day.play(the_dictator, "loot uzi-1 kastern weapon");
    EXPECT_FALSE(is_barrier_up(day.state));
    EXPECT(day.may(rebel2, "train ra"));
}

TEST(
    "F13-3, F7.2: a rebel whose only MERC dies in another's combat is not awaited afterwards, and nothing hangs")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::shooter});
    day.squad(rebel2, primary, "b3", {merc::teresa});
    day.squad(the_dictator, primary, "b3", {merc::kastern});
    day.state.units[merc::teresa.index].health = 1;
    EXPECT(day.awaits(rebel2));
    day.dice({6, 6, 6, 6, 6, 6, 6, 6});
    day.play(rebel1, "move primary b3 -");
    day.play(the_dictator, "aim teresa");
    EXPECT_FALSE(day.is_in_play(merc::teresa));
    EXPECT_FALSE(day.is_in_play(merc::kastern));
    EXPECT(day.awaits_nobody_but(rebel1));
    day.play(rebel1, "end_turn");
    EXPECT(day.state.phase == Phase::dictator);
}

TEST("F13-4, F7.2: who has ended his turn is not awaited again after two combats of another")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::ra});
    day.squad(rebel2, primary, "b1", {merc::badger});
    day.militia("b2", the_dictator, 1);
    day.militia("b3", the_dictator, 1);
    day.state.units[merc::badger.index].actions = 3;
    day.play(rebel1, "end_turn");
    for (const std::string_view order : {"move primary b2 -", "move primary b3 -"}) {
        day.dice({6, 6, 6});
        day.play(rebel2, order);
        EXPECT_FALSE(day.state.flow.awaited.contains(day.seat(rebel1)));
        EXPECT_FALSE(is_barrier_up(day.state));
    }
    EXPECT(day.has_told("the combat in b2 is over"));
    EXPECT(day.has_told("the combat in b3 is over"));
    EXPECT(day.awaits_nobody_but(rebel2));
}

TEST(
    "R5.4, R5.5, F4.2, F6.3, F13-5: waiting combats are fought one after the other before anyone gives orders")
{
    Theatre day;
    day.squad(rebel1, primary, "b1", {merc::badger});
    day.squad(rebel1, secondary, "a1", {merc::golem});
    day.squad(rebel2, primary, "d3", {merc::ra});
    day.militia("a1", the_dictator, 1);
    day.squad(the_dictator, primary, "b2", {merc::shooter});
    day.militia("b2", the_dictator, 1);
    Events silent;
    queue_combat(day.state, at("a1"), Side::rebels, rebel1, silent);
    day.play(rebel1, "move primary b2 -");
    EXPECT_EQ(day.state.combat.sector, at("a1")) << "the first in the queue";
    EXPECT_EQ(day.state.queue.size(), 1u);
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_BARRIER");
    day.dice({6, 6, 6});
    day.play(rebel1, "aim militia-of-dictator");
    EXPECT_EQ(day.state.combat.sector, at("b2")) << "then the other, without a pause";
    EXPECT(day.state.queue.empty());
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_BARRIER");
}

TEST(
    "F4.9: a combat that waits or runs, a joint attack, a bombardment and loot are barriers; nothing else is")
{
    Battery day;
    EXPECT_FALSE(is_barrier_up(day.state));
    day.squad(rebel1, secondary, "a3", {merc::snake});
    day.squad(rebel2, secondary, "c3", {merc::badger});
    const State quiet = day.state;
    const auto is_barrier = [&] {
        const bool is_up = is_barrier_up(day.state);
        EXPECT_EQ(day.refused(rebel1, "train ra") == "E_BARRIER", is_up);
        day.state = quiet;
        return is_up;
    };
    day.play(rebel2, "bombard doc b3");
    EXPECT(is_barrier()) << "a bombardment";
    day.play(rebel1, "joint secondary b3 -");
    EXPECT(is_barrier()) << "a joint attack";
    day.dice({1, 1});
    day.play(rebel2, "move secondary b3 -");
    EXPECT(is_barrier()) << "a combat";
    day.play(rebel2, "hire doc");
    EXPECT_FALSE(is_barrier()) << "a hire";
    day.militia("a1", rebel1, 1);
    day.play(rebel2, "request rebel1 a1 1");
    EXPECT_FALSE(is_barrier()) << "a request";
    Events silent;
    queue_combat(day.state, at("c3"), Side::rebels, rebel2, silent);
    EXPECT(is_barrier_up(day.state)) << "a combat that waits";
}

// The base in b3 is mixed after a standoff.
struct MixedBase : Theatre {
    MixedBase() : Theatre({.human = true})
    {
        squad(rebel1, primary, "b3", {merc::teresa});
        squad(rebel2, primary, "b2", {merc::doc});
        give(merc::doc, Pocket::accessory, kind::mortar);
        state.regime.base = at("b3");
    }
};

TEST(
    "R15.3: a bombardment that removes the last defender of a mixed base gives it to the rebels at once")
{
    MixedBase day;
    day.militia("b3", the_dictator, 1);
    day.dice({6, 6, 6, 6, 6, 6});
    day.play(rebel2, "bombard doc b3");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 0);
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::base_taken);
}

TEST("R15.3: when the Dictator's last unit leaves a mixed base, the rebels have it at once")
{
    MixedBase day;
    day.squad(the_dictator, primary, "b3", {merc::meatbop});
    day.hand({Tactic::family_threat, Tactic::sentry});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    EXPECT_FALSE(P::is_over(day.state));
    day.play(the_dictator, "move primary c3 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::base_taken);
}

TEST("F13-19, R15.3: the base is taken in a combat: the step ends and nobody is awaited")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.militia("b3", the_dictator, 1);
    day.state.regime.base = at("b3");
    day.dice({6, 6, 6});
    day.play(rebel1, "move primary b3 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::base_taken);
    EXPECT(P::awaiting(day.state).empty());
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_PHASE");
    EXPECT(day.last_refusal.find("rebels have won") != std::string::npos);
}

TEST("R17.11: one blow kills the Dictator card and takes the base: the death is what ends the game")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::preaction});
    day.base("b3");
    day.state.units[dictator_card.index].health = 1;
    day.dice({6, 6});
    day.play(rebel1, "move primary b3 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::dictator_dead);
}

TEST("F4.7, F1.8, F6.1: a barrier ends the step for a rebel who was in the middle of choosing")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::doc, merc::ewok});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.stash("a1", kind::uzi);
    day.play(rebel2, "reequip doc");
    EXPECT(day.may(rebel2, "put uzi-1 doc weapon"));
    day.play(rebel1, "move primary b3 -");
    EXPECT(day.options(rebel2).empty());
    EXPECT_EQ(day.refused(rebel2, "put uzi-1 doc weapon"), "E_BARRIER");
}

TEST("F4.8: more than two hundred barriers in one phase are no error")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::ra});
    for (int i = 0; i < 210; ++i) {
        const bool is_back = i % 2 == 1;
        day.militia(is_back ? "b2" : "b3", the_dictator, 1);
        day.state.units[merc::badger.index].actions = 2;
        day.dice({6, 6, 6});
        day.play(rebel1, is_back ? "move primary b2 -" : "move primary b3 -");
        ASSERT_FALSE(is_barrier_up(day.state));
    }
    EXPECT(day.state.phase == Phase::rebels);
    EXPECT(day.may(rebel2, "train ra"));
}

TEST(
    "F13-24, F6.2, R13.13: two rebels in one combat are asked at the same time whether they retreat, in any order")
{
    const auto play = [](bool first_answers_first) {
        Theatre day;
        day.squad(rebel1, primary, "b3", {merc::doc});
        day.squad(rebel2, primary, "b2", {merc::ra});
        day.militia("b3", the_dictator, 2);
        day.dice({1, 1, 1, 1, 1, 1, 1, 1});
        day.play(rebel2, "move primary b3 -");
        EXPECT(day.awaits(rebel1));
        EXPECT(day.awaits(rebel2));
        EXPECT(day.may(rebel1, "retreat whole a3 -"));
        EXPECT(day.may(rebel2, "retreat whole b2 -"));
        if (first_answers_first) day.play(rebel1, "retreat whole a3 -");
        day.play(rebel2, "retreat whole b2 -");
        if (!first_answers_first) {
            EXPECT_EQ(day.where(merc::ra), at("b3")) << "not before both have answered";
            day.play(rebel1, "retreat whole a3 -");
        }
        EXPECT_EQ(day.where(merc::doc), at("a3"));
        EXPECT_EQ(day.where(merc::ra), at("b2"));
        EXPECT_LT(day.told_at("a squad of rebel1 retreats from b3 to a3"),
                  day.told_at("a squad of rebel2 retreats from b3 to b2"));
        return P::hash(day.state);
    };
    EXPECT_EQ(play(true), play(false));
}

TEST("R5.7: a rebel who is done still decides for his units in a combat of another")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b3", the_dictator, 2);
    day.play(rebel1, "end_turn");
    EXPECT_FALSE(day.awaits(rebel1));
    day.dice({1, 1, 1, 1, 1, 1, 1, 1});
    day.play(rebel2, "move primary b3 -");
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1), (Texts{"retreat whole stay -", "retreat whole b2 -",
                                          "retreat whole a3 -", "retreat whole c3 -"}));
}

TEST("R8.5: a squad retreats as a whole")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ra});
    day.squad(rebel2, primary, "a1", {merc::ewok});
    day.militia("b3", the_dictator, 2);
    day.dice({1, 1, 1, 1, 1, 1, 1, 1});
    day.play(rebel1, "move primary b3 -");
    day.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(day.where(merc::doc), at("b2"));
    EXPECT_EQ(day.where(merc::ra), at("b2"));
}

TEST(
    "F6.7, R6.10, F6.2: in the Dictator's turn only the rebel who is named decides about a barrage")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra, merc::max});
    day.militia("b3", the_dictator, 1);
    day.hand({Tactic::artillery_barrage});
    day.end_rebel_turns();
    day.dice({1});  // one hit on two units
    day.play(the_dictator, "play artillery-barrage");
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT(day.options(rebel2).empty());
    EXPECT_EQ(day.refused(rebel2, "suffer ra"), "E_WINDOW");
    EXPECT_EQ(day.refused(rebel2, "train ra"), "E_PHASE");
    EXPECT_FALSE(day.options(rebel1, "suffer").empty());
}

TEST("F12.1, R5.11: everyone sees who is awaited and what was done, the Dictator too")
{
    Theatre day({.rebels = 3, .human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(rebel3, primary, "c1", {merc::ewok});
    day.play(rebel1, "train doc");
    day.play(rebel3, "end_turn");
    for (const PlayerId viewer : {rebel1, rebel3, the_dictator}) {
        const State seen = P::view(day.state, day.seat(viewer)).seen;
        EXPECT_EQ(seen.flow.awaited, (SeatSet{day.seat(rebel1), day.seat(rebel2)}));
        EXPECT_EQ(seen.sectors[at("b2").index].militia[rebel1.index], 2);
        for (const Event& event : day.log) EXPECT(is_seen_by(event, day.seat(viewer)));
    }
    ASSERT_EQ(day.log.size(), 3u) << "trained, placed, ended";
}

}  // namespace
}  // namespace sortie::merc
