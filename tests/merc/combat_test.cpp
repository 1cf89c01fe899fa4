// The course of a combat: its stages, who acts when, who is asked, and what its end does (C1 to
// C3, C4, C15).

#include "games/merc/combat.h"

#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

TEST("C1.4: nobody joins a combat or changes squads in it while it runs")
{
    Battle fight;
    fight.rebels({merc::ewok, merc::genesis}).regime_militia(2);
    fight.squad(rebel2, primary, "c3", {merc::natasha});
    fight.militia("b2", rebel1, 2);
    fight.misses(2);
    fight.charge();
    ASSERT_TRUE(fight.is_fighting());
    EXPECT_EQ(fight.refused(rebel2, "move primary b3 -"), "E_BARRIER");
    EXPECT_EQ(fight.refused(rebel1, "split ewok"), "E_BARRIER");
    EXPECT_EQ(fight.refused(rebel1, "end_turn"), "E_BARRIER");
    EXPECT_EQ(units_of_side(fight.state, at("b3"), Side::rebels), 2);
}

TEST("C1.5: rebels who meet do not fight, and friends are no targets")
{
    Battle fight;
    fight.squad(rebel2, primary, "b1", {merc::natasha});
    fight.rebels({merc::moe}).regime_militia(1).regime({merc::ra});
    fight.play(rebel1, "move primary b1 -");
    EXPECT_FALSE(fight.is_fighting());
    EXPECT_EQ(controller_of(fight.state, at("b1")), rebel1);
    fight.state.squads[rebel1.index][primary].sector = at("b2");
    fight.state.squads[rebel2.index][primary].sector = at("b2");
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    EXPECT_EQ(fight.options(rebel1), (Words{"aim ra", "aim militia-of-dictator"}));
}

TEST(
    "C2.5, C3.6, C15.1: both sides are in one sector only while they fight, and the winner holds it")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.dice({4, 1, 1});
    fight.charge();
    EXPECT_FALSE(fight.is_fighting());
    for (const SectorId sector : sectors_of(fight.state)) {
        EXPECT_FALSE(are_both_sides_in(fight.state, sector));
    }
    EXPECT_EQ(controller_of(fight.state, at("b3")), rebel1);
    EXPECT(fight.awaits(rebel1)) << "the phase goes on";
}

TEST(
    "C3.1, C13.3, M-basic.1, M-basic.5, DP6: Basic throws again once in a combat, and anew in the next")
{
    Battle fight;
    fight.rebels({merc::basic}).regime_militia(1);
    fight.militia("c3", the_dictator, 1);
    fight.dice({1, 1, 1, 1, 1});
    fight.charge();
    EXPECT_EQ(fight.options(rebel1).size(), 2u);
    EXPECT(fight.may(rebel1, fight.in_window("pass")));
    fight.react(rebel1, "throw_again");
    fight.dice({1, 1, 1});
    fight.stay();
    EXPECT_FALSE(fight.state.windows.is_open()) << "round 2: he has thrown again already";
    fight.dice({1, 6, 1});
    fight.stay();
    EXPECT_FALSE(fight.is_fighting());
    fight.dice({1, 1, 1});
    fight.play(rebel1, "move primary c3 -");
    EXPECT(fight.may(rebel1, fight.in_window("throw_again")));
}

TEST(
    "C3.1, C4.4, M-khenn.1, M-khenn.2: Khenn throws one die for each combat, before its first round")
{
    Battle fight;
    fight.rebels({merc::khenn}).regime_militia(1);
    fight.militia("c3", the_dictator, 1);
    fight.dice({5, 1, 1, 1});
    fight.charge();
    EXPECT_EQ(fight.throwers(), (Words{"khenn", "militia-of-dictator"}));
    EXPECT_LT(fight.told_at("khenn throws a 5 for his initiative"), fight.told_at("round 1"));
    fight.dice({1, 1, 1});
    fight.stay();
    fight.dice({6, 1});
    fight.stay();
    EXPECT_EQ(fight.times_told("khenn throws a 5 for his initiative"), 1);
    EXPECT_FALSE(fight.has_told_part("khenn throws a 1"));
    fight.dice({1, 1, 1, 1});
    fight.play(rebel1, "move primary c3 -");
    EXPECT(fight.has_told("khenn throws a 1 for his initiative"));
    EXPECT_EQ(fight.throwers().back(), "khenn") << "with a 1 he acts behind the militia";
}

