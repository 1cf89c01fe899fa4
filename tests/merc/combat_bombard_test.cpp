// A mortar fired at the next sector: who may, what counts, and what it leaves behind (C12.3).

#include "games/merc/combat.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

// One rebel unit in b2 with a mortar; the Dictator is in b3.
struct Mortar : Battle {
    CardId mortar;

    explicit Mortar(UnitId gunner) : Battle(with_person())
    {
        rebels({gunner});
        mortar = give(gunner, Pocket::accessory, kind::mortar);
    }
    void fire(std::string_view gunner) { play(rebel1, "bombard " + std::string(gunner) + " b3"); }
};

TEST("C12.3, C12.3.1: without a mortar, an action or an enemy beside there is nothing to fire")
{
    Mortar gun(merc::genesis);
    gun.squad(rebel1, secondary, "b2", {merc::ewok});
    gun.militia("d1", the_dictator, 2);
    EXPECT_EQ(gun.refused(rebel1, "bombard ewok b3"), "E_NO_ITEM");
    EXPECT_EQ(gun.refused(rebel1, "bombard genesis b3"), "E_NO_ENEMY");
    EXPECT_EQ(gun.refused(rebel1, "bombard genesis d1"), "E_NOT_ADJACENT");
    gun.regime_militia(1);
    gun.state.units[merc::genesis.index].actions = 0;
    EXPECT_EQ(gun.refused(rebel1, "bombard genesis b3"), "E_NO_ACTION");
    gun.state.units[merc::ewok.index].actions = 0;
    gun.state.units[merc::genesis.index].actions = 1;
    EXPECT_EQ(gun.refused(rebel1, "bombard ewok b3"), "E_NO_ITEM") << "before the price";
    EXPECT(gun.may(rebel1, "bombard genesis b3"));
}

TEST("DP11, C12.3, C12.3.4: targets before the roll, hits after it, armor protects")
{
    Mortar gun(merc::genesis);
    gun.regime({merc::ra}).regime_militia(2);
    gun.give(merc::ra, Pocket::armor, kind::kevlar_vest);
    gun.fire("genesis");
    EXPECT_EQ(gun.actions(merc::genesis), 1);
    EXPECT(gun.awaits_nobody_but(rebel1));
    gun.play(rebel1, "aim ra");
    gun.dice({4, 4, 4, 4, 1, 1, 1});
    gun.play(rebel1, "aim militia-of-dictator");
    gun.play(rebel1, "open_fire");
    EXPECT_EQ(gun.last_dice(), 7) << "2 + 5";
    for (int i = 0; i < 3; ++i) gun.play(rebel1, "hit ra -");
    gun.play(rebel1, "hit militia-of-dictator -");
    EXPECT_EQ(gun.health(merc::ra), 2) << "two points of the vest";
    EXPECT_EQ(gun.militia_in("b3", the_dictator), 1);
}

TEST("C12.3.4, R5.3.2: the bombardment is a barrier for the others")
{
    Mortar gun(merc::genesis);
    gun.squad(rebel2, primary, "a1", {merc::ewok});
    gun.regime({merc::ra}).regime_militia(2);
    gun.fire("genesis");
    EXPECT_EQ(gun.refused(rebel2, "train ewok"), "E_BARRIER");
    EXPECT(gun.last_refusal.find("MORTAR") != std::string::npos);
}

TEST("C12.3.5, E-mortar.2: the mortar is gone in any case, nobody shoots back, no combat, no mine")
{
    Mortar gun(merc::genesis);
    gun.regime_militia(1).regime({merc::ra});
    const CardId mine = gun.stash("b3", kind::land_mine);
    gun.fire("genesis");
    gun.misses(7);
    gun.play(rebel1, "aim ra");
    gun.play(rebel1, "open_fire");
    EXPECT(gun.has_discarded(gun.mortar));
    EXPECT_FALSE(gun.is_fighting());
    EXPECT_FALSE(gun.has_told_part("combat in"));
    EXPECT_EQ(gun.throwers(), (Words{"genesis"}));
    EXPECT_EQ(gun.health(merc::genesis), 3);
    EXPECT_EQ(gun.where(merc::genesis), at("b2"));
    EXPECT(gun.state.stashes[at("b3").index].contains(mine));
}

TEST("C12.3.5: other one-use items stay, and the sector loses its owner with its last unit")
{
    Mortar gun(merc::genesis);
    gun.regime_militia(1);
    gun.give(merc::genesis, Pocket::weapon, kind::smaw);
    const CardId smaw = card_in(gun.state, merc::genesis, Pocket::weapon);
    EXPECT_EQ(controller_of(gun.state, at("b3")), the_dictator);
    gun.dice({4, 1, 1, 1, 1, 1, 1});
    gun.fire("genesis");
    EXPECT_EQ(gun.last_dice(), 7) << "the SMAW does not count";
    EXPECT(gun.carries(merc::genesis, smaw));
    EXPECT(controller_of(gun.state, at("b3")).is_none());
}

TEST("C12.3.5, R15.2: a bombardment may kill the Dictator card, and the rebels have won")
{
    Mortar gun(merc::genesis);
    gun.base("b3");
    gun.dice({6, 6, 6, 1, 1, 1, 1});
    gun.fire("genesis");
    EXPECT(P::is_over(gun.state));
    EXPECT(gun.state.outcome == Outcome::dictator_dead);
}

