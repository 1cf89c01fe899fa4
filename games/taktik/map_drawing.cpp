// A map for a terminal, and for other programs.

#include <array>

#include "games/taktik/map_svg.h"
#include "games/taktik/map_text.h"

namespace sortie::taktik {
namespace {

// By link bits N, E, S, W (G3.2).
constexpr std::array<std::string_view, 16> road_glyphs{"∙", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                       "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr std::array<std::string_view, 16> river_glyphs{"≈", "║", "═", "╚", "║", "║", "╔", "╠",
                                                        "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};

constexpr std::array<char, terrain_count> terrain_glyphs{'.', ':', '^', '%', 'u', 'i', '~'};

std::string_view network_glyph(const Map& map, CellId cell)
{
    const Tile tile = map.at(cell);
    if (tile.is_ruined()) return "x";
    if (tile.has_bridge()) {
        const unsigned links = links_of(map, cell, Overlay::river);
        return (links & links_north_south) != 0 ? "╫" : "╪";
    }
    if (tile.has_river()) return river_glyphs[links_of(map, cell, Overlay::river)];
    if (tile.has_road()) return road_glyphs[links_of(map, cell, Overlay::road)];
    return {};
}

// The glyph of a cell without road and river is doubled, so that areas look like areas.
std::string cell_drawing(const Map& map, CellId cell)
{
    const char terrain = terrain_glyphs[static_cast<std::size_t>(map.at(cell).base())];
    const std::string_view network = network_glyph(map, cell);
    std::string drawn(1, terrain);
    if (network.empty()) {
        drawn += terrain == '.' ? ' ' : terrain;
    } else {
        drawn += network;
    }
    return drawn;
}

std::string column_line()
{
    std::string line = "    ";
    for (int x = 0; x < columns; ++x) {
        line += static_cast<char>('A' + x);
        line += x + 1 < columns ? " " : "\n";
    }
    return line;
}

std::string row_number(int y)
{
    const std::string number = std::to_string(y + 1);
    return (number.size() < 2 ? " " : "") + number;
}

// "name": "text", with a comma unless it is the last.
void add_member(std::string& out, std::string_view name, std::string_view text, bool is_last)
{
    out += "    \"" + std::string(name) + "\": \"" + std::string(text) + "\"";
    out += is_last ? "\n" : ",\n";
}

std::string hexadecimal(std::uint64_t number)
{
    std::string text = "0x";
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789ABCDEF"[number >> shift & 15U];
    return text;
}

std::string bridge_list(const CriticalBridges& bridges)
{
    std::string list;
    for (const CellId cell : bridges) {
        if (cell.is_none()) continue;
        list += (list.empty() ? "\"" : ", \"") + std::string(name_of(cell)) + "\"";
    }
    return "[" + list + "]";
}

}  // namespace

std::string map_drawing(const Map& map, const Markers& markers)
{
    std::string out = column_line();
    for (int y = 0; y < rows; ++y) {
        out += row_number(y) + "  ";
        for (int x = 0; x < columns; ++x) out += cell_drawing(map, cell_at(x, y));
        out += " " + row_number(y) + "\n";
        if (y + 1 == attacker_rows)
            out += "    " + std::string(std::size_t{columns} * 2, '-') + "\n";
    }
    out += column_line();
    out += "\n";
    for (std::size_t i = 0; i < terrain_count; ++i) {
        out += std::string(i == 0 ? "" : "  ") + terrain_glyphs[i] + " " +
               std::string(terrain_table[i].name);
    }
    out += "  ─ Road  ═ River  ╫ Bridge\n\n";
    for (std::size_t i = 0; i < marker_count; ++i) {
        out += std::string(name_of(marker_at(i))) + " " + std::string(name_of(markers.where[i]));
        out += i % 4 == 3 || i + 1 == marker_count ? "\n" : "   ";
    }
    return out;
}

std::string map_json(const Map& map, const Markers& markers)
{
    constexpr std::size_t line = std::size_t{columns} * 2;
    const std::string tiles = serialised(map);
    std::string out = "{\n  \"columns\": " + std::to_string(columns) +
                      ",\n  \"rows\": " + std::to_string(rows) + ",\n  \"hash\": \"" +
                      hexadecimal(map_hash(map)) + "\",\n  \"tiles\": [\n";
    for (std::size_t i = 0; i < tiles.size(); i += line) {
        out += "    \"" + tiles.substr(i, line) + "\"";
        out += i + line < tiles.size() ? ",\n" : "\n";
    }
    out += "  ],\n  \"markers\": {\n";
    for (std::size_t i = 0; i < marker_count; ++i) {
        add_member(out, name_of(marker_at(i)), name_of(markers.where[i]), i + 1 == marker_count);
    }
    out += "  },\n  \"critical_bridges\": {\n    \"attacker\": " +
           bridge_list(markers.critical_bridges_of(Side::attacker)) +
           ",\n    \"defender\": " + bridge_list(markers.critical_bridges_of(Side::defender)) +
           "\n  },\n";
    out += "  \"village_sector\": " + std::to_string(markers.village_sector) + "\n}\n";
    return out;
}

}  // namespace sortie::taktik
