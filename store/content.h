#pragma once
// What both databases keep of a table in the same form: the line of players, and a sum for every record and
// snapshot by which a reader sees that it is what was written.
//
//     insert(record.body, sum_of(table_id, record));
//     if (sum != sum_of(table_id, record)) ...            // damaged
//
// A sum covers the table and the number as well, so a record that turns up at the wrong place is noticed too. It
// is made against accidents of a disk, not against somebody who edits the database.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace sortie {

std::int64_t sum_of(std::string_view table, const Record& record);
std::int64_t sum_of(std::string_view table, const StoredSnapshot& snapshot);

// One player in each line; "" without players.
std::string lines_of_players(const std::vector<std::string>& players);
std::vector<std::string> players_of_lines(std::string_view lines);

// The status that a database gives as a number. Fails with `false` for a number that is none.
bool read_status(std::int64_t number, TableStatus& status);

// Whether the records follow on `after` without a gap up to `last`.
bool is_complete(const std::vector<Record>& records, std::uint64_t after, std::uint64_t last);

}  // namespace sortie
