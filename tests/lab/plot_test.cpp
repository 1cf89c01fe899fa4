#include "lab/plot.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

std::size_t count_of(const std::string& text, std::string_view what)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
        ++count;
    }
    return count;
}

TEST("text is escaped, numbers are grouped, shares are percent")
{
    EXPECT_EQ(escaped("<b a=\"1\"> & c"), "&lt;b a=&quot;1&quot;&gt; &amp; c");
    EXPECT_EQ(grouped(7), "7");
    EXPECT_EQ(grouped(1234), "1,234");
    EXPECT_EQ(grouped(1'000'000), "1,000,000");
    EXPECT_EQ(percent(0.4125), "41.2 %");
}

TEST("a bar of shares is as long as its share and tells what it stands for")
{
    const std::string plot = share_plot(
        {{"all", 1, Interval{0.9, 1}, 3, "ten of ten"}, {"half", 0.5, {}, 0, "five of ten"}}, 0.25,
        "shares");
    EXPECT_EQ(count_of(plot, "<rect"), 2u);
    EXPECT_NE(plot.find("width=\"244.00\" height=\"14.00\" class=\"c3\""), std::string::npos)
        << plot;
    EXPECT_NE(plot.find("width=\"122.00\" height=\"14.00\" class=\"c0\""), std::string::npos)
        << plot;
    EXPECT_NE(plot.find("<title>ten of ten</title>"), std::string::npos);
    EXPECT_EQ(count_of(plot, "class=\"r\""), 1u);
    EXPECT_EQ(count_of(plot, "class=\"w\""), 3u);
}

TEST("a divided bar has a piece for each share, one behind the other")
{
    const std::string plot =
        divided_plot({{"kim", {0.25, 0.75}, {0.2, 0.3}, "25.0 %", "words"}}, "by");
    EXPECT_NE(plot.find("<rect x=\"58.00\" y=\"4.00\" width=\"61.00\""), std::string::npos) << plot;
    EXPECT_NE(plot.find("<rect x=\"119.00\" y=\"4.00\" width=\"183.00\""), std::string::npos)
        << plot;
}

TEST(
    "names have the room that the longest needs, and are cut only where little would be left for the bars")
{
    const auto bars_of = [](const std::string& name) {
        return share_plot({{name, 1, {}, 0, ""}, {"short", 1, {}, 0, ""}}, {}, "names");
    };
    const std::string whole = bars_of("dictator_by_value");
    EXPECT_NE(whole.find(">dictator by value<"), std::string::npos) << whole;
    EXPECT_NE(whole.find("<text x=\"110.5\" y=\"37.0\" class=\"e n\">short<"), std::string::npos)
        << whole;
    const std::string cut = bars_of("a name that nobody has room for");
    EXPECT_NE(cut.find(">a name that nobody ha…<"), std::string::npos) << cut;
    EXPECT_NE(cut.find("width=\"153.00\""), std::string::npos) << cut;
}

TEST("bars that belong together stand under one heading")
{
    const std::string plot = share_plot({{"by value", 0.7, {}, 0, "", "dictator"},
                                         {"by death", 0.1, {}, 1, "", "rebels"},
                                         {"by time", 0.2, {}, 1, "", "rebels"}},
                                        {}, "outcomes");
    EXPECT_EQ(count_of(plot, ">dictator<"), 1u);
    EXPECT_EQ(count_of(plot, ">rebels<"), 1u);
    EXPECT_LT(plot.find(">dictator<"), plot.find(">by value<"));
    EXPECT_LT(plot.find(">rebels<"), plot.find(">by death<"));
}

TEST("a histogram has a bar for each number, and one for the longest half percent")
{
    Histogram values;
    values.add(1, 500);
    values.add(2, 499);
    values.add(90, 1);
    const std::string plot = histogram_plot({{"", &values, 2}}, "moves", "length");
    EXPECT_EQ(count_of(plot, "<rect"), 3u);
    EXPECT_NE(plot.find("<title>1: 50.0 %</title>"), std::string::npos) << plot;
    EXPECT_NE(plot.find("<title>3 and more: 0.1 %</title>"), std::string::npos) << plot;
}

