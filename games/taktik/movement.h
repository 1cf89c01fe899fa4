#pragma once
// Movement (chapter T7): declaring a move, and its stages SM0 to SM6.
//
// A move is declared in one of two ways that are carried out alike. `move UNIT CELL` takes the canonical way (T7.11),
// `march UNIT ROUTE` names every step, which matters when the unit may be stopped on its way. Lists of legal moves hold
// the first form; there are too many routes to list, so the argument of the second is open (engine/action.h) and judged
// step by step.
//
//     canonical_path(state, unit, cell)
//     judge_path(state, unit, path)          // what is wrong with a way, by its first wrong step (T7.7)

#include "engine/action.h"
#include "engine/event.h"
#include "games/taktik/codes.h"
#include "games/taktik/effects.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

inline constexpr int moves_in_a_turn = 5;  // T7.1

// ---- Ways -----------------------------------------------------------------------------------------------------------

enum class PathFault : std::uint8_t { none, empty, step, occupied, impassable, cost };

// T7.7: the first step that is wrong decides, because it is impossible or because the way so far costs too much.
PathFault judge_path(const State& state, UnitId unit, const Path& path);
int path_cost(const State& state, UnitId unit, const Path& path);
// What a step costs this unit here (T7.4).
int cost_of_step(const State& state, UnitId unit, CellId from, CellId to);
// T7.6, units included.
bool can_step(const State& state, CellId from, CellId to);

// T7.11: lowest cost, fewest steps, then the directions that come first. Empty if the unit cannot get there.
Path canonical_path(const State& state, UnitId unit, CellId to);
Rows reach_of(const State& state, UnitId unit);

// ---- Routes as arguments: five steps in a number, as digits 1 to 8 to the base of nine ------------------------------

inline constexpr std::size_t steps_in_a_route = 5;
inline constexpr std::uint16_t route_count = 9 * 9 * 9 * 9 * 9;
void write_route(Argument value, std::string& out);
bool read_route(std::string_view word, Argument& value);
inline constexpr Kind route_kind{
    .name = "route", .count = route_count, .write = write_route, .read = read_route};

// The steps of a route; a gap between two steps makes it malformed.
struct Route {
    std::array<std::uint8_t, steps_in_a_route> digits{};
    static Route of(Argument value);
    bool has_gap() const;
    bool is_full() const { return digits.back() != 0; }
};
Argument route_argument(std::span<const Direction> steps);
// The cells of a march; a step beyond the edge is the cell `none`, and nothing follows it.
Path path_of(const State& state, UnitId unit, Argument first, Argument second);

// ---- The actions ----------------------------------------------------------------------------------------------------

inline bool unit_is_on_board(const State& state, const Chosen& chosen)
{
    return is_on_board(state, chosen.as<UnitId>(0));
}
inline bool unit_is_own(const State& state, const Chosen& chosen)
{
    return side_of(chosen.as<UnitId>(0)) == side_of(state, chosen);
}
inline bool unit_has_not_moved(const State& state, const Chosen& chosen)
{
    return !unit_in(state, chosen.as<UnitId>(0)).has_moved();
}
inline bool a_move_is_left(const State& state, const Chosen& chosen)
{
    return state.moves_used < move_limit(state, side_of(state, chosen));
}
inline bool unit_is_not_held(const State& state, const Chosen& chosen)
{
    return !cannot_move(state, chosen.as<UnitId>(0));
}
inline void own_units_on_board(const State& state, const Chosen& chosen, Candidates& out)
{
    for_each_on_board(state, side_of(state, chosen), [&](UnitId unit) { out.add(unit); });
}
void own_units_to_move(const State& state, const Chosen& chosen, Candidates& out);
void cells_in_reach(const State& state, const Chosen& chosen, ValueWords& out);

inline bool cell_is_elsewhere(const State& state, const Chosen& chosen)
{
    return unit_in(state, chosen.as<UnitId>(0)).cell != chosen.as<CellId>(1);
}
inline bool cell_is_free(const State& state, const Chosen& chosen)
{
    return !state.ways.is_taken(chosen.as<CellId>(1));
}
inline bool cell_is_passable(const State& state, const Chosen& chosen)
{
    return !effective_tile(state.map, chosen.as<CellId>(1)).blocks_move();
}
// T7.12: over any number of steps and at any price.
bool a_way_leads_there(const State& state, const Chosen& chosen);
inline bool never(const State&, const Chosen&)
{
    return false;
}

