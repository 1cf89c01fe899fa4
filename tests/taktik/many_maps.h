#pragma once
// What tests of generated maps share: the maps of 600 seeds, made once, and counts of what is on them.
//
//     on_every_map([](const MadeMap& made) { EXPECT(is_connected(made.map)); });
//
// It knows how maps are sketched (map_sketch.h), which nothing but these tests and the making of maps does.

#include <array>
#include <string>
#include <vector>

#include "games/taktik/map_maker.h"
#include "games/taktik/map_sketch.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

namespace sortie::taktik {

inline constexpr std::uint64_t seeds = 600;

// How many cells of each terrain, then river, road and bridges.
struct Counts {
    std::array<int, terrain_count> terrain{};
    int river = 0;
    int road = 0;
    int bridges = 0;
};
inline Counts counts_of(const Map& map)
{
    Counts counts;
    for (const Tile tile : map.tiles) {
        ++counts.terrain[static_cast<std::size_t>(tile.base())];
        counts.river += tile.has_river();
        counts.road += tile.has_road();
        counts.bridges += tile.has_bridge();
    }
    return counts;
}

inline BitField field_of(const Map& map, Overlay overlay)
{
    BitField field;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (map.tiles[i].carries(overlay)) field.insert(spot_of(CellId{i}));
    }
    return field;
}

// Calls `look` with the map of every seed; a failure names the seed.
template <class Look>
void on_every_map(Look look)
{
    static const std::vector<MadeMap> maps = [] {
        std::vector<MadeMap> made;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) made.push_back(make_map(seed));
        return made;
    }();
    for (std::size_t seed = 0; seed < maps.size(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        look(maps[seed]);
    }
}

}  // namespace sortie::taktik
