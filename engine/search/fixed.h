#pragma once
// Shares and square roots in whole numbers, for what decides a search.
//
//     const Share half = whole_share / 2;
//     square_root(17);                             // 4
//
// A chance is a share of `whole_share`. Floating point and the functions of libm may differ in the last bit between two
// machines, and one bit is enough for another move; these do not. They are not for reports, which may divide as they like.

#include <bit>
#include <cstdint>

namespace sortie {

using Share = std::uint32_t;
inline constexpr Share whole_share = 1u << 16;

// The largest whole number whose square is not above `number`.
constexpr std::uint32_t square_root(std::uint64_t number)
{
    if (number == 0) return 0;
    // From above, Newton's steps fall until they reach the root.
    std::uint64_t root = std::uint64_t{1} << ((std::bit_width(number) + 1) / 2);
    for (;;) {
        const std::uint64_t next = (root + number / root) / 2;
        if (next >= root) return static_cast<std::uint32_t>(root);
        root = next;
    }
}

}  // namespace sortie
