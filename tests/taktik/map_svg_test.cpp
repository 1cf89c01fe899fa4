#include "games/taktik/map_svg.h"

#include <string>

#include "games/taktik/map_maker.h"
#include "games/taktik/svg_parts.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string picture(const Map& map)
{
    return map_svg(map, place_markers(map), "a map");
}
std::size_t count(const std::string& text, std::string_view words)
{
    std::size_t number = 0;
    for (std::size_t at = text.find(words); at != std::string::npos;
         at = text.find(words, at + 1)) {
        ++number;
    }
    return number;
}

}  // namespace

TEST("a picture opens and closes every element")
{
    const std::string svg = picture(make_map(1).map);
    EXPECT(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT(svg.ends_with("</svg>\n"));
    for (const char* name : {"svg", "g", "text", "title"}) {
        const std::string open = std::string("<") + name;
        EXPECT_EQ(count(svg, open + " ") + count(svg, open + ">"),
                  count(svg, std::string("</") + name + ">"))
            << name;
    }
}

TEST("a picture names every marker once, beside those of the legend")
{
    const std::string svg = picture(make_map(1).map);
    EXPECT_EQ(count(svg, "<title>sp3</title>"), 1U);
    EXPECT_EQ(count(svg, "<title>flag</title>"), 2U);
    EXPECT_EQ(count(svg, "<title>"), marker_count + 8);
}

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

TEST("words in a picture cannot become markup")
{
    const std::string svg = map_svg(Map{}, place_markers(Map{}), "<b> & co");
    EXPECT(svg.find("&lt;b&gt; &amp; co") != std::string::npos);
}

TEST("a drawing for the terminal has a line for every row, the front line and all markers")
{
    const Map map = make_map(1).map;
    const std::string drawn = map_drawing(map, place_markers(map));
    EXPECT(drawn.find(" 1  . .") != std::string::npos || drawn.find(" 1  ") != std::string::npos);
    EXPECT(drawn.find("30  ") != std::string::npos);
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
