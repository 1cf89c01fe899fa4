#pragma once
// The grid of Taktik (chapter T2): 20 by 30 cells, their names, directions and distances, and the parts of the board.
//
//     cell_at(2, 6)                            // C7
//     neighbour(cell, Direction::north_east)   // none beyond the edge
//     distance(a, b)                           // Chebyshev: ranges and every "within n cells"
//     sector_of(cell), quadrant_of(cell), zone_of(cell)
//
// A cell is its row-major index, so "in row-major order" is the order of ids and of sets. Everything here is a constant
// expression and knows no terrain and no unit. Rule numbers refer to docs/rules/taktik.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/check.h"
#include "engine/id.h"
#include "engine/move.h"

namespace sortie::taktik {

// A number that is not negative, as a place in an array.
constexpr std::size_t place_of(int number)
{
    return static_cast<std::size_t>(number);
}

// ---- Sides ----------------------------------------------------------------------------------------------------------

enum class Side : std::uint8_t { attacker, defender };
inline constexpr std::size_t side_count = 2;
inline constexpr std::array<Side, side_count> all_sides{Side::attacker, Side::defender};
constexpr std::array<std::string_view, side_count> names_of(Side)
{
    return {"attacker", "defender"};
}
constexpr Side other_side(Side side)
{
    return side == Side::attacker ? Side::defender : Side::attacker;
}

// ---- Cells (T2.1 to T2.3) -------------------------------------------------------------------------------------------

inline constexpr int columns = 20;
inline constexpr int rows = 30;
inline constexpr std::uint16_t cells = columns * rows;

using CellId = Id<struct CellTag, std::uint16_t>;
using CellSet = BitSet<CellId, cells>;

constexpr bool is_on_board(int x, int y)
{
    return x >= 0 && x < columns && y >= 0 && y < rows;
}
constexpr CellId cell_at(int x, int y)
{
    CHECK(is_on_board(x, y));
    return CellId{static_cast<std::uint16_t>(y * columns + x)};
}
// The cell, or none where the board ends.
constexpr CellId cell_or_none(int x, int y)
{
    return is_on_board(x, y) ? cell_at(x, y) : CellId::none();
}
constexpr int x_of(CellId cell)
{
    return cell.index % columns;
}
constexpr int y_of(CellId cell)
{
    return cell.index / columns;
}

// T2.2: the letter is the column from the west, the number the row from the north.
struct CellName {
    std::array<char, 3> letters{};
    std::uint8_t length = 0;
};
inline constexpr auto cell_letters = [] {
    std::array<CellName, cells> all{};
    for (std::uint16_t i = 0; i < cells; ++i) {
        const int row = i / columns + 1;
        CellName& name = all[i];
        name.letters[name.length++] = static_cast<char>('A' + i % columns);
        if (row >= 10) name.letters[name.length++] = static_cast<char>('0' + row / 10);
        name.letters[name.length++] = static_cast<char>('0' + row % 10);
    }
    return all;
}();
inline constexpr auto cell_names = [] {
    std::array<std::string_view, cells> all{};
    for (std::size_t i = 0; i < cells; ++i) {
        all[i] = {cell_letters[i].letters.data(), cell_letters[i].length};
    }
    return all;
}();
constexpr const std::array<std::string_view, cells>& names_of(CellId)
{
    return cell_names;
}
constexpr std::string_view name_of(CellId cell)
{
    return cell.is_some() ? cell_names[cell.index] : "-";
}
// The cell with this name, or none. Capitals only, as names are written.
constexpr CellId cell_named(std::string_view name)
{
    for (std::size_t i = 0; i < cells; ++i) {
        if (cell_names[i] == name) return id_cast<CellId>(i);
    }
    return CellId::none();
}
inline constexpr Kind cell_kind = named_kind<CellId>("cell");

// ---- Directions (T2.4) ----------------------------------------------------------------------------------------------

enum class Direction : std::uint8_t {
    north,
    north_east,
    east,
    south_east,
    south,
    south_west,
    west,
    north_west,
};
inline constexpr std::size_t direction_count = 8;
constexpr std::array<std::string_view, direction_count> names_of(Direction)
{
    return {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
}
// In the order in which ties are broken.
inline constexpr std::array<Direction, direction_count> all_directions{
    Direction::north, Direction::north_east, Direction::east, Direction::south_east,
    Direction::south, Direction::south_west, Direction::west, Direction::north_west};
// Those along which roads and rivers are linked, in the order of the link bits (G3.2).
inline constexpr std::array<Direction, 4> straight_directions{Direction::north, Direction::east,
                                                              Direction::south, Direction::west};
inline constexpr std::array<int, direction_count> direction_dx{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, direction_count> direction_dy{-1, -1, 0, 1, 1, 1, 0, -1};

constexpr std::size_t number_of(Direction direction)
{
    return static_cast<std::size_t>(direction);
}
constexpr bool is_diagonal(Direction direction)
{
    return (number_of(direction) & 1) != 0;
}
// What is added to the index of a cell for one step.
constexpr int index_step(Direction direction)
{
    return direction_dy[number_of(direction)] * columns + direction_dx[number_of(direction)];
}

// The directions that lead to another cell of the board, one bit each, in the order above.
inline constexpr auto ways_table = [] {
    std::array<std::uint8_t, cells> all{};
    for (std::uint16_t i = 0; i < cells; ++i) {
        for (std::size_t d = 0; d < direction_count; ++d) {
            const int x = x_of(CellId{i}) + direction_dx[d];
            const int y = y_of(CellId{i}) + direction_dy[d];
            if (is_on_board(x, y)) all[i] = static_cast<std::uint8_t>(all[i] | 1U << d);
        }
    }
    return all;
}();
constexpr std::uint8_t ways_from(CellId cell)
{
    return ways_table[cell.index];
}
// The cell one step in that direction, which must be on the board: for loops over `ways_from`.
constexpr CellId step_towards(CellId cell, Direction direction)
{
    return CellId{static_cast<std::uint16_t>(cell.index + index_step(direction))};
}
constexpr CellId neighbour(CellId cell, Direction direction)
{
    const bool is_there = (unsigned{ways_from(cell)} >> number_of(direction) & 1U) != 0;
    return is_there ? step_towards(cell, direction) : CellId::none();
}

// ---- Distances (T2.5) -----------------------------------------------------------------------------------------------

constexpr int difference(int a, int b)
{
    return a < b ? b - a : a - b;
}
constexpr int distance(CellId a, CellId b)
{
    const int across = difference(x_of(a), x_of(b));
    const int down = difference(y_of(a), y_of(b));
    return across < down ? down : across;
}
constexpr int manhattan(CellId a, CellId b)
{
    return difference(x_of(a), x_of(b)) + difference(y_of(a), y_of(b));
}
constexpr bool are_neighbours(CellId a, CellId b)
{
    return distance(a, b) == 1;
}
constexpr bool is_on_edge(CellId cell)
{
    return ways_from(cell) != 0xff;
}

// ---- Parts of the board (T2.6 to T2.8) ------------------------------------------------------------------------------

enum class Quadrant : std::uint8_t { nw, ne, sw, se };
inline constexpr std::size_t quadrant_count = 4;
constexpr std::array<std::string_view, quadrant_count> names_of(Quadrant)
{
    return {"NW", "NE", "SW", "SE"};
}
constexpr Quadrant quadrant_of(CellId cell)
{
    const bool is_east = x_of(cell) >= columns / 2;
    const bool is_south = y_of(cell) >= rows / 2;
    return static_cast<Quadrant>((is_south ? 2 : 0) + (is_east ? 1 : 0));
}

// Blocks of five by five cells, numbered from 1 as people count.
inline constexpr int sector_side = 5;
inline constexpr int sector_count = 24;
constexpr int sector_of(CellId cell)
{
    return y_of(cell) / sector_side * (columns / sector_side) + x_of(cell) / sector_side + 1;
}

// The rows of the Attacker are 1 to 10; the front line runs between rows 10 and 11.
inline constexpr int attacker_rows = 10;
constexpr Side zone_of(CellId cell)
{
    return y_of(cell) < attacker_rows ? Side::attacker : Side::defender;
}

}  // namespace sortie::taktik