inline constexpr ShortList<Condition<State>, conditions_max> own_unit_conditions{
    {"T7.1", "the unit is on the board", unit_is_on_board, code::unit_unknown},
    {"T7.1", "the unit is yours", unit_is_own, code::unit_owner},
    {"T7.1", "the unit has not moved in this turn", unit_has_not_moved, "E_UNIT_MOVED"},
    {"T7.1", "fewer units have moved than may move in this turn", a_move_is_left, "E_MOVE_LIMIT"},
    {"T7.3", "no effect keeps the unit from moving", unit_is_not_held, "E_MOVE_BLOCKED"},
};

inline constexpr Pick<State> unit_to_move{
    .name = "unit",
    .kind = &unit_kind,
    .from = own_units_to_move,
    .prompt = "Which unit moves?",
    .outside = own_unit_conditions,
};

void do_move(State& state, const Chosen& chosen, Events& events);
void do_march(State& state, const Chosen& chosen, Events& events);

inline constexpr Action<State> move_unit{
    .name = "move",
    .prompt = "Move a unit",
    .pick =
        {unit_to_move,
         {.name = "to",
          .kind = &cell_kind,
          .from = each_bit<State, cells_in_reach>,
          .words = cells_in_reach,
          .prompt = "Where to?",
          .outside = {{"T7.2", "the way has at least one step", cell_is_elsewhere, "E_PATH_EMPTY"},
                      {"T7.6", "no unit stands on the cell", cell_is_free, "E_PATH_OCCUPIED"},
                      {"T7.6", "the cell can be entered", cell_is_passable, "E_PATH_IMPASSABLE"},
                      {"T7.12", "a way leads to the cell", a_way_leads_there, "E_PATH_IMPASSABLE"},
                      {"T7.7", "the way costs no more than the unit's allowance", never,
                       "E_MOVE_COST"}}}},
    .apply = do_move,
};

PathFault fault_of_march(const State& state, const Chosen& chosen);
template <PathFault fault>
bool march_is_not(const State& state, const Chosen& chosen)
{
    return fault_of_march(state, chosen) != fault;
}
inline bool route_goes_on(const State&, const Chosen& chosen)
{
    return Route::of(chosen.move.arguments[1]).is_full();
}
// A route that goes on is judged when its rest is known.
template <PathFault fault>
bool first_part_is_not(const State& state, const Chosen& chosen)
{
    return route_goes_on(state, chosen) || march_is_not<fault>(state, chosen);
}
inline bool route_is_whole(const State&, const Chosen& chosen)
{
    return !Route::of(chosen.move.arguments[chosen.move.count - 1U]).has_gap();
}

inline constexpr Action<State> march_unit{
    .name = "march",
    .prompt = "Move a unit by a way of your own",
    .pick = {unit_to_move,
             {.name = "route",
              .kind = &route_kind,
              .from = no_values<State>,
              .where = {{"T7.2", "the route has no gap", route_is_whole, "E_PATH_STEP"},
                        {"T7.2", "the way has at least one step",
                         first_part_is_not<PathFault::empty>, "E_PATH_EMPTY"},
                        {"T7.2", "every step leads to a neighbouring cell of the board",
                         first_part_is_not<PathFault::step>, "E_PATH_STEP"},
                        {"T7.6", "no unit stands on the way",
                         first_part_is_not<PathFault::occupied>, "E_PATH_OCCUPIED"},
                        {"T7.6", "every cell of the way can be entered",
                         first_part_is_not<PathFault::impassable>, "E_PATH_IMPASSABLE"},
                        {"T7.7", "the way costs no more than the unit's allowance",
                         first_part_is_not<PathFault::cost>, "E_MOVE_COST"}},
              .prompt = "By which way?",
              .is_open = true},
             {.name = "rest",
              .kind = &route_kind,
              .from = no_values<State>,
              .where = {{"T7.2", "the route has no gap", route_is_whole, "E_PATH_STEP"},
                        {"T7.2", "every step leads to a neighbouring cell of the board",
                         march_is_not<PathFault::step>, "E_PATH_STEP"},
                        {"T7.6", "no unit stands on the way", march_is_not<PathFault::occupied>,
                         "E_PATH_OCCUPIED"},
                        {"T7.6", "every cell of the way can be entered",
                         march_is_not<PathFault::impassable>, "E_PATH_IMPASSABLE"},
                        {"T7.7", "the way costs no more than the unit's allowance",
                         march_is_not<PathFault::cost>, "E_MOVE_COST"}},
              .only_if = route_goes_on,
              .prompt = "And on?",
              .is_open = true}},
    .apply = do_march,
};

// ---- Stages (T7.8) --------------------------------------------------------------------------------------------------

bool a_move_is_declared(const State& state);
void walk(State& state, Events& events);      // SM2 to SM4
bool has_walked(const State& state);          // SM5: the window opens only then
void end_move(State& state, Events& events);  // SM6

}  // namespace sortie::taktik
