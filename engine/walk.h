#pragma once
// Walking through a value: what a writer of JSON or of text needs, and nothing else.
//
//     class JsonWriter final : public ShapeVisitor { ... };
//     JsonWriter writer;
//     walk(shape_of<View>(), &view, writer);
//
// The visitor is told records with their fields in the order of the description, arrays, lists and
// sets as sequences (a list only its used items, a set its members in ascending order), and single
// values as what they mean: a bool, a number, a word, or no id. A broken value is walked as far as
// it can be read; a number that has no word is told as a number.
//
// The calls are virtual. Nothing on the path of a playout walks; use it for output.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/shape.h"

namespace sortie {

class ShapeVisitor {
public:
    ShapeVisitor() = default;
    ShapeVisitor(const ShapeVisitor&) = delete;
    ShapeVisitor& operator=(const ShapeVisitor&) = delete;
    virtual ~ShapeVisitor() = default;

    virtual void begin_record() = 0;
    virtual void field(std::string_view name) = 0;  // its value follows
    virtual void end_record() = 0;

    virtual void begin_sequence(std::size_t count) = 0;
    virtual void end_sequence() = 0;

    virtual void boolean(bool value) = 0;
    virtual void unsigned_number(std::uint64_t value) = 0;
    virtual void signed_number(std::int64_t value) = 0;
    virtual void word(std::string_view name) = 0;  // of an enumeration or an id
    virtual void none() = 0;                       // no id
};

void walk(const Shape& shape, const void* value, ShapeVisitor& visitor);

}  // namespace sortie
