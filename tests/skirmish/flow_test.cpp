#include "games/skirmish/flow.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

Setup usual(int seats, std::uint64_t seed = 1)
{
    Setup setup = usual_setup(Skirmish::options, seats);
    setup.seed = Seed::from_number(seed);
    return setup;
}

TEST("The tree of the flow has no findings")
{
    for (const Finding& each : program_of<Skirmish>().findings) {
        ADD_FAILURE() << each.code << " " << each.where << ": " << each.words;
    }
}

TEST("B1.3: every seat begins with a healthy scout, rifle and tank")
{
    const State state = P::start(usual(4));
    for (int seat = 0; seat < 4; ++seat) {
        for (int slot = 0; slot < squad_max; ++slot) {
            const UnitId unit = unit_of(seat_at(seat), slot);
            const int health = slot < 3 ? int{stats_of(unit).health} : 0;
            EXPECT_EQ(unit_in(state, unit).health, health);
        }
    }
}

TEST("B1.6: lots decide who is first")
{
    SeatSet seen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) seen.insert(P::start(usual(3, seed)).first);
    EXPECT_EQ(seen.size(), 3);
}

TEST("B2.1: supply, manoeuvre, storm and scoring follow each other")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}});
    EXPECT_EQ(P::trace(field.state),
              "game > rounds > manoeuvre > orders: waiting for seats 1 and 2");
    field.everyone_halts();
    EXPECT_EQ(P::trace(field.state),
              "game > rounds > storm > storm a stronghold: waiting for seat 1");
    field.play(seat1, make(hold));
    EXPECT(field.has_told("seat2 holds c3: 2 more, 2 in all"));
    EXPECT(field.has_told("round 2 begins; seat2 is first"));
    EXPECT_EQ(P::trace(field.state),
              "game > rounds > manoeuvre > orders: waiting for seats 1 and 2");
}

TEST("B2.2: every seat draws two cards, the first seat before the others")
{
    Field field({{tank1, "b1"}, {tank2, "e5"}});
    field.leave_in_draw_pile({card::luck, card::aim, card::cover, card::smoke});
    field.everyone_halts();
    EXPECT_EQ(field.state.first, seat2);
    EXPECT((field.state.hands[1] == Hand{card::smoke, card::aim}));
    EXPECT((field.state.hands[0] == Hand{card::cover, card::luck}));
}

TEST("B1.5: the first hand is the option's cards and two of the first round")
{
    Setup setup = usual(2);
    setup.values[static_cast<std::size_t>(Option::hand)] = 1;
    const State state = P::start(setup);
    EXPECT_EQ(state.hands[0].size(), 3u);
    EXPECT_EQ(state.deck.size(), deck_size - 6);
}

TEST("B2.4: a new round gives all steps back")
{
    Field field({{scout1, "b1"}, {tank2, "e5"}});
    field.everyone_halts();
    EXPECT_EQ(field.unit(scout1).steps, 3);
    EXPECT_EQ(field.unit(tank2).steps, 1);
    EXPECT_EQ(field.state.orders[0], 0);
}

TEST("B2.5: the next seat is first in the next round")
{
    Field field({{scout1, "b1"}, {tank2, "e5"}, {scout3, "a5"}}, Map::crossroads, 3);
    field.everyone_halts();
    EXPECT_EQ(field.state.first, seat2);
    field.everyone_halts();
    EXPECT_EQ(field.state.first, seat3);
    field.everyone_halts();
    EXPECT_EQ(field.state.first, seat1);
}

TEST("B3.6: everybody waits until the fight is over, and then goes on")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("c3"), then_follow));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    EXPECT_EQ(field.refusal_of(seat3, make(step, scout3, at("e4"))), "B3.6 E_BARRIER");
    const auto refusal = P::why_not(field.state, seat3, make(halt));
    EXPECT_EQ(refusal->words, "the fight must be finished first; waiting for seat 2");
    field.play(seat2, make(retreat, at("b3")));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2, seat3}));
}

