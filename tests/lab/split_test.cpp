#include "lab/split.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

using Parts = std::vector<std::string>;

TEST("a list is taken apart with all of its parts, also the empty ones")
{
    EXPECT_EQ(split("steady,easy", ","), (Parts{"steady", "easy"}));
    EXPECT_EQ(split("alone", ","), Parts{"alone"});
    EXPECT_EQ(split(",a,,", ","), (Parts{"", "a", "", ""}));
    EXPECT_EQ(split("Guerrero / 3 / yes", " / "), (Parts{"Guerrero", "3", "yes"}));
    EXPECT_EQ(split("", ","), Parts{});
}

}  // namespace
}  // namespace sortie
