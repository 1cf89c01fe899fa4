#include "lab/workers.h"

#include <atomic>
#include <barrier>
#include <vector>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("each thread has its own number, and all work at the same time")
{
    constexpr unsigned threads = 4;
    std::vector<std::atomic<int>> calls(threads);
    std::barrier all_are_here(threads);
    work_side_by_side(threads,
                      [&](unsigned i) {
                          ++calls[i];
                          all_are_here.arrive_and_wait();
                      },
                      {});
    for (const std::atomic<int>& each : calls) EXPECT_EQ(each, 1);
}

TEST("who waits looks while threads work, and once more when all of it is done")
{
    std::atomic<bool> is_seen_at_work = false;
    std::atomic<int> done = 0;
    int last_seen = -1;
    work_side_by_side(
        2,
        [&](unsigned) {
            is_seen_at_work.wait(false);
            ++done;
        },
        [&] {
            last_seen = done;
            is_seen_at_work = true;
            is_seen_at_work.notify_all();
        });
    EXPECT_EQ(last_seen, 2);
}

}  // namespace
}  // namespace sortie
