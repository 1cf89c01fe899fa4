// Reactions in a combat: dogs before targets, Basic's second throw, Epinephrine before a death
// (C9, C10, C19).

#include "games/merc/windows.h"

#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

// ---- DP3: dogs ----------------------------------------------------------------------------------

TEST("DP3, C10.2, C10.3, E-attack-dog.1: a dog is released before targets are named, for no price")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::shadkaam}).regime_militia(1);
    const CardId dog = fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1),
              (Words{fight.in_window("release", "ra"), fight.in_window("pass")}));
    EXPECT_EQ(fight.refused(rebel1, fight.in_window("release", "shadkaam")), "E_TARGETS");
    const auto order = fight.state.combat.order;
    fight.react(rebel1, "release", "ra");
    EXPECT(fight.has_discarded(dog)) << "at once";
    EXPECT_EQ(fight.state.combat.dogs[0].on, merc::ra);
    EXPECT_EQ(fight.state.combat.dogs[0].health, 3);
    EXPECT_EQ(skills_of(fight.state, merc::natasha).initiative, 3) << "4 with the dog";
    EXPECT(fight.state.combat.order == order) << "the order waits for the next round";
    EXPECT(fight.may(rebel1, "aim militia-of-dictator")) << "and the attack follows";
}

TEST("DP3: the dog may be kept, and is offered again in the next round")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra});
    const CardId dog = fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.misses(3 + 2);
    fight.pass(rebel1);
    EXPECT(fight.carries(merc::natasha, dog));
    fight.stay();
    EXPECT(fight.may(rebel1, fight.in_window("release", "ra")));
}

TEST(
    "C10.4, C3.4.2, E-attack-dog.2: who has a dog on it neither heals nor releases nor aims elsewhere")
{
    Battle fight;
    fight.rebels({merc::surgeon, merc::genesis}).regime({merc::natasha}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.give(merc::surgeon, Pocket::accessory, kind::attack_dog);
    fight.wound(merc::genesis, 1);
    fight.state.wear = {};
    fight.charge();
    fight.react(the_dictator, "release", "surgeon");
    fight.dice({1, 1, 1, 4, 1, 1});
    fight.play(the_dictator, "aim genesis");
    EXPECT(fight.has_told("surgeon aims at dog1")) << "without a question";
    EXPECT_EQ(fight.state.combat.dogs[0].health, 2);
    EXPECT_EQ(fight.dogs_on_the_field().size(), 1) << "his own dog stays with him";
}

TEST("C10.5: any enemy of the dog may shoot it, Tao may not, and it never attacks")
{
    Battle fight;
    fight.rebels({merc::moe, merc::tao}).regime({merc::natasha}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.give(merc::moe, Pocket::weapon, "9mm-handgun");
    fight.charge();
    fight.react(the_dictator, "release", "tao");
    fight.misses(3);
    fight.play(the_dictator, "aim moe");
    EXPECT_EQ(fight.options(rebel1), (Words{"aim natasha", "aim militia-of-dictator", "aim dog1"}));
    fight.dice({4, 5, 6});
    fight.play(rebel1, "aim dog1");
    EXPECT(fight.has_told("the dog on tao dies"));
    fight.misses(1);
    fight.play(the_dictator, "aim moe");
    EXPECT(fight.may(rebel1, "aim natasha")) << "Tao acts in his activation again";
    for (const std::string& name : fight.throwers()) EXPECT_FALSE(name.starts_with("dog"));
}

TEST("M-tao.3: Tao may carry and release a dog")
{
    Battle fight;
    fight.rebels({merc::tao}).regime({merc::ra}).regime_militia(1);
    fight.give(merc::tao, Pocket::accessory, kind::attack_dog);
    fight.misses(1);
    fight.charge();
    fight.react(rebel1, "release", "ra");
    EXPECT_EQ(fight.state.combat.dogs[0].on, merc::ra);
}

TEST("C10.7: the dog goes with the unit that it is on, not with the one who released it")
{
    Battle fight;
    fight.rebels({merc::natasha, merc::moe}).regime({merc::ra}).regime_militia(2);
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.wound(merc::natasha, 1);
    fight.charge();
    fight.react(rebel1, "release", "ra");
    fight.misses(3 + 2);
    fight.play(rebel1, "aim militia-of-dictator");
    fight.play(rebel1, "aim militia-of-dictator");
    fight.dice({4, 1, 1, 1});
    fight.play(the_dictator, "aim natasha");
    EXPECT_FALSE(fight.is_in_play(merc::natasha));
    fight.play(the_dictator, "aim moe");
    EXPECT_EQ(fight.dogs_on_the_field().size(), 1) << "her dog stays";
    fight.stay();
    fight.state.units[merc::ra.index].health = 1;
    fight.dice({6, 1});
    fight.play(rebel1, "aim ra");
    EXPECT_FALSE(fight.is_in_play(merc::ra));
    EXPECT(fight.dogs_on_the_field().empty()) << "with Ra the dog is gone";
}

TEST("C10.7: the squad of the releasing unit retreats, and so does its dog")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.squad(rebel1, secondary, "b2", {merc::moe});
    fight.state.squads[rebel1.index][secondary].sector = at("c3");
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.play(rebel1, "pincer b3 -");
    fight.react(rebel1, "release", "ra");
    fight.misses(12);
    fight.go_on_until("round 1");
    while (fight.options(rebel1, "retreat").empty()) {
        const PlayerId player = fight.is_asked(rebel1) ? rebel1 : the_dictator;
        fight.play(player, fight.options(player)[0]);
    }
    EXPECT_EQ(fight.dogs_on_the_field().size(), 1);
    fight.play(rebel1, "retreat whole b2 stay");
    fight.play(the_dictator, "retreat whole stay -");
    EXPECT_EQ(fight.where(merc::natasha), at("b2"));
    EXPECT(fight.dogs_on_the_field().empty());
}

TEST("C10.7: a unit that retreats leaves the dog on it behind for good")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::moe}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::genesis});
    fight.give(merc::moe, Pocket::accessory, kind::attack_dog);
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    fight.react(the_dictator, "release", "natasha");
    fight.misses(12);
    while (fight.options(rebel1, "retreat").empty()) {
        const PlayerId player = player_of(fight.state, fight.state.flow.awaited.front());
        fight.play(player, fight.options(player)[0]);
    }
    fight.play(rebel1, "retreat whole b2 -");
    fight.play(rebel2, "retreat whole stay -");
    fight.play(the_dictator, "retreat whole stay -");
    EXPECT(fight.dogs_on_the_field().empty());
    EXPECT(fight.is_fighting());
}