TEST("B3.6: a fight of the storm holds everybody up as well")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.everyone_halts();
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(storm, tank1, rifle2));
    EXPECT_EQ(field.refusal_of(seat3, make(hold)), "B3.6 E_BARRIER");
    EXPECT_EQ(P::trace(field.state),
              "game > rounds > storm > a fight is waiting > the fight > fight > "
              "fight > both sides fight > a retreat is due > retreat: waiting for seat 2");
}

TEST("B6.1: seats storm in turn, the first one first")
{
    Field field({{tank1, "c2"}, {rifle1, "a3"}, {rifle2, "c3"}, {scout2, "a2"}});
    field.state.first = seat2;
    field.everyone_halts();
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    field.play(seat2, make(hold));
    EXPECT((P::awaiting(field.state) == SeatSet{seat1}));
}

TEST("B6.2: who has nothing to storm is not asked")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout2, "a2"}});
    field.state.first = seat2;
    field.everyone_halts();
    EXPECT((P::awaiting(field.state) == SeatSet{seat1}));
}

TEST("B7.1: strongholds score for the units on them")
{
    Field field({{scout1, "c1"}, {tank1, "b2"}, {scout2, "c3"}, {rifle2, "e3"}});
    field.everyone_halts();
    EXPECT_EQ(field.state.points[0], 1);
    EXPECT_EQ(field.state.points[1], 3);
}

TEST("B7.4: a seat resigns in the middle of the manoeuvre, and play goes on without it")
{
    Field field({{tank1, "b1"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.play(seat2, make(resign));
    EXPECT(field.has_told("seat2 resigns"));
    EXPECT((P::awaiting(field.state) == SeatSet{seat1, seat3}));
    EXPECT_EQ(field.state.points[0] + field.state.points[2], 0);
    EXPECT_EQ(unit_at(field.state, at("c3")), UnitId::none());
}

TEST("B7.4: the attacked seat resigns while it is asked to react")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.give(seat2, {card::aim});
    field.play(seat1, make(step, tank1, at("c3"), then_follow));
    EXPECT_EQ(field.state.flow.waiting, Waiting::window);
    field.play(seat2, make(resign));
    EXPECT(!field.state.fight.is_some());
    EXPECT_EQ(field.unit(tank1).cell, at("c2"));
    EXPECT_EQ(field.count_told(told::threw), 0u);
}

TEST("B7.4: the attacker resigns while the defender is asked to react")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.give(seat2, {card::cover});
    field.play(seat1, make(step, tank1, at("c3"), then_follow));
    field.play(seat1, make(resign));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    field.play(seat2, make(cover, 1));
    EXPECT_EQ(field.count_told(told::threw), 0u);
    EXPECT_EQ(field.state.flow.waiting, Waiting::several);
}

TEST("B7.4: the beaten seat resigns instead of retreating, and the attacker moves in")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("c3"), then_follow));
    field.play(seat2, make(resign));
    EXPECT_EQ(field.unit(tank1).cell, at("c3"));
    EXPECT_EQ(field.state.points[0], 0);
}

TEST("B7.4: a seat resigns when it is asked to storm")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.everyone_halts();
    field.play(seat1, make(resign));
    EXPECT_EQ(field.state.round, 2);
}

TEST("B7.5: the game ends after the last round")
{
    Field field({{scout1, "c1"}, {tank2, "e5"}});
    field.state.rounds = 2;
    field.everyone_halts();
    EXPECT(!P::is_over(field.state));
    field.everyone_halts();
    EXPECT(P::is_over(field.state));
    EXPECT(field.has_told("seat1 wins with 2 points"));
    EXPECT_EQ(field.refusal_of(seat1, make(halt)), " E_GAME_OVER");
}

}  // namespace
}  // namespace sortie::skirmish