TEST("C12.3.4, C9.2: one who dies of it may be saved by a shot")
{
    Mortar gun(merc::genesis);
    gun.regime({merc::ra});
    gun.give(merc::ra, Pocket::accessory, kind::epinephrine_shot);
    gun.dice({6, 6, 6, 1, 1, 1, 1});
    gun.fire("genesis");
    EXPECT(gun.awaits_nobody_but(the_dictator));
    gun.react(the_dictator, "inject", "ra");
    EXPECT_EQ(gun.health(merc::ra), 1);
}

TEST("C12.3.4, C8.5: a piercing weapon makes the bombardment piercing")
{
    Mortar gun(merc::genesis);
    gun.regime({merc::ra});
    gun.give(merc::ra, Pocket::armor, kind::kevlar_vest);
    gun.give(merc::genesis, Pocket::weapon, "uzi-with-ap-ammo");
    gun.dice({6, 1, 1, 1, 1, 1, 1});
    gun.fire("genesis");
    EXPECT_EQ(gun.health(merc::ra), 2);
    EXPECT_EQ(armor_of(gun.state, merc::ra), 2);
}

TEST("M-basic.4, C12.3.4: Basic does not throw a bombardment again")
{
    Mortar gun(merc::basic);
    gun.regime_militia(1);
    gun.misses(7);
    gun.fire("basic");
    EXPECT_FALSE(gun.state.windows.is_open());
    EXPECT_EQ(gun.throwers(), (Words{"basic"}));
    EXPECT_EQ(gun.militia_in("b3", the_dictator), 1);
}

TEST("M-rizen.4, C12.3.4: all militia of the sector are one target for Rizen's mortar")
{
    Mortar gun(merc::rizen);
    gun.regime_militia(7);
    gun.dice({4, 4, 4, 4, 4, 4, 1});
    gun.fire("rizen");
    EXPECT_EQ(gun.militia_in("b3", the_dictator), 1) << "6 hits, more than his 5 targets";
}

TEST("M-lucid.1, C12.3.4: Lucid's bombardment hits on a three")
{
    Mortar gun(merc::lucid);
    gun.regime_militia(1);
    gun.dice({3, 1, 1, 1, 1, 1, 1});
    gun.fire("lucid");
    EXPECT_EQ(gun.militia_in("b3", the_dictator), 0);
}

TEST("M-wolverine.1, C12.3.4: a six of Wolverine's bombardment goes where he did not aim")
{
    Mortar gun(merc::wolverine);
    gun.regime({merc::ra, merc::genesis});
    gun.fire("wolverine");
    gun.play(rebel1, "aim ra");
    gun.dice({6, 1, 1, 1, 1, 1, 1});
    gun.play(rebel1, "open_fire");
    gun.play(rebel1, "hit genesis -");
    EXPECT_EQ(gun.health(merc::genesis), 2);
}

TEST("M-adelheid.4, C12.3.4: Adelheid converts nobody with a mortar")
{
    Mortar gun(merc::adelheid);
    gun.regime_militia(2);
    gun.fire("adelheid");
    gun.dice({4, 1, 1, 1, 1, 1});
    gun.play(rebel1, "aim militia-of-dictator");
    EXPECT_EQ(gun.militia_in("b3", the_dictator), 1);
    EXPECT_EQ(gun.militia_in("b3", rebel1), 0);
}

TEST("C12.3.4: neither Vandal nor Golem gets anything extra, and nobody heals")
{
    Mortar gun(merc::vandal);
    gun.squad(rebel1, secondary, "b2", {merc::golem});
    gun.regime_militia(1);
    gun.wound(merc::golem, 1);
    gun.misses(8);
    gun.fire("vandal");
    EXPECT_EQ(gun.throwers(), (Words{"vandal"})) << "no second shot";

    Mortar other(merc::surgeon);
    other.wound(merc::surgeon, 1);
    other.regime_militia(1);
    other.misses(8);
    other.fire("surgeon");
    EXPECT_EQ(other.throwers(), (Words{"surgeon"})) << "he was not asked about healing";
    EXPECT_EQ(other.last_dice(), 8);
}

TEST("M-max.5: Max does not hamper a bombardment from outside")
{
    Mortar gun(merc::genesis);
    gun.regime({merc::max});
    gun.misses(7);
    gun.fire("genesis");
    EXPECT_EQ(gun.last_dice(), 7);
}

TEST("M-meatbop.5: Meatbop can bombard with a mortar")
{
    Mortar gun(merc::meatbop);
    gun.regime_militia(1);
    gun.misses(7);
    gun.fire("meatbop");
    EXPECT_EQ(gun.throwers(), (Words{"meatbop"}));
}

TEST("E-mortar.1, C12.1: in combat a mortar is used up like a grenade")
{
    Mortar gun(merc::natasha);
    gun.regime_militia(6);
    gun.misses(6 + 8);
    gun.charge();
    EXPECT_EQ(gun.state.combat.attack.by, fighter_of(merc::natasha)) << "3 - 2, behind the militia";
    gun.play(rebel1, "aim militia-of-dictator");
    gun.play(rebel1, "open_fire");
    EXPECT_EQ(gun.last_dice(), 8);
    EXPECT(gun.has_discarded(gun.mortar));
}

}  // namespace
}  // namespace sortie::merc
