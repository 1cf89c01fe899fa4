#pragma once
// Bots by their names, for everything above a game: the terminal, tables, the server, the laboratory.
//
//     const Result<std::optional<std::size_t>> bot = find_bot(game, "hard");    // none: the random player
//
// Every game has `random`, its own bots or a short search called `steady`, and the levels of engine/search/levels.h.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"
#include "engine/result.h"

namespace sortie {

inline constexpr std::string_view random_bot = "random";

// "random" and the names of the others, from the weakest to the strongest.
std::vector<std::string> names_of_bots(const GameModule& game);

// Which of the game's bots has this name; nothing for "random". The problem lists those that there are.
[[nodiscard]] Result<std::optional<std::size_t>> find_bot(const GameModule& game,
                                                          std::string_view name);

}  // namespace sortie
