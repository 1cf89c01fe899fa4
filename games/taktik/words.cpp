#include "games/taktik/words.h"

#include <algorithm>
#include <bit>

#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

std::string signed_text(int value)
{
    return value > 0 ? "+" + std::to_string(value) : std::to_string(value);
}

std::string whom(const Effect& effect)
{
    if (effect.units.size() == 1)
        return std::string(names_of(UnitId{})[effect.units.front().index]);
    if (effect.units == (units_of(Side::attacker) | units_of(Side::defender))) return "both sides";
    const Side side = side_of(effect.units.front());
    const std::string name = side == Side::attacker ? "Attacker" : "Defender";
    if (effect.units == units_of(side)) return "the " + name;
    std::string kinds;
    for (std::size_t i = 0; i < unit_type_count; ++i) {
        if ((effect.units & type_units[i]).empty()) continue;
        kinds += (kinds.empty() ? "" : ", ") + std::string(names_of(UnitType{})[i]);
    }
    return kinds + " of the " + name;
}

std::string times(int count, std::string_view one, std::string_view several)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : several);
}

}  // namespace

std::string words_of(const State&, const Effect& effect)
{
    const std::string units = whom(effect);
    const std::string value = signed_text(effect.value);
    switch (effect.primitive) {
        case Primitive::move_delta: return value + " movement for " + units;
        case Primitive::move_halve: return "half the movement for " + units;
        case Primitive::cannot_move: return units + " cannot move";
        case Primitive::cannot_attack: return "no attack by " + units;
        case Primitive::move_limit_set:
            return "only " + std::to_string(effect.value) + " units of " + units + " may move";
        case Primitive::move_limit_delta: return value + " unit of " + units + " may move";
        case Primitive::roll_delta: {
            std::string out = value + " on attacks of " + units;
            if (effect.filter == RollFilter::ranged) out += " from distance two on";
            if (effect.filter == RollFilter::target_in_quadrant) {
                out += " at targets in the " +
                       std::string(names_of(Quadrant{})[static_cast<std::size_t>(effect.quadrant)]);
            }
            return out;
        }
        case Primitive::damage_delta: return value + " damage of " + units;
        case Primitive::damage_double: return "double damage of " + units;
        case Primitive::absorb: return "the hit of " + units + " does one less";
        case Primitive::ignore_terrain: return "terrain does not hinder " + units;
        case Primitive::attack_after_move: return units + " may attack after moving";
        case Primitive::ignore_malus_movement: return "no malus hinders the movement of " + units;
        case Primitive::lock_category: return "cards are locked for " + units;
        case Primitive::lock_reserve: return "the reserve is locked for " + units;
        case Primitive::lock_tactics: return "no tactics for " + units;
        case Primitive::lock_deploy: return "no reinforcements for " + units;
        case Primitive::lock_supply: return "no supplies for " + units;
        case Primitive::reserve_cap_delta: return value + " place in the reserve for " + units;
        case Primitive::freeze_rivers: return "rivers are frozen";
        default: return std::string(row_of(effect.source).name);
    }
}

std::string until_words(const State& state, const Effect& effect)
{
    switch (effect.lifetime) {
        case Lifetime::this_resolution: return "this attack";
        case Lifetime::until_phase: return "the end phase";
        case Lifetime::turns:
            return "the end of turn " + std::to_string(state.turn + effect.left - 1);
        default: return "the end of this turn";
    }
}

std::string words_of(const State& state, UnitId attacker, UnitId target, const Modifier& modifier)
{
    const auto terrain_of = [&](UnitId unit) {
        return std::string(effective_tile(state.map, unit_in(state, unit).cell).row().name);
    };
    switch (modifier.source) {
        case Modifier::Source::attacker_terrain: return terrain_of(attacker) + ", poor view";
        case Modifier::Source::target_cover: return terrain_of(target) + ", harder to hit";
        case Modifier::Source::target_defence: return terrain_of(target) + ", defence";
        case Modifier::Source::effect: return std::string(row_of(modifier.card).name);
    }
    return {};
}

std::string_view title_of(VictoryId condition)
{
    constexpr std::array<std::string_view, victory_count> titles{
        "Total annihilation",    "Capture and hold",   "Victory points",
        "Timed resistance",      "Logistics run",      "Secret missions",
        "Territorial control",   "Target elimination", "Evacuation",
        "Resource accumulation", "Sabotage",           "Combined scoring"};
    return titles[condition.index];
}

