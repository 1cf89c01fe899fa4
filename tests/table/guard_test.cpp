#include "table/guard.h"

#include "engine/check.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a fault inside becomes its text, and work without one leaves nothing")
{
    EXPECT_EQ(guarded([] { fault("broken"); }), "broken");
    EXPECT_EQ(guarded([] {}), std::nullopt);
}

TEST("guards nest: the inner one takes the fault, the outer one goes on")
{
    bool went_on = false;
    const auto outer = guarded([&] {
        EXPECT_EQ(guarded([] { fault("inner"); }), "inner");
        went_on = true;
    });
    EXPECT(!outer);
    EXPECT(went_on);
}

TEST("outside of a guard a fault still ends the program")
{
    EXPECT(!guarded([] {}));
    EXPECT_DEATH(fault("nobody is listening"), "nobody is listening");
}

}  // namespace
}  // namespace sortie
