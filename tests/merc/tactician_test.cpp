// How automatic players fight: targets, hits, healing, dogs, shots, throws (AI7, C20).

#include "games/merc/tactician.h"

#include "games/merc/measures.h"
#include "tests/merc/assault.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

// A unit of the Dictator attacks rebels in b2.
struct Ambush : Assault<Ambush> {
    explicit Ambush(UnitId attacker) : Assault(attacker, the_dictator) {}

    Ambush& against(std::initializer_list<UnitId> members, PlayerId rebel = rebel1)
    {
        squad(rebel, primary, "b2", members);
        return *this;
    }
    Ambush& with_militia(int count, PlayerId rebel = rebel1)
    {
        militia("b2", rebel, count);
        return *this;
    }
    Ambush& wound(UnitId unit, int left)
    {
        state.units[unit.index].health = static_cast<std::uint8_t>(left);
        return *this;
    }
    Ambush& picks(std::initializer_list<std::uint8_t> results)
    {
        state.rng.force_picks(std::vector<std::uint8_t>(results));
        return *this;
    }
    FighterId mark()
    {
        Ties ties(state.rng);
        return usual_mark(state, attack, ties);
    }
    // Everyone it would aim at, in order.
    std::vector<FighterId> set()
    {
        std::vector<FighterId> marks;
        for (FighterId next = mark(); next.is_some(); next = mark()) {
            add_target(state, attack, next);
            marks.push_back(next);
        }
        return marks;
    }
    Ambush& threw(int hits, int sixes = 0)
    {
        attack.hits_left = static_cast<std::uint8_t>(hits);
        attack.sixes_left = static_cast<std::uint8_t>(sixes);
        attack.is_rolled = true;
        return *this;
    }
    void divide()
    {
        Ties ties(state.rng);
        while (attack.hits_left > 0) {
            const HitChoice choice = usual_hit(state, attack, ties);
            assign_hit(state, attack, choice.mark, choice.use);
        }
    }
    int hits_on_mark(FighterId mark) const
    {
        const Target* target = attack.find(mark);
        return target == nullptr ? 0 : target->hits;
    }
    UnitId dog_victim()
    {
        Ties ties(state.rng);
        return usual_dog_victim(state, attack, ties);
    }
    std::uint32_t forced() const { return state.rng.forced; }
};

using Marks = std::vector<FighterId>;

// ---- Targets ------------------------------------------------------------------------------------

TEST("AI7-a, AI7.1, AI7.3, C20.1: militia, then the MERC with the smallest sum of health and armor")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::ewok, merc::moe}).with_militia(1).wound(merc::moe, 2);
    ambush.give(merc::ewok, Pocket::armor, kind::kevlar_vest);
    ambush.give(merc::genesis, Pocket::weapon, "ak-47-with-full-auto");
    EXPECT_EQ(ambush.set(),
              (Marks{militia_of(rebel1), fighter_of(merc::moe), fighter_of(merc::ewok)}));
}

TEST("AI7.3: a unit with one target declares the first of the order, with two the first two")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::ewok, merc::moe}).wound(merc::moe, 2).with_militia(1);
    EXPECT_EQ(ambush.set(), (Marks{militia_of(rebel1)}));
    ambush.attack.targets.clear();
    ambush.give(merc::genesis, Pocket::weapon, kind::uzi);
    EXPECT_EQ(ambush.set(), (Marks{militia_of(rebel1), fighter_of(merc::moe)}));
}

TEST("AI7-b, AI7.1: of two equally tough ones the one with more targets")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::natasha, merc::ewok});
    ambush.give(merc::ewok, Pocket::weapon, "ak-47-with-full-auto");
    EXPECT_EQ(ambush.mark(), fighter_of(merc::ewok));
}

TEST("AI7.1, C20.1: then the one with the higher initiative, and only then chance decides")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::ewok, merc::natasha});
    EXPECT_EQ(ambush.mark(), fighter_of(merc::natasha));
    EXPECT_EQ(ambush.forced(), 0u);
    EXPECT_EQ(ambush.state.rng.drawn, Ambush(merc::genesis).state.rng.drawn) << "no draw";

    Ambush tie(merc::genesis);
    tie.against({merc::ewok, merc::moose}).picks({1});
    EXPECT_EQ(tie.mark(), fighter_of(merc::moose));
    EXPECT_EQ(tie.forced(), 1u);
}

