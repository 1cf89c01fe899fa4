// Base terrain of generated maps (G6).

#include <algorithm>

#include "tests/taktik/many_maps.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("G6.2: most cells stay plain")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        EXPECT_EQ(std::ranges::max_element(counts.terrain) - counts.terrain.begin(), 0);
    });
}

TEST("G6.3: water lies beside a bend or fork of a river, never under a road")
{
    on_every_map([](const MadeMap& made) {
        const BitField river = field_of(made.map, Overlay::river);
        const BitField shores = beside(degrees_of(river).two_or_more - straight_ones(river));
        for (std::uint16_t i = 0; i < cells; ++i) {
            const Tile tile = made.map.tiles[i];
            if (tile.base() != Terrain::water) continue;
            EXPECT(shores.contains(spot_of(CellId{i})));
            EXPECT(!tile.has_river());
            EXPECT(!tile.has_road());
        }
    });
}

TEST("G6.4: hills, rough and forest keep their share of the dry cells")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        const int dry = cells - counts.river - counts.terrain[6];
        EXPECT_LE(counts.terrain[2], dry * 10 / 100);
        EXPECT_LE(counts.terrain[1], dry * 18 / 100);
        EXPECT_LE(counts.terrain[3], dry * 20 / 100);
        // Settlements cover at most 3 * 24 + 2 * 14 of them.
        EXPECT_GE(counts.terrain[2] + counts.terrain[3] + 100, dry * 10 / 100 + dry * 20 / 100);
    });
}

TEST("G6.5: settlements are as large as their radius allows")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        EXPECT_LE(counts.terrain[4], 3 * 24);
        EXPECT_LE(counts.terrain[5], 2 * 14);
        EXPECT_GT(counts.terrain[4], 0);
        EXPECT_GT(counts.terrain[5], 0);
    });
}

TEST("G6.6: river cells are plain, road cells keep the terrain they have")
{
    int roads_over_other = 0;
    on_every_map([&](const MadeMap& made) {
        for (const Tile tile : made.map.tiles) {
            if (tile.has_river()) EXPECT_EQ(tile.base(), Terrain::plain);
            roads_over_other += tile.has_road() && tile.base() != Terrain::plain;
        }
    });
    EXPECT_GT(roads_over_other, 0);
}

TEST("G6.7: water that would cut off a cell becomes plain, all of it")
{
    // Two bends whose only free neighbours are B1 and A2 shut in A1.
    Sketch sketch;
    sketch.rng = MapRng::from(1, "map");
    for (const char* cell : {"C1", "D1", "C2", "A3", "A4", "B3"})
        sketch.river.insert(spot_of(at(cell)));
    make_terrain(sketch);
    EXPECT(std::ranges::count(sketch.terrain, Terrain::water) == 0);

    // With one of the bends there is a way out, and the water stays.
    Sketch half;
    half.rng = MapRng::from(1, "map");
    for (const char* cell : {"C1", "D1", "C2"}) half.river.insert(spot_of(at(cell)));
    make_terrain(half);
    EXPECT_EQ(half.terrain[static_cast<std::size_t>(spot_of(at("B1")))], Terrain::water);
}
