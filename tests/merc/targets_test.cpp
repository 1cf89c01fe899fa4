#include "games/merc/targets.h"

#include "tests/merc/assault.h"

namespace sortie::merc {
namespace {

// Rebels attack what the Dictator has in b2.
struct Range : Assault<Range> {
    using Assault::Assault;

    bool may(FighterId mark) const { return may_be_added(state, attack, mark); }
    bool may(UnitId unit) const { return may(fighter_of(unit)); }
    Range& aim(FighterId mark)
    {
        EXPECT(may(mark));
        add_target(state, attack, mark);
        return *this;
    }
    Range& aim(UnitId unit) { return aim(fighter_of(unit)); }
    FighterSet marks() const { return possible_marks(state, attack.by, attack.sector); }
    void set_dog(UnitId on, PlayerId owner, std::size_t which = 0)
    {
        state.combat.dogs[which] = {on, merc::doc, owner, dog_health};
    }
};

TEST("C5.1: enemy MERCs, militia and dogs may be aimed at, friends may not")
{
    Range range(merc::basic);
    range.regime({merc::ra}).regime_militia(2);
    range.militia("b2", rebel1, 3);
    range.set_dog(merc::basic, rebel1, 1);
    range.state.combat.dogs[1].on = merc::ra;
    EXPECT_EQ(range.marks(), (FighterSet{fighter_of(merc::ra), militia_of_regime}));
    range.state.combat.dogs[1] = {merc::doc, merc::ra, the_dictator, dog_health};
    EXPECT_EQ(range.marks(), (FighterSet{fighter_of(merc::ra), militia_of_regime, dog_fighter(1)}));
}

TEST("C5.2, C3.4.2, C10.4: with a dog on it a unit may only aim at that dog")
{
    Range range(merc::basic);
    range.regime({merc::ra}).regime_militia(2);
    range.set_dog(merc::basic, the_dictator);
    EXPECT_EQ(range.marks(), (FighterSet{dog_fighter(0)}));
}

TEST("C5.2, M-tao.1, M-tao.2: Tao never aims at dogs and is stuck with one on him")
{
    Range range(merc::tao);
    range.regime({merc::ra});
    range.set_dog(merc::doc, the_dictator);
    EXPECT_EQ(range.marks(), (FighterSet{fighter_of(merc::ra)}));
    range.set_dog(merc::tao, the_dictator);
    EXPECT(range.marks().empty());
}

TEST("C5.3: at most as many targets as the unit has, each of them once")
{
    Range range(merc::basic);
    range.regime({merc::ra, merc::max, merc::moe});
    range.give(merc::basic, Pocket::weapon, kind::uzi);
    range.aim(merc::ra);
    EXPECT(!range.may(merc::ra)) << "twice";
    range.aim(merc::max);
    EXPECT(!range.may(merc::moe)) << "a third";
}

TEST("C5.1, C5.3: each militia takes a slot, and there are only so many")
{
    Range range(merc::basic);
    range.regime_militia(2);
    range.give(merc::basic, Pocket::accessory, kind::mortar);
    range.aim(militia_of_regime).aim(militia_of_regime);
    EXPECT_EQ(range.attack.targets[0].count, 2);
    EXPECT(!range.may(militia_of_regime));
}

TEST("C5.9: militia have one target")
{
    Range range(merc::basic);
    range.regime({merc::ra}).regime_militia(3);
    range.attack.by = militia_of(rebel1);
    range.aim(merc::ra);
    EXPECT(!range.may(militia_of_regime));
}

TEST("C5.5, M-rizen.1, M3-22: for Rizen all militia are one target, or the MERC is")
{
    Range range(merc::rizen);
    range.regime({merc::ra}).regime_militia(5);
    range.aim(militia_of_regime);
    EXPECT_EQ(range.attack.targets[0].count, 5);
    EXPECT(!range.may(merc::ra));
    range.attack.targets.clear();
    range.aim(merc::ra);
    EXPECT(!range.may(militia_of_regime));
}

TEST("C5.5, M-rizen.2, M-rizen.3, M3-23: with an Uzi Rizen takes all militia and the MERC")
{
    Range range(merc::rizen);
    range.regime({merc::ra}).regime_militia(5);
    range.give(merc::rizen, Pocket::weapon, kind::uzi);
    range.aim(militia_of_regime).aim(merc::ra);
    EXPECT_EQ(slots_used(range.attack), 2);
}

TEST("C5.5: militia of several rebels share the slot of a Dictator's Rizen")
{
    Range range(merc::rizen, the_dictator);
    range.militia("b2", rebel1, 2);
    range.militia("b2", rebel2, 3);
    range.aim(militia_of(rebel1)).aim(militia_of(rebel2));
    EXPECT_EQ(slots_used(range.attack), 1);
}

TEST("C5.6, M-buzzkill.1, M-buzzkill.2: Buzzkill takes every MERC before a militia")
{
    Range range(merc::buzzkill);
    range.regime({merc::ra, merc::max}).regime_militia(3);
    range.give(merc::buzzkill, Pocket::accessory, kind::mortar);
    EXPECT(!range.may(militia_of_regime));
    range.aim(merc::ra);
    EXPECT(!range.may(militia_of_regime));
    range.aim(merc::max);
    EXPECT(range.may(militia_of_regime));
}

TEST("C5.6: dogs are free to choose for Buzzkill")
{
    Range range(merc::buzzkill);
    range.regime({merc::ra}).regime_militia(1);
    range.set_dog(merc::doc, the_dictator);
    EXPECT(range.may(dog_fighter(0)));
}

TEST("C5.8, M3-19, M-buzzkill.5: Buzzkill facing Runde and militia must take Runde")
{
    Range range(merc::buzzkill);
    range.regime({merc::runde}).regime_militia(3);
    EXPECT(range.may(merc::runde));
    EXPECT(!range.may(militia_of_regime));
}

TEST(
    "C5.7, M-runde.1, M-runde.4, M3-20: one target cannot be Runde while another MERC of his lives")
{
    Range range(merc::basic);
    range.regime({merc::runde, merc::doc});
    EXPECT(!range.may(merc::runde));
    EXPECT(range.may(merc::doc));
}
TEST("C5.7, M3-21: two targets may be Runde and the other one")
{
    Range range(merc::basic);
    range.regime({merc::runde, merc::doc});
    range.give(merc::basic, Pocket::weapon, kind::uzi);
    range.aim(merc::doc).aim(merc::runde);
}
TEST("C5.7, M-runde.2: militia do not protect Runde")
{
    Range range(merc::basic);
    range.regime({merc::runde}).regime_militia(3);
    EXPECT(range.may(merc::runde));
}

TEST(
    "C18.1, D3.7, D3-a, C21-e: the Dictator card is out of reach while another unit of his stands there")
{
    Range range(merc::basic);
    range.squad(the_dictator, base_squad, "b2", {dictator_card});
    range.regime_militia(1);
    range.give(merc::basic, Pocket::accessory, kind::grenade);
    EXPECT(is_protected(range.state));
    EXPECT_EQ(range.marks(), (FighterSet{militia_of_regime}));
    range.regime_militia(0);
    EXPECT(!is_protected(range.state));
    EXPECT(range.may(dictator_card)) << "D3-b: the next attacker may";
}

TEST("D3-c: one who is aimed at last still stands before the Dictator card")
{
    Range range(merc::basic);
    range.squad(the_dictator, base_squad, "b2", {dictator_card});
    range.regime({merc::runde});
    EXPECT_EQ(range.marks(), (FighterSet{fighter_of(merc::runde)}));
    EXPECT(range.may(merc::runde));
}

TEST("C18.2, C10.8: a dog does not protect the Dictator card")
{
    Range range(merc::basic);
    range.squad(the_dictator, base_squad, "b2", {dictator_card});
    range.set_dog(merc::doc, the_dictator);
    EXPECT(range.may(dictator_card));
}

TEST("C13.1, M-golem.3: Golem's strike has one target")
{
    Range range(merc::golem);
    range.regime({merc::ra, merc::max});
    range.give(merc::golem, Pocket::weapon, kind::uzi);
    range.attack.kind = AttackKind::strike;
    range.aim(merc::ra);
    EXPECT(!range.may(merc::max));
}

TEST("C12.3.2, C5.10, D3-d: a bombardment aims at the next sector, under the same rules")
{
    Range range(merc::basic);
    range.state.combat = Combat{};
    range.give(merc::basic, Pocket::accessory, kind::mortar);
    range.squad(the_dictator, base_squad, "c2", {dictator_card});
    range.militia("c2", the_dictator, 1);
    range.attack.kind = AttackKind::bombardment;
    range.attack.sector = at("c2");
    EXPECT_EQ(target_limit(range.state, range.attack), 5);
    EXPECT_EQ(range.marks(), (FighterSet{militia_of_regime}));
}

TEST("C10.2, E-attack-dog.3, M-shadkaam.1: no dog on Shadkaam, on a unit with one, or on a friend")
{
    Range range(merc::basic);
    range.regime({merc::shadkaam, merc::ra, merc::max});
    range.set_dog(merc::max, rebel1);
    EXPECT(!may_get_dog(range.state, Side::rebels, merc::shadkaam));
    EXPECT(!may_get_dog(range.state, Side::rebels, merc::max));
    EXPECT(!may_get_dog(range.state, Side::rebels, merc::basic));
    EXPECT(may_get_dog(range.state, Side::rebels, merc::ra));
}

TEST("C10.2: a dog on the Dictator card only while he may be attacked")
{
    Range range(merc::basic);
    range.squad(the_dictator, base_squad, "b2", {dictator_card});
    range.regime_militia(1);
    EXPECT(!may_get_dog(range.state, Side::rebels, dictator_card));
    range.regime_militia(0);
    EXPECT(may_get_dog(range.state, Side::rebels, dictator_card));
}

TEST("M-shadkaam.2: Shadkaam himself may aim at dogs")
{
    Range range(merc::shadkaam);
    range.regime({merc::ra});
    range.set_dog(merc::doc, the_dictator);
    EXPECT(range.may(dog_fighter(0)));
}

}  // namespace
}  // namespace sortie::merc
