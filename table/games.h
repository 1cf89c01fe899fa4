#pragma once
// The games that a program knows, and finding one by its name.
//
//     const GameModule* const games[] = {&tictactoe, &skirmish};
//     const Result<const GameModule*> game = find_game(games, "skirmish");
//     if (!game) return tell(game.problem().words);
//     game.value()->start(...);
//
// The list is a span of pointers to modules that live as long as the program. There is no registry: who
// starts the program says which games are in it. A name that is not there is answered with those that are.

#include <span>
#include <string_view>

#include "engine/module.h"
#include "engine/result.h"

namespace sortie {

using GameList = std::span<const GameModule* const>;

// "there is no game 'ches'; games are: skirmish, tictactoe"
Result<const GameModule*> find_game(GameList games, std::string_view name);

}  // namespace sortie
