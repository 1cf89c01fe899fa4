#pragma once
// Tiles (chapters T3, G1 to G3) and what a step over them costs (T7.4, T7.6).
//
// A tile has one base terrain, overlays (road, river) and connectors (bridge). The layers never cancel each other; what
// each of them does is a row of a table below, and the rules read numbers and tags, never names. A tile is one byte, so
// that the map of 600 tiles stays a small part of a position.
//
//     map.at(cell).has_river()
//     step_cost(map, from, to, has_ford)          // T7.4, all stages
//     is_step_possible(map, from, to)             // T7.6, apart from units
//
// Every question about a tile goes through `effective_tile(ground, cell)`. The ground is the map itself, or a ChangedMap:
// the map under temporary changes such as a frozen river (G1.5). The base set has no such effect, and then asking costs
// one load and one look into a table that is made from the rows while compiling.

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/short_list.h"
#include "games/taktik/grid.h"

namespace sortie::taktik {

// ---- Rows -----------------------------------------------------------------------------------------------------------

enum class Tag : std::uint8_t {
    open,
    rough,
    elevated,
    cover,
    concealment,
    structures,
    water,
    path,
    logistics,
    barrier,
    crossing,
};
inline constexpr std::size_t tag_count = 11;
constexpr std::array<std::string_view, tag_count> names_of(Tag)
{
    return {"open",  "rough", "elevated",  "cover",   "concealment", "structures",
            "water", "path",  "logistics", "barrier", "crossing"};
}
using TagSet = BitSet<Tag, tag_count>;

enum class Terrain : std::uint8_t { plain, rough, hill, forest, urban, industrial, water };
inline constexpr std::size_t terrain_count = 7;
constexpr std::array<std::string_view, terrain_count> names_of(Terrain)
{
    return {"plain", "rough", "hill", "forest", "urban", "industrial", "water"};
}

// T3.2, G2.1. Numbers that modify a roll are added to the attacker's die, apart from the defence of the target, of which
// every point is one off the roll (T3.3).
struct TerrainRow {
    std::string_view name;
    char code;
    std::uint8_t move_cost;  // of entering; without meaning where movement is blocked
    bool blocks_move;
    std::int8_t target_hit;      // when the target stands here
    std::int8_t target_defence;  // of a unit that stands here
    std::int8_t attacker_hit;    // when the attacker stands here
    TagSet tags;
};
inline constexpr std::array<TerrainRow, terrain_count> terrain_table{{
    {"Plain", 'P', 1, false, 0, 0, 0, {Tag::open}},
    {"Rough", 'R', 2, false, 0, 0, 0, {Tag::rough}},
    {"Hill", 'H', 2, false, 0, 1, 0, {Tag::elevated}},
    {"Forest", 'F', 2, false, -1, 0, 0, {Tag::cover, Tag::concealment}},
    {"Urban", 'U', 2, false, -1, 1, 0, {Tag::cover, Tag::structures}},
    {"Industrial", 'I', 2, false, -1, 0, -1, {Tag::cover, Tag::structures}},
    {"Water", 'W', 0, true, 0, 0, 0, {Tag::water}},
}};

enum class Overlay : std::uint8_t { road, river };
inline constexpr std::size_t overlay_count = 2;
inline constexpr std::array<Overlay, overlay_count> all_overlays{Overlay::road, Overlay::river};
constexpr std::array<std::string_view, overlay_count> names_of(Overlay)
{
    return {"road", "river"};
}
enum class Connector : std::uint8_t { bridge };
inline constexpr std::size_t connector_count = 1;
inline constexpr std::array<Connector, connector_count> all_connectors{Connector::bridge};
constexpr std::array<std::string_view, connector_count> names_of(Connector)
{
    return {"bridge"};
}

// When an overlay changes the cost of a step onto its tile: on every step, or on an orthogonal step between two tiles on
// which it is in force.
enum class StepKind : std::uint8_t { enter, along_orthogonal };
struct StepRule {
    StepKind kind;
    std::int16_t delta;
};
struct OverlayRow {
    std::string_view name;
    std::uint8_t digit;                 // in the text of a map (G9.1)
    ShortList<StepRule, 2> step_rules;  // the first that fits counts
    bool is_cut_by_ruin;                // a destroyed connector on the tile makes it useless (G3.7)
    TagSet tags;
};
inline constexpr std::array<OverlayRow, overlay_count> overlay_table{{
    {"Road", 1, {{StepKind::along_orthogonal, -1}}, true, {Tag::path, Tag::logistics}},
    {"River",
     2,
     {{StepKind::along_orthogonal, 1}, {StepKind::enter, 2}},
     false,
     {Tag::water, Tag::barrier}},
}};
// G1.3, T3.5: a connector stands on the overlay that it needs and takes away what that one costs, on its own tile only.
struct ConnectorRow {
    std::string_view name;
    std::uint8_t digit;
    Overlay requires_overlay;
    Overlay neutralises;
    TagSet tags;
};
inline constexpr std::array<ConnectorRow, connector_count> connector_table{{
    {"Bridge", 4, Overlay::river, Overlay::river, {Tag::crossing}},
}};

constexpr const TerrainRow& row_of(Terrain terrain)
{
    return terrain_table[static_cast<std::size_t>(terrain)];
}
constexpr const OverlayRow& row_of(Overlay overlay)
{
    return overlay_table[static_cast<std::size_t>(overlay)];
}
constexpr const ConnectorRow& row_of(Connector connector)
{
    return connector_table[static_cast<std::size_t>(connector)];
}

// ---- Tiles ----------------------------------------------------------------------------------------------------------

// From the low end: four bits for the terrain, one for each overlay, one for each connector, and one for the ruin of a
// connector that was destroyed.
struct Tile {
    static constexpr unsigned terrain_bits = 0x0f;
    static constexpr unsigned overlay_shift = 4;
    static constexpr unsigned connector_shift = overlay_shift + overlay_count;
    static constexpr unsigned ruin_bit = 1U << (connector_shift + connector_count);
    static_assert(terrain_count <= terrain_bits + 1);
    static_assert(ruin_bit <= 0x80, "a tile is one byte");

