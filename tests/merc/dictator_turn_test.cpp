// The Dictator's turn step by step, and the end of the game (D7, D9).

#include "games/merc/days.h"
#include "games/merc/flow.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- The order of the turn ----------------------------------------------------------------------

TEST("D7-a, D7.0, D7.2, D7.3, D7.4, D7.5, D7.6, D7.8, DA2: the steps of a turn, in their order")
{
    Junta day;
    day.militia("a1", the_dictator, 3);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("c1", rebel1, 1);
    day.state.regime.conscripts = 2;
    day.next_mercs({merc::doc, merc::ra, merc::max});
    day.turn({Tactic::fodder, Tactic::sentry, Tactic::seizure});
    EXPECT(day.awaits_nobody_but(the_dictator)) << "the rebel phase is over";
    day.dice({6});
    day.say("play fodder");
    day.say_all({"train basic", "rest basic", "accept", "engage doc", "draw_from weapon",
                 "assign primary -", "stash"});
    EXPECT(day.are_told_in_order("day 2: dictator", "the Dictator plays fodder"));
    EXPECT(day.are_told_in_order("the Dictator plays fodder", "combat in c1"));
    EXPECT(day.are_told_in_order("the combat in c1 is over", "basic trains militia"));
    EXPECT(day.are_told_in_order("basic trains militia", "doc joins dictator in a1"));
    EXPECT(day.are_told_in_order("doc joins dictator in a1", "2 militia of dictator in a1"));
    const std::size_t tick = day.told_at("2 militia of dictator in a1");
    ASSERT_LT(tick, day.log.size());
    EXPECT_EQ(day.times_told_like("the Dictator draws"), 1);
    bool is_drawn_after = false;
    for (std::size_t i = tick; i < day.log.size(); ++i) {
        is_drawn_after |= text_of(day.log[i]).starts_with("the Dictator draws");
    }
    EXPECT(is_drawn_after) << "the refill is last";
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.state.day, 3);
}

TEST("D7.1, D7.1.1: a turn that begins with a combat waiting is a fault")
{
    Junta day;
    Events silent;
    day.state.queue.push_back({at("a1"), Side::rebels, the_dictator});
    EXPECT_DEATH(begin_dictator_turn(day.state, silent), "queue");
}

TEST("D7.1.2: sectors left mixed by a standoff are fought for again if anyone can throw a die now")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::shooter});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.squad(the_dictator, secondary, "a3", {merc::meatbop});
    day.squad(rebel2, primary, "d3", {merc::doc});
    day.militia("d3", rebel2, 1);
    day.hurt_to(merc::teresa, 1);
    day.dice({6, 6, 6, 6, 6, 6});
    day.turn({Tactic::sentry, Tactic::seizure});
    EXPECT(day.are_told_in_order("day 2: dictator", "combat in c1"));
    EXPECT(day.has_told("teresa dies"));
    EXPECT_FALSE(day.asked("play").empty()) << "before his card";
}

TEST("D7.1.2: a standoff that goes on is left alone")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::meatbop});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.turn({Tactic::sentry, Tactic::seizure});
    EXPECT_FALSE(day.has_told("combat in c1"));
}

TEST("D7-b, D7.10, D7.10.4, D0.2.3: both combats of a card are over before the first order")
{
    Junta day;
    day.squad(the_dictator, primary, "a3", {merc::basic});
    day.militia("c1", rebel1, 1);
    day.militia("d2", rebel2, 1);
    day.turn({Tactic::fodder, Tactic::sentry});
    day.dice({6, 6});
    day.say("play fodder");
    EXPECT(day.has_told("the combat in c1 is over"));
    EXPECT(day.has_told("the combat in d2 is over"));
    EXPECT(day.are_told_in_order("the combat in c1 is over", "combat in d2"));
    EXPECT(day.state.queue.empty());
    EXPECT_FALSE(day.asked("train basic").empty()) << "now he gives orders";
}

TEST("D7-c, D0.2.3: a combat that conscripts cause is over before the hand is filled")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::meatbop});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.squad(rebel2, primary, "d3", {merc::doc});
    day.militia("d3", rebel2, 1);
    day.state.regime.conscripts = 3;
    day.hurt_to(merc::teresa, 3);
    day.turn({Tactic::oil_reserves, Tactic::seizure, Tactic::sentry});
    day.say_all({"play oil-reserves", "end_turn"});
    day.dice({6, 6, 6});
    day.say("decline");
    EXPECT(day.are_told_in_order("3 militia of dictator in c1", "combat in c1"));
    EXPECT(day.are_told_in_order("combat in c1", "teresa dies"));
    EXPECT(day.are_told_in_order("the combat in c1 is over", "day 3: rebels"));
    EXPECT(day.state.queue.empty());
    std::size_t draws = day.log.size();
    for (std::size_t i = 0; i < day.log.size(); ++i) {
        if (text_of(day.log[i]).starts_with("the Dictator draws")) draws = i;
    }
    EXPECT_LT(day.told_at("the combat in c1 is over"), draws);
}

