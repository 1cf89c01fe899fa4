#include "games/taktik/map_maker.h"

#include <array>
#include <string>

#include "games/taktik/auto_deploy.h"
#include "tests/taktik/many_maps.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string bridges_of(const MadeMap& made)
{
    std::string list;
    for (const CellId cell : made.bridges) list += std::string(name_of(cell)) + " ";
    return list;
}

bool is_between(int value, int least, int most)
{
    return value >= least && value <= most;
}

}  // namespace

TEST(
    "G9.1, G4.3, G5.1, G5.6, G5.9, G5.10, G6.1: maps 1, 2 and 42 have the golden hashes and counts")
{
    struct Golden {
        std::uint64_t seed, hash;
        std::array<int, terrain_count> terrain;
        int river, road, bridges;
        std::uint32_t drawn;
    };
    const std::array<Golden, 3> golden{{
        {1, 0xED543A319D475430U, {330, 62, 47, 90, 41, 14, 16}, 70, 122, 7, 215},
        {2, 0xF5B9691367B41D7DU, {333, 66, 34, 79, 56, 17, 15}, 72, 118, 8, 237},
        {42, 0x70F269FA5CEB78CFU, {305, 83, 38, 103, 42, 21, 8}, 48, 111, 6, 175},
    }};
    for (const Golden& each : golden) {
        const MadeMap made = make_map(each.seed);
        const Counts counts = counts_of(made.map);
        EXPECT_EQ(map_hash(made.map), each.hash);
        EXPECT_EQ(counts.terrain, each.terrain);
        EXPECT_EQ(counts.river, each.river);
        EXPECT_EQ(counts.road, each.road);
        EXPECT_EQ(counts.bridges, each.bridges);
        EXPECT_EQ(made.drawn, each.drawn);
    }
}

TEST("G9.2: the first rows of maps 1 and 2")
{
    EXPECT_EQ(serialised(make_map(1).map).substr(0, 40),
              "P0P2P2P2P2P2P2P2P2W0F1F1F1F1F1F1F1F1F1F1");
    EXPECT_EQ(serialised(make_map(2).map).substr(0, 40),
              "R1R1P2P1P0F0H0F0I0F0F0F0F0F0F0F0F0F0F0F0");
}

TEST("G9.3: bridges in their order of acceptance")
{
    EXPECT_EQ(bridges_of(make_map(1)), "L5 R8 J14 E20 N10 B25 I2 ");
    EXPECT_EQ(bridges_of(make_map(2)), "J8 R25 C22 D4 G18 R17 P11 I14 ");
    EXPECT_EQ(bridges_of(make_map(42)), "B22 B28 O10 D16 J15 S6 ");
}

TEST("G10.8: the same seed gives the same map from the same number of values")
{
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{77}, ~std::uint64_t{0}}) {
        const MadeMap first = make_map(seed);
        const MadeMap second = make_map(seed);
        EXPECT(first.map == second.map);
        EXPECT_EQ(first.drawn, second.drawn);
    }
    EXPECT(!(make_map(1).map == make_map(2).map));
}

TEST("the game with seed 7 has map 7, and only the first eight bytes count")
{
    EXPECT_EQ(map_seed_of(Seed::from_number(7)), 7U);
    EXPECT_EQ(map_seed_of(Seed::from_number(0x0123456789ABCDEFU)), 0x0123456789ABCDEFU);
    Seed seed = Seed::from_number(7);
    seed.bytes[8] = 1;
    EXPECT_EQ(map_seed_of(seed), 7U);
}

