#pragma once
// The figures of a plot as a table below it: for whoever hears the page, has no pointer to hold over a mark, or wants to
// copy a figure. It is folded up until somebody asks for it.
//
//     page += share_plot(bars, std::nullopt, "shares of winners");
//     page += folded_table({{"winner", "share"}, {{"rebels", "41.0 %"}}}, "Winners");

#include <string>
#include <string_view>
#include <vector>

#include "lab/plot.h"

namespace sortie {

struct PlotTable {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;  // the first cell of a row is its name
};

// Nothing without rows. `title` is the one of the plot.
std::string folded_table(const PlotTable& table, std::string_view title);

// What `histogram_plot` draws. The shares of several series are of all of them together.
PlotTable histogram_table(const std::vector<Series>& series, std::string_view unit);

}  // namespace sortie
