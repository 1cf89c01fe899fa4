#pragma once
// Deployment: which cells a side may use (T5.7), and the automatic deployment for computer players and tests (G8).
//
//     CellSet taken;
//     const CellId cell = auto_deploy_cell(map, markers, Side::defender, 0, taken);   // for D1
//
// Units are known here only by their number within the side and by the cells that are taken.

#include "games/taktik/grid.h"
#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// T5.7, apart from units: in the own zone, not blocked, no river.
constexpr bool is_deployment_cell(const Map& map, Side side, CellId cell)
{
    const Tile tile = effective_tile(map, cell);
    return zone_of(cell) == side && !tile.blocks_move() && !tile.has_river();
}
CellSet deployment_cells(const Map& map, Side side);

// G8.1: the column of the k-th unit (from 0), and the row of a side.
constexpr int auto_deploy_column(int k)
{
    const int away = (k + 1) / 2;
    return columns / 2 + (k % 2 == 0 ? away : -away);
}
constexpr int auto_deploy_row(Side side)
{
    return side == Side::defender ? 13 : 7;
}

// G8.2: where the k-th unit of the side goes (from 0) when these cells hold units. None if nowhere is room.
CellId auto_deploy_cell(const Map& map, const Markers& markers, Side side, int k,
                        const CellSet& taken);

}  // namespace sortie::taktik
