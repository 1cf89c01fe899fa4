#include "games/tictactoe/module.h"

#include "engine/module_of.h"
#include "games/tictactoe/tictactoe.h"

namespace sortie::tictactoe {

const GameModule& game_module()
{
    return module_of<TicTacToe>();
}

}  // namespace sortie::tictactoe
