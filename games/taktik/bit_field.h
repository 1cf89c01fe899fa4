#pragma once
// BitField: a set of cells as one word for each row, with a border of one cell all around. The making of maps works with
// it, because neighbours are shifts there and no step needs to ask where the board ends.
//
//     BitField near = around(river);                    // all cells within one of a river
//     rivers.nth(rng.bounded(rivers.size()))            // in row-major order
//
// A `Spot` is a cell of the bordered board; spots are ordered as cells are (T2.3). It is never part of a position.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/taktik/grid.h"

namespace sortie::taktik {

using Spot = int;
inline constexpr int spot_stride = 32;  // columns and border fit one word
inline constexpr std::size_t spots = std::size_t{spot_stride} * (rows + 2);
inline constexpr std::array<int, 4> spot_steps{-spot_stride, 1, spot_stride, -1};  // N, E, S, W
static_assert(columns + 2 <= spot_stride);

constexpr Spot spot_at(int x, int y)
{
    return (y + 1) * spot_stride + x + 1;
}
constexpr int spot_x(Spot spot)
{
    return static_cast<int>(static_cast<unsigned>(spot) % spot_stride) - 1;
}
constexpr int spot_y(Spot spot)
{
    return static_cast<int>(static_cast<unsigned>(spot) / spot_stride) - 1;
}
constexpr Spot spot_of(CellId cell)
{
    return spot_at(x_of(cell), y_of(cell));
}
constexpr CellId cell_of(Spot spot)
{
    return cell_at(spot_x(spot), spot_y(spot));
}
constexpr int manhattan(Spot a, Spot b)
{
    return difference(spot_x(a), spot_x(b)) + difference(spot_y(a), spot_y(b));
}

struct BitField {
    std::array<std::uint32_t, rows + 2> words{};  // bit x + 1 of word y + 1

    constexpr bool contains(Spot spot) const
    {
        return (words[row(spot)] >> (static_cast<unsigned>(spot) % spot_stride) & 1U) != 0;
    }
    constexpr void insert(Spot spot) { words[row(spot)] |= bit(spot); }
    constexpr void erase(Spot spot) { words[row(spot)] &= ~bit(spot); }
    constexpr int size() const
    {
        int sum = 0;
        for (const std::uint32_t word : words) sum += std::popcount(word);
        return sum;
    }
    constexpr bool empty() const
    {
        std::uint32_t any = 0;
        for (const std::uint32_t word : words) any |= word;
        return any == 0;
    }
    // The member with `rank` members before it; there must be one.
    constexpr Spot nth(int rank) const
    {
        for (std::size_t y = 0; y < words.size(); ++y) {
            const int here = std::popcount(words[y]);
            if (rank < here) {
                std::uint32_t rest = words[y];
                for (; rank > 0; --rank) rest &= rest - 1;
                return static_cast<Spot>(y) * spot_stride + std::countr_zero(rest);
            }
            rank -= here;
        }
        UNREACHABLE();
    }
    // In row-major order.
    template <class Visit>
    constexpr void for_each(Visit visit) const
    {
        for (std::size_t y = 0; y < words.size(); ++y) {
            for (std::uint32_t rest = words[y]; rest != 0; rest &= rest - 1) {
                visit(static_cast<Spot>(y) * spot_stride + std::countr_zero(rest));
            }
        }
    }

    // Makes a set, word by word, from the words at the same place, above and below.
    template <class Combine>
    static constexpr BitField from_rows(const BitField& set, Combine combine)
    {
        BitField made;
        for (std::size_t y = 1; y <= rows; ++y) {
            made.words[y] = combine(set.words[y - 1], set.words[y], set.words[y + 1]);
        }
        return made;
    }