TEST("C10.9, C10.1: two dogs in one activation, on different enemies")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra, merc::genesis}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::bandolier);
    fight.give(merc::natasha, Pocket::bandolier1, kind::attack_dog);
    fight.give(merc::natasha, Pocket::bandolier2, kind::attack_dog);
    fight.charge();
    fight.react(rebel1, "release", "ra");
    EXPECT_EQ(fight.refused(rebel1, fight.in_window("release", "ra")), "E_TARGETS") << "has one";
    fight.react(rebel1, "release", "genesis");
    EXPECT_EQ(fight.dogs_on_the_field().size(), 2);
    EXPECT(fight.may(rebel1, "aim ra"));
}

TEST("M-runde.3: a dog may be set on Runde though he may not be aimed at yet")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::runde, merc::ra, merc::genesis});
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.react(rebel1, "release", "runde");
    EXPECT_EQ(fight.state.combat.dogs[0].on, merc::runde);
    EXPECT_EQ(fight.refused(rebel1, "aim runde"), "E_TARGETS");
}

TEST("M-runde.3: a mine asks nobody whether Runde may be aimed at")
{
    Battle fight;
    fight.rebels({merc::runde, merc::genesis}).regime_militia(1);
    fight.stash("b3", kind::land_mine);
    fight.misses(2);
    fight.charge();
    EXPECT_EQ(fight.health(merc::runde), 2);
    EXPECT_EQ(fight.health(merc::genesis), 2);
}

// ---- DP6: another throw -------------------------------------------------------------------------

