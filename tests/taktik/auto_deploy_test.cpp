#include "games/taktik/auto_deploy.h"

#include <string>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string deployed(const Map& map, Side side, int units, CellSet& taken)
{
    const Markers markers = place_markers(map);
    std::string list;
    for (int k = 0; k < units; ++k) {
        const CellId cell = auto_deploy_cell(map, markers, side, k, taken);
        taken.insert(cell);
        list += std::string(name_of(cell)) + " ";
    }
    return list;
}

}  // namespace

TEST("T5.7: a side deploys in its own zone, off water and rivers; roads are allowed")
{
    Map map;
    map.set(at("A5"), tile("W0"));
    map.set(at("B5"), tile("P2"));
    map.set(at("C5"), tile("P7"));
    map.set(at("D5"), tile("F1"));
    EXPECT(!is_deployment_cell(map, Side::attacker, at("A5")));
    EXPECT(!is_deployment_cell(map, Side::attacker, at("B5")));
    EXPECT(!is_deployment_cell(map, Side::attacker, at("C5")));
    EXPECT(is_deployment_cell(map, Side::attacker, at("D5")));
    EXPECT(!is_deployment_cell(map, Side::defender, at("D5")));
    EXPECT(is_deployment_cell(map, Side::defender, at("D11")));
    EXPECT_EQ(deployment_cells(map, Side::attacker).size(), 200 - 3);
    EXPECT_EQ(deployment_cells(map, Side::defender).size(), 400);
}

TEST("G8.1: columns alternate from the centre, rows are 14 and 8")
{
    std::string order;
    for (int k = 0; k < 7; ++k) order += std::to_string(auto_deploy_column(k)) + " ";
    EXPECT_EQ(order, "10 9 11 8 12 7 13 ");
    EXPECT_EQ(auto_deploy_row(Side::defender), 13);
    EXPECT_EQ(auto_deploy_row(Side::attacker), 7);
}

TEST("G8.2: a unit stands on plain without road, river, marker and unit")
{
    Map map;
    const Markers markers = place_markers(map);
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::attacker, 0, {}), at("K8"));
    map.set(at("K8"), tile("P1"));
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::attacker, 0, {}), at("K7"));
    map.set(at("K7"), tile("F0"));
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::attacker, 0, {at("L8")}), at("J8"));
    // K14 holds the flag.
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::defender, 0, {}), at("K13"));
}

TEST("G8.2: without quiet ground any legal cell will do, and none is none")
{
    Map map;
    for (Tile& each : map.tiles) each = tile("F1");
    const Markers markers = place_markers(map);
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::attacker, 0, {}), at("K8"));
    EXPECT_EQ(auto_deploy_cell(map, markers, Side::attacker, 0, {at("K8")}), at("K7"));
    EXPECT(auto_deploy_cell(map, markers, Side::attacker, 0, CellSet::first(cells)).is_none());
}

TEST("G9.5: the automatic deployment on map 1")
{
    const Map map = make_map(1).map;
    CellSet taken;
    EXPECT_EQ(deployed(map, Side::defender, 15, taken),
              "L13 J16 L15 H15 N15 H12 O13 G15 P15 F15 Q15 E15 Q12 D15 T14 ");
    EXPECT_EQ(deployed(map, Side::attacker, 10, taken), "J8 J7 M8 I8 M9 H8 O7 G8 O9 F8 ");
}
