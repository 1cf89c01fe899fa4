#pragma once
// Reading and writing values through their shapes: numbers, items, members of sets.
//
//     const WholeNumber health = read_number(shape_of<std::uint8_t>(), &unit.health);
//     if (is_allowed(shape, {.magnitude = 300})) ...
//
// These are the small steps that snapshots, texts, differences and paths are made of. They copy
// bytes, so the memory needs no alignment. Reading never trusts what it finds: a list whose count
// lies beyond its capacity is read up to its capacity, a bool that is neither 0 nor 1 reads as its
// number. That way a message about a broken value can always be printed. Writing checks.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/shape.h"

namespace sortie {

// Any number that a scalar can hold, with or without sign. Zero is never negative.
struct WholeNumber {
    std::uint64_t magnitude = 0;
    bool is_negative = false;

    friend bool operator==(const WholeNumber&, const WholeNumber&) = default;
};

std::string text_of(const WholeNumber& number);

// Nothing unless the whole text is a number that fits 64 bits. A leading + is not accepted.
std::optional<WholeNumber> number_from_text(std::string_view text);

bool is_scalar(const Shape& shape);

// Null when the record has no such field.
const ShapeField* find_field_named(const Shape& record, std::string_view name);

// "cell, health, is_alive"
std::string field_names_text(const Shape& record);

// The bits of a number as a scalar of `width` bytes holds them, and back.
std::uint64_t bits_of(const WholeNumber& number);
WholeNumber number_from_bits(const Shape& shape, std::uint64_t bits);

WholeNumber read_number(const Shape& shape, const void* value);

// The number must be allowed.
void write_number(const Shape& shape, void* value, const WholeNumber& number);

// Whether a value of this shape may be the number: bools are 0 or 1, names cover all values.
bool is_allowed(const Shape& shape, const WholeNumber& number);

// The number that stands for no id.
WholeNumber none_of(const Shape& id);

// The word for a number: "true", "none" or a name. Empty where a plain number is written.
std::string_view word_of(const Shape& shape, const WholeNumber& number);

// Which values a scalar takes, for messages: "true or false", "a number from 0 to 255".
std::string accepted_text(const Shape& shape);

// A list's count as it is stored, which in a broken value may be more than its capacity.
std::uint64_t stored_count(const Shape& list, const void* value);
void write_count(const Shape& list, void* value, std::size_t count);

// How many items can be read: all of an array, the used ones of a list.
std::size_t item_count(const Shape& shape, const void* value);
std::size_t item_offset(const Shape& shape, std::size_t i);
const std::byte* item_at(const Shape& shape, const void* value, std::size_t i);
std::byte* item_at(const Shape& shape, void* value, std::size_t i);

// Whether the slots of a list behind its count all hold the empty item, as FixedVector promises.
bool has_clean_tail(const Shape& list, const void* value);

bool has_member(const Shape& set, const void* value, std::size_t key);
void insert_member(const Shape& set, void* value, std::size_t key);
std::size_t member_count(const Shape& set, const void* value);

// Whether bits are set that belong to no key.
bool has_stray_bits(const Shape& set, const void* value);

}  // namespace sortie