TEST(
    "DP6, C3.4.7, C19.2, C19.3, M-basic.2, M-basic.3: Basic throws all dice again, also with no hit")
{
    Battle fight;
    fight.rebels({merc::basic}).regime({merc::genesis});
    fight.squad(rebel2, primary, "a1", {merc::doc});
    fight.give(merc::basic, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.dice({4, 1, 1});
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1),
              (Words{fight.in_window("throw_again"), fight.in_window("pass")}));
    EXPECT_EQ(fight.health(merc::genesis), 3) << "the attack pauses";
    EXPECT_EQ(fight.refused(rebel2, fight.in_window("throw_again")), "E_WINDOW");
    fight.dice({6, 6, 1, 1, 1});
    fight.react(rebel1, "throw_again");
    EXPECT_EQ(fight.health(merc::genesis), 1) << "the second result stands alone";
    EXPECT_EQ(fight.last_dice(), 2) << "Genesis has attacked since";
    EXPECT(fight.has_told("basic throws 1x1 0x2 0x3 0x4 0x5 2x6: 2 hits"));

    Battle other;
    other.rebels({merc::basic}).regime_militia(2);
    other.dice({1, 1, 1, 1});
    other.charge();
    EXPECT(other.may(rebel1, other.in_window("throw_again"))) << "with no hit";
    other.pass(rebel1);
    EXPECT_EQ(other.militia_in("b3", the_dictator), 2) << "what lies stands";
}

TEST("C19.2: a reaction is possible only while its window is open")
{
    Battle fight;
    fight.rebels({merc::basic}).regime({merc::natasha}).regime_militia(1);
    fight.give(merc::basic, Pocket::accessory, kind::attack_dog);
    EXPECT_EQ(fight.refused(rebel1, "throw_again 1"), "E_WINDOW");
    EXPECT_EQ(fight.refused(rebel1, "release 1 natasha"), "E_WINDOW");
    fight.misses(3);
    fight.charge();
    EXPECT(fight.state.windows.is_open());
    EXPECT_EQ(fight.refused(rebel1, fight.in_window("throw_again")), "E_WINDOW") << "the dog's";
    fight.pass(rebel1);
    EXPECT_EQ(fight.refused(rebel1, fight.in_window("release", "natasha")), "E_WINDOW");
}

TEST("C19.1, C19.6, C19.7: an attack without dogs and without Basic opens no window at all")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(3);
    fight.stash("b3", kind::land_mine);
    fight.dice({4, 4, 1, 1, 1});
    fight.charge();
    EXPECT_FALSE(fight.has_told_part("window")) << "neither the march nor the mine nor the attack";
    EXPECT_EQ(fight.throwers(), (Words{"natasha", "militia-of-dictator", "militia-of-dictator"}));
}

TEST(
    "C19.7: the three windows are named for dog, throw and death, and open only with a source at hand")
{
    Battle fight;
    fight.rebels({merc::basic}).regime({merc::ra}).regime_militia(1);
    fight.give(merc::basic, Pocket::accessory, kind::bandolier);
    fight.give(merc::basic, Pocket::bandolier1, kind::attack_dog);
    fight.give(merc::basic, Pocket::bandolier2, kind::epinephrine_shot);
    fight.wound(merc::basic, 1);
    fight.charge();
    EXPECT(fight.has_told_part("opens: before_targets"));
    fight.pass(rebel1);
    fight.misses(2);
    fight.play(rebel1, "aim ra");
    EXPECT(fight.has_told_part("opens: after_attack_roll"));
    fight.dice({6});
    fight.pass(rebel1);
    EXPECT(fight.has_told_part("opens: before_death"));
    fight.misses(2);
    fight.react(rebel1, "inject", "basic");
    EXPECT_EQ(fight.health(merc::basic), 1);
}

