#include "lab/histogram.h"

#include <algorithm>
#include <bit>

namespace sortie {
namespace {

constexpr int digits_kept = 7;  // binary ones

std::uint64_t size_of(std::int64_t value)
{
    return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

// How many binary digits of the value its bar does not tell apart.
int digits_dropped(std::int64_t value)
{
    return std::max(0, static_cast<int>(std::bit_width(size_of(value))) - digits_kept);
}

}  // namespace

std::int64_t bar_of(std::int64_t value)
{
    const int dropped = digits_dropped(value);
    if (dropped == 0) return value;
    const auto kept = static_cast<std::int64_t>(size_of(value) >> dropped << dropped);
    return value < 0 ? -kept : kept;
}

std::int64_t top_of_bar(std::int64_t value)
{
    if (value < 0) return bar_of(value);
    return value | ((std::int64_t{1} << digits_dropped(value)) - 1);
}

void Histogram::add(std::int64_t value, std::uint64_t times)
{
    if (times == 0) return;
    least = count == 0 ? value : std::min(least, value);
    most = count == 0 ? value : std::max(most, value);
    count += times;
    sum += value * static_cast<std::int64_t>(times);
    bars[bar_of(value)] += times;
}

void Histogram::add(const Histogram& other)
{
    if (other.count == 0) return;
    least = count == 0 ? other.least : std::min(least, other.least);
    most = count == 0 ? other.most : std::max(most, other.most);
    count += other.count;
    sum += other.sum;
    for (const auto& [bar, times] : other.bars) bars[bar] += times;
}

double Histogram::mean() const
{
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

std::int64_t Histogram::quantile(double share) const
{
    const double wanted = share * static_cast<double>(count);
    double below = 0;
    for (const auto& [bar, times] : bars) {
        below += static_cast<double>(times);
        if (below >= wanted) return std::clamp(top_of_bar(bar), least, most);
    }
    return 0;
}

}  // namespace sortie