TEST("C3.2, M-golem.1, M-golem.4, DP1: Golem's strike comes before round 1 and may end the combat")
{
    Battle fight;
    fight.rebels({merc::golem, merc::ewok}).regime_militia(1);
    const CardId grenade = fight.give(merc::golem, Pocket::accessory, kind::grenade);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1), (Words{"aim militia-of-dictator", "hold_fire"}));
    fight.dice({4, 1, 1, 1, 1, 1});
    fight.play(rebel1, "aim militia-of-dictator");
    EXPECT_FALSE(fight.has_told("round 1"));
    EXPECT_FALSE(fight.is_fighting());
    EXPECT(fight.has_discarded(grenade));
    EXPECT_EQ(fight.last_dice(), 6);
}

TEST(
    "DP1, M-golem.5, C13.1: Golem may decline, acts in round 1 like everyone, and strikes once in a combat")
{
    Battle fight;
    fight.rebels({merc::golem}).regime_militia(1);
    fight.charge();
    fight.misses(4);
    fight.play(rebel1, "hold_fire");
    EXPECT_EQ(fight.throwers(), (Words{"golem", "militia-of-dictator"}));
    fight.misses(4);
    fight.stay();
    EXPECT_EQ(fight.throwers().size(), 4u) << "round 2 has no strike";
}

TEST("M-golem.2, M-kastern.3, C13.1: Golem strikes as a defender too, and before Kastern")
{
    Battle fight;
    fight.rebels({merc::kastern}).regime({merc::golem});
    fight.charge();
    EXPECT(fight.awaits_nobody_but(the_dictator));
    fight.misses(8);
    fight.play(the_dictator, "aim kastern");
    EXPECT_EQ(fight.throwers(), (Words{"golem", "kastern", "golem"}));
}

TEST(
    "C3.3, C4.1: what a grenade took from initiative comes back in the next round, not in this one")
{
    Battle fight;
    fight.rebels({merc::natasha, merc::genesis}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::grenade);
    fight.charge();
    const auto locked = fight.state.combat.order;
    fight.misses(1 + 2 + 6);
    fight.play(the_dictator, "aim genesis");
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "genesis", "natasha"}));
    EXPECT(fight.state.combat.order == locked) << "the grenade is gone, the order stands";
    fight.misses(3);
    fight.stay();
    EXPECT_EQ(fight.throwers().back(), "natasha") << "she opens round 2";
    EXPECT_EQ(fight.last_dice(), 3);
}

TEST("C3.4, C3.9: damage counts at once, and who is killed before its turn does not act")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.dice({4, 5, 6, 1});
    fight.charge();
    fight.play(rebel1, "aim ra");
    EXPECT_FALSE(fight.is_in_play(merc::ra));
    EXPECT_EQ(fight.throwers(), (Words{"natasha", "militia-of-dictator"}));
    EXPECT_EQ(fight.state.combat.round, 1);
    EXPECT_EQ(fight.options(rebel1, "retreat whole stay").size(), 1u);
}

TEST(
    "C3.10, C3.6, C3.8, C15.5: the last enemy falls: nobody else acts, no retreat, and the phase goes on")
{
    Battle fight;
    fight.rebels({merc::natasha, merc::ewok}).regime_militia(1);
    fight.dice({6, 1, 1});
    fight.charge();
    EXPECT_EQ(fight.throwers(), (Words{"natasha"}));
    EXPECT_EQ(fight.log.back().kind, &told::combat_ended);
    EXPECT(fight.awaits(rebel1));
    EXPECT(fight.may(rebel1, "train natasha"));
}

TEST("C3.4.1, C13.9, M-meatbop.1: Meatbop without an accessory makes no attack, but can be shot")
{
    Battle fight;
    fight.rebels({merc::meatbop, merc::ewok}).regime_militia(1);
    fight.give(merc::meatbop, Pocket::weapon, kind::m16);
    fight.dice({4, 1, 1});
    fight.charge();
    fight.play(the_dictator, "aim meatbop");
    EXPECT_EQ(fight.health(merc::meatbop), 2);
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "ewok"}));
    EXPECT(fight.may(rebel1, "retreat whole b2 -")) << "he may retreat";
}

TEST("M-meatbop.2, M-meatbop.4: an empty bandolier is enough, and a used grenade is none any more")
{
    Battle fight;
    fight.rebels({merc::meatbop}).regime_militia(2);
    fight.give(merc::meatbop, Pocket::accessory, kind::bandolier);
    fight.misses(2 + 2);
    fight.charge();
    EXPECT_EQ(fight.throwers().back(), "meatbop");

    Battle other;
    other.rebels({merc::meatbop}).regime_militia(1);
    other.give(merc::meatbop, Pocket::accessory, kind::grenade);
    other.misses(1 + 5 + 1);
    other.charge();
    EXPECT_EQ(other.throwers(), (Words{"militia-of-dictator", "meatbop"}));
    other.stay();
    EXPECT_EQ(other.throwers().back(), "militia-of-dictator");
    EXPECT_EQ(other.state.combat.round, 2);
}

