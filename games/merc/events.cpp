#include "games/merc/events.h"

namespace sortie::merc {

void write_fighter(Argument fighter, std::string& out)
{
    const FighterId id = id_cast<FighterId>(fighter);
    if (is_unit(id)) {
        out += names_of(UnitId{})[id.index];
    } else if (is_militia(id)) {
        out += "militia-of-";
        out += names_of(PlayerId{})[player_in(id).index];
    } else {
        out += "dog" + std::to_string(dog_in(id) + 1);
    }
}

void write_squad(Argument squad, std::string& out)
{
    out += squad_names[squad];
}

}  // namespace sortie::merc
