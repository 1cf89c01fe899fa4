// Days and phases (R4, R5.6, F3, F4.1, F4.3, F10), the end of the game (R15).

#include "games/merc/days.h"

#include "tests/merc/day_one.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// A human Dictator who does as little as he can, so that the next morning comes.
struct Morning : Theatre {
    explicit Morning(const Scene& scene = {.human = true}) : Theatre(scene)
    {
        militia("d3", the_dictator, 1);
        tactics({Tactic::lockdown, Tactic::seizure, Tactic::block_trade, Tactic::reinforcements});
        hand({Tactic::family_threat, Tactic::fodder, Tactic::sentry});
    }
    void come()
    {
        end_rebel_turns();
        evening();
    }
    void evening()
    {
        play(the_dictator, "reinforce sentry d3");
        while (state.phase == Phase::dictator) {
            play(the_dictator, may(the_dictator, "decline") ? "decline" : "end_turn");
        }
    }
};

int value_in(const State& state, std::string_view sector)
{
    return card_at(state, at(sector)).value;
}

// ---- Days ---------------------------------------------------------------------------------------

TEST("R4.1: a day is the rebels' phase, then the Dictator's, then the next day")
{
    Morning day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ewok});
    EXPECT(day.state.phase == Phase::rebels);
    day.end_rebel_turns();
    EXPECT(day.state.phase == Phase::dictator);
    EXPECT_EQ(day.state.day, 2);
    day.evening();
    EXPECT(day.state.phase == Phase::rebels);
    EXPECT_EQ(day.state.day, 3);
    EXPECT_LT(day.told_at("day 2: dictator"), day.told_at("day 3: rebels"));
}

TEST(
    "R4.2, F10.2, F10.3, M-preaction.1: a new day gives everyone his actions, what was left is lost, and heals Preaction")
{
    Morning day;
    day.squad(rebel1, primary, "b2", {merc::ewok, merc::faustina});
    day.squad(rebel2, primary, "a1", {merc::doc, merc::preaction});
    day.squad(the_dictator, primary, "d3", {merc::max});
    day.state.units[merc::preaction.index].health = 1;
    day.state.units[merc::doc.index].health = 1;
    day.state.free_commands[rebel1.index] = 0;
    day.play(rebel2, "train doc");
    day.play(rebel1, "train ewok");
    day.come();
    EXPECT_EQ(day.state.free_commands[rebel1.index], 24) << "counts of the day begin anew";
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.actions(merc::ewok), 3);
    EXPECT_EQ(day.actions(merc::faustina), 2);
    EXPECT_EQ(day.state.units[merc::faustina.index].training_only, 1);
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT_EQ(day.actions(merc::preaction), 2);
    EXPECT_EQ(day.actions(merc::max), 2);
    EXPECT_EQ(day.health(merc::preaction), 2);
    EXPECT_EQ(day.health(merc::doc), 1);
    EXPECT_LT(day.told_at("day 3: rebels"), day.told_at("preaction is healed and has health 2"));
}

// The oil, Pinochet, a mixed sector and a rebel without MERCs, all on one morning.
struct BusyMorning : Morning {
    BusyMorning() : Morning({.rebels = 2, .dictator = Dictator::pinochet, .human = true})
    {
        squad(rebel1, primary, "a1", {merc::ewok});
        squad(rebel1, secondary, "b3", {merc::teresa});
        squad(the_dictator, primary, "b3", {merc::meatbop});
        lay("a1", "industry---oil");
        state.regime.oil_reserves = true;
        next_mercs({merc::ra, merc::max, merc::golem});
    }
};

TEST(
    "R4.3, F4.1, F4.1.1, F4.1.2, F4.1.3, F4.1.4: oil, Pinochet's count, left-over combats, recovery hires: in this order, once")
{
    BusyMorning day;
    day.end_rebel_turns();
    day.play(the_dictator, "reinforce sentry d3");
    // Meatbop finds something to throw, so that the combat of the standoff can go on.
    day.give(merc::meatbop, Pocket::accessory, kind::grenade);
    day.log.clear();
    day.play(the_dictator, "end_turn");
    while (day.state.phase == Phase::dictator) day.play(the_dictator, "decline");
    const std::size_t oil = day.told_at("the oil moves the units of rebel1 once for free");
    const std::size_t met = day.told_at("the sides meet in b3");
    const std::size_t drawn = day.told_at("ra is drawn");
    EXPECT_LT(day.told_at("day 3: rebels"), oil);
    EXPECT_LT(oil, met);
    EXPECT_LT(met, drawn);
    EXPECT_LT(drawn, day.log.size());
    EXPECT(day.state.remembered.contains(at("d3"))) << "Pinochet's sectors";
    EXPECT(day.state.remembered.contains(at("b3"))) << "before the combat";
    EXPECT_EQ(day.state.units[merc::ewok.index].free_moves, 1);
    EXPECT(day.awaits_nobody_but(rebel2)) << "his recovery hire comes before the combat is fought";
}

