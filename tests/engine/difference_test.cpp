#include "engine/difference.h"

#include <cstring>
#include <string>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

TEST("equal values have no difference")
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        EXPECT_EQ(explain_difference(sample_by_chance(seed), sample_by_chance(seed)), "");
    }
}

TEST("a difference names the field and both values")
{
    Sample expected;
    expected.units[1].health = 2;
    Sample found = expected;
    found.units[1].health = 1;
    EXPECT_EQ(explain_difference(expected, found), "units[1].health: 2 expected, 1 found");
}

TEST("differences come in the order of the fields, one line each")
{
    Sample expected;
    Sample found;
    found.large = 5;
    found.grid[1][0] = -1;
    found.colour = Colour::blue;
    found.units[0].cell = CellId{4};
    EXPECT_EQ(explain_difference(expected, found), "large: 0 expected, 5 found\n"
                                                   "units[0].cell: none expected, 4 found\n"
                                                   "grid[1][0]: 0 expected, -1 found\n"
                                                   "colour: red expected, blue found");
}

TEST("lists of different length differ in their count and in their items")
{
    Sample expected;
    expected.hand = {CardId{0}, CardId{1}, CardId{2}};
    Sample found;
    found.hand = {CardId{0}, CardId{2}};
    EXPECT_EQ(explain_difference(expected, found), "hand.count: 3 expected, 2 found\n"
                                                   "hand[1]: shield expected, old map found\n"
                                                   "hand[2]: old map expected, nothing found");
    EXPECT_EQ(explain_difference(found.hand, expected.hand),
              "count: 2 expected, 3 found\n"
              "[1]: old map expected, shield found\n"
              "[2]: nothing expected, old map found");
}

TEST("sets are compared as a whole")
{
    EXPECT_EQ(explain_difference(SeatSet{seat_at(0)}, SeatSet{seat_at(0), seat_at(2)}),
              "the value: [0] expected, [0, 2] found");
}

TEST("what cannot be seen is told as well")
{
    Sample expected;
    Sample found;
    found.hand.items[4] = CardId{1};
    EXPECT_EQ(explain_difference(expected, found),
              "hand[4] behind the count: none expected, shield found");
    found = expected;
    found.palette.words[0] = 0x80;
    EXPECT_EQ(explain_difference(expected, found),
              "palette behind the last key: [] expected, [] found");
    found = expected;
    found.hand.count = 77;
    EXPECT(explain_difference(expected, found).starts_with("hand.count: 0 expected, 77 found\n"));
}

TEST("any changed byte is a difference")
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Sample expected = sample_by_chance(seed);
        for (std::size_t i = 0; i < sizeof expected; ++i) {
            Sample found = expected;
            reinterpret_cast<unsigned char*>(&found)[i] ^= 0x40;
            EXPECT_NE(explain_difference(expected, found), "") << "byte " << i;
        }
    }
}

TEST("many differences are cut off")
{
    std::array<std::uint8_t, 40> expected{};
    std::array<std::uint8_t, 40> found{};
    found.fill(1);
    const std::string text = explain_difference(expected, found);
    EXPECT(text.ends_with("[19]: 0 expected, 1 found\n..."));
    using Many = std::array<std::uint8_t, 40>;
    EXPECT_EQ(differences(shape_of<Many>(), &expected, &found, 3).size(), 3u);
    EXPECT_EQ(differences(shape_of<Many>(), &expected, &found, 100).size(), 40u);
}

}  // namespace
}  // namespace sortie::samples
