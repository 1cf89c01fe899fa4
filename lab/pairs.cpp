#include "lab/pairs.h"

#include <algorithm>
#include <cmath>

namespace sortie {

void PairSums::add(double share)
{
    ++pairs;
    sum += share;
    squares += share * share;
}

double PairSums::variance() const
{
    const double count = static_cast<double>(pairs) + 2;
    const double mean_of_all = (sum + 1) / count;
    return (squares + 1) / count - mean_of_all * mean_of_all;
}

Interval PairSums::interval() const
{
    if (pairs == 0) return {};
    const auto count = static_cast<double>(pairs);
    const double share = mean();
    // As many single games would spread like this. Two games of a pair are worth one at least, also where all are won.
    const double games = std::max(share * (1 - share) * count / variance(), count);
    return points_interval(share * games, games);
}

SequentialTest::SequentialTest(double elo) : better_(1 / (1 + std::pow(10, -elo / 400))) {}

ArenaVerdict SequentialTest::add(double share_of_pair)
{
    constexpr double limit = 2.944;  // log(0.95 / 0.05)
    constexpr std::uint64_t pairs_least = 10;
    sums_.add(share_of_pair);
    const double distance = 2 * sums_.mean() - better_ - 0.5;
    likelihood_ =
        static_cast<double>(sums_.pairs) * (better_ - 0.5) * distance / (2 * sums_.variance());
    if (sums_.pairs < pairs_least) return ArenaVerdict::open;
    if (likelihood_ >= limit) return ArenaVerdict::better;
    return likelihood_ <= -limit ? ArenaVerdict::not_better : ArenaVerdict::open;
}

}  // namespace sortie
