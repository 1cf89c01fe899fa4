// Gaddafi's loot: what fallen rebel MERCs carried, after the combat (GAD2 to GAD8).

#include "games/merc/abilities.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// Teresa, nearly dead, walks from b1 into b2, where Gaddafi's people are. She carries what a test
// gives her.
template <class Day>
struct Ambush : Day {
    Ambush() : Day(Dictator::gadafi)
    {
        this->squad(rebel1, primary, "b1", {merc::teresa});
        this->hurt_to(merc::teresa, 1);
        this->squad(rebel2, secondary, "d3", {merc::moe});  // has actions left: the phase goes on
    }
    // Borris, who is quicker, kills her; he has combat 2 without a weapon.
    void fall(int dice_of_borris = 2)
    {
        for (int i = 0; i < dice_of_borris; ++i) this->dice({6});
        this->play(rebel1, "move primary b2 -");
        EXPECT(this->has_told("teresa dies"));
    }
    bool is_gone(CardId card) const { return is_discarded(this->state, card); }
};
using Hunt = Ambush<Junta>;
using RobotHunt = Ambush<Robot>;

TEST("GAD-a, GAD6, AI1.4: an automatic Gaddafi arms Borris with the weapon of the fallen")
{
    RobotHunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.fall();
    EXPECT_EQ(day.carried(merc::borris, Pocket::weapon), gun);
    EXPECT(day.state.loot.empty());
}

TEST("GAD-b, GAD4, GAD7: what he holds is not exchanged, and nothing is asked")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId own = day.give(merc::borris, Pocket::weapon, "9mm-handgun");
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.fall(3);
    EXPECT(day.asked("loot").empty());
    EXPECT_EQ(day.carried(merc::borris, Pocket::weapon), own);
    EXPECT(day.is_gone(gun));
    EXPECT(day.state.loot.empty());
}

TEST("GAD-c, GAD3, GAD5, GAD8, DP37: item by item, for free, and the rest may be left")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const int actions = day.actions(merc::borris);
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    const CardId grenade = day.give(merc::teresa, Pocket::accessory, kind::grenade);
    day.fall();
    EXPECT(day.awaits_nobody_but(the_dictator)) << "in the rebel phase, as part of the combat";
    EXPECT(day.state.combat.is_running());
    EXPECT_EQ(day.asked(),
              (Words{"loot ak-47 borris weapon", "loot grenade-1 borris accessory", "leave_loot"}));
    EXPECT_EQ(day.refused_to_him("loot m16 borris weapon"), "E_NO_ITEM");
    EXPECT_EQ(day.refused_to_him("loot ak-47 borris armor"), "E_SLOT");
    EXPECT_EQ(day.refused_to_him("loot ak-47 teresa weapon"), "E_TARGET");
    day.say("loot ak-47 borris weapon");
    EXPECT_EQ(day.asked(), (Words{"loot grenade-1 borris accessory", "leave_loot"}));
    day.say("leave_loot");
    EXPECT_EQ(day.carried(merc::borris, Pocket::weapon), gun);
    EXPECT(day.is_gone(grenade));
    EXPECT_EQ(day.actions(merc::borris), actions);
    EXPECT_FALSE(day.state.combat.is_running());
}

TEST("GAD3: in his own turn the loot of a card's combat comes before his orders")
{
    Junta day(Dictator::gadafi);
    day.squad(the_dictator, primary, "a1", {merc::borris});
    day.squad(rebel1, primary, "b1", {merc::teresa});
    day.hurt_to(merc::teresa, 1);
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say("play oil-reserves");
    day.dice({6, 6});
    day.say("move primary b1 -");
    EXPECT_EQ(day.asked(), (Words{"loot ak-47 borris weapon", "leave_loot"}));
    EXPECT_FALSE(day.may(the_dictator, "train borris"));
    day.say("loot ak-47 borris weapon");
    EXPECT_EQ(day.carried(merc::borris, Pocket::weapon), gun);
    EXPECT(day.may(the_dictator, "train borris"));
}

TEST("GAD5: it ends by itself when nobody can take what is left")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    day.give(merc::borris, Pocket::accessory, "field-radio");
    day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    const CardId grenade = day.give(merc::teresa, Pocket::accessory, kind::grenade);
    day.fall();
    EXPECT_EQ(day.asked(), (Words{"loot ak-47 borris weapon", "leave_loot"}));
    day.say("loot ak-47 borris weapon");
    EXPECT(day.is_gone(grenade));
    EXPECT_FALSE(day.awaits(the_dictator));
}

TEST("GAD4: the Dictator card may take something too")
{
    Hunt day;
    day.base("b2");
    day.militia("b2", the_dictator, 1);
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.dice({6, 6});
    day.play(rebel1, "move primary b2 -");
    EXPECT_EQ(day.asked("loot"), (Words{"loot ak-47 dictator weapon"}));
    day.say("loot ak-47 dictator weapon");
    EXPECT_EQ(day.carried(dictator_card, Pocket::weapon), gun);
}

