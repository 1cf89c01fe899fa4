// One attack as the players see it: targets, dice, hits, packets, the second shot, and who
// decides (C3.4, C5 to C9).

#include "games/merc/combat.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

TEST("C3.11, DP4: one possible target is taken without a question, two are asked for")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(3);
    fight.dice({4, 1, 1, 1, 1});
    fight.charge();
    EXPECT(fight.has_told("natasha aims at militia-of-dictator")) << "three alike are one option";
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 2);

    Battle other;
    other.rebels({merc::natasha}).regime({merc::ra}).regime_militia(3);
    other.charge();
    EXPECT(other.awaits_nobody_but(rebel1));
    EXPECT_EQ(other.options(rebel1), (Words{"aim ra", "aim militia-of-dictator"}));
}

TEST("C3.11: an answer of another player or at another time is refused")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.squad(rebel2, primary, "a1", {merc::doc});
    fight.charge();
    EXPECT_EQ(fight.refused(rebel2, "aim ra"), "E_WINDOW");
    EXPECT_EQ(fight.refused(the_dictator, "aim natasha"), "E_WINDOW");
    EXPECT_EQ(fight.refused(rebel1, "hit ra -"), "E_WINDOW");
    EXPECT_EQ(fight.refused(rebel1, "retreat whole stay -"), "E_WINDOW");
    EXPECT_EQ(fight.options(rebel2).size(), 0u);
}

TEST("C3.12: who is asked and what he answers is public")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.squad(rebel2, primary, "a1", {merc::doc});
    fight.charge();
    for (const PlayerId viewer : {rebel2, the_dictator}) {
        const State seen = P::view(fight.state, fight.seat(viewer)).seen;
        EXPECT(seen.flow.awaited == SeatSet{fight.seat(rebel1)});
        EXPECT_EQ(seen.combat.attack.by, fighter_of(merc::natasha));
    }
    fight.misses(3);
    fight.play(rebel1, "aim ra");
    for (const Event& event : fight.log) {
        if (text_of(event) != "natasha aims at ra") continue;
        for (const PlayerId viewer : {rebel2, the_dictator}) {
            EXPECT(is_seen_by(event, fight.seat(viewer)));
        }
        return;
    }
    FAIL() << "nothing was told";
}

TEST("DP4, C5.3: with several targets the owner names one after another, or stops")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::moe}).regime_militia(1);
    fight.give(merc::natasha, Pocket::weapon, "ak-47-with-full-auto");
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.pass(rebel1);
    EXPECT_EQ(fight.refused(rebel1, "open_fire"), "E_TARGETS") << "attacking is mandatory";
    fight.play(rebel1, "aim moe");
    EXPECT_EQ(fight.options(rebel1), (Words{"aim ra", "aim militia-of-dictator", "open_fire"}));
    EXPECT_EQ(fight.refused(rebel1, "aim moe"), "E_TARGETS") << "each target once";
    fight.misses(5);
    fight.play(rebel1, "open_fire");
    EXPECT_EQ(fight.throwers()[0], "natasha");
    EXPECT_FALSE(fight.has_told("natasha aims at ra"));
}

TEST("C5.4, DP4: a unit with a target and a die must attack")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.charge();
    for (const std::string& option : fight.options(rebel1)) EXPECT(option.starts_with("aim "));
    EXPECT_EQ(fight.refused(rebel1, "hold_fire"), "E_WINDOW");
}

TEST("C5.11: sets that the rules forbid are refused")
{
    Battle fight;
    fight.rebels({merc::natasha, merc::genesis}).regime({merc::runde, merc::ra, merc::hagness});
    fight.charge();
    EXPECT_EQ(fight.refused(rebel1, "aim runde"), "E_TARGETS") << "Ra stands before him";
    EXPECT_EQ(fight.refused(rebel1, "aim genesis"), "E_TARGETS") << "a friend";
    EXPECT_EQ(fight.refused(rebel1, "aim militia-of-dictator"), "E_TARGETS") << "there are none";
}

