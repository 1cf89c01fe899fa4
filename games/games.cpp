#include "games/games.h"

#include <array>

#include "engine/module_of.h"
#include "games/skirmish/skirmish.h"
#include "games/tictactoe/tictactoe.h"

namespace sortie {

std::span<const GameModule* const> all_games()
{
    static const std::array<const GameModule*, 2> games{
        &module_of<skirmish::Skirmish>(),
        &module_of<tictactoe::TicTacToe>(),
    };
    return games;
}

}  // namespace sortie
