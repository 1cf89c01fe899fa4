#pragma once
// What a request must look like before a database sees it: the limits and forms that store/store.h states.
//
//     if (auto failure = why_not(request)) return done(*failure);
//
// Both databases would refuse some of it by themselves, but each something else and in its own words, and an error
// inside of a transaction would spoil the other writes of its group.

#include <optional>
#include <string_view>

#include "store/store.h"

namespace sortie {

// The failure `invalid` with what is wrong, or nothing.
std::optional<StoreFailure> why_not(const StoreRequest& request);

// 1 to 32 letters, digits, "-", "_" and ".".
bool is_server_name(std::string_view name);

// Well-formed UTF-8 without the zero character, which PostgreSQL cannot keep.
bool is_plain_text(std::string_view text);

}  // namespace sortie