TEST("C5.12, M-buzzkill.4: the protected Dictator card does not keep Buzzkill from militia")
{
    Battle fight;
    fight.rebels({merc::buzzkill}).regime_militia(2);
    fight.base("b3");
    fight.give(merc::buzzkill, Pocket::accessory, "field-radio");
    fight.dice({4, 1});
    fight.charge();
    EXPECT(fight.has_told("buzzkill aims at militia-of-dictator"));
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 1);
}

TEST("C5.12, M-buzzkill.5: with the other MERC in the set Buzzkill must take Runde before militia")
{
    Battle fight;
    fight.rebels({merc::buzzkill}).regime({merc::runde, merc::ra}).regime_militia(2);
    fight.give(merc::buzzkill, Pocket::accessory, "field-radio");
    fight.give(merc::buzzkill, Pocket::weapon, "ak-47-with-full-auto");
    fight.charge();
    EXPECT(fight.has_told("buzzkill aims at ra")) << "nobody else may be the first";
    EXPECT_EQ(fight.options(rebel1), (Words{"aim runde", "open_fire"}));
    EXPECT_EQ(fight.refused(rebel1, "aim militia-of-dictator"), "E_TARGETS");
    fight.play(rebel1, "aim runde");
    EXPECT_EQ(fight.options(rebel1), (Words{"aim militia-of-dictator", "open_fire"}));
}

TEST("M-buzzkill.3, C7.1: once all are named Buzzkill's hits go where his owner wants")
{
    Battle fight;
    fight.rebels({merc::buzzkill}).regime({merc::ra}).regime_militia(2);
    fight.give(merc::buzzkill, Pocket::accessory, "field-radio");
    fight.give(merc::buzzkill, Pocket::weapon, "ak-47-with-full-auto");
    fight.charge();
    fight.play(rebel1, "aim militia-of-dictator");
    fight.dice({4, 4, 1, 1});
    fight.play(rebel1, "open_fire");
    fight.play(rebel1, "hit militia-of-dictator -");
    fight.play(rebel1, "hit militia-of-dictator -");
    EXPECT_EQ(fight.health(merc::ra), 3);
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 1) << "one was aimed at";
}

TEST("M-buzzkill.6: a dog on Buzzkill is all he may aim at")
{
    Battle fight;
    fight.rebels({merc::buzzkill}).regime({merc::natasha}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.dice({1, 1, 1, 1, 4, 1});
    fight.react(the_dictator, "release", "buzzkill");
    EXPECT(fight.has_told("buzzkill aims at dog1"));
    EXPECT_EQ(fight.state.combat.dogs[0].health, 2);
}

TEST("DP5, C5.9: a militia is given a target of its own, or all further ones are given one")
{
    Battle fight;
    fight.rebels({merc::ewok, merc::genesis}).regime_militia(3);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(the_dictator));
    EXPECT_EQ(fight.options(the_dictator),
              (Words{"aim ewok", "aim genesis", "aim_all ewok", "aim_all genesis"}));
    fight.dice({1});
    fight.play(the_dictator, "aim ewok");
    EXPECT_EQ(fight.throwers().size(), 1u) << "one die, and the next one is asked";
    EXPECT(fight.awaits_nobody_but(the_dictator));
    fight.dice({4, 5, 1, 1, 1, 1});
    fight.play(the_dictator, "aim_all genesis");
    EXPECT_EQ(fight.health(merc::genesis), 1);
    EXPECT_EQ(fight.health(merc::ewok), 3);
}

TEST("C6.3, C5.9: when the target that was named for all is gone the usual order decides")
{
    Battle fight;
    fight.rebels({merc::ewok, merc::genesis, merc::moose}).regime_militia(3);
    fight.wound(merc::ewok, 1).wound(merc::moose, 2);
    fight.charge();
    fight.dice({6, 6, 1, 1, 1, 1, 1});
    fight.play(the_dictator, "aim_all ewok");
    EXPECT_FALSE(fight.is_in_play(merc::ewok));
    EXPECT_EQ(fight.health(merc::moose), 1) << "the weakest of the others";
    EXPECT_EQ(fight.health(merc::genesis), 3);
}

