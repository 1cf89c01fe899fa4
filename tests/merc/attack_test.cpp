#include "games/merc/attack.h"

#include "games/merc/events.h"
#include "tests/merc/assault.h"

namespace sortie::merc {
namespace {

// One unit of the first rebel attacks what the Dictator has in b2.
struct Strike : Assault<Strike> {
    using Assault::Assault;
    std::vector<Event> told_events;
    Events events{told_events};

    Strike& aim(FighterId mark)
    {
        add_target(state, attack, mark);
        return *this;
    }
    Strike& aim(UnitId unit) { return aim(fighter_of(unit)); }
    Strike& roll(std::initializer_list<std::uint8_t> faces)
    {
        state.rng.force_dice(std::vector<std::uint8_t>(faces));
        throw_dice(state, attack, events);
        EXPECT_EQ(state.rng.dice.count, 0) << "all forced dice are thrown";
        return *this;
    }
    bool may(FighterId mark, Use use = Use::kill) const
    {
        return may_assign(state, attack, mark, use);
    }
    Strike& assign(FighterId mark, int hits = 1, Use use = Use::kill)
    {
        for (int i = 0; i < hits; ++i) assign_hit(state, attack, mark, use);
        return *this;
    }
    Strike& assign(UnitId unit, int hits = 1) { return assign(fighter_of(unit), hits); }
    void apply()
    {
        for (std::size_t i = 0; i < attack.targets.size(); ++i) {
            apply_packet(state, attack, i, events);
        }
    }
    int health(UnitId unit) const { return unit_of(state, unit).health; }
    int militia_in_b2(PlayerId player) const
    {
        return state.sectors[at("b2").index].militia[player.index];
    }
};

TEST("C6.1, C6.2: as many dice as combat, and 4, 5 and 6 hit")
{
    Strike assault(merc::shadkaam);
    assault.give(merc::shadkaam, Pocket::weapon, kind::m16);
    assault.regime_militia(3).aim(militia_of_regime).roll({1, 2, 3, 4, 5, 6});
    EXPECT_EQ(assault.attack.dice, 6);
    EXPECT_EQ(assault.attack.hits_left, 3);
}

TEST("C6.1, C11.5: dice that were given up are not thrown, and there are never fewer than none")
{
    Strike assault(merc::surgeon);
    assault.attack.given_up = 2;
    EXPECT_EQ(dice_of(assault.state, assault.attack), 1);
    assault.attack.given_up = 9;
    EXPECT_EQ(dice_of(assault.state, assault.attack), 0);
}

TEST("C6.3: militia throw one die")
{
    Strike assault(merc::doc);
    assault.attack.by = militia_of(rebel1);
    EXPECT_EQ(dice_of(assault.state, assault.attack), 1);
}

TEST("M-lucid.1: a three hits for Lucid")
{
    Strike assault(merc::lucid);
    assault.regime_militia(1).aim(militia_of_regime).roll({2, 3});
    EXPECT_EQ(assault.attack.hits_left, 1);
}

TEST("TC2-a, TC2-b: better weapons let the Dictator's militia hit on a three")
{
    for (const PlayerId owner : {the_dictator, rebel1}) {
        Strike assault(merc::doc);
        assault.state.regime.better_weapons = true;
        assault.attack.by = militia_of(owner);
        assault.roll({3});
        EXPECT_EQ(assault.attack.hits_left, owner == the_dictator ? 1 : 0);
    }
}

TEST("C6.4: a roll is told with all its faces")
{
    Strike assault(merc::badger);
    assault.regime_militia(1).aim(militia_of_regime).roll({1, 4, 6});
    EXPECT_EQ(text_of(assault.told_events.back()), "badger throws 1x1 0x2 0x3 1x4 0x5 1x6: 2 hits");
}

TEST("C7.1, C7.6: hits go to declared targets in any way, and all of them are assigned")
{
    Strike assault(merc::shooter);
    assault.give(merc::shooter, Pocket::weapon, kind::uzi);
    assault.regime({merc::ra, merc::moe, merc::doc}).aim(merc::ra).aim(merc::moe);
    assault.roll({4, 4, 4, 4, 1, 1});
    EXPECT(!assault.may(fighter_of(merc::doc)));
    assault.assign(merc::ra, 1).assign(merc::moe, 3).apply();
    EXPECT_EQ(assault.health(merc::ra), 2);
    EXPECT_EQ(assault.health(merc::moe), 0);
    EXPECT(!assault.may(fighter_of(merc::ra))) << "no hit is left";
}

TEST("C8.2: a hit kills a militia, and as many hits as many militia")
{
    Strike assault(merc::basic);
    assault.give(merc::basic, Pocket::accessory, kind::grenade);
    assault.regime_militia(5).aim(militia_of_regime).aim(militia_of_regime);
    assault.roll({4, 4, 1, 1, 1}).assign(militia_of_regime, 2).apply();
    EXPECT_EQ(assault.militia_in_b2(the_dictator), 3);
}

TEST("C7.3, C7.6, D3-a: no more militia fall than were aimed at")
{
    Strike assault(merc::shooter);
    assault.regime_militia(3).aim(militia_of_regime);
    assault.roll({6, 6, 6, 1, 1, 1}).assign(militia_of_regime, 3).apply();
    EXPECT_EQ(assault.militia_in_b2(the_dictator), 2);
}

TEST("C7.3, M-rizen.1: each of Rizen's hits takes another militia")
{
    Strike assault(merc::rizen);
    assault.give(merc::rizen, Pocket::weapon, kind::ak_47);
    assault.regime_militia(7).aim(militia_of_regime);
    assault.roll({4, 5, 6, 4, 1, 2}).assign(militia_of_regime, 4).apply();
    EXPECT_EQ(assault.militia_in_b2(the_dictator), 3);
}

TEST("C8.3, C10.6: a dog has three health, and damage stays on it")
{
    Strike assault(merc::shadkaam);
    assault.regime({merc::ra});
    assault.state.combat.dogs[0] = {merc::shadkaam, merc::ra, the_dictator, dog_health};
    assault.aim(dog_fighter(0)).roll({4, 4, 1}).assign(dog_fighter(0), 2).apply();
    EXPECT_EQ(assault.state.combat.dogs[0].health, 1);
    assault.attack.targets.clear();
    assault.aim(dog_fighter(0)).roll({4, 4, 1}).assign(dog_fighter(0), 2).apply();
    EXPECT(assault.state.combat.dogs[0].on.is_none());
}

TEST("C8.5: a piercing weapon makes the whole attack piercing")
{
    Strike assault(merc::shadkaam);
    assault.give(merc::shadkaam, Pocket::weapon, "m16-with-ap-ammo");
    assault.regime({merc::ra});
    assault.give(merc::ra, Pocket::armor, "full-body-armor");
    assault.aim(merc::ra).roll({6, 6, 1, 1, 1, 1}).assign(merc::ra, 2).apply();
    EXPECT_EQ(assault.health(merc::ra), 1);
    EXPECT_EQ(armor_of(assault.state, merc::ra), 6);
}

TEST("C7.4, M-wolverine.1, M-wolverine.2, C13.5: Wolverine's sixes may go where he did not aim")
{
    Strike assault(merc::wolverine);
    assault.give(merc::wolverine, Pocket::weapon, "9mm-handgun");
    assault.regime({merc::ra, merc::moe}).aim(merc::ra).roll({4, 6, 6});
    EXPECT_EQ(assault.attack.hits_left, 3);
    EXPECT_EQ(assault.attack.sixes_left, 2);
    assault.assign(merc::moe, 1).assign(merc::ra, 1);
    EXPECT_EQ(assault.attack.sixes_left, 1) << "the four went to the declared target";
    assault.assign(merc::moe, 1);
    assault.apply();
    EXPECT_EQ(assault.health(merc::moe), 1);
    EXPECT_EQ(assault.health(merc::ra), 2);
}
TEST("C7.4: hits that are no sixes stay with the declared targets")
{
    Strike assault(merc::wolverine);
    assault.regime({merc::ra, merc::moe}).aim(merc::ra).roll({4, 5});
    EXPECT(!assault.may(fighter_of(merc::moe)));
}
TEST("M-wolverine.3: a protected Dictator card stays out, Runde needs the others first")
{
    Strike assault(merc::wolverine);
    assault.give(merc::wolverine, Pocket::weapon, kind::m16);
    assault.regime({merc::runde, merc::moe});
    assault.squad(the_dictator, base_squad, "b2", {dictator_card});
    assault.regime_militia(1).aim(militia_of_regime).roll({6, 6, 6, 1, 1});
    EXPECT(!assault.may(fighter_of(dictator_card)));
    EXPECT(!assault.may(fighter_of(merc::runde)));
    assault.assign(merc::moe);
    EXPECT(assault.may(fighter_of(merc::runde)));
}
TEST("M-wolverine.4: with a dog on him his sixes go to the dog")
{
    Strike assault(merc::wolverine);
    assault.regime({merc::ra});
    assault.state.combat.dogs[0] = {merc::wolverine, merc::ra, the_dictator, dog_health};
    assault.aim(dog_fighter(0)).roll({6, 6});
    EXPECT_EQ(assault.attack.sixes_left, 0);
    EXPECT(!assault.may(fighter_of(merc::ra)));
}

TEST(
    "C7.5, C13.6, M-adelheid.1, M-adelheid.3: Adelheid takes militia over, who act from the next round on")
{
    Strike assault(merc::adelheid);
    assault.give(merc::adelheid, Pocket::accessory, kind::grenade);
    assault.regime_militia(3).aim(militia_of_regime).aim(militia_of_regime).roll({4, 4, 1, 1});
    assault.assign(militia_of_regime, 1, Use::convert)
        .assign(militia_of_regime, 1, Use::kill)
        .apply();
    EXPECT_EQ(assault.militia_in_b2(the_dictator), 1);
    EXPECT_EQ(assault.militia_in_b2(rebel1), 1);
    EXPECT_EQ(assault.state.combat.converted[rebel1.index], 1);
}
TEST("C21-i, M-adelheid.2: at the cap she has to kill")
{
    Strike assault(merc::adelheid);
    assault.give(merc::adelheid, Pocket::accessory, kind::grenade);
    assault.militia("b2", rebel1, 9);
    assault.regime_militia(3).aim(militia_of_regime).aim(militia_of_regime).roll({4, 4, 1, 1});
    assault.assign(militia_of_regime, 1, Use::convert);
    EXPECT(!assault.may(militia_of_regime, Use::convert));
    EXPECT(assault.may(militia_of_regime, Use::kill));
}
TEST("M-adelheid.4, M-adelheid.5: not in a bombardment, and only Adelheid, and only militia")
{
    Strike assault(merc::adelheid);
    assault.give(merc::adelheid, Pocket::accessory, kind::mortar);
    assault.regime({merc::ra}).regime_militia(2).aim(militia_of_regime).aim(merc::ra);
    assault.roll({4, 4, 1, 1, 1, 1});
    EXPECT(assault.may(militia_of_regime, Use::convert));
    EXPECT(!assault.may(fighter_of(merc::ra), Use::convert));
    assault.attack.kind = AttackKind::bombardment;
    EXPECT(!assault.may(militia_of_regime, Use::convert));
    Strike other(merc::basic);
    other.regime_militia(1).aim(militia_of_regime).roll({6, 1});
    EXPECT(!other.may(militia_of_regime, Use::convert));
}

TEST(
    "C12.1, E0.4, E-grenade.1, E-fragmentation-grenade.1, C21-a: an attack uses up all one-use items")
{
    Strike assault(merc::basic);
    assault.give(merc::basic, Pocket::weapon, "45-caliber-handgun");
    assault.give(merc::basic, Pocket::accessory, kind::grenade);
    EXPECT_EQ(dice_of(assault.state, assault.attack), 7);
    EXPECT_EQ(target_limit(assault.state, assault.attack), 3);
    EXPECT_EQ(skills_of(assault.state, merc::basic).initiative, 0);
    use_up(assault.state, assault.attack.by);
    EXPECT_EQ(dice_of(assault.state, assault.attack), 4);
    EXPECT_EQ(target_limit(assault.state, assault.attack), 1);
    EXPECT_EQ(skills_of(assault.state, merc::basic).initiative, 2);
    EXPECT(has_discarded_card(assault.state));
}
TEST("M-genesis.4, E1.1: a SMAW in either of Genesis' slots is used up")
{
    Strike assault(merc::genesis);
    assault.give(merc::genesis, Pocket::weapon, kind::m16);
    assault.give(merc::genesis, Pocket::accessory, kind::smaw);
    use_up(assault.state, assault.attack.by);
    EXPECT_EQ(skills_of(assault.state, merc::genesis).combat, 5);
}

}  // namespace
}  // namespace sortie::merc