TEST("D7-d, D7.9, D9.4: with his last card an automatic Dictator still finishes his turn")
{
    Robot day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("a1", the_dictator, 3);
    day.state.regime.conscripts = 2;
    day.next_mercs({merc::doc});
    for (const std::string_view name : {"b2", "c1", "a3"}) day.militia(name, the_dictator, 1);
    day.militia("d3", rebel1, 9);
    day.tactics({Tactic::oil_reserves});
    day.end_rebel_turns();
    EXPECT(day.are_told_in_order("the Dictator plays oil-reserves", "basic trains militia"));
    EXPECT(day.are_told_in_order("basic trains militia", "doc joins dictator in a1"));
    EXPECT(day.are_told_in_order("doc joins dictator in a1", "2 militia of dictator in a1"));
    EXPECT(P::is_over(day.state));
    EXPECT(text_of(day.log.back()).starts_with("the game ends: "));
    EXPECT(day.are_told_in_order("2 militia of dictator in a1", text_of(day.log.back())));
}

TEST("D7-e, D7.9, D1.8, D5.12: a MERC hired by the ability acts from the next day on")
{
    Junta day;
    day.squad(rebel1, primary, "d3", {merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max});
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::valkyrie});
    day.next_mercs({merc::ewok, merc::doc, merc::tao});
    day.reach_ability();
    day.say_all({"accept", "engage ewok", "draw_from weapon", "assign primary -"});
    EXPECT_EQ(day.actions(merc::ewok), 0);
    day.say("stash");
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.actions(merc::ewok), 3) << "she has more actions than others";
    EXPECT_EQ(day.actions(merc::valkyrie), 2);
    EXPECT_EQ(day.actions(dictator_card), 2);
    EXPECT_EQ(day.actions(merc::ra), 2);
}

TEST("D7-f, D7.10.2, TC5.2: a general hired after the card holds his squad back this turn")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.next_mercs({merc::doc});
    day.turn({Tactic::generalisimo, Tactic::sentry});
    day.say_all({"play generalisimo", "accept", "engage doc", "draw_from weapon",
                 "assign primary -", "stash"});
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_FALSE(day.asked("train basic").empty());
    EXPECT(day.asked("move").empty());
    EXPECT_EQ(day.refused_to_him("move primary b1 -"), "E_SQUAD_ACTION");
}

TEST("D7-h, HUS-j, D7.7: a base revealed by Hussein's second card gives no action this turn")
{
    Junta day(Dictator::hussein);
    day.militia("a1", the_dictator, 4);
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.squad(rebel2, primary, "d3", {merc::ra});
    day.turn({Tactic::oil_reserves, Tactic::better_weapons, Tactic::sentry});
    day.tactics({Tactic::seizure, Tactic::fodder, Tactic::conscripts});
    day.say("play oil-reserves");
    EXPECT_EQ(day.in_hand(), 3) << "one more was drawn";
    day.say("play better-weapons");
    EXPECT_EQ(day.asked().size(), 3u) << "the same questions as in a regular play";
    day.say_all({"arm_dictator weapon", "station base", "stash"});
    EXPECT_EQ(day.state.regime.base, at("a1"));
    EXPECT_EQ(day.state.day, 3) << "the turn is over";
    EXPECT_EQ(day.militia_in("a1", the_dictator), 4);
    day.end_rebel_turns();
    day.say("play sentry");
    EXPECT_FALSE(day.asked("train dictator").empty()) << "from the next turn on he acts";
}

TEST("D7.4, D0.2.1: a combat that an order causes is fought before the next order")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::natasha});
    day.squad(the_dictator, secondary, "a3", {merc::doc});
    day.militia("b1", rebel1, 1);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say("play oil-reserves");
    day.dice({6, 6, 6});
    day.say("move primary b1 -");
    EXPECT(day.has_told("the combat in b1 is over"));
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);
    EXPECT_FALSE(day.asked("train doc").empty());
}

