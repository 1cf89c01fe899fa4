#include "games/taktik/ways.h"

#include <algorithm>

namespace sortie::taktik {
namespace {

// The part of the board that a search can touch.
struct Frame {
    std::size_t first;  // in padded rows
    std::size_t last;
    Row columns_near;

    template <class Visit>
    void each_row(Visit visit) const
    {
        for (std::size_t y = first; y <= last; ++y) visit(y);
    }
    // With the rows beyond either end empty, which neighbours look at.
    void clear(PaddedRows& set) const
    {
        for (std::size_t y = first - 1; y <= last + 1; ++y) set[y] = 0;
    }
};

// All cells beside the set. Blocked cells do not matter here, apart from corners: a diagonal step between two of them is
// impossible (T7.6).
void spread(const PaddedRows& from, const PaddedRows& blocked, bool has_corners, const Frame& frame,
            PaddedRows& to)
{
    if (!has_corners) {
        PaddedRows wide;
        for (std::size_t y = frame.first - 1; y <= frame.last + 1; ++y) {
            wide[y] = from[y] | from[y] << 1 | from[y] >> 1;
        }
        for (std::size_t y = frame.first; y <= frame.last; ++y) {
            to[y] = wide[y - 1] | wide[y] | wide[y + 1];
        }
        return;
    }
    for (std::size_t y = frame.first; y <= frame.last; ++y) {
        Row out = from[y] << 1 | from[y] >> 1;
        // From the row above (towards the south) and from the row below.
        for (const std::size_t other : {y - 1, y + 1}) {
            const Row source = from[other];
            out |= source;
            const Row east = source << 1 & ~(blocked[other] & blocked[y] << 1);
            const Row west = source >> 1 & ~(blocked[other] & blocked[y] >> 1);
            out |= east | west;
        }
        to[y] = out;
    }
}

// The cells beside the set along rows and columns.
void spread_straight(const PaddedRows& from, const Frame& frame, PaddedRows& to)
{
    for (std::size_t y = frame.first; y <= frame.last; ++y) {
        to[y] = from[y - 1] | from[y + 1] | from[y] << 1 | from[y] >> 1;
    }
}

struct Search {
    const Ways& ways;
    const Frame frame;
    const bool has_ford;
    Layers& out;
    bool has_corners = false;
    bool has_rivers = false;
    bool has_roads = false;  // where they help: over dear ground
    PaddedRows blocked;
    PaddedRows open;   // may be entered
    PaddedRows plain;  // costs one
    PaddedRows dear;   // costs two
    PaddedRows road;
    PaddedRows river;
    std::array<PaddedRows, allowance_max + 1> beside;  // the cells next to those of a layer

    Search(const Ways& all, const Frame& part, bool fords, bool is_frozen, Layers& layers)
        : ways(all), frame(part), has_ford(fords), out(layers)
    {
        Row corners = 0;
        Row rivers = 0;
        Row roads = 0;
        frame.clear(blocked);
        frame.each_row([&](std::size_t y) {
            const std::size_t at = y - 1;
            blocked[y] = ways.blocked[at];
            river[y] = is_frozen ? 0 : ways.river[at];
            road[y] = ways.road[at];
            open[y] = full_row & ~ways.blocked[at] & ~ways.taken[at];
            dear[y] = ways.dear[at] & ~river[y];
            plain[y] = full_row & ~ways.dear[at] & ~river[y];
            corners |= blocked[y] & frame.columns_near;
            rivers |= river[y] & frame.columns_near;
            roads |= road[y] & dear[y] & frame.columns_near;
        });
        has_corners = corners != 0;
        has_rivers = rivers != 0;
        has_roads = roads != 0;
    }

    PaddedRows& found(int cost) { return out.found[static_cast<std::size_t>(cost)]; }
    const PaddedRows& near(int cost) const { return beside[static_cast<std::size_t>(cost)]; }

    // The cells that are reached at exactly this cost and no cheaper.
    void layer(int cost, PaddedRows& seen)
    {
        spread(found(cost - 1), blocked, has_corners, frame, beside[place_of(cost - 1)]);
        PaddedRows& fresh = found(cost);
        frame.clear(fresh);
        const PaddedRows& one = near(cost - 1);
        if (cost >= 2) {
            const PaddedRows& two = near(cost - 2);
            frame.each_row(
                [&](std::size_t y) { fresh[y] = (one[y] & plain[y]) | (two[y] & dear[y]); });
        } else {
            frame.each_row([&](std::size_t y) { fresh[y] = one[y] & plain[y]; });
        }
        if (has_roads) add_roads(cost, fresh);
        if (has_rivers) add_rivers(cost, fresh);
        frame.each_row([&](std::size_t y) {
            fresh[y] &= open[y] & ~seen[y];
            seen[y] |= fresh[y];
        });
    }