TEST(
    "F10.1, F13-10, F7.3: the oil is granted once, at the start of the phase, to its controller alone")
{
    Morning day;
    day.lay("a1", "industry---oil");
    day.squad(rebel1, primary, "a1", {merc::badger});
    day.squad(rebel2, primary, "c1", {merc::ewok});
    day.state.regime.oil_reserves = true;
    day.come();
    EXPECT_EQ(day.state.units[merc::badger.index].free_moves, 1);
    EXPECT_EQ(day.state.units[merc::ewok.index].free_moves, 0);
    day.militia("b1", the_dictator, 1);
    day.dice({6, 6, 6});
    day.play(rebel1, "move primary b1 -");
    EXPECT(day.has_told("the combat in b1 is over"));
    EXPECT_EQ(day.actions(merc::badger), 2) << "the free move paid";
    EXPECT_EQ(day.state.units[merc::badger.index].free_moves, 0);
    day.play(rebel1, "move primary a1 -");
    EXPECT_EQ(day.state.units[merc::badger.index].free_moves, 0)
        << "back at the oil: no second one";
    int grants = 0;
    for (const Event& event : day.log) grants += event.kind == &told::oil_granted ? 1 : 0;
    EXPECT_EQ(grants, 1);
}

TEST("R4.4, R15.4: the day ends with the game only when the Dictator has no tactics card any more")
{
    Morning day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ewok});
    day.tactics({});
    day.hand({Tactic::sentry, Tactic::fodder});
    day.come();
    EXPECT_FALSE(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 3);
    day.hand({Tactic::sentry});
    day.end_rebel_turns();
    day.play(the_dictator, "reinforce sentry d3");
    while (!P::is_over(day.state) && day.state.phase == Phase::dictator) {
        day.play(the_dictator, day.may(the_dictator, "decline") ? "decline" : "end_turn");
    }
    EXPECT(P::is_over(day.state));
}

TEST("R4.5, R6.6: hand and deck of a human: 3/2, 3/1, 3/0, 2/0, 1/0, and the end")
{
    DayOne day({.rebels = 1, .human = true});
    day.complete(rebel1, "a1");
    const std::array<std::pair<std::size_t, std::size_t>, 5> cards{
        {{3, 2}, {3, 1}, {3, 0}, {2, 0}, {1, 0}}};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        while (day.state.phase != Phase::rebels) {
            const Texts reinforcing = day.options(the_dictator, "reinforce");
            const bool may_decline = day.may(the_dictator, "decline");
            const bool may_end = day.may(the_dictator, "end_turn");
            day.play(the_dictator, !reinforcing.empty() ? reinforcing.front()
                                   : may_decline        ? "decline"
                                   : may_end            ? "end_turn"
                                                        : day.options(the_dictator).back());
        }
        EXPECT_EQ(day.state.day, i + 2);
        EXPECT_EQ(day.state.tactics.hand.size(), cards[i].first);
        EXPECT_EQ(day.state.tactics.deck.size(), cards[i].second);
        day.play(rebel1, "end_turn");
    }
    while (!P::is_over(day.state)) {
        const Texts reinforcing = day.options(the_dictator, "reinforce");
        day.play(the_dictator,
                 reinforcing.empty() ? day.options(the_dictator).back() : reinforcing.front());
    }
    EXPECT_EQ(day.state.day, 6);
}

TEST("R4.5: the deck of an automatic Dictator: 5, 4, 3, 2, 1, and the end")
{
    DayOne day({.rebels = 1});
    day.complete(rebel1, "a1");
    for (std::size_t left = 5; left > 0; --left) {
        EXPECT_EQ(day.state.tactics.deck.size(), left);
        const int today = day.state.day;
        while (!P::is_over(day.state) && day.state.day == today) {
            const Texts ending = day.options(rebel1, "end_turn");
            day.play(rebel1, ending.empty() ? day.options(rebel1).back() : ending.front());
        }
    }
    EXPECT(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 6);
}

// ---- Who is done --------------------------------------------------------------------------------

TEST("R5.6, F3.1, F4.6: a rebel is done when nobody of his has an action, and not before")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.actions_for_all(1);
    day.play(rebel1, "train doc");
    EXPECT(day.awaits(rebel1));
    day.play(rebel1, "train ewok");
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT(day.options(rebel1).empty());
}

