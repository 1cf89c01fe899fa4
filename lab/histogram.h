#pragma once
// How often each whole number occurred: lengths of games, margins, possible moves.
//
//     Histogram lengths;
//     lengths.add(moves);
//     lengths.mean(); lengths.quantile(0.5);
//
// Numbers from -128 to 127 are kept as they are. Beyond that a bar holds a range of at most 1/64 of the number in it that is
// nearest to zero, so a histogram stays small whatever it is given. Bars below zero are those above it, turned over, so that
// multiples of a power of two part bars on either side. All of it is whole numbers: adding histograms up gives the same in any
// order.

#include <cstdint>
#include <map>

namespace sortie {

struct Histogram {
    std::uint64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t least = 0;  // exact, as `most` is
    std::int64_t most = 0;
    std::map<std::int64_t, std::uint64_t> bars;  // by the least number of each

    void add(std::int64_t value, std::uint64_t times = 1);
    void add(const Histogram& other);

    double mean() const;
    // At least so large a share of all is at most this number: the last one of a bar, as far as it occurred. 0 for nothing.
    std::int64_t quantile(double share) const;

    friend bool operator==(const Histogram&, const Histogram&) = default;
};

// The least number of the bar in which the value lies, and the highest.
std::int64_t bar_of(std::int64_t value);
std::int64_t top_of_bar(std::int64_t value);

}  // namespace sortie
