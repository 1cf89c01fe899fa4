#pragma once
// Typed ids: a place in one array, never confused with a place in another.
//
//     using UnitId = Id<struct UnitTag, std::uint8_t>;
//     using CellId = Id<struct CellTag, std::uint16_t>;
//     Unit& unit = state.units[id.index];
//
// The largest value of the representation means "none". A seat, a player's chair at the table, is an id
// as well: seats are numbered from 0, and a game has at most `seats_max` of them.

#include <compare>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "engine/check.h"

namespace sortie {

template <class Tag, class Rep>
struct Id {
    static_assert(std::is_unsigned_v<Rep>);
    using rep = Rep;
    static constexpr Rep none_index = std::numeric_limits<Rep>::max();

    Rep index = none_index;

    static constexpr Id none() { return {}; }
    constexpr bool is_some() const { return index != none_index; }
    constexpr bool is_none() const { return index == none_index; }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;
};

template <class T>
struct IsId : std::false_type {};
template <class Tag, class Rep>
struct IsId<Id<Tag, Rep>> : std::true_type {};
template <class T>
inline constexpr bool is_id_v = IsId<T>::value;

// An id from any integer; `id_cast<UnitId>(3)` instead of narrowing by hand at every call.
template <class IdType, class Integer>
constexpr IdType id_cast(Integer value)
{
    const IdType id{static_cast<typename IdType::rep>(value)};
    CHECK(std::cmp_equal(id.index, value));
    return id;
}

using Seat = Id<struct SeatTag, std::uint8_t>;

inline constexpr int seats_max = 8;

// Nobody's seat: the answer to "whose turn is it" when it is no one's, and the viewer of a public view.
inline constexpr Seat nobody = Seat::none();

constexpr Seat seat_at(int index)
{
    return id_cast<Seat>(index);
}

}  // namespace sortie
