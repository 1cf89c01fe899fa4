#include "games/tictactoe/tictactoe.h"

#include <set>
#include <string>

#include "tests/support/test.h"

namespace sortie::tictactoe {
namespace {

using P = Play<TicTacToe>;

Move place_on(int cell)
{
    return Move{0, 1, {static_cast<Argument>(cell)}};
}

State after(std::initializer_list<int> cells_in_order)
{
    Setup setup;
    setup.seats = 2;
    State state = P::start(setup);
    for (const int cell : cells_in_order) {
        P::apply_unchecked(state, P::awaiting(state).front(), place_on(cell));
        TicTacToe::check_state(state);
    }
    return state;
}

TEST("X1: seat 1 moves first and the seats alternate")
{
    EXPECT_EQ(P::awaiting(after({})), SeatSet{seat_at(0)});
    EXPECT_EQ(P::awaiting(after({4})), SeatSet{seat_at(1)});
    EXPECT_EQ(P::awaiting(after({4, 0})), SeatSet{seat_at(0)});
}

TEST("X1: whoever moves out of turn is refused and told whom play waits for")
{
    const State state = after({});
    const auto refusal = P::why_not(state, seat_at(1), place_on(0));
    ASSERT_TRUE(refusal.has_value());
    EXPECT_EQ(refusal->code, "E_NOT_YOUR_TURN");
    EXPECT_EQ(refusal->words, "'place a mark' is waiting for seat 1");
    EXPECT_EQ(refusal->awaited, SeatSet{seat_at(0)});
}

TEST("X2.1: a taken cell is refused with its rule, and nothing changes")
{
    State state = after({4});
    const Hash128 before = P::hash(state);
    std::vector<Event> heard;
    Events events(heard);
    Step step;
    const auto refusal = P::apply(state, seat_at(1), place_on(4), events, step);
    ASSERT_TRUE(refusal.has_value());
    EXPECT_EQ(refusal->rule, "X2.1");
    EXPECT_EQ(refusal->code, "E_TAKEN");
    EXPECT_EQ(refusal->words, "the cell is empty");
    EXPECT_EQ(P::hash(state), before);
    EXPECT(heard.empty());
}

TEST("X2.1: every empty cell is legal and no other")
{
    MoveList moves;
    P::legal_moves(after({4, 0, 8}), seat_at(1), moves);
    ASSERT_EQ(moves.size(), 6u);
    EXPECT(!moves.contains(place_on(4)));
    EXPECT(moves.contains(place_on(1)));
}

TEST("X3.1: three in a row, column or diagonal win")
{
    for (const State& state : {after({0, 3, 1, 4, 2}), after({0, 1, 3, 2, 6}),
                               after({0, 1, 4, 2, 8}), after({2, 0, 4, 1, 6})}) {
        EXPECT(P::is_over(state));
        EXPECT_EQ(P::scores(state)[0], 1);
        EXPECT_EQ(P::scores(state)[1], -1);
        EXPECT_EQ(P::why_not(state, seat_at(1), place_on(5))->code, "E_GAME_OVER");
    }
}

TEST("X3.2: a full board without a line is a draw")
{
    const State state = after({0, 1, 2, 4, 3, 5, 7, 6, 8});
    EXPECT(P::is_over(state));
    EXPECT_EQ(P::scores(state)[0], 0);
    EXPECT_EQ(P::scores(state)[1], 0);
}

TEST("play tells where it stands")
{
    EXPECT_EQ(P::trace(after({4})), "game > turns > place a mark: waiting for seat 2");
    EXPECT_EQ(P::trace(after({0, 3, 1, 4, 2})), "the game is over");
}

struct Counts {
    std::uint64_t games = 0;
    std::set<std::string> positions;
};

void walk_all(const State& state, Counts& counts)
{
    counts.positions.emplace(reinterpret_cast<const char*>(&state.marks), sizeof state.marks);
    if (P::is_over(state)) {
        ++counts.games;
        return;
    }
    MoveList moves;
    const Seat seat = P::awaiting(state).front();
    P::legal_moves(state, seat, moves);
    for (const Move& move : moves) {
        State next = state;
        P::apply_unchecked(next, seat, move);
        walk_all(next, counts);
    }
}

TEST("there are 255168 games and 5478 positions")
{
    Counts counts;
    walk_all(after({}), counts);
    EXPECT_EQ(counts.games, 255168u);
    EXPECT_EQ(counts.positions.size(), 5478u);
}

}  // namespace
}  // namespace sortie::tictactoe
