#include "games/taktik/setup.h"

#include <bit>

#include "games/taktik/events.h"
#include "games/taktik/forces.h"
#include "games/taktik/map_maker.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

void make_board(State& state, const Setup& setup)
{
    if (const int map = value_of(setup, Option::map); map != 0) {
        const HandMap& drawn = hand_map(static_cast<HandMapName>(map - 1));
        state.map = drawn.map;
        state.markers = drawn.markers;
    } else {
        // T9.8: a quarter of the game's seed is no secret then; the rest keeps the dice.
        state.map_seed = static_cast<std::uint64_t>(value_of(setup, Option::map_seed));
        if (state.map_seed == 0) state.map_seed = map_seed_of(setup.seed);
        state.map = make_map(state.map_seed).map;
        state.markers = place_markers(state.map);
    }
    state.ways = Ways::of(state.map);
}

// T15.4
void set_control(State& state)
{
    for (const Side side : all_sides) {
        for (const Marker marker :
             {base_of(side), depot_of(side), supply_a_of(side), supply_b_of(side)}) {
            state.control[static_cast<std::size_t>(marker)] = owner_of(side);
        }
    }
}

// T5.3: in the order of the table, then shuffled.
void make_deck(State& state)
{
    const bool is_large = state.terms.deck_size == deck_max;
    for (std::uint8_t i = 0; i < first_tactic; ++i) {
        const CardRow& row = card_table[i];
        const int copies = is_large ? row.copies_90 : row.copies_60;
        for (int k = 0; k < copies; ++k) state.deck.put_on_top(CardId{i});
    }
    CHECK(state.deck.size() == state.terms.deck_size);
    state.deck.shuffle(state.rng);
}

void make_units(State& state)
{
    for (std::uint8_t i = 0; i < units_max; ++i) {
        if (is_reserve_unit(UnitId{i})) state.units[i].status = Status::reserve;
    }
}

UnitId next_to_deploy(const State& state, Side side)
{
    for (int i = 1; i <= unit_count_of(side); ++i) {
        if (unit_in(state, unit_of(side, i)).status == Status::waiting) return unit_of(side, i);
    }
    return UnitId::none();
}

UnitSet convoy_starts(const State& state, Side side)
{
    UnitSet set;
    for_each_on_board(state, side, [&](UnitId unit) {
        if (type_of(unit) == UnitType::mech && is_convoy_start(unit_in(state, unit).cell)) {
            set.insert(unit);
        }
    });
    return set;
}

// T17.4: everything is placed, and no unit stands where a convoy begins.
bool lacks_convoy(const State& state, Side side)
{
    return has_mission(state, side, ms::convoy_protection) && convoy_starts(state, side).empty();
}

void place(State& state, UnitId unit, CellId cell, Events& events)
{
    if (is_on_board(state, unit)) take_off_board(state, unit, Status::waiting);
    put_on_board(state, unit, cell);
    events.tell(told::deployed, unit, cell);
}

CellSet taken_cells(const State& state)
{
    CellSet taken;
    for (const Unit& unit : state.units) {
        if (unit.is_on_board()) taken.insert(unit.cell);
    }
    return taken;
}

}  // namespace

void set_up_game(State& state, const Setup& setup, Events&)
{
    state.terms = terms_of(setup);
    const auto clauses = clauses_of(setup);
    for (const Side side : all_sides) camp_of(state, side).clauses = clauses[number_of(side)];
    state.attacker_seat = seat_at(value_of(setup, Option::attacker));
    make_board(state, setup);
    set_control(state);
    make_units(state);
    make_deck(state);
}

// ---- Tactics --------------------------------------------------------------------------------------------------------

void tactics_to_choose(const State&, const Chosen& chosen, ValueWords& out)
{
    const std::size_t at = chosen.move.count;
    const std::size_t first = at == 0 ? 0 : chosen.move.arguments[at - 1] + std::size_t{1};
    const std::size_t behind = tactics_chosen - 1 - at;
    // A value that no ascending choice has behind it (an open one may have named any) leaves nothing.
    const std::uint64_t up_to_last = (std::uint64_t{1} << (tactic_kinds - behind)) - 1;
    if (first < tactic_kinds) out.add(0, up_to_last >> first << first);
}

bool tactic_is_not_chosen_twice(const State&, const Chosen& chosen)
{
    const std::size_t last = chosen.move.count - 1U;
    for (std::size_t i = 0; i < last; ++i) {
        if (chosen.move.arguments[i] == chosen.move.arguments[last]) return false;
    }
    return true;
}

void do_choose_tactics(State& state, const Chosen& chosen, Events& events)
{
    Camp& camp = camp_of(state, side_of(state, chosen));
    for (std::size_t i = 0; i < tactics_chosen; ++i) camp.tactics.insert(chosen.as<TacticId>(i));
    camp.has_chosen = true;
    events.tell(told::tactics_chosen, chosen.seat);
}

