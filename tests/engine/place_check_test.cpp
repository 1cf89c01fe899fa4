#include "engine/place_check.h"

#include <memory>
#include <string>

#include "engine/play.h"
#include "games/games.h"
#include "games/skirmish/skirmish.h"
#include "games/tictactoe/tictactoe.h"
#include "table/guard.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using skirmish::Skirmish;
using State = Skirmish::State;

State first_question()
{
    return Play<Skirmish>::start(usual_setup(Skirmish::options, 3));
}

bool is_possible(const State& state)
{
    return !guarded([&] { PlaceCheck<Skirmish>::check(state); });
}

}  // namespace

TEST("every position that is reached by moves stands where it can stand")
{
    auto moves = std::make_unique<MoveList>();
    for (const GameModule* game : all_games()) {
        Events events;
        const auto position =
            game->start(usual_setup(game->options(), game->info().seats_most), events);
        SmallRng rng(5);
        for (int i = 0; i < 300 && !position->is_over(); ++i) {
            const SeatMove next = random_move(*position, rng, *moves);
            Step step;
            ASSERT_FALSE(position->apply(next.seat, next.move, events, step));
            const auto fault = guarded([&] { position->check(); });
            ASSERT_FALSE(fault) << game->info().name << ", move " << i << ": " << *fault;
        }
    }
}

TEST("a place outside of the program, or at no question, is impossible")
{
    State state = first_question();
    EXPECT(is_possible(state));
    state.flow.at = 60'000;
    EXPECT(!is_possible(state));
    state = first_question();
    ++state.flow.at;
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.waiting = Waiting::nothing;
    EXPECT(!is_possible(state));
}

TEST("a stack that does not lead to the question is impossible")
{
    State state = first_question();
    ASSERT_GT(state.flow.depth, 0);
    --state.flow.depth;
    EXPECT(!is_possible(state));
    state = first_question();
    ++state.flow.depth;
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.depth = 255;
    EXPECT(!is_possible(state));
    state = first_question();
    ++state.flow.frames[0].at;
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.frames[0].first = 9;
    EXPECT(!is_possible(state));
}

TEST("seats that the game does not have are impossible")
{
    State state = first_question();
    state.flow.seat_count = 0;
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.awaited.insert(seat_at(7));
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.round_seat = seat_at(5);
    EXPECT(!is_possible(state));
}

TEST(
    "a loop that has gone round more often than it may, and seats that take part in nothing, are impossible")
{
    State state = first_question();
    state.flow.frames[0].passes = 60'000;
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.entered.erase(state.flow.awaited.front());
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.seat_count = seats_max;
    EXPECT(!is_possible(state));
}

TEST("a question has its reason: the seat whom the flow asks is awaited")
{
    using tictactoe::TicTacToe;
    TicTacToe::State state = Play<TicTacToe>::start(usual_setup({}, 2));
    ASSERT_EQ(state.flow.waiting, Waiting::one);
    const auto has_reason = [](const TicTacToe::State& each) {
        return !guarded([&] { PlaceCheck<TicTacToe>::check_reasons(each); });
    };
    EXPECT(has_reason(state));
    state.flow.awaited = SeatSet{seat_at(1)};
    EXPECT(!has_reason(state));
}

TEST("a question has its reason: nobody is awaited who has nothing to do")
{
    State state = first_question();
    const auto has_reason = [](const State& each) {
        return !guarded([&] { PlaceCheck<Skirmish>::check_reasons(each); });
    };
    EXPECT(has_reason(state));
    for (auto& unit : state.units) unit.steps = 0;
    EXPECT(!has_reason(state));
}

TEST("a window that nobody has opened is impossible")
{
    State state = first_question();
    state.windows.window = WindowId{0};
    EXPECT(!is_possible(state));
    state = first_question();
    state.flow.waiting = Waiting::window;
    EXPECT(!is_possible(state));
}

}  // namespace sortie