TEST("G4.1: the parameters of generation")
{
    const MapParameters& p = map_parameters;
    EXPECT_EQ(p.river_permille, 80);
    EXPECT_EQ(p.road_permille, 180);
    EXPECT_EQ(p.trunk_turn_percent, 40);
    EXPECT_EQ(p.tributary_turn_percent, 45);
    EXPECT_EQ(p.min_run, 2);
    EXPECT_EQ(p.tributary_min_distance, 12);
    EXPECT_EQ(p.bridge_spacing, 6);
    EXPECT_EQ(p.bridge_every, 8);
    EXPECT_EQ(p.arterials, 3);
    EXPECT_EQ(p.hill_percent, 10);
    EXPECT_EQ(p.rough_percent, 18);
    EXPECT_EQ(p.forest_percent, 20);
    EXPECT_EQ(p.urban_settlements, 3);
    EXPECT_EQ(p.industrial_settlements, 2);
    EXPECT_EQ(p.settlement_spacing, 6);
}

TEST("G4.2: roads and rivers together cover less than half of any map")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        EXPECT_LT(counts.river + counts.road, cells / 2);
    });
}

TEST("G10.1: road and river share a tile exactly on bridges")
{
    on_every_map([](const MadeMap& made) {
        for (const Tile tile : made.map.tiles) {
            EXPECT_EQ(tile.has_bridge(), tile.has_road() && tile.has_river());
            EXPECT(tile.is_consistent());
            EXPECT(!tile.is_ruined());
        }
    });
}

TEST("G10.2: river tiles are plain and never fill two by two cells")
{
    on_every_map([](const MadeMap& made) {
        const BitField river = field_of(made.map, Overlay::river);
        river.for_each([&](Spot spot) {
            EXPECT_EQ(made.map.at(cell_of(spot)).base(), Terrain::plain);
            EXPECT(!(river.contains(spot + 1) && river.contains(spot + spot_stride) &&
                     river.contains(spot + spot_stride + 1)));
        });
    });
}

TEST("G10.3: at least two bridges, far apart, on straight river tiles off the edge")
{
    on_every_map([](const MadeMap& made) {
        EXPECT_GE(made.bridges.size(), 3U);
        EXPECT_LE(made.bridges.size(), 11U);
        for (std::size_t i = 0; i < made.bridges.size(); ++i) {
            EXPECT(is_straight(links_of(made.map, made.bridges[i], Overlay::river)));
            EXPECT(!is_on_edge(made.bridges[i]));
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_GE(manhattan(made.bridges[i], made.bridges[j]), 6);
            }
        }
    });
}

TEST("G10.5: cells that are not water are connected, by steps that are possible")
{
    on_every_map([](const MadeMap& made) { EXPECT(is_connected(made.map)); });
    // The same by walking, for one map.
    const Map map = make_map(1).map;
    CellSet reached{at("A1")};
    FixedVector<CellId, cells> list{at("A1")};
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (const Direction direction : all_directions) {
            if (!is_step_possible(map, list[i], direction)) continue;
            const CellId next = neighbour(list[i], direction);
            if (reached.contains(next)) continue;
            reached.insert(next);
            list.push_back(next);
        }
    }
    EXPECT_EQ(reached.size(), cells - counts_of(map).terrain[6]);
}

TEST("G10.6: each side has at least 25 cells to deploy on")
{
    on_every_map([](const MadeMap& made) {
        for (const Side side : all_sides) EXPECT_GE(deployment_cells(made.map, side).size(), 25);
    });
}

TEST("G10.7: all 22 markers are on different cells")
{
    on_every_map([](const MadeMap& made) {
        const Markers markers = place_markers(made.map);
        CellSet set;
        for (const CellId cell : markers.where) set.insert(cell);
        EXPECT_EQ(set.size(), 22);
    });
}

TEST("G10.8: the counts of all maps are within the ranges that were seen")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        EXPECT(is_between(counts.terrain[0], 280, 386));
        EXPECT(is_between(counts.terrain[1], 19, 96));
        EXPECT(is_between(counts.terrain[2], 25, 54));
        EXPECT(is_between(counts.terrain[3], 65, 108));
        EXPECT(is_between(counts.terrain[4], 19, 64));
        EXPECT(is_between(counts.terrain[5], 7, 28));
        EXPECT(is_between(counts.terrain[6], 4, 27));
        EXPECT(is_between(counts.river, 48, 86));
        EXPECT(is_between(counts.road, 89, 158));
    });
}
