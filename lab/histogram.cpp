#include "lab/histogram.h"

#include <algorithm>
#include <bit>

namespace sortie {
namespace {

constexpr int digits_kept = 7;  // binary ones

}  // namespace

std::int64_t bar_of(std::int64_t value)
{
    const std::uint64_t size =
        value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    const int digits = static_cast<int>(std::bit_width(size));
    if (digits <= digits_kept) return value;
    const int dropped = digits - digits_kept;
    const auto kept = static_cast<std::int64_t>(size >> dropped << dropped);
    return value < 0 ? -kept : kept;
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
        if (below >= wanted) return bar;
    }
    return 0;
}

}  // namespace sortie
