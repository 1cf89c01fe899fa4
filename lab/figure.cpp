#include "lab/figure.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

#include "engine/check.h"

namespace sortie {

Figure figure_of(std::vector<double> values)
{
    CHECK(!values.empty());
    std::sort(values.begin(), values.end());
    return {values[values.size() / 2], values.front(), values.back()};
}

std::string share_text(double share, const Interval& interval)
{
    char text[80];
    std::snprintf(text, sizeof text, "%.1f %% (%.1f to %.1f)", 100 * share, 100 * interval.low,
                  100 * interval.high);
    return text;
}

std::string short_number(double value)
{
    const double size = std::abs(value);
    char text[64];
    if (size >= 1e6) {
        std::snprintf(text, sizeof text, size >= 1e8 ? "%.0f million" : "%.1f million",
                      value / 1e6);
    } else if (size >= 100) {
        std::snprintf(text, sizeof text, "%.0f", value);
    } else {
        std::snprintf(text, sizeof text, "%.3g", value);
    }
    return text;
}

boost::json::value json_number(double value)
{
    constexpr double whole_from = 1000;
    constexpr double whole_to = 1e18;  // what fits the integer with room to spare
    if (std::abs(value) < whole_from || std::abs(value) > whole_to) return value;
    return static_cast<std::int64_t>(std::llround(value));
}

Interval share_interval(std::uint64_t part, std::uint64_t whole)
{
    return points_interval(static_cast<double>(part), static_cast<double>(whole));
}

Interval points_interval(double points, double games)
{
    if (games <= 0) return {};
    constexpr double z = 1.959964;  // of the normal distribution, for 95 %
    const double n = games;
    const double p = points / n;
    const double middle = p + z * z / (2 * n);
    const double reach = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {std::max(0.0, (middle - reach) / scale), std::min(1.0, (middle + reach) / scale)};
}

double PartOf::value() const
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Interval difference_interval(PartOf one, PartOf other)
{
    const Interval a = share_interval(one.part, one.whole);
    const Interval b = share_interval(other.part, other.whole);
    const double p = one.value();
    const double q = other.value();
    const double below = std::sqrt((p - a.low) * (p - a.low) + (b.high - q) * (b.high - q));
    const double above = std::sqrt((a.high - p) * (a.high - p) + (q - b.low) * (q - b.low));
    return {std::max(-1.0, p - q - below), std::min(1.0, p - q + above)};
}

}  // namespace sortie
