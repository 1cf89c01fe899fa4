#pragma once
// A table as a text file, to carry it from one store to another or to keep it.
//
//     const std::string text = write_table_file(read);              // a TableRead
//     const Result<CreateTable> again = read_table_file(text);      // puts the same table into another store
//
// One line for each part: "sortie-table 1", the head ("id", "status", "listed", "changed", "summary", a "player" for
// each), "record NUMBER TIME BODY" for each record, "snapshot NUMBER HEX" if there is one, and at last "hash" of
// everything before it. The file holds what the server keeps: the secret of the dice while the game runs, and the
// hashes by which players are known.
//
// Reading refuses a file that was cut or changed, in words, with the number of the line.

#include <string>
#include <string_view>

#include "engine/result.h"
#include "store/store.h"

namespace sortie {

inline constexpr int table_file_version = 1;
inline constexpr std::size_t table_file_bytes_max = std::size_t{256} * 1024 * 1024;

[[nodiscard]] std::string write_table_file(const TableRead& table);
[[nodiscard]] Result<CreateTable> read_table_file(std::string_view text);

}  // namespace sortie
