#include "engine/search/searcher.h"

#include "games/games.h"
#include "games/tictactoe/module.h"
#include "games/tictactoe/tictactoe.h"
#include "table/games.h"
#include "tests/search/fork_game.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using tictactoe::TicTacToe;
using P = Play<TicTacToe>;

Move place_at(std::uint16_t cell)
{
    return Move{0, 1, {cell}};
}

TicTacToe::State after(std::initializer_list<std::uint16_t> cells)
{
    TicTacToe::State state = P::start(usual_setup({}, 2));
    for (const std::uint16_t cell : cells) {
        P::apply_unchecked(state, P::awaiting(state).front(), place_at(cell));
    }
    return state;
}

Thought thought_of(const TicTacToe::State& state, std::uint32_t iterations)
{
    const Knowledge<TicTacToe> knowledge(state, P::awaiting(state).front());
    auto searcher =
        std::make_unique<Searcher<TicTacToe>>(SearchOptions{.iterations = iterations}, knowledge);
    searcher->run(iterations);
    return searcher->conclude();
}

TEST("a win that is there is taken")
{
    const Thought thought = thought_of(after({0, 3, 1, 4}), 300);
    EXPECT_EQ(thought.best, place_at(2));
    EXPECT_EQ(thought.candidates[0].chance, whole_share);
    EXPECT_EQ(thought.line.size(), 1u);
}

TEST("a threat is met, though the seat that threatens is the other one")
{
    EXPECT_EQ(thought_of(after({0, 4, 1}), 1000).best, place_at(2));
}

TEST("every legal move is a candidate and the visits add up to the iterations")
{
    const Thought thought = thought_of(after({4}), 500);
    EXPECT_EQ(thought.candidates.size(), 8u);
    std::uint32_t visits = 0;
    for (const Candidate& each : thought.candidates) visits += each.visits;
    EXPECT_EQ(visits, 500u);
    EXPECT_EQ(thought.iterations, 500u);
}

TEST("two searches that think long never lose against each other")
{
    TicTacToe::State state = after({});
    while (!P::is_over(state)) {
        const Seat seat = P::awaiting(state).front();
        P::apply_unchecked(state, seat, thought_of(state, 2000).best);
    }
    EXPECT_EQ(P::scores(state)[0], P::scores(state)[1]);
}

TEST("a search that is run in slices answers as one that is run at once")
{
    for (const GameModule* game : all_games()) {
        for_each_position(*game, game->info().seats_least, 3, 11,
                          [&](const Position& at, Seat seat) {
                              const SearchOptions options{.iterations = 60, .seed = 5};
                              const Thought whole = game->think(at, seat, options);
                              const auto sliced = game->begin_thinking(at, seat, options);
                              for (int i = 0; i < 6; ++i) sliced->run(10);
                              EXPECT_EQ(sliced->iterations_done(), 60u);
                              EXPECT_EQ(sliced->conclude().candidates, whole.candidates);
                              EXPECT_EQ(sliced->conclude().line, whole.line);
                          });
    }
}

TEST("a search that decides stops early and makes the move that all iterations lead to")
{
    for (const GameModule* game : all_games()) {
        std::uint32_t done = 0;
        for_each_position(
            *game, game->info().seats_least, 12, 31, [&](const Position& at, Seat seat) {
                const SearchOptions options{.iterations = 120, .seed = 3};
                const auto thinking = game->begin_thinking(at, seat, options);
                EXPECT_EQ(thinking->decide(120, {}), game->think(at, seat, options).best);
                done += thinking->iterations_done();
            });
        EXPECT_LT(done, 12u * 120u) << game->info().name;
    }
}

TEST("the best move is the first candidate, the others follow by their visits")
{
    for (const GameModule* game : all_games()) {
        for_each_position(
            *game, game->info().seats_least, 6, 17, [&](const Position& at, Seat seat) {
                const Thought thought = game->think(at, seat, {.iterations = 200, .seed = 2});
                EXPECT_EQ(thought.candidates[0].move, thought.best);
                for (std::size_t i = 2; i < thought.candidates.size(); ++i) {
                    EXPECT_GE(thought.candidates[i - 1].visits, thought.candidates[i].visits);
                }
            });
    }
}