TEST("AI7.1: militia of one owner are no draw, militia of two rebels are two candidates")
{
    Ambush ambush(merc::genesis);
    ambush.with_militia(5);
    EXPECT_EQ(ambush.mark(), militia_of(rebel1));
    EXPECT_EQ(ambush.forced(), 0u);
    ambush.with_militia(2, rebel2).picks({1});
    EXPECT_EQ(ambush.mark(), militia_of(rebel2));
    EXPECT_EQ(ambush.forced(), 1u);
}

TEST("AI7.1: militia count with their modified initiative")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::walter}, rebel2).with_militia(1).with_militia(1, rebel2);
    EXPECT_EQ(ambush.mark(), militia_of(rebel2)) << "4 with Walter, against 2";
}

TEST("AI7.1, C20.1: dogs come after every other target")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::ewok});
    ambush.state.combat.dogs[0] = {merc::doc, merc::ewok, rebel1, 1};
    EXPECT_EQ(ambush.mark(), fighter_of(merc::ewok));
    ambush.give(merc::genesis, Pocket::weapon, kind::uzi);
    EXPECT_EQ(ambush.set(), (Marks{fighter_of(merc::ewok), dog_fighter(0)}));
}

TEST("AI7.2: a dog on the attacker, Runde and Buzzkill come before the order")
{
    Ambush dog(merc::genesis);
    dog.against({merc::ewok});
    dog.state.combat.dogs[0] = {merc::genesis, merc::ewok, rebel1, dog_health};
    EXPECT_EQ(dog.mark(), dog_fighter(0)) << "the only legal one";

    Ambush runde(merc::genesis);
    runde.against({merc::runde, merc::ewok}).wound(merc::runde, 1);
    EXPECT_EQ(runde.mark(), fighter_of(merc::ewok)) << "Runde is weaker, but the last";

    Ambush buzzkill(merc::buzzkill);
    buzzkill.against({merc::ewok}).with_militia(3);
    EXPECT_EQ(buzzkill.mark(), fighter_of(merc::ewok)) << "not the militia";
}

TEST("AI7.3, M-rizen.1: Rizen takes all militia with one slot")
{
    Ambush ambush(merc::rizen);
    ambush.against({merc::ewok}).with_militia(3).with_militia(2, rebel2).picks({0});
    ambush.set();
    EXPECT_EQ(ambush.attack.find(militia_of(rebel1))->count, 3);
    EXPECT_EQ(ambush.attack.find(militia_of(rebel2))->count, 2);
    EXPECT_FALSE(ambush.attack.has(fighter_of(merc::ewok)));
}

// ---- Hits ---------------------------------------------------------------------------------------

TEST("AI7-c, AI7.4, C20.2: as many hits as kill the first, the rest to the second")
{
    Ambush ambush(merc::shooter);
    ambush.against({merc::ewok, merc::moe}).wound(merc::ewok, 2);
    ambush.give(merc::moe, Pocket::armor, kind::flak_vest);
    ambush.give(merc::shooter, Pocket::weapon, kind::uzi);
    EXPECT_EQ(ambush.set(), (Marks{fighter_of(merc::ewok), fighter_of(merc::moe)}));
    ambush.threw(5).divide();
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::ewok)), 2);
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::moe)), 3);
}

TEST("AI7.4, C20.2: what is left over goes to the first target")
{
    Ambush ambush(merc::shooter);
    ambush.against({merc::ewok, merc::moe}).wound(merc::ewok, 1).wound(merc::moe, 2);
    ambush.give(merc::shooter, Pocket::weapon, kind::uzi);
    ambush.set();
    ambush.threw(6).divide();
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::ewok)), 4);
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::moe)), 2);
}

TEST("AI7.4: armor counts, unless the weapon pierces it")
{
    for (const bool pierces : {false, true}) {
        Ambush ambush(merc::shooter);
        ambush.against({merc::ewok, merc::moe}).wound(merc::ewok, 1).wound(merc::moe, 3);
        ambush.give(merc::ewok, Pocket::armor, kind::flak_vest);
        ambush.give(merc::shooter, Pocket::weapon, pierces ? "uzi-with-ap-ammo" : "uzi");
        ambush.set();
        ambush.threw(3).divide();
        EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::ewok)), pierces ? 1 : 2);
    }
}

TEST("AI7.11: Wolverine's sixes are dealt out last, and they alone go to undeclared targets")
{
    Ambush ambush(merc::wolverine);
    ambush.against({merc::ewok, merc::moe}).wound(merc::ewok, 1);
    EXPECT_EQ(ambush.set(), (Marks{fighter_of(merc::ewok)}));
    ambush.threw(3, 2).divide();
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::ewok)), 1);
    EXPECT_EQ(ambush.hits_on_mark(fighter_of(merc::moe)), 2);

    Ambush plain(merc::wolverine);
    plain.against({merc::ewok, merc::moe}).wound(merc::ewok, 1);
    plain.set();
    plain.threw(3, 1).divide();
    EXPECT_EQ(plain.hits_on_mark(fighter_of(merc::ewok)), 2) << "surplus, no six";
    EXPECT_EQ(plain.hits_on_mark(fighter_of(merc::moe)), 1);
}

