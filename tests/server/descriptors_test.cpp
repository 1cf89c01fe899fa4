#include "server/host/descriptors.h"

#include <sys/resource.h>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("the soft limit of file descriptors is raised to the hard one")
{
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    rlimit low = before;
    low.rlim_cur = before.rlim_max == RLIM_INFINITY ? 512 : before.rlim_max / 2;
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &low), 0);
    const std::size_t raised = raise_descriptor_limit();
    rlimit after{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &after), 0);
    EXPECT_EQ(after.rlim_cur, before.rlim_max);
    EXPECT_GE(raised, low.rlim_cur);
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
}

TEST("a limit that suffices for the connections and the rest is nothing to tell")
{
    EXPECT(!why_too_few_descriptors(10'000 + descriptors_besides, 10'000).has_value());
}

TEST("a limit that does not suffice is told with what is needed")
{
    const auto words = why_too_few_descriptors(1'024, 10'000);
    ASSERT_TRUE(words.has_value());
    EXPECT(words->find("1024") != std::string::npos);
    EXPECT(words->find("10064") != std::string::npos);
    EXPECT(why_too_few_descriptors(10, 1).has_value());
}

}  // namespace
}  // namespace sortie
