#include "table/scenario_stage.h"
#include "tests/support/test.h"
#include "tests/table/stage.h"
#include "tests/table/table_games.h"

namespace sortie::scenario {
namespace {

// A duel of two with a stacked deck, after moves of the seats in turn.
std::unique_ptr<Stage> duel_after(std::initializer_list<std::string_view> moves)
{
    auto stage = std::make_unique<Stage>(duel_game(), setup_with(duel_game(), 2, {"deck stacked"}));
    CHECK(!stage->begin());
    int seat = 0;
    for (const std::string_view text : moves) {
        const Failure failure = stage->carry_out(MakeMove{{seat_at(seat), std::string(text)}});
        EXPECT_EQ(failure.value_or(""), "");
        seat = 1 - seat;
    }
    return stage;
}

}  // namespace

TEST("a field is equal or not")
{
    const auto stage = duel_after({});
    const auto words = [&](std::string_view path, Comparison comparison, std::string_view value) {
        return words_of(*stage, ExpectField{std::string(path), comparison, std::string(value)});
    };
    EXPECT_EQ(words("hands[0]", Comparison::equal, "[ace]"), "it holds");
    EXPECT_EQ(words("hands[0]", Comparison::not_equal, "[king]"), "it holds");
    EXPECT_EQ(words("hands[0]", Comparison::equal, "[king]"),
              "hands[0] = [king] is expected, [ace] is found");
    EXPECT_EQ(words("hands[0]", Comparison::not_equal, "[ace]"),
              "hands[0] != [ace] is expected, [ace] is found");
    EXPECT_EQ(words("hands[0].count", Comparison::equal, "1"), "it holds");
    EXPECT_EQ(words("target", Comparison::equal, "none"), "it holds");
    EXPECT_EQ(words("health[2]", Comparison::equal, "x"),
              "health[2]: 'x' is not a number from -128 to 127");
    EXPECT(words("helth", Comparison::equal, "1").starts_with("no field 'helth'"));
}

TEST("numbers are compared by size, also below zero")
{
    const auto stage = duel_after({});
    ASSERT_FALSE(stage->carry_out(SetField{"health[0]", "-2"}).has_value());
    const auto words = [&](Comparison comparison, std::string_view value) {
        return words_of(*stage, ExpectField{"health[0]", comparison, std::string(value)});
    };
    EXPECT_EQ(words(Comparison::less, "-1"), "it holds");
    EXPECT_EQ(words(Comparison::at_most, "-2"), "it holds");
    EXPECT_EQ(words(Comparison::more, "-3"), "it holds");
    EXPECT_EQ(words(Comparison::at_least, "-2"), "it holds");
    EXPECT_EQ(words(Comparison::less, "-2"), "health[0] < -2 is expected, -2 is found");
    EXPECT_EQ(words(Comparison::at_most, "-3"), "health[0] <= -3 is expected, -2 is found");
    EXPECT_EQ(words(Comparison::more, "-2"), "health[0] > -2 is expected, -2 is found");
    EXPECT_EQ(words(Comparison::at_least, "-1"), "health[0] >= -1 is expected, -2 is found");
}

TEST("what is no number has no size")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectField{"hands[0]", Comparison::less, "3"}),
              "< compares numbers, and '[ace]' is none");
    EXPECT_EQ(words_of(*stage, ExpectField{"round", Comparison::more, "few"}),
              "> compares numbers, and 'few' is none");
}

TEST("an event of the last move is expected by name or text; before the first, of the set-up")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, nobody, false, "drew"}), "it holds");
    ASSERT_FALSE(stage->carry_out(MakeMove{{seat_at(0), "rest"}}).has_value());
    EXPECT_EQ(words_of(*stage, ExpectEvent{false, nobody, false, "drew"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, nobody, false, "drew"}),
              "an event 'drew' is expected; the events that everyone sees are: none");
}

TEST("an event that is not wanted is told with those that came")
{
    const auto stage = duel_after({"draw"});
    EXPECT_EQ(words_of(*stage, ExpectEvent{false, nobody, false, "drew"}),
              "no event 'drew' is expected; the events that everyone sees are: drew \"seat1 draws"
              " ?\"");
}

