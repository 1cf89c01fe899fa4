#pragma once
// The one description of a struct, from which everything generic about it follows.
//
//     struct Unit {
//         CellId cell;
//         std::uint8_t health = 0;
//         bool is_alive = false;
//         static constexpr auto describe()
//         {
//             return fields(field("cell", &Unit::cell), field("health", &Unit::health),
//                           field("is_alive", &Unit::is_alive));
//         }
//     };
//
// Snapshots, JSON, differences, scenario lines such as `set units[3].health = 2` and the messages of
// failed tests all read this list (engine/shape.h turns it into data). A described struct has no padding,
// so a forgotten field is a compile error: the sizes would not add up.
//
// An enumeration gets words by an overload found beside it:
//
//     constexpr std::array<std::string_view, 3> names_of(Mark) { return {"empty", "x", "o"}; }
//
// An id type may have such an overload too; without one its number is written.

#include <cstddef>
#include <string_view>
#include <tuple>

namespace sortie {

template <class Struct, class Member>
struct FieldOf {
    std::string_view name;
    Member Struct::* member;
};

template <class Struct, class Member>
constexpr FieldOf<Struct, Member> field(std::string_view name, Member Struct::* member)
{
    return {name, member};
}

template <class... Fields>
constexpr std::tuple<Fields...> fields(Fields... list)
{
    return {list...};
}

template <class T>
concept Described = requires { T::describe(); };

}  // namespace sortie