TEST("D7.4: the hits of a mortar are shared out before the next order")
{
    Junta day;
    day.squad(the_dictator, primary, "a1", {merc::ra});
    day.give(merc::ra, Pocket::accessory, kind::mortar);
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ewok});
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say("play oil-reserves");
    day.say("bombard ra b1");
    day.dice({6, 6, 6, 6, 6, 6, 6});
    day.say_all({"aim doc", "aim ewok"});
    EXPECT_FALSE(day.asked("hit").empty());
    EXPECT_FALSE(day.may(the_dictator, "train ra"));
    while (!day.asked("hit").empty()) day.say(day.asked("hit")[0]);
    EXPECT_FALSE(day.asked("train ra").empty());
}

TEST("D0.2.1: a combat that lacks one side when its turn comes is dropped")
{
    Junta day;
    day.militia("c1", rebel1, 1);
    day.militia("d2", rebel2, 1);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.state.queue.push_back({at("a3"), Side::dictator, the_dictator});
    day.say("play oil-reserves");
    EXPECT_FALSE(day.has_told("combat in a3"));
    EXPECT(day.state.queue.empty());
}

TEST("D0.5, R12.5: while a combat waits in a sector it belongs to whoever had it before")
{
    Junta day;
    day.militia("a1", rebel1, 3);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("c1", rebel2, 1);
    day.turn({Tactic::fodder, Tactic::sentry});
    day.say("play fodder");
    EXPECT_FALSE(day.asked("aim").empty()) << "the combat in a1 runs";
    EXPECT_EQ(day.militia_in("c1", the_dictator), 1) << "as many as the rebel";
    EXPECT_EQ(controller_of(day.state, at("c1")), rebel2) << "not the Dictator, who wins ties";
    EXPECT_EQ(holder_by_units(day.state, at("c1")), the_dictator);
}

TEST("D7.10: after a reinforcement the combats are fought as well")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::meatbop});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.hurt_to(merc::teresa, 1);
    day.turn({Tactic::seizure, Tactic::sentry});
    day.dice({6});
    day.say("reinforce seizure c1");
    EXPECT(day.are_told_in_order("2 militia of dictator in c1", "teresa dies"));
    EXPECT_FALSE(day.asked("rest meatbop").empty()) << "before his orders";
}

TEST("D7.10.5, D9.1: after every card it is seen whether the base has fallen")
{
    Junta day;
    day.squad(the_dictator, primary, "a3", {merc::basic});
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.state.regime.base = at("c3");
    day.militia("c3", rebel1, 1);
    day.say("play oil-reserves");
    EXPECT(P::is_over(day.state)) << "before he can give an order";
    EXPECT(day.state.outcome == Outcome::base_taken);
}

TEST("D7.11, DP50, TC0.1: he must use a card: play one, or give one up for a sector of his")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.militia("b1", the_dictator, 1);
    day.turn({Tactic::sentry, Tactic::seizure});
    EXPECT_EQ(day.asked(),
              (Words{"play sentry", "play seizure", "reinforce sentry a1", "reinforce sentry b1",
                     "reinforce seizure a1", "reinforce seizure b1"}));
    EXPECT_EQ(day.refused_to_him("end_turn"), "E_PHASE");
    EXPECT_EQ(day.refused_to_him("play fodder"), "E_NO_CARD");
    EXPECT_EQ(day.options(rebel1).size(), 0u);
}

TEST("D7.12, DP32: he may do without his ability before a card is seen, and not after")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    const int cards = day.mercs_left();
    day.say("accept");
    EXPECT_EQ(day.mercs_left(), cards - 3);
    EXPECT_EQ(day.asked().size(), 3u) << "three to choose from, and no way out";
    EXPECT_EQ(day.refused_to_him("decline"), "E_WINDOW");
}

TEST("D7.12: a declined ability draws nothing")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.reach_ability();
    const int cards = day.mercs_left();
    day.say("decline");
    EXPECT_EQ(day.mercs_left(), cards - 6)
        << "only the two rebels without MERCs have drawn, on Day 3";
    EXPECT_EQ(day.state.day, 3);
    EXPECT_FALSE(day.his(primary).is_on_board());
}

