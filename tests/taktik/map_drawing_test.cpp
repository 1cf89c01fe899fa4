// A map for a terminal and for other programs.

#include <string>

#include "games/taktik/map_maker.h"
#include "games/taktik/map_svg.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("a drawing for the terminal has a line for every row, the front line and all markers")
{
    const Map map = make_map(1).map;
    const std::string drawn = map_drawing(map, place_markers(map));
    EXPECT(drawn.find(" 1  . .═.═.═.═.═.═.═.╗~~%┌%─") != std::string::npos) << drawn;
    EXPECT(drawn.find("\n30  ") != std::string::npos);
    EXPECT(drawn.find("------") != std::string::npos);
    EXPECT(drawn.find("╫") != std::string::npos);
    for (std::size_t i = 0; i < marker_count; ++i) {
        EXPECT(drawn.find(std::string(name_of(marker_at(i))) + " ") != std::string::npos);
    }
}

TEST("as JSON a map has its tiles, hash, markers and what follows from them")
{
    const Map map = make_map(1).map;
    const std::string json = map_json(map, place_markers(map));
    EXPECT(json.find("\"hash\": \"0xED543A319D475430\"") != std::string::npos);
    EXPECT(json.find("\"P0P2P2P2P2P2P2P2P2W0F1F1F1F1F1F1F1F1F1F1\",\n") != std::string::npos);
    EXPECT(json.find("\"supplyA.attacker\": \"J3\"") != std::string::npos);
    EXPECT(json.find("\"defender\": [\"B25\", \"E20\"]") != std::string::npos);
    EXPECT(json.find("\"village_sector\": 9") != std::string::npos);
}
