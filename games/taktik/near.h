#pragma once
// Reach over short distances: the cells around a unit packed into one word, so that a step in all eight directions is a
// handful of shifts. Most allowances are four or less; longer ones use the rows of ways.h. Both give the same layers, and
// a test holds them against each other.
//
//     NearLayers layers;
//     search_near(ways, from, allowance, has_ford, rivers_are_frozen, layers);     // allowance at most near_max
//     layers.each_in_reach([&](CellId cell) { ... });                              // row by row

#include <array>
#include <bit>
#include <cstdint>

#include "games/taktik/grid.h"
#include "games/taktik/ways.h"

namespace sortie::taktik {

inline constexpr int near_max = 4;

// Nine columns and an empty one beside them, nine rows: 90 of 128 bits.
__extension__ using NearWord = unsigned __int128;
inline constexpr int near_side = 2 * near_max + 1;
inline constexpr int near_stride = near_side + 1;

struct NearLayers {
    std::array<NearWord, near_max + 1> found;  // first reached at this cost
    int left;  // the column and the row of the first bit; may be off the board
    int top;
    int count;

    // What the cell costs, or -1 if it is out of reach.
    int cost_of(CellId cell) const
    {
        const int x = x_of(cell) - left;
        const int y = y_of(cell) - top;
        if (x < 0 || x >= near_side || y < 0 || y >= near_side) return -1;
        const int bit = y * near_stride + x;
        for (int cost = 0; cost < count; ++cost) {
            if ((found[static_cast<std::size_t>(cost)] >> bit & 1U) != 0) return cost;
        }
        return -1;
    }

    template <class Visit>
    void each_in_reach(Visit visit) const
    {
        NearWord all = 0;
        for (int cost = 1; cost < count; ++cost) all |= found[static_cast<std::size_t>(cost)];
        constexpr NearWord row_bits = (NearWord{1} << near_side) - 1;
        int first = top * columns + left;
        for (; all != 0; all >>= near_stride, first += columns) {
            for (auto row = static_cast<std::uint32_t>(all & row_bits); row != 0; row &= row - 1) {
                visit(CellId{static_cast<std::uint16_t>(first + std::countr_zero(row))});
            }
        }
    }
};

void search_near(const Ways& ways, CellId from, int allowance, bool has_ford,
                 bool rivers_are_frozen, NearLayers& out);

}  // namespace sortie::taktik
