#include "engine/shape_value.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "engine/check.h"
#include "engine/words.h"

namespace sortie {
namespace {

template <class Word>
std::uint64_t load_as(const void* at)
{
    Word word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
}

template <class Word>
void store_as(void* at, std::uint64_t bits)
{
    const Word word = static_cast<Word>(bits);
    std::memcpy(at, &word, sizeof word);
}

std::uint64_t load(std::size_t width, const void* at)
{
    switch (width) {
        case 1: return load_as<std::uint8_t>(at);
        case 2: return load_as<std::uint16_t>(at);
        case 4: return load_as<std::uint32_t>(at);
        case 8: return load_as<std::uint64_t>(at);
        default: UNREACHABLE();
    }
}

void store(std::size_t width, void* at, std::uint64_t bits)
{
    switch (width) {
        case 1: return store_as<std::uint8_t>(at, bits);
        case 2: return store_as<std::uint16_t>(at, bits);
        case 4: return store_as<std::uint32_t>(at, bits);
        case 8: return store_as<std::uint64_t>(at, bits);
        default: UNREACHABLE();
    }
}

std::uint64_t largest_bits(std::size_t width)
{
    return ~std::uint64_t{0} >> (64 - 8 * width);
}

std::size_t bits_in_word(const Shape& set)
{
    return std::size_t{set.width} * 8;
}

std::size_t word_offset(const Shape& set, std::size_t key)
{
    return key / bits_in_word(set) * set.width;
}

}  // namespace

std::string text_of(const WholeNumber& number)
{
    return (number.is_negative ? "-" : "") + std::to_string(number.magnitude);
}

std::optional<WholeNumber> number_from_text(std::string_view text)
{
    WholeNumber number;
    number.is_negative = text.starts_with('-');
    if (number.is_negative) text.remove_prefix(1);
    const char* const start = text.data();
    const char* const end = start + text.size();
    const auto [stop, error] = std::from_chars(start, end, number.magnitude);
    if (error != std::errc{} || stop != end) return std::nullopt;
    if (number.magnitude == 0) number.is_negative = false;
    return number;
}

bool is_scalar(const Shape& shape)
{
    return shape.kind < ShapeKind::record;
}

const ShapeField* find_field_named(const Shape& record, std::string_view name)
{
    const auto found = std::find_if(record.fields.begin(), record.fields.end(),
                                    [&](const ShapeField& field) { return field.name == name; });
    return found == record.fields.end() ? nullptr : &*found;
}

std::string field_names_text(const Shape& record)
{
    std::vector<std::string_view> names;
    for (const ShapeField& field : record.fields) names.push_back(field.name);
    return words_text(names);
}

std::uint64_t bits_of(const WholeNumber& number)
{
    return number.is_negative ? 0 - number.magnitude : number.magnitude;
}

WholeNumber number_from_bits(const Shape& shape, std::uint64_t bits)
{
    const std::uint64_t sign = std::uint64_t{1} << (shape.width * 8u - 1);
    if (shape.kind == ShapeKind::signed_number && (bits & sign) != 0) {
        return {.magnitude = (~bits & largest_bits(shape.width)) + 1, .is_negative = true};
    }
    return {.magnitude = bits};
}

WholeNumber read_number(const Shape& shape, const void* value)
{
    CHECK(is_scalar(shape));
    return number_from_bits(shape, load(shape.width, value));
}

void write_number(const Shape& shape, void* value, const WholeNumber& number)
{
    CHECK(is_allowed(shape, number));
    store(shape.width, value, bits_of(number));
}

bool is_allowed(const Shape& shape, const WholeNumber& number)
{
    const std::uint64_t largest = largest_bits(shape.width);
    switch (shape.kind) {
        case ShapeKind::boolean: return !number.is_negative && number.magnitude <= 1;
        case ShapeKind::unsigned_number: return !number.is_negative && number.magnitude <= largest;
        case ShapeKind::signed_number:
            return number.magnitude <= largest / 2 + (number.is_negative ? 1 : 0);
        case ShapeKind::enumeration:
            return !number.is_negative && number.magnitude < shape.names.size();
        case ShapeKind::id:
            if (number == none_of(shape)) return true;
            return !number.is_negative &&
                   number.magnitude < (shape.names.empty() ? largest : shape.names.size());
        default: UNREACHABLE();
    }
}

WholeNumber none_of(const Shape& id)
{
    CHECK(id.kind == ShapeKind::id);
    return {.magnitude = largest_bits(id.width)};
}

std::string_view word_of(const Shape& shape, const WholeNumber& number)
{
    if (number.is_negative) return {};
    if (shape.kind == ShapeKind::boolean && number.magnitude <= 1) {
        return number.magnitude == 1 ? "true" : "false";
    }
    if (shape.kind == ShapeKind::id && number == none_of(shape)) return "none";
    if (number.magnitude < shape.names.size()) {
        return shape.names[static_cast<std::size_t>(number.magnitude)];
    }
    return {};
}

std::string accepted_text(const Shape& shape)
{
    const std::uint64_t largest = largest_bits(shape.width);
    switch (shape.kind) {
        case ShapeKind::boolean: return "true or false";
        case ShapeKind::unsigned_number: return "a number from 0 to " + std::to_string(largest);
        case ShapeKind::signed_number:
            return "a number from -" + std::to_string(largest / 2 + 1) + " to " +
                   std::to_string(largest / 2);
        case ShapeKind::enumeration: return "one of: " + words_text(shape.names);
        case ShapeKind::id:
            if (!shape.names.empty()) return "none or one of: " + words_text(shape.names);
            return "none or a number from 0 to " + std::to_string(largest - 1);
        default: UNREACHABLE();
    }
}

std::uint64_t stored_count(const Shape& list, const void* value)
{
    CHECK(list.kind == ShapeKind::list);
    return load(list.width, static_cast<const std::byte*>(value) + list.count_offset);
}

void write_count(const Shape& list, void* value, std::size_t count)
{
    CHECK(list.kind == ShapeKind::list);
    CHECK(count <= list.capacity);
    store(list.width, static_cast<std::byte*>(value) + list.count_offset, count);
}

std::size_t item_count(const Shape& shape, const void* value)
{
    if (shape.kind == ShapeKind::array) return shape.capacity;
    return static_cast<std::size_t>(
        std::min<std::uint64_t>(stored_count(shape, value), shape.capacity));
}

std::size_t item_offset(const Shape& shape, std::size_t i)
{
    CHECK(shape.kind == ShapeKind::array || shape.kind == ShapeKind::list);
    CHECK(i < shape.capacity);
    return shape.items_offset + i * shape.item->size;
}

const std::byte* item_at(const Shape& shape, const void* value, std::size_t i)
{
    return static_cast<const std::byte*>(value) + item_offset(shape, i);
}

std::byte* item_at(const Shape& shape, void* value, std::size_t i)
{
    return static_cast<std::byte*>(value) + item_offset(shape, i);
}

bool has_clean_tail(const Shape& list, const void* value)
{
    for (std::size_t i = item_count(list, value); i < list.capacity; ++i) {
        if (std::memcmp(item_at(list, value, i), list.item->empty, list.item->size) != 0) {
            return false;
        }
    }
    return true;
}

bool has_member(const Shape& set, const void* value, std::size_t key)
{
    CHECK(set.kind == ShapeKind::set);
    CHECK(key < set.size * 8);
    const std::byte* at = static_cast<const std::byte*>(value) + word_offset(set, key);
    return (load(set.width, at) >> (key % bits_in_word(set)) & 1) != 0;
}

void insert_member(const Shape& set, void* value, std::size_t key)
{
    CHECK(set.kind == ShapeKind::set);
    CHECK(key < set.capacity);
    std::byte* at = static_cast<std::byte*>(value) + word_offset(set, key);
    store(set.width, at, load(set.width, at) | std::uint64_t{1} << (key % bits_in_word(set)));
}

std::size_t member_count(const Shape& set, const void* value)
{
    std::size_t count = 0;
    for (std::size_t key = 0; key < set.capacity; ++key) {
        if (has_member(set, value, key)) ++count;
    }
    return count;
}

bool has_stray_bits(const Shape& set, const void* value)
{
    for (std::size_t key = set.capacity; key < set.size * 8; ++key) {
        if (has_member(set, value, key)) return true;
    }
    return false;
}

}  // namespace sortie
