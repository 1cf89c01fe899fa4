#include "engine/payload.h"

#include <algorithm>
#include <cstring>

#include "engine/check.h"
#include "engine/shape_value.h"
#include "engine/words.h"

namespace sortie {
namespace {

// How wide a list's count is in a file follows from its capacity, not from how the list aligns it.
std::size_t count_width(const Shape& list)
{
    return list.capacity <= 0xff ? 1 : list.capacity <= 0xffff ? 2 : 4;
}

std::size_t set_bytes(const Shape& set)
{
    return set.capacity / 8 + (set.capacity % 8 != 0 ? 1 : 0);
}

void write_set(const Shape& set, const void* value, ByteWriter& out)
{
    CHECK(!has_stray_bits(set, value));
    for (std::size_t first = 0; first < set.capacity; first += 8) {
        unsigned bits = 0;
        for (std::size_t key = first; key < std::min(first + 8, set.capacity); ++key) {
            if (!has_member(set, value, key)) continue;
            CHECK(is_allowed(*set.item, {.magnitude = key}));
            bits |= 1u << (key - first);
        }
        out.number(1, bits);
    }
}

// Every function returns false after a problem; the path is put together on the way out.
class PayloadReader {
public:
    explicit PayloadReader(ByteReader& in) : in_(in) {}

    // Without a current shape the bytes are read past.
    bool read(const Shape& saved, const Shape* current, std::byte* out)
    {
        switch (saved.kind) {
            case ShapeKind::record: return read_record(saved, current, out);
            case ShapeKind::array: return read_array(saved, current, out);
            case ShapeKind::list: return read_list(saved, current, out);
            case ShapeKind::set: return read_set(saved, current, out);
            default: return read_scalar(saved, current, out);
        }
    }
    Problem problem() const { return {path_.empty() ? words_ : path_ + ": " + words_}; }

private:
    bool refuse(std::string words)
    {
        words_ = std::move(words);
        return false;
    }
    bool end_too_early() { return refuse("the bytes end before the value does"); }

    bool read_scalar(const Shape& saved, const Shape* current, std::byte* out)
    {
        const auto bits = in_.number(saved.width);
        if (!bits) return end_too_early();
        const WholeNumber number = number_from_bits(saved, *bits);
        if (!is_allowed(saved, number)) {
            return refuse(text_of(number) + " is out of range (" + accepted_text(saved) + ")");
        }
        if (current == nullptr) return true;
        const auto carried = carry_over(saved, *current, number);
        if (!carried) {
            const std::string_view word = word_of(saved, number);
            const std::string shown_value = word.empty() ? text_of(number) : written_word(word);
            return refuse(shown_value + " does not fit (" + accepted_text(*current) + ")");
        }
        write_number(*current, out, *carried);
        return true;
    }

    // The current number for a saved one. Names decide where both sides have them, and no id stays
    // no id.
    static std::optional<WholeNumber> carry_over(const Shape& saved, const Shape& current,
                                                 const WholeNumber& number)
    {
        if (&saved == &current) return number;
        if (saved.kind == ShapeKind::id && number == none_of(saved)) {
            if (current.kind != ShapeKind::id) return std::nullopt;
            return none_of(current);
        }
        if (!saved.names.empty() && !current.names.empty()) {
            const auto found = std::find(current.names.begin(), current.names.end(),
                                         saved.names[static_cast<std::size_t>(number.magnitude)]);
            if (found == current.names.end()) return std::nullopt;
            return WholeNumber{static_cast<std::uint64_t>(found - current.names.begin())};
        }
        // The number that now means no id was an ordinary one before.
        if (current.kind == ShapeKind::id && number == none_of(current)) return std::nullopt;
        if (!is_allowed(current, number)) return std::nullopt;
        return number;
    }

    bool read_record(const Shape& saved, const Shape* current, std::byte* out)
    {
        for (std::size_t i = 0; i < saved.fields.size(); ++i) {
            const ShapeField& field = saved.fields[i];
            const ShapeField* now = current == nullptr  ? nullptr
                                    : current == &saved ? &field
                                                        : find_field_named(*current, field.name);
            const bool is_read = now == nullptr ? read(*field.shape, nullptr, nullptr)
                                                : read(*field.shape, now->shape, out + now->offset);
            if (is_read) continue;
            path_ = path_of(field.name, path_);
            return false;
        }
        return true;
    }

