#include "server/host/thinkers.h"

#include <future>

#include "games/skirmish/module.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

AskThought search_of(std::uint64_t ticket, std::uint32_t iterations)
{
    const GameModule& game = skirmish::game_module();
    Events silent;
    const auto position = game.start(usual_setup(game.options(), 2), silent);
    SearchOptions options{.iterations = iterations, .nodes_max = 1000};
    return {ticket, game.begin_thinking(*position, seat_at(0), options), iterations};
}

TEST("a search is run in another thread and answered with its ticket")
{
    Thinkers thinkers(1);
    std::promise<std::pair<std::uint64_t, std::uint32_t>> answered;
    thinkers.think(search_of(7, 50), [&](std::uint64_t ticket, std::optional<Thought> answer) {
        answered.set_value({ticket, answer ? answer->iterations : 0});
    });
    const auto [ticket, iterations] = answered.get_future().get();
    EXPECT_EQ(ticket, 7u);
    EXPECT_EQ(iterations, 50u);
}

TEST("a bot is answered with the move of the whole search as soon as that is settled")
{
    // What a search comes to when nobody ends it: here it is settled before.
    constexpr std::uint32_t many = 1000;
    AskThought whole = search_of(1, many);
    whole.thinking->run(many);
    const Move best = whole.thinking->conclude().best;

    constexpr std::int64_t none = 0;
    Thinkers thinkers(1, none);
    std::promise<std::pair<Move, std::uint32_t>> answered;
    AskThought asked = search_of(2, many);
    asked.wants_move_only = true;
    thinkers.think(std::move(asked), [&](std::uint64_t, std::optional<Thought> answer) {
        answered.set_value({answer ? answer->best : Move{}, answer ? answer->iterations : 0});
    });
    const auto [move, iterations] = answered.get_future().get();
    EXPECT(move == best);
    EXPECT_GT(iterations, 0u);
    EXPECT_LT(iterations, many);
}

TEST("a search that would take far too long ends at the ceiling")
{
    Thinkers thinkers(1);
    std::promise<std::uint32_t> answered;
    thinkers.think(search_of(1, iterations_most),
                   [&](std::uint64_t, std::optional<Thought> answer) {
                       answered.set_value(answer ? answer->iterations : 0);
                   });
    const std::uint32_t iterations = answered.get_future().get();
    EXPECT_GT(iterations, 0u);
    EXPECT_LT(iterations, iterations_most);
}

TEST("stopping forgets what waits")
{
    std::atomic<int> answers = 0;
    Thinkers thinkers(1);
    for (std::uint64_t i = 0; i < 20; ++i) {
        thinkers.think(search_of(i, 2000),
                       [&](std::uint64_t, const std::optional<Thought>&) { ++answers; });
    }
    thinkers.stop();
    const int before = answers;
    EXPECT_LT(before, 20);
    EXPECT_GE(usual_thinkers(), 1u);
}

}  // namespace
}  // namespace sortie
