#include "lab/workers.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace sortie {

void work_side_by_side(unsigned threads, const std::function<void(unsigned)>& work,
                       const std::function<void()>& look)
{
    constexpr auto interval = std::chrono::milliseconds(50);
    std::mutex mutex;
    std::condition_variable is_idle;
    unsigned busy = threads;  // under the mutex
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) {
        workers.emplace_back([&, i] {
            work(i);
            const std::lock_guard lock(mutex);
            --busy;
            is_idle.notify_one();
        });
    }
    std::unique_lock lock(mutex);
    while (!is_idle.wait_for(lock, interval, [&] { return busy == 0; })) {
        if (look) look();
    }
    if (look) look();
}

}  // namespace sortie