TEST("a search that is late decides with what it knows")
{
    const GameModule& game = tictactoe::game_module();
    for_each_position(game, 2, 3, 3, [&](const Position& at, Seat seat) {
        const auto thinking = game.begin_thinking(at, seat, SearchOptions{.iterations = 5000});
        const Move move = thinking->decide(5000, [] { return true; });
        EXPECT(!at.why_not(seat, move).has_value());
        EXPECT_LT(thinking->iterations_done(), 100u);
    });
}

TEST("the best move is legal in every game, for every number of seats")
{
    for (const GameModule* game : all_games()) {
        for (int seats = game->info().seats_least; seats <= game->info().seats_most; ++seats) {
            for_each_position(*game, seats, 8, 21, [&](const Position& at, Seat seat) {
                const Thought thought = game->think(at, seat, {.iterations = 40});
                EXPECT(!at.why_not(seat, thought.best).has_value());
                EXPECT_LE(thought.chance, whole_share);
            });
        }
    }
}

TEST("what two seats are asked at one place, in different worlds, is answered for each by itself")
{
    using fork::Fork;
    const Fork::State state = Play<Fork>::start(usual_setup({}, 2));
    SeatSet asked;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SearchOptions options{.iterations = 400, .seed = seed};
        Searcher<Fork> searcher(options, Knowledge<Fork>(state, seat_at(0)));
        searcher.run(options.iterations);
        const Thought thought = searcher.conclude();
        ASSERT_EQ(thought.line.size(), 2u);
        const LineStep& second = thought.line[1];
        EXPECT_EQ(second.move.arguments[0], fork::right_answer[second.seat.index])
            << "seat " << int{second.seat.index} + 1 << ", seed " << seed;
        asked.insert(second.seat);
    }
    EXPECT_EQ(asked.size(), 2) << "the die has to ask both of them";
}

TEST(
    "a tree that is full in the middle of a move still answers with the action that was tried most")
{
    const GameModule& game = *find_game(all_games(), "taktik").value();
    std::size_t searched = 0;
    for_each_position(game, 2, 30, 3, [&](const Position& at, Seat seat) {
        const Thought thought = game.think(at, seat, {.iterations = 60, .nodes_max = 1});
        std::uint32_t most = 0;
        for (const Candidate& each : thought.candidates) most = std::max(most, each.visits);
        if (thought.nodes == 0 || most > 0) return;  // its only node is a whole move
        const auto tried =
            game.think(at, seat, {.iterations = 1, .seed = 1, .nodes_max = 1}).best.action;
        EXPECT_EQ(thought.best.action, tried);
        ++searched;
    });
    EXPECT_GT(searched, 0u);
}

TEST("a tree without room goes on and answers with what it has")
{
    const GameModule& game = tictactoe::game_module();
    for_each_position(game, 2, 5, 3, [&](const Position& at, Seat seat) {
        const Thought thought = game.think(at, seat, {.iterations = 200, .nodes_max = 4});
        EXPECT_EQ(thought.iterations, 200u);
        EXPECT_LE(thought.nodes, 4u);
        EXPECT(!at.why_not(seat, thought.best).has_value());
    });
}

TEST("the memory of a search is known before it begins and does not grow")
{
    for (const GameModule* game : all_games()) {
        for_each_position(*game, game->info().seats_least, 1, 2,
                          [&](const Position& at, Seat seat) {
                              const auto thinking =
                                  game->begin_thinking(at, seat, SearchOptions{.iterations = 300});
                              const std::size_t before = thinking->conclude().memory_bytes;
                              thinking->run(300);
                              EXPECT_EQ(thinking->conclude().memory_bytes, before);
                              EXPECT_LT(before, 1u << 20);
                          });
    }
}

}  // namespace
}  // namespace sortie
