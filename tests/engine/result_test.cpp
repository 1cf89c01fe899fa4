#include "engine/result.h"

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

Result<int> half_of(int number)
{
    if (number % 2 != 0) return Problem{"the number is odd"};
    return number / 2;
}

TEST("a result is a value or a problem")
{
    EXPECT_EQ(half_of(4).value(), 2);
    EXPECT(!half_of(3));
    EXPECT_EQ(half_of(3).problem().words, "the number is odd");
}

TEST("asking a result for what it does not hold is a fault")
{
    EXPECT(samples::fault_of([] { half_of(3).value(); }).has_value());
    EXPECT(samples::fault_of([] { half_of(4).problem(); }).has_value());
}

}  // namespace
}  // namespace sortie
