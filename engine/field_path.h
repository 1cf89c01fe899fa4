#pragma once
// Paths: how a person names one field of a position.
//
//     set_field(shape_of<State>(), &state, "units[3].health", "2")
//     field_text(shape_of<State>(), &state, "hand.count")            // "4"
//
// A path is made of field names with points between them and of indices in brackets, counted from
// 0. An index must name an item that is there: a list is as long as its count. `count`, or `size`,
// of an array, list or set can be read but not set.
//
// Nothing here changes a value unless all of it is right, and every problem says what is accepted
// at the place where the path goes wrong: "no field 'helth' in units[3]; fields are: cell, health,
// is_alive".

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/shape.h"

namespace sortie {

struct FieldPlace {
    const Shape* shape = nullptr;
    std::size_t offset = 0;              // in bytes, from the start of the whole value
    std::optional<std::uint64_t> count;  // where a path to a count leads; it has no offset
};

// The value is needed because the indices of a list depend on its count.
Result<FieldPlace> find_field(const Shape& shape, const void* value, std::string_view path);

Result<std::string> field_text(const Shape& shape, const void* value, std::string_view path);

// Whether the field is what the text says; see value_equals_text.
Result<bool> field_equals(const Shape& shape, const void* value, std::string_view path,
                          std::string_view text);

[[nodiscard]] std::optional<Problem> set_field(const Shape& shape, void* value,
                                               std::string_view path, std::string_view text);

}  // namespace sortie
