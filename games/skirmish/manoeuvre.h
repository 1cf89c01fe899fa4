#pragma once
// The manoeuvre (chapter B3) and the storm (chapter B6): what a seat may order its units to do.
//
// In the manoeuvre all seats order at the same time. A seat is done when none of its units has a
// step left; nothing is stored about it, so a unit that gains steps wakes its seat again. Two rules
// keep the hurry out: nobody runs two orders ahead (B3.3), and a fight stops everyone until it is
// over (B3.6).
//
// An attack only writes `state.fight`; the flow sees it, leaves the simultaneous step and fights it
// (fight.h). The pace is a condition of every order, the halt included: the slowest seat can always
// halt, so play waits for a seat exactly as long as public facts say, whatever is in anybody's
// hand.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "games/skirmish/board.h"
#include "games/skirmish/cards.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

inline constexpr int lead_max = 2;  // B3.3

constexpr bool has_steps(const State& state, Seat seat)
{
    int steps = 0;
    for (const UnitId unit : squad_of(seat)) steps |= unit_in(state, unit).steps;
    return steps != 0;
}

// B3.7
constexpr bool someone_has_steps(const State& state)
{
    int steps = 0;
    for (const Unit& unit : state.units) steps |= unit.steps;
    return steps != 0;
}
constexpr bool seat_is_done(const State& state, Seat seat)
{
    return !has_steps(state, seat);
}

// B3.3: a seat that has no steps left holds nobody up.
constexpr bool keeps_pace(const State& state, Seat seat)
{
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const bool is_ahead = state.orders[seat.index] >= state.orders[seat_at(i).index] + lead_max;
        if (is_ahead && has_steps(state, seat_at(i))) return false;
    }
    return true;
}

constexpr bool fight_is_waiting(const State& state)
{
    return state.fight.is_some();
}

// ---- Choices and conditions ---------------------------------------------------------------------

inline bool may_order(const State& state, const Chosen& chosen)
{
    return keeps_pace(state, chosen.seat);
}
inline bool unit_has_a_step(const State& state, const Chosen& chosen)
{
    return unit_in(state, chosen.as<UnitId>(0)).steps > 0;
}
inline bool seat_has_steps(const State& state, const Chosen& chosen)
{
    return has_steps(state, chosen.seat);
}
inline void cells_beside_unit(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const CellId cell : neighbours_of(unit_in(state, chosen.as<UnitId>(0)).cell)) {
        out.add(cell);
    }
}
inline bool cell_is_dry(const State& state, const Chosen& chosen)
{
    return !river_of(state.map).contains(chosen.as<CellId>(1));
}
inline bool cell_is_not_mine(const State& state, const Chosen& chosen)
{
    return !stands_on(state, chosen.seat, chosen.as<CellId>(1));
}
inline bool enemy_is_there(const State& state, const Chosen& chosen)
{
    return is_occupied(state, chosen.as<CellId>(1));
}

// B3.5: what the attacker does if it wins.
inline constexpr std::array<std::string_view, 2> then_names{"follow", "stay"};
inline constexpr Argument then_follow = 0;
inline constexpr Argument then_stay = 1;
inline void write_then(Argument value, std::string& out)
{
    out += then_names[value];
}
inline constexpr Kind then_kind{.name = "then", .count = 2, .write = write_then};

inline void enemies_in_range(const State& state, const Chosen& chosen, Candidates& out)
{
    const CellId from = unit_in(state, chosen.as<UnitId>(0)).cell;
    for (std::uint8_t i = 0; i < units_max; ++i) {
        const bool is_enemy = state.units[i].is_alive() && owner_of(UnitId{i}) != chosen.seat;
        if (is_enemy && distance(from, state.units[i].cell) <= barrage_range) out.add(UnitId{i});
    }
}
inline void enemies_in_strongholds_beside(const State& state, const Chosen& chosen, Candidates& out)
{
    const CellSet beside = neighbours_of(unit_in(state, chosen.as<UnitId>(0)).cell);
    for (std::uint8_t i = 0; i < units_max; ++i) {
        const Unit& unit = state.units[i];
        const bool is_enemy = unit.is_alive() && owner_of(UnitId{i}) != chosen.seat;
        if (is_enemy && beside.contains(unit.cell) &&
            is_stronghold(terrain_at(state.map, unit.cell))) {
            out.add(UnitId{i});
        }
    }
}

inline constexpr Condition<State> pace_is_kept{
    "B3.3", "you are less than two orders ahead of every seat that still has steps", may_order,
    "E_AHEAD"};
inline constexpr Condition<State> has_a_step{"B3.1", "the unit has a step left", unit_has_a_step,
                                             "E_NO_STEP"};

// ---- Orders -------------------------------------------------------------------------------------

void do_step(State& state, const Chosen& chosen, Events& events);
void do_barrage(State& state, const Chosen& chosen, Events& events);
void do_halt(State& state, const Chosen& chosen, Events& events);
void do_storm(State& state, const Chosen& chosen, Events& events);

inline constexpr Action<State> step{
    .name = "step",
    .prompt = "Step with a unit, or attack",
    .when = {pace_is_kept},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {has_a_step},
              .prompt = "Which unit?"},
             {.name = "to",
              .kind = &cell_kind,
              .from = cells_beside_unit,
              .where = {{"B1.2", "the cell is not river", cell_is_dry, "E_RIVER"},
                        {"B3.2", "none of your units stands there", cell_is_not_mine,
                         "E_OWN_UNIT"}},
              .prompt = "To which cell?"},
             {.name = "then",
              .kind = &then_kind,
              .from = each_below<State, 2>,
              .only_if = enemy_is_there,
              .prompt = "If you win: follow into the cell, or stay?"}},
    .apply = do_step,
};

// B4.5: a card, an order and an attack in one.
inline constexpr Action<State> barrage{
    .name = "barrage",
    .prompt = "Play barrage: attack from afar",
    .when = {pace_is_kept, card_is_held<card::barrage>, no_card_yet},
    .pick =
        {{.name = "unit",
          .kind = &unit_kind,
          .from = own_units,
          .where = {has_a_step},
          .prompt = "Which unit calls it?"},
         {.name = "target", .kind = &unit_kind, .from = enemies_in_range, .prompt = "On whom?"}},
    .apply = do_barrage,
};

// B3.4
inline constexpr Action<State> halt{
    .name = "halt",
    .prompt = "Halt: give up all steps that are left",
    .when = {pace_is_kept, {"B3.4", "you have steps left", seat_has_steps, "E_NO_STEP"}},
    .pick = {},
    .apply = do_halt,
};

// B6.1
inline constexpr Action<State> storm{
    .name = "storm",
    .prompt = "Storm a stronghold",
    .pick = {{.name = "unit", .kind = &unit_kind, .from = own_units, .prompt = "With which unit?"},
             {.name = "target",
              .kind = &unit_kind,
              .from = enemies_in_strongholds_beside,
              .prompt = "Against whom?"}},
    .apply = do_storm,
};
inline constexpr Action<State> hold{
    .name = "hold",
    .prompt = "Storm nothing",
    .pick = {},
    .apply = do_nothing<State>,
};

}  // namespace sortie::skirmish
