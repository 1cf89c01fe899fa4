#pragma once
// Before the first day: options, the map, the decks (R2, S2).
//
// The generator is used in the order of R2.8, so that a seed means the same game everywhere.

#include <array>
#include <optional>
#include <string>

#include "engine/event.h"
#include "engine/options.h"
#include "games/merc/state.h"

namespace sortie::merc {

// In the order of `option_table`.
enum class Option : std::uint8_t {
    dictator,            // who plays him
    dictator_selection,  // which card he has
    sets,                // which boxes are used
    difficulty,          // militia in every industry on Day 1
    extra,               // militia that the Dictator places on Day 1
    active_tactics,
    reinforce_rounding,
    mine_militia,
    caretaker_sees_hidden,
    mode,
    vehicles,
    i_dictator,
    teams,   // of Versus
    rounds,  // of Versus
    allow_discouraged,
};
inline constexpr int as_the_table_says = -1;

// Values of Option::dictator_selection before the eleven cards.
inline constexpr int dictator_as_usual = 0;  // drawn for an automatic one, chosen by a person
inline constexpr int dictator_drawn = 1;
inline constexpr int dictator_chosen = 2;
inline constexpr int dictator_fixed = 3;  // castro, and so on

inline constexpr std::array option_table{
    OptionDecl{.name = "dictator",
               .words = "who plays the Dictator",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"automatic", "human"}},
    OptionDecl{.name = "dictator_selection",
               .words = "the Dictator card",
               .least = 0,
               .most = 13,
               .usual = dictator_as_usual,
               .names = {"usual", "random", "choose", "castro", "kim", "gadafi", "hitler",
                         "hussein", "mao", "mussolini", "noriega", "pinochet", "polpot", "stalin"}},
    OptionDecl{.name = "sets",
               .words = "the cards in use; the base set alone is enough for 2 and 3 rebels",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"all", "base"}},
    OptionDecl{.name = "difficulty",
               .words = "militia in every industry on Day 1; -1: by the number of rebels",
               .least = as_the_table_says,
               .most = 10,
               .usual = as_the_table_says},
    OptionDecl{.name = "extra",
               .words = "militia that the Dictator places on Day 1; -1: by the number of rebels",
               .least = as_the_table_says,
               .most = 60,
               .usual = as_the_table_says},
    OptionDecl{.name = "active_tactics",
               .words = "cards in the tactics deck: how many days the game lasts",
               .least = 5,
               .most = 14,
               .usual = 5},
    OptionDecl{.name = "reinforce_rounding",
               .words = "militia of a reinforcement: half of the rebels plus one, rounded",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"down", "up"}},
    OptionDecl{.name = "mine_militia",
               .words = "militia that a land mine takes from each player",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"one", "all"}},
    OptionDecl{.name = "caretaker_sees_hidden",
               .words = "the first rebel sees the stashes of an automatic Dictator",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"no", "yes"}},
    OptionDecl{.name = "mode",
               .words = "the way to play: assassination needs a person as Dictator, in versus the"
                        " players fight each other, solo_rescue is for one",
               .least = 0,
               .most = 3,
               .usual = 0,
               .names = {"normal", "assassination", "versus", "solo_rescue"}},
    OptionDecl{.name = "vehicles",
               .words = "five vehicles among the accessories",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"no", "yes"}},
    OptionDecl{.name = "i_dictator",
               .words = "whoever gets explosives and a detonator out of two cities wins at once",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"no", "yes"}},
    OptionDecl{.name = "teams",
               .words =
                   "factions of versus: usual is 1v1, 1v1v1, 2v2 or 3v3 by the number of players",
               .least = 0,
               .most = 3,
               .usual = 0,
               .names = {"usual", "alone", "pairs", "halves"}},
    OptionDecl{.name = "rounds",
               .words = "how long versus lasts: 5 rounds or 10",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"short", "long"}},
    OptionDecl{.name = "allow_discouraged",
               .words = "combinations and teams that are not recommended",
               .least = 0,
               .most = 1,
               .usual = 0,
               .names = {"no", "yes"}}};

constexpr int value_of(const Setup& setup, Option option)
{
    return setup.values[static_cast<std::size_t>(option)];
}

// R2.2
struct SetupRow {
    std::uint8_t rows;
    std::uint8_t columns;
    std::array<std::uint8_t, land_count> lands;  // industries, cities, wilderness
    std::uint8_t difficulty;
    std::uint8_t extra;
    bool needs_expansion;
};
inline constexpr std::array<SetupRow, rebels_max> setup_table{{
    {3, 3, {4, 1, 4}, 2, 0, true},
    {3, 4, {6, 1, 5}, 3, 4, false},
    {4, 4, {8, 1, 7}, 4, 9, false},
    {4, 5, {10, 2, 8}, 5, 12, true},
    {5, 5, {12, 2, 11}, 6, 15, true},
    {5, 6, {13, 3, 14}, 7, 18, true},
}};

std::optional<std::string> why_not_options(const Setup& setup);
void set_up_game(State& state, const Setup& setup, Events& events);

}  // namespace sortie::merc
