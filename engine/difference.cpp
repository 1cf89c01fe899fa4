#include "engine/difference.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/shape_value.h"
#include "engine/value_text.h"

namespace sortie {
namespace {

class Comparison {
public:
    explicit Comparison(std::size_t most) : most_(most) {}

    std::vector<Difference> found;

    // The path grows and shrinks in place; equal parts are passed over without looking inside.
    void compare(const Shape& shape, const std::byte* a, const std::byte* b)
    {
        if (found.size() >= most_ || std::memcmp(a, b, shape.size) == 0) return;
        switch (shape.kind) {
            case ShapeKind::record: return compare_fields(shape, a, b);
            case ShapeKind::array: return compare_items(shape, a, b, 0, shape.capacity);
            case ShapeKind::list: return compare_lists(shape, a, b);
            case ShapeKind::set: return compare_sets(shape, a, b);
            default: note(value_text(shape, a), value_text(shape, b));
        }
    }

private:
    void note(std::string expected_text, std::string found_text)
    {
        if (found.size() >= most_) return;
        found.push_back({path_, std::move(expected_text), std::move(found_text)});
    }

    void compare_fields(const Shape& shape, const std::byte* a, const std::byte* b)
    {
        const std::size_t length = path_.size();
        for (const ShapeField& field : shape.fields) {
            if (length > 0) path_ += '.';
            path_ += field.name;
            compare(*field.shape, a + field.offset, b + field.offset);
            path_.resize(length);
        }
    }

    void compare_items(const Shape& shape, const std::byte* a, const std::byte* b,
                       std::size_t first, std::size_t end)
    {
        const std::size_t length = path_.size();
        for (std::size_t i = first; i < end && found.size() < most_; ++i) {
            path_ += '[' + std::to_string(i) + ']';
            compare(*shape.item, item_at(shape, a, i), item_at(shape, b, i));
            path_.resize(length);
        }
    }

    void compare_lists(const Shape& list, const std::byte* a, const std::byte* b)
    {
        const std::size_t length = path_.size();
        if (stored_count(list, a) != stored_count(list, b)) {
            path_ += length > 0 ? ".count" : "count";
            note(std::to_string(stored_count(list, a)), std::to_string(stored_count(list, b)));
            path_.resize(length);
        }
        const std::size_t a_count = item_count(list, a);
        const std::size_t b_count = item_count(list, b);
        const std::size_t both = std::min(a_count, b_count);
        const std::size_t either = std::max(a_count, b_count);
        compare_items(list, a, b, 0, both);
        for (std::size_t i = both; i < either && found.size() < most_; ++i) {
            path_ += '[' + std::to_string(i) + ']';
            note(i < a_count ? value_text(*list.item, item_at(list, a, i)) : "nothing",
                 i < b_count ? value_text(*list.item, item_at(list, b, i)) : "nothing");
            path_.resize(length);
        }
        if (both == either) compare_slots_behind(list, a, b, both);
    }

    // A list keeps the slots behind its count empty. One that does not is equal to look at and
    // still hashes differently, so the place is told.
    void compare_slots_behind(const Shape& list, const std::byte* a, const std::byte* b,
                              std::size_t count)
    {
        const std::size_t length = path_.size();
        for (std::size_t i = count; i < list.capacity && found.size() < most_; ++i) {
            const std::byte* a_slot = item_at(list, a, i);
            const std::byte* b_slot = item_at(list, b, i);
            if (std::memcmp(a_slot, b_slot, list.item->size) == 0) continue;
            path_ += '[' + std::to_string(i) + "] behind the count";
            note(value_text(*list.item, a_slot), value_text(*list.item, b_slot));
            path_.resize(length);
        }
    }

    void compare_sets(const Shape& set, const std::byte* a, const std::byte* b)
    {
        const std::size_t length = path_.size();
        std::string expected_text = value_text(set, a);
        std::string found_text = value_text(set, b);
        if (expected_text == found_text) path_ += " behind the last key";
        note(std::move(expected_text), std::move(found_text));
        path_.resize(length);
    }

    std::size_t most_;
    std::string path_;
};

}  // namespace

std::string Difference::text() const
{
    return (path.empty() ? "the value" : path) + ": " + expected + " expected, " + found + " found";
}

std::vector<Difference> differences(const Shape& shape, const void* expected, const void* found,
                                    std::size_t most)
{
    Comparison comparison(most);
    comparison.compare(shape, static_cast<const std::byte*>(expected),
                       static_cast<const std::byte*>(found));
    return std::move(comparison.found);
}

std::string explain_difference(const Shape& shape, const void* expected, const void* found)
{
    const auto list = differences(shape, expected, found, differences_shown + 1);
    std::string text;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0) text += '\n';
        if (i == differences_shown) return text + "...";
        text += list[i].text();
    }
    return text;
}

}  // namespace sortie
