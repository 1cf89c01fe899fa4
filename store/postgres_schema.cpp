#include "store/postgres_schema.h"

#include <array>
#include <string>

namespace sortie {
namespace {

constexpr auto steps_of_all_times = std::to_array<std::string_view>({
    // 1: the first schema. `last` is the number of the last record, `sum` as in store/content.h. A table belongs to
    // its owner as long as that server's lease has not run out, by the clock of the database.
    R"(
CREATE TABLE sortie.servers (
    name text PRIMARY KEY,
    lease_until timestamptz NOT NULL
);
CREATE TABLE sortie.tables (
    id text PRIMARY KEY,
    status smallint NOT NULL,
    is_listed boolean NOT NULL,
    players text[] NOT NULL,
    summary text NOT NULL,
    changed bigint NOT NULL,
    last bigint NOT NULL,
    owner text
);
CREATE INDEX tables_by_change ON sortie.tables (changed);
CREATE INDEX tables_by_status ON sortie.tables (status, changed);
CREATE INDEX tables_by_owner ON sortie.tables (owner) WHERE owner IS NOT NULL;
CREATE TABLE sortie.records (
    table_id text NOT NULL,
    number bigint NOT NULL,
    time bigint NOT NULL,
    body text NOT NULL,
    sum bigint NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE sortie.snapshots (
    table_id text PRIMARY KEY,
    number bigint NOT NULL,
    bytes bytea NOT NULL,
    sum bigint NOT NULL
);
CREATE TABLE sortie.seats (
    player text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX seats_by_table ON sortie.seats (table_id);
)",
});

// The number is arbitrary and only has to be the same in every program.
constexpr const char* begin_alone = R"(
BEGIN;
SELECT pg_advisory_xact_lock(6004501);
CREATE SCHEMA IF NOT EXISTS sortie;
CREATE TABLE IF NOT EXISTS sortie.version (number integer NOT NULL);
)";

void go_steps(PostgresConnection& connection, std::span<const std::string_view> steps)
{
    connection.prepare("version", "SELECT coalesce(max(number), 0) FROM sortie.version");
    const std::int64_t version = connection.run({{"version"}})[0].number(0, 0);
    const auto known = static_cast<std::int64_t>(steps.size());
    if (version > known) {
        throw PostgresError{"", false,
                            "the store has version " + std::to_string(version) +
                                " and this program knows versions up to " + std::to_string(known) +
                                "; use a newer program"};
    }
    for (std::int64_t step = version; step < known; ++step) {
        connection.run_script(std::string{steps[static_cast<std::size_t>(step)]});
    }
    if (version == known) return;
    connection.run_script("DELETE FROM sortie.version; INSERT INTO sortie.version VALUES (" +
                          std::to_string(known) + ")");
}

}  // namespace

std::span<const std::string_view> postgres_steps()
{
    return steps_of_all_times;
}

void migrate(PostgresConnection& connection, std::span<const std::string_view> steps)
{
    connection.run_script(begin_alone);
    try {
        go_steps(connection, steps);
        connection.run_script("COMMIT; DEALLOCATE version");
    } catch (const PostgresError& error) {
        if (!error.is_broken()) connection.run_script("ROLLBACK; DEALLOCATE ALL");
        throw;
    }
}

}  // namespace sortie
