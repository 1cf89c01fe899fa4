#pragma once
// What both stores have in common: requests wait in a queue for the one thread that speaks with the database.
//
//     class SqliteStore final : public QueuedStore {
//         ~SqliteStore() override { die(); }      // the thread ends before the members that it uses
//         void run() override;                    // the body of the thread: waits, then calls work(take())
//     };
//     store->start();
//
// The thread takes everything that waits at once, up to `group_max`; that is what lets many writes share one
// transaction. It sleeps in poll(2), on its own or together with a socket: `wake_descriptor` is readable as long as
// something waits or the end has come.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "store/store.h"

namespace sortie {

inline constexpr std::size_t group_max = 512;

// For tests and for whoever watches a server.
struct StoreCounts {
    std::uint64_t writes = 0;        // that were answered with success
    std::uint64_t transactions = 0;  // that carried them
};

struct QueuedRequest {
    StoreRequest request;
    std::function<void(StoreAnswer)> done;
};

// A write that is on its way, with the answer that it will get.
struct QueuedWrite {
    QueuedRequest* queued;
    StoreAnswer answer;
};

bool is_write(const StoreRequest& request);

class QueuedStore : public Store {
public:
    ~QueuedStore() override;

    void perform(StoreRequest request, std::function<void(StoreAnswer)> done) final;
    void stop() final;
    StoreCounts counts() const;

    void start();

protected:
    // How the thread is to end: after everything is answered, or at once.
    enum class Ending : std::uint8_t { none, stop, death };

    QueuedStore();

    virtual void run() = 0;
    // All writes in one transaction, as far as that is possible; what fails gets another answer than `Written`.
    virtual void write_group(std::span<QueuedWrite> writes) = 0;
    virtual StoreAnswer read(const StoreRequest& request) = 0;

    // Ends the thread at once. Every final class calls it first in its destructor.
    void die();

    // The rest is for the thread.
    int wake_descriptor() const { return wake_; }
    Ending ending() const;
    std::vector<QueuedRequest> take();
    // Answers them all: the writes as one group first, then the reads, which see them.
    void work(std::vector<QueuedRequest>& requests);
    // Answers everything that waits with a failure.
    void refuse_all(const StoreFailure& failure);
    void count_group(std::size_t writes);

private:
    void end(Ending ending);

    mutable std::mutex mutex_;
    std::deque<QueuedRequest> waiting_;
    Ending ending_ = Ending::none;
    int wake_ = -1;
    std::atomic<std::uint64_t> writes_ = 0;
    std::atomic<std::uint64_t> transactions_ = 0;
    std::thread thread_;
};

}  // namespace sortie
