// The steady rebel (part AR of chapter 09): what he does on Day 1, with his MERCs, and when he is asked.

#include "games/merc/steady.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

std::string choice_of(Theatre& day, PlayerId rebel)
{
    day.judge();
    const View<Merc> view = P::view(day.state, day.seat(rebel));
    return move_text(merc_face(), Merc::steady(view));
}
void take_choice(Theatre& day, PlayerId rebel)
{
    day.play(rebel, choice_of(day, rebel));
}

State landing_of(int rebels, std::uint64_t seed = 1)
{
    return P::start(setup_for(rebels, seed));
}
std::string choice_in(const State& state, PlayerId rebel)
{
    return move_text(merc_face(), Merc::steady(P::view(state, seat_of(state, rebel))));
}

TEST("AR2: he lands in the most valuable border sector, the nearest to a city among equals")
{
    const State state = landing_of(3);
    const std::string text = choice_in(state, rebel1);
    ASSERT_TRUE(text.starts_with("land "));
    const SectorId chosen = at(text.substr(5));
    SectorSet cities;
    for (const SectorId each : sectors_of(state)) {
        if (card_at(state, each).land == Land::city) cities.insert(each);
    }
    for (const SectorId other : sectors_of(state)) {
        if (!is_border(state, other)) continue;
        const int more = card_at(state, other).value - card_at(state, chosen).value;
        EXPECT(more <= 0);
        if (more == 0) {
            EXPECT(distance(chosen, cities.front()) <= distance(other, cities.front()));
        }
    }
}

TEST("AR2: he hires the one with the most in 2 x combat + initiative + training, with a weapon")
{
    State state = landing_of(1);
    state.mercs.draw_pile.erase_value(merc::doc);
    state.mercs.draw_pile.erase_value(merc::shooter);
    state.mercs.draw_pile.erase_value(merc::bouba);
    for (const UnitId unit : {merc::bouba, merc::shooter, merc::doc}) {
        state.mercs.draw_pile.push_back(unit);
    }
    P::apply_unchecked(state, seat_of(state, rebel1), order<land>(at("a1")));
    EXPECT_EQ(choice_in(state, rebel1), "enlist shooter weapon");
}

TEST("AR2: the third hire that Teresa allows is taken")
{
    State state = landing_of(1);
    for (const UnitId unit : {merc::bouba, merc::teresa, merc::doc}) {
        state.mercs.draw_pile.erase_value(unit);
        state.mercs.draw_pile.push_back(unit);
    }
    const Seat seat = seat_of(state, rebel1);
    P::apply_unchecked(state, seat, order<land>(at("a1")));
    P::apply_unchecked(state, seat, order<enlist>(merc::teresa, Slot::weapon));
    while (task_of(state, rebel1).step != Step::choose) {
        P::apply_unchecked(state, seat, order<stash>());
    }
    P::apply_unchecked(state, seat, order<enlist>(merc::doc, Slot::weapon));
    while (task_of(state, rebel1).step != Step::choose) {
        P::apply_unchecked(state, seat, order<stash>());
    }
    EXPECT_EQ(choice_in(state, rebel1), "enlist bouba weapon");
}

TEST("AR3: the leader is the MERC with an action and the highest initiative, by name among equals")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::valkyrie, merc::doc});
    day.lay("b2", "town---a");
    for (const UnitId unit : {merc::badger, merc::valkyrie, merc::doc}) {
        day.state.units[unit.index].health = 1;
    }
    EXPECT_EQ(choice_of(day, rebel1), "doc_heal");  // AR8 comes before
    day.state.units[merc::doc.index].owner = rebel1;
    day.play(rebel1, "doc_heal");
    day.state.units[merc::badger.index].health = 1;
    day.state.units[merc::valkyrie.index].health = 2;
    day.state.squads[rebel1.index][primary].members = {merc::badger, merc::valkyrie};
    day.state.units[merc::doc.index] = Unit{};
    day.state.mercs.draw_pile.push_back(merc::doc);
    EXPECT_EQ(choice_of(day, rebel1), "hospital valkyrie");
    day.state.units[merc::valkyrie.index].actions = 0;
    EXPECT_EQ(choice_of(day, rebel1), "hospital badger");
}

TEST("AR3.1: a mortar is fired at the neighbour with most of the Dictator's units")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.give(merc::badger, Pocket::accessory, kind::mortar);
    day.militia("b1", the_dictator, 2);
    day.militia("c2", the_dictator, 4);
    EXPECT_EQ(choice_of(day, rebel1), "bombard badger c2");
}

TEST("AR3.2: whoever is injured in a city goes to the hospital")
{
    Theatre day({.rebels = 1});
    day.lay("b2", "town---a");
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.state.units[merc::badger.index].health = 1;
    EXPECT_EQ(choice_of(day, rebel1), "hospital badger");
}

