#include "lab/bench.h"

#include "games/skirmish/types.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

BenchResult quick(const GameModule& game)
{
    BenchOptions options;
    options.setup = usual(game, 2);
    options.seconds = 0.005;
    return bench(game, options);
}

void expect_ordered(const Figure& figure)
{
    EXPECT_LE(figure.least, figure.median);
    EXPECT_LE(figure.median, figure.most);
}

TEST("a benchmark measures everything, each with its spread")
{
    const BenchResult result = quick(skirmish_game());
    EXPECT_EQ(result.state_bytes, sizeof(skirmish::State));
    EXPECT_EQ(result.repetitions, 7);
    EXPECT_GE(result.positions, 200u);
    for (const Figure& figure : {result.clone_ns, result.memcpy_ns, result.legal_moves_ns,
                                 result.moves_per_second, result.games_per_second}) {
        expect_ordered(figure);
        EXPECT_GT(figure.least, 0);
    }
    expect_ordered(result.apply_ns);
    EXPECT_GT(result.apply_ns.median, 0);
}

TEST("the share of the processor is the one of a single thread")
{
    const BenchResult result = quick(skirmish_game());
    EXPECT_GT(result.processor_share, 0);
    EXPECT_LT(result.processor_share, 1.02);  // two clocks are not read at the same moment
}

TEST("moves and games a second belong together")
{
    const BenchResult result = quick(tictactoe_game());
    const double moves_in_a_game = result.moves_per_second.median / result.games_per_second.median;
    EXPECT_NEAR(moves_in_a_game, 7.6, 0.3);
}

}  // namespace
}  // namespace sortie