TEST("M-meatbop.3: his last kit used up in the activation does not stop the attack")
{
    Battle fight;
    fight.rebels({merc::meatbop}).regime_militia(1);
    const CardId kit = fight.give(merc::meatbop, Pocket::accessory, kind::first_aid_kit);
    fight.wound(merc::meatbop, 2);
    fight.misses(1);
    fight.charge();
    EXPECT_EQ(fight.options(rebel1), (Words{"treat first-aid-kit-1 meatbop 1", "fight_on"}));
    fight.misses(1);
    fight.play(rebel1, "treat first-aid-kit-1 meatbop 1");
    EXPECT(fight.has_discarded(kit));
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "meatbop"}));
    EXPECT_EQ(fight.last_dice(), 1);
}

TEST(
    "C3.4.3, C3.4.4, C3.4.5, DP2: first healing as often as the owner wants, then dogs, then targets")
{
    Battle fight;
    fight.rebels({merc::surgeon, merc::ewok}).regime({merc::ra}).regime_militia(1);
    fight.give(merc::surgeon, Pocket::accessory, kind::attack_dog);
    fight.wound(merc::ewok, 1);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1),
              (Words{"treat ability ewok 1", "treat ability ewok 2", "fight_on"}));
    fight.play(rebel1, "treat ability ewok 1");
    EXPECT_EQ(fight.health(merc::ewok), 2);
    EXPECT_EQ(fight.options(rebel1), (Words{"treat ability ewok 1", "fight_on"})) << "again";
    fight.play(rebel1, "fight_on");
    EXPECT(fight.state.windows.is_open());
    EXPECT(fight.may(rebel1, fight.in_window("release", "ra")));
    fight.pass(rebel1);
    EXPECT_EQ(fight.options(rebel1), (Words{"aim ra", "aim militia-of-dictator"}));
    fight.misses(2);
    fight.play(rebel1, "aim ra");
    EXPECT_EQ(fight.throwers(), (Words{"surgeon"}));
    EXPECT_EQ(fight.last_dice(), 2) << "one was given up";
}

TEST("C3.4.5, C5.4, M-teresa.4: a unit that would throw no die is not asked and attacks nobody")
{
    Battle fight;
    fight.rebels({merc::teresa, merc::genesis}).regime({merc::ra}).regime_militia(1);
    fight.misses(1);
    fight.charge();
    fight.play(the_dictator, "aim teresa");
    fight.misses(2);
    fight.play(rebel1, "aim ra");
    fight.misses(2);
    fight.play(the_dictator, "aim teresa");
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "genesis", "ra"}));
    EXPECT_EQ(fight.state.combat.round, 1);
    EXPECT_EQ(fight.options(rebel1, "retreat whole stay").size(), 1u) << "Teresa was passed over";
}