std::string_view words_of(VictoryId condition)
{
    constexpr std::array<std::string_view, victory_count> words{
        "the enemy has no unit on the board",
        "hold the objective for some rounds",
        "eliminations, strategic points, tactics and cancelled maluses bring points",
        "the Defender is still there when the round ends",
        "carry loads from supply point A to B",
        "complete one of two secret missions",
        "control more strategic points when the round ends",
        "eliminate the named unit",
        "bring units out over the evacuation points",
        "control resource nodes",
        "put the enemy's structures out of action",
        "have more points in all when the round ends"};
    return words[condition.index];
}

std::string_view title_of(MissionId mission)
{
    constexpr std::array<std::string_view, mission_count> titles{
        "Village defense",  "Coordinated assault", "Convoy protection",
        "Rapid reconquest", "Neutralize special",  "Advanced tactical support"};
    return titles[mission.index];
}

std::string_view words_of(MissionId mission)
{
    constexpr std::array<std::string_view, mission_count> words{
        "two of three key units stand in the village at the end of round 10",
        "control the quadrant of the Defender's base by round 20 with at most three units lost",
        "the convoy goes from columns A, B to columns S, T",
        "control the south-west or the south-east at two ends of turn in a row by round 8",
        "eliminate an enemy special unit, or hold one still for two of its turns",
        "two bonus cards and an elimination in one turn"};
    return words[mission.index];
}

namespace {

std::string of(int now, int goal)
{
    return std::to_string(now) + " of " + std::to_string(goal);
}
Progress counted(std::string words, int now, int goal)
{
    return {std::move(words), of(now, goal), now, goal, false};
}
// Conditions that are decided when a round ends.
Progress until_round(const State& state, const std::string& words, int goal)
{
    Progress progress =
        counted(words + std::to_string(goal), std::min<int>(state.round, goal), goal);
    progress.state = of(state.round, goal);
    return progress;
}

Progress progress_of_target(const State& state, Side side)
{
    const UnitId target = target_for(state, side);
    const bool is_done = camp_of(state, side).met.contains(vc::target);
    Progress progress =
        counted("Eliminate " + std::string(names_of(UnitId{})[target.index]), is_done ? 1 : 0, 1);
    progress.state = is_done ? "done" : std::to_string(unit_in(state, target).hp) + " hit points";
    return progress;
}

Progress progress_of_enemies(const State& state, Side enemy)
{
    const int left = units_on_board(state, enemy);
    const int all = unit_count_of(enemy);
    Progress progress = counted("Eliminate every enemy", all - std::min(left, all), all);
    progress.state = std::to_string(left) + " left";
    return progress;
}

Progress progress_of_hold(const State& state, Side side)
{
    const Camp& camp = camp_of(state, side);
    const int goal = state.terms.hold_rounds;
    Progress progress = counted("Hold " + std::string(name_of(hold_cell(state, side))) + " for " +
                                    times(goal, "round", "rounds"),
                                camp.hold == not_held ? 0 : camp.hold, goal);
    if (camp.hold == not_held) progress.state = "not held";
    return progress;
}

Progress progress_by_condition(const State& state, Side side, VictoryId condition)
{
    const Camp& camp = camp_of(state, side);
    const Terms& terms = state.terms;
    if (condition == vc::annihilation) return progress_of_enemies(state, other_side(side));
    if (condition == vc::capture) return progress_of_hold(state, side);
    if (condition == vc::points) return counted("Victory points", camp.points, terms.points);
    if (condition == vc::target) return progress_of_target(state, side);
    if (condition == vc::logistics) {
        return counted("Deliver loads", camp.deliveries, terms.deliveries);
    }
    if (condition == vc::missions) {
        Progress progress = counted("Complete a secret mission", camp.missions_done.size(), 1);
        progress.state = camp.missions_done.empty() ? "not yet" : "done";
        return progress;
    }
    if (condition == vc::evacuation) {
        return counted("Evacuate units", evacuated_of(state, side), terms.evacuees);
    }
    if (condition == vc::resources) {
        return counted("Gather resources", camp.resources, terms.resources);
    }
    if (condition == vc::sabotage) {
        return counted("Sabotage structures", std::popcount(camp.neutralised), terms.structures);
    }
    if (condition == vc::resistance) {
        return until_round(state, "Resist until round ", terms.resist_rounds);
    }
    if (condition == vc::territory) {
        Progress progress =
            until_round(state, "Most strategic points after round ", terms.territory_rounds);
        progress.state = times(strategic_points_of(state, side), "point", "points") + " held";
        return progress;
    }
    Progress progress = until_round(state, "Most points after round ", terms.scoring_rounds);
    progress.state = times(combined_score(state, side), "point", "points");
    return progress;
}

}  // namespace

Progress progress_of(const State& state, Side side, VictoryId condition)
{
    Progress progress = progress_by_condition(state, side, condition);
    progress.is_met = is_met(state, side, condition, Moment::in_turn);
    return progress;
}

}  // namespace sortie::taktik
