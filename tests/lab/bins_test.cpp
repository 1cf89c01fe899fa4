#include "lab/bins.h"

#include <numeric>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("few numbers have a bin each, and the longest half percent is one bin at the end")
{
    Histogram values;
    values.add(1, 500);
    values.add(2, 499);
    values.add(90, 1);
    const Bins bins = bins_for(values);
    EXPECT_EQ(bins.places(), 3u);
    EXPECT_EQ(bins.words(0), "1");
    EXPECT_EQ(bins.words(2), "3 and more");
    EXPECT_EQ(times_in(bins, values), (std::vector<std::uint64_t>{500, 499, 1}));
}

TEST("many numbers share bins, of which there are at most as many as can be told apart")
{
    Histogram values;
    for (int i = -3000; i < 9000; ++i) values.add(i);
    const Bins bins = bins_for(values);
    EXPECT_LE(bins.places(), 40u);
    EXPECT_EQ(bins.words(0), "-3000 to -2689");
    const std::vector<std::uint64_t> times = times_in(bins, values);
    EXPECT_EQ(std::accumulate(times.begin(), times.end(), std::uint64_t{0}), values.count);
}

TEST(
    "a bin holds whole bars, also far below zero, so that what it says and what it counts are the same")
{
    Histogram values;
    std::vector<std::int64_t> all;
    for (int i = -3000; i <= 3000; i += 7) all.push_back(i);
    for (int i = 0; i < 10; ++i) all.push_back(-129);
    for (const std::int64_t each : all) values.add(each);
    const Bins bins = bins_for(values);
    const std::vector<std::uint64_t> times = times_in(bins, values);
    std::vector<std::uint64_t> truth(bins.places());
    for (const std::int64_t each : all) ++truth[bins.place_of(each)];
    EXPECT_EQ(times, truth);
}

TEST("the words of a bin name no number before the least and none behind the most")
{
    Histogram values;
    for (int i = 1; i < 73; ++i) values.add(i, 10);
    const Bins bins = bins_for(values);
    EXPECT_EQ(bins.width, 2);
    EXPECT_EQ(bins.words(0), "1");
    EXPECT_EQ(bins.words(1), "2 to 3");
    EXPECT_EQ(bins.words(bins.places() - 1), "72");
}

TEST("nothing has one empty bin")
{
    const Histogram nothing;
    EXPECT_EQ(times_in(bins_for(nothing), nothing), std::vector<std::uint64_t>{0});
}

}  // namespace
}  // namespace sortie
