#include "store/sqlite_database.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace sortie {
namespace {

// How long a writer waits for another program that holds the database, for example for a backup.
constexpr int busy_milliseconds = 5'000;

constexpr mode_t for_the_owner = 0600;

[[noreturn]] void fail(sqlite3* database, int code)
{
    const char* words = database == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database);
    throw SqliteError{code, words};
}

int open_descriptor(const std::filesystem::path& file)
{
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_the_owner);
    if (descriptor >= 0) return descriptor;
    throw SqliteError{SQLITE_CANTOPEN,
                      file.string() + ": " + std::generic_category().message(errno)};
}

}  // namespace

SqliteDatabase::SqliteDatabase(const std::filesystem::path& file)
{
    // SQLite gives its other files the same permissions.
    close(open_descriptor(file));
    const int code = sqlite3_open_v2(file.c_str(), &handle_,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK) {
        sqlite3_close(handle_);
        throw SqliteError{code, file.string() + ": " + sqlite3_errstr(code)};
    }
    sqlite3_extended_result_codes(handle_, 1);
    sqlite3_busy_timeout(handle_, busy_milliseconds);
}

SqliteDatabase::~SqliteDatabase()
{
    sqlite3_close_v2(handle_);
}

void SqliteDatabase::run(const std::string& statements)
{
    const int code = sqlite3_exec(handle_, statements.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(handle_, code);
}

std::int64_t SqliteDatabase::number(const std::string& query)
{
    SqliteStatement statement{*this, query};
    return statement.next() ? statement.number(0) : 0;
}

bool SqliteDatabase::is_in_transaction() const
{
    return sqlite3_get_autocommit(handle_) == 0;
}

SqliteStatement::SqliteStatement(const SqliteDatabase& database, std::string_view sql)
    : database_(database.handle())
{
    const int code = sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &handle_, nullptr);
    if (code != SQLITE_OK) fail(database_, code);
}

SqliteStatement::~SqliteStatement()
{
    sqlite3_finalize(handle_);
}

bool SqliteStatement::next()
{
    const int code = sqlite3_step(handle_);
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) {
        reset();
        return false;
    }
    const std::string words = sqlite3_errmsg(database_);
    reset();
    throw SqliteError{code, words};
}

void SqliteStatement::run()
{
    while (next()) {
    }
}

void SqliteStatement::reset() noexcept
{
    sqlite3_reset(handle_);
}

std::int64_t SqliteStatement::number(int column) const
{
    return sqlite3_column_int64(handle_, column);
}

std::string SqliteStatement::text(int column) const
{
    // As bytes, because a text may be damaged and then has zeros and whatever else.
    const void* bytes = sqlite3_column_blob(handle_, column);
    const int count = sqlite3_column_bytes(handle_, column);
    if (bytes == nullptr) return {};
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(count)};
}

void SqliteStatement::bind(int index, std::int64_t value)
{
    bind_done(sqlite3_bind_int64(handle_, index, value));
}

void SqliteStatement::bind(int index, std::string_view value)
{
    bind_done(sqlite3_bind_text64(handle_, index, value.data(), value.size(), SQLITE_TRANSIENT,
                                  SQLITE_UTF8));
}

void SqliteStatement::bind_done(int code)
{
    if (code != SQLITE_OK) fail(database_, code);
}

SqliteLock::SqliteLock(const std::filesystem::path& database_file)
    : descriptor_(open_descriptor(database_file.string() + ".lock"))
{
    if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    close(descriptor_);
    throw SqliteError{SQLITE_BUSY,
                      database_file.string() +
                          " is in use by another server; an SQLite store has one server only"};
}

SqliteLock::~SqliteLock()
{
    close(descriptor_);
}

}  // namespace sortie
