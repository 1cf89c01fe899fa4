#include "games/taktik/map_maker.h"

#include "games/taktik/map_sketch.h"

namespace sortie::taktik {
namespace {

Tile tile_of(const Sketch& sketch, Spot spot)
{
    Tile tile = Tile{}.with(sketch.terrain[static_cast<std::size_t>(spot)]);
    if (sketch.road.contains(spot)) tile = tile.with(Overlay::road);
    if (sketch.river.contains(spot)) tile = tile.with(Overlay::river);
    if (sketch.bridge.contains(spot)) tile = tile.with(Connector::bridge);
    return tile;
}

}  // namespace

MadeMap make_map(std::uint64_t seed)
{
    Sketch sketch;
    sketch.rng = MapRng::from(seed, "map");
    make_rivers(sketch);
    make_bridges(sketch);
    make_roads(sketch);
    make_terrain(sketch);

    MadeMap made;
    std::size_t i = 0;
    board_field.for_each([&](Spot spot) { made.map.tiles[i++] = tile_of(sketch, spot); });
    for (const std::uint16_t spot : sketch.bridges) made.bridges.push_back(cell_of(spot));
    made.drawn = sketch.rng.drawn;
    return made;
}

std::uint64_t map_seed_of(const Seed& seed)
{
    std::uint64_t number = 0;
    for (std::size_t i = 8; i > 0; --i) number = number << 8 | seed.bytes[i - 1];
    return number;
}

}  // namespace sortie::taktik
