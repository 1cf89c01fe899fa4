#include "server/host/thinkers.h"

#include <algorithm>

#include "table/guard.h"
#include "table/thinking.h"

namespace sortie {

unsigned usual_thinkers()
{
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    return std::clamp(cores - 1, 1u, thinkers_max);
}

Thinkers::Thinkers(unsigned threads)
{
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Thinkers::think(AskThought asked, Done done)
{
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(asked), std::move(done)});
    is_wanted_.notify_one();
}

void Thinkers::stop()
{
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
        queue_.clear();
        is_wanted_.notify_all();
    }
    threads_.clear();  // joins
}

void Thinkers::work()
{
    for (;;) {
        std::unique_lock lock(mutex_);
        is_wanted_.wait(lock, [this] { return is_stopped_ || !queue_.empty(); });
        if (is_stopped_) return;
        const Job job = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        std::optional<Thought> answer;
        const auto fault = guarded([&] {
            run_within(*job.asked.thinking, job.asked.iterations, server_ceiling_ms);
            answer = job.asked.thinking->conclude();
        });
        if (fault) answer.reset();
        job.done(job.asked.ticket, std::move(answer));
    }
}

}  // namespace sortie
