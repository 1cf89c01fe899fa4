#pragma once
// The game behind the type-erased face of engine/module.h, for the list of games (games/games.h).
//
// A file of its own, because it instantiates the whole engine for this game and takes longest to compile; whoever
// plays the game directly uses taktik/taktik.h and engine/play.h instead.

#include "engine/module.h"

namespace sortie::taktik {

const GameModule& game_module();

}  // namespace sortie::taktik