TEST("AR3.3: he explores while somebody of the squad lacks equipment")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    EXPECT_EQ(choice_of(day, rebel1), "explore badger");
    day.give(merc::badger, Pocket::weapon, kind::uzi);
    day.give(merc::badger, Pocket::armor, kind::flak_vest);
    day.give(merc::badger, Pocket::accessory, kind::epinephrine_shot);
    EXPECT(choice_of(day, rebel1) != "explore badger");
}

TEST("AR3.4: he takes what improves him out of the stash, and leaves mines and repair kits")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.explored("b2");
    day.stash("b2", kind::land_mine);
    day.stash("b2", kind::repair_kit);
    EXPECT(choice_of(day, rebel1) != "reequip badger");
    day.stash("b2", kind::uzi);
    EXPECT_EQ(choice_of(day, rebel1), "reequip badger");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "put uzi-1 badger weapon");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "finish");
}

// Everybody has everything, so that equipment is no question.
void equip_fully(Theatre& day, UnitId unit)
{
    day.give(unit, Pocket::weapon, "9mm-handgun");
    day.give(unit, Pocket::armor, kind::ghillie_suit);
    day.give(unit, Pocket::accessory, kind::epinephrine_shot);
}

TEST(
    "AR3.5, AR10: below the limit he hires the best, fires nobody, and puts it into the actor's squad")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, secondary, "b2", {merc::badger});
    equip_fully(day, merc::badger);
    day.explored("b2");
    day.militia("b2", rebel1, 10);
    day.next_mercs({merc::doc, merc::shooter, merc::bouba});
    EXPECT_EQ(choice_of(day, rebel1), "hire badger");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "engage shooter");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "assign secondary -");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "draw_from weapon");
}

TEST("AR10: with somebody to fire he fires nobody")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel1, secondary, "a1", {merc::snake});
    day.militia("c1", rebel1, 1);
    day.play(rebel1, "hire badger");
    EXPECT_EQ(choice_of(day, rebel1), "dismiss_nobody");
}

TEST("AR3.6: he attacks what is at most two thirds as strong, the revealed base first")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::shooter});  // 7 x 3 = 21 with his handgun
    equip_fully(day, merc::shooter);
    day.explored("b2");
    day.actions_for_all(1);
    day.militia("b2", rebel1, 10);
    day.militia("b1", the_dictator, 10);
    EXPECT_EQ(choice_of(day, rebel1), "move primary b1 -");
    day.lay("c2", "wilderness9");
    day.base("c2");
    EXPECT_EQ(choice_of(day, rebel1), "move primary c2 -");
    day.militia("c2", the_dictator, 10);
    EXPECT_EQ(choice_of(day, rebel1), "move primary b1 -");
}

TEST(
    "AR3.7, AR3.8, AR3.9, AR3.10: first three militia, then a neutral neighbour, then more, then the end")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    equip_fully(day, merc::badger);
    day.explored("b2");
    day.actions_for_all(1);
    day.militia("b2", rebel1, 2);
    EXPECT_EQ(choice_of(day, rebel1), "train badger");
    day.militia("b2", rebel1, 3);
    EXPECT(choice_of(day, rebel1).starts_with("move primary "));
    for (const char* sector : {"a2", "b1", "c2", "b3"}) day.militia(sector, rebel1, 1);
    EXPECT_EQ(choice_of(day, rebel1), "train badger");
    day.militia("b2", rebel1, 10);
    EXPECT_EQ(choice_of(day, rebel1), "end_turn");
}

TEST("AR3.8: he does not leave a valuable sector without militia")
{
    Theatre day({.rebels = 1});
    day.lay("b2", "industry---gold");
    day.squad(rebel1, primary, "b2", {merc::preaction});  // trains nobody
    equip_fully(day, merc::preaction);
    day.explored("b2");
    day.actions_for_all(1);
    EXPECT_EQ(choice_of(day, rebel1), "end_turn");
    day.militia("b2", rebel1, 1);
    EXPECT(choice_of(day, rebel1).starts_with("move primary "));
}

TEST("AR4: he aims at the weakest and never retreats")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.militia("b1", the_dictator, 1);
    day.squad(the_dictator, primary, "b1", {merc::snake});
    day.dice({1, 1, 1});
    day.play(rebel1, "move primary b1 -");
    EXPECT_EQ(choice_of(day, rebel1), "aim militia-of-dictator");
    day.dice({1, 1, 1, 1, 1, 1, 1, 1});
    day.play(rebel1, "aim militia-of-dictator");
    EXPECT_EQ(choice_of(day, rebel1), "retreat whole stay -");
}

TEST("AR5: he joins a joint attack that becomes promising by it, and stays out of a hopeless one")
{
    for (const int militia : {2, 10}) {
        Theatre day({.rebels = 2});
        day.squad(rebel1, primary, "a1", {merc::doc});
        day.squad(rebel2, primary, "b2", {merc::badger});
        day.militia("b1", the_dictator, militia);
        day.play(rebel1, "joint primary b1 -");
        EXPECT_EQ(choice_of(day, rebel2), militia == 2 ? "commit primary -" : "stay_out");
    }
}

