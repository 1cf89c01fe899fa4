#include "lab/progress.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a progress bar shows how much is done, how fast, and how long it will take")
{
    EXPECT_EQ(Progress::text("games", 50, 100, 10),
              "[###############...............]  50 %  50 games  5/s  10 s left");
    EXPECT_EQ(Progress::text("games", 0, 100, 0),
              "[..............................]   0 %  0 games  0/s  0 s left");
    EXPECT_EQ(Progress::text("games", 100, 100, 1),
              "[##############################] 100 %  100 games  100/s  0 s left");
}

}  // namespace
}  // namespace sortie
