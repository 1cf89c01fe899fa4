#pragma once
// The tables of a PostgreSQL store, as numbered steps from an empty database to what the program knows.
//
//     migrate(connection, postgres_steps());
//
// Everything lies in a schema of its own, `sortie`, so that a database can hold other things as well. The number of
// steps that it has gone is its version, in sortie.version. Servers that start at the same time wait for each other;
// the missing steps are gone in one transaction. A database with more steps than the program knows was written by a
// newer program and is refused. A step that was released is never changed; a change is another step.

#include <span>
#include <string_view>

#include "store/postgres_connection.h"

namespace sortie {

std::span<const std::string_view> postgres_steps();

// Throws PostgresError.
void migrate(PostgresConnection& connection, std::span<const std::string_view> steps);

}  // namespace sortie
