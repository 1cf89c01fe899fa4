#include "games/skirmish/fight.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

TEST("B5.2: each side adds what its unit is worth, the defender also its woods")
{
    Field field({{rifle1, "b1"}, {tank2, "b2"}, {scout2, "e5"}});
    field.state.rng.force_dice({{4, 3}});
    field.play(seat1, make(step, rifle1, at("b2"), then_stay));
    EXPECT(field.has_told("rifle1 throws 4 and has 6"));
    EXPECT(field.has_told("tank2 throws 3 and has 7"));
}

TEST("B5.3: other units beside the attacked cell support the attack, two at most")
{
    Field field({{rifle1, "c2"}, {tank2, "c3"}, {scout2, "e5"}});
    EXPECT_EQ(support_for(field.state, rifle1, at("c3")), 0);
    field.unit(tank1) = {at("b3"), 3, 0};
    EXPECT_EQ(support_for(field.state, rifle1, at("c3")), 1);
    field.unit(scout1) = {at("d3"), 1, 0};
    field.unit(guard1) = {at("c4"), 2, 0};
    EXPECT_EQ(support_for(field.state, rifle1, at("c3")), 2);
    EXPECT_EQ(support_for(field.state, rifle1, at("b4")), 2);
}

TEST("B5.5: the lower sum loses one health")
{
    Field field({{rifle1, "b1"}, {rifle2, "c1"}, {scout2, "e5"}});
    field.state.rng.force_dice({{1, 3}});
    field.play(seat1, make(step, rifle1, at("c1"), then_follow));
    EXPECT_EQ(field.unit(rifle1).health, 1);
    EXPECT_EQ(field.unit(rifle1).cell, at("b1"));
    EXPECT_EQ(field.unit(rifle2).health, 2);
}

TEST("B5.5: a sum that is lower by four loses two health")
{
    const auto fight = [](int attack, int defence) {
        Fight made;
        made.attacker = rifle1;
        made.defender = rifle2;
        made.attack_die = static_cast<std::uint8_t>(attack);
        made.defence_die = static_cast<std::uint8_t>(defence);
        return outcome_of(made);
    };
    EXPECT_EQ(fight(5, 1).hits, 2);
    EXPECT_EQ(fight(4, 1).hits, 1);
    EXPECT_EQ(fight(1, 5).hits, 2);
    EXPECT_EQ(fight(1, 5).loser, rifle1);
}

TEST("B5.5: equal sums hold each other off")
{
    Field field({{rifle1, "b1"}, {rifle2, "c1"}, {scout2, "e5"}});
    field.state.rng.force_dice({{2, 3}});
    field.play(seat1, make(step, rifle1, at("c1"), then_follow));
    EXPECT(field.has_told("rifle1 and rifle2 hold each other off"));
    EXPECT_EQ(field.unit(rifle1).health, 2);
    EXPECT_EQ(field.unit(rifle2).health, 2);
    EXPECT(!field.state.fight.is_some());
}

TEST("B5.6: the beaten defender's seat chooses where it retreats to")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout2, "e5"}});
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("c3"), then_follow));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    EXPECT(!field.is_legal(seat2, make(retreat, at("c2"))));
    field.play(seat2, make(retreat, at("d3")));
    EXPECT_EQ(field.unit(rifle2).cell, at("d3"));
    EXPECT_EQ(field.unit(rifle2).health, 1);
}

TEST("B5.6: with one way out nobody is asked")
{
    Field field({{tank1, "b1"}, {rifle2, "a1"}, {scout2, "e5"}});
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("a1"), then_follow));
    EXPECT_EQ(field.unit(rifle2).cell, at("a2"));
    EXPECT_EQ(field.state.flow.waiting, Waiting::several);
}

TEST("B5.6: a defender that cannot retreat is hit once more and stays")
{
    Field field({{tank1, "b1"}, {scout1, "a2"}, {tank2, "a1"}, {scout2, "e5"}});
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("a1"), then_follow));
    EXPECT_EQ(field.unit(tank2).health, 1);
    EXPECT_EQ(field.unit(tank2).cell, at("a1"));
    EXPECT_EQ(field.unit(tank1).cell, at("b1"));
}

TEST("B5.7: the winner moves in if it said so")
{
    for (const Argument then : {then_follow, then_stay}) {
        Field field({{tank1, "b1"}, {scout2, "c1"}, {rifle2, "e5"}});
        field.state.rng.force_dice({{3, 3}});
        field.play(seat1, make(step, tank1, at("c1"), then));
        EXPECT_EQ(field.unit(tank1).cell, then == then_follow ? at("c1") : at("b1"));
    }
}

TEST("B4.5: nobody shoots back at a barrage, and the beaten enemy stays")
{
    Field field({{scout1, "a1"}, {tank2, "c1"}});
    field.give(seat1, {card::barrage});
    Field lucky = field;
    field.state.rng.force_dice({{1, 6}});
    field.play(seat1, make(barrage, scout1, tank2));
    EXPECT_EQ(field.unit(scout1).health, 1);
    EXPECT(field.has_told("scout1 misses tank2"));
    lucky.state.rng.force_dice({{6, 1}});
    lucky.play(seat1, make(barrage, scout1, tank2));
    EXPECT_EQ(lucky.unit(tank2).health, 1);
    EXPECT_EQ(lucky.unit(tank2).cell, at("c1"));
    EXPECT_EQ(lucky.state.flow.waiting, Waiting::several);
}

TEST("B7.2: destroying a unit gives its enemy a point, also to a defender")
{
    Field field({{scout1, "b1"}, {rifle1, "a1"}, {tank2, "c1"}});
    field.state.rng.force_dice({{1, 3}});
    field.play(seat1, make(step, scout1, at("c1"), then_stay));
    EXPECT(!field.unit(scout1).is_alive());
    EXPECT(field.unit(scout1).cell.is_none());
    EXPECT_EQ(field.state.points[1], 1);
    EXPECT_EQ(field.state.points[0], 0);
}

TEST("B7.3: a seat without units drops out and is asked nothing more")
{
    Field field({{tank1, "b1"}, {scout2, "c1"}, {scout3, "e5"}}, Map::crossroads, 3);
    field.give(seat2, {card::supply, card::aim});
    field.leave_in_draw_pile({});
    field.state.rng.force_dice({{5, 1}});
    // Cover, smoke and luck lie in the discard pile, so no window opens.
    field.play(seat1, make(step, tank1, at("c1"), then_follow));
    EXPECT(field.has_told("seat2 has no units left and drops out"));
    EXPECT((seats_in_play(field.state) == SeatSet{seat1, seat3}));
    EXPECT((P::awaiting(field.state) == SeatSet{seat3}));
    EXPECT_EQ(field.refusal_of(seat2, make(supply)), " E_NOT_YOUR_TURN");
    field.everyone_halts();
    // Its two cards are still nobody's.
    EXPECT_EQ(field.state.hands[1].size(), 2u);
    EXPECT(P::view(field.state, seat1).seen.hands[1][0].is_none());
}

TEST("B7.5: the game ends at once when one seat is left")
{
    Field field({{tank1, "b1"}, {scout2, "c1"}});
    field.state.points[1] = 9;
    field.state.rng.force_dice({{5, 1}});
    field.play(seat1, make(step, tank1, at("c1"), then_follow));
    EXPECT(P::is_over(field.state));
    EXPECT(field.has_told("seat1 wins with 1 points"));
    EXPECT_GT(P::scores(field.state)[0], P::scores(field.state)[1]);
}

}  // namespace
}  // namespace sortie::skirmish
