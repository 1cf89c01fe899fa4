#include "store/queued_store.h"

#include <algorithm>
#include <iterator>

#include <sys/eventfd.h>
#include <unistd.h>

#include "store/validate.h"

namespace sortie {

bool is_write(const StoreRequest& request)
{
    return std::holds_alternative<CreateTable>(request) ||
           std::holds_alternative<AppendRecords>(request) ||
           std::holds_alternative<CloseTable>(request) || std::holds_alternative<SendMail>(request);
}

QueuedStore::QueuedStore() : wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    CHECK(wake_ >= 0);
}

QueuedStore::~QueuedStore()
{
    CHECK(!thread_.joinable());
    refuse_all({StoreError::unavailable, {}, "the store was never started"});
    close(wake_);
}

void QueuedStore::start()
{
    thread_ = std::thread{[this] { run(); }};
}

void QueuedStore::perform(StoreRequest request, std::function<void(StoreAnswer)> done)
{
    {
        const std::scoped_lock lock{mutex_};
        if (ending_ == Ending::none) {
            waiting_.push_back({std::move(request), std::move(done)});
            if (waiting_.size() == 1) eventfd_write(wake_, 1);
            return;
        }
    }
    done(StoreFailure{StoreError::unavailable, {}, "the store is closed"});
}

void QueuedStore::stop()
{
    end(Ending::stop);
}

void QueuedStore::die()
{
    end(Ending::death);
}

void QueuedStore::end(Ending ending)
{
    {
        const std::scoped_lock lock{mutex_};
        if (ending_ == Ending::none) ending_ = ending;
        eventfd_write(wake_, 1);
    }
    if (thread_.joinable()) thread_.join();
}

StoreCounts QueuedStore::counts() const
{
    return {writes_.load(), transactions_.load()};
}

QueuedStore::Ending QueuedStore::ending() const
{
    const std::scoped_lock lock{mutex_};
    return ending_;
}

std::vector<QueuedRequest> QueuedStore::take()
{
    const std::scoped_lock lock{mutex_};
    const auto count = static_cast<std::ptrdiff_t>(std::min(waiting_.size(), group_max));
    std::vector<QueuedRequest> taken{std::make_move_iterator(waiting_.begin()),
                                     std::make_move_iterator(waiting_.begin() + count)};
    waiting_.erase(waiting_.begin(), waiting_.begin() + count);
    // The end keeps the descriptor readable.
    eventfd_t ignored = 0;
    if (waiting_.empty() && ending_ == Ending::none) eventfd_read(wake_, &ignored);
    return taken;
}

void QueuedStore::work(std::vector<QueuedRequest>& requests)
{
    std::vector<QueuedWrite> writes;
    std::vector<QueuedRequest*> reads;
    for (QueuedRequest& queued : requests) {
        if (auto failure = why_not(queued.request)) {
            queued.done(std::move(*failure));
        } else if (is_write(queued.request)) {
            writes.push_back({&queued, Written{}});
        } else {
            reads.push_back(&queued);
        }
    }
    if (!writes.empty()) write_group(writes);
    for (QueuedWrite& write : writes) write.queued->done(std::move(write.answer));
    for (QueuedRequest* queued : reads) queued->done(read(queued->request));
}

void QueuedStore::refuse_all(const StoreFailure& failure)
{
    for (;;) {
        const std::vector<QueuedRequest> requests = take();
        if (requests.empty()) return;
        for (const QueuedRequest& request : requests) request.done(failure);
    }
}

void QueuedStore::count_group(std::size_t writes)
{
    writes_ += writes;
    if (writes > 0) ++transactions_;
}

}  // namespace sortie
