#include "games/taktik/steady_goals.h"

#include <algorithm>

#include "games/taktik/combat.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

constexpr int worth_of_a_step = 4;
constexpr int worth_of_cover = 3;
constexpr int danger_weight = 2;

// What terrain takes off a shot at a unit that stands there.
int cover_of(const State& state, CellId cell)
{
    const TerrainRow& row = effective_tile(state.map, cell).row();
    return row.target_defence - row.target_hit;
}

// A shot between two cells, by distance and terrain only, as sixths of a hit.
int chance_between(const State& state, UnitId attacker, CellId from, CellId to)
{
    const int required = required_at(attacker, distance(from, to));
    if (required == 0) return 0;
    const int sum = effective_tile(state.map, from).row().attacker_hit - cover_of(state, to);
    return std::clamp(7 - required + sum, 0, 6);
}

}  // namespace

Goals::Goals(const State& state, Side side) : state_(state), side_(side)
{
    for_each_on_board(state, other_side(side), [&](UnitId unit) { enemies_.push_back(unit); });
    add_goals();
}

void Goals::add_goal(CellId cell)
{
    if (cell.is_some() && !goals_.is_full() && !goals_.contains(cell)) goals_.push_back(cell);
}

void Goals::add_goals()
{
    const auto not_mine = [&](Marker marker) {
        return state_.control[static_cast<std::size_t>(marker)] != owner_of(side_);
    };
    const auto wants = [&](VictoryId condition) { return is_in_play(state_, side_, condition); };
    if (wants(vc::capture)) add_goal(hold_cell(state_, side_));
    if (wants(vc::points) || wants(vc::territory) || wants(vc::scoring)) {
        for (const Marker marker : strategic_points) {
            if (not_mine(marker)) add_goal(state_.markers.at(marker));
        }
    }
    if (wants(vc::resources)) {
        for (const Marker marker : resource_nodes) {
            if (not_mine(marker)) add_goal(state_.markers.at(marker));
        }
    }
    if (wants(vc::evacuation)) {
        for (const Marker marker : evacuation_of(side_)) add_goal(state_.markers.at(marker));
    }
    if (wants(vc::sabotage)) {
        for (const CellId cell : structures_of(state_, other_side(side_))) add_goal(cell);
    }
    if (wants(vc::target) && is_on_board(state_, target_for(state_, side_))) {
        add_goal(unit_in(state_, target_for(state_, side_)).cell);
    }
    guards_ = goals_.empty() && wants(vc::resistance);
    // Keep what the enemy wants; without any goal go where the enemy is.
    if (is_in_play(state_, other_side(side_), vc::capture)) add_goal(hold_cell(state_, other_side(side_)));
    if (goals_.empty()) {
        for (const UnitId enemy : enemies_) add_goal(unit_in(state_, enemy).cell);
    }
}

int Goals::distance_to_goal(UnitId unit, CellId cell) const
{
    // Carriers with a run to make go their own way (VC5).
    if (row_of(unit).is_carrier && is_in_play(state_, side_, vc::logistics)) {
        const bool has_cargo = unit_in(state_, unit).has_cargo;
        return distance(cell, state_.markers.at(has_cargo ? supply_b_of(side_) : supply_a_of(side_)));
    }
    int nearest = columns + rows;
    for (const CellId goal : goals_) nearest = std::min(nearest, distance(cell, goal));
    return nearest;
}

int Goals::best_shot_from(UnitId unit, CellId cell) const
{
    int best = 0;
    for (const UnitId enemy : enemies_) {
        const Unit& target = unit_in(state_, enemy);
        const int chance = chance_between(state_, unit, cell, target.cell);
        const int damage = std::min<int>(row_of(unit).damage, target.hp);
        const int kill = damage >= target.hp ? row_of(enemy).value : 0;
        best = std::max(best, chance * (damage + kill));
    }
    return best;
}

int Goals::danger_at(UnitId unit, CellId cell) const
{
    int danger = 0;
    for (const UnitId enemy : enemies_) {
        const int chance = chance_between(state_, enemy, unit_in(state_, enemy).cell, cell);
        danger += chance * std::min<int>(row_of(enemy).damage, unit_in(state_, unit).hp);
    }
    return danger * row_of(unit).value;
}

int Goals::value_at(UnitId unit, CellId cell, bool has_moved) const
{
    const bool can_shoot = !has_moved || !row_of(unit).is_limited;
    int value = -worth_of_a_step * distance_to_goal(unit, cell);
    // Whoever guards moves only to shoot or to hide.
    if (guards_) value /= 4;
    value += worth_of_cover * cover_of(state_, cell);
    if (can_shoot) value += 2 * best_shot_from(unit, cell);
    return value - danger_weight * danger_at(unit, cell) / 4;
}

}  // namespace sortie::taktik
