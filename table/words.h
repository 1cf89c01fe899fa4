#pragma once
// Words that people send: names and messages.
//
//     if (auto words = why_not_line(name, 40)) return denied("T_BAD_NAME", "a name " + *words);
//
// What passes can be stored and shown to everybody, once a client escapes what its page needs escaped. Nothing is
// mended here: a text is taken as it is, or refused.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sortie {

// What one line of text that everybody will see fails to be, to be read after its subject: "has at most 40 bytes".
// A line is UTF-8 without control characters, without characters that turn the direction of writing, and not blank.
std::optional<std::string> why_not_line(std::string_view text, std::size_t bytes_max);

}  // namespace sortie