TEST(
    "C3.4.7, C3.4.8, DP7, C7.1, C7.2: the owner divides the hits, each is one damage, and none is kept")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::genesis}).regime_militia(1);
    fight.give(merc::natasha, Pocket::weapon, kind::uzi);
    fight.charge();
    fight.play(rebel1, "aim ra");
    fight.dice({4, 5, 6});
    fight.play(rebel1, "aim genesis");
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1), (Words{"hit genesis -", "hit ra -"}));
    EXPECT_EQ(fight.refused(rebel1, "hit militia-of-dictator -"), "E_ALLOCATION");
    EXPECT_EQ(fight.refused(rebel1, "hit ra convert"), "E_ALLOCATION");
    fight.play(rebel1, "hit ra -");
    EXPECT_EQ(fight.health(merc::ra), 3) << "nothing happens before all hits are assigned";
    fight.play(rebel1, "hit genesis -");
    fight.misses(10);
    fight.play(rebel1, "hit ra -");
    EXPECT_EQ(fight.health(merc::ra), 1);
    EXPECT_EQ(fight.health(merc::genesis), 2);
}

TEST("C3.4.9, C8.1, C9.7: packet by packet, each with its death, before the next one comes")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::genesis}).regime_militia(1);
    fight.give(merc::natasha, Pocket::weapon, "ak-47-with-burst-fire");
    const CardId shot = fight.give(merc::genesis, Pocket::accessory, kind::epinephrine_shot);
    fight.charge();
    fight.play(rebel1, "aim ra");
    fight.dice({6, 6, 6, 6, 6, 6});
    fight.play(rebel1, "aim genesis");
    for (int i = 0; i < 3; ++i) fight.play(rebel1, "hit ra -");
    for (int i = 0; i < 3; ++i) fight.play(rebel1, "hit genesis -");
    EXPECT(fight.state.windows.is_open()) << "Ra is dying, Genesis is not hit yet";
    EXPECT_EQ(fight.health(merc::genesis), 3);
    fight.misses(10);
    fight.react(the_dictator, "inject", "genesis");
    EXPECT_EQ(fight.health(merc::ra), 1);
    EXPECT(fight.has_discarded(shot));
    EXPECT_FALSE(fight.is_in_play(merc::genesis)) << "his own packet finds no shot any more";
}

TEST("C8.1: the packets come in the order of the targets that the owner has listed")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::genesis}).regime_militia(1);
    fight.give(merc::natasha, Pocket::weapon, kind::uzi);
    fight.charge();
    fight.play(rebel1, "aim ra");
    fight.dice({6, 6, 1});
    fight.play(rebel1, "aim genesis");
    fight.misses(10);
    fight.play(rebel1, "hit genesis -");
    fight.play(rebel1, "hit ra -");
    EXPECT_LT(fight.told_at("ra is hurt and has health 2"),
              fight.told_at("genesis is hurt and has health 2"));
}

TEST("C7.4, C5.1, M-wolverine.1: sixes of Wolverine also kill militia that he did not aim at")
{
    Battle fight;
    fight.rebels({merc::wolverine}).regime_militia(4);
    fight.give(merc::wolverine, Pocket::weapon, "45-caliber-handgun");
    fight.dice({6, 6, 6, 1, 1});
    fight.charge();
    for (int i = 0; i < 3; ++i) {
        if (fight.may(rebel1, "hit militia-of-dictator -")) {
            fight.play(rebel1, "hit militia-of-dictator -");
        }
    }
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 1) << "each militia is a target of its own";
}

