#include "tests/store/stores.h"

#include <algorithm>
#include <future>

#include <unistd.h>

#include "store/postgres.h"
#include "store/sqlite.h"
#include "store/sqlite_database.h"
#include "tests/support/postgres.h"

namespace sortie {
namespace {

constexpr std::chrono::seconds patience{20};

std::string replaced(std::string sql, const std::string& prefix)
{
    for (std::size_t at = sql.find('@'); at != std::string::npos; at = sql.find('@', at)) {
        sql.replace(at, 1, prefix);
    }
    return sql;
}

std::string line_of(const StoreNews& news)
{
    if (const auto* changed = std::get_if<TableChanged>(&news)) {
        return "changed " + changed->id + " " + std::to_string(changed->number);
    }
    if (const auto* mail = std::get_if<MailArrived>(&news)) {
        return "mail " + mail->from + " " + mail->body;
    }
    return "lost " + std::get<TableLost>(news).id;
}

std::function<void(StoreNews)> listener_of(NewsBox* news)
{
    if (news == nullptr) return [](const StoreNews&) {};
    return news->listener();
}

std::unique_ptr<QueuedStore> opened(Result<std::unique_ptr<QueuedStore>> result)
{
    if (!result) fault(result.problem().words.c_str());
    return result.take();
}

}  // namespace

std::function<void(StoreNews)> NewsBox::listener()
{
    return [this](const StoreNews& news) {
        const std::scoped_lock lock{mutex_};
        lines_.push_back(line_of(news));
        changed_.notify_all();
    };
}

bool NewsBox::has(const std::string& line)
{
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, patience,
                             [&] { return std::ranges::find(lines_, line) != lines_.end(); });
}

std::vector<std::string> NewsBox::lines()
{
    const std::scoped_lock lock{mutex_};
    return lines_;
}

void SqliteHouse::edit(std::string sql)
{
    SqliteDatabase database{file()};
    database.run(replaced(std::move(sql), ""));
}

std::unique_ptr<QueuedStore> SqliteHouse::open(NewsBox* news)
{
    return opened(open_sqlite(file(), "alpha", listener_of(news)));
}

// Emptying a database takes a fraction of the time of making one.
PostgresHouse::PostgresHouse()
{
    static const std::string address = testing_support::shared_postgres().make_database();
    address_ = address;
    testing_support::run_sql(address_, "DROP SCHEMA IF EXISTS sortie CASCADE");
}

void PostgresHouse::edit(std::string sql)
{
    testing_support::run_sql(address_, replaced(std::move(sql), "sortie."));
}

std::unique_ptr<QueuedStore> PostgresHouse::open(NewsBox* news)
{
    return opened(open_postgres(address_, "alpha", listener_of(news)));
}

TableHead head(const std::string& id)
{
    return {id, TableStatus::open, true, {"player of " + id}, "{}", 1'000};
}

std::vector<Record> records(std::uint64_t first, std::uint64_t last)
{
    std::vector<Record> all;
    for (std::uint64_t number = first; number <= last; ++number) {
        all.push_back({number, static_cast<std::int64_t>(number) * 10,
                       "{\"move\":" + std::to_string(number) + "}"});
    }
    return all;
}

CreateTable create(const std::string& id, std::uint64_t last)
{
    return {head(id), records(1, last), {}};
}

AppendRecords append(const std::string& id, std::uint64_t first, std::uint64_t last)
{
    return {head(id), records(first, last), {}};
}

StoreAnswer answer_of(Store& store, StoreRequest request)
{
    // Shared with the callback, which may outlive an impatient test.
    const auto promise = std::make_shared<std::promise<StoreAnswer>>();
    store.perform(std::move(request),
                  [promise](StoreAnswer answer) { promise->set_value(std::move(answer)); });
    std::future<StoreAnswer> future = promise->get_future();
    if (future.wait_for(patience) != std::future_status::ready) fault("the store does not answer");
    return future.get();
}

std::string name_of(const StoreAnswer& answer)
{
    if (const auto* failure = std::get_if<StoreFailure>(&answer)) {
        std::string name{name_of(failure->error)};
        if (!failure->owner.empty()) name += " " + failure->owner;
        return name;
    }
    if (std::holds_alternative<Written>(answer)) return "written";
    return std::holds_alternative<TableRead>(answer) ? "read" : "list";
}

std::string ask(Store& store, StoreRequest request)
{
    return name_of(answer_of(store, std::move(request)));
}

TableRead read(Store& store, const std::string& id, std::uint64_t after)
{
    StoreAnswer answer = answer_of(store, ReadTable{id, after});
    EXPECT_EQ(name_of(answer), "read") << id;
    auto* table = std::get_if<TableRead>(&answer);
    return table == nullptr ? TableRead{} : std::move(*table);
}

TableRead open_table(Store& store, const std::string& id)
{
    StoreAnswer answer = answer_of(store, OpenTable{id});
    EXPECT_EQ(name_of(answer), "read") << id;
    auto* table = std::get_if<TableRead>(&answer);
    return table == nullptr ? TableRead{} : std::move(*table);
}

std::string list(Store& store, ListTables request)
{
    const StoreAnswer answer = answer_of(store, std::move(request));
    const auto* found = std::get_if<HeadList>(&answer);
    if (found == nullptr) return name_of(answer);
    std::string ids;
    for (const TableHead& head : found->heads) ids += (ids.empty() ? "" : " ") + head.id;
    return ids;
}

std::vector<std::string> ask_all(Store& store, std::vector<StoreRequest> requests,
                                 const std::function<void()>& in_between)
{
    std::vector<std::future<std::string>> futures;
    for (StoreRequest& request : requests) {
        const auto promise = std::make_shared<std::promise<std::string>>();
        futures.push_back(promise->get_future());
        store.perform(std::move(request), [promise](const StoreAnswer& answer) {
            promise->set_value(name_of(answer));
        });
    }
    in_between();
    std::vector<std::string> names;
    for (std::future<std::string>& future : futures) {
        if (future.wait_for(patience) != std::future_status::ready) fault("no answer");
        names.push_back(future.get());
    }
    return names;
}

}  // namespace sortie
