#include "lab/plot_table.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("figures are folded up, say whose they are, and every cell belongs to its row and column")
{
    EXPECT_EQ(folded_table({{"who", "share"}, {{"a < b", "10.0 %"}}}, "Winners"),
              "<details><summary>Figures as a table</summary>"
              "<div class=\"scroll\" role=\"group\" aria-label=\"Winners, as a table\" "
              "tabindex=\"0\"><table>"
              "<tr><th scope=\"col\">who</th><th scope=\"col\">share</th></tr>"
              "<tr><th scope=\"row\">a &lt; b</th><td>10.0 %</td></tr>"
              "</table></div></details>");
}

TEST("a table of nothing is left out")
{
    EXPECT_EQ(folded_table({{"who", "share"}, {}}, "Winners"), "");
}

TEST("the table of a histogram has its bars, how often each occurred, and its share")
{
    Histogram values;
    values.add(3, 1500);
    values.add(4, 500);
    const PlotTable table = histogram_table({{"", &values, 0}}, "moves");
    EXPECT_EQ(table.head, (std::vector<std::string>{"moves", "how often", "share"}));
    ASSERT_EQ(table.rows.size(), 2u);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"3", "1,500", "75.0 %"}));
    EXPECT_EQ(table.rows[1], (std::vector<std::string>{"4", "500", "25.0 %"}));
}

TEST("the table of a histogram of several series has a pair of columns for each")
{
    Histogram far;
    far.add(5, 60);
    Histogram near;
    near.add(4, 40);
    const PlotTable table = histogram_table({{"kings", &far, 0}, {"peasants", &near, 1}}, "points");
    EXPECT_EQ(table.head,
              (std::vector<std::string>{"points", "kings", "share", "peasants", "share"}));
    ASSERT_EQ(table.rows.size(), 2u);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"4", "0", "0.0 %", "40", "40.0 %"}));
    EXPECT_EQ(table.rows[1], (std::vector<std::string>{"5", "60", "60.0 %", "0", "0.0 %"}));
}

TEST("a table of nothing that was counted has no rows")
{
    const Histogram nothing;
    EXPECT(histogram_table({{"", &nothing, 0}}, "moves").rows.empty());
}

}  // namespace
}  // namespace sortie
