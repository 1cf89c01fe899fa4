#pragma once
// What the drawings of a map are made of: a writer of SVG, and the parts of the picture. Only map_svg*.cpp know it.
//
// One cell is 64 by 64 units. All numbers are whole, so that a picture is the same text everywhere.

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "games/taktik/map_rng.h"
#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"

namespace sortie::taktik {

inline constexpr int svg_cell = 64;

struct Point {
    int x = 0;
    int y = 0;
};
constexpr Point corner_of(CellId cell)
{
    return {x_of(cell) * svg_cell, y_of(cell) * svg_cell};
}
constexpr Point centre_of(CellId cell)
{
    return {x_of(cell) * svg_cell + svg_cell / 2, y_of(cell) * svg_cell + svg_cell / 2};
}

// The same number from 0 to below the bound for the same place and purpose: no two drawings of a kind look stamped.
constexpr int grain(int x, int y, int purpose, int bound)
{
    const std::uint64_t place = (place_of(purpose) * 64 + place_of(y + 1)) * 64 + place_of(x + 1);
    return static_cast<int>((mix(place * 0x9E3779B97F4A7C15U) >> 40) %
                            static_cast<std::uint64_t>(bound));
}

class SvgWriter {
public:
    std::string text;

    SvgWriter& add(std::string_view words)
    {
        text += words;
        return *this;
    }
    SvgWriter& add(int number)
    {
        text += std::to_string(number);
        return *this;
    }
    // Each % of the pattern is one of the numbers, in order.
    void form(std::string_view pattern, std::initializer_list<int> numbers);
    // Words as content: what would be markup is escaped.
    void words(Point at, std::string_view attributes, std::string_view content);
};

// Colours that several parts share.
namespace colour {
inline constexpr std::string_view ink = "#10171a";
inline constexpr std::string_view cream = "#f6ebcf";
inline constexpr std::string_view attacker = "#f2a71b";
inline constexpr std::string_view defender = "#6cc0f5";
}  // namespace colour
std::string_view soil_colour(Terrain terrain);

// map_svg_ground.cpp: tints, texture, rivers, roads and bridges, with the board's corner at (0, 0).
void draw_ground(SvgWriter& out, const Map& map);
// What grows or stands on one cell of a terrain, whose corner is at the point.
void draw_growth(SvgWriter& out, Terrain terrain, Point corner, int x, int y);
void draw_bridge(SvgWriter& out, Point centre, bool runs_across, bool is_ruined);
void draw_networks(SvgWriter& out, const Map& map);

// map_svg_marks.cpp: markers and the badge of a critical bridge.
void draw_marker(SvgWriter& out, Marker marker, Point centre);
void draw_badge(SvgWriter& out, Side side, Point centre);
void draw_markers(SvgWriter& out, const Map& map, const Markers& markers);

}  // namespace sortie::taktik
