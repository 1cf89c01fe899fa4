#include "games/taktik/outlook.h"

#include <algorithm>

#include "games/taktik/forces.h"
#include "games/taktik/steady_goals.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

// Parts of a whole are counted in 256ths here.
constexpr int whole = 256;

// What the parts of a grade weigh against each other.
constexpr int weight_of_forces = 5;
constexpr int weight_of_progress = 4;
constexpr int weight_of_score = 2;
constexpr int weight_of_nearness = 1;

int part_of(int done, int needed)
{
    return needed <= 0 || done >= needed ? whole : std::max(done, 0) * whole / needed;
}

// A hurt unit still fights, so half of its worth is its life. A multiple of 12 keeps thirds and halves whole.
int strength_of(const State& state, Side side)
{
    int strength = 0;
    for_each_on_board(state, side, [&](UnitId unit) {
        const UnitTypeRow& row = row_of(unit);
        strength += row.value * (6 + 6 * unit_in(state, unit).hp / row.hp);
    });
    return strength;
}
int strength_at_first(Side side)
{
    int strength = 0;
    for (int number = 1; number <= unit_count_of(side); ++number) {
        strength += row_of(unit_of(side, number)).value * 12;
    }
    return strength;
}

// One's share of two amounts; half where there is nothing.
int share_of(int own, int enemy)
{
    return own + enemy <= 0 ? whole / 2 : own * whole / (own + enemy);
}

int share_of_forces(const State& state, Side side)
{
    const Side enemy = other_side(side);
    return share_of(part_of(strength_of(state, side), strength_at_first(side)),
                    part_of(strength_of(state, enemy), strength_at_first(enemy)));
}

int progress_with(const State& state, Side side, VictoryId condition)
{
    const Camp& camp = camp_of(state, side);
    const Terms& terms = state.terms;
    const Side enemy = other_side(side);
    if (camp.met.contains(condition)) return whole;
    if (condition == vc::annihilation) {
        return whole - part_of(strength_of(state, enemy), strength_at_first(enemy));
    }
    if (condition == vc::capture) {
        return camp.hold == not_held ? 0
                                     : whole / 4 + part_of(camp.hold, terms.hold_rounds) * 3 / 4;
    }
    if (condition == vc::points) return part_of(camp.points, terms.points);
    if (condition == vc::resistance) return part_of(state.round, terms.resist_rounds);
    if (condition == vc::logistics) return part_of(camp.deliveries, terms.deliveries);
    if (condition == vc::territory) {
        return share_of(strategic_points_of(state, side), strategic_points_of(state, enemy));
    }
    if (condition == vc::target) {
        const UnitId target = target_for(state, side);
        if (!is_on_board(state, target)) return whole;
        return whole / 2 - part_of(unit_in(state, target).hp, row_of(target).hp) / 2;
    }
    if (condition == vc::evacuation) return part_of(evacuated_of(state, side), terms.evacuees);
    if (condition == vc::resources) return part_of(camp.resources, terms.resources);
    if (condition == vc::sabotage) {
        int steps = 0;
        for (const std::uint8_t turns : camp.sabotage) steps += turns;
        return part_of(steps, terms.structures * terms.sabotage_turns);
    }
    if (condition == vc::scoring) {
        return share_of(combined_score(state, side), combined_score(state, enemy));
    }
    return camp.missions_done.empty() ? 0 : whole;
}

// T16.1: any clause wins, and of a clause every condition must be met.
int best_progress(const State& state, Side side)
{
    int best = 0;
    for (const VictorySet& clause : camp_of(state, side).clauses) {
        int sum = 0;
        for (const VictoryId condition : clause) sum += progress_with(state, side, condition);
        if (!clause.empty()) best = std::max(best, sum / clause.size());
    }
    return best;
}

// How near its units are to where they want to be.
int nearness_of(const State& state, Side side)
{
    const Goals goals(state, side);
    int sum = 0;
    int units = 0;
    for_each_on_board(state, side, [&](UnitId unit) {
        sum += std::min(goals.distance_to_goal(unit, unit_in(state, unit).cell), rows);
        ++units;
    });
    return units == 0 ? 0 : whole - sum * whole / (units * rows);
}

Share outlook_of_attacker(const State& state)
{
    constexpr Side side = Side::attacker;
    constexpr Side enemy = Side::defender;
    const int forces = 2 * share_of_forces(state, side) - whole;
    const int progress = best_progress(state, side) - best_progress(state, enemy);
    const int score =
        2 * share_of(1 + combined_score(state, side), 1 + combined_score(state, enemy)) - whole;
    const int nearness = nearness_of(state, side) - nearness_of(state, enemy);
    const int lead = weight_of_forces * forces + weight_of_progress * progress +
                     weight_of_score * score + weight_of_nearness * nearness;
    // A lead in half of what counts is as good as decided; no open match is.
    constexpr int decided = whole * 6;
    const int graded = std::clamp(lead, -decided * 15 / 16, decided * 15 / 16) + decided;
    return static_cast<Share>(std::uint64_t{whole_share} * static_cast<std::uint64_t>(graded) /
                              static_cast<std::uint64_t>(2 * decided));
}

}  // namespace

Share outlook_of(const State& state, Side side)
{
    if (state.winner != Owner::nobody) {
        return state.winner == owner_of(side) ? whole_share : Share{0};
    }
    const Share attacker = outlook_of_attacker(state);
    return side == Side::attacker ? attacker : whole_share - attacker;
}

}  // namespace sortie::taktik
