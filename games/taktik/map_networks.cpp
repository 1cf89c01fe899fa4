// Rivers, bridges and roads of a map (chapter G5).

#include <bit>
#include <limits>

#include "games/taktik/map_sketch.h"

namespace sortie::taktik {
namespace {

// ---- Helpers (G5.1) -------------------------------------------------------------------------------------------------

Spot edge_cell(Sketch& sketch)
{
    switch (draw(sketch, 4)) {
        case 0: return spot_at(draw(sketch, columns), 0);
        case 1: return spot_at(columns - 1, draw(sketch, rows));
        case 2: return spot_at(draw(sketch, columns), rows - 1);
        default: return spot_at(0, draw(sketch, rows));
    }
}

Spot opposite_cell(Sketch& sketch, Spot spot)
{
    if (spot_y(spot) == 0) return spot_at(draw(sketch, columns), rows - 1);
    if (spot_y(spot) == rows - 1) return spot_at(draw(sketch, columns), 0);
    if (spot_x(spot) == 0) return spot_at(columns - 1, draw(sketch, rows));
    return spot_at(0, draw(sketch, rows));
}

// No path of a river is longer than from one corner to the opposite one.
using Path = FixedVector<std::uint16_t, columns + rows>;

Path staircase(Sketch& sketch, Spot from, Spot to, int turn_percent)
{
    Path path;
    path.push_back(static_cast<std::uint16_t>(from));
    const int step_x = spot_x(to) < spot_x(from) ? -1 : 1;
    const int step_y = spot_y(to) < spot_y(from) ? -spot_stride : spot_stride;
    int left_x = difference(spot_x(from), spot_x(to));
    int left_y = difference(spot_y(from), spot_y(to));
    bool is_across = left_x >= left_y;
    int run = 0;
    while (left_x + left_y > 0) {
        const int ahead = is_across ? left_x : left_y;
        const int aside = is_across ? left_y : left_x;
        bool turns = ahead == 0;
        if (!turns && aside > 0 && run >= map_parameters.min_run) {
            turns = draw(sketch, 100) < turn_percent;
        }
        if (turns) {
            is_across = !is_across;
            run = 0;
        }
        from += is_across ? step_x : step_y;
        (is_across ? left_x : left_y) -= 1;
        ++run;
        path.push_back(static_cast<std::uint16_t>(from));
    }
    return path;
}

// ---- Rivers (G5.2, G5.3) --------------------------------------------------------------------------------------------

constexpr int trunk_tries = 30;
constexpr int tributary_attempts = 200;
constexpr int source_draws = 10;
constexpr std::size_t tributary_cells_min = 4;

void make_trunk(Sketch& sketch)
{
    Spot best_from = 0;
    Spot best_to = 0;
    int best = -1;
    for (int i = 0; i < trunk_tries; ++i) {
        const Spot from = edge_cell(sketch);
        const Spot to = opposite_cell(sketch, from);
        if (manhattan(from, to) <= best) continue;
        best = manhattan(from, to);
        best_from = from;
        best_to = to;
    }
    for (const std::uint16_t spot :
         staircase(sketch, best_from, best_to, map_parameters.trunk_turn_percent)) {
        sketch.river.insert(spot);
    }
}

// A cell on the edge far enough from the join, or 0.
Spot tributary_source(Sketch& sketch, Spot join)
{
    for (int i = 0; i < source_draws; ++i) {
        const Spot source = edge_cell(sketch);
        if (manhattan(source, join) >= map_parameters.tributary_min_distance) return source;
    }
    return 0;
}

bool is_tributary(const Sketch& sketch, const Path& path, Spot join)
{
    if (path.size() < tributary_cells_min) return false;
    BitField others = sketch.river;
    others.erase(join);
    const BitField closed = sketch.river | beside(others);
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        if (closed.contains(path[i])) return false;
    }
    return true;
}

// ---- Ways for roads (G5.6) ------------------------------------------------------------------------------------------

constexpr int price_plain = 10;
constexpr int price_near_river = 6;
constexpr int price_road_beside = 3;
constexpr int price_road_block = 60;
constexpr int price_most =
    price_plain + price_near_river + 4 * price_road_beside + price_road_block;

// Cells that wait to be looked at, by the least that a way through them can cost. No step adds as much as there are
// buckets, so a ring of them is enough; what waits in the same bucket may come in any order (see find_way).
class Waiting {
public:
    static constexpr int bucket_count = 128;
    static_assert(price_most + price_plain < bucket_count);

