#include "games/taktik/movement.h"

#include <bit>

#include "games/taktik/events.h"
#include "games/taktik/forces.h"
#include "games/taktik/near.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

// T3.7: rivers under an effect that freezes them do not count.
const TileChange& frozen_rivers()
{
    static const TileChange change{
        .where = CellSet::first(cells), .removes = Tile{}.with(Overlay::river), .adds = {}};
    return change;
}

int step_cost_here(const State& state, CellId from, CellId to, bool has_ford)
{
    if (!rivers_are_frozen(state)) return step_cost(state.map, from, to, has_ford);
    const ChangedMap ground{.map = state.map, .changes = std::span(&frozen_rivers(), 1)};
    return step_cost(ground, from, to, has_ford);
}

// The canonical way through layers of costs (T7.11). Every cell of a cheapest way is reached at its own least cost, so a
// step is on such a way exactly if its price is the difference of the two. Lengths are tried from the shortest, and
// directions in their order: the first way that is found is the one.
template <class SomeLayers>
class WayFinder {
public:
    WayFinder(const State& state, const SomeLayers& layers, CellId to, bool has_ford)
        : state_(state), layers_(layers), to_(to), goal_cost_(layers.cost_of(to)),
          has_ford_(has_ford)
    {
    }

    Path find(CellId start)
    {
        if (goal_cost_ < 0) return {};
        for (int steps = distance(start, to_); steps <= goal_cost_; ++steps) {
            if (extend(start, 0, steps)) return path_;
        }
        UNREACHABLE();
    }

private:
    // Whether the goal is that many steps away; the way is then written behind the part that leads here.
    bool extend(CellId at, int cost, int steps)
    {
        for (unsigned ways = ways_from(at); ways != 0; ways &= ways - 1) {
            const CellId next = step_towards(at, static_cast<Direction>(std::countr_zero(ways)));
            const int rest = steps - 1;
            if (distance(next, to_) > rest) continue;
            const int price = layers_.cost_of(next) - cost;
            if (price <= 0 || cost + price + rest > goal_cost_) continue;
            if (step_cost_here(state_, at, next, has_ford_) != price) continue;
            if (!is_step_possible(state_.map, at, next)) continue;
            path_.push_back(next);
            if (rest == 0) return true;
            if (!tried_[place_of(rest)].contains(next)) {
                if (extend(next, cost + price, rest)) return true;
                tried_[place_of(rest)].insert(next);
            }
            path_.pop_back();
        }
        return false;
    }

    const State& state_;
    const SomeLayers& layers_;
    const CellId to_;
    const int goal_cost_;
    const bool has_ford_;
    Path path_;
    std::array<CellSet, path_max> tried_;  // cells from which the goal is not so many steps away
};

void declare_move(State& state, UnitId unit, const Path& path, Events& events)
{
    CHECK(state.resolution.kind == ResolutionKind::none);
    CHECK(!path.empty());
    ++state.moves_used;
    state.units[unit.index].moved = Moved::held;
    state.resolution.kind = ResolutionKind::move;
    state.resolution.unit = unit;
    state.resolution.path = path;
    events.tell(told::move_declared, unit, unit_in(state, unit).cell, path.back());
}

}  // namespace

int cost_of_step(const State& state, UnitId unit, CellId from, CellId to)
{
    return step_cost_here(state, from, to, row_of(unit).has_ford);
}

bool can_step(const State& state, CellId from, CellId to)
{
    return is_step_possible(state.map, from, to) && !state.ways.is_taken(to);
}

PathFault judge_path(const State& state, UnitId unit, const Path& path)
{
    if (path.empty()) return PathFault::empty;
    const int allowance = allowance_of(state, unit);
    CellId from = unit_in(state, unit).cell;
    int cost = 0;
    for (const CellId to : path) {
        if (to.is_none() || !are_neighbours(from, to)) return PathFault::step;
        if (state.ways.is_taken(to)) return PathFault::occupied;
        if (!is_step_possible(state.map, from, to)) return PathFault::impassable;
        cost += cost_of_step(state, unit, from, to);
        if (cost > allowance) return PathFault::cost;
        from = to;
    }
    return PathFault::none;
}

