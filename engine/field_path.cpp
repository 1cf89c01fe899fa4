#include "engine/field_path.h"

#include <algorithm>
#include <utility>

#include "engine/shape_value.h"
#include "engine/value_text.h"
#include "engine/words.h"

namespace sortie {
namespace {

// Follows a path step by step; `done_` is the part that has been found.
class PathFinder {
public:
    PathFinder(const Shape& shape, const void* value, std::string_view path)
        : value_(static_cast<const std::byte*>(value)), path_(path), place_{&shape, 0, {}}
    {
    }

    Result<FieldPlace> find()
    {
        bool needs_name = path_.empty() || path_.front() != '[';
        while (needs_name || at_ < path_.size()) {
            const bool is_found = needs_name ? follow_name() : follow_index();
            if (!is_found) return Problem{std::move(words_)};
            needs_name = at_ < path_.size() && path_[at_] == '.';
            if (needs_name) {
                ++at_;
            } else if (at_ < path_.size() && path_[at_] != '[') {
                return Problem{shown(path_.substr(at_)) + " cannot follow " + done()};
            }
        }
        return place_;
    }

private:
    bool refuse(std::string words)
    {
        words_ = std::move(words);
        return false;
    }
    std::string done() const { return std::string(path_.substr(0, done_end_)); }

    // " in units[3]", or nothing at the start of the path.
    std::string in_done() const { return done_end_ == 0 ? "" : " in " + done(); }

    // What may stand at this place.
    std::string accepted() const
    {
        const Shape& shape = *place_.shape;
        switch (shape.kind) {
            case ShapeKind::record: return "fields are: " + field_names_text(shape);
            case ShapeKind::array:
            case ShapeKind::list: return items_text() + ", and count";
            case ShapeKind::set: return "a set has only a count";
            default: return "it is a single value";
        }
    }
    std::string items_text() const
    {
        const std::size_t count = item_count(*place_.shape, value_ + place_.offset);
        if (count == 0) return "it has no items";
        if (count == 1) return "its only item is 0";
        return "its items are 0 to " + std::to_string(count - 1);
    }

    bool follow_name()
    {
        const std::size_t end = std::min(path_.find_first_of(".[", at_), path_.size());
        const std::string_view name = path_.substr(at_, end - at_);
        if (name.empty()) return refuse("a field is expected" + in_done() + "; " + accepted());
        const Shape& shape = *place_.shape;
        const ShapeField* field = find_field_named(shape, name);
        if (field != nullptr) {
            place_ = {field->shape, place_.offset + field->offset, {}};
        } else if (!follow_count(name)) {
            return refuse("no field " + shown(name) + in_done() + "; " + accepted());
        }
        at_ = done_end_ = end;
        return true;
    }

    bool follow_count(std::string_view name)
    {
        const Shape& shape = *place_.shape;
        if (is_scalar(shape) || shape.kind == ShapeKind::record) return false;
        if (name != "count" && name != "size") return false;
        const std::byte* at = value_ + place_.offset;
        const std::size_t count =
            shape.kind == ShapeKind::set ? member_count(shape, at) : item_count(shape, at);
        place_ = {&shape_of<std::uint64_t>(), 0, count};
        return true;
    }

    bool follow_index()
    {
        const Shape& shape = *place_.shape;
        if (shape.kind != ShapeKind::array && shape.kind != ShapeKind::list) {
            return refuse((done_end_ == 0 ? "the value" : done()) + " has no items; " + accepted());
        }
        const std::size_t end = path_.find(']', at_);
        if (end == std::string_view::npos) {
            return refuse("']' is missing after " + shown(path_.substr(at_)));
        }
        const std::string_view digits = path_.substr(at_ + 1, end - at_ - 1);
        const auto index = number_from_text(digits);
        if (!index || index->is_negative ||
            index->magnitude >= item_count(shape, value_ + place_.offset)) {
            return refuse("no item " + shown(digits) + in_done() + "; " + items_text());
        }
        const auto i = static_cast<std::size_t>(index->magnitude);
        place_ = {shape.item, place_.offset + item_offset(shape, i), {}};
        at_ = done_end_ = end + 1;
        return true;
    }

    const std::byte* value_;
    std::string_view path_;
    std::size_t at_ = 0;
    std::size_t done_end_ = 0;
    FieldPlace place_;
    std::string words_;
};

Problem at_path(std::string_view path, const Problem& problem)
{
    return {std::string(trimmed(path)) + ": " + problem.words};
}

// Where the value of a place can be read: in the whole value, or in the place itself.
const void* address_in(const FieldPlace& place, const void* value)
{
    if (place.count) return &*place.count;
    return static_cast<const std::byte*>(value) + place.offset;
}

}  // namespace

Result<FieldPlace> find_field(const Shape& shape, const void* value, std::string_view path)
{
    return PathFinder(shape, value, trimmed(path)).find();
}

Result<std::string> field_text(const Shape& shape, const void* value, std::string_view path)
{
    const auto place = find_field(shape, value, path);
    if (!place) return place.problem();
    return value_text(*place.value().shape, address_in(place.value(), value));
}

Result<bool> field_equals(const Shape& shape, const void* value, std::string_view path,
                          std::string_view text)
{
    const auto place = find_field(shape, value, path);
    if (!place) return place.problem();
    auto is_equal = value_equals_text(*place.value().shape, address_in(place.value(), value), text);
    if (!is_equal) return at_path(path, is_equal.problem());
    return is_equal;
}

std::optional<Problem> set_field(const Shape& shape, void* value, std::string_view path,
                                 std::string_view text)
{
    const auto place = find_field(shape, value, path);
    if (!place) return place.problem();
    if (place.value().count) {
        return at_path(path, {"a count cannot be set; set the whole list or set instead"});
    }
    auto* at = static_cast<std::byte*>(value) + place.value().offset;
    const auto problem = set_from_text(*place.value().shape, at, text);
    if (problem) return at_path(path, *problem);
    return std::nullopt;
}

}  // namespace sortie