    std::uint8_t bits = 0;

    static constexpr unsigned bit_of(Overlay overlay)
    {
        return 1U << (overlay_shift + static_cast<unsigned>(overlay));
    }
    static constexpr unsigned bit_of(Connector connector)
    {
        return 1U << (connector_shift + static_cast<unsigned>(connector));
    }

    constexpr Terrain base() const { return static_cast<Terrain>(bits & terrain_bits); }
    constexpr const TerrainRow& row() const { return row_of(base()); }
    constexpr bool carries(Overlay overlay) const { return (bits & bit_of(overlay)) != 0; }
    constexpr bool carries(Connector connector) const { return (bits & bit_of(connector)) != 0; }
    constexpr bool has_road() const { return carries(Overlay::road); }
    constexpr bool has_river() const { return carries(Overlay::river); }
    constexpr bool has_bridge() const { return carries(Connector::bridge); }
    constexpr bool is_ruined() const { return (bits & ruin_bit) != 0; }
    constexpr bool blocks_move() const { return row().blocks_move; }
    // What counts here: carried, not cut by a ruin (G3.7), not neutralised by a connector (T3.5).
    constexpr bool is_in_force(Overlay overlay) const;

    constexpr Tile with(Terrain terrain) const
    {
        return {static_cast<std::uint8_t>((bits & ~terrain_bits) | static_cast<unsigned>(terrain))};
    }
    template <class Layer>
    constexpr Tile with(Layer layer) const
    {
        return {static_cast<std::uint8_t>(bits | bit_of(layer))};
    }
    template <class Layer>
    constexpr Tile without(Layer layer) const
    {
        return {static_cast<std::uint8_t>(bits & ~bit_of(layer))};
    }
    // G3.7
    constexpr Tile with_bridge_destroyed() const
    {
        return {static_cast<std::uint8_t>(without(Connector::bridge).bits | ruin_bit)};
    }
    // G1.3, G3.8: nothing stands without what it needs, and a ruin is where no bridge is.
    constexpr bool is_consistent() const;

