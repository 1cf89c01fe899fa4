#include "games/taktik/auto_deploy.h"

namespace sortie::taktik {

CellSet deployment_cells(const Map& map, Side side)
{
    CellSet set;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (is_deployment_cell(map, side, CellId{i})) set.insert(CellId{i});
    }
    return set;
}

CellId auto_deploy_cell(const Map& map, const Markers& markers, Side side, int k,
                        const CellSet& taken)
{
    const int x = auto_deploy_column(k);
    const int y = auto_deploy_row(side);
    const CellId quiet = ring(x, y, [&](CellId cell) {
        const Tile tile = effective_tile(map, cell);
        return is_deployment_cell(map, side, cell) && tile.base() == Terrain::plain &&
               !tile.has_road() && !markers.has_marker(cell) && !taken.contains(cell);
    });
    if (quiet.is_some()) return quiet;
    return ring(x, y, [&](CellId cell) {
        return is_deployment_cell(map, side, cell) && !taken.contains(cell);
    });
}

}  // namespace sortie::taktik
