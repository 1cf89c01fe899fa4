#include "lab/plot_table.h"

#include "lab/bins.h"
#include "lab/figure.h"

namespace sortie {
namespace {

std::string head_cell(std::string_view scope, const std::string& words)
{
    return "<th scope=\"" + std::string(scope) + "\">" + escaped(words) + "</th>";
}

}  // namespace

std::string folded_table(const PlotTable& table, std::string_view title)
{
    if (table.rows.empty()) return "";
    // A table that is wider than a phone is moved sideways, with the keyboard as well.
    std::string out = "<details><summary>Figures as a table</summary><div class=\"scroll\" "
                      "role=\"group\" aria-label=\"" +
                      escaped(title) + ", as a table\" tabindex=\"0\"><table><tr>";
    for (const std::string& words : table.head) out += head_cell("col", words);
    out += "</tr>";
    for (const std::vector<std::string>& row : table.rows) {
        out += "<tr>" + head_cell("row", row.front());
        for (std::size_t i = 1; i < row.size(); ++i) out += "<td>" + escaped(row[i]) + "</td>";
        out += "</tr>";
    }
    return out + "</table></div></details>";
}

PlotTable histogram_table(const std::vector<Series>& series, std::string_view unit)
{
    Histogram all;
    for (const Series& each : series) all.add(*each.values);
    PlotTable table{{std::string(unit)}, {}};
    if (all.count == 0) return table;
    const Bins bins = bins_for(all);
    for (std::size_t place = 0; place < bins.places(); ++place) {
        table.rows.push_back({bins.words(place)});
    }
    for (const Series& each : series) {
        table.head.insert(table.head.end(), {each.name.empty() ? "how often" : each.name, "share"});
        const std::vector<std::uint64_t> times = times_in(bins, *each.values);
        for (std::size_t place = 0; place < times.size(); ++place) {
            const PartOf part{times[place], all.count};
            table.rows[place].push_back(grouped(part.part));
            table.rows[place].push_back(percent(part.value()));
        }
    }
    return table;
}

}  // namespace sortie
