#include "games/taktik/map_text.h"

#include <vector>

#include "games/taktik/auto_deploy.h"
#include "games/taktik/bit_field.h"
#include "games/taktik/map_rng.h"

namespace sortie::taktik {
namespace {

// So many violations are told one by one; a file that is no map at all would have hundreds.
constexpr std::size_t violations_told_max = 12;

class Violations {
public:
    void add(std::string words)
    {
        if (words_.size() < violations_told_max) words_.push_back(std::move(words));
        ++count_;
    }
    bool empty() const { return count_ == 0; }
    Problem problem() const
    {
        std::string text = "E_CONFIG: this map cannot be used (G11.1)";
        for (const std::string& words : words_) text += "\n- " + words;
        if (count_ > words_.size()) {
            text += "\n- and " + std::to_string(count_ - words_.size()) + " more";
        }
        return {text};
    }

private:
    std::vector<std::string> words_;
    std::size_t count_ = 0;
};

std::string quoted(std::string_view text)
{
    return "'" + std::string(text) + "'";
}
std::string at_cell(CellId cell)
{
    return std::string(name_of(cell)) + ": ";
}
std::string terrain_codes()
{
    std::string codes;
    for (const TerrainRow& row : terrain_table) codes += row.code;
    return codes;
}

// The lines of tiles put together, and the words of the other lines.
struct MapLines {
    std::string tiles;
    std::vector<std::array<std::string_view, 2>> markers;
};

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view blank = " \t\r";
    const std::size_t first = line.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(blank) - first + 1);
}

MapLines lines_of(std::string_view text)
{
    MapLines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty() || line.front() == '#') continue;
        const std::size_t space = line.find_first_of(" \t");
        if (space == std::string_view::npos) {
            lines.tiles += line;
        } else {
            lines.markers.push_back({line.substr(0, space), trimmed(line.substr(space))});
        }
    }
    return lines;
}

// ---- Tiles ----------------------------------------------------------------------------------------------------------

Tile with_terrain(Tile tile, CellId cell, char code, Violations& wrong)
{
    for (std::size_t i = 0; i < terrain_count; ++i) {
        if (terrain_table[i].code == code) return tile.with(static_cast<Terrain>(i));
    }
    wrong.add(at_cell(cell) + "the terrain " + quoted({&code, 1}) + " is not known; it is one of " +
              terrain_codes());
    return tile;
}

template <class Layer, std::size_t N>
Tile with_layers(Tile tile, const std::array<Layer, N>& layers, unsigned digit)
{
    for (const Layer layer : layers) {
        if ((digit & row_of(layer).digit) != 0) tile = tile.with(layer);
    }
    return tile;
}

Tile with_digit(Tile tile, CellId cell, char digit, Violations& wrong)
{
    constexpr char most = '7';
    if (digit < '0' || digit > most) {
        wrong.add(at_cell(cell) + "the digit " + quoted({&digit, 1}) +
                  " is not known; it is 0 to 7: 1 for a road, 2 for a river, 4 for a bridge");
        return tile;
    }
    tile = with_layers(tile, all_overlays, static_cast<unsigned>(digit - '0'));
    tile = with_layers(tile, all_connectors, static_cast<unsigned>(digit - '0'));
    if (tile.has_bridge() && !tile.has_river()) {
        wrong.add(at_cell(cell) + "a bridge needs a river");
    }
    if (tile.has_road() && tile.has_river() && !tile.has_bridge()) {
        wrong.add(at_cell(cell) + "a road and a river share a cell only with a bridge");
    }
    return tile;
}

