#pragma once
// Shapes: the description of a type as plain data, made once for each type.
//
//     const Shape& shape = shape_of<State>();
//     for (const ShapeField& field : shape.fields) ...
//     schema_of(shape)                        // "record{turn:u16;units:[29]record{...}}"
//
// `shape_of` is the only template here that knows the type. Snapshots, JSON, differences and
// scenario lines are ordinary functions over `(const Shape&, const void*)`, so they are compiled
// once for all games.
//
// What has a shape: bool, the sized integers, enumerations, ids, structs with a `describe()`
// (engine/describe.h), std::array, FixedVector and BitSet, in any nesting. A described struct that
// is not plain data, has padding, or forgets a field does not compile.
//
// The words of an enumeration or of an id are all its values: whoever gives names promises that the
// number is below their count (an id may also be none). An enumeration without words is a plain
// number. The names must be declared beside the type, before its shape is first asked for.
//
// The shapes live as long as the program and refer to each other by address. A shape says how a
// value is built, not what it means: nothing here knows a secret from a public field.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/id.h"

namespace sortie {

enum class ShapeKind : std::uint8_t {
    boolean,
    unsigned_number,
    signed_number,
    enumeration,  // always with names
    id,           // names are optional
    record,
    array,
    list,
    set,
};

struct Shape;

struct ShapeField {
    std::string_view name;
    const Shape* shape = nullptr;
    std::size_t offset = 0;
};

struct Shape {
    ShapeKind kind = ShapeKind::boolean;
    std::uint8_t width = 0;        // bytes of a scalar, of a list's count, of one word of a set
    std::size_t size = 0;          // bytes in memory
    std::size_t capacity = 0;      // items of an array, most items of a list, keys of a set
    std::size_t count_offset = 0;  // of a list
    std::size_t items_offset = 0;  // of a list
    const Shape* item = nullptr;   // of an array or a list; the key of a set
    std::span<const std::string_view> names;
    std::span<const ShapeField> fields;
    const std::byte* empty = nullptr;  // the bytes of T{}
};

template <class T>
const Shape& shape_of();

// True when describe() names every field exactly once. shape_of asserts it.
template <Described T>
constexpr bool describes_every_field();

// True when all names are small letters, digits and underscores, as paths and schemas need them.
template <Described T>
constexpr bool has_plain_field_names();

// The rest is how shape_of does it.
namespace shape_detail {

template <class T>
concept Named = requires(T value) {
    names_of(value).size();
    std::string_view(names_of(value)[0]);
};

template <class T>
inline constexpr bool is_sized_integer =
    std::is_same_v<T, std::uint8_t> || std::is_same_v<T, std::uint16_t> ||
    std::is_same_v<T, std::uint32_t> || std::is_same_v<T, std::uint64_t> ||
    std::is_same_v<T, std::int8_t> || std::is_same_v<T, std::int16_t> ||
    std::is_same_v<T, std::int32_t> || std::is_same_v<T, std::int64_t>;

template <class Struct, class Member>
constexpr std::size_t size_of_field(const FieldOf<Struct, Member>&)
{
    return sizeof(Member);
}

template <class A, class B>
constexpr bool is_same_field(const A& a, const B& b)
{
    if (a.name == b.name) return true;
    if constexpr (std::is_same_v<A, B>) return a.member == b.member;
    return false;
}

constexpr bool is_plain_name(std::string_view name)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz_";
    constexpr std::string_view letters_and_digits = "abcdefghijklmnopqrstuvwxyz_0123456789";
    if (name.find_first_not_of(letters_and_digits) != std::string_view::npos) return false;
    return !name.empty() && letters.find(name.front()) != std::string_view::npos;
}

// A value that lives as long as the program: its bytes are the empty value, its members' addresses
// give the offsets.
template <class T>
const T& empty_value()
{
    static const T empty{};
    return empty;
}

template <class T>
const std::byte* address_of(const T& value)
{
    return reinterpret_cast<const std::byte*>(&value);
}

template <class Struct, class Member>
std::size_t offset_in(const Struct& whole, const Member& member)
{
    return static_cast<std::size_t>(address_of(member) - address_of(whole));
}

// Names must be there, be different and, for an id, not be the word for no id.
void check_names(const Shape& shape);

template <class T>
std::span<const std::string_view> kept_names()
{
    static const auto source = names_of(T{});
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        for (std::size_t i = 0; i < source.size(); ++i) list.emplace_back(source[i]);
        return list;
    }();
    return names;
}

