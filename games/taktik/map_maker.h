#pragma once
// The making of maps (chapters G4 to G6): from a seed to rivers, bridges, roads and terrain, the same everywhere.
//
//     const MadeMap made = make_map(1);
//     made.map.at(cell), made.bridges, made.drawn
//
// All arithmetic is on integers and the order of draws is a rule. Nothing is allocated; a map takes some tens of
// microseconds, because every random game begins with one. The work is split by chapter: map_networks.cpp lays rivers,
// bridges and roads (G5), map_terrain.cpp puts terrain under them (G6). Markers are not its business (markers.h).

#include <cstddef>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "engine/rng.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// G5.4: one bridge and one more for every eight river cells, of which there are fewer than 96 (G5.3).
inline constexpr std::size_t bridges_made_max = 12;

struct MadeMap {
    Map map;
    FixedVector<CellId, bridges_made_max> bridges;  // in order of acceptance
    std::uint32_t drawn = 0;                        // values of the stream
};
MadeMap make_map(std::uint64_t seed);

// The part of a game's seed from which its map is made: the first eight bytes, so that the game with seed 7 has map 7.
// The other bytes stay unknown to whoever works out this part from the map.
std::uint64_t map_seed_of(const Seed& seed);

}  // namespace sortie::taktik