TEST("GAD-d, GAD2: his own dead give him nothing")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris, merc::doc});
    day.hurt_to(merc::borris, 1);
    day.give(merc::borris, Pocket::weapon, kind::m16);
    day.squad(rebel2, primary, "c2", {merc::natasha});
    day.dice({6, 6, 6});
    day.play(rebel2, "move primary b2 -");
    day.play(rebel2, "aim borris");
    EXPECT(day.has_told("borris dies"));
    EXPECT(day.state.loot.empty());
}

TEST("GAD-e, GAD7: with nobody of his left there everything is discarded")
{
    Hunt day;
    day.squad(rebel2, primary, "b1", {merc::ra});
    day.militia("b2", the_dictator, 1);
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.play(rebel1, "joint primary b2 -");
    day.dice({6, 6, 6});
    day.play(rebel2, "commit primary -");
    day.say("aim teresa");
    EXPECT(day.has_told("teresa dies"));
    EXPECT_EQ(day.militia_in("b2", the_dictator), 0);
    EXPECT(day.is_gone(gun));
    EXPECT_FALSE(day.awaits(the_dictator));
}

TEST("GAD-g: one who is saved by a shot loses nothing")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.give(merc::teresa, Pocket::accessory, kind::epinephrine_shot);
    day.dice({6, 6, 1, 1, 1, 1});
    day.play(rebel1, "move primary b2 -");
    day.play(rebel1, day.options(rebel1, "inject")[0]);
    EXPECT(day.state.loot.empty());
    EXPECT_EQ(day.carried(merc::teresa, Pocket::weapon), gun);
}

TEST("GAD-h, GAD4: the grenade first, and the bandolier finds no slot")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId belt = day.give(merc::teresa, Pocket::accessory, kind::bandolier);
    const CardId grenade = day.give(merc::teresa, Pocket::bandolier1, kind::grenade);
    day.fall();
    EXPECT_EQ(day.asked("loot").size(), 2u);
    day.say("loot grenade-1 borris accessory");
    EXPECT_EQ(day.carried(merc::borris, Pocket::accessory), grenade);
    EXPECT(day.is_gone(belt));
}

TEST("GAD-h, GAD4: the bandolier first, and the grenade goes into it")
{
    Hunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    day.give(merc::teresa, Pocket::accessory, kind::bandolier);
    const CardId grenade = day.give(merc::teresa, Pocket::bandolier1, kind::grenade);
    day.fall();
    day.say("loot bandolier-1 borris accessory");
    EXPECT_EQ(day.asked("loot").size(), 3u) << "three places in it";
    day.say("loot grenade-1 borris bandolier1");
    EXPECT_EQ(day.carried(merc::borris, Pocket::bandolier1), grenade);
}

TEST("GAD6: the highest number first, for the first of the alphabet, the Dictator card last")
{
    RobotHunt day;
    day.base("b2");
    day.squad(the_dictator, primary, "b2", {merc::vulture, merc::borris});
    day.give(merc::borris, Pocket::weapon, kind::m16);
    const CardId grenade = day.give(merc::teresa, Pocket::accessory, kind::bandolier);
    const CardId mortar = day.give(merc::teresa, Pocket::bandolier1, kind::mortar);
    const CardId radio = day.give(merc::teresa, Pocket::bandolier2, "field-radio");
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.dice({6, 6, 6, 6});
    day.play(rebel1, "move primary b2 -");
    EXPECT_EQ(day.carried(merc::borris, Pocket::accessory), grenade) << "the bandolier, 980";
    EXPECT_EQ(day.carried(merc::borris, Pocket::bandolier1), mortar) << "950";
    EXPECT_EQ(day.carried(merc::vulture, Pocket::weapon), gun) << "Borris has a weapon";
    EXPECT_EQ(day.carried(merc::borris, Pocket::bandolier2), radio);
    EXPECT(day.carried(dictator_card, Pocket::accessory).is_none());
}

TEST("GAD6: land mines and repair kits are never taken")
{
    RobotHunt day;
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId kit = day.give(merc::teresa, Pocket::accessory, kind::repair_kit);
    day.fall();
    EXPECT(day.carried(merc::borris, Pocket::accessory).is_none());
    EXPECT(day.is_gone(kit));
    RobotHunt other;
    other.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId mine = other.give(merc::teresa, Pocket::accessory, kind::land_mine);
    other.fall();
    EXPECT(other.carried(merc::borris, Pocket::accessory).is_none());
    EXPECT(other.is_gone(mine));
}

TEST("GAD2, GAD3: another Dictator has no use for it")
{
    Junta day(Dictator::castro);
    day.squad(rebel1, primary, "b1", {merc::teresa});
    day.hurt_to(merc::teresa, 1);
    day.squad(rebel2, primary, "d3", {merc::moe});
    day.squad(the_dictator, primary, "b2", {merc::borris});
    const CardId gun = day.give(merc::teresa, Pocket::weapon, kind::ak_47);
    day.dice({6, 6});
    day.play(rebel1, "move primary b2 -");
    EXPECT(is_discarded(day.state, gun));
    EXPECT_FALSE(day.awaits(the_dictator));
}

}  // namespace
}  // namespace sortie::merc
