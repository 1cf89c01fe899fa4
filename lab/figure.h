#pragma once
// Measured numbers: the median of several repetitions with the least and the most of them.
//
//     const Figure rate = figure_of(rates);
//     print(short_number(rate.median));          // "21.3 million"
//
// A single time says nothing on a busy machine; a median with its spread says how much to believe.
// This is for reports only: nothing that is measured ever enters a game.

#include <cstdint>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

namespace sortie {

struct Figure {
    double median = 0;
    double least = 0;
    double most = 0;
};

// There must be at least one value. Of an even number the upper of the two in the middle is the
// median.
Figure figure_of(std::vector<double> values);

// The 95 % interval of Wilson for a share of `part` out of `whole`, both ends between 0 and 1.
struct Interval {
    double low = 0;
    double high = 1;
};
Interval share_interval(std::uint64_t part, std::uint64_t whole);
// Of points, where a game may bring half of one; `games` need not be whole (lab/pairs.h).
Interval points_interval(double points, double games);

// The 95 % interval of Newcombe for the difference of two shares, `one` less `other`, between -1 and 1.
struct PartOf {
    std::uint64_t part = 0;
    std::uint64_t whole = 0;

    double value() const;  // 0 of nothing
};
Interval difference_interval(PartOf one, PartOf other);

// "64.5 % (61.5 to 67.4)", of a share and its interval.
std::string share_text(double share, const Interval& interval);

// Three digits that matter: "0.352", "47.1", "1250", "21.3 million".
std::string short_number(double value);

// Large numbers are whole, so that nobody has to read 2.1E7; small ones keep their digits.
boost::json::value json_number(double value);

}  // namespace sortie
