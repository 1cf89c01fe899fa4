#include "store/queued_store.h"

#include <future>

#include <poll.h>

#include "tests/store/stores.h"

namespace sortie {
namespace {

// Answers everything with success and notes how many requests it took at once.
class EchoStore final : public QueuedStore {
public:
    ~EchoStore() override { die(); }
    std::vector<std::size_t> groups;

private:
    void run() override
    {
        for (;;) {
            pollfd wake{wake_descriptor(), POLLIN, 0};
            poll(&wake, 1, -1);
            std::vector<QueuedRequest> requests = take();
            if (requests.empty() && ending() != Ending::none) return;
            groups.push_back(requests.size());
            work(requests);
        }
    }
    void write_group(std::span<QueuedWrite> writes) override { count_group(writes.size()); }
    StoreAnswer read(const StoreRequest&) override { return HeadList{}; }
};

TEST("what waits is taken at once, but never more than a group holds")
{
    EchoStore store;
    for (std::size_t count = 0; count < group_max + 5; ++count) {
        store.perform(CloseTable{"A"}, [](const StoreAnswer&) {});
    }
    store.start();
    store.stop();
    EXPECT_EQ(store.groups, (std::vector<std::size_t>{group_max, 5}));
    EXPECT_EQ(store.counts().writes, group_max + 5);
    EXPECT_EQ(store.counts().transactions, 2U);
}

TEST("a store that sleeps wakes up for every request")
{
    EchoStore store;
    store.start();
    for (int count = 0; count < 100; ++count) EXPECT_EQ(ask(store, CloseTable{"A"}), "written");
    EXPECT_EQ(store.groups.size(), 100U);
}

TEST("after the end requests are answered with a failure")
{
    EchoStore store;
    store.start();
    store.stop();
    store.stop();
    EXPECT_EQ(ask(store, CloseTable{"A"}), "unavailable");
}

TEST("an answer may lead to the next request")
{
    EchoStore store;
    store.start();
    std::promise<void> over;
    store.perform(CloseTable{"A"}, [&](const StoreAnswer&) {
        store.perform(CloseTable{"B"}, [&](const StoreAnswer&) { over.set_value(); });
    });
    over.get_future().wait();
}

TEST("requests that write are told from those that read")
{
    EXPECT(is_write(create("A")));
    EXPECT(is_write(append("A", 2)));
    EXPECT(is_write(CloseTable{"A"}));
    EXPECT(is_write(SendMail{"beta", "hello"}));
    EXPECT(!is_write(OpenTable{"A"}));
    EXPECT(!is_write(ReadTable{"A", 0}));
    EXPECT(!is_write(ListTables{}));
}

}  // namespace
}  // namespace sortie
