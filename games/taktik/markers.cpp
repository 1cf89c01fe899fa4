#include "games/taktik/markers.h"

namespace sortie::taktik {
namespace {

constexpr int village_sector_first = 9;

}  // namespace

Markers place_markers(const Map& map)
{
    Markers markers;
    for (std::size_t i = 0; i < marker_count; ++i) {
        markers.where[i] = ring(marker_anchors[i].x, marker_anchors[i].y, [&](CellId cell) {
            return can_hold_marker(map.at(cell)) && !markers.has_marker(cell);
        });
        CHECK(markers.where[i].is_some());
    }
    derive_markers(map, markers);
    return markers;
}

void derive_markers(const Map& map, Markers& markers)
{
    for (const Side side : all_sides) {
        markers.critical_bridges[static_cast<std::size_t>(side)] =
            critical_bridges(map, markers.at(base_of(side)));
    }
    markers.village_sector =
        static_cast<std::uint16_t>(village_sector(map, markers.at(Marker::base_defender)));
}

CriticalBridges critical_bridges(const Map& map, CellId base)
{
    CriticalBridges nearest{};
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (!map.tiles[i].has_bridge()) continue;
        CellId candidate{i};
        // Whoever is nearer takes the place and passes on who was there; the first of equals stays.
        for (CellId& place : nearest) {
            if (place.is_none() || manhattan(candidate, base) < manhattan(place, base)) {
                const CellId before = place;
                place = candidate;
                candidate = before;
            }
            if (candidate.is_none()) break;
        }
    }
    return nearest;
}

int urban_cells(const Map& map, int sector)
{
    const int first_x = (sector - 1) % (columns / sector_side) * sector_side;
    const int first_y = (sector - 1) / (columns / sector_side) * sector_side;
    int count = 0;
    for (int y = first_y; y < first_y + sector_side; ++y) {
        for (int x = first_x; x < first_x + sector_side; ++x) {
            count += map.at(cell_at(x, y)).base() == Terrain::urban ? 1 : 0;
        }
    }
    return count;
}

int village_sector(const Map& map, CellId defender_base)
{
    int best = sector_of(defender_base);
    int most = 0;
    for (int sector = village_sector_first; sector <= sector_count; ++sector) {
        const int count = urban_cells(map, sector);
        if (count <= most) continue;
        most = count;
        best = sector;
    }
    return best;
}

}  // namespace sortie::taktik