int path_cost(const State& state, UnitId unit, const Path& path)
{
    CellId from = unit_in(state, unit).cell;
    int cost = 0;
    for (const CellId to : path) {
        cost += cost_of_step(state, unit, from, to);
        from = to;
    }
    return cost;
}

Rows reach_of(const State& state, UnitId unit)
{
    return state.ways.reach(unit_in(state, unit).cell, allowance_of(state, unit),
                            row_of(unit).has_ford, rivers_are_frozen(state));
}

Path canonical_path(const State& state, UnitId unit, CellId to)
{
    const CellId start = unit_in(state, unit).cell;
    const bool has_ford = row_of(unit).has_ford;
    const bool is_frozen = rivers_are_frozen(state);
    const int allowance = allowance_of(state, unit);
    if (to == start) return {};
    if (allowance <= near_max) {
        NearLayers layers;
        search_near(state.ways, start, allowance, has_ford, is_frozen, layers);
        return WayFinder(state, layers, to, has_ford).find(start);
    }
    Layers layers;
    state.ways.search(start, allowance, has_ford, is_frozen, to, layers);
    return WayFinder(state, layers, to, has_ford).find(start);
}

// ---- Routes ---------------------------------------------------------------------------------------------------------

Route Route::of(Argument value)
{
    Route route;
    unsigned rest = value < route_count ? value : 0;
    for (std::uint8_t& digit : route.digits) {
        digit = static_cast<std::uint8_t>(rest % 9);
        rest /= 9;
    }
    return route;
}

bool Route::has_gap() const
{
    for (std::size_t i = 1; i < digits.size(); ++i) {
        if (digits[i] != 0 && digits[i - 1] == 0) return true;
    }
    return false;
}

// "S-SE-E"; a route without a step is ".", and so is every gap.
void write_route(Argument value, std::string& out)
{
    const Route route = Route::of(value);
    std::size_t length = steps_in_a_route;
    while (length > 0 && route.digits[length - 1] == 0) --length;
    if (length == 0) out += ".";
    for (std::size_t i = 0; i < length; ++i) {
        if (i > 0) out += "-";
        out += route.digits[i] == 0 ? "." : names_of(Direction{})[route.digits[i] - 1U];
    }
}

bool read_route(std::string_view word, Argument& value)
{
    if (word == ".") {
        value = 0;
        return true;
    }
    unsigned sum = 0;
    unsigned factor = 1;
    for (std::size_t at = 0; at <= word.size();) {
        const std::size_t end = std::min(word.find('-', at), word.size());
        const std::string_view step = word.substr(at, end - at);
        unsigned digit = step == "." ? 0 : 9;
        for (std::size_t i = 0; i < direction_count; ++i) {
            if (names_of(Direction{})[i] == step) digit = static_cast<unsigned>(i + 1);
        }
        if (digit == 9 || factor >= route_count) return false;
        sum += digit * factor;
        factor *= 9;
        if (end == word.size() && digit == 0) return false;  // a route does not end with a gap
        at = end + 1;
    }
    value = static_cast<Argument>(sum);
    return true;
}

Argument route_argument(std::span<const Direction> steps)
{
    CHECK(steps.size() <= steps_in_a_route);
    unsigned sum = 0;
    for (std::size_t i = steps.size(); i-- > 0;) {
        sum = sum * 9 + static_cast<unsigned>(number_of(steps[i])) + 1;
    }
    return static_cast<Argument>(sum);
}

Path path_of(const State& state, UnitId unit, Argument first, Argument second)
{
    Path path;
    CellId at = unit_in(state, unit).cell;
    for (const Argument part : {first, second}) {
        for (const std::uint8_t digit : Route::of(part).digits) {
            if (digit == 0) return path;
            at = neighbour(at, static_cast<Direction>(digit - 1));
            path.push_back(at);
            if (at.is_none()) return path;
        }
    }
    return path;
}