TEST("several series have bars of their own under their names, so that nobody needs their colours")
{
    Histogram far;
    far.add(5, 60);
    Histogram near;
    near.add(1, 40);
    const std::string plot =
        histogram_plot({{"kings", &far, 0}, {"peasants", &near, 1}}, "points", "margin");
    EXPECT_LT(plot.find(">kings, 60.0 %<"), plot.find("class=\"c0\"")) << plot;
    EXPECT_LT(plot.find("class=\"c0\""), plot.find(">peasants, 40.0 %<")) << plot;
    EXPECT_LT(plot.find(">peasants, 40.0 %<"), plot.find("class=\"c1\"")) << plot;
    EXPECT_EQ(count_of(plot, ">points<"), 1u);
}

TEST("a plot is one picture that says in words what it shows")
{
    const std::string few =
        share_plot({{"kim", 0.75, {}, 0, ""}, {"mao", 0.25, {}, 0, ""}}, 0.5, "shares");
    EXPECT(few.starts_with("<svg viewBox=\"0 0 360 64\" role=\"img\" "
                           "aria-label=\"shares: 75.0 % (kim), 25.0 % (mao); mean 50.0 %\">"))
        << few;
    std::vector<DividedBar> many;
    for (int i = 0; i < 20; ++i) {
        many.push_back({"row " + std::to_string(i), {0.05 * i, 1 - 0.05 * i}, {}, "", ""});
    }
    EXPECT_NE(
        divided_plot(many, "won by kim")
            .find("aria-label=\"won by kim: 20 rows, from 95.0 % (row 19) to 0.0 % (row 0)\""),
        std::string::npos);
    Histogram values;
    values.add(3, 60);
    values.add(7, 40);
    const Histogram nothing;
    EXPECT_NE(histogram_plot({{"", &values, 0}}, "moves", "length")
                  .find("aria-label=\"length: from 3 to 7, most often 3 (60.0 %)\""),
              std::string::npos);
    EXPECT_NE(histogram_plot({{"a", &values, 0}, {"b", &nothing, 1}}, "points", "margin")
                  .find("aria-label=\"margin: a from 3 to 7, most often 3 (60.0 %); b never\""),
              std::string::npos);
    EXPECT_NE(difference_plot({{"good", 0.1, {}, ""}, {"bad", -0.1, {}, ""}}, "cards")
                  .find("aria-label=\"cards: +10.0 (good), -10.0 (bad)\""),
              std::string::npos);
}

TEST("histograms of large, of negative and of no numbers can be drawn")
{
    Histogram wide;
    for (int i = -3000; i < 9000; ++i) wide.add(i);
    const std::string plot = histogram_plot({{"a", &wide, 0}, {"b", &wide, 1}}, "points", "margin");
    EXPECT_GT(count_of(plot, "<rect"), 40u);
    EXPECT_LT(count_of(plot, "<rect"), 90u);
    EXPECT_EQ(plot.find("nan"), std::string::npos);
    const Histogram nothing;
    EXPECT_EQ(histogram_plot({{"", &nothing, 0}}, "moves", "length").find("nan"),
              std::string::npos);
}

TEST("a difference is filled when its interval leaves out zero")
{
    const std::string plot = difference_plot({{"good", 0.1, {0.05, 0.15}, ""},
                                              {"bad", -0.1, {-0.12, -0.08}, ""},
                                              {"either", 0.01, {-0.02, 0.04}, ""}},
                                             "cards");
    EXPECT_EQ(count_of(plot, "class=\"up\""), 1u);
    EXPECT_EQ(count_of(plot, "class=\"down\""), 1u);
    EXPECT_EQ(count_of(plot, "class=\"even\""), 1u);
    EXPECT_NE(plot.find("+10.0"), std::string::npos);
}

}  // namespace
}  // namespace sortie
