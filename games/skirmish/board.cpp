#include "games/skirmish/board.h"

namespace sortie::skirmish {

CellSet free_neighbours(const State& state, CellId cell)
{
    return neighbours_of(cell) - river_of(state.map) - occupied_cells(state);
}

CellId start_cell(CellId corner, int slot)
{
    // The tank begins in the woods, half-way to the keep, because it is slow; the guard holds the
    // corner.
    constexpr std::array<CellId, squad_max> around_a1{cell_at(1, 0), cell_at(0, 1), cell_at(1, 1),
                                                      cell_at(0, 0)};
    const CellId cell = around_a1[static_cast<std::size_t>(slot)];
    // The other corners are mirror images, which keep rows rows: the maps are the same under those.
    const int column = column_of(corner) == 0 ? column_of(cell) : board_side - 1 - column_of(cell);
    const int row = row_of(corner) == 0 ? row_of(cell) : board_side - 1 - row_of(cell);
    return cell_at(column, row);
}

}  // namespace sortie::skirmish
