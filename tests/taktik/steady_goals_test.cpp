#include "games/taktik/steady_goals.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T16.8: an Attacker who has to take the enemy's base is drawn towards it")
{
    const Theatre theatre({{a(7), "K15"}, {d(1), "A30"}});
    const Goals goals(theatre.state, Side::attacker);
    EXPECT_GT(goals.value_at(a(7), at("K19"), true), goals.value_at(a(7), at("K11"), true));
}