TEST("AI7.11, C7.4: each six of Wolverine takes another militia")
{
    Ambush ambush(merc::wolverine);
    ambush.with_militia(4);
    ambush.set();
    ambush.threw(3, 3).divide();
    Events silent;
    for (std::size_t i = 0; i < ambush.attack.targets.size(); ++i) {
        apply_packet(ambush.state, ambush.attack, i, silent);
    }
    EXPECT_EQ(ambush.state.sectors[at("b2").index].militia[rebel1.index], 1);
}

TEST("AI7.11, C20.3: Adelheid converts while there is room")
{
    Ambush ambush(merc::adelheid);
    ambush.with_militia(3);
    ambush.militia("b2", the_dictator, 9);
    ambush.give(merc::adelheid, Pocket::weapon, kind::uzi);
    ambush.set();
    ambush.threw(2).divide();
    EXPECT_EQ(ambush.attack.targets[0].hits, 2);
    EXPECT_EQ(ambush.attack.targets[0].converted, 1) << "the tenth, and no more";
}

// ---- Healing ------------------------------------------------------------------------------------

TEST(
    "AI7-d, AI7.7, C20.4: Surgeon gives his mate as many dice as it misses and attacks with the rest")
{
    Ambush ambush(merc::surgeon);
    ambush.state.squads[the_dictator.index][primary].members.push_back(merc::genesis);
    ambush.state.mercs.draw_pile.erase_value(merc::genesis);
    ambush.state.units[merc::genesis.index] = ambush.state.units[merc::surgeon.index];
    ambush.wound(merc::genesis, 1);
    const auto treatment = usual_treatment(ambush.state, ambush.attack);
    ASSERT_TRUE(treatment.has_value());
    EXPECT_EQ(treatment->patient, merc::genesis);
    EXPECT_EQ(treatment->dice, 2);
    Events silent;
    heal_with(ambush.state, ambush.attack, treatment->source, treatment->patient, treatment->dice,
              silent);
    EXPECT_EQ(dice_of(ambush.state, ambush.attack), 1);
    EXPECT_FALSE(usual_treatment(ambush.state, ambush.attack).has_value());
}

// The Dictator's squad of a healer and two mates.
struct Ward : Ambush {
    explicit Ward(UnitId healer) : Ambush(healer)
    {
        for (const UnitId mate : {merc::ewok, merc::moe}) {
            state.mercs.draw_pile.erase_value(mate);
            state.squads[the_dictator.index][primary].members.push_back(mate);
            state.units[mate.index] = state.units[healer.index];
            state.units[mate.index].carried = {};
            state.units[mate.index].health = 3;
        }
    }
};

TEST("AI7.7: the most injured first, then by name, himself included")
{
    Ward ward(merc::surgeon);
    ward.wound(merc::moe, 1).wound(merc::ewok, 2).wound(merc::surgeon, 2);
    EXPECT_EQ(usual_treatment(ward.state, ward.attack)->patient, merc::moe);
    ward.wound(merc::moe, 2);
    EXPECT_EQ(usual_treatment(ward.state, ward.attack)->patient, merc::ewok) << "by name";
    ward.wound(merc::moe, 3).wound(merc::ewok, 3);
    EXPECT_EQ(usual_treatment(ward.state, ward.attack)->patient, merc::surgeon);
}

TEST(
    "AI7.7, E-first-aid-kit.3: ability, Medical Kit, First Aid Kit, in this order, as far as dice go")
{
    Ward ward(merc::surgeon);
    ward.give(merc::surgeon, Pocket::accessory, kind::bandolier);
    const CardId aid = ward.give(merc::surgeon, Pocket::bandolier1, kind::first_aid_kit);
    const CardId medical = ward.give(merc::surgeon, Pocket::bandolier2, kind::medical_kit);
    ward.wound(merc::moe, 1);
    EXPECT_EQ(usual_treatment(ward.state, ward.attack)->source, by_ability);

    Ward other(merc::genesis);
    other.give(merc::genesis, Pocket::accessory, kind::bandolier);
    other.give(merc::genesis, Pocket::bandolier1, kind::first_aid_kit);
    other.give(merc::genesis, Pocket::bandolier2, kind::medical_kit);
    other.wound(merc::moe, 1);
    EXPECT_EQ(usual_treatment(other.state, other.attack)->source, medical);
    discard_carried(other.state, merc::genesis, medical);
    EXPECT_EQ(usual_treatment(other.state, other.attack)->source, aid);
    other.attack.given_up = 1;
    EXPECT_EQ(usual_treatment(other.state, other.attack)->dice, 1) << "no more than are left";
}

