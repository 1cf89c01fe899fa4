#pragma once
// What the tests of shapes share: structs that hold every kind of value, values of them by chance,
// and a way to look at a fault.
//
// Values by chance are always valid and come from a seed, so that a failure can be repeated. They
// are written through shapes; what a shape itself says is tested against the compiler in
// shape_test.cpp.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/check.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/id.h"
#include "engine/rng.h"
#include "engine/shape_value.h"

namespace sortie::samples {

enum class Colour : std::uint8_t { red, green, blue, mixed };
constexpr std::array<std::string_view, 4> names_of(Colour)
{
    return {"red", "green", "blue", "red, green"};
}

// Without names: a number.
enum class Offset : std::int16_t { none = 0 };

using CardId = Id<struct CardTag, std::uint8_t>;
constexpr std::array<std::string_view, 3> names_of(CardId)
{
    return {"sword", "shield", "old map"};
}

using CellId = Id<struct CellTag, std::uint16_t>;

struct Unit {
    CellId cell;
    std::uint8_t health = 3;
    bool is_alive = false;

    friend bool operator==(const Unit&, const Unit&) = default;
    static constexpr auto describe()
    {
        return fields(field("cell", &Unit::cell), field("health", &Unit::health),
                      field("is_alive", &Unit::is_alive));
    }
};

struct Sample {
    std::uint64_t large = 0;
    std::int64_t signed_large = 0;
    BitSet<CellId, 70> fog;
    std::uint32_t money = 0;
    std::int32_t debt = 0;
    std::array<Unit, 3> units{};
    FixedVector<Unit, 4> reserve;
    FixedVector<CardId, 5> hand;
    Offset offset = Offset::none;
    std::uint16_t turn = 1;
    std::array<std::array<std::int8_t, 2>, 2> grid{};
    BitSet<Colour, 4> palette;
    SeatSet seats;
    Colour colour = Colour::red;
    bool is_open = false;

    friend bool operator==(const Sample&, const Sample&) = default;
    static constexpr auto describe()
    {
        return fields(field("large", &Sample::large), field("signed_large", &Sample::signed_large),
                      field("fog", &Sample::fog), field("money", &Sample::money),
                      field("debt", &Sample::debt), field("units", &Sample::units),
                      field("reserve", &Sample::reserve), field("hand", &Sample::hand),
                      field("offset", &Sample::offset), field("turn", &Sample::turn),
                      field("grid", &Sample::grid), field("palette", &Sample::palette),
                      field("seats", &Sample::seats), field("colour", &Sample::colour),
                      field("is_open", &Sample::is_open));
    }
};

// A position that is small enough to write down.
struct Small {
    std::uint16_t turn = 1;
    Colour colour = Colour::red;
    bool is_open = false;
    FixedVector<CardId, 3> hand;

    friend bool operator==(const Small&, const Small&) = default;
    static constexpr auto describe()
    {
        return fields(field("turn", &Small::turn), field("colour", &Small::colour),
                      field("is_open", &Small::is_open), field("hand", &Small::hand));
    }
};

inline WholeNumber random_number(const Shape& shape, SmallRng& rng)
{
    const std::uint64_t limit = shape.kind == ShapeKind::boolean ? 2 : shape.names.size();
    if (shape.kind == ShapeKind::id && rng.below(4) == 0) return none_of(shape);
    if (limit > 0) return {.magnitude = rng.below(static_cast<std::uint32_t>(limit))};
    const std::uint64_t bits = rng.next() >> (64 - shape.width * 8u);
    return number_from_bits(shape, rng.below(8) == 0 ? bits & 1 : bits);
}

// Fills memory of the shape with some valid value.
inline void fill_by_chance(const Shape& shape, std::byte* value, SmallRng& rng)
{
    if (is_scalar(shape)) return write_number(shape, value, random_number(shape, rng));
    if (shape.kind == ShapeKind::record) {
        for (const ShapeField& field : shape.fields) {
            fill_by_chance(*field.shape, value + field.offset, rng);
        }
    } else if (shape.kind == ShapeKind::set) {
        for (std::size_t key = 0; key < shape.capacity; ++key) {
            if (rng.below(2) == 0) insert_member(shape, value, key);
        }
    } else {
        const auto limit = static_cast<std::uint32_t>(shape.capacity);
        const std::size_t count = shape.kind == ShapeKind::array ? limit : rng.below(limit + 1);
        if (shape.kind == ShapeKind::list) write_count(shape, value, count);
        for (std::size_t i = 0; i < count; ++i) {
            fill_by_chance(*shape.item, item_at(shape, value, i), rng);
        }
    }
}

inline Sample sample_by_chance(std::uint64_t seed)
{
    SmallRng rng(seed);
    Sample sample;
    fill_by_chance(shape_of<Sample>(), reinterpret_cast<std::byte*>(&sample), rng);
    return sample;
}

// The text of the fault in which the call ends, or nothing.
template <class Call>
std::optional<std::string> fault_of(Call call)
{
    const FaultHandler before =
        set_fault_handler([](const char* text) { throw std::runtime_error(text); });
    std::optional<std::string> text;
    try {
        call();
    } catch (const std::runtime_error& error) {
        text = error.what();
    }
    set_fault_handler(before);
    return text;
}

}  // namespace sortie::samples