void read_tiles(std::string_view text, Map& map, Violations& wrong)
{
    if (text.size() != map_text_length) {
        wrong.add("the board has 20 by 30 cells of two characters each, 1200 together; here are " +
                  std::to_string(text.size()));
        return;
    }
    for (std::uint16_t i = 0; i < cells; ++i) {
        const CellId cell{i};
        const Tile base = with_terrain({}, cell, text[i * std::size_t{2}], wrong);
        map.set(cell, with_digit(base, cell, text[i * std::size_t{2} + 1], wrong));
    }
    if (!wrong.empty()) return;
    if (!is_connected(map)) {
        wrong.add("cells that do not block movement are not all connected (G10.5)");
    }
    for (const Side side : all_sides) {
        const int room = deployment_cells(map, side).size();
        if (room < deployment_room_min) {
            wrong.add("the " + std::string(names_of(side)[static_cast<std::size_t>(side)]) +
                      " can deploy on " + std::to_string(room) + " cells only, of " +
                      std::to_string(deployment_room_min) + " (T5.7)");
        }
    }
}

// ---- Markers --------------------------------------------------------------------------------------------------------

void read_marker(std::string_view name, std::string_view cell_name, Markers& markers,
                 Violations& wrong)
{
    std::size_t i = 0;
    while (i < marker_count && name_of(marker_at(i)) != name) ++i;
    if (i == marker_count) {
        wrong.add("there is no marker " + quoted(name));
        return;
    }
    const CellId cell = cell_named(cell_name);
    if (cell.is_none()) {
        wrong.add(std::string(name) + ": " + quoted(cell_name) +
                  " is no cell; cells are A1 to T30");
    } else if (markers.where[i].is_some()) {
        wrong.add(std::string(name) + " is given twice");
    } else if (markers.has_marker(cell)) {
        wrong.add(std::string(name) + ": on " + std::string(name_of(cell)) + " is " +
                  std::string(name_of(markers.marker_on(cell))) + " already");
    } else {
        markers.where[i] = cell;
    }
}

void check_markers(const Map& map, const Markers& markers, bool has_tiles, Violations& wrong)
{
    for (std::size_t i = 0; i < marker_count; ++i) {
        const CellId cell = markers.where[i];
        const std::string name(name_of(marker_at(i)));
        if (cell.is_none()) {
            wrong.add(name + " has no cell");
        } else if (has_tiles && !can_hold_marker(map.at(cell))) {
            wrong.add(name + ": " + std::string(name_of(cell)) + " is water or a river");
        }
    }
}

}  // namespace

std::string serialised(const Map& map)
{
    std::string text;
    text.reserve(map_text_length);
    for (const Tile tile : map.tiles) {
        int digit = 0;
        for (const Overlay overlay : all_overlays) {
            if (tile.carries(overlay)) digit += row_of(overlay).digit;
        }
        for (const Connector connector : all_connectors) {
            if (tile.carries(connector)) digit += row_of(connector).digit;
        }
        text += tile.row().code;
        text += static_cast<char>('0' + digit);
    }
    return text;
}

std::uint64_t map_hash(const Map& map)
{
    return fnv1a64(serialised(map));
}

Result<HandMap> read_map(std::string_view text)
{
    HandMap made;
    Violations wrong;
    const MapLines lines = lines_of(text);
    read_tiles(lines.tiles, made.map, wrong);
    const bool has_tiles = lines.tiles.size() == map_text_length;
    for (const auto& [name, cell] : lines.markers) read_marker(name, cell, made.markers, wrong);
    check_markers(made.map, made.markers, has_tiles, wrong);
    if (!wrong.empty()) return wrong.problem();
    derive_markers(made.map, made.markers);
    return made;
}

std::string write_map(const Map& map, const Markers& markers)
{
    constexpr std::size_t line = std::size_t{columns} * 2;
    const std::string tiles = serialised(map);
    std::string text;
    for (std::size_t i = 0; i < tiles.size(); i += line) text += tiles.substr(i, line) + "\n";
    for (std::size_t i = 0; i < marker_count; ++i) {
        text += std::string(name_of(marker_at(i))) + " " + std::string(name_of(markers.where[i])) +
                "\n";
    }
    return text;
}

bool is_connected(const Map& map)
{
    // A diagonal step is possible only beside an open cell, so what is connected is connected orthogonally as well.
    BitField open;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (!blocks_move(map.tiles[i])) open.insert(spot_of(CellId{i}));
    }
    return open.empty() || flood(open, open.nth(0)) == open;
}

}  // namespace sortie::taktik