TEST("C3.4.5, C12.2: without a legal target there is no attack and no item is used up")
{
    Battle fight;
    fight.rebels({merc::tao, merc::ewok}).regime({merc::moe}).regime_militia(1);
    const CardId grenade = fight.give(merc::tao, Pocket::accessory, kind::grenade);
    fight.give(merc::moe, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.react(the_dictator, "release", "tao");
    fight.misses(2);
    fight.play(the_dictator, "aim tao");
    fight.go_on_until("round 2");
    EXPECT_EQ(fight.times_told("tao aims at moe"), 0);
    EXPECT_FALSE(fight.has_told_part("tao throws"));
    EXPECT(fight.carries(merc::tao, grenade));
}

TEST("C3.4.6, C12.2: who gives up all dice makes no attack and keeps the grenade")
{
    Battle fight;
    fight.rebels({merc::surgeon, merc::ewok, merc::genesis}).regime_militia(1);
    const CardId grenade = fight.give(merc::surgeon, Pocket::accessory, kind::grenade);
    fight.wound(merc::surgeon, 1).wound(merc::ewok, 1).wound(merc::genesis, 1);
    fight.charge();
    fight.misses(1 + 2 + 2);
    fight.play(the_dictator, "aim ewok");
    EXPECT_EQ(fight.state.combat.attack.by, fighter_of(merc::surgeon));
    for (const char* patient : {"surgeon", "ewok", "genesis"}) {
        fight.play(rebel1, "treat ability " + std::string(patient) + " 2");
    }
    EXPECT_FALSE(fight.has_told_part("surgeon throws"));
    EXPECT(fight.carries(merc::surgeon, grenade));
    EXPECT_EQ(fight.health(merc::genesis), 3);
}

TEST("C3.4.10: after an attack the one-use items are gone, whether it hit or not")
{
    Battle fight;
    fight.rebels({merc::moe}).regime_militia(3);
    const CardId grenade = fight.give(merc::moe, Pocket::accessory, kind::grenade);
    fight.give(merc::moe, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.charge();
    EXPECT(fight.carries(merc::moe, grenade));
    fight.misses(6 + 3);
    fight.play(rebel1, "aim militia-of-dictator");
    fight.play(rebel1, "open_fire");
    EXPECT(fight.has_discarded(grenade));
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 3);
}

TEST("C4.7, C13.6: converted militia can be shot at once and act from the next round on")
{
    Battle fight;
    fight.rebels({merc::adelheid, merc::ewok}).regime_militia(2);
    fight.give(merc::adelheid, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.dice({6, 1});
    fight.charge();
    EXPECT_EQ(fight.options(rebel1),
              (Words{"hit militia-of-dictator kill", "hit militia-of-dictator convert"}));
    fight.play(rebel1, "hit militia-of-dictator convert");
    EXPECT_EQ(fight.militia_in("b3", rebel1), 1);
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 1);
    EXPECT(fight.may(the_dictator, "aim militia-of-rebel1"));
    fight.misses(1 + 2);
    fight.play(the_dictator, "aim ewok");
    EXPECT_EQ(fight.throwers(), (Words{"adelheid", "militia-of-dictator", "ewok"}));
    fight.misses(2 + 1 + 2 + 1);
    fight.stay();
    fight.play(the_dictator, "aim ewok");
    EXPECT_EQ(fight.throwers().back(), "militia-of-rebel1");
    EXPECT_EQ(fight.state.combat.round, 2);
}

TEST("C9.5, C13.12, M-max.4: with Max dead the dice come back at once, the order in the next round")
{
    Battle fight;
    fight.rebels({merc::preaction, merc::natasha}).regime({merc::max}).regime_militia(1);
    fight.wound(merc::max, 1);
    fight.charge();
    fight.dice({4});
    fight.play(rebel1, "aim max");
    EXPECT_FALSE(fight.is_in_play(merc::max));
    EXPECT_EQ(fight.last_dice(), 1) << "Max lived when Preaction threw";
    fight.misses(1 + 3);
    fight.play(the_dictator, "aim preaction");
    EXPECT_EQ(fight.throwers(), (Words{"preaction", "militia-of-dictator", "natasha"}));
    EXPECT_EQ(fight.last_dice(), 3);
    fight.misses(2 + 3);
    fight.stay();
    EXPECT_EQ(fight.throwers().back(), "natasha") << "3 against 2 in round 2";
}

TEST("C9.5, C13.12, M-valkyrie.3: Valkyrie falls, and her mates are slower from the next round on")
{
    Battle fight;
    fight.rebels({merc::valkyrie, merc::genesis}).regime({merc::natasha}).regime_militia(1);
    fight.wound(merc::valkyrie, 1);
    fight.misses(3);
    fight.charge();
    fight.play(rebel1, "aim natasha");
    const auto locked = fight.state.combat.order;
    EXPECT_EQ(locked[2], fighter_of(merc::genesis)) << "2 + 1, behind Natasha's 3";
    fight.dice({6, 1, 1});
    fight.play(the_dictator, "aim valkyrie");
    EXPECT_FALSE(fight.is_in_play(merc::valkyrie));
    EXPECT_EQ(skills_of(fight.state, merc::genesis).initiative, 2);
    fight.misses(2);
    fight.play(rebel1, "aim natasha");
    fight.misses(1);
    EXPECT_EQ(fight.throwers(), (Words{"valkyrie", "natasha", "genesis", "militia-of-dictator"}));
    fight.misses(3 + 1 + 2);
    fight.stay();
    EXPECT_EQ(fight.state.combat.order[1], militia_of(the_dictator)) << "2 against 2";
}

TEST("C15.2, C3.1, C19.4, C10.8: dogs leave with the end of the combat, armor stays damaged")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::moe});
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    const CardId vest = fight.give(merc::ra, Pocket::armor, kind::kevlar_vest);
    fight.wound(merc::natasha, 1);
    fight.charge();
    fight.react(rebel1, "release", "ra");
    EXPECT_EQ(fight.dogs_on_the_field().size(), 1);
    fight.dice({6, 1, 1, 4});
    fight.play(rebel1, "aim ra");
    fight.play(the_dictator, "aim natasha");
    EXPECT_EQ(armor_of(fight.state, merc::ra), 1);
    EXPECT_FALSE(fight.is_in_play(merc::natasha));
    EXPECT_FALSE(fight.is_fighting());
    fight.play(rebel2, "move primary b3 -");
    EXPECT(fight.dogs_on_the_field().empty());
    EXPECT_EQ(armor_of(fight.state, merc::ra), 1);
    EXPECT(fight.carries(merc::ra, vest));
    fight.misses(2 + 1 + 2);
    fight.play(rebel2, "aim ra");
    EXPECT(fight.has_told("ra aims at moe")) << "no dog holds him";
}

