#pragma once
// A map as text: the 1200 characters of G9.1 with their hash, and hand-made maps (G11).
//
//     serialised(map)                    // "P0P2P2..."
//     map_hash(map)                      // 0xED543A319D475430 for seed 1
//     const Result<HandMap> read = read_map(text);
//
// A hand-made map is the 1200 characters, which may be broken into lines, and one line "marker CELL" for each marker;
// empty lines and lines that begin with # do not count. Every violation is reported in words, with the cell.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

// A map on which a side could not put up its units would be no game: there is room for the larger side.
inline constexpr int deployment_room_min = 15;

inline constexpr std::size_t map_text_length = std::size_t{cells} * 2;

std::string serialised(const Map& map);
std::uint64_t map_hash(const Map& map);

struct HandMap {
    Map map;
    Markers markers;
};
// G11.1: the map, or everything that is wrong with it, one line each, behind the code E_CONFIG.
Result<HandMap> read_map(std::string_view text);
// The same text for any map; `read_map` gives the map back.
std::string write_map(const Map& map, const Markers& markers);

// G10.5: all cells that do not block movement are connected by steps that are possible.
bool is_connected(const Map& map);

// ---- The maps that come with the game -------------------------------------------------------------------------------

enum class HandMapName : std::uint8_t { crossroads, river_line, highlands };
inline constexpr std::size_t hand_map_count = 3;
constexpr std::array<std::string_view, hand_map_count> names_of(HandMapName)
{
    return {"crossroads", "river-line", "highlands"};
}
std::string_view hand_map_text(HandMapName name);
const HandMap& hand_map(HandMapName name);

}  // namespace sortie::taktik
