#include "games/taktik/map_text.h"

#include <string>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string open_board()
{
    return write_map(Map{}, place_markers(Map{}));
}
// The text of a map with one tile changed.
std::string with_tile(std::string_view cell, std::string_view tile)
{
    std::string text = open_board();
    const CellId place = at(cell);
    text.replace(static_cast<std::size_t>(y_of(place)) * 41 +
                     static_cast<std::size_t>(x_of(place)) * 2,
                 2, tile);
    return text;
}
std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    const std::size_t found = text.find(what);
    EXPECT_NE(found, std::string::npos);
    return text.replace(found, what.size(), by);
}
// The words for a bad map, or "good".
std::string verdict(const std::string& text)
{
    const Result<HandMap> read = read_map(text);
    return read ? "good" : read.problem().words;
}
bool says(const std::string& text, std::string_view words)
{
    const std::string said = verdict(text);
    EXPECT(said.starts_with("E_CONFIG"));
    EXPECT(said.find(words) != std::string::npos) << said;
    return said.find(words) != std::string::npos;
}

}  // namespace

TEST("G9.1: a tile is its code and a digit of 1 for road, 2 for river, 4 for bridge")
{
    Map map;
    map.set(at("A1"), tile("F1"));
    map.set(at("B1"), tile("P2"));
    map.set(at("C1"), tile("P7"));
    map.set(at("T30"), tile("W0"));
    const std::string text = serialised(map);
    EXPECT_EQ(text.size(), 1200U);
    EXPECT(text.starts_with("F1P2P7P0"));
    EXPECT(text.ends_with("P0W0"));
}

TEST("G11.1: a map that is written is read again, with everything that follows from it")
{
    for (const std::uint64_t seed : {1U, 2U, 42U}) {
        const Map map = make_map(seed).map;
        const Markers markers = place_markers(map);
        const Result<HandMap> read = read_map("# a comment\n\n" + write_map(map, markers));
        EXPECT(read.is_ok());
        EXPECT(read.value().map == map);
        EXPECT(read.value().markers == markers);
    }
}

TEST("G11.1: dimensions must match")
{
    EXPECT(says(open_board().substr(41), "here are 1160"));
    EXPECT(says("", "here are 0"));
    EXPECT(says("P0" + open_board(), "here are 1202"));
}

TEST("G11.1: codes must be known")
{
    EXPECT(says(with_tile("C7", "X0"), "C7: the terrain 'X' is not known; it is one of PRHFUIW"));
    EXPECT(says(with_tile("C7", "P8"), "C7: the digit '8' is not known"));
    EXPECT(says(with_tile("C7", "P/"), "C7: the digit '/' is not known"));
    EXPECT(says(with_tile("C7", "p0"), "C7: the terrain 'p'"));
}

TEST("G11.1: a bridge needs a river, and a road over a river a bridge")
{
    EXPECT(says(with_tile("C7", "P4"), "C7: a bridge needs a river"));
    EXPECT(says(with_tile("C7", "P5"), "C7: a bridge needs a river"));
    EXPECT(says(with_tile("C7", "P3"), "C7: a road and a river share a cell only with a bridge"));
    EXPECT_EQ(verdict(with_tile("B7", "P6")), "good");
    EXPECT_EQ(verdict(with_tile("B7", "P7")), "good");
}

TEST("G11.1: markers are on different cells that are neither water nor river")
{
    EXPECT(says(with_tile("K2", "W0"), "base.attacker: K2 is water or a river"));
    EXPECT(says(with_tile("K2", "P2"), "base.attacker: K2 is water or a river"));
    EXPECT(says(with_tile("K2", "P7"), "base.attacker: K2 is water or a river"));
    EXPECT(says(replaced(open_board(), "flag K14", "flag K2"),
                "flag: on K2 is base.attacker already"));
    EXPECT(says(replaced(open_board(), "flag K14\n", ""), "flag has no cell"));
    EXPECT(says(replaced(open_board(), "flag K14", "flag Z14"), "flag: 'Z14' is no cell"));
    EXPECT(says(replaced(open_board(), "flag K14", "flog K14"), "there is no marker 'flog'"));
    EXPECT(says(open_board() + "flag A1\n", "flag is given twice"));
}

TEST("G11.1: all open cells are connected")
{
    std::string text = with_tile("A2", "W0");
    text.replace(2, 2, "W0");  // B1
    EXPECT(says(text, "not all connected (G10.5)"));
    EXPECT_EQ(verdict(with_tile("A2", "W0")), "good");
}

TEST("G11.1, T5.7: both sides have room to deploy")
{
    Map map;
    for (std::uint16_t i = 0; i < 200; ++i) {
        if (i % 20 != 0) map.set(CellId{i}, tile("P2"));
    }
    EXPECT(says(write_map(map, place_markers(Map{})), "the attacker can deploy on 10 cells only"));
}

TEST("G11.1: every violation is told, and many are counted")
{
    std::string text = with_tile("C7", "X0");
    text.replace(0, 2, "P4");
    const std::string said = verdict(text);
    EXPECT(said.find("A1: a bridge needs a river") != std::string::npos);
    EXPECT(said.find("C7: the terrain 'X'") != std::string::npos);
    EXPECT(verdict(std::string(1200, 'x')).find("- and 1210 more") != std::string::npos);
}
