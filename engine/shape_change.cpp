#include "engine/shape_change.h"

#include <string_view>
#include <utility>

#include "engine/shape_value.h"

namespace sortie {
namespace {

std::string_view kind_text(const Shape& shape)
{
    switch (shape.kind) {
        case ShapeKind::record: return "a record";
        case ShapeKind::array: return "an array";
        case ShapeKind::list: return "a list";
        case ShapeKind::set: return "a set";
        default: return "a single value";
    }
}

void note(std::vector<std::string>& notes, const std::string& path)
{
    if (notes.size() < shape_notes_max) {
        notes.push_back(path);
    } else if (notes.size() == shape_notes_max) {
        notes.emplace_back("...");
    }
}

void note_items(std::vector<std::string>& notes, const std::string& path, std::size_t first,
                std::size_t end)
{
    if (first >= end) return;
    const std::string last = end - 1 > first ? ".." + std::to_string(end - 1) : "";
    note(notes, path + '[' + std::to_string(first) + last + ']');
}

class ShapeComparison {
public:
    ShapeChange change;
    std::string words;  // empty while nothing is in the way

    void compare(const Shape& saved, const Shape& current, const std::string& path)
    {
        if (is_scalar(saved) && is_scalar(current)) return;
        if (saved.kind != current.kind) {
            words = path.empty() ? "" : path + ": ";
            words += kind_text(saved);
            words += " was saved, ";
            words += kind_text(current);
            words += " is expected";
            return;
        }
        if (current.kind == ShapeKind::record) compare_fields(saved, current, path);
        if (current.kind == ShapeKind::array || current.kind == ShapeKind::list) {
            compare(*saved.item, *current.item, path + "[]");
        }
        if (current.kind == ShapeKind::array) {
            note_items(change.dropped, path, current.capacity, saved.capacity);
            note_items(change.defaulted, path, saved.capacity, current.capacity);
        }
    }

private:
    void compare_fields(const Shape& saved, const Shape& current, const std::string& path)
    {
        const std::string start = path.empty() ? "" : path + '.';
        for (const ShapeField& field : saved.fields) {
            const ShapeField* now = find_field_named(current, field.name);
            const std::string inner = start + std::string(field.name);
            if (now == nullptr) {
                note(change.dropped, inner);
            } else {
                compare(*field.shape, *now->shape, inner);
            }
            if (!words.empty()) return;
        }
        for (const ShapeField& field : current.fields) {
            if (find_field_named(saved, field.name) != nullptr) continue;
            note(change.defaulted, start + std::string(field.name));
        }
    }
};

}  // namespace

Result<ShapeChange> compare_shapes(const Shape& saved, const Shape& current)
{
    ShapeComparison comparison;
    comparison.compare(saved, current, "");
    if (!comparison.words.empty()) return Problem{std::move(comparison.words)};
    return std::move(comparison.change);
}

}  // namespace sortie
