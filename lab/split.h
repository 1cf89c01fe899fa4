#pragma once
// Takes lists apart that are written in one text, such as the names behind an option.
//
//     split("steady,easy", ",")       // "steady", "easy"
//
// Nothing is trimmed and nothing left out, so whoever asks can tell that a name is missing.

#include <string>
#include <string_view>
#include <vector>

namespace sortie {

// The parts of a list, also the empty ones: "a,,b" has three. An empty text has none.
std::vector<std::string> split(std::string_view text, std::string_view between);

}  // namespace sortie
