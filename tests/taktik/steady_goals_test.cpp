#include "games/taktik/steady_goals.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T16.8: an Attacker who has to take the enemy's base is drawn towards it")
{
    const Theatre theatre({{a(7), "K15"}, {d(1), "A30"}});
    const Goals goals(theatre.state, Side::attacker);
    const UnitGoals tank(theatre.state, goals, a(7));
    EXPECT_GT(tank.value_at(at("K19")), tank.value_at(at("K11")));
}

TEST("T8.2: an enemy that is out of everybody's reach changes nothing, one that is in reach does")
{
    // A1 walks two cells and shoots over two; a special unit shoots over four: six cells and no more.
    const auto value_with_enemy_on = [](std::string_view cell) {
        const Theatre theatre({{a(1), "K15"}, {d(14), cell}});
        const Goals goals(theatre.state, Side::attacker);
        const UnitGoals light(theatre.state, goals, a(1));
        return light.value_at(at("K17")) - light.value_of_staying();
    };
    const int alone = value_with_enemy_on("A1");
    EXPECT_EQ(value_with_enemy_on("K22"), alone);
    EXPECT_LT(value_with_enemy_on("K21"), alone);
}

TEST("T4.4: whoever may not shoot after a walk gains nothing from a target there")
{
    const Theatre theatre({{a(10), "K15"}, {d(1), "K20"}});
    const Goals goals(theatre.state, Side::attacker);
    const UnitGoals special(theatre.state, goals, a(10));
    const Theatre other({{a(7), "K15"}, {d(1), "K20"}});
    const Goals goals_of_tank(other.state, Side::attacker);
    const UnitGoals tank(other.state, goals_of_tank, a(7));
    const int of_special = special.value_at(at("K17")) - special.value_of_staying();
    const int of_tank = tank.value_at(at("K17")) - tank.value_of_staying();
    EXPECT_GT(of_tank, of_special);
}
