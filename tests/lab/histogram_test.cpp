#include "lab/histogram.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("small numbers have a bar each, larger ones share bars of at most a sixty-fourth")
{
    for (const std::int64_t value : {0, 1, 127, -1, -128}) EXPECT_EQ(bar_of(value), value);
    EXPECT_EQ(bar_of(129), 128);
    EXPECT_EQ(bar_of(130), 130);
    EXPECT_EQ(bar_of(-129), -130);
    EXPECT_EQ(bar_of(-130), -130);
    EXPECT_EQ(bar_of(1'000'003), 999'424);
    for (std::int64_t value = 128; value < 100'000; value += 7) {
        EXPECT_LE(bar_of(value), value);
        EXPECT_LT(value - bar_of(value), value / 64 + 1);
    }
}

TEST("a histogram knows its least, its most, its mean and its middle")
{
    Histogram histogram;
    for (const int value : {3, 9, 4, 4}) histogram.add(value);
    EXPECT_EQ(histogram.count, 4u);
    EXPECT_EQ(histogram.least, 3);
    EXPECT_EQ(histogram.most, 9);
    EXPECT_EQ(histogram.mean(), 5.0);
    EXPECT_EQ(histogram.quantile(0.5), 4);
    EXPECT_EQ(histogram.quantile(1), 9);
    EXPECT_EQ(histogram.bars.at(4), 2u);
}

TEST("what half of all are at most is the highest number of a bar that occurred")
{
    EXPECT_EQ(top_of_bar(127), 127);
    EXPECT_EQ(top_of_bar(128), 129);
    EXPECT_EQ(top_of_bar(256), 259);
    EXPECT_EQ(top_of_bar(-128), -128);
    EXPECT_EQ(top_of_bar(-130), -129);
    Histogram histogram;
    for (const int value : {257, 258, 258, 259, 700}) histogram.add(value);
    EXPECT_EQ(histogram.quantile(0.5), 259);
    EXPECT_EQ(histogram.quantile(1), 700);  // not 703
    Histogram below_zero;
    for (const int value : {-131, -129, 5}) below_zero.add(value);
    EXPECT_EQ(below_zero.quantile(0.3), -131);
    EXPECT_EQ(below_zero.quantile(0.5), -129);
    Histogram one;
    one.add(-129);
    EXPECT_EQ(one.quantile(0.5), -129);
}

TEST("histograms add up to the same in any order, and nothing changes nothing")
{
    Histogram low;
    Histogram high;
    low.add(-5, 3);
    high.add(700, 2);
    Histogram one = low;
    one.add(high);
    Histogram other = high;
    other.add(low);
    EXPECT(one == other);
    EXPECT_EQ(one.least, -5);
    EXPECT_EQ(one.most, 700);
    one.add(Histogram());
    EXPECT(one == other);
    Histogram none;
    none.add(4, 0);
    EXPECT(none == Histogram());
    EXPECT_EQ(none.quantile(0.5), 0);
    EXPECT_EQ(none.mean(), 0);
}

}  // namespace
}  // namespace sortie
