#include "store/sqlite_schema.h"

#include <array>
#include <string>

namespace sortie {
namespace {

// "SORT" in ASCII: says in the first bytes of a file whose database it is.
constexpr std::int64_t application_id = 0x534F5254;

constexpr auto steps_of_all_times = std::to_array<std::string_view>({
    // 1: the first schema. `last` is the number of the last record, `sum` as in store/content.h.
    R"(
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status INTEGER NOT NULL,
    is_listed INTEGER NOT NULL,
    players TEXT NOT NULL,
    summary TEXT NOT NULL,
    changed INTEGER NOT NULL,
    last INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE TABLE records (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    sum INTEGER NOT NULL
) STRICT;
CREATE TABLE seats (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_table ON seats (table_id);
)",
});

void go_steps(SqliteDatabase& database, std::span<const std::string_view> steps)
{
    const std::int64_t version = database.number("PRAGMA user_version");
    const std::int64_t id = database.number("PRAGMA application_id");
    const bool is_fresh =
        id == 0 && version == 0 && database.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (id != application_id && !is_fresh) {
        throw SqliteError{SQLITE_MISMATCH, "the file is a database, but no store of Sortie"};
    }
    const auto known = static_cast<std::int64_t>(steps.size());
    if (version > known) {
        throw SqliteError{SQLITE_MISMATCH, "the store has version " + std::to_string(version) +
                                               " and this program knows versions up to " +
                                               std::to_string(known) + "; use a newer program"};
    }
    for (std::int64_t step = version; step < known; ++step) {
        database.run(std::string{steps[static_cast<std::size_t>(step)]});
    }
    if (version == known) return;
    database.run("PRAGMA application_id = " + std::to_string(application_id));
    database.run("PRAGMA user_version = " + std::to_string(known));
}

}  // namespace

std::span<const std::string_view> sqlite_steps()
{
    return steps_of_all_times;
}

void migrate(SqliteDatabase& database, std::span<const std::string_view> steps)
{
    database.run("BEGIN IMMEDIATE");
    try {
        go_steps(database, steps);
        database.run("COMMIT");
    } catch (const SqliteError&) {
        if (database.is_in_transaction()) database.run("ROLLBACK");
        throw;
    }
}

}  // namespace sortie
