#pragma once
// What has changed between the shape a value was saved by and the current one.
//
//     const Result<ShapeChange> change = compare_shapes(saved, shape_of<State>());
//     for (const std::string& path : change.value().defaulted) ...       // "units[].morale"
//
// A running game outlives an upgrade of the program as long as its fields keep their names. This
// says, for every value alike, which fields are left behind and which are not filled, so that a
// host can tell the people at the table. Whether each single number fits is found out while reading
// (engine/payload.h).

#include <cstddef>
#include <string>
#include <vector>

#include "engine/result.h"
#include "engine/shape.h"

namespace sortie {

// Each of the two lists ends with "..." after so many paths.
inline constexpr std::size_t shape_notes_max = 200;

// Paths with `[]` stand for all items. Items that an array has gained or lost are "units[20..28]".
struct ShapeChange {
    std::vector<std::string> dropped;    // was saved, does not exist any more
    std::vector<std::string> defaulted;  // was not saved, keeps the value it had
};

// A problem where a saved field cannot become the current one at all, such as a list a number.
// Single values of all kinds may become each other; so may arrays, lists and sets of different
// length.
Result<ShapeChange> compare_shapes(const Shape& saved, const Shape& current);

}  // namespace sortie
