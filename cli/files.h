#pragma once
// Reading and writing whole files, with problems in words: the commands' only door to the disk.

#include <optional>
#include <string>

#include "engine/result.h"

namespace sortie {

[[nodiscard]] Result<std::string> read_file(const std::string& name);

// Writes beside the file and renames, so that a reader never sees half of it.
[[nodiscard]] std::optional<Problem> write_file(const std::string& name, const std::string& text);

}  // namespace sortie
