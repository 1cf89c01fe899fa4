// The ground of a map as a picture.

#include <string>

#include "games/taktik/svg_parts.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("G3.2: the picture of a road follows its links and goes on where the board ends")
{
    Map map;
    for (const char* cell : {"A1", "B1", "B2"}) map.set(at(cell), tile("P1"));
    SvgWriter out;
    draw_networks(out, map);
    // A1 from the edge to B1, the bend of B1, the end in the middle of B2.
    EXPECT(out.text.find("M64 32Q32 32 0 32") != std::string::npos);
    EXPECT(out.text.find("M96 64Q96 32 64 32") != std::string::npos);
    EXPECT(out.text.find("M96 64L96 96") != std::string::npos);
    EXPECT(out.text.find("river") == std::string::npos);
}

TEST("a destroyed bridge is drawn as a ruin")
{
    Map map;
    for (const char* cell : {"F5", "F7"}) map.set(at(cell), tile("P2"));
    map.set(at("F6"), tile("P7"));
    SvgWriter whole;
    draw_networks(whole, map);
    destroy_bridge(map, at("F6"));
    SvgWriter broken;
    draw_networks(broken, map);
    EXPECT(whole.text.find("#6a4a2c") != std::string::npos);
    EXPECT(broken.text.find("#6a4a2c") == std::string::npos);
    EXPECT(broken.text.find("#4a3420") != std::string::npos);
}
