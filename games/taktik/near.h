#pragma once
// Reach over short distances: the rows around a unit, four of them in one register, so that a step of the whole set in
// all eight directions is a handful of instructions. Most allowances are five or less; longer ones use ways.h. Both give
// the same layers, and a test holds them against each other.
//
//     NearLayers layers;
//     search_near(ways, from, allowance, has_ford, rivers_are_frozen, layers);     // allowance at most near_max
//     NearReach reach;
//     reach_near(ways, from, allowance, has_ford, rivers_are_frozen, reach);       // the same without the costs

#include <array>
#include <bit>
#include <cstdint>

#include "games/taktik/grid.h"
#include "games/taktik/ways.h"

namespace sortie::taktik {

inline constexpr int near_max = 5;
inline constexpr int near_rows =
    12;  // as many on either side as the allowance, and the row of the unit

// Rows of the board from some row on; those behind the height are not written.
using NearRows = std::array<Row, near_rows>;

struct NearLayers {
    alignas(16) std::array<NearRows, near_max + 1> found;  // first reached at this cost
    int top;
    int height;
    int count;  // layers that are filled, the start itself included

    // What the cell costs, or -1 if it is out of reach.
    int cost_of(CellId cell) const
    {
        const int y = y_of(cell) - top;
        if (y < 0 || y >= height) return -1;
        for (int cost = 0; cost < count; ++cost) {
            if ((found[place_of(cost)][place_of(y)] >> x_of(cell) & 1U) != 0) return cost;
        }
        return -1;
    }
};

// Every cell that is reached at any cost, without the start.
struct NearReach {
    alignas(16) NearRows rows;
    int top;
    int height;

    // Calls `visit` with the cells as bits, and the index of the cell that the lowest bit stands for.
    template <class Visit>
    void each_word(Visit visit) const
    {
        int first = top * columns;
        const auto at = [&](std::size_t y) {
            return std::uint64_t{y < place_of(height) ? rows[y] : 0};
        };
        for (std::size_t y = 0; y < place_of(height); y += 3, first += 3 * columns) {
            visit(first, at(y) | at(y + 1) << columns | at(y + 2) << 2 * columns);
        }
    }
};

void search_near(const Ways& ways, CellId from, int allowance, bool has_ford,
                 bool rivers_are_frozen, NearLayers& out);
void reach_near(const Ways& ways, CellId from, int allowance, bool has_ford, bool rivers_are_frozen,
                NearReach& out);

}  // namespace sortie::taktik
