// The ground of a map as a picture: terrain in tints with soft edges and texture, then rivers, roads and bridges.

#include <array>
#include <bit>
#include <vector>

#include "games/taktik/svg_parts.h"

namespace sortie::taktik {
namespace {

// ---- Edges of areas -------------------------------------------------------------------------------------------------

constexpr int beyond = 40;  // how far an area that touches the edge of the board goes on behind it

// A corner between cells, moved a little so that edges are not drawn with a ruler. All areas share the corners.
Point vertex(int x, int y)
{
    constexpr int sway = 17;
    Point at{x * svg_cell + grain(x, y, 90, sway) - sway / 2,
             y * svg_cell + grain(x, y, 91, sway) - sway / 2};
    if (x == 0) at.x = -beyond;
    if (y == 0) at.y = -beyond;
    if (x == columns) at.x = columns * svg_cell + beyond;
    if (y == rows) at.y = rows * svg_cell + beyond;
    return at;
}

// The sides of an area as arrows that keep it on their right. Each corner knows the arrows that leave it, as bits in
// the order east, south, west, north.
class Outline {
public:
    template <class IsInside>
    explicit Outline(IsInside is_inside)
    {
        for (int y = 0; y < rows; ++y) {
            for (int x = 0; x < columns; ++x) {
                if (!is_inside(x, y)) continue;
                if (!is_inside(x, y - 1)) leave(x, y, 0);
                if (!is_inside(x + 1, y)) leave(x + 1, y, 1);
                if (!is_inside(x, y + 1)) leave(x + 1, y + 1, 2);
                if (!is_inside(x - 1, y)) leave(x, y + 1, 3);
            }
        }
    }

    // One closed curve for each border, with rounded corners.
    std::string path()
    {
        SvgWriter out;
        for (int y = 0; y <= rows; ++y) {
            for (int x = 0; x <= columns; ++x) {
                while (arrows(x, y) != 0) round(out, border_from(x, y));
            }
        }
        return out.text;
    }

private:
    static constexpr std::array<int, 4> dx{1, 0, -1, 0};
    static constexpr std::array<int, 4> dy{0, 1, 0, -1};

    unsigned& arrows(int x, int y) { return arrows_[place_of(y * (columns + 1) + x)]; }
    void leave(int x, int y, unsigned way) { arrows(x, y) |= 1U << way; }

    // Follows the arrows until the border closes. Where two areas touch at a corner it turns right, around its own.
    std::vector<Point> border_from(int x, int y)
    {
        std::vector<Point> border;
        unsigned way = 0;
        while ((arrows(x, y) >> way & 1U) == 0) ++way;
        while ((arrows(x, y) >> way & 1U) != 0) {
            arrows(x, y) &= ~(1U << way);
            border.push_back(vertex(x, y));
            x += dx[way];
            y += dy[way];
            for (const unsigned turn : {1U, 0U, 3U}) {
                if ((arrows(x, y) >> ((way + turn) % 4) & 1U) == 0) continue;
                way = (way + turn) % 4;
                break;
            }
        }
        return border;
    }

    static void round(SvgWriter& out, const std::vector<Point>& border)
    {
        const auto towards = [](Point from, Point to) {
            return Point{from.x + (to.x - from.x) * 3 / 8, from.y + (to.y - from.y) * 3 / 8};
        };
        for (std::size_t i = 0; i < border.size(); ++i) {
            const Point before = border[(i + border.size() - 1) % border.size()];
            const Point here = border[i];
            const Point in = towards(here, before);
            const Point away = towards(here, border[(i + 1) % border.size()]);
            out.add(i == 0 ? "M" : "L");
            out.form("% %Q% % % %", {in.x, in.y, here.x, here.y, away.x, away.y});
        }
        out.add("Z");
    }

