#include "games/skirmish/windows.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

// A rifle beside a rifle in the open, each with a scout elsewhere.
Field two_rifles()
{
    return Field({{rifle1, "b1"}, {scout1, "a5"}, {rifle2, "c1"}, {scout2, "e5"}});
}
Move attack()
{
    return make(step, rifle1, at("c1"), then_stay);
}
Move pass(std::uint16_t window)
{
    return make(pass_reaction<State>, window);
}

TEST("B4.6: aim adds 2 to the attack")
{
    Field field = two_rifles();
    field.give(seat1, {card::aim});
    field.state.rng.force_dice({{1, 3}});
    field.play(seat1, attack());
    field.play(seat1, make(aim, 1));
    EXPECT(field.has_told("rifle1 throws 1 and has 5"));
    EXPECT(field.state.hands[0].empty());
}

TEST("B4.7: cover adds 2 to the defence")
{
    Field field = two_rifles();
    field.give(seat2, {card::cover});
    field.state.rng.force_dice({{1, 3}});
    field.play(seat1, attack());
    field.play(seat2, make(cover, 1));
    EXPECT(field.has_told("rifle2 throws 3 and has 6"));
}

TEST("B4.8: smoke calls the fight off before any die is thrown")
{
    Field field = two_rifles();
    field.give(seat2, {card::smoke});
    field.play(seat1, attack());
    const Step made = field.play(seat2, make(smoke, 1));
    EXPECT(!made.number_drawn);
    EXPECT(field.has_told("rifle1 loses sight of rifle2"));
    EXPECT_EQ(field.unit(rifle1).health, 2);
    EXPECT_EQ(field.unit(rifle2).health, 2);
    EXPECT_EQ(field.unit(rifle1).steps, 0);
    EXPECT(!field.state.fight.is_some());
}

TEST("B4.9: luck throws the own die again, and the second throw counts")
{
    Field field = two_rifles();
    field.give(seat1, {card::luck});
    field.state.rng.force_dice({{2, 4, 1}});
    field.play(seat1, attack());
    field.play(seat1, pass(1));
    field.play(seat1, make(luck, 2));
    EXPECT(field.has_told("rifle1 throws 1 and has 3"));
    EXPECT_EQ(field.unit(rifle1).health, 1);
}

TEST("B4.9: a defender's luck can turn the fight")
{
    Field field = two_rifles();
    field.give(seat2, {card::luck});
    field.state.rng.force_dice({{3, 1, 6}});
    field.play(seat1, attack());
    field.play(seat2, pass(1));
    field.play(seat2, make(luck, 2));
    EXPECT_EQ(field.unit(rifle2).health, 2);
    EXPECT_EQ(field.unit(rifle1).health, 1);
}

TEST("B5.1: the attacker is asked first, then the defender, and both may play")
{
    Field field = two_rifles();
    field.give(seat1, {card::aim});
    field.give(seat2, {card::cover});
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, attack());
    EXPECT((P::awaiting(field.state) == SeatSet{seat1}));
    EXPECT_EQ(field.refusal_of(seat2, make(cover, 1)), "B5.1 E_NOT_YOUR_OFFER");
    field.play(seat1, make(aim, 1));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    field.play(seat2, make(cover, 1));
    EXPECT(field.has_told("rifle1 throws 3 and has 7"));
    EXPECT(field.has_told("rifle2 throws 3 and has 6"));
}

TEST("B5.1: each side has its own cards")
{
    Field field = two_rifles();
    field.give(seat1, {card::cover});
    field.give(seat2, {card::aim});
    field.play(seat1, attack());
    EXPECT_EQ(field.refusal_of(seat1, make(cover, 1)), "B5.1 E_WRONG_ROLE");
    EXPECT_EQ(field.refusal_of(seat1, make(luck, 1)), "B5.1 E_WRONG_WINDOW");
    field.play(seat1, pass(1));
    EXPECT_EQ(field.refusal_of(seat2, make(aim, 1)), "B5.1 E_WRONG_ROLE");
}

TEST("B5.1: an answer belongs to one window")
{
    Field field = two_rifles();
    field.give(seat1, {card::aim});
    EXPECT_EQ(field.refusal_of(seat1, make(aim, 1)), "B5.1 E_NO_WINDOW");
    field.play(seat1, attack());
    EXPECT_EQ(field.refusal_of(seat1, make(aim, 2)), "B5.1 E_STALE_WINDOW");
    EXPECT_EQ(field.refusal_of(seat2, pass(1)), "B5.1 E_NOT_ENTITLED");
    EXPECT_EQ(field.refusal_of(seat2, make(halt)), "B5.1 E_WINDOW_OPEN");
}

TEST("B5.1: who has no cards is not asked, who has useless ones is")
{
    Field field = two_rifles();
    field.give(seat2, {card::supply});
    field.state.rng.force_dice({{3, 4}});
    field.play(seat1, attack());
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
}

TEST("B5.1: nobody is asked for cards that all lie in the discard pile")
{
    Field field = two_rifles();
    field.give(seat1, {card::supply});
    field.give(seat2, {card::supply});
    field.leave_in_draw_pile({card::march});
    field.state.rng.force_dice({{3, 4}});
    field.play(seat1, attack());
    EXPECT_EQ(field.state.flow.waiting, Waiting::several);
    EXPECT(field.has_told("nobody can react: before_roll"));
    EXPECT(field.has_told("nobody can react: after_roll"));
}

TEST("B5.4: only who is not ahead may play luck")
{
    Field field = two_rifles();
    field.give(seat1, {card::luck});
    field.give(seat2, {card::luck});
    field.state.rng.force_dice({{5, 1}});
    field.play(seat1, attack());
    field.play(seat1, pass(1));
    field.play(seat2, pass(1));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    EXPECT_EQ(field.refusal_of(seat1, make(luck, 2)), "B5.1 E_NOT_ENTITLED");
}

TEST("B5.4: with equal sums both are asked, and one luck is played at most")
{
    Field field = two_rifles();
    field.give(seat1, {card::luck});
    field.give(seat2, {card::luck});
    field.state.rng.force_dice({{2, 3, 5}});
    field.play(seat1, attack());
    field.play(seat1, pass(1));
    field.play(seat2, pass(1));
    EXPECT((P::awaiting(field.state) == SeatSet{seat1}));
    EXPECT_EQ(field.refusal_of(seat2, make(luck, 2)), "B5.1 E_NOT_YOUR_OFFER");
    field.play(seat1, make(luck, 2));
    EXPECT(!field.state.windows.is_open());
    EXPECT_EQ(field.state.hands[1].size(), 1u);
    EXPECT_EQ(field.unit(rifle2).health, 1);
}

TEST("B5.1: what the windows know is the same whatever is in the hands")
{
    Field field = two_rifles();
    field.give(seat1, {card::aim, card::luck});
    field.give(seat2, {card::smoke});
    Field other = two_rifles();
    other.give(seat1, {card::supply, card::march});
    other.give(seat2, {card::medic});
    const PublicView known = public_view_of(field.state);
    EXPECT_EQ(known.hand_sizes, public_view_of(other.state).hand_sizes);
    EXPECT_EQ(known.discarded, public_view_of(other.state).discarded);
    field.play(seat1, attack());
    other.play(seat1, attack());
    EXPECT(P::awaiting(field.state) == P::awaiting(other.state));
    EXPECT(field.state.windows == other.state.windows);
}

}  // namespace
}  // namespace sortie::skirmish
