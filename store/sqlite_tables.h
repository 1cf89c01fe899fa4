#pragma once
// The statements of an SQLite store: what each request reads and writes, without queue, groups and threads.
//
//     SqliteTables tables{file, 0};
//     tables.begin();
//     StoreAnswer answer = tables.append(request);   // a broken rule is an answer and changes nothing
//     tables.commit();
//
// Every function throws SqliteError when SQLite fails.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite_database.h"
#include "store/store.h"

namespace sortie {

class SqliteTables {
public:
    // Opens or creates the file and brings its schema up to date.
    SqliteTables(const std::filesystem::path& file, std::int64_t pages_max);

    void begin() { database_.run("BEGIN IMMEDIATE"); }
    void commit() { database_.run("COMMIT"); }
    void roll_back();
    bool is_in_transaction() const { return database_.is_in_transaction(); }

    // A savepoint inside of the transaction, so that one write can be taken back without the others.
    void begin_one() { savepoint_.run(); }
    void keep_one() { release_.run(); }
    void take_back_one() { database_.run("ROLLBACK TO one; RELEASE one"); }

    StoreAnswer create(const CreateTable& request);
    StoreAnswer append(const AppendRecords& request);
    bool exists(const std::string& id);
    // All records behind `after`; the snapshot only on demand.
    StoreAnswer read(const std::string& id, std::uint64_t after, bool with_snapshot);
    StoreAnswer list(const ListTables& request);

private:
    struct Brief {
        std::uint64_t last = 0;
        std::string players;
    };
    std::optional<Brief> brief_of(const std::string& id);
    void write_records(const std::string& id, const std::vector<Record>& records);
    void write_snapshot(const std::string& id, const std::optional<StoredSnapshot>& snapshot);
    void write_seats(const TableHead& head);
    bool read_records(TableRead& table, std::uint64_t after, std::uint64_t last);
    bool read_snapshot(TableRead& table);

    SqliteDatabase database_;
    SqliteStatement brief_;
    SqliteStatement savepoint_;
    SqliteStatement release_;
    SqliteStatement insert_table_;
    SqliteStatement update_table_;
    SqliteStatement insert_record_;
    SqliteStatement insert_snapshot_;
    SqliteStatement delete_seats_;
    SqliteStatement insert_seat_;
    SqliteStatement select_head_;
    SqliteStatement select_records_;
    SqliteStatement select_snapshot_;
};

}  // namespace sortie
