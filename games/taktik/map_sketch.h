#pragma once
// A map while it is being made: what the chapters G5 and G6 hand to each other, and the parameters of both (G4.1).
//
//     Sketch sketch{.rng = MapRng::from(seed, "map")};
//     make_rivers(sketch); make_bridges(sketch); make_roads(sketch); make_terrain(sketch);
//
// The order of the calls is part of the rules. Nothing of this is kept in a position; map_maker.h is the way in.

#include <array>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "games/taktik/bit_field.h"
#include "games/taktik/map_maker.h"
#include "games/taktik/map_rng.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// G4.1
struct MapParameters {
    int river_permille = 80;
    int road_permille = 180;
    int trunk_turn_percent = 40;
    int tributary_turn_percent = 45;
    int min_run = 2;
    int tributary_min_distance = 12;
    int bridge_spacing = 6;
    int bridge_every = 8;
    int arterials = 3;
    int hill_percent = 10;
    int rough_percent = 18;
    int forest_percent = 20;
    int urban_settlements = 3;
    int industrial_settlements = 2;
    int settlement_spacing = 6;
};
inline constexpr MapParameters map_parameters{};

struct Sketch {
    MapRng rng;
    BitField river;
    BitField road;
    BitField bridge;
    FixedVector<std::uint16_t, bridges_made_max> bridges;  // spots, in order of acceptance
    std::array<Terrain, spots> terrain{};
};

// A number from 0 to bound - 1 from one value of the map's stream.
inline int draw(Sketch& sketch, int bound)
{
    return static_cast<int>(sketch.rng.bounded(static_cast<std::uint32_t>(bound)));
}

// G5: rivers, bridges, roads.
void make_rivers(Sketch& sketch);
void make_bridges(Sketch& sketch);
void make_roads(Sketch& sketch);

// G6: terrain under them.
void make_terrain(Sketch& sketch);

}  // namespace sortie::taktik
