#include "server/host/thinkers.h"

#include <algorithm>

#include "table/guard.h"

namespace sortie {

unsigned usual_thinkers()
{
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    return std::clamp(cores - 1, 1u, thinkers_max);
}

Thinkers::Thinkers(unsigned threads, std::int64_t ceiling_ms) : ceiling_ms_(ceiling_ms)
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
            Thinking& thinking = *job.asked.thinking;
            if (job.asked.wants_move_only) {
                answer = Thought{};
                answer->best = decide_within(thinking, job.asked.iterations, ceiling_ms_);
                answer->iterations = thinking.iterations_done();
            } else {
                run_within(thinking, job.asked.iterations, ceiling_ms_);
                answer = thinking.conclude();
            }
        });
        if (fault) answer.reset();
        job.done(job.asked.ticket, std::move(answer));
    }
}

}  // namespace sortie
