#include "games/taktik/outlook.h"

#include <algorithm>
#include <array>

#include "games/taktik/forces.h"
#include "games/taktik/steady_goals.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

// Parts of a whole are counted in 256ths here.
constexpr int whole = 256;

int part_of(int done, int needed)
{
    return needed <= 0 || done >= needed ? whole : std::max(done, 0) * whole / needed;
}

// A hurt unit still fights, so half of its worth is its life. `point` is what a point of its value counts.
int strength_of(const State& state, UnitId unit, int point)
{
    const UnitTypeRow& row = row_of(unit);
    return row.value * (point / 2 + point / 2 * unit_in(state, unit).hp / row.hp);
}
// A multiple of 12 keeps thirds and halves whole.
int strength_of(const State& state, Side side)
{
    int strength = 0;
    for_each_on_board(state, side, [&](UnitId unit) { strength += strength_of(state, unit, 12); });
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

// ---- From differences to a grade ------------------------------------------------------------------------------------

// What a lead of the Attacker is worth in 256ths of a natural logarithm of odds: a whole of the first four, one of the next
// two, being the one whose turn begins, and nothing at all. Found by logistic regression on 2,500 games of each kind between
// steady players with a random move now and then (docs/bots.md); tools/fit does it again.
struct Weights {
    VictoryId condition;
    int forces;
    int progress;
    int score;
    int nearness;
    int strategic;
    int tactics;
    int turn;
    int even;
};
constexpr std::array<Weights, 11> weights_table{{
    {vc::annihilation, 1900, 527, 0, 1487, 0, 9, 78, -621},
    {vc::capture, 790, 56, 1053, 0, 490, 93, 25, -115},
    {vc::points, 0, 2222, 0, 609, 109, 124, 162, -141},
    {vc::logistics, 559, 941, 0, 0, 56, 18, 37, -331},
    {vc::missions, 784, 0, 0, 0, 0, 13, 52, -179},
    {vc::territory, 1365, 0, 0, 681, 83, 16, 48, -608},
    {vc::target, 234, 508, 98, 2005, 0, 79, 90, -113},
    {vc::evacuation, 502, 1078, 156, 526, 55, 0, 47, -709},
    {vc::resources, 0, 1811, 0, 0, 7, 0, 68, -114},
    {vc::sabotage, 322, 0, 1274, 426, 301, 62, 36, -55},
    {vc::scoring, 1642, 0, 145, 1300, 143, 19, 75, -575},
}};

const Weights& weights_for(VictoryId condition)
{
    for (const Weights& each : weights_table) {
        if (each.condition == condition) return each;
    }
    return weights_table[0];
}

int odds_of_attacker(const State& state)
{
    const Weights& weights = weights_for(leading_condition(state, Side::attacker));
    const Leads leads = leads_of(state);
    const int of_wholes = weights.forces * leads.forces + weights.progress * leads.progress +
                          weights.score * leads.score + weights.nearness * leads.nearness;
    return of_wholes / whole + weights.strategic * leads.strategic +
           weights.tactics * leads.tactics + weights.turn * leads.turn + weights.even;
}

// Capture and hold against an enemy who only has to last (T16.8): the nearest unit against the clock and against those who
// come back for it. Forces count for little. Fitted on 16,000 games in the same way.
int odds_of_race(const State& state)
{
    const Race race = race_of(state);
    int odds = -1605;
    odds -= race.nearest * 163 / whole;
    if (race.enemies > 0) odds += race.enemies_away * 103 / race.enemies;
    odds += (race.strength * 33 - race.enemy_strength * 15) / whole;
    odds += (race.strength_near * 72 - race.enemy_strength_near * 52) / whole;
    if (race.is_held) odds += 249 + race.turns_held * 269;
    if (race.is_active) odds += 129;
    odds += std::clamp(race.slack, slack_least, slack_most) * 36;
    if (race.slack < 0) odds -= 880;  // too late, if nothing unusual happens
    return odds;
}

// One side's units, seen from the cell that it is all about.
struct Array {
    int strength = 0;
    int strength_near = 0;
    int away = 0;
    int units = 0;
    int nearest = 15 * whole;
};
Array array_around(const State& state, Side side, CellId goal)
{
    constexpr int near = 5;
    Array found;
    for_each_on_board(state, side, [&](UnitId unit) {
        const int apart = distance(unit_in(state, unit).cell, goal);
        const int strength = strength_of(state, unit, whole);
        found.strength += strength;
        if (apart <= near) found.strength_near += strength;
        found.away += apart;
        ++found.units;
        found.nearest = std::min(found.nearest, apart * whole / row_of(unit).allowance);
    });
    return found;
}

// Steeper than the logistic function between equals, and not as flat where a match is nearly decided: there, too, a better
// move must be told from a worse one.
Share grade_for(int odds)
{
    constexpr int half_way = 400;
    const auto half = static_cast<int>(whole_share / 2);
    const int size = odds < 0 ? -odds : odds;
    return static_cast<Share>(half + half * odds / (size + half_way));
}

Share outlook_of_attacker(const State& state)
{
    return grade_for(is_race(state) ? odds_of_race(state) : odds_of_attacker(state));
}

}  // namespace

Leads leads_of(const State& state)
{
    constexpr Side side = Side::attacker;
    constexpr Side enemy = Side::defender;
    const int score = share_of(1 + combined_score(state, side), 1 + combined_score(state, enemy));
    return {.forces = 2 * share_of_forces(state, side) - whole,
            .progress = best_progress(state, side) - best_progress(state, enemy),
            .score = 2 * score - whole,
            .nearness = nearness_of(state, side) - nearness_of(state, enemy),
            .strategic = strategic_points_of(state, side) - strategic_points_of(state, enemy),
            .tactics = tactics_left(camp_of(state, side)) - tactics_left(camp_of(state, enemy)),
            .turn = state.active == side ? 1 : -1};
}

Race race_of(const State& state)
{
    constexpr Side side = Side::attacker;
    const CellId goal = hold_cell(state, side);
    const Camp& camp = camp_of(state, side);
    const Array own = array_around(state, side, goal);
    const Array enemy = array_around(state, other_side(side), goal);
    const bool is_active = state.active == side;
    const bool is_held = camp.hold != not_held;
    const int turns_held = is_held ? camp.hold : 0;
    const int turns_left = state.terms.resist_rounds - state.round + (is_active ? 1 : 0);
    const int turns_needed =
        state.terms.hold_rounds - turns_held + (is_held ? 0 : (own.nearest + whole - 1) / whole);
    return {.nearest = own.nearest,
            .enemies = enemy.units,
            .enemies_away = enemy.away,
            .strength = own.strength,
            .strength_near = own.strength_near,
            .enemy_strength = enemy.strength,
            .enemy_strength_near = enemy.strength_near,
            .is_held = is_held,
            .turns_held = turns_held,
            .is_active = is_active,
            .slack = turns_left - turns_needed};
}

bool is_race(const State& state)
{
    return leading_condition(state, Side::attacker) == vc::capture &&
           is_in_play(state, Side::defender, vc::resistance);
}

Share outlook_of(const State& state, Side side)
{
    if (state.winner != Owner::nobody) {
        return state.winner == owner_of(side) ? whole_share : Share{0};
    }
    const Share attacker = outlook_of_attacker(state);
    return side == Side::attacker ? attacker : whole_share - attacker;
}

}  // namespace sortie::taktik