TEST("AI7.7: only the own squad is healed; the Dictator card in the base squad heals itself")
{
    Ambush ambush(merc::surgeon);
    ambush.squad(the_dictator, secondary, "b2", {merc::genesis});
    ambush.wound(merc::genesis, 1);
    EXPECT_FALSE(usual_treatment(ambush.state, ambush.attack).has_value());
    ambush.squad(the_dictator, base_squad, "b2", {dictator_card});
    ambush.give(dictator_card, Pocket::accessory, kind::first_aid_kit);
    ambush.wound(dictator_card, 2);
    ambush.attack.by = fighter_of(dictator_card);
    EXPECT_EQ(usual_treatment(ambush.state, ambush.attack)->patient, dictator_card);
}

// ---- Shots, dogs, throws ------------------------------------------------------------------------

TEST("AI7.8, C20.3: a shot is always given, by the first of the holders in the alphabet")
{
    Ward ward(merc::surgeon);
    ward.give(merc::surgeon, Pocket::accessory, kind::epinephrine_shot);
    ward.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    ward.wound(merc::moe, 0);
    ward.state.dying.insert(merc::moe);
    EXPECT_EQ(usual_giver(ward.state, merc::moe, the_dictator), merc::ewok);
    EXPECT(usual_giver(ward.state, merc::moe, rebel1).is_none());
}

TEST("AI7.9, C20.5, E-attack-dog.4: the dog goes to the first MERC of the order that may have one")
{
    Ambush ambush(merc::genesis);
    ambush.against({merc::shadkaam, merc::ewok, merc::moe}).with_militia(3);
    ambush.wound(merc::shadkaam, 1).wound(merc::moe, 2);
    EXPECT_EQ(ambush.dog_victim(), merc::moe) << "no militia, not Shadkaam";
    ambush.state.combat.dogs[0] = {merc::moe, merc::genesis, the_dictator, dog_health};
    EXPECT_EQ(ambush.dog_victim(), merc::ewok);
    ambush.state.combat.dogs[1] = {merc::ewok, merc::genesis, the_dictator, dog_health};
    EXPECT(ambush.dog_victim().is_none()) << "it is kept";
}

TEST("AI7.10, DP6, M-basic.1: Basic throws again when less than half of the dice hit")
{
    Ambush ambush(merc::basic);
    ambush.attack.dice = 4;
    EXPECT(usually_throws_again(ambush.state, ambush.threw(1).attack));
    EXPECT_FALSE(usually_throws_again(ambush.state, ambush.threw(2).attack));
}

// ---- Played by the automatic Dictator -----------------------------------------------------------

TEST("AI7.5: militia of the automatic Dictator name their targets one by one")
{
    Battle fight({.rebels = 2});
    fight.rebels({merc::ewok, merc::genesis}).regime_militia(3);
    fight.wound(merc::ewok, 1);
    fight.dice({6, 6, 1, 1, 1});
    fight.charge();
    EXPECT_FALSE(fight.is_in_play(merc::ewok)) << "the weakest";
    EXPECT_EQ(fight.health(merc::genesis), 2) << "the second one already shoots at the next";
    EXPECT(fight.awaits_nobody_but(rebel1)) << "the Dictator is never awaited";
}

TEST(
    "AI7.8, AI7.9, AI7.12, AI7.15, DP1, DP3, DP12: he strikes, sets dogs, uses explosives and shots")
{
    Battle fight({.rebels = 2});
    fight.rebels({merc::ewok, merc::ra}).regime({merc::golem, merc::vandal});
    fight.give(merc::golem, Pocket::accessory, kind::grenade);
    fight.give(merc::vandal, Pocket::accessory, kind::attack_dog);
    fight.wound(merc::ewok, 2);
    fight.misses(6 + 3 + 3 + 2 + 2 + 3);
    fight.charge();
    EXPECT_LT(fight.told_at("golem aims at ewok"), fight.told_at("round 1"));
    EXPECT(fight.has_told("golem throws 6x1 0x2 0x3 0x4 0x5 0x6: 0 hits")) << "grenade in it";
    EXPECT(fight.has_told("vandal sets a dog on ewok"));
    fight.go_on_until("round 2");
    const Words all = fight.throwers();
    EXPECT_EQ(all[5], "vandal") << "the second shot of round 1";
}