    void clear()
    {
        used_ = {};
        count_ = 0;
    }
    void add(int cost, Spot spot)
    {
        CHECK(count_ < entries_.size());
        const auto place = static_cast<std::size_t>(cost % bucket_count);
        std::uint64_t& used = used_[place / 64];
        const std::uint64_t bit = std::uint64_t{1} << (place % 64);
        entries_[count_] = {static_cast<std::uint16_t>(spot),
                            (used & bit) != 0 ? heads_[place] : none};
        heads_[place] = static_cast<std::uint16_t>(count_++);
        used |= bit;
    }
    // The smallest cost from `cost` on at which something waits, or -1.
    int next_cost(int cost) const
    {
        const int at = cost % bucket_count;
        for (int i = 0; i < bucket_count;) {
            const int place = (at + i) % bucket_count;
            const std::uint64_t rest = used_[static_cast<std::size_t>(place / 64)] >> (place % 64);
            if (rest != 0) return cost + i + std::countr_zero(rest);
            i += 64 - place % 64;
        }
        return -1;
    }
    // Takes a spot that waits at this cost; there must be one.
    Spot take(int cost)
    {
        const auto place = static_cast<std::size_t>(cost % bucket_count);
        const Entry entry = entries_[heads_[place]];
        heads_[place] = entry.next;
        if (entry.next == none) used_[place / 64] &= ~(std::uint64_t{1} << (place % 64));
        return entry.spot;
    }

private:
    static constexpr std::uint16_t none = std::numeric_limits<std::uint16_t>::max();
    struct Entry {
        std::uint16_t spot;
        std::uint16_t next;
    };
    // A cell waits at most once for each of its neighbours, and the start once.
    std::array<Entry, std::size_t{cells} * 4 + 1> entries_;
    std::array<std::uint16_t, bucket_count> heads_;
    std::array<std::uint64_t, bucket_count / 64> used_{};
    std::size_t count_ = 0;
};

// The roads of a map while they are laid: what it costs to enter each cell is kept up to date with them.
class RoadWorks {
public:
    explicit RoadWorks(Sketch& sketch) : sketch_(sketch), near_river_(around(sketch.river))
    {
        prices_.fill(closed);
        (board_field - (sketch.river - sketch.bridge)).for_each([&](Spot spot) {
            price(spot) = price_of(spot);
        });
    }

    void add(Spot spot)
    {
        if (sketch_.road.contains(spot)) return;
        sketch_.road.insert(spot);
        for (int dy = -spot_stride; dy <= spot_stride; dy += spot_stride) {
            for (int dx = -1; dx <= 1; ++dx) {
                std::uint8_t& changed = price(spot + dy + dx);
                if (changed != closed) changed = price_of(spot + dy + dx);
            }
        }
    }

    // All cells of the cheapest way become road. False if there is no way.
    bool lay(Spot from, Spot to)
    {
        if (!find_way(from, to)) return false;
        // Costs of entering change as cells become road, so the way is told first.
        FixedVector<std::uint16_t, cells> way;
        for (Spot at = to; at != from; at = before(at)) {
            way.push_back(static_cast<std::uint16_t>(at));
        }
        for (const Spot spot : way) add(spot);
        add(from);
        return true;
    }

private:
    static constexpr std::uint8_t closed = 0xff;
    static constexpr std::uint16_t unreached = std::numeric_limits<std::uint16_t>::max();

    std::uint8_t& price(Spot spot) { return prices_[static_cast<std::size_t>(spot)]; }
    int cost_of(Spot spot) const { return costs_[static_cast<std::size_t>(spot)]; }

    std::uint8_t price_of(Spot spot) const
    {
        const BitField& road = sketch_.road;
        if (road.contains(spot)) return price_plain;
        const bool n = road.contains(spot - spot_stride);
        const bool e = road.contains(spot + 1);
        const bool s = road.contains(spot + spot_stride);
        const bool w = road.contains(spot - 1);
        const bool is_block = (n && e && road.contains(spot - spot_stride + 1)) ||
                              (n && w && road.contains(spot - spot_stride - 1)) ||
                              (s && e && road.contains(spot + spot_stride + 1)) ||
                              (s && w && road.contains(spot + spot_stride - 1));
        return static_cast<std::uint8_t>(price_plain +
                                         (near_river_.contains(spot) ? price_near_river : 0) +
                                         price_road_beside * (int{n} + int{e} + int{s} + int{w}) +
                                         (is_block ? price_road_block : 0));
    }

    // G5.6 by costs alone: the price of a cell does not depend on where it is entered from, so all neighbours by which its
    // least cost is reached have the same cost themselves, and of those the rule takes the first in row-major order. So it
    // is enough to know the costs of all cells on cheapest ways, in whatever order they are found. No step costs less than
    // on plain, which bounds what is still to come and keeps the search between its two ends.
    bool find_way(Spot from, Spot to)
    {
        costs_.fill(unreached);
        waiting_.clear();
        costs_[static_cast<std::size_t>(from)] = 0;
        const auto to_come = [to](Spot spot) { return price_plain * manhattan(spot, to); };
        waiting_.add(to_come(from), from);
        int cost = to_come(from);
        while ((cost = waiting_.next_cost(cost)) >= 0) {
            if (cost > cost_of(to)) break;  // every cheapest way is known
            const Spot spot = waiting_.take(cost);
            const int here = cost_of(spot);
            if (here + to_come(spot) != cost) continue;  // reached cheaper since
            for (const int step : spot_steps) {
                const auto next = place_of(spot + step);
                const int sum = here + prices_[next];
                if (prices_[next] == closed || sum >= costs_[next]) continue;
                costs_[next] = static_cast<std::uint16_t>(sum);
                waiting_.add(sum + to_come(spot + step), spot + step);
            }
        }
        return cost_of(to) != unreached;
    }
    // Where a cheapest way enters the spot from.
    Spot before(Spot spot)
    {
        const int cost = cost_of(spot) - price(spot);
        for (const int step : {-spot_stride, -1, 1, spot_stride}) {
            if (cost_of(spot + step) == cost) return spot + step;
        }
        UNREACHABLE();
    }