TEST("C7.4, DP7: a six of Wolverine may go to somebody he did not aim at, another hit may not")
{
    Battle fight;
    fight.rebels({merc::wolverine}).regime({merc::ra, merc::genesis});
    fight.charge();
    fight.dice({6, 4});
    fight.play(rebel1, "aim ra");
    EXPECT_EQ(fight.options(rebel1), (Words{"hit genesis -", "hit ra -"}));
    fight.misses(4);
    fight.play(rebel1, "hit genesis -");
    EXPECT_FALSE(fight.may(rebel1, "hit genesis -")) << "the four had only one place to go";
    EXPECT_EQ(fight.health(merc::genesis), 2);
    EXPECT_EQ(fight.health(merc::ra), 2);
}

TEST("C3.5, C13.2, DP12, M-vandal.1: at the end of the round Vandal aims and shoots again")
{
    Battle fight;
    fight.rebels({merc::vandal, merc::meatbop}).regime({merc::ra}).regime_militia(1);
    fight.give(merc::meatbop, Pocket::accessory, kind::bandolier);
    fight.charge();
    fight.misses(1 + 2);
    fight.play(the_dictator, "aim vandal");
    fight.play(the_dictator, "aim vandal");
    fight.misses(3);
    fight.play(rebel1, "aim ra");
    fight.misses(2);
    fight.play(rebel1, "aim ra");
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "ra", "vandal", "meatbop"}));
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1), (Words{"aim ra", "aim militia-of-dictator"}));
    EXPECT_EQ(fight.refused(rebel1, "hold_fire"), "E_WINDOW") << "it is mandatory";
    fight.dice({4, 5, 1});
    fight.play(rebel1, "aim ra");
    EXPECT_EQ(fight.health(merc::ra), 1);
    EXPECT_EQ(fight.throwers().back(), "vandal");
    EXPECT_EQ(fight.options(rebel1, "retreat whole stay").size(), 1u) << "no third shot";
}

TEST("M-vandal.4, C3.5: no second shot for a dead Vandal, or without an enemy")
{
    Battle fight;
    fight.rebels({merc::vandal, merc::natasha}).regime_militia(2);
    fight.wound(merc::vandal, 1);
    fight.misses(3);
    fight.charge();
    fight.dice({4, 1});
    fight.play(the_dictator, "aim vandal");
    EXPECT_FALSE(fight.is_in_play(merc::vandal));
    EXPECT_EQ(fight.throwers(), (Words{"natasha", "militia-of-dictator", "militia-of-dictator"}));

    Battle other;
    other.rebels({merc::vandal}).regime_militia(1);
    other.dice({1, 4, 1, 1});
    other.charge();
    EXPECT_EQ(other.throwers(), (Words{"militia-of-dictator", "vandal"}));
    EXPECT_FALSE(other.is_fighting());
}

TEST("M-vandal.2, C11.5, C13.2: dice given up before his first attack are back for the second")
{
    Battle fight;
    fight.rebels({merc::vandal}).regime_militia(1);
    fight.give(merc::vandal, Pocket::accessory, kind::first_aid_kit);
    fight.wound(merc::vandal, 1);
    fight.misses(1);
    fight.charge();
    fight.misses(1);
    fight.misses(3);
    fight.play(rebel1, "treat first-aid-kit-1 vandal 2");
    EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "vandal", "vandal"}));
    EXPECT_EQ(fight.last_dice(), 3);
    EXPECT_EQ(fight.health(merc::vandal), 3);
}

TEST("C21-d, M-vandal.2, C4.1: Vandal with a grenade throws 6 dice at his turn and 3 at the end")
{
    Battle fight;
    fight.rebels({merc::vandal}).regime_militia(5);
    fight.give(merc::vandal, Pocket::accessory, kind::grenade);
    fight.misses(5 + 6);
    fight.charge();
    fight.play(rebel1, "aim militia-of-dictator");
    fight.play(rebel1, "open_fire");
    EXPECT(fight.has_told("vandal throws 6x1 0x2 0x3 0x4 0x5 0x6: 0 hits"));
    EXPECT_EQ(fight.throwers().back(), "vandal");
    EXPECT_EQ(fight.last_dice(), 3) << "and one target, which is taken without a question";
}

