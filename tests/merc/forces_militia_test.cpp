// What militia do and do not do (R11.1, R11.5, R11.6), and damage outside combat (R14.2, R17.4).

#include "games/merc/forces.h"
#include "games/merc/order.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

TEST(
    "R11.1, R0.9: militia have initiative 2, one die and one health; Veteran Militia and Better Weapons change that")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.militia("b3", the_dictator, 1);
    day.militia("b3", rebel2, 0);
    EXPECT_EQ(militia_initiative(day.state, the_dictator), 2);
    EXPECT_EQ(militia_initiative(day.state, rebel1), 2);
    day.state.regime.veteran_militia = true;
    EXPECT_EQ(militia_initiative(day.state, the_dictator), 3);
    EXPECT_EQ(militia_initiative(day.state, rebel1), 2);
}

TEST(
    "R11.1: militia throw one die each, die of one hit, and hit on 4; with Better Weapons the Dictator's hit on 3")
{
    for (const bool better : {false, true}) {
        Theatre day;
        day.squad(rebel1, primary, "b2", {merc::shadkaam});
        day.squad(rebel2, primary, "a1", {merc::ra});
        day.militia("b3", the_dictator, 2);
        day.state.regime.better_weapons = better;
        // Two militia throw a 3 each before Shadkaam, who then kills both.
        day.dice({3, 3, 4, 1, 1, 1});
        day.play(rebel1, "move primary b3 -");
        EXPECT_EQ(day.health(merc::shadkaam), better ? 1 : 3);
        EXPECT_EQ(day.militia_in("b3", the_dictator), 1) << "one hit, one militia";
    }
}

TEST("R11.5: militia neither move nor act, and stay when their side retreats")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b2", rebel1, 3);
    day.play(rebel1, "move primary b1 -");
    EXPECT_EQ(day.militia_in("b2", rebel1), 3);
    EXPECT_EQ(day.militia_in("b1", rebel1), 0);

    Theatre retreat;
    retreat.squad(rebel1, primary, "b3", {merc::doc});
    retreat.squad(rebel2, primary, "b2", {merc::ra});
    retreat.militia("b3", rebel1, 1);
    retreat.militia("b3", the_dictator, 2);
    retreat.dice({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    retreat.play(rebel2, "move primary b3 -");
    retreat.play(rebel1, "retreat whole a3 -");
    retreat.play(rebel2, "retreat whole stay -");
    EXPECT_EQ(retreat.where(merc::doc), at("a3"));
    EXPECT_EQ(retreat.militia_in("a3", rebel1), 0);
}

TEST("R11.6: militia of every rebel in the sector fight in its combat, whoever began it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.militia("b3", rebel2, 2);
    day.militia("b3", the_dictator, 1);
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.play(rebel1, "move primary b3 -");
    EXPECT(day.state.combat.is_running());
    int militia = 0;
    for (const FighterId fighter : day.state.combat.order) {
        militia += fighter == militia_of(rebel2) || fighter == militia_of(the_dictator) ? 1 : 0;
    }
    EXPECT_GE(militia, 2);
}

// Ewok, at the end of her strength, is about to enter c1, where a mine lies.
struct Minefield : Theatre {
    Minefield()
    {
        squad(rebel1, primary, "b1", {merc::ewok});
        squad(rebel2, primary, "a1", {merc::ra});
        state.units[merc::ewok.index].health = 1;
        militia("c1", the_dictator, 1);
        stash("c1", kind::land_mine);
    }
};

TEST(
    "R14.2, R17.4, DP8: whom a mine would kill an Epinephrine Shot may save, and the actions are kept")
{
    Minefield day;
    const CardId shot = day.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    day.state.units[merc::ewok.index].actions = 3;
    day.play(rebel1, "move primary c1 -");
    EXPECT(day.awaits_nobody_but(rebel1));
    ASSERT_FALSE(day.options(rebel1, "inject").empty());
    day.dice({1, 6, 6});  // the militia misses, Ewok does not
    day.play(rebel1, day.options(rebel1, "inject").front());
    EXPECT(day.is_in_play(merc::ewok));
    EXPECT(is_discarded(day.state, shot));
    EXPECT_EQ(day.actions(merc::ewok), 2);
}

TEST("R14.2, DP8: without a shot, or when it is kept, the unit dies of the mine")
{
    Minefield day;
    day.play(rebel1, "move primary c1 -");
    EXPECT_FALSE(day.is_in_play(merc::ewok));
    EXPECT(day.state.dead.contains(merc::ewok));

    Minefield kept;
    kept.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    kept.play(rebel1, "move primary c1 -");
    kept.play(rebel1, kept.options(rebel1, "pass").front());
    EXPECT_FALSE(kept.is_in_play(merc::ewok));
}

}  // namespace
}  // namespace sortie::merc
