// The combat of the printed rulebook, played with its dice (C21-1, C21-2).

#include "games/merc/combat.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

struct Example : Battle {
    CardId vest;
    CardId mortar;
    CardId rifle;
    CardId flak;

    Example()
    {
        rebels({merc::rizen, merc::surgeon}).regime({merc::shadkaam}).regime_militia(7);
        give(merc::rizen, Pocket::weapon, kind::ak_47);
        rifle = give(merc::shadkaam, Pocket::weapon, kind::m16);
        flak = give(merc::shadkaam, Pocket::armor, kind::flak_vest);
        mortar = give(merc::surgeon, Pocket::accessory, kind::mortar);
        vest = give(merc::surgeon, Pocket::armor, kind::kevlar_vest);
    }
    // Up to Surgeon's activation.
    void play_first_half()
    {
        charge();
        const auto& order = state.combat.order;
        ASSERT_EQ(order.size(), 4u);
        EXPECT_EQ(order[0], fighter_of(merc::rizen));
        EXPECT_EQ(order[1], fighter_of(merc::shadkaam));
        EXPECT_EQ(order[2], militia_of(the_dictator));
        EXPECT_EQ(order[3], fighter_of(merc::surgeon));
        dice({4, 5, 6, 4, 1, 2});
        play(rebel1, "aim militia-of-dictator");
        EXPECT_EQ(last_dice(), 6);
        EXPECT_EQ(militia_in("b3", the_dictator), 3);
        dice({5, 4, 3, 2, 1, 1});
        play(the_dictator, "aim surgeon");
        EXPECT(has_discarded(vest));
        EXPECT_EQ(health(merc::surgeon), 3);
        dice({4, 2, 6});
        play(the_dictator, "aim_all surgeon");
        EXPECT_EQ(health(merc::surgeon), 1);
    }
    // Everyone who is left, with four of his five targets.
    void declare_four()
    {
        for (int i = 0; i < 3; ++i) play(rebel1, "aim militia-of-dictator");
        play(rebel1, "aim shadkaam");
    }
    void hit_shadkaam_and_finish()
    {
        for (int i = 0; i < 4; ++i) play(rebel1, "hit shadkaam -");
        EXPECT_FALSE(is_in_play(merc::shadkaam));
        EXPECT(has_discarded(mortar));
        const Skills bare = skills_of(state, merc::surgeon);
        EXPECT_EQ(bare.initiative, 2);
        EXPECT_EQ(bare.combat, 3);
        EXPECT_EQ(bare.targets, 1);
        dice({6, 4, 5, 3, 2, 1});
        EXPECT(awaits_nobody_but(rebel1)) << "retreat is offered";
        stay();
        EXPECT_FALSE(is_fighting());
        EXPECT(has_told("rizen throws 1x1 1x2 1x3 1x4 1x5 1x6: 3 hits"));
        EXPECT_EQ(militia_in("b3", the_dictator), 0);
        EXPECT_EQ(controller_of(state, at("b3")), rebel1);
        EXPECT_EQ(health(merc::rizen), 3);
        EXPECT_EQ(health(merc::surgeon), 3);
        EXPECT(state.dead.contains(merc::shadkaam));
        for (const CardId card : {vest, mortar, rifle, flak}) EXPECT(has_discarded(card));
    }
};

TEST("C21-1: the printed example, with Surgeon's combat 7 as it is printed there")
{
    Example fight;
    fight.play_first_half();
    // The cards give him one die more than the printed figure.
    fight.state.combat.attack.given_up = 1;
    EXPECT_EQ(dice_of(fight.state, fight.state.combat.attack), 7);
    fight.play(rebel1, "treat ability surgeon 2");
    EXPECT_EQ(fight.health(merc::surgeon), 3);
    fight.dice({6, 5, 4, 4, 2});
    fight.declare_four();
    EXPECT_EQ(fight.last_dice(), 5);
    fight.hit_shadkaam_and_finish();
}

TEST("C21-2: the same fight with the cards as they are")
{
    Example fight;
    EXPECT_EQ(skills_of(fight.state, merc::rizen).initiative, 3);
    EXPECT_EQ(skills_of(fight.state, merc::rizen).combat, 6);
    EXPECT_EQ(skills_of(fight.state, merc::shadkaam).initiative, 2);
    EXPECT_EQ(skills_of(fight.state, merc::shadkaam).combat, 6);
    EXPECT_EQ(armor_of(fight.state, merc::shadkaam), 1);
    const Skills surgeon = skills_of(fight.state, merc::surgeon);
    EXPECT_EQ(surgeon.initiative, -1);
    EXPECT_EQ(surgeon.combat, 8);
    EXPECT_EQ(surgeon.targets, 5);
    EXPECT_EQ(armor_of(fight.state, merc::surgeon), 2);
    fight.play_first_half();
    fight.play(rebel1, "treat ability surgeon 2");
    fight.dice({6, 5, 4, 4, 2, 1});
    fight.declare_four();
    EXPECT_EQ(fight.last_dice(), 6);
    fight.hit_shadkaam_and_finish();
}

TEST("C21-1: round 2 begins with Rizen, then militia by the tie, then Surgeon")
{
    Example fight;
    fight.play_first_half();
    fight.play(rebel1, "treat ability surgeon 2");
    fight.dice({6, 5, 4, 4, 2, 1});
    fight.declare_four();
    for (int i = 0; i < 4; ++i) fight.play(rebel1, "hit shadkaam -");
    fight.misses(6);
    fight.stay();
    const auto& order = fight.state.combat.order;
    ASSERT_EQ(order.size(), 3u);
    EXPECT_EQ(order[0], fighter_of(merc::rizen));
    EXPECT_EQ(order[1], militia_of(the_dictator));
    EXPECT_EQ(order[2], fighter_of(merc::surgeon));
}

}  // namespace
}  // namespace sortie::merc
