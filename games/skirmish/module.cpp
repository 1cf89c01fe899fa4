#include "games/skirmish/module.h"

#include "engine/module_of.h"
#include "games/skirmish/skirmish.h"

namespace sortie::skirmish {

const GameModule& game_module()
{
    return module_of<Skirmish>();
}

}  // namespace sortie::skirmish