    friend constexpr bool operator==(Tile, Tile) = default;
    static constexpr auto describe() { return fields(field("bits", &Tile::bits)); }
};
static_assert(sizeof(Tile) == 1);

constexpr bool Tile::is_in_force(Overlay overlay) const
{
    if (!carries(overlay)) return false;
    if (is_ruined() && row_of(overlay).is_cut_by_ruin) return false;
    for (const Connector connector : all_connectors) {
        if (carries(connector) && row_of(connector).neutralises == overlay) return false;
    }
    return true;
}
constexpr bool Tile::is_consistent() const
{
    if ((bits & terrain_bits) >= terrain_count) return false;
    if (is_ruined() && (has_bridge() || !has_river())) return false;
    for (const Connector connector : all_connectors) {
        if (carries(connector) && !carries(row_of(connector).requires_overlay)) return false;
    }
    return !(has_road() && has_river()) || has_bridge() || is_ruined();
}

struct Map {
    std::array<Tile, cells> tiles{};

    constexpr Tile at(CellId cell) const
    {
        CHECK(cell.index < cells);
        return tiles[cell.index];
    }
    constexpr void set(CellId cell, Tile tile)
    {
        CHECK(cell.index < cells);
        tiles[cell.index] = tile;
    }

    friend constexpr bool operator==(const Map&, const Map&) = default;
    static constexpr auto describe() { return fields(field("tiles", &Map::tiles)); }
};

// G3.7: the connector goes, the river counts again, the road of the tile is of no use any more.
void destroy_bridge(Map& map, CellId cell);

// ---- What is in force (G1.5, T3.7) ----------------------------------------------------------------------------------

constexpr Tile effective_tile(const Map& map, CellId cell)
{
    return map.at(cell);
}

// What an effect does to the tiles of a set while it lasts: takes layers away, then adds others.
struct TileChange {
    CellSet where;
    Tile removes{};  // overlays and connectors; its terrain does not count
    Tile adds{};
};
struct ChangedMap {
    const Map& map;
    std::span<const TileChange> changes;
};
Tile effective_tile(const ChangedMap& ground, CellId cell);

template <class T>
concept Ground = requires(const T& ground, CellId cell) {
    { effective_tile(ground, cell) } -> std::same_as<Tile>;
};

// ---- Networks (G3.1 to G3.3) ----------------------------------------------------------------------------------------

// One bit for each of N, E, S, W where the neighbour carries the overlay as well; 0 if the cell itself does not.
template <Ground G>
constexpr unsigned links_of(const G& ground, CellId cell, Overlay overlay)
{
    unsigned links = 0;
    if (!effective_tile(ground, cell).carries(overlay)) return links;
    for (std::size_t i = 0; i < straight_directions.size(); ++i) {
        const CellId next = neighbour(cell, straight_directions[i]);
        if (next.is_some() && effective_tile(ground, next).carries(overlay)) links |= 1U << i;
    }
    return links;
}
inline constexpr unsigned links_north_south = 0b0101;
inline constexpr unsigned links_east_west = 0b1010;
constexpr bool is_straight(unsigned links)
{
    return links == links_north_south || links == links_east_west;
}

// ---- Steps (T7.4, T7.6) ---------------------------------------------------------------------------------------------

// A step before the least price is applied (T7.4.7), stage by stage. Everything else reads the table made of it.
constexpr int step_price(Tile from, Tile to, bool is_orthogonal, bool has_ford)
{
    int price = to.row().move_cost;  // T7.4.1
    for (const Overlay overlay : all_overlays) {
        // T7.4.2 and T7.4.3; T7.4.4 is that an overlay under its connector is not in force.
        if (!to.is_in_force(overlay)) continue;
        const bool is_along = is_orthogonal && from.is_in_force(overlay);
        int delta = 0;
        for (const StepRule& rule : row_of(overlay).step_rules) {
            if (rule.kind == StepKind::along_orthogonal && !is_along) continue;
            delta = rule.delta;
            break;
        }
        const bool is_forded = has_ford && delta > 0 && row_of(overlay).tags.contains(Tag::barrier);
        price += is_forded ? delta - 1 : delta;  // T7.4.5
    }
    return price;
}

namespace step_detail {

// All that the tile being left can do to the price, as two bits: which overlays are in force there.
inline constexpr auto force_table = [] {
    std::array<std::uint8_t, 256> all{};
    for (unsigned bits = 0; bits < all.size(); ++bits) {
        const Tile tile{static_cast<std::uint8_t>(bits)};
        for (const Overlay overlay : all_overlays) {
            if (tile.is_in_force(overlay)) {
                all[bits] =
                    static_cast<std::uint8_t>(all[bits] | 1U << static_cast<unsigned>(overlay));
            }
        }
    }
    return all;
}();
// A tile with just these overlays in force.
constexpr Tile tile_with_force(unsigned force)
{
    Tile tile;
    for (const Overlay overlay : all_overlays) {
        if ((force >> static_cast<unsigned>(overlay) & 1U) != 0) tile = tile.with(overlay);
    }
    return tile;
}

inline constexpr unsigned forces = 1U << overlay_count;
using Prices = std::array<std::int16_t, std::size_t{256} * forces * 4>;
constexpr std::size_t price_index(unsigned force, Tile to, bool is_orthogonal, bool has_ford)
{
    const unsigned way = (is_orthogonal ? 1U : 0U) | (has_ford ? 2U : 0U);
    return (std::size_t{way} * forces + force) * 256 + to.bits;
}
extern const Prices prices;

inline constexpr auto blocking_table = [] {
    std::array<bool, 256> all{};
    for (unsigned bits = 0; bits < all.size(); ++bits) {
        const std::size_t terrain = bits & Tile::terrain_bits;
        all[bits] = terrain < terrain_count && terrain_table[terrain].blocks_move;
    }
    return all;
}();

}  // namespace step_detail

constexpr bool blocks_move(Tile tile)
{
    return step_detail::blocking_table[tile.bits];
}
// Are the two cells in one row or one column? For neighbours: is the step orthogonal?
constexpr bool is_orthogonal_step(CellId from, CellId to)
{
    const int step = difference(from.index, to.index);
    return step == 1 || step == columns;
}

// T7.4: what the step from one cell to a neighbouring one costs. `card_delta` is what card effects add to it (T7.4.6).
template <Ground G>
inline int step_cost(const G& ground, CellId from, CellId to, bool has_ford, int card_delta = 0)
{
    const unsigned force = step_detail::force_table[effective_tile(ground, from).bits];
    const std::size_t i = step_detail::price_index(force, effective_tile(ground, to),
                                                   is_orthogonal_step(from, to), has_ford);
    const int price = step_detail::prices[i] + card_delta;
    return price < 1 ? 1 : price;  // T7.4.7
}

// T7.6 without units: the step leads to a neighbouring cell of the board which does not block movement, and a diagonal
// step does not squeeze between two cells that do.
template <Ground G>
inline bool is_step_possible(const G& ground, CellId from, Direction direction)
{
    const CellId to = neighbour(from, direction);
    if (to.is_none() || blocks_move(effective_tile(ground, to))) return false;
    if (!is_diagonal(direction)) return true;
    const CellId beside = cell_at(x_of(to), y_of(from));
    const CellId below = cell_at(x_of(from), y_of(to));
    return !blocks_move(effective_tile(ground, beside)) ||
           !blocks_move(effective_tile(ground, below));
}
template <Ground G>
inline bool is_step_possible(const G& ground, CellId from, CellId to)
{
    if (to.index >= cells || !are_neighbours(from, to)) return false;
    if (blocks_move(effective_tile(ground, to))) return false;
    if (is_orthogonal_step(from, to)) return true;
    const CellId beside = cell_at(x_of(to), y_of(from));
    const CellId below = cell_at(x_of(from), y_of(to));
    return !blocks_move(effective_tile(ground, beside)) ||
           !blocks_move(effective_tile(ground, below));
}

}  // namespace sortie::taktik