TEST("AR7: he denies nothing and grants nothing by himself, and asks for no militia")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::badger});
    day.militia("b2", rebel2, 4);
    day.play(rebel1, "request rebel2 b2 1");
    const std::string choice = choice_of(day, rebel2);
    EXPECT_FALSE(choice.starts_with("grant"));
    EXPECT_FALSE(choice.starts_with("gift"));
    EXPECT_FALSE(choice.starts_with("request"));
}

TEST("AR8: a mine that he carries is planted where the rebels hold the sector")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.give(merc::badger, Pocket::accessory, kind::land_mine);
    EXPECT_EQ(choice_of(day, rebel1), "drop badger land-mine-1");
}

TEST("AR6, TC1.7: of a barrage he takes an even share, militia first")
{
    Theatre day({.rebels = 2, .human = true});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.militia("b2", rebel1, 1);
    day.squad(rebel2, primary, "b2", {merc::doc, merc::ewok});
    day.militia("b1", the_dictator, 1);
    day.hand({Tactic::artillery_barrage, Tactic::sentry});
    day.end_rebel_turns();
    day.dice({3});
    day.play(the_dictator, "play artillery-barrage");
    ASSERT_TRUE(day.awaits(rebel1));
    EXPECT_EQ(choice_of(day, rebel1), "suffer militia-of-rebel1");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "suffer badger");  // the larger half of three
}

TEST("AR9: who has lost everyone hires the best and begins in the most valuable friendly sector")
{
    Theatre day({.rebels = 2});
    day.squad(rebel2, primary, "a1", {merc::snake});
    day.lay("c1", "industry---gold");
    day.militia("c1", rebel2, 1);
    day.next_mercs({merc::doc, merc::shooter, merc::bouba});
    begin_hire(day.state, rebel1, Purpose::recovery, UnitId::none(), silent());
    EXPECT_EQ(choice_of(day, rebel1), "engage shooter");
    while (day.where(merc::shooter).is_none()) take_choice(day, rebel1);
    EXPECT_EQ(day.where(merc::shooter), at("c1"));
    EXPECT_FALSE(day.is_in_play(merc::doc));
}

TEST("AR1, AR-a, F13-17: automatic rebels act in rounds, one order each, and who waits is awaited")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "a1", {merc::badger});
    day.squad(rebel2, primary, "c1", {merc::doc});
    day.judge();
    BotRounds rounds;
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel1));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel1));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
}

TEST("AR-b: one who is done holds nobody up")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "a1", {merc::badger});
    day.squad(rebel2, primary, "c1", {merc::doc});
    day.play(rebel1, "end_turn");
    day.judge();
    BotRounds rounds;
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
}

TEST("AR-c, R5.9: a person may give orders between those of automatic rebels; their order stays")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "a1", {merc::badger});
    day.squad(rebel2, primary, "c1", {merc::doc});
    day.squad(rebel3, primary, "b2", {merc::snake});
    BotRounds rounds;
    day.play(rebel1, "train badger");
    day.play(rebel1, "train badger");
    day.judge();
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel3));
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel2));
}

TEST("AR-d: after a barrier the rounds begin anew with the lowest seat")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "a1", {merc::badger});
    day.squad(rebel2, primary, "c1", {merc::doc});
    day.militia("a2", the_dictator, 1);
    day.judge();
    BotRounds rounds;
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel1));
    day.dice({6, 6, 6});
    day.play(rebel1, "move primary a2 -");
    day.judge();
    EXPECT_EQ(next_of_steady(day.state, rounds), day.seat(rebel1));
}

TEST("AR-e, AR11: games of steady rebels against an automatic Dictator run to their end")
{
    for (int rebels = 1; rebels <= 6; ++rebels) {
        State state = P::start(setup_for(rebels, 7));
        BotRounds rounds;
        int moves = 0;
        while (!P::is_over(state) && moves < 5000) {
            const Seat seat = Merc::bots_turn(state, rounds);
            const Move move = Merc::steady(P::view(state, seat));
            ASSERT_FALSE(P::why_not(state, seat, move).has_value()) << move_text(merc_face(), move);
            P::apply_unchecked(state, seat, move);
            ++moves;
        }
        EXPECT(P::is_over(state));
    }
}

TEST("R7.6.1: in an exchange whose stash others have emptied he takes a partner in, and ends it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.explored("b2");
    day.play(rebel1, "reequip doc");
    EXPECT_EQ(day.refused(rebel1, "finish"), "E_NOTHING_TO_EQUIP");
    EXPECT_EQ(choice_of(day, rebel1), "include ewok");
    take_choice(day, rebel1);
    EXPECT_EQ(choice_of(day, rebel1), "finish");
}

}  // namespace
}  // namespace sortie::merc
