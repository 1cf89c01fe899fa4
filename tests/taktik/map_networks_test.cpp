// Rivers, bridges and roads of generated maps (G5); the order of work (G4.4).

#include "tests/taktik/many_maps.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("G4.4: rivers and bridges are there before the first road, and roads do not change them")
{
    Sketch sketch;
    sketch.rng = MapRng::from(3, "map");
    make_rivers(sketch);
    make_bridges(sketch);
    EXPECT(sketch.road.empty());
    const BitField river = sketch.river;
    make_roads(sketch);
    make_terrain(sketch);
    EXPECT(sketch.river == river);
    EXPECT(!sketch.road.empty());
}

TEST("G5.2: the trunk joins opposite edges")
{
    on_every_map([](const MadeMap& made) {
        std::array<bool, 4> touches{};
        for (std::uint16_t i = 0; i < cells; ++i) {
            if (!made.map.tiles[i].has_river()) continue;
            touches[0] |= y_of(CellId{i}) == 0;
            touches[1] |= x_of(CellId{i}) == columns - 1;
            touches[2] |= y_of(CellId{i}) == rows - 1;
            touches[3] |= x_of(CellId{i}) == 0;
        }
        EXPECT((touches[0] && touches[2]) || (touches[1] && touches[3]));
    });
}

TEST("G5.3: tributaries join the trunk until there are enough river cells")
{
    on_every_map([](const MadeMap& made) {
        const BitField river = field_of(made.map, Overlay::river);
        EXPECT(flood(river, river.nth(0)) == river);
        EXPECT_GE(river.size(), cells * 80 / 1000);
    });
}

TEST("G5.4: there are no more bridges than one and an eighth of the river cells")
{
    on_every_map([](const MadeMap& made) {
        const Counts counts = counts_of(made.map);
        EXPECT_LE(counts.bridges, 1 + counts.river / 8);
        EXPECT_EQ(static_cast<std::size_t>(counts.bridges), made.bridges.size());
    });
}

TEST("G5.5: a bridge carries a road, and so do both its banks")
{
    on_every_map([](const MadeMap& made) {
        for (const CellId bridge : made.bridges) {
            EXPECT(made.map.at(bridge).has_road());
            int banks = 0;
            for (const Direction direction : straight_directions) {
                const Tile next = made.map.at(neighbour(bridge, direction));
                banks += !next.has_river() && next.has_road();
            }
            EXPECT_EQ(banks, 2);
        }
    });
}

TEST("G5.7: arterials begin and end at the edge of the board")
{
    on_every_map([](const MadeMap& made) {
        int ends = 0;
        for (std::uint16_t i = 0; i < cells; ++i) {
            ends += made.map.tiles[i].has_road() && is_on_edge(CellId{i});
        }
        EXPECT_GE(ends, 2);
    });
}

TEST("G5.8, G10.4: all roads are one network")
{
    on_every_map([](const MadeMap& made) {
        const BitField road = field_of(made.map, Overlay::road);
        EXPECT(flood(road, road.nth(0)) == road);
    });
}
