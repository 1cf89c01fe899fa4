#pragma once
// The bytes of one value, field by field: the inner part of a snapshot (engine/snapshot.h).
//
//     ByteWriter out;
//     write_payload(shape_of<State>(), &state, out);
//
// Numbers are little-endian in their own width, a bool is one byte, a list is its count and its
// used items, a set is one bit for each key. Memory layout plays no part. Writing checks every
// value on the way: a broken list or an enumeration beyond its names is our own mistake and must
// not reach a file.
//
// Reading takes two shapes: the one the bytes were written by and the current one. When they are
// the same, it is a plain read. When they differ, values are carried over by field name; names of
// enumerations and ids decide, where both sides have them, so that an enumerator inserted in the
// middle changes nothing.

#include <optional>

#include "engine/bytes.h"
#include "engine/result.h"
#include "engine/shape.h"

namespace sortie {

void write_payload(const Shape& shape, const void* value, ByteWriter& out);

// Fills `value`, which holds what fields without a saved value shall be. compare_shapes
// (engine/shape_change.h) must have accepted the shapes. In case of a problem `value` is half
// filled; the caller works on a copy.
[[nodiscard]] std::optional<Problem> read_payload(const Shape& saved, const Shape& current,
                                                  ByteReader& in, void* value);

}  // namespace sortie
