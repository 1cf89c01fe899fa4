#include "games/taktik/map_svg.h"

#include <string>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string picture(const Map& map)
{
    return map_svg(map, place_markers(map), "a map");
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

TEST("words in a picture cannot become markup")
{
    const std::string svg = map_svg(Map{}, place_markers(Map{}), "<b> & co");
    EXPECT(svg.find("&lt;b&gt; &amp; co") != std::string::npos);
}