TEST("C19.3: there is no reaction to a reaction")
{
    Battle fight;
    fight.rebels({merc::basic}).regime({merc::natasha, merc::ra}).regime_militia(1);
    fight.give(merc::basic, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.give(merc::basic, Pocket::accessory, kind::attack_dog);
    fight.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    fight.react(rebel1, "release", "natasha");
    EXPECT_FALSE(fight.state.windows.is_open()) << "Natasha's owner is not asked about his dog";
    EXPECT(fight.awaits_nobody_but(rebel1));
}

// ---- DP8: Epinephrine ---------------------------------------------------------------------------

// Rebel 1 and rebel 2 fight two militia; Ewok is about to die.
struct Deathbed : Battle {
    Deathbed()
    {
        rebels({merc::ewok}).regime_militia(2);
        squad(rebel2, primary, "c3", {merc::genesis});
        wound(merc::ewok, 1);
    }
    void shoot_ewok()
    {
        play(rebel1, "joint primary b3 -");
        play(rebel2, "commit primary -");
        dice({5});
        play(the_dictator, "aim ewok");
    }
};

TEST(
    "DP8, C9.2, C9.3, E-epinephrine-shot.2: the owner of the dying unit is asked first and may decline")
{
    Deathbed bed;
    const CardId own = bed.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    const CardId other = bed.give(merc::genesis, Pocket::accessory, kind::epinephrine_shot);
    bed.shoot_ewok();
    EXPECT(bed.awaits_nobody_but(rebel1));
    EXPECT_EQ(bed.options(rebel1), (Words{bed.in_window("inject", "ewok"), bed.in_window("pass")}));
    EXPECT_EQ(bed.refused(rebel1, bed.in_window("inject", "genesis")), "E_NO_ITEM");
    bed.pass(rebel1);
    EXPECT(bed.awaits_nobody_but(rebel2)) << "then the other rebels with a shot";
    bed.react(rebel2, "inject", "genesis");
    EXPECT_EQ(bed.health(merc::ewok), 1);
    EXPECT(bed.has_discarded(other));
    EXPECT(bed.carries(merc::ewok, own)) << "one shot for one death";
}

TEST("DP8, C9.4: everyone declines, and the unit is dead")
{
    Deathbed bed;
    bed.give(merc::genesis, Pocket::accessory, kind::epinephrine_shot);
    bed.shoot_ewok();
    EXPECT(bed.awaits_nobody_but(rebel2)) << "rebel 1 has no shot to give";
    bed.pass(rebel2);
    EXPECT_FALSE(bed.is_in_play(merc::ewok));
    EXPECT(bed.state.dead.contains(merc::ewok));
}

TEST("M-juicer.3: Epinephrine leaves Juicer one health, not five")
{
    Battle fight;
    fight.rebels({merc::juicer}).regime_militia(1);
    fight.give(merc::juicer, Pocket::accessory, kind::epinephrine_shot);
    fight.wound(merc::juicer, 1);
    fight.dice({4});
    fight.charge();
    fight.misses(2);
    fight.react(rebel1, "inject", "juicer");
    EXPECT_EQ(fight.health(merc::juicer), 1);
}

TEST("C9.3, C19.3, DP8: the other rebels are asked one after another by seat, and one shot ends it")
{
    Battle fight(with_person(3));
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::genesis});
    fight.squad(rebel3, primary, "a3", {merc::moe});
    fight.wound(merc::ewok, 1);
    const CardId second = fight.give(merc::genesis, Pocket::accessory, kind::epinephrine_shot);
    const CardId third = fight.give(merc::moe, Pocket::accessory, kind::epinephrine_shot);
    fight.misses(2);
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    fight.play(rebel3, "commit primary -");
    fight.dice({5});
    fight.play(the_dictator, "aim ewok");
    EXPECT(fight.awaits_nobody_but(rebel2)) << "not both at once";
    fight.pass(rebel2);
    EXPECT(fight.awaits_nobody_but(rebel3));
    fight.misses(2 + 2);
    fight.react(rebel3, "inject", "moe");
    EXPECT_EQ(fight.health(merc::ewok), 1);
    EXPECT(fight.has_discarded(third));
    EXPECT(fight.carries(merc::genesis, second));
    EXPECT_FALSE(fight.state.windows.is_open());
}

TEST("C3.4.4, C3.4.5: who would throw no die may still release a dog")
{
    Battle fight;
    fight.rebels({merc::teresa}).regime({merc::doc});
    fight.give(merc::doc, Pocket::armor, "full-body-armor");
    fight.give(merc::teresa, Pocket::accessory, kind::attack_dog);
    fight.charge();
    EXPECT(fight.may(rebel1, fight.in_window("release", "doc")));
    fight.react(rebel1, "release", "doc");
    EXPECT_EQ(fight.state.combat.dogs[0].on, merc::doc);
    EXPECT(fight.throwers().empty());
}

}  // namespace
}  // namespace sortie::merc
