#include "lab/pairs.h"

#include <cmath>

#include "engine/rng.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// How often A wins on its two sides, and whether its results in a pair go together: in so much of all pairs they are the
// same game seen from both sides, one win and one defeat.
struct World {
    double on_first = 0.5;
    double on_second = 0.5;
    double split = 0;

    double share() const { return split * 0.5 + (1 - split) * (on_first + on_second) / 2; }
};

bool happens(SmallRng& rng, double chance)
{
    constexpr std::uint32_t steps = 1'000'000;
    return rng.below(steps) < static_cast<std::uint32_t>(chance * steps);
}

double play_pair(SmallRng& rng, const World& world)
{
    if (happens(rng, world.split)) return 0.5;
    const bool wins_first = happens(rng, world.on_first);
    const bool wins_second = happens(rng, world.on_second);
    return ((wins_first ? 1 : 0) + (wins_second ? 1 : 0)) / 2.0;
}

double coverage(const World& world, int pairs)
{
    constexpr int contests = 4000;
    SmallRng rng(7);
    int covered = 0;
    for (int i = 0; i < contests; ++i) {
        PairSums sums;
        for (int k = 0; k < pairs; ++k) sums.add(play_pair(rng, world));
        const Interval interval = sums.interval();
        covered += interval.low <= world.share() && world.share() <= interval.high ? 1 : 0;
    }
    return covered / static_cast<double>(contests);
}

TEST(
    "of a hundred intervals of paired games about 95 contain the truth, whatever the sides are worth")
{
    for (const World world : {World{}, World{0.16, 0.84}, World{0.37, 0.93}, World{0.8, 0.99},
                              World{0.5, 0.5, 0.9}, World{0.95, 0.95}}) {
        for (const int pairs : {50, 500}) {
            const double covered = coverage(world, pairs);
            EXPECT_GT(covered, 0.935) << world.on_first << " " << world.split << " " << pairs;
            if (pairs >= 500)
                EXPECT_LT(covered, 0.98) << world.on_first << " " << world.split << " " << pairs;
        }
    }
}

TEST("where the side decides, paired games tell more than as many without pairs")
{
    SmallRng rng(3);
    PairSums decided;
    double points = 0;
    for (int i = 0; i < 500; ++i) {
        const double share = play_pair(rng, {0.16, 0.84});
        decided.add(share);
        points += 2 * share;
    }
    const Interval paired = decided.interval();
    const Interval unpaired = points_interval(points, 1000.0);
    EXPECT_LT((paired.high - paired.low) * 1.3, unpaired.high - unpaired.low);
}

TEST("pairs that all agree leave a doubt, and no pair leaves every doubt")
{
    PairSums sums;
    EXPECT_EQ(sums.interval().low, 0);
    EXPECT_EQ(sums.interval().high, 1);
    for (int i = 0; i < 10; ++i) sums.add(0.5);
    EXPECT_LT(sums.interval().low, 0.45);
    EXPECT_GT(sums.interval().high, 0.55);
    PairSums won;
    for (int i = 0; i < 10; ++i) won.add(1);
    EXPECT_LT(won.interval().low, 0.9);
    EXPECT_GT(won.interval().high, 0.999);
}

// How often the test says what is not so.
double wrong(const World& world, double elo, ArenaVerdict untrue)
{
    constexpr int contests = 2000;
    constexpr int pairs_most = 20'000;
    SmallRng rng(11);
    int errors = 0;
    for (int i = 0; i < contests; ++i) {
        SequentialTest test(elo);
        ArenaVerdict verdict = ArenaVerdict::open;
        for (int k = 0; k < pairs_most && verdict == ArenaVerdict::open; ++k) {
            verdict = test.add(play_pair(rng, world));
        }
        errors += verdict == untrue ? 1 : 0;
    }
    return errors / static_cast<double>(contests);
}

double share_of(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

TEST(
    "the sequential test errs in about one of twenty contests, also where nearly every pair is split")
{
    constexpr double most = 0.065;
    for (const double elo : {50.0, 100.0}) {
        const double edge = share_of(elo) - 0.5;
        EXPECT_LT(wrong({}, elo, ArenaVerdict::better), most) << elo;
        EXPECT_LT(wrong({0.16, 0.84}, elo, ArenaVerdict::better), most) << elo;
        EXPECT_LT(wrong({0.5, 0.5, 0.7}, elo, ArenaVerdict::better), most) << elo;
        EXPECT_LT(wrong({0.5 + edge, 0.5 + edge}, elo, ArenaVerdict::not_better), most) << elo;
        EXPECT_LT(wrong({0.16 + edge, 0.84 + edge}, elo, ArenaVerdict::not_better), most) << elo;
        const double in_others = 0.5 + edge / 0.3;
        EXPECT_LT(wrong({in_others, in_others, 0.7}, elo, ArenaVerdict::not_better), most) << elo;
    }
}

}  // namespace
}  // namespace sortie
