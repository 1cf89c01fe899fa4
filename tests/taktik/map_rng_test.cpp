#include "games/taktik/map_rng.h"

#include <array>
#include <string>

#include "tests/support/test.h"

using namespace sortie::taktik;

TEST("T9.3, T9.6: the constants of the map's generator")
{
    EXPECT_EQ(fnv1a64("map"), 0x080F5919176D2D91U);
    EXPECT_EQ(fnv1a64("dice"), 0xCA0DB96757606D76U);
    EXPECT_EQ(fnv1a64("deck"), 0xA5B51767424F5C08U);
    EXPECT_EQ(fnv1a64("mission"), 0x8A5A81C8BD1D7059U);
    EXPECT_EQ(mix(1), 0x5692161D100B05E5U);
    EXPECT_EQ(MapRng::from(1, "dice").state, 0x7E31D6E94CFE9C5FU);
    EXPECT_EQ(MapRng::from(2, "dice").state, 0x90C6AD08EC191028U);
    EXPECT_EQ(MapRng::from(42, "dice").state, 0xC669BD05846DE360U);
}

TEST("T9.4, T9.6: bounded draws take one value each")
{
    const auto dice = [](std::uint64_t seed) {
        MapRng rng = MapRng::from(seed, "dice");
        std::string faces;
        for (int i = 0; i < 20; ++i) faces += static_cast<char>('1' + rng.bounded(6));
        EXPECT_EQ(rng.drawn, 20U);
        return faces;
    };
    EXPECT_EQ(dice(1), "11465122432313661335");
    EXPECT_EQ(dice(2), "55566611333631431144");
    EXPECT_EQ(dice(42), "14121643113556433312");
}

TEST("T9.5, T9.6: a shuffle of ten takes nine values, of one none")
{
    const auto shuffled = [](std::uint64_t seed) {
        MapRng rng = MapRng::from(seed, "deck");
        std::array<int, 10> list{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        rng.shuffle(std::span<int>(list));
        EXPECT_EQ(rng.drawn, 9U);
        return list;
    };
    EXPECT_EQ(shuffled(1), (std::array<int, 10>{10, 3, 4, 8, 7, 1, 6, 5, 9, 2}));
    EXPECT_EQ(shuffled(2), (std::array<int, 10>{5, 1, 4, 6, 3, 2, 7, 8, 10, 9}));
    EXPECT_EQ(shuffled(42), (std::array<int, 10>{3, 4, 2, 10, 7, 1, 6, 9, 8, 5}));
    MapRng rng = MapRng::from(1, "deck");
    std::array<int, 1> one{7};
    rng.shuffle(std::span<int>(one));
    EXPECT_EQ(rng.drawn, 0U);
}
