#include "engine/move_blocks.h"

#include <vector>

#include "tests/support/test.h"

namespace sortie {
namespace {

ValueWords some_words()
{
    ValueWords words;
    words.add(3, 0b1011);
    words.add(70, 0);
    words.add(80, std::uint64_t{1} << 63 | 1);
    return words;
}

// The same moves in both kinds of list.
template <class List>
void fill(List& list)
{
    list.clear();
    list.add(MoveWords::bare(7).move());
    list.template add_words<1>(MoveWords::bare(2).with<0>(9), some_words());
    Candidates few;
    few.add(Argument{5});
    few.add(Argument{6});
    few.add(Argument{7});
    list.template add_each<0>(MoveWords::bare(4), few, [](Argument value) { return value != 6; });
    list.template add_words<4>(
        MoveWords::bare(3).with<0>(1).with<1>(2).with<2>(3).with<3>(no_argument), some_words());
}

TEST("blocks hold the moves of a list in its order")
{
    MoveList list;
    fill(list);
    MoveBlocks blocks;
    fill(blocks);
    ASSERT_EQ(list.size(), 13U);
    ASSERT_EQ(blocks.size(), list.size());
    for (std::size_t i = 0; i < list.size(); ++i) EXPECT(blocks[i] == list[i]) << "move " << i;
    EXPECT_EQ(int{list[1].arguments[1]}, 3);
    EXPECT_EQ(int{list[5].arguments[1]}, 80 + 63);
    EXPECT_EQ(int{list[12].arguments[4]}, 80 + 63);
    EXPECT_EQ(int{list[12].count}, 5);
}

TEST("cleared blocks are empty")
{
    MoveBlocks blocks;
    EXPECT(blocks.empty());
    fill(blocks);
    EXPECT(!blocks.empty());
    blocks.clear();
    EXPECT(blocks.empty());
    EXPECT_EQ(blocks.size(), 0U);
}

TEST("words of bits give their values in ascending order and leave out empty words")
{
    Candidates values;
    values.add(some_words());
    std::vector<int> numbers;
    for (const Argument value : values) numbers.push_back(value);
    EXPECT_EQ(numbers, (std::vector<int>{3, 4, 6, 80, 143}));
    const ValueWords words = some_words();
    EXPECT_EQ(words.end() - words.begin(), 2);
}

}  // namespace
}  // namespace sortie