    bool read_array(const Shape& saved, const Shape* current, std::byte* out)
    {
        const std::size_t kept = current == nullptr ? 0 : current->capacity;
        return read_items(saved, saved.capacity, kept, current, out);
    }

    bool read_list(const Shape& saved, const Shape* current, std::byte* out)
    {
        const auto count = in_.number(count_width(saved));
        if (!count) return end_too_early();
        const std::size_t most =
            current == nullptr ? saved.capacity : std::min(saved.capacity, current->capacity);
        if (*count > most) {
            path_ = "count";
            return refuse(std::to_string(*count) + " does not fit (a number from 0 to " +
                          std::to_string(most) + ")");
        }
        const auto items = static_cast<std::size_t>(*count);
        if (current == nullptr) return read_items(saved, items, 0, nullptr, nullptr);
        // What an item was before has nothing to do with the item that comes to this place.
        for (std::size_t i = 0; i < current->capacity; ++i) {
            std::memcpy(item_at(*current, out, i), current->item->empty, current->item->size);
        }
        write_count(*current, out, items);
        return read_items(saved, items, items, current, out);
    }

    bool read_items(const Shape& saved, std::size_t count, std::size_t kept, const Shape* current,
                    std::byte* out)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const bool is_read = i < kept
                                     ? read(*saved.item, current->item, item_at(*current, out, i))
                                     : read(*saved.item, nullptr, nullptr);
            if (is_read) continue;
            path_ = path_of(i, path_);
            return false;
        }
        return true;
    }

    bool read_set(const Shape& saved, const Shape* current, std::byte* out)
    {
        const auto bytes = in_.bytes(set_bytes(saved));
        if (!bytes) return end_too_early();
        if (current != nullptr) std::fill_n(out, current->size, std::byte{0});
        for (std::size_t key = 0; key < bytes->size() * 8; ++key) {
            const auto bit = std::byte{1} << (key % 8);
            if (((*bytes)[key / 8] & bit) == std::byte{0}) continue;
            const WholeNumber number{key};
            if (key >= saved.capacity || !is_allowed(*saved.item, number)) {
                return refuse("the member " + std::to_string(key) + " is out of range");
            }
            if (current == nullptr) continue;
            const auto carried = carry_over(*saved.item, *current->item, number);
            if (!carried || carried->magnitude >= current->capacity) {
                return refuse("the member " + std::to_string(key) + " does not fit");
            }
            insert_member(*current, out, static_cast<std::size_t>(carried->magnitude));
        }
        return true;
    }

    ByteReader& in_;
    std::string path_;
    std::string words_;
};

}  // namespace

void write_payload(const Shape& shape, const void* value, ByteWriter& out)
{
    if (is_scalar(shape)) {
        const WholeNumber number = read_number(shape, value);
        CHECK(is_allowed(shape, number));
        out.number(shape.width, bits_of(number));
    } else if (shape.kind == ShapeKind::record) {
        for (const ShapeField& field : shape.fields) {
            write_payload(*field.shape, static_cast<const std::byte*>(value) + field.offset, out);
        }
    } else if (shape.kind == ShapeKind::set) {
        write_set(shape, value, out);
    } else {
        if (shape.kind == ShapeKind::list) {
            CHECK(stored_count(shape, value) <= shape.capacity);
            CHECK(has_clean_tail(shape, value));
            out.number(count_width(shape), stored_count(shape, value));
        }
        for (std::size_t i = 0; i < item_count(shape, value); ++i) {
            write_payload(*shape.item, item_at(shape, value, i), out);
        }
    }
}

std::optional<Problem> read_payload(const Shape& saved, const Shape& current, ByteReader& in,
                                    void* value)
{
    PayloadReader reader(in);
    if (reader.read(saved, &current, static_cast<std::byte*>(value))) return std::nullopt;
    return reader.problem();
}

}  // namespace sortie
