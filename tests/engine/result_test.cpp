#include "engine/result.h"

#include <memory>

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

TEST("a value that cannot be copied is taken out of its result")
{
    Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
    const std::unique_ptr<int> taken = result.take();
    EXPECT_EQ(*taken, 7);
    EXPECT(samples::fault_of([] { half_of(3).take(); }).has_value());
}

TEST("asking a result for what it does not hold is a fault")
{
    EXPECT(samples::fault_of([] { half_of(3).value(); }).has_value());
    EXPECT(samples::fault_of([] { half_of(4).problem(); }).has_value());
}

}  // namespace
}  // namespace sortie