TEST("each seat sees its own events, and everyone only what all see")
{
    const auto stage = duel_after({"draw"});
    const Seat owner = seat_at(0);
    const Seat other = seat_at(1);
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, owner, true, "seat1 draws queen"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, other, true, "seat1 draws ?"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{false, other, true, "seat1 draws queen"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, owner, false, "felt"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{false, nobody, false, "felt"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, other, false, "felt"}),
              "an event 'felt' is expected; the events that seat 2 sees are: drew \"seat1 draws"
              " ?\"");
    EXPECT_EQ(words_of(*stage, ExpectEvent{true, seat_at(2), false, "felt"}),
              "there is no seat 3; the game has seats 1 to 2");
}

TEST("whom play waits for must be all and only those")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectAwaited{SeatSet{seat_at(0)}}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectAwaited{SeatSet{seat_at(0), seat_at(1)}}),
              "play is expected to wait for seats 1 and 2, it waits for seat 1");
    EXPECT_EQ(words_of(*stage, ExpectAwaited{}),
              "play is expected to wait for nobody, it waits for seat 1");
}

TEST("a window is open or not, and has its name")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectWindow{}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectWindow{"before_hit"}),
              "the window 'before_hit' is expected, no window is open");
    ASSERT_FALSE(stage->carry_out(ForceDice{{6}}).has_value());
    ASSERT_FALSE(stage->carry_out(MakeMove{{seat_at(0), "strike seat2"}}).has_value());
    EXPECT_EQ(words_of(*stage, ExpectWindow{"before_hit"}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectWindow{}),
              "no window is expected, the window 'before_hit' is open");
}

TEST("a game without windows never has one open")
{
    Stage stage(tictactoe_game(), setup_with(tictactoe_game(), 2));
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, ExpectWindow{}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectWindow{"x"}), "the window 'x' is expected, no window is open");
}

TEST("the game is over or it goes on")
{
    const auto open = duel_after({});
    EXPECT_EQ(words_of(*open, ExpectOver{false}), "it holds");
    EXPECT_EQ(words_of(*open, ExpectOver{true}),
              "the game is expected to be over, play waits for seat 1");
    const auto over = duel_after({"rest", "rest", "rest", "rest"});
    EXPECT_EQ(words_of(*over, ExpectOver{true}), "it holds");
    EXPECT_EQ(words_of(*over, ExpectOver{false}), "the game is expected to go on, it is over");
}

TEST("scores are compared at any time")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectScore{seat_at(1), Comparison::equal, 3}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectScore{seat_at(1), Comparison::more, 3}),
              "score seat 2 > 3 is expected, 3 is found");
    EXPECT_EQ(words_of(*stage, ExpectScore{seat_at(2), Comparison::equal, 0}),
              "there is no seat 3; the game has seats 1 to 2");
}

TEST("the winners are those with the best score when the game is over")
{
    const auto open = duel_after({});
    EXPECT_EQ(words_of(*open, ExpectWinners{SeatSet{seat_at(0)}}),
              "the game is expected to be over, play waits for seat 1");
    const auto over = duel_after({"rest", "rest", "rest", "rest"});
    EXPECT_EQ(words_of(*over, ExpectDraw{}), "it holds");
    EXPECT_EQ(words_of(*over, ExpectWinners{SeatSet{seat_at(0)}}),
              "the winner is expected to be seat 1; the scores are seat 1: 3, seat 2: 3");
    ASSERT_FALSE(over->carry_out(SetField{"health[0]", "1"}).has_value());
    EXPECT_EQ(words_of(*over, ExpectWinners{SeatSet{seat_at(1)}}), "it holds");
    EXPECT_EQ(words_of(*over, ExpectDraw{}),
              "the winner is expected to be seats 1 and 2; the scores are seat 1: 1, seat 2: 3");
}

TEST("a move is legal or not, and asking changes nothing")
{
    const auto stage = duel_after({});
    EXPECT_EQ(words_of(*stage, ExpectLegal{{seat_at(0), "rest"}, true}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectLegal{{seat_at(0), "rest"}, false}),
              "the move is expected to be illegal, it is legal");
    EXPECT_EQ(words_of(*stage, ExpectLegal{{seat_at(0), "spring"}, false}), "it holds");
    EXPECT_EQ(words_of(*stage, ExpectLegal{{seat_at(0), "spring"}, true}),
              "the move is expected to be legal; it is refused: D2: the trap is set (E_NO_TRAP)");
    EXPECT(words_of(*stage, ExpectLegal{{seat_at(0), "jump"}, false})
               .starts_with("there is no action 'jump'"));
    EXPECT_EQ(words_of(*stage, ExpectAwaited{SeatSet{seat_at(0)}}), "it holds");
}

}  // namespace sortie::scenario
