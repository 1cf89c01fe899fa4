// The markers of a map as a picture.

#include <string>

#include "games/taktik/map_maker.h"
#include "games/taktik/map_svg.h"
#include "games/taktik/svg_parts.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

}  // namespace

TEST("a picture names every marker once, beside those of the legend")
{
    const Map map = make_map(1).map;
    const std::string svg = map_svg(map, place_markers(map), "a map");
    EXPECT_EQ(count(svg, "<title>sp3</title>"), 1U);
    EXPECT_EQ(count(svg, "<title>flag</title>"), 2U);
    EXPECT_EQ(count(svg, "<title>"), marker_count + 8);
}

TEST("G7.3: critical bridges have a badge of their side, and a board without bridges has none")
{
    Map map;
    for (const char* cell : {"K5", "K20"}) map.set(at(cell), tile("P6"));
    SvgWriter with;
    draw_markers(with, map, place_markers(map));
    EXPECT_EQ(count(with.text, "class=\"badge\""), 4U);
    SvgWriter without;
    draw_markers(without, Map{}, place_markers(Map{}));
    EXPECT_EQ(count(without.text, "class=\"badge\""), 0U);
}
