// The markers of a map as a picture: square plates for the Attacker, cut plates for the Defender, round ones for what
// belongs to nobody. Shape and sign tell them apart, not colour alone.

#include <optional>

#include "games/taktik/svg_parts.h"

namespace sortie::taktik {
namespace {

std::optional<Side> owner_of(Marker marker)
{
    for (const Side side : all_sides) {
        const auto evacuation = evacuation_of(side);
        if (marker == base_of(side) || marker == depot_of(side) || marker == supply_a_of(side) ||
            marker == supply_b_of(side) || marker == evacuation[0] || marker == evacuation[1]) {
            return side;
        }
    }
    return std::nullopt;
}

std::string_view plate_of(std::optional<Side> side)
{
    if (!side)
        return "<circle r=\"24\" class=\"plate\" stroke=\"#f6ebcf\" stroke-dasharray=\"8 5\"/>";
    if (*side == Side::attacker) {
        return "<rect x=\"-22\" y=\"-22\" width=\"44\" height=\"44\" rx=\"4\" class=\"plate\" "
               "stroke=\"#f2a71b\"/>";
    }
    return "<path d=\"M-11-24H11L24-11V11L11 24H-11L-24 11V-11Z\" class=\"plate\" stroke=\"#6cc0f5\"/>";
}

constexpr std::string_view star =
    "<path d=\"M0-16l4.500 10.200 11 1-8.300 7.300 2.500 10.800L0 7.600l-9.700 5.700 "
    "2.500-10.800-8.300-7.300 11-1Z\" fill=\"currentColor\"/>";
constexpr std::string_view pennant = "<path d=\"M-9 16V-16M-9-14H12L6-6l6 8H-9\" class=\"sign\"/>";
constexpr std::string_view crate =
    "<path d=\"M-14-10h28v22h-28ZM-14-2h28M-4-2v6h8v-6\" class=\"sign\"/>";
constexpr std::string_view barrel =
    "<path d=\"M-10-15H10V13H-10ZM-10-6H10M-10 4H10\" class=\"sign\"/>";
constexpr std::string_view exit_arrow =
    "<path d=\"M-14-12v24h12M-4 0H15M8-7l7 7-7 7\" class=\"sign\"/>";

void draw_letter(SvgWriter& out, std::string_view letter)
{
    out.words({0, 10}, "class=\"letter\"", letter);
}
void draw_count(SvgWriter& out, std::string_view digit)
{
    out.words({13, 18}, "class=\"digit\"", digit);
}

void draw_sign(SvgWriter& out, Marker marker)
{
    const std::string_view name = name_of(marker);
    if (name.starts_with("base")) {
        out.add(star);
    } else if (name.starts_with("flag")) {
        out.add(pennant);
    } else if (name.starts_with("depot")) {
        out.add(crate);
    } else if (name.starts_with("sp")) {
        draw_letter(out, name.substr(2));
    } else if (name.starts_with("node")) {
        out.add(barrel);
        draw_count(out, name.substr(4));
    } else if (name.starts_with("supply")) {
        draw_letter(out, name.substr(6, 1));
    } else {
        out.add(exit_arrow);
    }
}

}  // namespace

void draw_marker(SvgWriter& out, Marker marker, Point centre)
{
    const std::optional<Side> side = owner_of(marker);
    const std::string_view tint = !side                     ? colour::cream
                                  : *side == Side::attacker ? "#ffc04a"
                                                            : "#a9dcff";
    out.add("<g transform=\"translate(").add(centre.x).add(" ").add(centre.y);
    out.add(")\" color=\"").add(tint).add("\">");
    // The points that clauses hardly ever use are smaller, so that the rest can be seen at a glance.
    const bool is_minor =
        name_of(marker).starts_with("supply") || name_of(marker).starts_with("evac");
    out.add(is_minor ? "<g transform=\"scale(.8)\">" : "<g>");
    out.add("<title>").add(name_of(marker)).add("</title>").add(plate_of(side));
    draw_sign(out, marker);
    out.add("</g></g>\n");
}

void draw_badge(SvgWriter& out, Side side, Point centre)
{
    out.add("<g transform=\"translate(").add(centre.x).add(" ").add(centre.y).add(")\">");
    out.add(
        side == Side::attacker
            ? "<rect x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" fill=\"#f2a71b\" class=\"badge\"/>"
            : "<path d=\"M-5-10H5L10-5V5L5 10H-5L-10 5V-5Z\" fill=\"#6cc0f5\" class=\"badge\"/>");
    out.add("<path d=\"M0-6V2M0 5v1\" stroke=\"#10171a\" stroke-width=\"3\" "
            "stroke-linecap=\"round\"/></g>\n");
}

void draw_markers(SvgWriter& out, const Map& map, const Markers& markers)
{
    for (const Side side : all_sides) {
        for (const CellId cell : markers.critical_bridges_of(side)) {
            if (cell.is_none() || !map.at(cell).has_river()) continue;
            const Point at = corner_of(cell);
            draw_badge(out, side, {at.x + (side == Side::attacker ? 8 : 56), at.y + 8});
        }
    }
    for (std::size_t i = 0; i < marker_count; ++i) {
        draw_marker(out, marker_at(i), centre_of(markers.where[i]));
    }
}

}  // namespace sortie::taktik