// One overload for each kind of type; the more special one is chosen.
template <class T>
void fill(Shape& shape, std::type_identity<T>)
{
    static_assert(std::is_same_v<T, bool> || is_sized_integer<T> || is_id_v<T> || std::is_enum_v<T>,
                  "this type has no shape: give it a describe() or use a sized integer");
    shape.width = sizeof(T);
    if constexpr (std::is_same_v<T, bool>) {
        shape.kind = ShapeKind::boolean;
    } else if constexpr (is_id_v<T>) {
        shape.kind = ShapeKind::id;
    } else if constexpr (std::is_enum_v<T> && Named<T>) {
        shape.kind = ShapeKind::enumeration;
    } else if constexpr (std::is_enum_v<T>) {
        fill(shape, std::type_identity<std::underlying_type_t<T>>{});
    } else {
        shape.kind = std::is_signed_v<T> ? ShapeKind::signed_number : ShapeKind::unsigned_number;
    }
    if constexpr (!std::is_same_v<T, bool> && Named<T>) {
        shape.names = kept_names<T>();
        check_names(shape);
    }
}

template <Described T>
void fill(Shape& shape, std::type_identity<T>)
{
    static_assert(describes_every_field<T>(),
                  "describe() must name every field of the struct exactly once");
    static_assert(has_plain_field_names<T>(), "a field's name is made of a-z, 0-9 and _");
    static const auto list = std::apply(
        [](const auto&... field) {
            return std::array<ShapeField, sizeof...(field)>{ShapeField{
                field.name, &shape_of<std::remove_cvref_t<decltype(T{}.*field.member)>>(),
                offset_in(empty_value<T>(), empty_value<T>().*field.member)}...};
        },
        T::describe());
    shape.kind = ShapeKind::record;
    shape.fields = list;
}

template <class T, std::size_t N>
void fill(Shape& shape, std::type_identity<std::array<T, N>>)
{
    static_assert(N > 0, "an array in a state has at least one item");
    shape.kind = ShapeKind::array;
    shape.item = &shape_of<T>();
    shape.capacity = N;
}

template <class T, std::size_t N>
void fill(Shape& shape, std::type_identity<FixedVector<T, N>>)
{
    const FixedVector<T, N>& empty = empty_value<FixedVector<T, N>>();
    shape.kind = ShapeKind::list;
    shape.width = sizeof empty.count;
    shape.item = &shape_of<T>();
    shape.capacity = N;
    shape.count_offset = offset_in(empty, empty.count);
    shape.items_offset = offset_in(empty, empty.items);
}

template <class Key, std::size_t N>
void fill(Shape& shape, std::type_identity<BitSet<Key, N>>)
{
    static_assert(N > 0, "a set in a state has at least one key");
    shape.kind = ShapeKind::set;
    shape.width = sizeof(typename BitSet<Key, N>::Word);
    shape.item = &shape_of<Key>();
    shape.capacity = N;
}

template <class T>
Shape make_shape()
{
    Shape shape;
    shape.size = sizeof(T);
    shape.empty = address_of(empty_value<T>());
    fill(shape, std::type_identity<T>{});
    return shape;
}

}  // namespace shape_detail

template <Described T>
constexpr bool describes_every_field()
{
    return std::apply(
        [](const auto&... field) {
            const auto count_like = [&](const auto& one) {
                return (0 + ... + int{shape_detail::is_same_field(one, field)});
            };
            const std::size_t size_sum =
                (std::size_t{0} + ... + shape_detail::size_of_field(field));
            return size_sum == sizeof(T) && (true && ... && (count_like(field) == 1));
        },
        T::describe());
}

template <Described T>
constexpr bool has_plain_field_names()
{
    return std::apply(
        [](const auto&... field) {
            return (true && ... && shape_detail::is_plain_name(field.name));
        },
        T::describe());
}

template <class T>
const Shape& shape_of()
{
    static_assert(std::is_trivially_copyable_v<T>, "a value in a state is trivially copyable");
    static_assert(std::has_unique_object_representations_v<T>,
                  "a value in a state has no padding: reorder its fields or fill the gap");
    static const Shape shape = shape_detail::make_shape<T>();
    return shape;
}

}  // namespace sortie
