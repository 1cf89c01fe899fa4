// The maps that come with the game.

#include "games/taktik/map_text.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("G11.1: the maps that come with the game are good, and read alike by both readers")
{
    for (std::size_t i = 0; i < hand_map_count; ++i) {
        const auto name = static_cast<HandMapName>(i);
        const Result<HandMap> read = read_map(hand_map_text(name));
        ASSERT_TRUE(read.is_ok()) << names_of(name)[i] << ": " << read.problem().words;
        EXPECT(read.value().map == hand_map(name).map);
        EXPECT(read.value().markers == hand_map(name).markers);
    }
}

TEST("the maps that come with the game keep what generated maps promise of bridges and roads")
{
    for (std::size_t i = 0; i < hand_map_count; ++i) {
        const HandMap& made = hand_map(static_cast<HandMapName>(i));
        int bridges = 0;
        for (std::uint16_t k = 0; k < cells; ++k) {
            const Tile each = made.map.tiles[k];
            bridges += each.has_bridge();
            EXPECT(!(each.has_road() && each.blocks_move())) << name_of(CellId{k});
            if (each.has_bridge()) {
                EXPECT(is_straight(links_of(made.map, CellId{k}, Overlay::river)));
                EXPECT(is_straight(links_of(made.map, CellId{k}, Overlay::road)));
            }
        }
        EXPECT_GE(bridges, 4);
        EXPECT(made.markers.critical_bridges_of(Side::attacker)[1].is_some());
    }
}