    // T7.4.2: along a road a step over dear ground costs one.
    void add_roads(int cost, PaddedRows& fresh)
    {
        PaddedRows next;
        along(found(cost - 1), road, next);
        frame.each_row([&](std::size_t y) { fresh[y] |= next[y] & road[y] & dear[y]; });
    }

    // T7.4.3 to T7.4.5: into a river from anywhere, and along it.
    void add_rivers(int cost, PaddedRows& fresh)
    {
        const int ford = has_ford ? 1 : 0;
        for (int ground = 1; ground <= 2; ++ground) {
            const int entering = ground + 2 - ford;
            const int following = ground + 1 - ford;
            if (cost >= entering) {
                const PaddedRows& from = near(cost - entering);
                frame.each_row([&](std::size_t y) { fresh[y] |= from[y] & wet(y, ground); });
            }
            if (cost < following) continue;
            PaddedRows next;
            along(found(cost - following), river, next);
            frame.each_row([&](std::size_t y) { fresh[y] |= next[y] & wet(y, ground); });
        }
    }

    // The cells beside those of the set that lie on the network.
    void along(const PaddedRows& from, const PaddedRows& network, PaddedRows& next) const
    {
        PaddedRows on_it;
        frame.clear(on_it);
        frame.each_row([&](std::size_t y) { on_it[y] = from[y] & network[y]; });
        spread_straight(on_it, frame, next);
    }
    // River cells whose ground costs so much.
    Row wet(std::size_t y, int ground) const
    {
        const Row is_dear = ways.dear[y - 1];
        return river[y] & (ground == 2 ? is_dear : ~is_dear);
    }
};

constexpr bool knows_every_terrain()
{
    for (const TerrainRow& row : terrain_table) {
        if (!row.blocks_move && row.move_cost != 1 && row.move_cost != 2) return false;
    }
    return true;
}
static_assert(knows_every_terrain(),
              "rows of bits know terrain of cost one and two; a dearer one needs rows of its own");

}  // namespace

Ways Ways::of(const Map& map)
{
    Ways ways;
    for (std::uint16_t i = 0; i < cells; ++i) ways.read_tile(map, CellId{i});
    return ways;
}

void Ways::read_tile(const Map& map, CellId cell)
{
    const Tile tile = effective_tile(map, cell);
    const Row bit = Row{1} << x_of(cell);
    const auto write = [&](Rows& set, bool is_in) {
        Row& row = set[row_of_cell(cell)];
        row = is_in ? row | bit : row & ~bit;
    };
    write(blocked, tile.blocks_move());
    write(dear, tile.row().move_cost == 2);
    write(road, tile.is_in_force(Overlay::road));
    write(river, tile.is_in_force(Overlay::river));
}

void Ways::search(CellId from, int allowance, bool has_ford, bool rivers_are_frozen, CellId until,
                  Layers& out) const
{
    CHECK(allowance <= allowance_max);
    const int x = x_of(from);
    const int y = y_of(from);
    const int left = std::max(x - allowance, 0);
    const int right = std::min(x + allowance, columns - 1);
    const Frame frame{.first = place_of(std::max(y - allowance, 0) + 1),
                      .last = place_of(std::min(y + allowance, rows - 1) + 1),
                      .columns_near = ((Row{2} << right) - 1) & ~((Row{1} << left) - 1)};
    out.first = frame.first;
    out.last = frame.last;
    out.count = 1;
    frame.clear(out.found[0]);
    out.found[0][place_of(y + 1)] = Row{1} << x;
    PaddedRows seen;
    frame.each_row([&](std::size_t row) { seen[row] = out.found[0][row]; });
    Search search(*this, frame, has_ford, rivers_are_frozen, out);
    for (int cost = 1; cost <= allowance; ++cost) {
        search.layer(cost, seen);
        out.count = cost + 1;
        if (until.is_some() && out.cost_of(until) == cost) return;
    }
}

Rows Ways::reach(CellId from, int allowance, bool has_ford, bool rivers_are_frozen) const
{
    Layers layers;
    search(from, allowance, has_ford, rivers_are_frozen, CellId::none(), layers);
    Rows result{};
    for (int cost = 1; cost < layers.count; ++cost) {
        const PaddedRows& found = layers.found[static_cast<std::size_t>(cost)];
        for (std::size_t y = layers.first; y <= layers.last; ++y) result[y - 1] |= found[y];
    }
    return result;
}

}  // namespace sortie::taktik