TEST("D7.13, AI1.4: an automatic Dictator never declines")
{
    Robot day;
    day.squad(rebel1, primary, "d3", {merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max});
    day.militia("a1", the_dictator, 1);
    day.next_mercs({merc::doc});
    day.turn({Tactic::oil_reserves});
    EXPECT_EQ(day.where(merc::doc), at("a1"));
    day.next_mercs({merc::ewok});
    day.turn({Tactic::generalisimo});
    EXPECT(day.is_in_play(merc::ewok)) << "the general";
    EXPECT_EQ(day.his(primary).members.size() + day.his(secondary).members.size(), 3u)
        << "the first hire, the general, and the hire of the day";
}

// ---- The end ------------------------------------------------------------------------------------

// 14 points for each side.
struct LastCardDay : Junta {
    LastCardDay()
    {
        for (const std::string_view name : {"b2", "d2", "b1", "d1", "a2"}) {
            militia(name, the_dictator, 1);
        }
        for (const std::string_view name : {"a1", "c3", "a3"}) militia(name, rebel1, 1);
    }
    void last_card()
    {
        tactics({});
        turn({Tactic::oil_reserves});
        say("play oil-reserves");
    }
};

TEST("D9-d, D9.5, D1.5: 14 points each, and a tie is the Dictator's")
{
    LastCardDay day;
    day.last_card();
    day.say("decline");
    EXPECT(day.has_told("the game ends: 14 points for the rebels, 14 for the Dictator"));
    EXPECT(day.state.outcome == Outcome::dictator_by_value);
}

TEST("D9.5: with one point more the rebels win, and neutral sectors count for nobody")
{
    LastCardDay day;
    day.militia("c2", rebel2, 1);
    day.last_card();
    day.say("decline");
    EXPECT(day.has_told("the game ends: 15 points for the rebels, 14 for the Dictator"))
        << "c1, worth 6, is neutral";
    EXPECT(day.state.outcome == Outcome::rebels_by_value);
}

TEST("D9-e, D9.4: with his last card played the game is not over before the turn is")
{
    LastCardDay day;
    day.squad(the_dictator, primary, "b2", {merc::basic});
    day.last_card();
    EXPECT_EQ(day.in_hand() + day.in_deck(), 0);
    EXPECT_FALSE(P::is_over(day.state));
    day.say("end_turn");
    EXPECT_FALSE(P::is_over(day.state));
    day.say("decline");
    EXPECT(P::is_over(day.state));
}

TEST("D9-b, D9.1, D0.2.2: the base falls with its last guard, wherever the Dictator card is")
{
    Theatre day;
    day.base("a1");
    day.state.squads[the_dictator.index][base_squad] = {};
    day.state.units[dictator_card.index] = {};
    day.squad(the_dictator, primary, "d3", {dictator_card});
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.dice({1, 6});
    day.play(rebel1, "move primary a1 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::base_taken);
}

TEST("D9.1: he loses the base when his last unit walks out of a base that rebels share")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::meatbop});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.state.regime.base = at("c1");
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say("play oil-reserves");
    EXPECT_FALSE(P::is_over(day.state));
    day.say("move primary b1 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::base_taken);
}

TEST("D9.2, D0.3.4: a mine that kills the Dictator card ends the game")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.hurt_to(dictator_card, 1);
    day.militia("b1", rebel1, 1);
    day.stash("b1", kind::land_mine);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say_all({"play oil-reserves", "transfer dictator primary", "move primary b1 -"});
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::dictator_dead);
    EXPECT_FALSE(day.has_told("combat in b1"));
}

TEST("D9-f, D9.6: rebels without a MERC play on, and so does a Dictator without any unit")
{
    Junta day;
    day.militia("c3", rebel1, 2);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say("play oil-reserves");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    day.say("decline");
    EXPECT_FALSE(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.militia_in("c3", rebel1), 2);
    EXPECT(day.awaits(rebel1)) << "they hire anew";
}

// All loops below the node, by name.
template <class Node>
void collect_loops(const Node& node, std::vector<std::pair<std::string, std::uint32_t>>& loops)
{
    if (node.kind == NodeKind::loop) loops.emplace_back(node.name, node.bound);
    for (const Node& child : node.children) collect_loops(child, loops);
}

TEST("D7.14: every loop of his turn has a bound that no game reaches, of at least fifty passes")
{
    const FlowTree<State> tree = course_of_the_game();
    std::vector<std::pair<std::string, std::uint32_t>> loops;
    for (const auto& part : tree.parts) collect_loops(part, loops);
    EXPECT(loops.size() >= 10u);
    for (const auto& [name, bound] : loops) EXPECT(bound >= 50u) << name << " ends at " << bound;
    EXPECT(dictator_passes_max >= 50);
}

}  // namespace
}  // namespace sortie::merc
