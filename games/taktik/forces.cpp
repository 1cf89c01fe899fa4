#include "games/taktik/forces.h"

#include "games/taktik/auto_deploy.h"
#include "games/taktik/events.h"

namespace sortie::taktik {
namespace {

int count_with(const State& state, Side side, Status status)
{
    int count = 0;
    for (std::uint8_t i = first_unit_of(side); i <= last_unit_of(side); ++i) {
        if (state.units[i].status == status) ++count;
    }
    return count;
}

}  // namespace

void put_on_board(State& state, UnitId unit, CellId cell)
{
    CHECK(!state.ways.is_taken(cell));
    Unit& placed = state.units[unit.index];
    placed.cell = cell;
    placed.status = Status::on_board;
    placed.hp = row_of(unit).hp;
    state.ways.occupy(cell);
}

void move_on_board(State& state, UnitId unit, CellId cell)
{
    CHECK(!state.ways.is_taken(cell));
    Unit& moved = state.units[unit.index];
    CHECK(moved.is_on_board());
    state.ways.vacate(moved.cell);
    moved.cell = cell;
    state.ways.occupy(cell);
}

void take_off_board(State& state, UnitId unit, Status status)
{
    Unit& gone = state.units[unit.index];
    CHECK(gone.is_on_board());
    state.ways.vacate(gone.cell);
    gone = Unit{};
    gone.status = status;
}

UnitId next_in_reserve(const State& state, Side side)
{
    for (int i = 0; i < reserve_units; ++i) {
        const UnitId unit = unit_of(side, unit_count_of(side) + 1 + i);
        if (unit_in(state, unit).status == Status::reserve) return unit;
    }
    return UnitId::none();
}

void home_cells(const State& state, Side side, Candidates& out)
{
    const int home = side == Side::attacker ? 0 : rows - 1;
    const int inward = side == Side::attacker ? 1 : -1;
    for (int y = home; is_on_board(0, y) && out.size() == 0; y += inward) {
        for (int x = 0; x < columns; ++x) {
            const CellId cell = cell_at(x, y);
            if (is_deployment_cell(state.map, side, cell) && !state.ways.is_taken(cell)) {
                out.add(cell);
            }
        }
    }
}

void enter_from_reserve(State& state, Side side, CellId cell, Events& events)
{
    const UnitId unit = next_in_reserve(state, side);
    CHECK(unit.is_some());
    put_on_board(state, unit, cell);
    state.units[unit.index].moved = Moved::walked;
    events.tell(told::entered, unit, cell);
}

int surviving_value(const State& state, Side side)
{
    int value = 0;
    for_each_on_board(state, side, [&](UnitId unit) { value += row_of(unit).value; });
    return value;
}

int lost_by_elimination(const State& state, Side side)
{
    return count_with(state, side, Status::eliminated);
}

int evacuated_of(const State& state, Side side)
{
    return count_with(state, side, Status::evacuated);
}

int units_in_quadrant(const State& state, Side side, Quadrant quadrant)
{
    int count = 0;
    for_each_on_board(state, side, [&](UnitId unit) {
        if (quadrant_of(unit_in(state, unit).cell) == quadrant) ++count;
    });
    return count;
}

bool controls_quadrant(const State& state, Side side, Quadrant quadrant)
{
    return units_in_quadrant(state, side, quadrant) >
           units_in_quadrant(state, other_side(side), quadrant);
}

}  // namespace sortie::taktik
