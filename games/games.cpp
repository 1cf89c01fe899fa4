#include "games/games.h"

#include <array>

#include "games/merc/module.h"
#include "games/skirmish/module.h"
#include "games/taktik/module.h"
#include "games/tictactoe/module.h"

namespace sortie {

std::span<const GameModule* const> all_games()
{
    static const std::array<const GameModule*, 4> games{
        &merc::game_module(),
        &skirmish::game_module(),
        &taktik::game_module(),
        &tictactoe::game_module(),
    };
    return games;
}

}  // namespace sortie
