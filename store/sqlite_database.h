#pragma once
// A thin owner of SQLite's C handles: one database, statements that are prepared once, errors that are thrown.
//
//     SqliteDatabase database{"tables.db"};
//     SqliteStatement last{database, "SELECT last FROM tables WHERE id = ?"};
//     for (last.with("ABCD"); last.next();) use(last.number(0));
//     database.run("COMMIT");
//
// A database file has one server at a time. SQLite itself would let several in and make them wait for each other, so
// whoever opens a file locks another one beside it, NAME.lock, as long as it lives; the system lets go of the lock
// when a process dies in whatever way. The database stays readable for other programs, for example for a backup.

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace sortie {

class SqliteError : public std::runtime_error {
public:
    SqliteError(int code, const std::string& words) : std::runtime_error(words), code_(code) {}
    // SQLite's result without its extension: SQLITE_FULL, SQLITE_IOERR ...
    int code() const { return code_ & 0xFF; }

private:
    int code_;
};

class SqliteDatabase {
public:
    // Creates the file if it does not exist, readable for its owner only: it holds what players may not know.
    explicit SqliteDatabase(const std::filesystem::path& file);
    ~SqliteDatabase();
    SqliteDatabase(const SqliteDatabase&) = delete;
    SqliteDatabase& operator=(const SqliteDatabase&) = delete;

    // One or several statements whose rows nobody wants.
    void run(const std::string& statements);
    // The number in the first column of the first row; 0 without a row.
    std::int64_t number(const std::string& query);
    bool is_in_transaction() const;

    sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

class SqliteStatement {
public:
    SqliteStatement(const SqliteDatabase& database, std::string_view sql);
    ~SqliteStatement();
    SqliteStatement(const SqliteStatement&) = delete;
    SqliteStatement& operator=(const SqliteStatement&) = delete;

    // Begins anew with these values: numbers, text, and bytes.
    template <class... Values>
    SqliteStatement& with(const Values&... values)
    {
        reset();
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    // Goes to the next row, if there is one.
    bool next();
    // Goes through to the end.
    void run();
    // Lets go of the row; a statement on a row keeps its transaction open.
    void reset() noexcept;

    std::int64_t number(int column) const;
    std::string text(int column) const;

private:
    void bind(int index, std::int64_t value);
    void bind(int index, std::string_view value);
    void bind_done(int code);

    sqlite3* database_;
    sqlite3_stmt* handle_ = nullptr;
};

// The lock beside a database file. Holds it until it is destroyed.
class SqliteLock {
public:
    explicit SqliteLock(const std::filesystem::path& database_file);
    ~SqliteLock();
    SqliteLock(const SqliteLock&) = delete;
    SqliteLock& operator=(const SqliteLock&) = delete;

private:
    int descriptor_ = -1;
};

}  // namespace sortie
