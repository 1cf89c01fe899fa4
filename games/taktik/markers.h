#pragma once
// Markers (chapters G7, T15.1, T15.2): the 22 points of the map that victory conditions and missions speak of, and what
// follows from where they lie.
//
//     const Markers markers = place_markers(map);
//     markers.at(Marker::flag)                    // a cell
//     markers.marker_on(cell)                     // Marker::none where there is none
//     markers.critical_bridges[side][0]
//
// Critical bridges and the village sector are worked out when the markers are placed and kept, because a bridge stays
// critical after it was destroyed.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"
#include "games/taktik/grid.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// In the order in which they are placed (G7.2).
enum class Marker : std::uint8_t {
    base_attacker,
    base_defender,
    flag,
    depot_attacker,
    depot_defender,
    sp1,
    sp2,
    sp3,
    sp4,
    sp5,
    node1,
    node2,
    node3,
    node4,
    supply_a_attacker,
    supply_b_attacker,
    supply_a_defender,
    supply_b_defender,
    evac1_attacker,
    evac2_attacker,
    evac1_defender,
    evac2_defender,
    none,  // no marker; it has no cell
};
inline constexpr std::size_t marker_count = 22;
constexpr std::array<std::string_view, marker_count + 1> names_of(Marker)
{
    return {"base.attacker",
            "base.defender",
            "flag",
            "depot.attacker",
            "depot.defender",
            "sp1",
            "sp2",
            "sp3",
            "sp4",
            "sp5",
            "node1",
            "node2",
            "node3",
            "node4",
            "supplyA.attacker",
            "supplyB.attacker",
            "supplyA.defender",
            "supplyB.defender",
            "evac1.attacker",
            "evac2.attacker",
            "evac1.defender",
            "evac2.defender",
            "none"};
}
constexpr Marker marker_at(std::size_t number)
{
    return static_cast<Marker>(number);
}
constexpr std::string_view name_of(Marker marker)
{
    return names_of(marker)[static_cast<std::size_t>(marker)];
}

constexpr Marker base_of(Side side)
{
    return side == Side::attacker ? Marker::base_attacker : Marker::base_defender;
}
constexpr Marker depot_of(Side side)
{
    return side == Side::attacker ? Marker::depot_attacker : Marker::depot_defender;
}
constexpr Marker supply_a_of(Side side)
{
    return side == Side::attacker ? Marker::supply_a_attacker : Marker::supply_a_defender;
}
constexpr Marker supply_b_of(Side side)
{
    return side == Side::attacker ? Marker::supply_b_attacker : Marker::supply_b_defender;
}
constexpr std::array<Marker, 2> evacuation_of(Side side)
{
    if (side == Side::attacker) return {Marker::evac1_attacker, Marker::evac2_attacker};
    return {Marker::evac1_defender, Marker::evac2_defender};
}
inline constexpr std::array strategic_points{Marker::sp1, Marker::sp2, Marker::sp3, Marker::sp4,
                                             Marker::sp5};
inline constexpr std::array resource_nodes{Marker::node1, Marker::node2, Marker::node3,
                                           Marker::node4};

inline constexpr std::size_t critical_bridges_each = 2;
using CriticalBridges = std::array<CellId, critical_bridges_each>;

struct Markers {
    std::array<CellId, marker_count> where{};
    std::array<CriticalBridges, side_count> critical_bridges{};  // none where there is no bridge
    std::uint16_t village_sector = 0;                            // 1 to 24 once they are placed

    constexpr CellId at(Marker marker) const
    {
        CHECK(marker != Marker::none);
        return where[static_cast<std::size_t>(marker)];
    }
    // Over all of them and without a branch: the list is three vectors long.
    constexpr bool has_marker(CellId cell) const
    {
        bool is_found = false;
        for (const CellId each : where) is_found |= each == cell;
        return is_found;
    }
    constexpr Marker marker_on(CellId cell) const
    {
        std::size_t found = marker_count;
        for (std::size_t i = 0; i < marker_count; ++i) found = where[i] == cell ? i : found;
        return marker_at(found);
    }
    constexpr const CriticalBridges& critical_bridges_of(Side side) const
    {
        return critical_bridges[static_cast<std::size_t>(side)];
    }

    friend constexpr bool operator==(const Markers&, const Markers&) = default;
    static constexpr auto describe()
    {
        return fields(field("where", &Markers::where),
                      field("critical_bridges", &Markers::critical_bridges),
                      field("village_sector", &Markers::village_sector));
    }
};

// G7.1: the nearest cell that is accepted, or none if none is.
template <class Accepts>
constexpr CellId ring(int x, int y, Accepts accepts)
{
    for (int r = 0; r < columns + rows; ++r) {
        for (int dy = -r; dy <= r; ++dy) {
            const int dx = r - (dy < 0 ? -dy : dy);
            const CellId right = cell_or_none(x + dx, y + dy);
            if (right.is_some() && accepts(right)) return right;
            const CellId left = dx > 0 ? cell_or_none(x - dx, y + dy) : CellId::none();
            if (left.is_some() && accepts(left)) return left;
        }
    }
    return CellId::none();
}

// G7.2
struct Anchor {
    std::uint8_t x;
    std::uint8_t y;
};
inline constexpr std::array<Anchor, marker_count> marker_anchors{{
    {10, 1},  {10, 28}, {10, 13}, {10, 5},  {10, 24}, {4, 9},   {15, 9}, {10, 16},
    {4, 20},  {15, 20}, {3, 6},   {16, 6},  {3, 23},  {16, 23}, {8, 2},  {8, 17},
    {12, 27}, {12, 12}, {4, 29},  {15, 29}, {4, 0},   {15, 0},
}};

// G7.2: neither blocked nor a river.
constexpr bool can_hold_marker(Tile tile)
{
    return !tile.blocks_move() && !tile.has_river();
}

Markers place_markers(const Map& map);
// Fills in what follows from the cells of the markers: for maps that name them (G11.1).
void derive_markers(const Map& map, Markers& markers);

// G7.3: the bridges nearest to that side's base.
CriticalBridges critical_bridges(const Map& map, CellId base);
// G7.4, and how many urban cells a sector has.
int village_sector(const Map& map, CellId defender_base);
int urban_cells(const Map& map, int sector);

}  // namespace sortie::taktik
