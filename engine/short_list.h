#pragma once
// ShortList<T, capacity>: a list inside a constant table, such as the conditions of an action.
//
//     .when = {{"S2.1", "it is your unit", unit_is_mine}, {"S2.2", "it stands", unit_stands}},
//
// It exists so that tables of rules are compile-time constants: the engine then sees through them and calls
// the functions directly. It is not meant for a state; that is what FixedVector is for.

#include <array>
#include <cstddef>
#include <initializer_list>

#include "engine/check.h"

namespace sortie {

template <class T, std::size_t Capacity>
class ShortList {
public:
    constexpr ShortList() noexcept =
        default;  // spelled out: without it g++ 12 gives up on some tables
    constexpr ShortList(std::initializer_list<T> values)
    {
        CHECK(values.size() <= Capacity);
        for (const T& value : values) items_[count_++] = value;
    }

    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr const T& operator[](std::size_t i) const
    {
        CHECK(i < count_);
        return items_[i];
    }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + count_; }

private:
    std::array<T, Capacity> items_{};
    std::size_t count_ = 0;
};

}  // namespace sortie