TEST("C15.3, M-doc.1, M-doc.5: after the combat Doc heals his squad, but no armor")
{
    Battle fight;
    fight.rebels({merc::doc, merc::natasha}).regime_militia(1);
    fight.squad(rebel1, secondary, "b2", {merc::ewok});
    const CardId vest = fight.give(merc::natasha, Pocket::armor, kind::kevlar_vest);
    fight.state.wear[vest.index] = 1;
    fight.wound(merc::natasha, 1).wound(merc::doc, 2).wound(merc::ewok, 1);
    fight.dice({1, 1, 1, 4, 4, 4, 4});
    fight.charge();
    fight.go_on_until("the combat in b3 is over");
    EXPECT_EQ(fight.health(merc::natasha), 3);
    EXPECT_EQ(fight.health(merc::doc), 3);
    EXPECT_EQ(armor_of(fight.state, merc::natasha), 1);
    EXPECT_EQ(fight.health(merc::ewok), 1) << "another squad";
}

TEST("C15.7, R5.4: actions that are left stay usable after the combat")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.dice({6, 1, 1});
    fight.charge();
    EXPECT_EQ(fight.actions(merc::natasha), 1);
    fight.play(rebel1, "train natasha");
    EXPECT_EQ(fight.militia_in("b3", rebel1), 2);
}

TEST("C15.4, C3.8, GAD3: when the combat is over, and Doc has healed, Gaddafi's loot is divided")
{
    Battle fight({.rebels = 2, .dictator = Dictator::gadafi, .human = true});
    fight.rebels({merc::ewok}).regime({merc::doc, merc::natasha});
    fight.squad(rebel2, primary, "a1", {merc::moe});
    const CardId rifle = fight.give(merc::ewok, Pocket::weapon, kind::m16);
    fight.wound(merc::ewok, 1).wound(merc::natasha, 1);
    fight.dice({4, 1, 1});
    fight.charge();
    EXPECT(fight.has_told("ewok dies"));
    EXPECT(fight.state.loot.contains(rifle));
    EXPECT(fight.has_told("the combat in b3 is over"));
    EXPECT_EQ(fight.health(merc::natasha), 3) << "C15.3 comes first";
    EXPECT(fight.awaits_nobody_but(the_dictator));
    fight.play(the_dictator, "loot m16 natasha weapon");
    EXPECT(fight.carries(merc::natasha, rifle));
    EXPECT_FALSE(fight.is_fighting());
}

TEST("C15.5, R15.3: control and the base are judged when the combat is over")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.state.regime.base = at("b3");
    fight.squad(the_dictator, primary, "d1", {dictator_card});
    fight.dice({4, 1, 1});
    fight.charge();
    EXPECT(P::is_over(fight.state));
    EXPECT(fight.state.outcome == Outcome::base_taken);
}

TEST("C18.4: everyone sees where the Dictator card is and whether it may be aimed at now")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.base("b3");
    for (const PlayerId viewer : {rebel1, rebel2, the_dictator}) {
        const State seen = P::view(fight.state, fight.seat(viewer)).seen;
        EXPECT_EQ(sector_of(seen, dictator_card), at("b3"));
        EXPECT(is_protected(seen));
        EXPECT(Merc::board(seen, fight.seat(viewer)).find("protected") != std::string::npos);
    }
    fight.regime_militia(0);
    const State seen = P::view(fight.state, fight.seat(rebel2)).seen;
    EXPECT_FALSE(is_protected(seen));
    EXPECT(Merc::board(seen, fight.seat(rebel2)).find("protected") == std::string::npos);
}

TEST("C18.4: it is judged where the card stands, not at the base")
{
    Battle fight;
    fight.base("b3");
    fight.militia("b3", the_dictator, 4);
    fight.state.squads[the_dictator.index][base_squad] = Squad{};
    fight.state.units[dictator_card.index] = Unit{};
    fight.squad(the_dictator, primary, "d1", {dictator_card});
    EXPECT_FALSE(is_protected(fight.state)) << "nobody stands with it in d1";
}

}  // namespace
}  // namespace sortie::merc
