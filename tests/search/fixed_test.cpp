#include "engine/search/fixed.h"

#include <limits>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a square root is the largest number whose square is not above")
{
    for (std::uint64_t number = 0; number < 100'000; ++number) {
        const std::uint64_t root = square_root(number);
        ASSERT_LE(root * root, number);
        ASSERT_GT((root + 1) * (root + 1), number);
    }
}

TEST("the square root of the largest numbers does not overflow")
{
    EXPECT_EQ(square_root(std::uint64_t{0xffffffff} * 0xffffffff), 0xffffffffu);
    EXPECT_EQ(square_root(std::uint64_t{0xffffffff} * 0xffffffff - 1), 0xfffffffeu);
    EXPECT_EQ(square_root(std::numeric_limits<std::uint64_t>::max()), 0xffffffffu);
}

}  // namespace
}  // namespace sortie
