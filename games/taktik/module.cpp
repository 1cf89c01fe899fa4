#include "games/taktik/module.h"

#include "engine/module_of.h"
#include "games/taktik/taktik.h"

namespace sortie::taktik {

const GameModule& game_module()
{
    return module_of<Taktik>();
}

}  // namespace sortie::taktik
