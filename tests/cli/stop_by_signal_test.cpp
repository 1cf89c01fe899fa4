#include "cli/stop_by_signal.h"

#include <array>
#include <cerrno>

#include <unistd.h>

#include "tests/support/test.h"

namespace sortie {
namespace {

volatile std::sig_atomic_t heard = 0;

void hear(int)
{
    heard = heard + 1;
}

TEST("the first signal asks the work to stop, the second one is the program's own again")
{
    struct sigaction own = {};
    own.sa_handler = hear;
    struct sigaction before = {};
    ASSERT_EQ(sigaction(SIGINT, &own, &before), 0);
    {
        const StopBySignal stop;
        EXPECT_FALSE(*StopBySignal::is_wanted());
        std::raise(SIGINT);
        EXPECT(*StopBySignal::is_wanted());
        struct sigaction after = {};
        ASSERT_EQ(sigaction(SIGINT, nullptr, &after), 0);
        EXPECT(after.sa_handler == SIG_DFL);  // NOLINT(cppcoreguidelines-pro-type-cstyle-cast)
    }
    std::raise(SIGINT);
    EXPECT_EQ(heard, 1);
    ASSERT_EQ(sigaction(SIGINT, &before, nullptr), 0);
}

TEST("that nobody reads the output any more does not end the work")
{
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    close(ends[0]);
    {
        const StopBySignal stop;
        EXPECT_EQ(write(ends[1], "x", 1), -1);
        EXPECT_EQ(errno, EPIPE);
    }
    struct sigaction after = {};
    ASSERT_EQ(sigaction(SIGPIPE, nullptr, &after), 0);
    EXPECT(after.sa_handler == SIG_DFL);  // NOLINT(cppcoreguidelines-pro-type-cstyle-cast)
    close(ends[1]);
}

TEST("work that begins after other work was stopped is not stopped")
{
    {
        const StopBySignal stop;
        std::raise(SIGTERM);
        EXPECT(*StopBySignal::is_wanted());
    }
    const StopBySignal again;
    EXPECT_FALSE(*StopBySignal::is_wanted());
}

}  // namespace
}  // namespace sortie
