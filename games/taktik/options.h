#pragma once
// What may be agreed before a match (T5.1, T16): the table of options, and what they mean as clauses and terms.
//
// The first options are those that people change; the others are the numbers of the twelve conditions, whose words begin
// with the condition they belong to. An impossible combination is refused in words before anything starts (E_CONFIG).

#include <array>
#include <optional>
#include <string>

#include "engine/options.h"
#include "games/taktik/map_text.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// In the order of `option_table`.
enum class Option : std::uint8_t {
    victory,
    map,
    map_seed,
    deck,
    round_limit,
    attacker,
    hold_rounds,
    hold_objective,
    points,
    resist_rounds,
    resist_objective,
    deliveries,
    territory_rounds,
    target,
    evacuees,
    resources,
    structures,
    sabotage_turns,
    scoring_rounds,
    weight_points,
    weight_objective,
    weight_strategic,
    clause1_side,
    clause1,
    clause2_side,
    clause2,
    clause3_side,
    clause3,
};
inline constexpr std::size_t option_count = 28;
constexpr int value_of(const Setup& setup, Option option)
{
    return setup.values[static_cast<std::size_t>(option)];
}

// T16.8 and one for each condition; `custom` reads the clauses.
enum class Preset : std::uint8_t {
    standard,
    annihilation,
    capture,
    points,
    resistance,
    logistics,
    missions,
    territory,
    target,
    evacuation,
    resources,
    sabotage,
    scoring,
    combined,
    custom,
};

inline constexpr ShortList<std::string_view, option_names_max> clause_sides{"both", "attacker",
                                                                            "defender"};
inline constexpr int clause_most = (1 << victory_count) - 1;
inline constexpr int map_seed_most = 1'000'000'000;

inline constexpr std::array<OptionDecl, option_count> option_table{{
    {.name = "victory",
     .words = "how the match is won; custom takes the clauses below",
     .most = static_cast<int>(Preset::custom),
     .names = {"standard", "annihilation", "capture", "points", "resistance", "logistics",
               "missions", "territory", "target", "evacuation", "resources", "sabotage", "scoring",
               "combined", "custom"}},
    {.name = "map",
     .words = "the board: made from a seed, or one drawn by hand",
     .most = static_cast<int>(hand_map_count),
     .names = {"generated", "crossroads", "river-line", "highlands"}},
    {.name = "map_seed",
     .words = "the seed of a generated map; 0 takes it from the game's seed",
     .most = map_seed_most},
    {.name = "deck", .words = "the size of the common deck", .most = 1, .names = {"60", "90"}},
    {.name = "round_limit",
     .words = "the round after which points decide",
     .least = 1,
     .most = rounds_max,
     .usual = 30},
    {.name = "attacker", .words = "which seat attacks", .most = 1, .names = {"seat1", "seat2"}},
    {.name = "hold_rounds",
     .words = "capture: rounds for which the objective is held",
     .least = 1,
     .most = 30,
     .usual = 3},
    {.name = "hold_objective",
     .words = "capture: what is held",
     .least = 1,
     .most = 2,
     .usual = 1,
     .names = {"base", "flag"}},
    {.name = "points", .words = "points: how many win", .least = 1, .most = 200, .usual = 20},
    {.name = "resist_rounds",
     .words = "resistance: rounds that the Defender must last",
     .least = 1,
     .most = rounds_max,
     .usual = 15},
    {.name = "resist_objective",
     .words = "resistance: what the Attacker must not control",
     .most = 2,
     .names = {"none", "base", "flag"}},
    {.name = "deliveries",
     .words = "logistics: loads to deliver",
     .least = 1,
     .most = 20,
     .usual = 3},
    {.name = "territory_rounds",
     .words = "territory: the round that decides",
     .least = 1,
     .most = rounds_max,
     .usual = 12},
    {.name = "target",
     .words = "target: the number of the enemy unit, 0 for the leader",
     .most = defender_units},
    {.name = "evacuees",
     .words = "evacuation: units to bring out",
     .least = 1,
     .most = attacker_units,
     .usual = 4},
    {.name = "resources", .words = "resources: how many win", .least = 1, .most = 200, .usual = 20},
    {.name = "structures",
     .words = "sabotage: structures to put out of action",
     .least = 1,
     .most = static_cast<int>(structures_each),
     .usual = 2},
    {.name = "sabotage_turns",
     .words = "sabotage: turns that each one takes",
     .least = 1,
     .most = 10,
     .usual = 2},
    {.name = "scoring_rounds",
     .words = "scoring: the round that decides",
     .least = 1,
     .most = rounds_max,
     .usual = 15},
    {.name = "weight_points", .words = "scoring: for a point", .most = 20, .usual = 1},
    {.name = "weight_objective", .words = "scoring: for an objective", .most = 20, .usual = 3},
    {.name = "weight_strategic", .words = "scoring: for a strategic point", .most = 20, .usual = 2},
    {.name = "clause1_side",
     .words = "custom: whose the first clause is",
     .most = 2,
     .names = clause_sides},
    {.name = "clause1",
     .words = "custom: its conditions added up (VC1 1, VC2 2, VC3 4, ... VC12 2048); 0 for none",
     .most = clause_most},
    {.name = "clause2_side",
     .words = "custom: whose the second clause is",
     .most = 2,
     .names = clause_sides},
    {.name = "clause2", .words = "custom: conditions of the second clause", .most = clause_most},
    {.name = "clause3_side",
     .words = "custom: whose the third clause is",
     .most = 2,
     .names = clause_sides},
    {.name = "clause3", .words = "custom: conditions of the third clause", .most = clause_most},
}};

// E_CONFIG: why the match cannot be created, in words.
std::optional<std::string> why_not_options(const Setup& setup);

Terms terms_of(const Setup& setup);
// The clauses of both sides.
std::array<Clauses, side_count> clauses_of(const Setup& setup);

}  // namespace sortie::taktik
