#include "games/taktik/map_svg.h"

#include <array>

#include "games/taktik/map_text.h"
#include "games/taktik/svg_parts.h"

namespace sortie::taktik {
namespace {

constexpr int board_left = 70;
constexpr int board_top = 150;
constexpr int board_width = columns * svg_cell;
constexpr int board_height = rows * svg_cell;
constexpr int legend_left = board_left + board_width + 80;
constexpr int legend_width = 400;
constexpr int page_width = legend_left + legend_width + 30;
constexpr int page_height = board_top + board_height + 70;

constexpr std::string_view style = R"(<style>
text{font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#f6ebcf}
.title{font-size:46px;font-weight:700}.under{font-size:24px;fill:#a9b0a8}
.axis{font-size:24px;fill:#a9b0a8;text-anchor:middle}.head{font-size:28px;font-weight:700}
.name{font-size:25px;font-weight:600}.note{font-size:20px;fill:#a9b0a8}
.grass{fill:none;stroke:#8c8c58;stroke-width:2.500;stroke-linecap:round}
.glint{fill:none;stroke:#b7a677;stroke-width:2;stroke-linecap:round}
.ridge{fill:none;stroke:#a8a468;stroke-width:2.500;stroke-linecap:round}
.shade{fill:#2f4426;fill-opacity:.55}.leaf{fill:#7b9a5c;fill-opacity:.7}
.tree0{fill:#4c6b3a}.tree1{fill:#567844}.tree2{fill:#476a40}
.roof0{fill:#c8785a}.roof1{fill:#d8cbb0}.roof2{fill:#b5a88f}.roof3{fill:#c98d66}
.gable{stroke:#000;stroke-opacity:.19;stroke-width:2}
.wave{fill:none;stroke:#8dbac4;stroke-width:2.500;stroke-linecap:round}
.meadow0{fill:#fff6c8;fill-opacity:.07}.meadow1{fill:#3c4a1c;fill-opacity:.06}
.field0{fill:#b9a95f}.field1{fill:#9fae66}.field2{fill:#b3a46e}
.furrow{fill:none;stroke:#6d6a38;stroke-opacity:.3;stroke-width:2.500}
.bank,.river,.current,.kerb,.road{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bank{stroke:#3c7080;stroke-width:36}.river{stroke:#5a9bab;stroke-width:26}
.current{stroke:#86bcc6;stroke-width:3;stroke-dasharray:12 34;stroke-opacity:.8}
.kerb{stroke:#6b5d42;stroke-width:17}.road{stroke:#dccda2;stroke-width:11}
.grid{fill:none;stroke:#2b2a18;stroke-opacity:.16;stroke-width:1.500}
.sector{fill:none;stroke:#2b2a18;stroke-opacity:.38;stroke-width:2.500}
.front{fill:none;stroke:#1b1a10;stroke-width:5;stroke-dasharray:18 12;stroke-opacity:.75}
.plate{fill:#10171a;fill-opacity:.82;stroke-width:4.500}
.sign{fill:none;stroke:currentColor;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.letter{font-size:29px;font-weight:800;text-anchor:middle;fill:currentColor}
.digit{font-size:17px;font-weight:800;text-anchor:middle;fill:currentColor;stroke:#10171a;stroke-width:4;paint-order:stroke}
.badge{stroke:#10171a;stroke-width:3}
</style>
)";

void draw_grid(SvgWriter& out)
{
    SvgWriter fine;
    SvgWriter coarse;
    for (int x = 1; x < columns; ++x) {
        (x % sector_side == 0 ? coarse : fine).form("M% 0v%", {x * svg_cell, board_height});
    }
    for (int y = 1; y < rows; ++y) {
        (y % sector_side == 0 ? coarse : fine).form("M0 %h%", {y * svg_cell, board_width});
    }
    out.add("<path class=\"grid\" d=\"").add(fine.text).add("\"/>\n");
    out.add("<path class=\"sector\" d=\"").add(coarse.text).add("\"/>\n");
    out.form("<path class=\"front\" d=\"M0 %h%\"/>\n", {attacker_rows * svg_cell, board_width});
}

void draw_axes(SvgWriter& out)
{
    for (int x = 0; x < columns; ++x) {
        const char letter = static_cast<char>('A' + x);
        const int middle = board_left + x * svg_cell + svg_cell / 2;
        out.words({middle, board_top - 16}, "class=\"axis\"", {&letter, 1});
        out.words({middle, board_top + board_height + 36}, "class=\"axis\"", {&letter, 1});
    }
    for (int y = 0; y < rows; ++y) {
        const int middle = board_top + y * svg_cell + svg_cell / 2 + 8;
        out.words({board_left - 30, middle}, "class=\"axis\"", std::to_string(y + 1));
        out.words({board_left + board_width + 30, middle}, "class=\"axis\"", std::to_string(y + 1));
    }
}

// ---- Legend ---------------------------------------------------------------------------------------------------------

std::string with_sign(int number)
{
    return number > 0 ? "+" + std::to_string(number) : std::to_string(number);
}

std::string effects_of(const TerrainRow& row)
{
    if (row.blocks_move) return "no way through";
    std::string words = "cost " + std::to_string(row.move_cost);
    const int at_target = row.target_hit - row.target_defence;
    if (at_target != 0) words += ", target " + with_sign(at_target);
    if (row.attacker_hit != 0) words += ", firing " + with_sign(row.attacker_hit);
    return words;
}

class Legend {
public:
    explicit Legend(SvgWriter& out) : out_(out) {}

    void head(std::string_view words)
    {
        top_ += 18;
        out_.words({legend_left, top_ + 24}, "class=\"head\"", words);
        top_ += 44;
    }
    // A swatch of one cell with a name and what it does.
    template <class Draw>
    void line(std::string_view name, std::string_view note, Draw draw)
    {
        out_.form("<svg x=\"%\" y=\"%\" width=\"64\" height=\"64\" viewBox=\"0 0 64 64\">",
                  {legend_left, top_});
        draw();
        out_.add("</svg>\n");
        out_.words({legend_left + 82, top_ + 28}, "class=\"name\"", name);
        out_.words({legend_left + 82, top_ + 54}, "class=\"note\"", note);
        top_ += 74;
    }

private:
    SvgWriter& out_;
    int top_ = board_top - 50;
};

void fill_swatch(SvgWriter& out, Terrain terrain)
{
    out.add("<rect width=\"64\" height=\"64\" rx=\"8\" fill=\"");
    out.add(soil_colour(terrain)).add("\"/>");
}

void draw_terrain_legend(SvgWriter& out, Legend& legend)
{
    legend.head("Terrain");
    for (std::size_t i = 0; i < terrain_count; ++i) {
        const auto terrain = static_cast<Terrain>(i);
        legend.line(row_of(terrain).name, effects_of(row_of(terrain)), [&] {
            fill_swatch(out, terrain);
            draw_growth(out, terrain, {0, 0}, 3, 5);
        });
    }
    legend.line("Road", "1 less along it", [&] {
        fill_swatch(out, Terrain::plain);
        out.add("<path class=\"kerb\" d=\"M-10 32H74\"/><path class=\"road\" d=\"M-10 32H74\"/>");
    });
    legend.line("River", "2 more to enter, 1 along it", [&] {
        fill_swatch(out, Terrain::plain);
        out.add("<path class=\"bank\" d=\"M32-20V84\"/><path class=\"river\" d=\"M32-20V84\"/>"
                "<path class=\"current\" d=\"M32 6V84\"/>");
    });
    legend.line("Bridge", "no surcharge on it", [&] {
        fill_swatch(out, Terrain::plain);
        out.add("<path class=\"bank\" d=\"M32-20V84\"/><path class=\"river\" d=\"M32-20V84\"/>"
                "<path class=\"kerb\" d=\"M-10 32H74\"/><path class=\"road\" d=\"M-10 32H74\"/>");
        draw_bridge(out, {32, 32}, true, false);
    });
}

void draw_marker_legend(SvgWriter& out, Legend& legend)
{
    struct Line {
        Marker marker;
        std::string_view name;
        std::string_view note;
    };
    constexpr std::array<Line, 9> lines{{
        {Marker::base_attacker, "Attacker's base", "square plates: Attacker"},
        {Marker::base_defender, "Defender's base", "cut plates: Defender"},
        {Marker::flag, "Flag", "round plates: nobody's"},
        {Marker::depot_attacker, "Depot", "can be sabotaged"},
        {Marker::sp1, "Strategic point", "five of them"},
        {Marker::node1, "Resource node", "four of them"},
        {Marker::supply_a_attacker, "Supply points", "loads go from A to B"},
        {Marker::evac1_defender, "Evacuation point", "two for each side"},
        {Marker::none, "Critical bridge", "the two nearest to a base"},
    }};
    legend.head("Markers");
    for (const Line& line : lines) {
        legend.line(line.name, line.note, [&] {
            if (line.marker != Marker::none) {
                draw_marker(out, line.marker, {32, 32});
            } else {
                draw_badge(out, Side::attacker, {20, 32});
                draw_badge(out, Side::defender, {46, 32});
            }
        });
    }
}

std::string subtitle(const Map& map, const Markers& markers)
{
    int bridges = 0;
    for (const Tile tile : map.tiles) bridges += tile.has_bridge() ? 1 : 0;
    return "20 by 30 cells, " + std::to_string(bridges) + " bridges, village in sector " +
           std::to_string(markers.village_sector);
}

}  // namespace

void SvgWriter::form(std::string_view pattern, std::initializer_list<int> numbers)
{
    const int* next = numbers.begin();
    for (const char letter : pattern) {
        if (letter == '%') {
            CHECK(next != numbers.end());
            add(*next++);
        } else {
            text += letter;
        }
    }
    CHECK(next == numbers.end());
}

void SvgWriter::words(Point at, std::string_view attributes, std::string_view content)
{
    form("<text x=\"%\" y=\"%\" ", {at.x, at.y});
    add(attributes).add(">");
    for (const char letter : content) {
        switch (letter) {
            case '&': add("&amp;"); break;
            case '<': add("&lt;"); break;
            case '>': add("&gt;"); break;
            default: text += letter;
        }
    }
    add("</text>\n");
}

std::string map_svg(const Map& map, const Markers& markers, std::string_view title)
{
    SvgWriter out;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    out.form("width=\"%\" height=\"%\" viewBox=\"0 0 % %\">\n",
             {page_width / 2, page_height / 2, page_width, page_height});
    out.add(style);
    out.form("<rect width=\"%\" height=\"%\" fill=\"#151d21\"/>\n", {page_width, page_height});
    out.words({board_left, 56}, "class=\"title\"", title);
    out.words({board_left, 94}, "class=\"under\"", subtitle(map, markers));
    draw_axes(out);
    // A picture of its own, so that what is drawn over the edge of the board is cut off there.
    out.form("<svg x=\"%\" y=\"%\" width=\"%\" height=\"%\">\n",
             {board_left, board_top, board_width, board_height});
    draw_ground(out, map);
    draw_grid(out);
    draw_markers(out, map, markers);
    out.add("</svg>\n");
    Legend legend(out);
    draw_terrain_legend(out, legend);
    draw_marker_legend(out, legend);
    out.add("</svg>\n");
    return out.text;
}

}  // namespace sortie::taktik
