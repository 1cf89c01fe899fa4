#pragma once
// The board (chapter B1): five by five cells, what grows on them, who stands where, and where the
// squads begin.
//
//     terrain_at(state.map, cell)         // fort
//     neighbours_of(cell)                 // a set of two to four cells
//     unit_at(state, cell)                // none if nobody stands there
//
// The maps are drawings in the source, read while compiling. Both are their own mirror image, left
// to right and top to bottom, so that no corner is better than another.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/skirmish/types.h"

namespace sortie::skirmish {

enum class Terrain : std::uint8_t { open, woods, fort, keep, river };

// B1.2: what a terrain adds to a defender's die, and its points at the end of a round. Strongholds
// give no cover on purpose: a squad sits safe in the woods or scores in the open.
struct TerrainRow {
    std::string_view label;  // on the board
    char drawn;              // in the maps below
    std::uint8_t defence;
    std::uint8_t points;
};
inline constexpr std::array<TerrainRow, 5> terrain_table{{
    {"", '.', 0, 0},
    {"woods", 'w', 2, 0},
    {"fort", 'f', 0, 1},
    {"KEEP", 'k', 0, 2},
    {"~~~~~", '~', 0, 0},
}};

// Row 5 first, as a player sees it.
inline constexpr std::array<std::string_view, maps> map_drawings{
    "..f.."
    ".w.w."
    "f.k.f"
    ".w.w."
    "..f..",
    "..f.."
    ".w.w."
    "f~k~f"
    ".w.w."
    "..f..",
};

constexpr int column_of(CellId cell)
{
    return cell.index % board_side;
}
constexpr int row_of(CellId cell)
{
    return cell.index / board_side;
}
constexpr CellId cell_at(int column, int row)
{
    return id_cast<CellId>(row * board_side + column);
}

constexpr Terrain terrain_drawn(std::size_t map, int column, int row)
{
    const int at = (board_side - 1 - row) * board_side + column;
    for (std::size_t i = 0; i < terrain_table.size(); ++i) {
        if (terrain_table[i].drawn == map_drawings[map][static_cast<std::size_t>(at)])
            return static_cast<Terrain>(i);
    }
    UNREACHABLE();
}
inline constexpr auto terrain_of_maps = [] {
    std::array<std::array<Terrain, cells>, maps> all{};
    for (std::size_t map = 0; map < maps; ++map) {
        for (std::uint8_t i = 0; i < cells; ++i) {
            all[map][i] = terrain_drawn(map, column_of(CellId{i}), row_of(CellId{i}));
        }
    }
    return all;
}();

constexpr Terrain terrain_at(Map map, CellId cell)
{
    return terrain_of_maps[static_cast<std::size_t>(map)][cell.index];
}
constexpr const TerrainRow& worth_of(Terrain terrain)
{
    return terrain_table[static_cast<std::size_t>(terrain)];
}
constexpr bool is_stronghold(Terrain terrain)
{
    return worth_of(terrain).points > 0;
}

// B1.1: distance counts steps between cells that share a side.
constexpr int distance(CellId a, CellId b)
{
    const int columns = column_of(a) - column_of(b);
    const int rows = row_of(a) - row_of(b);
    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}
inline constexpr auto neighbour_table = [] {
    std::array<CellSet, cells> all{};
    for (std::uint8_t a = 0; a < cells; ++a) {
        for (std::uint8_t b = 0; b < cells; ++b) {
            if (distance(CellId{a}, CellId{b}) == 1) all[a].insert(CellId{b});
        }
    }
    return all;
}();
constexpr const CellSet& neighbours_of(CellId cell)
{
    return neighbour_table[cell.index];
}

// The river cells of each map, as a set.
inline constexpr auto river_table = [] {
    std::array<CellSet, maps> all{};
    for (std::size_t map = 0; map < maps; ++map) {
        for (std::uint8_t i = 0; i < cells; ++i) {
            if (terrain_of_maps[map][i] == Terrain::river) all[map].insert(CellId{i});
        }
    }
    return all;
}();
constexpr const CellSet& river_of(Map map)
{
    return river_table[static_cast<std::size_t>(map)];
}

// Who stands where. Destroyed units have no cell, so they need no special case.
constexpr UnitId unit_at(const State& state, CellId cell)
{
    const std::size_t units = state.flow.seat_count * std::size_t{squad_max};
    for (std::size_t i = 0; i < units; ++i) {
        if (state.units[i].cell == cell) return id_cast<UnitId>(i);
    }
    return UnitId::none();
}
constexpr bool stands_on(const State& state, Seat seat, CellId cell)
{
    bool is_found = false;
    for (const UnitId unit : squad_of(seat)) is_found |= unit_in(state, unit).cell == cell;
    return is_found;
}
// Over all slots and without a branch, because listing moves asks it for every neighbour of every
// unit: a fixed loop is unrolled and costs less than one that stops early.
constexpr bool is_occupied(const State& state, CellId cell)
{
    bool is_found = false;
    for (const Unit& unit : state.units) is_found |= unit.cell == cell;
    return is_found;
}
constexpr CellSet occupied_cells(const State& state)
{
    CellSet set;
    for (const Unit& unit : state.units) {
        if (unit.is_alive()) set.insert(unit.cell);
    }
    return set;
}

// Neighbouring cells that a unit could enter without a fight.
CellSet free_neighbours(const State& state, CellId cell);

// B1.4: the corners in the order in which they are used, so that two seats sit opposite each other,
// and the cell on which the slot-th unit of the squad in that corner begins.
inline constexpr std::array<CellId, squads_max> corners{cell_at(0, 0), cell_at(4, 4), cell_at(0, 4),
                                                        cell_at(4, 0)};
CellId start_cell(CellId corner, int slot);

}  // namespace sortie::skirmish
