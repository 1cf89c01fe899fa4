#include "games/merc/module.h"

#include "engine/module_of.h"
#include "games/merc/merc.h"

namespace sortie::merc {

const GameModule& game_module()
{
    return module_of<Merc>();
}

}  // namespace sortie::merc
