#pragma once
// Threads that think for bots and for advice, so that no table waits for another one's bot.
//
//     Thinkers thinkers(2);
//     thinkers.think(asked, [](std::uint64_t ticket, std::optional<Thought> answer) { ... });   // in one of the threads
//
// Searches wait in one queue and run no longer than the ceiling; with more of them than threads a bot answers later,
// and nothing else does. Stopping waits for the searches under way and forgets the others.

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/core/core.h"
#include "table/thinking.h"

namespace sortie {

inline constexpr unsigned thinkers_max = 8;

// One core is left to the tables, if there is one to spare.
unsigned usual_thinkers();

class Thinkers {
public:
    using Done = std::function<void(std::uint64_t ticket, std::optional<Thought> answer)>;

    explicit Thinkers(unsigned threads, std::int64_t ceiling_ms = server_ceiling_ms);
    ~Thinkers() { stop(); }
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void think(AskThought asked, Done done);
    void stop();

private:
    struct Job {
        AskThought asked;
        Done done;
    };
    void work();

    std::mutex mutex_;
    std::condition_variable is_wanted_;
    std::deque<Job> queue_;
    bool is_stopped_ = false;
    std::int64_t ceiling_ms_;
    std::vector<std::jthread> threads_;
};

}  // namespace sortie
