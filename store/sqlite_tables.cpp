#include "store/sqlite_tables.h"

#include <algorithm>

#include "store/content.h"
#include "store/sqlite_schema.h"

namespace sortie {
namespace {

StoreFailure failure(StoreError error, std::string details)
{
    return {error, {}, std::move(details)};
}

std::int64_t number_of(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

// What must hold before the first statement is prepared.
SqliteDatabase& prepared(SqliteDatabase& database, std::int64_t pages_max)
{
    database.run("PRAGMA journal_mode = WAL");
    database.run("PRAGMA synchronous = FULL");
    migrate(database, sqlite_steps());
    if (pages_max > 0) database.run("PRAGMA max_page_count = " + std::to_string(pages_max));
    return database;
}

constexpr const char* head_columns = "id, status, is_listed, players, summary, changed";

// From the columns above.
bool read_head(const SqliteStatement& row, TableHead& head)
{
    head.id = row.text(0);
    head.is_listed = row.number(2) != 0;
    head.players = players_of_lines(row.text(3));
    head.summary = row.text(4);
    head.changed = row.number(5);
    return read_status(row.number(1), head.status);
}

}  // namespace

SqliteTables::SqliteTables(const std::filesystem::path& file, std::int64_t pages_max)
    : database_(file),
      brief_(prepared(database_, pages_max), "SELECT last, players FROM tables WHERE id = ?"),
      savepoint_(database_, "SAVEPOINT one"), release_(database_, "RELEASE one"),
      insert_table_(database_, "INSERT INTO tables (id, status, is_listed, players, summary,"
                               " changed, last) VALUES (?, ?, ?, ?, ?, ?, ?)"),
      update_table_(database_, "UPDATE tables SET status = ?2, is_listed = ?3, players = ?4,"
                               " summary = ?5, changed = ?6, last = ?7 WHERE id = ?1"),
      insert_record_(database_, "INSERT INTO records (table_id, number, time, body, sum)"
                                " VALUES (?, ?, ?, ?, ?)"),
      // The bytes of a snapshot are bound like text, without a second kind of value.
      insert_snapshot_(database_, "INSERT OR REPLACE INTO snapshots (table_id, number, bytes, sum)"
                                  " VALUES (?, ?, CAST(? AS BLOB), ?)"),
      delete_seats_(database_, "DELETE FROM seats WHERE table_id = ?"),
      insert_seat_(database_, "INSERT OR IGNORE INTO seats (player, table_id) VALUES (?, ?)"),
      select_head_(database_,
                   std::string{"SELECT "} + head_columns + ", last FROM tables WHERE id = ?"),
      select_records_(database_, "SELECT number, time, body, sum FROM records"
                                 " WHERE table_id = ? AND number > ? ORDER BY number"),
      select_snapshot_(database_, "SELECT number, bytes, sum FROM snapshots WHERE table_id = ?")
{
}

void SqliteTables::roll_back()
{
    if (is_in_transaction()) database_.run("ROLLBACK");
}

StoreAnswer SqliteTables::create(const CreateTable& request)
{
    const TableHead& head = request.head;
    if (exists(head.id)) return failure(StoreError::exists, "the table exists");
    insert_table_
        .with(head.id, static_cast<std::int64_t>(head.status), std::int64_t{head.is_listed},
              lines_of_players(head.players), head.summary, head.changed,
              number_of(request.records.back().number))
        .run();
    write_records(head.id, request.records);
    write_snapshot(head.id, request.snapshot);
    write_seats(head);
    return Written{};
}

StoreAnswer SqliteTables::append(const AppendRecords& request)
{
    const TableHead& head = request.head;
    const std::optional<Brief> brief = brief_of(head.id);
    if (!brief) return failure(StoreError::not_found, "no such table");
    if (!request.records.empty() && request.records[0].number != brief->last + 1) {
        return failure(StoreError::conflict, "record " + std::to_string(request.records[0].number) +
                                                 " does not follow on " +
                                                 std::to_string(brief->last));
    }
    const std::string players = lines_of_players(head.players);
    update_table_
        .with(head.id, static_cast<std::int64_t>(head.status), std::int64_t{head.is_listed},
              players, head.summary, head.changed, number_of(brief->last + request.records.size()))
        .run();
    write_records(head.id, request.records);
    write_snapshot(head.id, request.snapshot);
    if (players != brief->players) write_seats(head);
    return Written{};
}

bool SqliteTables::exists(const std::string& id)
{
    return brief_of(id).has_value();
}

std::optional<SqliteTables::Brief> SqliteTables::brief_of(const std::string& id)
{
    if (!brief_.with(id).next()) return std::nullopt;
    Brief brief{static_cast<std::uint64_t>(brief_.number(0)), brief_.text(1)};
    brief_.reset();
    return brief;
}

void SqliteTables::write_records(const std::string& id, const std::vector<Record>& records)
{
    for (const Record& record : records) {
        insert_record_
            .with(id, number_of(record.number), record.time, record.body, sum_of(id, record))
            .run();
    }
}

void SqliteTables::write_snapshot(const std::string& id,
                                  const std::optional<StoredSnapshot>& snapshot)
{
    if (!snapshot) return;
    insert_snapshot_.with(id, number_of(snapshot->number), snapshot->bytes, sum_of(id, *snapshot))
        .run();
}

void SqliteTables::write_seats(const TableHead& head)
{
    delete_seats_.with(head.id).run();
    for (const std::string& player : head.players) insert_seat_.with(player, head.id).run();
}

StoreAnswer SqliteTables::read(const std::string& id, std::uint64_t after, bool with_snapshot)
{
    if (!select_head_.with(id).next()) return failure(StoreError::not_found, "no such table");
    TableRead table;
    const bool is_head_whole = read_head(select_head_, table.head);
    const auto last = static_cast<std::uint64_t>(select_head_.number(6));
    select_head_.reset();
    if (!is_head_whole) return failure(StoreError::damaged, "table " + id + ": its head");
    if (!read_records(table, after, last)) {
        return failure(StoreError::damaged, "table " + id + ": its records");
    }
    // A snapshot only saves time, so a damaged one is left out.
    if (with_snapshot && !read_snapshot(table)) table.snapshot.reset();
    return table;
}

bool SqliteTables::read_records(TableRead& table, std::uint64_t after, std::uint64_t last)
{
    bool is_whole = true;
    // A number above the last of all cannot be bound and has nothing behind it.
    const std::int64_t behind = number_of(std::min(after, last));
    for (select_records_.with(table.head.id, behind); select_records_.next();) {
        Record record{static_cast<std::uint64_t>(select_records_.number(0)),
                      select_records_.number(1), select_records_.text(2)};
        is_whole = is_whole && select_records_.number(3) == sum_of(table.head.id, record);
        table.records.push_back(std::move(record));
    }
    return is_whole && is_complete(table.records, after, last);
}

bool SqliteTables::read_snapshot(TableRead& table)
{
    if (!select_snapshot_.with(table.head.id).next()) return true;
    table.snapshot = StoredSnapshot{static_cast<std::uint64_t>(select_snapshot_.number(0)),
                                    select_snapshot_.text(1)};
    const std::int64_t sum = select_snapshot_.number(2);
    select_snapshot_.reset();
    return sum == sum_of(table.head.id, *table.snapshot);
}

StoreAnswer SqliteTables::list(const ListTables& request)
{
    // Each kind of question has its own text, so that each finds its own index.
    std::string sql = std::string{"SELECT "} + head_columns + " FROM tables WHERE id IS NOT NULL";
    if (request.status) sql += " AND status = ?1";
    if (!request.player.empty()) {
        sql += " AND id IN (SELECT table_id FROM seats WHERE player = ?2)";
    }
    if (request.listed_only) sql += " AND is_listed = 1";
    sql += " ORDER BY changed DESC, id LIMIT ?3";
    SqliteStatement statement{database_, sql};
    const auto status = static_cast<std::int64_t>(request.status.value_or(TableStatus::open));
    HeadList list;
    for (statement.with(status, request.player, number_of(request.limit)); statement.next();) {
        TableHead head;
        if (!read_head(statement, head)) {
            return failure(StoreError::damaged, "table " + head.id + ": its head");
        }
        list.heads.push_back(std::move(head));
    }
    return list;
}

}  // namespace sortie
