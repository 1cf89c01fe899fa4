#include "games/taktik/victory.h"

#include <bit>
#include <span>

#include "games/taktik/effects.h"
#include "games/taktik/events.h"
#include "games/taktik/forces.h"

namespace sortie::taktik {
namespace {

void latch(State& state, Side side, VictoryId condition, Events& events)
{
    Camp& camp = camp_of(state, side);
    if (camp.met.contains(condition)) return;
    camp.met.insert(condition);
    if (is_in_play(state, side, condition)) events.tell(told::condition_met, side, condition);
}

bool is_end_of(const State& state, Moment moment, int round)
{
    return moment == Moment::end_of_round && state.round == round;
}

bool resists(const State& state, Side side)
{
    if (!has_units_on_board(state, side)) return false;
    if (state.terms.resist_objective == Objective::none) return true;
    const Marker marker = marker_of(state.terms.resist_objective, side);
    return state.control[static_cast<std::size_t>(marker)] != owner_of(other_side(side));
}

bool leads(const State& state, Side side, int own, int enemy)
{
    return own != enemy ? own > enemy : wins_tie(state, side);
}

bool has_met_clause(const State& state, Side side, Moment moment, VictorySet& which)
{
    for (const VictorySet& clause : camp_of(state, side).clauses) {
        bool is_whole = true;
        for (const VictoryId condition : clause) {
            is_whole = is_whole && is_met(state, side, condition, moment);
        }
        if (!is_whole) continue;
        which = clause;
        return true;
    }
    return false;
}

int controlled(const State& state, Side side, std::span<const Marker> markers)
{
    int count = 0;
    for (const Marker marker : markers) {
        if (state.control[static_cast<std::size_t>(marker)] == owner_of(side)) ++count;
    }
    return count;
}

}  // namespace

bool is_in_play(const State& state, Side side, VictoryId condition)
{
    for (const VictorySet& clause : camp_of(state, side).clauses) {
        if (clause.contains(condition)) return true;
    }
    return false;
}

bool is_in_play(const State& state, VictoryId condition)
{
    return is_in_play(state, Side::attacker, condition) ||
           is_in_play(state, Side::defender, condition);
}

VictoryId leading_condition(const State& state, Side side)
{
    for (const VictorySet& clause : camp_of(state, side).clauses) {
        for (const VictoryId condition : clause) {
            if (condition != vc::annihilation) return condition;
        }
    }
    return vc::annihilation;
}

bool is_met(const State& state, Side side, VictoryId condition, Moment moment)
{
    const Camp& camp = camp_of(state, side);
    const Terms& terms = state.terms;
    if (condition == vc::annihilation) return !has_units_on_board(state, other_side(side));
    if (condition == vc::points) return camp.points >= terms.points;
    if (condition == vc::missions) return !camp.missions_done.empty();
    if (condition == vc::resistance) {
        return is_end_of(state, moment, terms.resist_rounds) && resists(state, side);
    }
    if (condition == vc::territory) {
        return is_end_of(state, moment, terms.territory_rounds) &&
               leads(state, side, strategic_points_of(state, side),
                     strategic_points_of(state, other_side(side)));
    }
    if (condition == vc::scoring) {
        return is_end_of(state, moment, terms.scoring_rounds) &&
               leads(state, side, combined_score(state, side),
                     combined_score(state, other_side(side)));
    }
    return camp.met.contains(condition);
}

// T16.2: a side without units loses, also when a clause of its own is met at the same moment.
void judge(State& state, Moment moment, Events& events)
{
    if (state.winner != Owner::nobody) return;
    for (const Side side : all_sides) {
        if (has_units_on_board(state, side)) continue;
        end_match(state, other_side(side), VictorySet{vc::annihilation}, events);
        return;
    }
    const Side first = moment == Moment::end_of_round ? Side::attacker : state.active;
    for (const Side side : {first, other_side(first)}) {
        VictorySet which;
        if (!has_met_clause(state, side, moment, which)) continue;
        end_match(state, side, which, events);
        return;
    }
}

int strategic_points_of(const State& state, Side side)
{
    return controlled(state, side, strategic_points);
}

int objectives_met(const State& state, Side side)
{
    const Camp& camp = camp_of(state, side);
    constexpr VictorySet counted{vc::capture,    vc::logistics, vc::target,
                                 vc::evacuation, vc::resources, vc::sabotage};
    return (camp.met & counted).size() + camp.missions_done.size();
}

int combined_score(const State& state, Side side)
{
    const Terms& terms = state.terms;
    return terms.weight_points * camp_of(state, side).points +
           terms.weight_objective * objectives_met(state, side) +
           terms.weight_strategic * strategic_points_of(state, side);
}

bool wins_tie(const State& state, Side side)
{
    const int own = surviving_value(state, side);
    const int enemy = surviving_value(state, other_side(side));
    return own != enemy ? own > enemy : side == Side::defender;
}

UnitId target_for(const State& state, Side side)
{
    const Side enemy = other_side(side);
    const int number = state.terms.target;
    return number == 0 || number > unit_count_of(enemy) ? leader_of(enemy) : unit_of(enemy, number);
}

Marker marker_of(Objective objective, Side owner)
{
    return objective == Objective::flag ? Marker::flag : base_of(owner);
}

CellId hold_cell(const State& state, Side side)
{
    return state.markers.at(marker_of(state.terms.hold_objective, other_side(side)));
}

std::array<CellId, structures_each> structures_of(const State& state, Side side)
{
    const CriticalBridges& bridges = state.markers.critical_bridges_of(side);
    return {state.markers.at(depot_of(side)), bridges[0], bridges[1]};
}

void note_elimination(State& state, UnitId unit, Events& events)
{
    const Side by = other_side(side_of(unit));
    if (unit == target_for(state, by)) latch(state, by, vc::target, events);
}

void end_match(State& state, Side winner, VictorySet by, Events& events)
{
    state.winner = owner_of(winner);
    state.won_by = by;
    state.phase = Phase::victory;
    state.resolution = Resolution{};
    end_effects(state, Lifetime::this_resolution, events);
    state.queue.clear();
    state.choice = Choice::none;
    state.chooser = Side::attacker;
    events.tell(told::won, winner);
    // T17.3
    for (const Side side : all_sides) {
        for (const MissionId mission : camp_of(state, side).missions) {
            if (mission.is_none() || camp_of(state, side).missions_done.contains(mission)) continue;
            events.shows_secret();
            events.tell(told::mission_shown, side, mission);
        }
    }
    state.flow.end_game();
}

// ---- Steps of the end of a turn -------------------------------------------------------------------------------------

void run_logistics(State& state, Events& events)
{
    const Side side = state.active;
    Camp& camp = camp_of(state, side);
    const CellId from = state.markers.at(supply_a_of(side));
    const CellId to = state.markers.at(supply_b_of(side));
    for_each_on_board(state, side, [&](UnitId id) {
        if (!row_of(id).is_carrier || is_under(state, id, Primitive::lock_supply)) return;
        Unit& unit = state.units[id.index];
        if (unit.cell == to && unit.has_cargo) {
            unit.has_cargo = false;
            ++camp.deliveries;
            events.tell(told::cargo_delivered, id, camp.deliveries);
        } else if (unit.cell == from && !unit.has_cargo) {
            unit.has_cargo = true;
            events.tell(told::cargo_loaded, id);
        }
    });
    if (camp.deliveries >= state.terms.deliveries) latch(state, side, vc::logistics, events);
}

// T15.4
void update_control(State& state, Events& events)
{
    for (std::size_t i = 0; i < marker_count; ++i) {
        const CellId cell = state.markers.where[i];
        if (!state.ways.is_taken(cell) || state.control[i] == owner_of(state.active)) continue;
        const UnitId unit = unit_at(state, cell);
        if (side_of(unit) != state.active) continue;
        state.control[i] = owner_of(state.active);
        events.tell(told::marker_taken, state.active, marker_at(i));
    }
}

// T16.7: only for a side that has VC11 in a clause.
void advance_sabotage(State& state, Events& events)
{
    const Side side = state.active;
    if (!is_in_play(state, side, vc::sabotage)) return;
    Camp& camp = camp_of(state, side);
    const auto structures = structures_of(state, other_side(side));
    for (std::size_t i = 0; i < structures.size(); ++i) {
        if (structures[i].is_none() || (camp.neutralised >> i & 1U) != 0) continue;
        const UnitId unit =
            state.ways.is_taken(structures[i]) ? unit_at(state, structures[i]) : UnitId::none();
        const bool is_at_work =
            unit.is_some() && side_of(unit) == side && row_of(unit).can_sabotage;
        camp.sabotage[i] =
            is_at_work ? static_cast<std::uint8_t>(camp.sabotage[i] + 1) : std::uint8_t{0};
        if (!is_at_work) continue;
        events.tell(told::sabotaged, side, structures[i], camp.sabotage[i]);
        if (camp.sabotage[i] < state.terms.sabotage_turns) continue;
        camp.neutralised = static_cast<std::uint8_t>(camp.neutralised | 1U << i);
        if (effective_tile(state.map, structures[i]).has_bridge()) {
            destroy_bridge(state.map, structures[i]);
            state.ways.read_tile(state.map, structures[i]);
        }
        events.tell(told::neutralised, structures[i]);
    }
    if (std::popcount(camp.neutralised) >= state.terms.structures) {
        latch(state, side, vc::sabotage, events);
    }
}

void evacuate(State& state, Events& events)
{
    const Side side = state.active;
    if (!is_in_play(state, side, vc::evacuation)) return;
    for (const Marker marker : evacuation_of(side)) {
        const CellId cell = state.markers.at(marker);
        if (!state.ways.is_taken(cell)) continue;
        const UnitId unit = unit_at(state, cell);
        if (side_of(unit) != side) continue;
        take_off_board(state, unit, Status::evacuated);
        end_effects_on(state, unit, events);
        events.tell(told::evacuated, unit);
    }
    if (evacuated_of(state, side) >= state.terms.evacuees) {
        latch(state, side, vc::evacuation, events);
    }
}

void count_hold(State& state, Events& events)
{
    const Side side = state.active;
    Camp& camp = camp_of(state, side);
    const CellId cell = hold_cell(state, side);
    const bool is_there = state.ways.is_taken(cell) && side_of(unit_at(state, cell)) == side;
    if (!is_there) {
        camp.hold = not_held;
        return;
    }
    camp.hold = camp.hold == not_held ? std::uint8_t{0} : static_cast<std::uint8_t>(camp.hold + 1);
    events.tell(told::objective_held, side, camp.hold);
    if (camp.hold >= state.terms.hold_rounds) latch(state, side, vc::capture, events);
}

void collect_income(State& state, Events& events)
{
    const Side side = state.active;
    Camp& camp = camp_of(state, side);
    const int resources = controlled(state, side, resource_nodes);
    const int points = strategic_points_of(state, side);
    camp.resources = static_cast<std::uint16_t>(camp.resources + resources);
    camp.points = static_cast<std::uint16_t>(camp.points + points);
    if (resources + points > 0) events.tell(told::income, side, resources, points);
    if (camp.resources >= state.terms.resources) latch(state, side, vc::resources, events);
}

// Deadlines belong to the round, so the Attacker's are looked at first (T16.4); then the limit (T19.2).
void judge_end_of_round(State& state, Events& events)
{
    if (state.winner != Owner::nobody || state.active != Side::defender) return;
    judge(state, Moment::end_of_round, events);
    if (state.winner != Owner::nobody || state.round < state.terms.round_limit) return;
    const bool attacker_leads = leads(state, Side::attacker, combined_score(state, Side::attacker),
                                      combined_score(state, Side::defender));
    end_match(state, attacker_leads ? Side::attacker : Side::defender, VictorySet{vc::scoring},
              events);
}

}  // namespace sortie::taktik
