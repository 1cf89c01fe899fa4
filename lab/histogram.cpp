#include "lab/histogram.h"

#include <algorithm>
#include <bit>

namespace sortie {
namespace {

constexpr int digits_kept = 7;  // binary ones

// -1 lies as far below zero as 0 above.
std::int64_t turned_over(std::int64_t value)
{
    return ~value;
}

// What the bar of the value does not tell apart: its last binary digits.
std::int64_t digits_dropped(std::int64_t value)
{
    const auto digits = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
    return (std::int64_t{1} << std::max(0, digits - digits_kept)) - 1;
}

}  // namespace

std::int64_t bar_of(std::int64_t value)
{
    if (value < 0) return turned_over(top_of_bar(turned_over(value)));
    return value & ~digits_dropped(value);
}

std::int64_t top_of_bar(std::int64_t value)
{
    if (value < 0) return turned_over(bar_of(turned_over(value)));
    return value | digits_dropped(value);
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
