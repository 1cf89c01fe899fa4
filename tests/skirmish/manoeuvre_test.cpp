#include "games/skirmish/manoeuvre.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

TEST("B3.1: a step takes a unit to a neighbouring cell and costs it one step")
{
    Field field({{scout1, "b1"}, {rifle2, "e5"}});
    field.play(seat1, make(step, scout1, at("c1")));
    EXPECT_EQ(field.unit(scout1).cell, at("c1"));
    EXPECT_EQ(field.unit(scout1).steps, 2);
    EXPECT_EQ(field.refusal_of(seat1, make(step, scout1, at("e1"))), " E_ARGUMENT");
}

TEST("B3.1: a unit without steps does not step")
{
    Field field({{tank1, "b1"}, {scout1, "a1"}, {rifle2, "e5"}});
    field.play(seat1, make(step, tank1, at("c1")));
    EXPECT_EQ(field.refusal_of(seat1, make(step, tank1, at("c2"))), "B3.1 E_NO_STEP");
}

TEST("B3.1: nobody orders another seat's unit")
{
    const Field field({{scout1, "b1"}, {rifle2, "e5"}});
    EXPECT_EQ(field.refusal_of(seat1, make(step, rifle2, at("e4"))), " E_ARGUMENT");
}

TEST("B3.2: a unit does not step onto a unit of its own seat")
{
    const Field field({{scout1, "b1"}, {tank1, "b2"}, {rifle2, "e5"}});
    EXPECT_EQ(field.refusal_of(seat1, make(step, scout1, at("b2"))), "B3.2 E_OWN_UNIT");
}

TEST("B3.3: two orders ahead of a seat that still has steps is too far")
{
    Field field({{scout1, "b1"}, {rifle2, "e5"}});
    field.play(seat1, make(step, scout1, at("c1")));
    field.play(seat1, make(step, scout1, at("d1")));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    EXPECT_EQ(field.refusal_of(seat1, make(step, scout1, at("e1"))), "B3.3 E_AHEAD");
    EXPECT_EQ(field.refusal_of(seat1, make(halt)), "B3.3 E_AHEAD");
    field.play(seat2, make(step, rifle2, at("e4")));
    EXPECT((P::awaiting(field.state) == SeatSet{seat1, seat2}));
    field.play(seat1, make(step, scout1, at("e1")));
}

TEST("B3.3: a seat that has halted holds nobody up")
{
    Field field({{scout1, "b1"}, {rifle2, "e5"}});
    field.play(seat2, make(halt));
    field.play(seat1, make(step, scout1, at("c1")));
    field.play(seat1, make(step, scout1, at("d1")));
    EXPECT(field.is_legal(seat1, make(step, scout1, at("e1"))));
}

TEST("B3.4: a halt gives up all steps")
{
    Field field({{scout1, "b1"}, {tank1, "b2"}, {rifle2, "e5"}});
    field.play(seat1, make(halt));
    EXPECT_EQ(field.unit(scout1).steps, 0);
    EXPECT_EQ(field.unit(tank1).steps, 0);
    EXPECT_EQ(field.refusal_of(seat1, make(halt)), "B3.7 E_NO_STEP");
}

TEST("B3.5: an attack needs to say whether the unit follows, and a plain step must not")
{
    Field field({{scout1, "b1"}, {rifle2, "c1"}});
    EXPECT_EQ(field.refusal_of(seat1, make(step, scout1, at("c1"))), " E_ARGUMENT");
    EXPECT_EQ(field.refusal_of(seat1, make(step, scout1, at("b2"), then_follow)), " E_ARGUMENT");
    EXPECT(field.is_legal(seat1, make(step, scout1, at("c1"), then_follow)));
    EXPECT(field.is_legal(seat1, make(step, scout1, at("c1"), then_stay)));
}

TEST("B3.5: an attack uses up all steps of the unit")
{
    Field field({{scout1, "b1"}, {tank1, "a1"}, {rifle2, "c1"}});
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, scout1, at("c1"), then_stay));
    EXPECT(field.has_told("scout1 and rifle2 hold each other off"));
    EXPECT_EQ(field.unit(scout1).steps, 0);
    EXPECT_EQ(field.unit(tank1).steps, 1);
    EXPECT_EQ(field.state.orders[0], 1);
}

TEST("B3.7: the manoeuvre ends when all seats are done")
{
    Field field({{tank1, "b1"}, {tank2, "e5"}});
    field.play(seat1, make(step, tank1, at("b2")));
    EXPECT_EQ(field.state.round, 1);
    EXPECT_EQ(field.refusal_of(seat1, make(step, tank1, at("b3"))), "B3.7 E_NO_STEP");
    field.play(seat2, make(step, tank2, at("e4")));
    EXPECT_EQ(field.state.round, 2);
}

TEST("B4.5: a barrage reaches an enemy three cells away and costs all steps")
{
    Field field({{scout1, "a1"}, {scout2, "c2"}, {rifle2, "d2"}});
    field.give(seat1, {card::barrage});
    EXPECT_EQ(field.refusal_of(seat1, make(barrage, scout1, rifle2)), " E_ARGUMENT");
    field.state.rng.force_dice({{6, 1}});
    field.play(seat1, make(barrage, scout1, scout2));
    EXPECT(field.has_told("scout1 calls a barrage on scout2 on c2"));
    EXPECT(field.has_told("scout2 is destroyed; a point for seat1"));
    EXPECT_EQ(field.unit(scout1).steps, 0);
    EXPECT_EQ(field.unit(scout1).cell, at("a1"));
    EXPECT_EQ(field.state.orders[0], 1);
}

TEST("B4.5: a barrage needs a unit with a step left, and the card")
{
    Field field({{scout1, "a1"}, {scout2, "c2"}});
    EXPECT_EQ(field.refusal_of(seat1, make(barrage, scout1, scout2)), "B4.1 E_CARD_NOT_HELD");
    field.give(seat1, {card::barrage});
    field.unit(scout1).steps = 0;
    EXPECT_EQ(field.refusal_of(seat1, make(barrage, scout1, scout2)), "B3.1 E_NO_STEP");
}

TEST("B6.1: a unit without steps storms an enemy in a stronghold beside it, and follows")
{
    Field field({{tank1, "c2"}, {rifle2, "c3"}, {scout2, "e5"}});
    field.everyone_halts();
    EXPECT((P::awaiting(field.state) == SeatSet{seat1}));
    EXPECT_EQ(field.refusal_of(seat1, make(storm, tank1, scout2)), " E_ARGUMENT");
    field.state.rng.force_dice({{4, 3}});
    field.play(seat1, make(storm, tank1, rifle2));
    field.play(seat2, make(retreat, at("b3")));
    EXPECT_EQ(field.unit(tank1).cell, at("c3"));
}

TEST("B6.1: an enemy outside the strongholds is not stormed")
{
    Field field({{tank1, "c2"}, {rifle2, "b2"}, {scout2, "e5"}});
    field.everyone_halts();
    EXPECT_EQ(field.state.round, 2);
    EXPECT_EQ(field.count_told(told::attacked), 0u);
}

}  // namespace
}  // namespace sortie::skirmish
