#pragma once
// Values as people write them, in both directions.
//
//     value_text(shape_of<Unit>(), &unit)                // "{cell: 3, health: 2, is_alive: true}"
//     set_from_text(shape_of<Hand>(), &hand, "[sword, none]")
//
// A number is its digits, a bool `true` or `false`, an enumeration or an id its name (an id without
// names its number), no id `none`, an array, list or set `[a, b]`, a record `{field: value, field:
// value}`. A name that contains one of , : ; [ ] { } ( ) " stands in double quotes.
//
// Reading such a text: a record's fields that are not named stay as they are; an array needs all
// its items; a list takes up to its capacity and holds nothing else afterwards; a set takes each
// member once. The text of a value reads back as that value. A text that is wrong changes nothing,
// and the problem says what is accepted and where. Two texts mean the same when the values are the
// same: compare with `value_equals_text`, never the texts.

#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/shape.h"

namespace sortie {

std::string value_text(const Shape& shape, const void* value);

template <class T>
std::string value_text(const T& value)
{
    return value_text(shape_of<T>(), &value);
}

[[nodiscard]] std::optional<Problem> set_from_text(const Shape& shape, void* value,
                                                   std::string_view text);

// Whether the value is what the text says. Fields that a record's text leaves out do not matter.
Result<bool> value_equals_text(const Shape& shape, const void* value, std::string_view text);

}  // namespace sortie
