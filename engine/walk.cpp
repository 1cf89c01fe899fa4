#include "engine/walk.h"

#include "engine/shape_value.h"

namespace sortie {
namespace {

void walk_scalar(const Shape& shape, const WholeNumber& number, ShapeVisitor& visitor)
{
    const std::string_view name = word_of(shape, number);
    if (shape.kind == ShapeKind::boolean && !name.empty()) {
        visitor.boolean(number.magnitude == 1);
    } else if (shape.kind == ShapeKind::id && number == none_of(shape)) {
        visitor.none();
    } else if (!name.empty()) {
        visitor.word(name);
    } else if (shape.kind == ShapeKind::signed_number) {
        visitor.signed_number(static_cast<std::int64_t>(bits_of(number)));
    } else {
        visitor.unsigned_number(number.magnitude);
    }
}

void walk_set(const Shape& set, const void* value, ShapeVisitor& visitor)
{
    visitor.begin_sequence(member_count(set, value));
    for (std::size_t key = 0; key < set.capacity; ++key) {
        if (has_member(set, value, key)) walk_scalar(*set.item, {.magnitude = key}, visitor);
    }
    visitor.end_sequence();
}

}  // namespace

void walk(const Shape& shape, const void* value, ShapeVisitor& visitor)
{
    if (is_scalar(shape)) return walk_scalar(shape, read_number(shape, value), visitor);
    if (shape.kind == ShapeKind::set) return walk_set(shape, value, visitor);
    if (shape.kind == ShapeKind::record) {
        visitor.begin_record();
        for (const ShapeField& field : shape.fields) {
            visitor.field(field.name);
            walk(*field.shape, static_cast<const std::byte*>(value) + field.offset, visitor);
        }
        visitor.end_record();
        return;
    }
    const std::size_t count = item_count(shape, value);
    visitor.begin_sequence(count);
    for (std::size_t i = 0; i < count; ++i) {
        walk(*shape.item, item_at(shape, value, i), visitor);
    }
    visitor.end_sequence();
}

}  // namespace sortie
