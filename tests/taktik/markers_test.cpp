#include "games/taktik/markers.h"

#include <string>

#include "engine/shape.h"
#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string where_all(const Markers& markers)
{
    std::string list;
    for (const CellId cell : markers.where) list += std::string(name_of(cell)) + " ";
    return list;
}
std::string names(const CriticalBridges& bridges)
{
    return std::string(name_of(bridges[0])) + " " + std::string(name_of(bridges[1]));
}

}  // namespace

TEST("G7.1: a ring search goes outward, from north to south, east before west")
{
    std::string order;
    const CellId found = ring(10, 10, [&](CellId cell) {
        order += std::string(name_of(cell)) + " ";
        return cell == at("K13");
    });
    EXPECT_EQ(found, at("K13"));
    EXPECT(order.starts_with("K11 K10 L11 J11 K12 K9 L10 J10 M11 I11 L12 J12 K13 "));
}

TEST("G7.1: a ring search stays on the board and finds the farthest cell, or none")
{
    EXPECT_EQ(ring(0, 0, [](CellId cell) { return cell == at("T30"); }), at("T30"));
    EXPECT(ring(0, 0, [](CellId) { return false; }).is_none());
}

TEST("G7.2: on an open board every marker stands on its anchor")
{
    EXPECT_EQ(where_all(place_markers(Map{})),
              "K2 K29 K14 K6 K25 E10 P10 K17 E21 P21 D7 Q7 D24 Q24 I3 I18 M28 M13 E30 P30 E1 P1 ");
}

TEST("G7.2: a marker avoids water, rivers and other markers")
{
    Map map;
    map.set(at("K2"), tile("W0"));
    map.set(at("K1"), tile("P2"));
    map.set(at("L2"), tile("P7"));
    EXPECT_EQ(place_markers(map).at(Marker::base_attacker), at("J2"));
    EXPECT(!can_hold_marker(tile("P7")));
    EXPECT(can_hold_marker(tile("U1")));
}

TEST("G7.3, T15.2: critical bridges are the two nearest to the base, ties row-major")
{
    Map map;
    for (const char* cell : {"K5", "H2", "N2", "K20"}) map.set(at(cell), tile("P6"));
    // H2, N2 and K5 are three cells away from K2; the first two in row-major order count.
    const Markers markers = place_markers(map);
    EXPECT_EQ(names(markers.critical_bridges_of(Side::attacker)), "H2 N2");
    EXPECT_EQ(names(markers.critical_bridges_of(Side::defender)), "K20 K5");
}

TEST("G7.3: a map with one bridge has one critical bridge, for both sides")
{
    Map map;
    map.set(at("C9"), tile("P6"));
    EXPECT_EQ(names(critical_bridges(map, at("K2"))), "C9 -");
    EXPECT_EQ(names(critical_bridges(Map{}, at("K2"))), "- -");
}

TEST("G7.4: the village is the sector with most urban cells from 9 on, the lowest of equals")
{
    Map map;
    EXPECT_EQ(village_sector(map, at("K29")), sector_of(at("K29")));
    for (const char* cell : {"A1", "B1", "C1"}) map.set(at(cell), tile("U0"));
    EXPECT_EQ(village_sector(map, at("K29")), sector_of(at("K29")));
    map.set(at("T30"), tile("U0"));
    EXPECT_EQ(village_sector(map, at("K29")), 24);
    map.set(at("A11"), tile("U1"));
    EXPECT_EQ(village_sector(map, at("K29")), 9);
    EXPECT_EQ(urban_cells(map, 1), 3);
}

TEST("G7.5, T15.1: there are 22 markers with names, and a cell knows its marker")
{
    const Markers markers = place_markers(Map{});
    for (std::size_t i = 0; i < marker_count; ++i) {
        EXPECT_EQ(markers.marker_on(markers.where[i]), marker_at(i));
        EXPECT(markers.has_marker(markers.where[i]));
    }
    EXPECT_EQ(markers.marker_on(at("A30")), Marker::none);
    EXPECT(!markers.has_marker(at("A30")));
    EXPECT_EQ(name_of(Marker::supply_b_defender), "supplyB.defender");
    EXPECT_EQ(base_of(Side::defender), Marker::base_defender);
    EXPECT_EQ(depot_of(Side::attacker), Marker::depot_attacker);
    EXPECT_EQ(supply_a_of(Side::defender), Marker::supply_a_defender);
    EXPECT_EQ(supply_b_of(Side::attacker), Marker::supply_b_attacker);
    EXPECT_EQ(evacuation_of(Side::defender)[1], Marker::evac2_defender);
    EXPECT_EQ(shape_of<Markers>().fields.size(), 3U);
}

TEST("G9.4: markers, village and critical bridges of map 1")
{
    const Map map = make_map(1).map;
    const Markers markers = place_markers(map);
    EXPECT_EQ(where_all(markers),
              "K2 K29 K15 K6 K25 E10 Q10 K17 F21 P21 D7 Q7 D24 Q24 J3 J18 M28 M13 E30 P30 E2 P1 ");
    EXPECT_EQ(markers.village_sector, 9);
    EXPECT_EQ(urban_cells(map, 9), 7);
    EXPECT_EQ(names(markers.critical_bridges_of(Side::defender)), "B25 E20");
    EXPECT_EQ(names(markers.critical_bridges_of(Side::attacker)), "I2 L5");
}

TEST("G9.6: village sectors of maps 2 and 42")
{
    const Map two = make_map(2).map;
    EXPECT_EQ(place_markers(two).village_sector, 13);
    EXPECT_EQ(urban_cells(two, 13), 14);
    const Map other = make_map(42).map;
    EXPECT_EQ(place_markers(other).village_sector, 10);
    EXPECT_EQ(urban_cells(other, 10), 9);
}
