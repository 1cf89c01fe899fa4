#pragma once
// Plots as inline SVG, for the report of a simulation. Each is a function from figures to text.
//
//     page += share_plot({{"rebels", 0.41, {0.40, 0.42}, 0, "410 of 1000 games"}}, std::nullopt);
//
// All plots are 360 units wide, the width of a phone, and are scaled by the page. Colours are classes (`c0` to `c7`) that
// the page defines for light and dark. No script, no font, nothing is loaded.
//
// For a screen reader a plot is one picture: what it tells is its label with the figures that sum the plot up, and none of
// its marks. What a mark stands for is its title, which browsers show under a pointer that is held over it, so a finger
// never sees it. Whoever draws a plot gives all of its figures as a table as well (`lab/plot_table.h`).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/figure.h"
#include "lab/histogram.h"

namespace sortie {

inline constexpr int plot_colours = 8;

// For text inside of HTML and SVG, and of attributes in double quotes.
std::string escaped(std::string_view text);
// "41.2 %"
std::string percent(double share);
// "1,234,567"
std::string grouped(std::uint64_t number);

// One bar from 0 to 100 %, with an interval.
struct ShareBar {
    std::string name;
    double share = 0;
    std::optional<Interval> interval{};
    int colour = 0;
    std::string title;      // what the bar stands for, in words
    std::string heading{};  // stands above the first of the bars that have the same
};
// `reference` is a line that all bars are compared with, their mean.
std::string share_plot(const std::vector<ShareBar>& bars, std::optional<double> reference,
                       std::string_view label);

// A bar that is divided among several; the interval is the one of the first part.
struct DividedBar {
    std::string name;
    std::vector<double> shares;  // the colour of each is its place
    Interval interval{};
    std::string note;  // at the end of the line
    std::string title;
};
std::string divided_plot(const std::vector<DividedBar>& bars, std::string_view label);

struct Series {
    std::string name;
    const Histogram* values = nullptr;
    int colour = 0;
};
// Upright bars over whole numbers. Several series stand one below the other under their names, with the same axes; shares
// are of all of them together. The longest half percent is one bar at the end.
std::string histogram_plot(const std::vector<Series>& series, std::string_view unit,
                           std::string_view label);

// A difference of two shares, with its interval, around a line at zero.
struct DifferenceRow {
    std::string name;
    double difference = 0;
    Interval interval{};  // from -1 to 1
    std::string title;
};
std::string difference_plot(const std::vector<DifferenceRow>& rows, std::string_view label);

}  // namespace sortie
