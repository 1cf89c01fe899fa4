#pragma once
// Tables in a PostgreSQL database that several servers share.
//
//     auto store = open_postgres("postgresql://sortie@db.example.org/sortie", "alpha", news);
//
// One thread and one connection. Every write that waits when the thread looks goes into one transaction and one round
// trip; each is answered after the commit. A write that breaks a rule fails alone; if the database refuses the group,
// its writes are repeated one by one.
//
// A server has a lease, a row with the time of the database's clock up to which it holds, and renews it as long as it
// lives. The row of a table names its owner, and every append checks that name in its own statement: a server that
// slept through its lease can find its table gone, but can never write into it. A table whose owner has no lease
// belongs to whoever opens it first.
//
// When the connection breaks, writes on their way are answered `uncertain`, everything else `unavailable` until the
// connection stands again. Then the lease is renewed, and tables that others have taken are reported as lost.

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/result.h"
#include "store/queued_store.h"
#include "store/store.h"

namespace sortie {

// Tests are impatient, and let a lease run out on purpose.
struct PostgresOptions {
    std::int64_t lease = lease_milliseconds;
    std::int64_t renewal = renewal_milliseconds;
    // How long the connection of a server that has just died may keep its name from the next one.
    std::int64_t name_wait = 5'000;
};

Result<std::unique_ptr<QueuedStore>> open_postgres(std::string_view address,
                                                   std::string_view server,
                                                   std::function<void(StoreNews)> news,
                                                   PostgresOptions options = {});

}  // namespace sortie
