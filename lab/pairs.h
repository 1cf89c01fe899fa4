#pragma once
// Pairs of games with the same seed and swapped sides, as a statistic: their two results go together, so what spreads is the
// pair and not the game. Where the side decides most games, nearly every pair is one win and one defeat, and the share of
// wins is known much better than from as many games without pairs.
//
//     PairSums pairs;
//     pairs.add(0.5);                                      // what A got of a pair, from 0 to 1
//     pairs.interval()                                     // of A's share, 95 %
//
//     SequentialTest test(20);                             // is A better by 20 elo, or not better at all?
//     if (test.add(0.5) != ArenaVerdict::open) ...
//
// A few pairs that happen to agree are no certainty: their spread is taken as if one pair won and one lost had been played
// besides.

#include <cstdint>

#include "lab/figure.h"

namespace sortie {

struct PairSums {
    std::uint64_t pairs = 0;
    double sum = 0;
    double squares = 0;

    void add(double share);
    double mean() const { return pairs == 0 ? 0 : sum / static_cast<double>(pairs); }
    double variance() const;  // of a pair
    // Wilson's, for as many games as would spread as these pairs do.
    Interval interval() const;

    friend bool operator==(const PairSums&, const PairSums&) = default;
};

enum class ArenaVerdict : std::uint8_t { open, better, not_better };

// Wald's sequential test with a normal approximation. Either answer is wrong in about one of twenty contests
// (tests/lab/pairs_test.cpp counts them).
class SequentialTest {
public:
    explicit SequentialTest(double elo);

    ArenaVerdict add(double share_of_pair);
    double likelihood() const { return likelihood_; }  // as a logarithm

private:
    double better_;  // the share of wins of who is better by so much
    PairSums sums_;
    double likelihood_ = 0;
};

}  // namespace sortie