TEST("C13.2, C10.4: with a dog on him Vandal's second shot goes to the dog")
{
    Battle fight;
    fight.rebels({merc::vandal}).regime({merc::moe}).regime_militia(1);
    fight.give(merc::moe, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.dice({1, 1, 1, 1, 1, 4, 4, 1, 1});
    fight.react(the_dictator, "release", "vandal");
    EXPECT_EQ(fight.times_told("vandal aims at dog1"), 2);
    EXPECT_EQ(fight.state.combat.dogs[0].health, 1);
}

TEST(
    "M-vandal.3, C18.1: the second shot may hit the Dictator card if its protection fell in the round")
{
    Battle fight;
    fight.rebels({merc::vandal}).regime_militia(1);
    fight.base("b3");
    fight.give(merc::vandal, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.dice({4, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    fight.charge();
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 0);
    EXPECT_LT(fight.told_at("vandal aims at militia-of-dictator"),
              fight.told_at("vandal aims at dictator"));
}

TEST("C18.3: the protected Dictator card attacks like anyone")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(2);
    fight.base("b3");
    fight.dice({1, 1, 1, 4, 4, 1, 1});
    fight.charge();
    EXPECT(is_protected(fight.state));
    EXPECT_EQ(fight.health(merc::natasha), 1);
}

TEST("C9.6, R15.2: the Dictator card dies in combat: the rebels have won and nothing follows")
{
    Battle fight;
    fight.rebels({merc::preaction, merc::natasha});
    fight.base("b3");
    fight.wound(dictator_card, 1);
    fight.dice({6, 1});
    fight.charge();
    EXPECT(P::is_over(fight.state));
    EXPECT(fight.state.outcome == Outcome::dictator_dead);
    EXPECT_EQ(fight.throwers(), (Words{"preaction"}));
}

TEST(
    "C4.6, C4.6.2, C4.6.3: after sorting Badger goes before enemy militia, and Kastern before everyone")
{
    Battle fight({.rebels = 2, .dictator = Dictator::hitler, .human = true});
    fight.rebels({merc::badger, merc::kastern}).regime({merc::natasha}).regime_militia(2);
    fight.state.regime.marked = rebel1;
    fight.misses(2);
    fight.charge();
    const auto& order = fight.state.combat.order;
    EXPECT_EQ(order[0], fighter_of(merc::kastern));
    EXPECT_EQ(order[1], fighter_of(merc::natasha));
    EXPECT_EQ(order[2], fighter_of(merc::badger));
    EXPECT_EQ(order[3], militia_of(the_dictator));
}

TEST("C11.6: kits and Surgeon heal in an activation only")
{
    Battle fight;
    fight.rebels({merc::surgeon, merc::ewok}).regime({merc::natasha}).regime_militia(1);
    fight.give(merc::ewok, Pocket::accessory, kind::first_aid_kit);
    fight.wound(merc::ewok, 1);
    EXPECT_EQ(fight.refused(rebel1, "treat ability ewok 1"), "E_WINDOW") << "no combat";
    EXPECT_EQ(fight.refused(rebel1, "treat first-aid-kit-1 ewok 1"), "E_WINDOW");
    fight.charge();
    EXPECT(fight.awaits_nobody_but(the_dictator));
    EXPECT_EQ(fight.refused(rebel1, "treat ability ewok 1"), "E_WINDOW") << "Natasha acts";
}

TEST(
    "C11.1, E-first-aid-kit.2: more dice than health is missing, or a patient out of reach, is refused")
{
    Battle fight;
    fight.rebels({merc::surgeon, merc::ewok}).regime_militia(1);
    fight.squad(rebel1, secondary, "a1", {merc::moe});
    fight.wound(merc::ewok, 1).wound(merc::moe, 1);
    fight.charge();
    fight.misses(1 + 2);
    fight.play(the_dictator, "aim ewok");
    EXPECT_EQ(fight.refused(rebel1, "treat ability ewok 3"), "E_DICE");
    EXPECT_EQ(fight.refused(rebel1, "treat ability moe 1"), "E_TARGET");
    EXPECT_EQ(fight.refused(rebel1, "treat first-aid-kit-1 ewok 1"), "E_NO_ITEM");
}

TEST(
    "C10.1, E-attack-dog.5: a carried dog gives one initiative, in a bandolier too, and two give two")
{
    Battle fight;
    fight.rebels({merc::ewok}).regime_militia(2).regime({merc::moe});
    EXPECT_EQ(skills_of(fight.state, merc::ewok).initiative, 2);
    fight.give(merc::ewok, Pocket::accessory, kind::bandolier);
    fight.give(merc::ewok, Pocket::bandolier1, kind::attack_dog);
    EXPECT_EQ(skills_of(fight.state, merc::ewok).initiative, 3);
    fight.give(merc::ewok, Pocket::bandolier2, kind::attack_dog);
    fight.charge();
    EXPECT_EQ(fight.state.combat.order[0], fighter_of(merc::ewok)) << "4 before Moe's 3";
}

TEST(
    "C4.7, M-adelheid.3: a converted militia does not shoot in this round, though its new mates do")
{
    Battle fight;
    fight.rebels({merc::adelheid, merc::sonia}).regime_militia(3);
    fight.militia("b2", rebel1, 2);
    fight.give(merc::adelheid, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.dice({6, 1});
    fight.play(rebel1, "move primary b3 2");
    fight.misses(2 + 2 + 2);
    fight.play(rebel1, "hit militia-of-dictator convert");
    EXPECT_EQ(fight.militia_in("b3", rebel1), 3);
    fight.play(the_dictator, "aim_all sonia");
    EXPECT_EQ(fight.throwers(),
              (Words{"adelheid", "sonia", "militia-of-dictator", "militia-of-dictator",
                     "militia-of-rebel1", "militia-of-rebel1"}));
    EXPECT_EQ(fight.options(rebel1, "retreat whole stay").size(), 1u);
}

TEST("C13.2, C13.1: neither the second shot nor the strike is a moment for dogs or healing")
{
    Battle fight;
    fight.rebels({merc::vandal}).regime({merc::ra});
    const CardId dog = fight.give(merc::vandal, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.misses(3 + 2 + 3);
    fight.pass(rebel1);
    EXPECT_EQ(fight.throwers(), (Words{"vandal", "ra", "vandal"})) << "asked once in the round";
    EXPECT(fight.carries(merc::vandal, dog));

    Battle strike;
    strike.rebels({merc::golem}).regime({merc::ra});
    strike.give(merc::golem, Pocket::accessory, kind::attack_dog);
    strike.charge();
    EXPECT_FALSE(strike.state.windows.is_open());
    EXPECT_EQ(strike.options(rebel1), (Words{"aim ra", "hold_fire"}));
}

TEST(
    "DP5, C5.9: what was named for all holds for this round, and the last one has nobody behind it")
{
    Battle fight;
    fight.rebels({merc::genesis, merc::moose}).regime_militia(2);
    fight.charge();
    fight.dice({1});
    fight.play(the_dictator, "aim genesis");
    EXPECT_EQ(fight.options(the_dictator), (Words{"aim genesis", "aim moose"}));
    EXPECT_EQ(fight.refused(the_dictator, "aim_all moose"), "E_WINDOW");
    fight.misses(1 + 2 + 2);
    fight.play(the_dictator, "aim moose");
    fight.stay();
    fight.misses(2 + 2 + 2);
    fight.play(the_dictator, "aim_all moose");
    fight.stay();
    EXPECT_EQ(fight.state.combat.round, 3);
    EXPECT_EQ(fight.options(the_dictator).size(), 4u) << "asked anew";
}

}  // namespace
}  // namespace sortie::merc
