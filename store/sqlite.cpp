#include "store/sqlite.h"

#include <set>
#include <span>

#include <poll.h>

#include "store/sqlite_tables.h"
#include "store/validate.h"

namespace sortie {
namespace {

StoreFailure failure_of(const SqliteError& error)
{
    switch (error.code()) {
        case SQLITE_FULL: return {StoreError::full, {}, error.what()};
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return {StoreError::damaged, {}, error.what()};
        default: return {StoreError::unavailable, {}, error.what()};
    }
}

class SqliteStore final : public QueuedStore {
public:
    SqliteStore(const std::filesystem::path& file, std::string_view server,
                std::function<void(StoreNews)> news, SqliteOptions options)
        : file_(file), server_(server), news_(std::move(news)), options_(std::move(options)),
          lock_(file), tables_(std::make_unique<SqliteTables>(file, options_.pages_max))
    {
    }
    ~SqliteStore() override { die(); }

private:
    void run() override;

    void write_group(std::span<QueuedWrite> writes) override;
    void took_effect(std::span<const QueuedWrite> writes);
    StoreAnswer write_one(const StoreRequest& request);
    StoreAnswer write(const StoreRequest& request);
    void fail_group(std::span<QueuedWrite> writes, const StoreFailure& failure);
    StoreFailure recover_from(const SqliteError& error);

    StoreAnswer read(const StoreRequest& request) override;
    StoreAnswer read_table(const std::string& id, std::uint64_t after, bool with_snapshot);
    void open_again();

