#include "lab/figure.h"

#include <boost/json/serialize.hpp>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a figure is the median with the least and the most")
{
    const Figure figure = figure_of({5, 1, 9, 3, 7});
    EXPECT_EQ(figure.median, 5);
    EXPECT_EQ(figure.least, 1);
    EXPECT_EQ(figure.most, 9);
    EXPECT_EQ(figure_of({2, 4}).median, 4);
    EXPECT_EQ(figure_of({2}).median, 2);
}

TEST("numbers for people have the digits that matter")
{
    EXPECT_EQ(short_number(0.35219), "0.352");
    EXPECT_EQ(short_number(47.123), "47.1");
    EXPECT_EQ(short_number(1250.4), "1250");
    EXPECT_EQ(short_number(21'345'678), "21.3 million");
    EXPECT_EQ(short_number(345'678'901), "346 million");
    EXPECT_EQ(short_number(0), "0");
}

TEST("large numbers are whole in JSON and small ones keep their digits")
{
    EXPECT_EQ(boost::json::serialize(json_number(21'345'678.4)), "21345678");
    EXPECT(json_number(47.5).is_double());
    EXPECT_EQ(json_number(47.5).as_double(), 47.5);
    EXPECT(json_number(1e30).is_double());
}

TEST("the interval of Wilson: half of a hundred is known to ten percent, none of ten is not zero")
{
    EXPECT_NEAR(share_interval(50, 100).low, 0.4038, 0.0005);
    EXPECT_NEAR(share_interval(50, 100).high, 0.5962, 0.0005);
    EXPECT_EQ(share_interval(0, 10).low, 0.0);
    EXPECT_NEAR(share_interval(0, 10).high, 0.2775, 0.0005);
    EXPECT_EQ(share_interval(0, 0).high, 1.0);
}

TEST("the interval of Newcombe for a difference holds it, and shrinks with the number of games")
{
    // The example of Newcombe's paper: 56 of 70 against 48 of 80.
    const Interval few = difference_interval({56, 70}, {48, 80});
    EXPECT_NEAR(few.low, 0.0524, 0.0005);
    EXPECT_NEAR(few.high, 0.3339, 0.0005);
    const Interval many = difference_interval({5600, 7000}, {4800, 8000});
    EXPECT_GT(many.low, few.low);
    EXPECT_LT(many.high, few.high);
    EXPECT_EQ(PartOf().value(), 0);
    EXPECT_LE(difference_interval({10, 10}, {0, 10}).high, 1.0);
}

}  // namespace
}  // namespace sortie