    friend constexpr BitField operator|(BitField a, const BitField& b)
    {
        for (std::size_t y = 0; y < a.words.size(); ++y) a.words[y] |= b.words[y];
        return a;
    }
    friend constexpr BitField operator&(BitField a, const BitField& b)
    {
        for (std::size_t y = 0; y < a.words.size(); ++y) a.words[y] &= b.words[y];
        return a;
    }
    friend constexpr BitField operator-(BitField a, const BitField& b)
    {
        for (std::size_t y = 0; y < a.words.size(); ++y) a.words[y] &= ~b.words[y];
        return a;
    }
    friend constexpr bool operator==(const BitField&, const BitField&) = default;

private:
    static constexpr std::size_t row(Spot spot)
    {
        return static_cast<unsigned>(spot) / spot_stride;
    }
    static constexpr std::uint32_t bit(Spot spot)
    {
        return std::uint32_t{1} << (static_cast<unsigned>(spot) % spot_stride);
    }
};

inline constexpr BitField board_field = [] {
    BitField all;
    for (std::size_t y = 1; y <= rows; ++y) all.words[y] = ((1U << columns) - 1) << 1;
    return all;
}();
inline constexpr BitField inner_field = [] {
    BitField all;
    for (std::size_t y = 2; y < rows; ++y) all.words[y] = ((1U << (columns - 2)) - 1) << 2;
    return all;
}();

// Members and the cells within Chebyshev distance 1 of one.
constexpr BitField around(const BitField& set)
{
    const auto spread = [](std::uint32_t word) { return word | word << 1 | word >> 1; };
    return board_field & BitField::from_rows(set, [&](auto above, auto here, auto below) {
               return spread(above | here | below);
           });
}
// The cells that have a member as one of their four neighbours.
constexpr BitField beside(const BitField& set)
{
    return board_field & BitField::from_rows(set, [](auto above, auto here, auto below) {
               return above | below | here << 1 | here >> 1;
           });
}
// G3.3: members with exactly two links that are opposite.
constexpr BitField straight_ones(const BitField& set)
{
    return BitField::from_rows(set, [](auto above, auto here, auto below) {
        const auto west = here << 1;
        const auto east = here >> 1;
        return here & ((above & below & ~(west | east)) | (west & east & ~(above | below)));
    });
}
// G3.2: members by the number of their links.
struct Degrees {
    BitField one;
    BitField two_or_more;
    BitField three_or_more;
};
constexpr Degrees degrees_of(const BitField& set)
{
    Degrees made;
    for (std::size_t y = 1; y <= rows; ++y) {
        const std::uint32_t here = set.words[y];
        // Sums of two bits each, then both together.
        const std::uint32_t a = set.words[y - 1];
        const std::uint32_t b = set.words[y + 1];
        const std::uint32_t c = here << 1;
        const std::uint32_t d = here >> 1;
        const std::uint32_t two = (a & b) | (c & d) | ((a ^ b) & (c ^ d));
        const std::uint32_t three = (a & b & (c | d)) | (c & d & (a | b));
        made.one.words[y] = here & (a | b | c | d) & ~two;
        made.two_or_more.words[y] = here & two;
        made.three_or_more.words[y] = here & three;
    }
    return made;
}

// The members of `open` that can be reached from the start by orthogonal steps inside of it.
constexpr BitField flood(const BitField& open, Spot start)
{
    const auto fill_row = [](std::uint32_t filled, std::uint32_t mask) {
        std::uint32_t left = mask;
        std::uint32_t right = mask;
        for (unsigned by = 1; by < spot_stride; by *= 2) {
            filled |= ((filled << by) & left) | ((filled >> by) & right);
            left &= left << by;
            right &= right >> by;
        }
        return filled;
    };
    BitField filled;
    filled.insert(start);
    for (bool is_grown = true; is_grown;) {
        const BitField before = filled;
        for (std::size_t y = 1; y <= rows; ++y) {
            const std::uint32_t seeds = (filled.words[y] | filled.words[y - 1]) & open.words[y];
            if (seeds != 0) filled.words[y] = fill_row(seeds, open.words[y]);
        }
        for (std::size_t y = rows; y >= 1; --y) {
            const std::uint32_t seeds = (filled.words[y] | filled.words[y + 1]) & open.words[y];
            if (seeds != 0) filled.words[y] = fill_row(seeds, open.words[y]);
        }
        is_grown = filled != before;
    }
    return filled & open;
}

}  // namespace sortie::taktik
