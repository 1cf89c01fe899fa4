#pragma once
// A map drawn: as a picture (SVG), as text for a terminal, or as JSON for other programs.
//
//     out << map_svg(map, markers, "seed 1");
//
// Nothing here decides a rule; pictures of roads and rivers follow from their links (G3.2).

#include <string>
#include <string_view>

#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

std::string map_svg(const Map& map, const Markers& markers, std::string_view title);
std::string map_drawing(const Map& map, const Markers& markers);
std::string map_json(const Map& map, const Markers& markers);

}  // namespace sortie::taktik
