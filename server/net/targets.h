#pragma once
// The target of an HTTP request, read once and strictly: "/api/tables?game=merc" is a path and its query.
//
//     const TargetReading reading = read_target(request.target());
//     if (reading.status != 200) return words(reading.status, reading.words);
//     serve(reading.question.path);
//
// A path that comes out is safe to append to a folder: it begins with a slash, is UTF-8 without control characters, and
// none of its parts is empty, begins with a dot or contains a backslash. Percent signs are decoded once; what is still
// a percent sign then is one. Nothing is repaired: a path that would need it is refused in words.
//
// Pure functions of text, to be fuzzed as they are.

#include <cstddef>
#include <string>
#include <string_view>

#include "server/net/service.h"

namespace sortie {

inline constexpr std::size_t target_bytes_max = 2048;
inline constexpr std::size_t query_fields_max = 16;

struct TargetReading {
    unsigned status = 200;   // or the status of the refusal
    std::string_view words;  // of the refusal
    HttpQuestion question;
};

[[nodiscard]] TargetReading read_target(std::string_view target);

}  // namespace sortie
