#pragma once
// The bots that every game has because it can be searched: their names, how they play, and how long they think.
//
// This is the one table of levels. Budgets are iterations, so a level plays the same on a slow machine as on a fast one; how
// strong they are against each other is docs/bots.md. A game's own bots (engine/bot.h) come before them. A game without
// any has a short search instead, so that there is a `steady` everywhere.
//
// What they decide follows from what the seat sees, and from a whim where many games are played to be counted: without one
// two bots would play a game without chance always in the same way.
//
// How much is gained by thinking five times as long depends on the game, and on what was agreed before it. A game that has
// measured it states its own budgets, of easy, normal, hard and expert; they follow from what every seat knows:
//
//     static BotBudgets bot_budgets(const State& state);

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/search/search.h"

namespace sortie {

struct BotLevel {
    std::string_view name;
    std::string_view words;  // how it plays
    SearchOptions options;   // the seed follows from what the seat sees, and the whim
};

inline constexpr BotLevel steady_level{"steady", "looks a few games ahead", {.iterations = 8}};
inline constexpr std::array<BotLevel, 4> bot_levels{{
    {"easy", "thinks for a moment", {.iterations = 16}},
    {"normal", "thinks like a careful player", {.iterations = 80}},
    {"hard", "thinks long", {.iterations = 400}},
    {"expert", "thinks as long as a patient person waits", {.iterations = 2000}},
}};

inline constexpr std::uint64_t usual_whim = 0;

using BotBudgets = std::array<std::uint32_t, bot_levels.size()>;

template <class G>
concept HasBudgets = requires(const typename G::State& state) {
    { G::bot_budgets(state) } -> std::same_as<BotBudgets>;
};

// The level with this number, with the budget of the game.
template <class G>
BotLevel level_in(const typename G::State& state, std::size_t number)
{
    BotLevel level = bot_levels[number];
    if constexpr (HasBudgets<G>) level.options.iterations = G::bot_budgets(state)[number];
    return level;
}

}  // namespace sortie