TEST("R5.6, F3.3: an action for training only keeps a rebel awaited while it could be used")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::faustina});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.state.units[merc::faustina.index].actions = 0;
    day.state.units[merc::faustina.index].training_only = 1;
    EXPECT(day.awaits(rebel1));
    EXPECT(day.may(rebel1, "train faustina"));
    EXPECT_EQ(day.refused(rebel1, "explore faustina"), "E_NO_ACTION");
    day.militia("b2", rebel2, 9);
    day.play(rebel2, "train ra");
    EXPECT_EQ(day.militia_in("b2", rebel2), 10);
    EXPECT_FALSE(day.awaits(rebel1)) << "there is no room any more";
}

TEST("R5.6, F3.3: a free move keeps a rebel awaited while his squad could use it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.actions_for_all(0);
    day.state.units[merc::ra.index].actions = 2;
    day.state.units[merc::doc.index].free_moves = 1;
    EXPECT_FALSE(day.awaits(rebel1)) << "Ewok cannot pay";
    day.state.units[merc::ewok.index].free_moves = 1;
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1, "move").size(), 4u);
}

TEST(
    "R5.6, F2.3, F3.5: who was done and gains an action is awaited again, and his order is accepted")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::faustina});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b2", rebel2, 10);
    day.state.units[merc::faustina.index].actions = 0;
    day.state.units[merc::faustina.index].training_only = 1;
    EXPECT_FALSE(day.awaits(rebel1));
    EXPECT_EQ(day.refused(rebel1, "train faustina"), "E_NO_ACTION");
    day.militia("b2", rebel2, 0);
    day.militia("c2", rebel2, 2);
    day.play(rebel2, "train ra");
    EXPECT(day.state.flow.awaited.contains(day.seat(rebel1))) << "there is room again";
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.militia_in("b2", rebel1), 3);
}

TEST("R5.6, F3.4: a rebel without MERCs is done, and so is one whose last MERC dies")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_FALSE(day.awaits(rebel2));
    day.squad(rebel2, primary, "b1", {merc::ewok});
    day.state.units[merc::ewok.index].health = 1;
    day.militia("c1", the_dictator, 1);
    day.stash("c1", kind::land_mine);
    day.play(rebel2, "move primary c1 -");
    EXPECT_FALSE(day.is_in_play(merc::ewok));
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT_FALSE(day.state.tasks[rebel2.index].is_open()) << "he recovers at the next phase";
    EXPECT(day.awaits(rebel1));
}

TEST(
    "R5.7, F8.8, F12.2: a done rebel's orders are refused, free ones too, and he hears whom the phase waits for")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(rebel3, primary, "a2", {merc::max});
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    day.militia("b1", rebel1, 1);
    day.play(rebel1, "end_turn");
    for (const std::string_view order :
         {"train doc", "move primary b1 -", "end_turn", "split doc", "drop doc uzi-1",
          "gift rebel2 b1 1", "request rebel2 b1 1", "doc_heal"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_NO_ACTION") << order;
        EXPECT(day.last_refusal.find("seats 2 and 3") != std::string::npos) << day.last_refusal;
    }
}

TEST(
    "R5.8, F13-18: the phase ends with the last rebel's last action, and the Dictator follows at once")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.play(rebel1, "end_turn");
    EXPECT(day.state.phase == Phase::rebels);
    day.play(rebel2, "train ra");
    EXPECT(day.state.phase == Phase::rebels);
    day.play(rebel2, "train ra");
    EXPECT(day.state.phase == Phase::dictator);
    EXPECT(day.awaits_nobody_but(the_dictator));
}

TEST("R5.8, F6.6, F13-20: a combat of the last action is fought before the Dictator begins")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.state.units[merc::badger.index].actions = 1;
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.play(rebel1, "move primary b3 -");
    EXPECT(day.state.phase == Phase::rebels) << "the combat waits for a decision";
    EXPECT_EQ(day.refused(the_dictator, "end_turn"), "E_BARRIER");
    day.state.units[merc::shooter.index].health = 1;
    day.dice({6, 6, 6});
    day.play(rebel1, "aim shooter");
    while (day.state.phase == Phase::rebels) {
        const Seat asked = day.state.flow.awaited.front();
        const PlayerId player = player_of(day.state, asked);
        day.dice({6, 6, 6});
        day.play(player, day.options(player).front());
    }
    EXPECT(day.state.queue.empty());
    EXPECT_FALSE(day.state.combat.is_running());
    EXPECT_LT(day.told_at("the combat in b3 is over"), day.told_at("day 2: dictator"));
}

