#include "lab/bins.h"

#include <algorithm>

namespace sortie {

std::size_t Bins::places() const
{
    return static_cast<std::size_t>(count) + (has_rest ? 1 : 0);
}

std::size_t Bins::place_of(std::int64_t value) const
{
    const std::int64_t at = value < first ? 0 : (value - first) / width;
    return std::min(static_cast<std::size_t>(at), places() - 1);
}

std::string Bins::words(std::size_t place) const
{
    const std::int64_t begin = first + static_cast<std::int64_t>(place) * width;
    const std::int64_t low = std::max(begin, least);
    const std::int64_t high = std::min(begin + width - 1, most);
    const std::string text = std::to_string(low);
    if (static_cast<std::int64_t>(place) == count) return text + " and more";
    return low == high ? text : text + " to " + std::to_string(high);
}

Bins bins_for(const Histogram& all)
{
    constexpr std::int64_t bins_most = 36;
    Bins bins;
    bins.least = all.least;
    bins.most = all.most;
    const std::int64_t last = all.quantile(0.995);
    // A bin holds whole bars of the histogram, or their edges would show.
    const auto width_of_bar = [](std::int64_t value) {
        return top_of_bar(value) - bar_of(value) + 1;
    };
    const std::int64_t grain = std::max(width_of_bar(last), width_of_bar(all.least));
    const std::int64_t span = last - all.least + 1;
    bins.width = ((span + bins_most - 1) / bins_most + grain - 1) / grain * grain;
    const std::int64_t down = all.least < 0 ? bins.width - 1 : 0;
    bins.first = (all.least - down) / bins.width * bins.width;
    bins.count = (last - bins.first) / bins.width + 1;
    bins.has_rest = all.most >= bins.first + bins.count * bins.width;
    return bins;
}

std::vector<std::uint64_t> times_in(const Bins& bins, const Histogram& values)
{
    std::vector<std::uint64_t> times(bins.places());
    for (const auto& [value, count] : values.bars) times[bins.place_of(value)] += count;
    return times;
}

}  // namespace sortie
