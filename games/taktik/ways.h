#pragma once
// Where units can go, fast: the board as rows of bits, and all cells in reach of a unit at once (T7.4, T7.6, T7.11).
//
//     Ways ways = Ways::of(map);
//     ways.occupy(cell);
//     const Rows reach = ways.reach(from, allowance, has_ford);
//
// `step_cost` in terrain.h is the rule; the rows here are the same facts in another form, kept in the state because
// listing moves is most of the work of a random game. check_state recomputes and compares them, and a test compares
// `reach` with a search by single steps on hundreds of maps.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/describe.h"
#include "games/taktik/grid.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// One bit for each cell, bit x of row y.
using Row = std::uint32_t;
using Rows = std::array<Row, rows>;
inline constexpr Row full_row = (Row{1} << columns) - 1;

constexpr bool has_cell(const Rows& set, CellId cell)
{
    return (set[static_cast<std::size_t>(y_of(cell))] >> x_of(cell) & 1U) != 0;
}

// The cells of a row that carry the overlay, whether or not it counts there.
inline Row cells_carrying(const Map& map, Overlay overlay, int y)
{
    Row found = 0;
    const Tile* tiles = map.tiles.data() + std::ptrdiff_t{y} * columns;
    // Four tiles at once: the bit of each is moved to the low end of its byte, and all of them into the highest byte.
    static_assert(columns % 4 == 0);
    static_assert(std::endian::native == std::endian::little);
    for (int x = 0; x < columns; x += 4) {
        std::uint32_t four = 0;
        std::memcpy(&four, tiles + x, sizeof four);
        const std::uint32_t bits = four / Tile::bit_of(overlay) & 0x01010101U;
        found |= (bits * 0x01020408U >> 24 & 0xfU) << x;
    }
    return found;
}

// No way is longer than ten steps, and a step costs at least one (T7.12).
inline constexpr int allowance_max = 10;

// Rows with an empty one at either end, so that neighbours need no test: row y is at y + 1.
using PaddedRows = std::array<Row, rows + 2>;

// The cells around a start by what it costs to get there: `found[c]` are those that cost c and no less. Rows outside of
// first to last are not written.
struct Layers {
    std::array<PaddedRows, allowance_max + 1> found;
    std::size_t first;  // in padded rows
    std::size_t last;
    int count;  // layers that are filled, the start itself included

    // What the cell costs, or -1 if it is out of reach.
    int cost_of(CellId cell) const
    {
        const auto y = place_of(y_of(cell) + 1);
        if (y < first || y > last) return -1;
        for (int cost = 0; cost < count; ++cost) {
            if ((found[static_cast<std::size_t>(cost)][y] >> x_of(cell) & 1U) != 0) return cost;
        }
        return -1;
    }
};

struct Ways {
    Rows blocked{};  // terrain that blocks movement
    Rows dear{};     // costs two to enter
    Rows road{};     // a road in force
    Rows river{};    // a river in force: no bridge over it
    Rows taken{};    // a unit stands there

    static Ways of(const Map& map);
    // Reads one tile anew, after it has changed.
    void read_tile(const Map& map, CellId cell);

    void occupy(CellId cell) { taken[row_of_cell(cell)] |= Row{1} << x_of(cell); }
    void vacate(CellId cell) { taken[row_of_cell(cell)] &= ~(Row{1} << x_of(cell)); }
    bool is_taken(CellId cell) const { return has_cell(taken, cell); }

    // Fills the layers; stops early when the cell `until` is found.
    void search(CellId from, int allowance, bool has_ford, bool rivers_are_frozen, CellId until,
                Layers& out) const;
    // Every cell that the allowance pays for, without the one where it starts.
    Rows reach(CellId from, int allowance, bool has_ford, bool rivers_are_frozen = false) const;

    friend bool operator==(const Ways&, const Ways&) = default;
    static constexpr auto describe()
    {
        return fields(field("blocked", &Ways::blocked), field("dear", &Ways::dear),
                      field("road", &Ways::road), field("river", &Ways::river),
                      field("taken", &Ways::taken));
    }

private:
    static constexpr std::size_t row_of_cell(CellId cell)
    {
        return static_cast<std::size_t>(y_of(cell));
    }
};

}  // namespace sortie::taktik
