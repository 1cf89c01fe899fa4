#pragma once
// Schemas: a shape written as one compact line, so that a file can say what it holds.
//
//     schema_of(shape_of<State>())
//         == "record{turn:u16;marks:[9]enum8(empty,x,o);hand:list[7]id8;awaited:set[8]id8}"
//
// The words are: bool; u8 to u64; i8 to i64; enum8(names) to enum64(names); id8 to id64, with names
// in parentheses if there are any; record{field:shape;...}; [items]shape; list[most]shape;
// set[keys]shape. A record or a shape with names is written once; where the same one comes again,
// `@n` stands for the n-th of them, counted from 0 in the order in which they end.
//
// Two equal schemas mean the same fields in the same order with the same names and limits. Offsets
// and sizes in memory are not part of it: they belong to the compiler. `read_schema` makes shapes
// from such a line, good for reading bytes that were written by it but not for touching memory.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/shape.h"

namespace sortie {

// A state that is described in more than this is not a state; a file that claims it is refused.
inline constexpr std::size_t schema_bytes_max = std::size_t{1} << 18;

// Deeper than any state is nested. A schema from outside must not exhaust the stack.
inline constexpr int schema_depth_max = 64;

std::string schema_of(const Shape& shape);

// A fingerprint of the schema. It is the same in every build.
std::uint64_t schema_hash(const Shape& shape);

// Shapes that came from a schema, with everything they refer to.
class Schema {
public:
    const Shape& root() const { return *root_; }

private:
    friend class SchemaReader;
    friend Result<std::shared_ptr<const Schema>> read_schema(std::string_view text);

    // Deques, because the shapes refer to each other by address.
    const Shape* root_ = nullptr;
    std::deque<Shape> shapes_;
    std::deque<std::vector<ShapeField>> fields_;
    std::deque<std::vector<std::string_view>> names_;
    std::deque<std::string> words_;
};

Result<std::shared_ptr<const Schema>> read_schema(std::string_view text);

}  // namespace sortie
