#pragma once
// How the numbers of a histogram are put together for a plot and for its table, so that both have the same rows.
//
//     const Bins bins = bins_for(lengths);
//     times_in(bins, lengths)[place]; bins.words(place);          // 152, "135 to 139"
//
// There are at most about forty bins of equal width. The longest half percent, which would make a plot mostly empty, is
// one more bin at the end.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lab/histogram.h"

namespace sortie {

struct Bins {
    std::int64_t first = 0;
    std::int64_t width = 1;
    std::int64_t count = 1;  // without the one for the rest
    bool has_rest = false;   // numbers behind the last bin
    std::int64_t least = 0;  // that occurred, so that no bin is said to hold more
    std::int64_t most = 0;

    std::size_t places() const;
    std::size_t place_of(std::int64_t value) const;
    std::string words(std::size_t place) const;
};

Bins bins_for(const Histogram& all);
// How often the numbers of each bin occurred.
std::vector<std::uint64_t> times_in(const Bins& bins, const Histogram& values);

}  // namespace sortie