    Sketch& sketch_;
    BitField near_river_;
    std::array<std::uint8_t, spots> prices_;
    std::array<std::uint16_t, spots> costs_;
    Waiting waiting_;
};

// ---- Roads (G5.5, G5.7 to G5.10) ------------------------------------------------------------------------------------

constexpr int arterial_attempts = 60;
constexpr int collector_tries = 60;
constexpr int collector_min_distance = 9;

void start_roads(const Sketch& sketch, RoadWorks& works)
{
    for (const Spot bridge : sketch.bridges) {
        works.add(bridge);
        for (const int step : spot_steps) {
            if (!sketch.river.contains(bridge + step)) works.add(bridge + step);
        }
    }
}

void lay_arterials(Sketch& sketch, RoadWorks& works)
{
    int laid = 0;
    for (int i = 0; i < arterial_attempts && laid < map_parameters.arterials; ++i) {
        const Spot from = edge_cell(sketch);
        const Spot to = opposite_cell(sketch, from);
        if (sketch.river.contains(from) || sketch.river.contains(to)) continue;
        if (works.lay(from, to)) ++laid;
    }
}

// The road cell outside of the set that is nearest to the spot, or 0.
Spot nearest_road_outside(const BitField& road, const BitField& set, Spot spot)
{
    Spot best = 0;
    int least = columns + rows;
    (road - set).for_each([&](Spot each) {
        if (manhattan(each, spot) >= least) return;
        least = manhattan(each, spot);
        best = each;
    });
    return best;
}

void link_bridges(const Sketch& sketch, RoadWorks& works)
{
    for (const Spot bridge : sketch.bridges) {
        for (const int step : spot_steps) {
            const Spot end = bridge + step;
            if (sketch.river.contains(end)) continue;
            const Spot other = nearest_road_outside(sketch.road, flood(sketch.road, end), end);
            if (other == 0) return;  // all roads are one, and no way parts them again
            works.lay(end, other);
        }
    }
}

void lay_collectors(Sketch& sketch, RoadWorks& works)
{
    const int target = cells * map_parameters.road_permille / 1000;
    for (int i = 0; i < collector_tries; ++i) {
        const int count = sketch.road.size();
        if (count >= target) return;
        const Spot from = sketch.road.nth(draw(sketch, count));
        const Spot to = sketch.road.nth(draw(sketch, count));
        if (manhattan(from, to) >= collector_min_distance) works.lay(from, to);
    }
}

void prune_roads(Sketch& sketch)
{
    const Degrees degrees = degrees_of(sketch.road);
    const BitField junctions = degrees.three_or_more - sketch.bridge;
    sketch.road = sketch.road - (((degrees.one & inner_field) - sketch.bridge) & beside(junctions));
}

}  // namespace

void make_rivers(Sketch& sketch)
{
    make_trunk(sketch);
    const int target = cells * map_parameters.river_permille / 1000;
    for (int i = 0; i < tributary_attempts && sketch.river.size() < target; ++i) {
        const BitField candidates = straight_ones(sketch.river) & inner_field;
        if (candidates.empty()) return;
        const Spot join = candidates.nth(draw(sketch, candidates.size()));
        const Spot source = tributary_source(sketch, join);
        if (source == 0 || sketch.river.contains(source)) continue;
        const Path path = staircase(sketch, source, join, map_parameters.tributary_turn_percent);
        if (!is_tributary(sketch, path, join)) continue;
        for (const std::uint16_t spot : path) sketch.river.insert(spot);
    }
}

void make_bridges(Sketch& sketch)
{
    const int budget = 1 + sketch.river.size() / map_parameters.bridge_every;
    BitField list = straight_ones(sketch.river) & inner_field;
    for (int left = list.size(); left > 0; --left) {
        if (static_cast<int>(sketch.bridges.size()) >= budget) return;
        const Spot spot = list.nth(draw(sketch, left));
        list.erase(spot);
        bool is_far = true;
        for (const Spot bridge : sketch.bridges) {
            is_far &= manhattan(bridge, spot) >= map_parameters.bridge_spacing;
        }
        if (!is_far) continue;
        sketch.bridges.push_back(static_cast<std::uint16_t>(spot));
        sketch.bridge.insert(spot);
    }
}

void make_roads(Sketch& sketch)
{
    RoadWorks works(sketch);
    start_roads(sketch, works);
    lay_arterials(sketch, works);
    link_bridges(sketch, works);
    lay_collectors(sketch, works);
    prune_roads(sketch);
}

}  // namespace sortie::taktik
