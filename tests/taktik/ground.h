#pragma once
// What tests of the map build on: cells and tiles by their text, and the price of one step.
//
//     map.set(at("C7"), tile("F1"));          // forest with a road
//     EXPECT_EQ(price(tile("P0"), tile("P2")), 3);

#include <string>
#include <string_view>

#include "games/taktik/map_text.h"
#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"
#include "tests/support/test.h"

namespace sortie::taktik {

inline Tile tile(std::string_view text)
{
    Tile made;
    for (std::size_t i = 0; i < terrain_count; ++i) {
        if (terrain_table[i].code == text[0]) made = made.with(static_cast<Terrain>(i));
    }
    const int digit = text[1] - '0';
    if ((digit & 1) != 0) made = made.with(Overlay::road);
    if ((digit & 2) != 0) made = made.with(Overlay::river);
    if ((digit & 4) != 0) made = made.with(Connector::bridge);
    return made;
}

inline CellId at(std::string_view name)
{
    return cell_named(name);
}

// The price of a step east from F6 onto G6, or with `is_diagonal` onto G7.
inline int price(Tile from, Tile to, bool has_ford = false, bool is_diagonal = false)
{
    Map map;
    const CellId goal = at(is_diagonal ? "G7" : "G6");
    map.set(at("F6"), from);
    map.set(goal, to);
    EXPECT(is_step_possible(map, at("F6"), goal));
    return step_cost(map, at("F6"), goal, has_ford);
}

// How often words stand in a text.
inline std::size_t count(const std::string& text, std::string_view words)
{
    std::size_t number = 0;
    for (std::size_t at = text.find(words); at != std::string::npos;
         at = text.find(words, at + 1)) {
        ++number;
    }
    return number;
}

}  // namespace sortie::taktik
