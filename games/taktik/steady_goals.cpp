#include "games/taktik/steady_goals.h"

#include <algorithm>

#include "games/taktik/combat.h"
#include "games/taktik/effects.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

constexpr int worth_of_a_step = 4;
constexpr int worth_of_cover = 3;
constexpr int danger_weight = 2;

// What terrain takes off a shot at a unit that stands there.
int cover_on(const TerrainRow& row)
{
    return row.target_defence - row.target_hit;
}

// A shot over a distance, by terrain only, as sixths of a hit.
int chance_over(int cells_away, UnitId attacker, int attacker_hit, int cover)
{
    const int required = required_at(attacker, cells_away);
    return required == 0 ? 0 : std::clamp(7 - required + attacker_hit - cover, 0, 6);
}

}  // namespace

Goals::Goals(const State& state, Side side) : state_(state), side_(side)
{
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
    is_guarding_ = goals_.empty() && wants(vc::resistance);
    // Keep what the enemy wants; without any goal go where the enemy is.
    if (is_in_play(state_, other_side(side_), vc::capture))
        add_goal(hold_cell(state_, other_side(side_)));
    if (goals_.empty()) {
        for_each_on_board(state_, other_side(side_),
                          [&](UnitId enemy) { add_goal(unit_in(state_, enemy).cell); });
    }
}

int Goals::distance_to_goal(UnitId unit, CellId cell) const
{
    // Carriers with a run to make go their own way (VC5).
    if (row_of(unit).is_carrier && is_in_play(state_, side_, vc::logistics)) {
        const bool has_cargo = unit_in(state_, unit).has_cargo;
        return distance(cell,
                        state_.markers.at(has_cargo ? supply_b_of(side_) : supply_a_of(side_)));
    }
    int nearest = columns + rows;
    for (const CellId goal : goals_) nearest = std::min(nearest, distance(cell, goal));
    return nearest;
}

UnitGoals::UnitGoals(const State& state, const Goals& goals, UnitId unit)
    : state_(state), goals_(goals), unit_(unit)
{
    const CellId here = unit_in(state, unit).cell;
    const int reach = allowance_of(state, unit);  // a step costs at least one (T7.4.7)
    for_each_on_board(state, other_side(side_of(unit)), [&](UnitId enemy) {
        const CellId cell = unit_in(state, enemy).cell;
        const int range = std::max(row_of(unit).range, row_of(enemy).range);
        if (distance(here, cell) > reach + range) return;
        const TerrainRow& row = effective_tile(state.map, cell).row();
        foes_.push_back({cell, enemy, unit_in(state, enemy).hp, cover_on(row), row.attacker_hit});
    });
}

int UnitGoals::best_shot_from(CellId cell, int attacker_hit) const
{
    int best = 0;
    for (const Foe& foe : foes_) {
        const int chance = chance_over(distance(cell, foe.cell), unit_, attacker_hit, foe.cover);
        const int damage = std::min<int>(row_of(unit_).damage, foe.hp);
        const int kill = damage >= foe.hp ? row_of(foe.unit).value : 0;
        best = std::max(best, chance * (damage + kill));
    }
    return best;
}

int UnitGoals::danger_at(CellId cell, int cover) const
{
    int danger = 0;
    for (const Foe& foe : foes_) {
        const int chance = chance_over(distance(cell, foe.cell), foe.unit, foe.attacker_hit, cover);
        danger += chance * std::min<int>(row_of(foe.unit).damage, unit_in(state_, unit_).hp);
    }
    return danger * row_of(unit_).value;
}

int UnitGoals::value_of(CellId cell, bool can_shoot) const
{
    const TerrainRow& row = effective_tile(state_.map, cell).row();
    const int cover = cover_on(row);
    int value = -worth_of_a_step * goals_.distance_to_goal(unit_, cell);
    // Whoever guards moves only to shoot or to hide.
    if (goals_.is_guarding()) value /= 4;
    value += worth_of_cover * cover;
    if (can_shoot) value += 2 * best_shot_from(cell, row.attacker_hit);
    return value - danger_weight * danger_at(cell, cover) / 4;
}

int UnitGoals::value_at(CellId cell) const
{
    return value_of(cell, !row_of(unit_).is_limited);
}

int UnitGoals::value_of_staying() const
{
    return value_of(unit_in(state_, unit_).cell, true);
}

}  // namespace sortie::taktik