TEST("F4.3: at the end of the phase free moves are gone and Pinochet counts what he lost")
{
    Theatre day({.dictator = Dictator::pinochet, .human = true});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.state.units[merc::doc.index].actions = 0;
    day.militia("b3", the_dictator, 1);
    day.state.remembered.insert(at("b3"));
    day.dice({6, 6, 6});
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.militia_in("b3", the_dictator), 0);
    EXPECT_EQ(day.state.regime.queued_hires, 0) << "not before the phase ends";
    day.state.units[merc::badger.index].free_moves = 1;
    day.play(rebel1, "train badger");
    EXPECT(day.awaits(rebel1)) << "the free move is left";
    day.play(rebel1, "end_turn");
    EXPECT(day.state.phase == Phase::dictator);
    EXPECT_EQ(day.state.units[merc::badger.index].free_moves, 0);
    EXPECT(day.has_told("day 2: dictator"));
    EXPECT(day.state.tasks[the_dictator.index].is_open()) << "he hires for the lost sector";
}

// ---- The end ------------------------------------------------------------------------------------

// The Dictator's last card; the rebels hold one sector and he holds others.
struct LastDay : Theatre {
    LastDay()
    {
        tactics({Tactic::family_threat});
        lay("a1", "industry---gold");
        lay("d3", "industry---coal");
        lay("d1", "wilderness9");
        squad(rebel1, primary, "a1", {merc::doc});
        actions_for_all(1);
    }
};

TEST(
    "R15.5, R15.1: with the last card the values decide, and a strictly higher sum wins for all rebels")
{
    LastDay day;
    day.state.regime.card = Dictator::stalin;
    day.militia("d3", the_dictator, 10);
    day.next_mercs({merc::ra});
    EXPECT_EQ(value_in(day.state, "a1"), 6);
    EXPECT_EQ(value_in(day.state, "d3"), 5);
    day.play(rebel1, "end_turn");
    ASSERT_TRUE(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::rebels_by_value);
    EXPECT_EQ(P::scores(day.state)[0], 1);
    EXPECT_EQ(P::scores(day.state)[1], 1) << "rebels win together";
    EXPECT_EQ(P::scores(day.state)[2], 0);
    EXPECT(day.has_told("the game ends: 6 points for the rebels, 5 for the Dictator"));
}

TEST("R15.5, R15.1: a tie is the Dictator's, and neutral sectors count for nobody")
{
    LastDay day;
    day.state.regime.card = Dictator::stalin;
    day.militia("d3", the_dictator, 10);
    day.militia("d1", the_dictator, 10);
    day.play(rebel1, "end_turn");
    ASSERT_TRUE(P::is_over(day.state));
    EXPECT(day.has_told("the game ends: 6 points for the rebels, 6 for the Dictator"));
    EXPECT(day.state.outcome == Outcome::dictator_by_value);
    EXPECT_EQ(P::scores(day.state)[0], 0);
    EXPECT_EQ(P::scores(day.state)[1], 0) << "and lose together";
    EXPECT_EQ(P::scores(day.state)[2], 1);
}

TEST("R15.7, F8.6: after the end every command is refused, and the winner is named")
{
    LastDay day;
    day.militia("d3", the_dictator, 10);
    day.play(rebel1, "end_turn");
    ASSERT_TRUE(P::is_over(day.state));
    for (const std::string_view order : {"train doc", "end_turn", "land a1", "grant rebel2"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_PHASE") << order;
        EXPECT_EQ(day.refused(rebel2, order), "E_PHASE") << order;
    }
    EXPECT_EQ(day.refused(the_dictator, "hire doc"), "E_PHASE");
    EXPECT(day.last_refusal.find("won") != std::string::npos) << day.last_refusal;
}

TEST("R15.6: without units on a side the game goes on")
{
    Morning day;
    day.militia("d3", the_dictator, 0);
    day.militia("b2", rebel1, 1);
    day.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_EQ(units_of_side(day.state, at("d3"), Side::dictator), 0);
    day.end_rebel_turns();
    EXPECT_FALSE(P::is_over(day.state)) << "no unit of the Dictator is on the map";
    EXPECT(day.awaits_nobody_but(the_dictator));
}

TEST("R15.6: rebels who have lost everyone play on")
{
    Theatre day;
    day.militia("d3", the_dictator, 1);
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.state.units[merc::doc.index].health = 1;
    day.militia("b3", the_dictator, 1);
    day.stash("b3", kind::land_mine);
    day.tactics({Tactic::family_threat, Tactic::sentry});
    day.play(rebel1, "move primary b3 -");
    EXPECT_FALSE(day.is_in_play(merc::doc));
    EXPECT_FALSE(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 3);
    EXPECT(day.awaits(rebel1)) << "he recovers";
}

}  // namespace
}  // namespace sortie::merc