    std::array<unsigned, std::size_t{columns + 1} * (rows + 1)> arrows_{};
};

void draw_area(SvgWriter& out, const Map& map, Terrain terrain)
{
    Outline outline(
        [&](int x, int y) { return is_on_board(x, y) && map.at(cell_at(x, y)).base() == terrain; });
    const std::string path = outline.path();
    if (path.empty()) return;
    const bool is_wet = terrain == Terrain::water;
    out.add("<path d=\"").add(path).add("\" fill=\"").add(soil_colour(terrain));
    out.add("\" stroke=\"").add(is_wet ? "#3c7080" : "#4b4a2c");
    out.add("\" stroke-opacity=\"").add(is_wet ? "1" : ".28");
    out.add("\" stroke-width=\"").add(is_wet ? 5 : 3).add("\"/>\n");
}

// ---- What grows -----------------------------------------------------------------------------------------------------

void draw_grass(SvgWriter& out, Point at, int x, int y)
{
    const int tufts = grain(x, y, 1, 3);
    for (int i = 0; i < tufts; ++i) {
        out.form("<path d=\"M% %l-4-8m4 8v-10m0 10l4-8\" class=\"grass\"/>",
                 {at.x + 10 + grain(x, y, 2 + i, 44), at.y + 18 + grain(x, y, 5 + i, 38)});
    }
}

// Patches of paler and darker grass, so that open ground is not one colour.
void draw_meadows(SvgWriter& out)
{
    for (int i = 0; i < 64; ++i) {
        out.form("<ellipse cx=\"%\" cy=\"%\" rx=\"%\" ry=\"%\" class=\"meadow",
                 {grain(i, 0, 95, columns * svg_cell), grain(i, 0, 96, rows * svg_cell),
                  70 + grain(i, 0, 97, 110), 40 + grain(i, 0, 98, 70)});
        out.add(i % 2).add("\"/>\n");
    }
}

void draw_stones(SvgWriter& out, Point at, int x, int y)
{
    for (int i = 0; i < 4; ++i) {
        const int big = grain(x, y, 20 + i, 4);
        const int left = at.x + (i % 2) * 30 + 4 + grain(x, y, 10 + i, 14);
        const int top = at.y + (i / 2) * 30 + 14 + grain(x, y, 15 + i, 12);
        out.form("<path d=\"M% %l%-% 8 2 % %Z\" fill=\"#7d6e47\"/>",
                 {left, top, 5 + big, 8 + big, 5 + big, 6 + big});
        out.form("<path d=\"M% %l%-%\" class=\"glint\"/>", {left + 2, top - 3, 3 + big, 5 + big});
    }
}

void draw_hill(SvgWriter& out, Point at, int x, int y)
{
    const int left = at.x + 2 + grain(x, y, 30, 8);
    const int base = at.y + 54 + grain(x, y, 31, 6);
    const int peak = 32 + grain(x, y, 32, 12);
    out.form("<path d=\"M% %q13-% 26-%t26 %Z\" fill=\"#7b7747\"/>", {left, base, peak, peak, peak});
    out.form("<path d=\"M% %q14 0 26 %h-18q1-% -8-%Z\" fill=\"#5f5c34\"/>",
             {left + 26, base - peak, peak, peak / 2, peak});
    out.form("<path d=\"M% %q6-% 14-%\" class=\"ridge\"/>",
             {left + 9, base - 8, peak / 2, peak / 2 + 2});
}

void draw_trees(SvgWriter& out, Point at, int x, int y)
{
    constexpr std::array<Point, 5> places{{{12, 16}, {36, 12}, {54, 22}, {18, 42}, {44, 46}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int k = static_cast<int>(i);
        const int cx = at.x + places[i].x + grain(x, y, 40 + k, 9) - 4;
        const int cy = at.y + places[i].y + grain(x, y, 46 + k, 9) - 4;
        const int r = 9 + grain(x, y, 52 + k, 4);
        out.form("<ellipse cx=\"%\" cy=\"%\" rx=\"%\" ry=\"%\" class=\"shade\"/>",
                 {cx + 2, cy + 5, r + 1, r - 1});
        out.form("<circle cx=\"%\" cy=\"%\" r=\"%\" class=\"tree", {cx, cy, r});
        out.add(grain(x, y, 58 + k, 3)).add("\"/>");
        out.form("<circle cx=\"%\" cy=\"%\" r=\"%\" class=\"leaf\"/>", {cx - 3, cy - 3, r / 3});
    }
}

void draw_houses(SvgWriter& out, Point at, int x, int y)
{
    struct House {
        int x, y, width, depth;
    };
    constexpr std::array<House, 4> places{
        {{5, 8, 20, 18}, {35, 6, 22, 22}, {7, 36, 22, 20}, {38, 38, 19, 18}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int k = static_cast<int>(i);
        const House& house = places[i];
        const int left = at.x + house.x + grain(x, y, 60 + k, 5) - 2;
        const int top = at.y + house.y + grain(x, y, 65 + k, 5) - 4;
        out.form("<rect x=\"%\" y=\"%\" width=\"%\" height=\"%\" fill=\"#5c5347\"/>",
                 {left + 2, top + 4, house.width, house.depth});
        out.form("<rect x=\"%\" y=\"%\" width=\"%\" height=\"%\" class=\"roof",
                 {left, top, house.width, house.depth});
        out.add(grain(x, y, 70 + k, 4)).add("\"/>");
        out.form("<path d=\"M% %h%\" class=\"gable\"/>",
                 {left, top + house.depth / 2, house.width});
    }
}

void draw_works(SvgWriter& out, Point at, int x, int y)
{
    const int left = at.x + 7 + grain(x, y, 75, 6);
    const int top = at.y + 8 + grain(x, y, 76, 6);
    out.form("<rect x=\"%\" y=\"%\" width=\"9\" height=\"24\" fill=\"#8b4a38\"/>",
             {left + 36, top - 2});
    out.form("<rect x=\"%\" y=\"%\" width=\"48\" height=\"28\" fill=\"#464543\"/>",
             {left, top + 16});
    out.form("<path d=\"M% %l12-12v12l12-12v12l12-12v12l12-12v12Z\" fill=\"#6a6765\"/>",
             {left, top + 17});
    out.form("<path d=\"M% %h8v8h-8Zm14 0h8v8h-8Zm14 0h8v8h-8Z\" fill=\"#e0b860\"/>",
             {left + 6, top + 27});
}

void draw_waves(SvgWriter& out, Point at, int x, int y)
{
    out.form(
        "<path d=\"M% %q8-6 16 0t16 0M% %q8-6 16 0t16 0\" class=\"wave\"/>",
        {at.x + 8 + grain(x, y, 80, 10), at.y + 22, at.x + 14 + grain(x, y, 81, 10), at.y + 44});
}

// Fields around villages: only on open ground without road and river, beside houses.
bool is_farmed(const Map& map, CellId cell)
{
    const Tile tile = map.at(cell);
    if (tile.base() != Terrain::plain || tile.has_road() || tile.has_river()) return false;
    for (const Direction direction : straight_directions) {
        const CellId next = neighbour(cell, direction);
        if (next.is_some() && map.at(next).base() == Terrain::urban) return true;
    }
    return false;
}
void draw_field(SvgWriter& out, CellId cell)
{
    const Point at = corner_of(cell);
    const int kind = grain(x_of(cell), y_of(cell), 85, 3);
    out.form("<rect x=\"%\" y=\"%\" width=\"56\" height=\"56\" rx=\"6\" class=\"field",
             {at.x + 4, at.y + 4});
    out.add(kind).add("\"/>");
    if (grain(x_of(cell), y_of(cell), 86, 2) == 0) {
        out.form("<path d=\"M% %v48m12-48v48m12-48v48m12-48v48\" class=\"furrow\"/>",
                 {at.x + 14, at.y + 8});
    } else {
        out.form("<path d=\"M% %h48m-48 12h48m-48 12h48m-48 12h48\" class=\"furrow\"/>",
                 {at.x + 8, at.y + 14});
    }
}

// ---- Rivers and roads -----------------------------------------------------------------------------------------------

constexpr std::array<Point, 4> side_middles{{{0, -32}, {32, 0}, {0, 32}, {-32, 0}}};  // N, E, S, W

// The way of a network through one cell. A river that ends at the edge of the board, or a road, goes on beyond it.
void draw_way(SvgWriter& path, const Map& map, CellId cell, Overlay overlay)
{
    const unsigned links = links_of(map, cell, overlay);
    unsigned open = links;
    if (std::popcount(links) == 1) {
        for (unsigned i = 0; i < 4; ++i) {
            const unsigned opposite = (i + 2) % 4;
            const bool is_edge = neighbour(cell, straight_directions[opposite]).is_none();
            if (links == 1U << i && is_edge) open |= 1U << opposite;
        }
        for (unsigned i = 0; i < 4 && open == links; ++i) {
            if (neighbour(cell, straight_directions[i]).is_none()) open |= 1U << i;
        }
    }
    const Point centre = centre_of(cell);
    std::vector<Point> ends;
    for (std::size_t i = 0; i < 4; ++i) {
        if ((open >> i & 1U) == 0) continue;
        ends.push_back({centre.x + side_middles[i].x, centre.y + side_middles[i].y});
    }
    if (ends.size() == 2) {
        path.form("M% %Q% % % %", {ends[0].x, ends[0].y, centre.x, centre.y, ends[1].x, ends[1].y});
        return;
    }
    if (ends.empty()) path.form("M% %h1", {centre.x, centre.y});
    for (const Point end : ends) path.form("M% %L% %", {end.x, end.y, centre.x, centre.y});
}

std::string ways_of(const Map& map, Overlay overlay)
{
    SvgWriter path;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (map.tiles[i].carries(overlay)) draw_way(path, map, CellId{i}, overlay);
    }
    return path.text;
}

void draw_path(SvgWriter& out, std::string_view path, std::string_view name)
{
    out.add("<path class=\"").add(name).add("\" d=\"").add(path).add("\"/>\n");
}

}  // namespace

std::string_view soil_colour(Terrain terrain)
{
    constexpr std::array<std::string_view, terrain_count> soils{
        "#a9a873", "#a08f63", "#94905a", "#6f8452", "#a99c87", "#8f8a84", "#4f8797"};
    return soils[static_cast<std::size_t>(terrain)];
}

void draw_growth(SvgWriter& out, Terrain terrain, Point corner, int x, int y)
{
    switch (terrain) {
        case Terrain::plain: draw_grass(out, corner, x, y); break;
        case Terrain::rough: draw_stones(out, corner, x, y); break;
        case Terrain::hill: draw_hill(out, corner, x, y); break;
        case Terrain::forest: draw_trees(out, corner, x, y); break;
        case Terrain::urban: draw_houses(out, corner, x, y); break;
        case Terrain::industrial: draw_works(out, corner, x, y); break;
        case Terrain::water: draw_waves(out, corner, x, y); break;
    }
}

void draw_bridge(SvgWriter& out, Point centre, bool runs_across, bool is_ruined)
{
    out.add("<g transform=\"translate(").add(centre.x).add(" ").add(centre.y).add(")");
    out.add(runs_across ? "\">" : " rotate(90)\">");
    if (is_ruined) {
        out.add("<path d=\"M-26-14h14l-4 10 6 6-6 12h-10ZM26-14h-12l5 9-7 8 6 11h8Z\" "
                "fill=\"#4a3420\"/></g>\n");
        return;
    }
    out.add("<rect x=\"-27\" y=\"-15\" width=\"54\" height=\"30\" fill=\"#6a4a2c\"/>"
            "<path d=\"M-21-15v30m8.400-30v30m8.400-30v30m8.400-30v30m8.400-30v30m8.400-30v30\" "
            "stroke=\"#a87d4c\" stroke-width=\"5\"/>"
            "<path d=\"M-29-16h58M-29 16h58\" stroke=\"#3d2a18\" stroke-width=\"4\"/></g>\n");
}

void draw_networks(SvgWriter& out, const Map& map)
{
    const std::string rivers = ways_of(map, Overlay::river);
    const std::string roads = ways_of(map, Overlay::road);
    if (!rivers.empty()) {
        draw_path(out, rivers, "bank");
        draw_path(out, rivers, "river");
        draw_path(out, rivers, "current");
    }
    if (!roads.empty()) {
        draw_path(out, roads, "kerb");
        draw_path(out, roads, "road");
    }
    for (std::uint16_t i = 0; i < cells; ++i) {
        const Tile tile = map.tiles[i];
        if (!tile.has_bridge() && !tile.is_ruined()) continue;
        const unsigned links = links_of(map, CellId{i}, Overlay::river);
        draw_bridge(out, centre_of(CellId{i}), (links & links_north_south) != 0, tile.is_ruined());
    }
}

void draw_ground(SvgWriter& out, const Map& map)
{
    out.form("<rect width=\"%\" height=\"%\" fill=\"", {columns * svg_cell, rows * svg_cell});
    out.add(soil_colour(Terrain::plain)).add("\"/>\n");
    draw_meadows(out);
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (is_farmed(map, CellId{i})) draw_field(out, CellId{i});
    }
    for (std::size_t i = 1; i < terrain_count; ++i) draw_area(out, map, static_cast<Terrain>(i));
    for (std::uint16_t i = 0; i < cells; ++i) {
        const CellId cell{i};
        const Tile tile = map.tiles[i];
        if (tile.base() == Terrain::plain && (tile.has_river() || is_farmed(map, cell))) continue;
        draw_growth(out, tile.base(), corner_of(cell), x_of(cell), y_of(cell));
        out.add("\n");
    }
    draw_networks(out, map);
}

}  // namespace sortie::taktik
