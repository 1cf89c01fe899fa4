#pragma once
// The tables of an SQLite store, as numbered steps from an empty file to what the program knows.
//
//     migrate(database, sqlite_steps());
//
// The number of steps that a file has gone is its version, kept in `user_version`. The missing steps are gone in one
// transaction: all or none. A file with more steps than the program knows was written by a newer program and is
// refused, as is a database of something else. A step that was released is never changed; a change is another step.

#include <span>
#include <string_view>

#include "store/sqlite_database.h"

namespace sortie {

std::span<const std::string_view> sqlite_steps();

// Throws SqliteError, with SQLITE_MISMATCH if the file is not for this program.
void migrate(SqliteDatabase& database, std::span<const std::string_view> steps);

}  // namespace sortie
