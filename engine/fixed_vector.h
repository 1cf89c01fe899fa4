#pragma once
// FixedVector<T, capacity>: a list with a limit that lives inside a state.
//
//     FixedVector<CardId, hand_max> hand;
//     hand.push_back(card);                   // a fault when the hand is full, never a silent loss
//     hand.erase_value(card);
//
// It is trivially copyable, has no heap and no padding, and keeps the slots behind its count at `T{}`, so
// that two equal lists are equal byte for byte and hash alike however they came about. Erasing keeps the
// order of the rest.

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <type_traits>

#include "engine/check.h"

namespace sortie {

// The count is as wide as the items are aligned, so that no padding stands between them.
template <class T, std::size_t Capacity>
using CountOf =
    std::conditional_t<alignof(T) == 8, std::uint64_t,
                       std::conditional_t<(alignof(T) == 4 || Capacity > 0xffff), std::uint32_t,
                                          std::conditional_t<(alignof(T) == 2 || Capacity > 0xff),
                                                             std::uint16_t, std::uint8_t>>>;

template <class T, std::size_t Capacity>
class FixedVector {
public:
    static_assert(Capacity > 0);
    static_assert(std::is_trivially_copyable_v<T>);
    using value_type = T;
    using Count = CountOf<T, Capacity>;
    static constexpr std::size_t capacity = Capacity;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> values)
    {
        for (const T& value : values) push_back(value);
    }

    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool is_full() const { return count == Capacity; }

    constexpr T& operator[](std::size_t i)
    {
        CHECK(i < count);
        return items[i];
    }
    constexpr const T& operator[](std::size_t i) const
    {
        CHECK(i < count);
        return items[i];
    }
    constexpr T& back() { return (*this)[std::size_t{count} - 1]; }
    constexpr const T& back() const { return (*this)[std::size_t{count} - 1]; }

    constexpr void push_back(const T& value)
    {
        CHECK(count < Capacity);
        items[count] = value;
        ++count;
    }
    constexpr T pop_back()
    {
        CHECK(count > 0);
        --count;
        const T value = items[count];
        items[count] = T{};
        return value;
    }
    constexpr void insert_at(std::size_t i, T value)
    {
        CHECK(i <= count);
        CHECK(count < Capacity);
        for (std::size_t k = count; k > i; --k) items[k] = items[k - 1];
        items[i] = value;
        ++count;
    }
    constexpr void erase_at(std::size_t i)
    {
        CHECK(i < count);
        for (std::size_t k = i + 1; k < count; ++k) items[k - 1] = items[k];
        --count;
        items[count] = T{};
    }
    // Removes the first item equal to `value`; false when there is none.
    constexpr bool erase_value(const T& value)
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (items[i] == value) {
                erase_at(i);
                return true;
            }
        }
        return false;
    }
    constexpr bool contains(const T& value) const
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (items[i] == value) return true;
        }
        return false;
    }
    constexpr void clear()
    {
        while (count > 0) pop_back();
    }

    constexpr T* begin() { return items.data(); }
    constexpr T* end() { return items.data() + count; }
    constexpr const T* begin() const { return items.data(); }
    constexpr const T* end() const { return items.data() + count; }
    constexpr std::span<T> span() { return {items.data(), count}; }
    constexpr std::span<const T> span() const { return {items.data(), count}; }

    friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

    // Public only so that the list has a description; use the functions above.
    std::array<T, Capacity> items{};
    Count count = 0;
};

}  // namespace sortie