TEST("AI7.8, DP8: he saves a dying MERC with a shot")
{
    Battle fight({.rebels = 2});
    fight.rebels({merc::natasha}).regime({merc::ra});
    fight.give(merc::ra, Pocket::accessory, kind::epinephrine_shot);
    fight.wound(merc::ra, 1);
    fight.dice({6, 1, 1, 1, 1});
    fight.charge();
    EXPECT(fight.has_told("an epinephrine shot of ra saves ra"));
    EXPECT_EQ(fight.health(merc::ra), 1);
}

TEST("AI7.10: his Basic throws again by the rule")
{
    Battle fight({.rebels = 2});
    fight.rebels({merc::ra}).regime({merc::basic});
    fight.dice({1, 1, 6, 1});
    fight.charge();
    EXPECT_EQ(fight.throwers()[1], "basic");
    EXPECT_EQ(fight.health(merc::ra), 2);
}

TEST("AI7.13, C17.2: rebels who enter his sector set off his mine, and he is not asked")
{
    Battle fight({.rebels = 2});
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.stash("b3", kind::land_mine);
    fight.misses(3);
    fight.charge();
    EXPECT_EQ(fight.health(merc::ewok), 2);
    EXPECT_LT(fight.told_at("a land mine goes off in b3: 1 damage to everyone who enters"),
              fight.told_at("the sides meet in b3"));
}

// One MERC of the Dictator stands in b3 with a mortar, and there is nothing else for him to do.
struct Gunner : Battle {
    Gunner() : Battle(Scene{.rebels = 2})
    {
        regime({merc::genesis});
        give(merc::genesis, Pocket::accessory, kind::mortar);
        explored("b3");
        tactics({Tactic::better_weapons, Tactic::veteran_militia});
    }
};

TEST("AI7.6, C20.7, E-mortar.3: he bombards the sector with most targets, the weakest first")
{
    Gunner gun;
    gun.squad(rebel1, primary, "a3", {merc::ewok});
    gun.squad(rebel2, primary, "c3", {merc::moe});
    gun.militia("c3", rebel2, 2);
    gun.wound(merc::moe, 2);
    gun.dice({4, 4, 4, 4, 1, 1, 1});
    gun.end_rebel_turns();
    EXPECT(gun.has_told("genesis fires a mortar at c3"));
    EXPECT_LT(gun.told_at("genesis aims at militia-of-rebel2"), gun.told_at("genesis aims at moe"));
    EXPECT_EQ(gun.militia_in("c3", rebel2), 0);
    EXPECT_FALSE(gun.is_in_play(merc::moe)) << "1 + 1 + 2 hits";
    EXPECT_EQ(gun.health(merc::ewok), 3);
}

TEST("C20.7, AI6.3: of two sectors with as many targets the one with the weaker force")
{
    Gunner gun;
    gun.squad(rebel1, primary, "a3", {merc::ewok});
    gun.squad(rebel2, primary, "c3", {merc::moe});
    gun.wound(merc::ewok, 2);
    gun.misses(7);
    gun.end_rebel_turns();
    EXPECT(gun.has_told("genesis fires a mortar at a3"));
}

TEST("C20.6, AI5.2: a new squad of the Dictator stands nearest to the rebels' weakest sector")
{
    Field field(2);
    field.squad(rebel1, primary, "a1", {merc::ewok, merc::moe});
    field.squad(rebel2, primary, "d3", {merc::genesis});
    field.militia("b1", the_dictator, 1);
    field.militia("c3", the_dictator, 1);
    Ties ties(field.state.rng);
    EXPECT_EQ(usual_founding_sector(field.state, ties), at("c3")) << "3 in d3 against 6 in a1";
    field.militia("d3", rebel2, 9);
    EXPECT_EQ(usual_founding_sector(field.state, ties), at("b1"));
}

TEST(
    "M-rizen.1, AI7.3: an automatic Rizen declares all militia, and only further slots go by priority")
{
    Ambush ambush(merc::rizen);
    ambush.against({merc::natasha}).wound(merc::natasha, 1).with_militia(3);
    EXPECT_EQ(ambush.mark(), militia_of(rebel1)) << "though Natasha ranks first";
    ambush.give(merc::rizen, Pocket::weapon, kind::uzi);
    const Marks set = ambush.set();
    EXPECT_EQ(set.size(), 2u);
    EXPECT(ambush.attack.has(fighter_of(merc::natasha)));
}

}  // namespace
}  // namespace sortie::merc