    std::filesystem::path file_;
    std::string server_;
    std::function<void(StoreNews)> news_;
    SqliteOptions options_;
    SqliteLock lock_;
    std::unique_ptr<SqliteTables> tables_;  // none after an error, until it can be opened again
    std::set<std::string, std::less<>> owned_;
    // What `owned_` has to be if the running group fails: these added, those removed.
    std::vector<std::string> gained_;
    std::vector<std::string> given_back_;
};

void SqliteStore::run()
{
    for (;;) {
        pollfd wake{wake_descriptor(), POLLIN, 0};
        poll(&wake, 1, -1);
        if (ending() == Ending::death) break;
        std::vector<QueuedRequest> requests = take();
        if (requests.empty() && ending() == Ending::stop) break;
        work(requests);
    }
    refuse_all({StoreError::unavailable, {}, "the store is closed"});
    tables_.reset();
}

void SqliteStore::write_group(std::span<QueuedWrite> writes)
{
    gained_.clear();
    given_back_.clear();
    bool is_committing = false;
    try {
        open_again();
        tables_->begin();
        for (QueuedWrite& write : writes) write.answer = write_one(write.queued->request);
        if (options_.before_commit) options_.before_commit();
        is_committing = true;
        tables_->commit();
    } catch (const SqliteError& error) {
        fail_group(writes, recover_from(error));
        // SQLite takes back the whole transaction when a write finds no room; smaller ones may find it.
        const bool is_one_too_big = error.code() == SQLITE_FULL && !is_committing;
        if (!is_one_too_big || writes.size() == 1) return;
        for (std::size_t index = 0; index < writes.size(); ++index) {
            write_group(writes.subspan(index, 1));
        }
        return;
    }
    took_effect(writes);
}

void SqliteStore::took_effect(std::span<const QueuedWrite> writes)
{
    std::size_t written = 0;
    for (const QueuedWrite& write : writes) {
        if (std::holds_alternative<StoreFailure>(write.answer)) continue;
        ++written;
        const auto* mail = std::get_if<SendMail>(&write.queued->request);
        // There are no other servers, so mail for them gets lost.
        if (mail != nullptr && mail->to == server_) news_(MailArrived{server_, mail->body});
    }
    count_group(written);
}

// An error of one write is taken back alone, unless SQLite has already taken back everything.
StoreAnswer SqliteStore::write_one(const StoreRequest& request)
{
    tables_->begin_one();
    try {
        StoreAnswer answer = write(request);
        tables_->keep_one();
        return answer;
    } catch (const SqliteError& error) {
        if (!tables_->is_in_transaction()) throw;
        tables_->take_back_one();
        return failure_of(error);
    }
}

StoreAnswer SqliteStore::write(const StoreRequest& request)
{
    if (const auto* create = std::get_if<CreateTable>(&request)) {
        StoreAnswer answer = tables_->create(*create);
        if (std::holds_alternative<Written>(answer) && owned_.insert(create->head.id).second) {
            gained_.push_back(create->head.id);
        }
        return answer;
    }
    if (std::holds_alternative<SendMail>(request)) return Written{};
    const auto* append = std::get_if<AppendRecords>(&request);
    const std::string& id = append != nullptr ? append->head.id : std::get<CloseTable>(request).id;
    if (!owned_.contains(id)) {
        if (!tables_->exists(id)) return StoreFailure{StoreError::not_found, {}, "no such table"};
        return StoreFailure{StoreError::not_owner, {}, "the table is not open"};
    }
    if (append != nullptr) return tables_->append(*append);
    owned_.erase(id);
    given_back_.push_back(id);
    return Written{};
}

void SqliteStore::fail_group(std::span<QueuedWrite> writes, const StoreFailure& failure)
{
    for (QueuedWrite& write : writes) write.answer = failure;
    for (const std::string& id : given_back_) owned_.insert(id);
    for (const std::string& id : gained_) owned_.erase(id);
}

// After a failed fsync nobody knows what a later recovery would find at the end of the WAL. Closing the database
// writes what was committed before into the file and removes the WAL; only if that fails too the group may come back.
StoreFailure SqliteStore::recover_from(const SqliteError& error)
{
    StoreFailure failure = failure_of(error);
    if (tables_ == nullptr) return failure;
    try {
        tables_->roll_back();
        if (error.code() != SQLITE_IOERR) return failure;
    } catch (const SqliteError& second) {
        failure.details += std::string{"; then "} + second.what();
    }
    tables_.reset();
    std::error_code ignored;
    if (std::filesystem::exists(file_.string() + "-wal", ignored)) {
        failure.error = StoreError::uncertain;
    }
    return failure;
}

void SqliteStore::open_again()
{
    if (tables_ == nullptr) tables_ = std::make_unique<SqliteTables>(file_, options_.pages_max);
}

StoreAnswer SqliteStore::read(const StoreRequest& request)
{
    try {
        open_again();
        if (const auto* list = std::get_if<ListTables>(&request)) return tables_->list(*list);
        if (const auto* read = std::get_if<ReadTable>(&request)) {
            return read_table(read->id, read->after, false);
        }
        const std::string& id = std::get<OpenTable>(request).id;
        StoreAnswer answer = read_table(id, 0, true);
        if (auto* table = std::get_if<TableRead>(&answer)) {
            owned_.insert(id);
            table->owner = server_;
        }
        return answer;
    } catch (const SqliteError& error) {
        return failure_of(error);
    }
}

StoreAnswer SqliteStore::read_table(const std::string& id, std::uint64_t after, bool with_snapshot)
{
    StoreAnswer answer = tables_->read(id, after, with_snapshot);
    auto* table = std::get_if<TableRead>(&answer);
    if (table != nullptr && owned_.contains(id)) table->owner = server_;
    return answer;
}

std::string words_of(const std::filesystem::path& file, const SqliteError& error)
{
    switch (error.code()) {
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT: return file.string() + " is damaged or no database: " + error.what();
        case SQLITE_BUSY:
        case SQLITE_CANTOPEN: return std::string{"cannot open the store: "} + error.what();
        default: return "cannot open the store " + file.string() + ": " + error.what();
    }
}

}  // namespace

Result<std::unique_ptr<QueuedStore>> open_sqlite(const std::filesystem::path& file,
                                                 std::string_view server,
                                                 std::function<void(StoreNews)> news,
                                                 SqliteOptions options)
{
    try {
        auto store =
            std::make_unique<SqliteStore>(file, server, std::move(news), std::move(options));
        store->start();
        return std::unique_ptr<QueuedStore>{std::move(store)};
    } catch (const SqliteError& error) {
        return Problem{words_of(file, error)};
    }
}

}  // namespace sortie
