#include "games/taktik/terrain.h"

namespace sortie::taktik {

void destroy_bridge(Map& map, CellId cell)
{
    CHECK(map.at(cell).has_bridge());
    map.set(cell, map.at(cell).with_bridge_destroyed());
}

Tile effective_tile(const ChangedMap& ground, CellId cell)
{
    Tile tile = ground.map.at(cell);
    constexpr unsigned layers = 0xffU & ~Tile::terrain_bits;
    for (const TileChange& change : ground.changes) {
        if (!change.where.contains(cell)) continue;
        const unsigned kept = tile.bits & ~(change.removes.bits & layers);
        tile.bits = static_cast<std::uint8_t>(kept | (change.adds.bits & layers));
    }
    return tile;
}

namespace step_detail {
namespace {

constexpr Prices make_prices()
{
    Prices all{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        if ((bits & Tile::terrain_bits) >= terrain_count) continue;
        const Tile to{static_cast<std::uint8_t>(bits)};
        for (unsigned force = 0; force < forces; ++force) {
            for (const bool is_orthogonal : {false, true}) {
                for (const bool has_ford : {false, true}) {
                    all[price_index(force, to, is_orthogonal, has_ford)] =
                        static_cast<std::int16_t>(
                            step_price(tile_with_force(force), to, is_orthogonal, has_ford));
                }
            }
        }
    }
    return all;
}

}  // namespace

constinit const Prices prices = make_prices();

}  // namespace step_detail

}  // namespace sortie::taktik
