#include "lab/ranges.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

const GameRanges some{{10, 20}, {30, 33}, {40, 41}};

TEST("games of ranges are counted and found by their place")
{
    EXPECT_EQ(count_of(some), 14u);
    EXPECT_EQ(game_at(some, 0), 10u);
    EXPECT_EQ(game_at(some, 9), 19u);
    EXPECT_EQ(game_at(some, 10), 30u);
    EXPECT_EQ(game_at(some, 13), 40u);
}

TEST("a slice has the games at its places and none behind the last")
{
    EXPECT_EQ(slice_of(some, 0, 12), (GameRanges{{10, 20}, {30, 32}}));
    EXPECT_EQ(slice_of(some, 8, 100), (GameRanges{{18, 20}, {30, 33}, {40, 41}}));
    EXPECT(slice_of(some, 14, 20).empty());
}

TEST("what is taken away is no longer there")
{
    EXPECT_EQ(without({{0, 50}}, some), (GameRanges{{0, 10}, {20, 30}, {33, 40}, {41, 50}}));
    EXPECT_EQ(without({{0, 15}}, some), (GameRanges{{0, 10}}));
    EXPECT(without(some, {{0, 50}}).empty());
    EXPECT_EQ(without(some, {}), some);
}

TEST("joining melts what touches")
{
    EXPECT_EQ(joined({{0, 10}, {20, 30}}, {{10, 20}}), (GameRanges{{0, 30}}));
    EXPECT_EQ(joined({{5, 9}}, {{0, 2}}), (GameRanges{{0, 2}, {5, 9}}));
}

TEST("the parts of all workers are the whole, each once, and nearly equal")
{
    for (const std::uint64_t workers : {1u, 2u, 3u, 5u, 20u}) {
        GameRanges all;
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i < workers; ++i) {
            const GameRanges part = part_of(some, i, workers);
            EXPECT_LE(count_of(part), 14 / workers + 1);
            sum += count_of(part);
            all = joined(all, part);
        }
        EXPECT_EQ(all, some);
        EXPECT_EQ(sum, 14u);
    }
}

TEST("ranges in disorder are recognised")
{
    EXPECT(are_orderly(some));
    EXPECT(are_orderly({}));
    EXPECT(!are_orderly({{5, 5}}));
    EXPECT(!are_orderly({{0, 5}, {4, 8}}));
    EXPECT(!are_orderly({{10, 12}, {0, 3}}));
}

}  // namespace
}  // namespace sortie
