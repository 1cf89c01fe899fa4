#pragma once
// Reading and writing whole files: the commands' only door to the disk. What goes wrong is told as a
// problem in words; nothing throws. A file is written beside its place and renamed, so that a reader sees
// the old text or the new one and never half of it. A device, a pipe or what this program has open already,
// such as /dev/stdout, is written to as it is.

#include <cstddef>
#include <optional>
#include <string>

#include "engine/result.h"

namespace sortie {

// The most that is read of a file; a table with all its records fits (store/table_file.h).
inline constexpr std::size_t read_bytes_max = std::size_t{256} * 1024 * 1024;

[[nodiscard]] Result<std::string> read_file(const std::string& name,
                                            std::size_t bytes_max = read_bytes_max);

[[nodiscard]] std::optional<Problem> write_file(const std::string& name, const std::string& text);

// Whether both names, however they are spelt, are of the same file, which need not be there.
[[nodiscard]] bool is_same_file(const std::string& one, const std::string& other);

// A new file, empty so far, with the first name that nobody has: begin + end, begin-2 + end, ... Where none can be made the
// name of one that will be refused by `write_file`.
[[nodiscard]] std::string reserved_file(const std::string& begin, const std::string& end);

// What would keep `write_file` from writing this file, found out before there is anything to write.
[[nodiscard]] std::optional<Problem> why_not_writable(const std::string& name);

// What would keep files from being made in this folder, which need not be there yet.
[[nodiscard]] std::optional<Problem> why_not_writable_folder(const std::string& name);

}  // namespace sortie
