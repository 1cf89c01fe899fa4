#pragma once
// The bots that every game has because it can be searched: their names, how they play, and how long they think.
//
// This is the one table of levels. Budgets are iterations, so a level plays the same on a slow machine as on a fast one; how
// strong they are against each other is docs/bots.md. A game's own bots (engine/bot.h) come before them. A game without
// any has a short search instead, so that there is a `steady` everywhere.

#include <array>
#include <string_view>

#include "engine/search/search.h"

namespace sortie {

struct BotLevel {
    std::string_view name;
    std::string_view words;  // how it plays
    SearchOptions options;   // the seed follows from what the seat sees
};

inline constexpr BotLevel steady_level{"steady", "looks a few games ahead", {.iterations = 8}};
inline constexpr std::array<BotLevel, 4> bot_levels{{
    {"easy", "thinks for a moment", {.iterations = 16}},
    {"normal", "thinks like a careful player", {.iterations = 80}},
    {"hard", "thinks long", {.iterations = 400}},
    {"expert", "thinks as long as a patient person waits", {.iterations = 2000}},
}};

}  // namespace sortie