PathFault fault_of_march(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    return judge_path(state, unit,
                      path_of(state, unit, chosen.move.arguments[1],
                              chosen.has(2) ? chosen.move.arguments[2] : Argument{0}));
}

// ---- Lists ----------------------------------------------------------------------------------------------------------

void own_units_to_move(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    if (state.moves_used >= move_limit(state, side)) return;
    const UnitSet touched = units_touched(state, Primitive::cannot_move);
    for_each_on_board(state, side, [&](UnitId unit) {
        if (unit_in(state, unit).has_moved()) return;
        if (!touched.contains(unit) || !cannot_move(state, unit)) out.add(unit);
    });
}

void cells_in_reach(const State& state, const Chosen& chosen, ValueWords& out)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const int allowance = allowance_of(state, unit);
    if (allowance <= near_max) {
        NearReach reach;
        reach_near(state.ways, unit_in(state, unit).cell, allowance, row_of(unit).has_ford,
                   rivers_are_frozen(state), reach);
        reach.each_word(
            [&](int first, std::uint64_t bits) { out.add(static_cast<Argument>(first), bits); });
        return;
    }
    const Rows reach = reach_of(state, unit);
    for (std::size_t y = 0; y < reach.size(); ++y) {
        out.add(static_cast<Argument>(y * columns), reach[y]);
    }
}

bool a_way_leads_there(const State& state, const Chosen& chosen)
{
    const CellId goal = chosen.as<CellId>(1);
    CellSet seen{unit_in(state, chosen.as<UnitId>(0)).cell};
    FixedVector<CellId, cells> open;
    open.push_back(seen.front());
    while (!open.empty() && !seen.contains(goal)) {
        const CellId from = open.pop_back();
        for (unsigned ways = ways_from(from); ways != 0; ways &= ways - 1) {
            const CellId to = step_towards(from, static_cast<Direction>(std::countr_zero(ways)));
            if (seen.contains(to) || !can_step(state, from, to)) continue;
            seen.insert(to);
            open.push_back(to);
        }
    }
    return seen.contains(goal);
}

// ---- Commands and stages --------------------------------------------------------------------------------------------

void do_move(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    declare_move(state, unit, canonical_path(state, unit, chosen.as<CellId>(1)), events);
}

void do_march(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const Argument rest = chosen.has(2) ? chosen.move.arguments[2] : Argument{0};
    declare_move(state, unit, path_of(state, unit, chosen.move.arguments[1], rest), events);
}

bool a_move_is_declared(const State& state)
{
    return state.resolution.kind == ResolutionKind::move;
}

// The path is never chosen anew: the unit stops where it can no longer pay, or may no longer go (SM3).
void walk(State& state, Events& events)
{
    Resolution& move = state.resolution;
    const UnitId unit = move.unit;
    int left = cannot_move(state, unit) ? 0 : allowance_of(state, unit);
    for (const CellId to : move.path) {
        const CellId from = unit_in(state, unit).cell;
        const int cost = cost_of_step(state, unit, from, to);
        if (cost > left || !can_step(state, from, to)) break;
        left -= cost;
        move_on_board(state, unit, to);
        ++move.steps;
        events.tell(told::stepped, unit, to);
    }
    if (move.steps == 0) {
        events.tell(told::unit_held, unit);
        return;
    }
    state.units[unit.index].moved = Moved::walked;
    events.tell(told::unit_moved, unit, unit_in(state, unit).cell, move.steps);
}

bool has_walked(const State& state)
{
    return state.resolution.steps > 0;
}

void end_move(State& state, Events& events)
{
    end_effects(state, Lifetime::this_resolution, events);
    state.resolution = Resolution{};
    judge(state, Moment::in_turn, events);
}

}  // namespace sortie::taktik