// ---- Deployment -----------------------------------------------------------------------------------------------------

void begin_deployment(State& state, Events& events)
{
    state.phase = Phase::deployment;
    deal_missions(state, events);
}

// T5.6: the Defender first.
Seat deploying_seat(const State& state)
{
    const Side side = camp_of(state, Side::defender).has_deployed ? Side::attacker : Side::defender;
    return seat_of(state, side);
}

bool is_deploying(const State& state)
{
    return !camp_of(state, Side::attacker).has_deployed;
}

// The list holds the next unit; while nothing is left to place and a convoy is missing, those that could be one.
void units_to_deploy(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    if (const UnitId next = next_to_deploy(state, side); next.is_some()) {
        out.add(next);
        return;
    }
    if (!lacks_convoy(state, side)) return;
    for_each_on_board(state, side, [&](UnitId unit) {
        if (type_of(unit) == UnitType::mech) out.add(unit);
    });
}

void cells_to_deploy(const State& state, const Chosen& chosen, ValueWords& out)
{
    if (!placements_are_left(state, chosen)) return;
    const Side side = side_of(state, chosen);
    const bool needs_start = next_to_deploy(state, side).is_none();
    const int first = side == Side::attacker ? 0 : attacker_rows;
    const int last = side == Side::attacker ? attacker_rows : rows;
    for (int y = first; y < last; ++y) {
        const auto row = static_cast<std::size_t>(y);
        // A ruin or a bridge stands on a river, too; `river` in the rows leaves bridges out, so tiles are asked.
        Row free = full_row & ~state.ways.blocked[row] & ~state.ways.taken[row];
        if (needs_start) free &= 0b11;
        out.add(static_cast<Argument>(y * columns),
                free & ~cells_carrying(state.map, Overlay::river, y));
    }
}

bool cell_is_for_deployment(const State& state, const Chosen& chosen)
{
    const CellId cell = chosen.as<CellId>(1);
    return is_deployment_cell(state.map, side_of(state, chosen), cell) &&
           !state.ways.is_taken(cell);
}

void do_deploy(State& state, const Chosen& chosen, Events& events)
{
    ++camp_of(state, side_of(state, chosen)).placements;
    place(state, chosen.as<UnitId>(0), chosen.as<CellId>(1), events);
}

bool units_are_left(const State& state, const Chosen& chosen)
{
    return next_to_deploy(state, side_of(state, chosen)).is_some();
}

void do_muster(State& state, const Chosen& chosen, Events& events)
{
    const Side side = side_of(state, chosen);
    Camp& camp = camp_of(state, side);
    CellSet taken = taken_cells(state);
    for (int i = 1; i <= unit_count_of(side); ++i) {
        const UnitId unit = unit_of(side, i);
        if (unit_in(state, unit).status != Status::waiting) continue;
        const CellId cell = auto_deploy_cell(state.map, state.markers, side, i - 1, taken);
        CHECK(cell.is_some());
        taken.insert(cell);
        place(state, unit, cell, events);
        // T5.13: counted like any other, and never stopped by the limit.
        if (camp.placements < placements_max) ++camp.placements;
    }
}

bool all_are_placed(const State& state, const Chosen& chosen)
{
    return !units_are_left(state, chosen);
}

// Lists each three once: in ascending order; any order is accepted by the condition.
void key_units_to_name(const State& state, const Chosen& chosen, Candidates& out)
{
    const std::size_t at = chosen.move.count;
    for_each_on_board(state, side_of(state, chosen), [&](UnitId unit) {
        if (at == 0 || chosen.move.arguments[at - 1] < unit.index) out.add(unit);
    });
}

bool key_unit_is_right(const State& state, const Chosen& chosen)
{
    const std::size_t last = chosen.move.count - 1U;
    const UnitId unit = chosen.as<UnitId>(last);
    for (std::size_t i = 0; i < last; ++i) {
        if (chosen.move.arguments[i] == unit.index) return false;
    }
    return side_of(unit) == side_of(state, chosen) && is_on_board(state, unit);
}

void convoys_to_name(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const UnitId unit : convoy_starts(state, side_of(state, chosen))) out.add(unit);
}

void do_deploy_done(State& state, const Chosen& chosen, Events& events)
{
    const Side side = side_of(state, chosen);
    Camp& camp = camp_of(state, side);
    for (std::size_t i = 0; i < key_units_named; ++i) {
        if (chosen.has(i)) camp.key_units.insert(chosen.as<UnitId>(i));
    }
    if (chosen.has(key_units_named)) camp.convoy = chosen.as<UnitId>(key_units_named);
    camp.convoy_starts = convoy_starts(state, side);
    camp.has_deployed = true;
    events.tell(told::deployment_done, chosen.seat);
}

void do_resign(State& state, const Chosen& chosen, Events& events)
{
    events.tell(told::resigned, chosen.seat);
    end_match(state, other_side(side_of(state, chosen)), VictorySet{}, events);
}

}  // namespace sortie::taktik
