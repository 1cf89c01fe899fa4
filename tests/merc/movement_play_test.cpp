// Entering a sector as the players see it: coordinated attacks, land mines, Sonia's escort,
// Squidhead (C16, C17).

#include "games/merc/movement.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

TEST(
    "C16.1, C16.2: in a pincer and in a joint attack all are in place before the mine and the combat")
{
    Battle fight;
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.squad(rebel1, secondary, "c3", {merc::genesis});
    fight.stash("b3", kind::land_mine);
    fight.stash("b3", kind::land_mine);
    fight.misses(1);
    fight.play(rebel1, "pincer b3 -");
    EXPECT_EQ(fight.health(merc::ewok), 2);
    EXPECT_EQ(fight.health(merc::genesis), 2);
    EXPECT_EQ(fight.times_told("a land mine goes off in b3: 1 damage to everyone who enters"), 1);
    EXPECT_EQ(fight.times_told("combat in b3"), 1);
    EXPECT_EQ(fight.state.combat.order.size(), 3u);

    Battle joint;
    joint.rebels({merc::ewok}).regime_militia(1);
    joint.squad(rebel2, primary, "c3", {merc::genesis});
    joint.misses(1);
    joint.play(rebel1, "joint primary b3 -");
    EXPECT_EQ(joint.where(merc::ewok), at("b2")) << "nobody enters before all have answered";
    joint.play(rebel2, "commit primary -");
    EXPECT_EQ(joint.where(merc::ewok), at("b3"));
    EXPECT_EQ(joint.where(merc::genesis), at("b3"));
    EXPECT_EQ(joint.times_told("combat in b3"), 1);
    EXPECT_EQ(joint.state.combat.order.size(), 3u);
}

TEST("C16.3: in a joint combat each rebel commands his own units")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::preaction});
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    EXPECT(fight.awaits_nobody_but(rebel2)) << "Preaction is the quickest";
    EXPECT_EQ(fight.refused(rebel1, "aim ra"), "E_WINDOW");
    fight.misses(2);
    fight.play(rebel2, "aim ra");
    EXPECT(fight.awaits_nobody_but(rebel1));
}

TEST("C16.3, C13.10: Max protects all squads of his side")
{
    Battle fight;
    fight.rebels({merc::max}).regime({merc::genesis}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::preaction});
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    EXPECT_EQ(skills_of(fight.state, merc::genesis).combat, 1);
    EXPECT_EQ(skills_of(fight.state, merc::preaction).combat, 2);
}

TEST(
    "C16.4: two marches into one sector are two combats, and the first is finished before the second")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.squad(rebel1, secondary, "c3", {merc::genesis});
    fight.misses(4);
    fight.charge();
    EXPECT_EQ(fight.refused(rebel1, "move secondary b3 -"), "E_BARRIER");
    EXPECT_EQ(fight.where(merc::genesis), at("c3"));
    fight.dice({6, 1, 1});
    fight.stay();
    EXPECT_FALSE(fight.is_fighting());
    fight.play(rebel1, "move secondary b3 -");
    EXPECT_EQ(fight.times_told("combat in b3"), 1) << "the sector is the rebels' now";
}

TEST("C17.4, C17.2, E-land-mine.1: a mine goes off by itself, nobody is asked")
{
    Battle fight;
    fight.rebels({merc::ewok, merc::genesis}).regime({merc::natasha});
    fight.give(merc::ewok, Pocket::armor, kind::kevlar_vest);
    const CardId mine = fight.stash("b3", kind::land_mine);
    fight.charge();
    EXPECT_EQ(fight.health(merc::ewok), 2);
    EXPECT_EQ(fight.health(merc::genesis), 2);
    EXPECT_EQ(fight.health(merc::natasha), 3);
    EXPECT(fight.has_discarded(mine));
    EXPECT_LT(fight.told_at("a land mine goes off in b3: 1 damage to everyone who enters"),
              fight.told_at("combat in b3"));
    EXPECT(fight.options(the_dictator)[0].starts_with("aim")) << "the first question is a target";
}

TEST("C17.10: a mine that is left works for whoever holds the sector now")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.squad(the_dictator, primary, "d3", {merc::ra});
    fight.stash("b3", kind::land_mine);
    fight.stash("b3", kind::land_mine);
    fight.dice({6, 1, 1});
    fight.charge();
    EXPECT_EQ(controller_of(fight.state, at("b3")), rebel1);
    EXPECT_EQ(armed_mines_in(fight.state, at("b3")).size(), 1);
    fight.squad(rebel2, primary, "c3", {merc::genesis});
    fight.play(rebel2, "move primary b3 -");
    EXPECT_EQ(fight.health(merc::genesis), 3) << "now it is a friend's";
    Movers movers;
    movers.add(the_dictator, primary);
    Events events(fight.log);
    enter_sector(fight.state, movers, at("b3"), events);
    EXPECT_EQ(fight.health(merc::ra), 2) << "and hurts the Dictator";
}

TEST("C17.12, A-221: everyone is told of the explosion, who is hurt, and which militia are lost")
{
    Battle fight;
    fight.rebels({merc::sonia, merc::ewok}).regime_militia(1);
    fight.militia("b2", rebel1, 2);
    fight.wound(merc::ewok, 1);
    fight.stash("b3", kind::land_mine);
    fight.stash("b3", kind::land_mine);
    fight.misses(6);
    fight.play(rebel1, "move primary b3 2");
    for (const char* words : {"a land mine goes off in b3: 1 damage to everyone who enters",
                              "sonia is hurt and has health 2", "ewok is hurt and has health 0",
                              "ewok dies", "rebel1 loses 1 militia in b3"}) {
        ASSERT_TRUE(fight.has_told(words)) << words;
        const Event& event = fight.log[fight.told_at(words)];
        EXPECT(is_seen_by(event, fight.seat(rebel2))) << words;
        EXPECT(is_seen_by(event, fight.seat(the_dictator))) << words;
        EXPECT_EQ(text_of(as_seen_by(event, fight.seat(rebel2))), words);
    }
    const State seen = P::view(fight.state, fight.seat(rebel2)).seen;
    EXPECT(seen.concealed.contains(at("b3"))) << "whether the other card is a mine is not told";
}

TEST("C17.12: everyone is told that Squidhead disarmed, and whether he took a mine")
{
    Battle fight;
    fight.rebels({merc::squidhead}).regime_militia(1);
    fight.stash("b3", kind::land_mine);
    fight.misses(3);
    fight.charge();
    const std::string words = "squidhead disarms the land mines in b3 and takes 1";
    ASSERT_TRUE(fight.has_told(words));
    EXPECT(is_seen_by(fight.log[fight.told_at(words)], fight.seat(rebel2)));
}

TEST("C17.9: neither militia that are placed nor a hire among enemies sets off a mine")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    const CardId one = fight.stash("b2", kind::land_mine);
    const CardId other = fight.stash("b3", kind::land_mine);
    Events events(fight.log);
    add_militia(fight.state, at("b2"), the_dictator, 3, events);
    EXPECT_EQ(fight.militia_in("b2", the_dictator), 3);
    EXPECT(armed_mines_in(fight.state, at("b2")).contains(one));
    fight.state.mercs.draw_pile.erase_value(merc::genesis);
    join_hired(fight.state, rebel2, primary, at("b3"), merc::genesis, events);
    EXPECT_EQ(fight.health(merc::genesis), 3);
    EXPECT(armed_mines_in(fight.state, at("b3")).contains(other));
    EXPECT_EQ(fight.state.queue.size(), 2u) << "both are combats all the same";
}

TEST(
    "E-land-mine.2, R7.20.1: planted by DROP for nothing, taken back by RE-EQUIP, and harmless when carried")
{
    Battle fight;
    fight.rebels({merc::ewok}).regime_militia(0);
    const CardId mine = fight.give(merc::ewok, Pocket::accessory, kind::land_mine);
    fight.play(rebel1, "drop ewok land-mine-1");
    EXPECT(armed_mines_in(fight.state, at("b2")).contains(mine));
    EXPECT_EQ(fight.actions(merc::ewok), 2);
    fight.play(rebel1, "reequip ewok");
    fight.play(rebel1, "put land-mine-1 ewok accessory");
    EXPECT(fight.carries(merc::ewok, mine));
    EXPECT_EQ(fight.actions(merc::ewok), 1);

    Battle carried;
    carried.rebels({merc::natasha}).regime({merc::ra});
    carried.give(merc::ra, Pocket::accessory, kind::land_mine);
    carried.misses(5);
    carried.charge();
    EXPECT_EQ(carried.health(merc::natasha), 3);
}

// ---- Sonia --------------------------------------------------------------------------------------

TEST("M-sonia.1, M-sonia.2: none, one or two militia of her owner go along and fight")
{
    Battle fight;
    fight.rebels({merc::sonia}).regime_militia(1);
    fight.militia("b2", rebel1, 3);
    EXPECT_EQ(fight.options(rebel1, "move primary b3"),
              (Words{"move primary b3 0", "move primary b3 1", "move primary b3 2"}));
    fight.misses(4);
    fight.play(rebel1, "move primary b3 2");
    EXPECT_EQ(fight.militia_in("b2", rebel1), 1);
    EXPECT_EQ(fight.militia_in("b3", rebel1), 2);
    EXPECT_EQ(fight.state.combat.order.size(), 3u);
}

TEST("M-sonia.1: she takes them along in a pincer and in a joint attack too")
{
    Battle pincer;
    pincer.rebels({merc::sonia}).regime_militia(1);
    pincer.squad(rebel1, secondary, "c3", {merc::ewok});
    pincer.militia("b2", rebel1, 2);
    pincer.misses(5);
    pincer.play(rebel1, "pincer b3 1");
    EXPECT_EQ(pincer.militia_in("b3", rebel1), 1);

    Battle joint;
    joint.rebels({merc::sonia}).regime_militia(1);
    joint.squad(rebel2, primary, "c3", {merc::ewok});
    joint.militia("b2", rebel1, 2);
    joint.misses(5);
    joint.play(rebel1, "joint primary b3 2");
    joint.play(rebel2, "commit primary -");
    EXPECT_EQ(joint.militia_in("b3", rebel1), 2);
}

TEST("M-sonia.4, M-sonia.5: only her own player's militia, as many as there are and find room")
{
    Battle fight;
    fight.rebels({merc::sonia});
    fight.militia("b2", rebel1, 1);
    fight.militia("b2", rebel2, 5);
    EXPECT_EQ(fight.refused(rebel1, "move primary b1 2"), "E_MILITIA_COUNT");
    fight.militia("b1", rebel2, 10);
    EXPECT_EQ(fight.refused(rebel1, "move primary b1 1"), "E_MILITIA_CAP");
    fight.militia("b1", rebel2, 9);
    fight.play(rebel1, "move primary b1 1");
    EXPECT_EQ(fight.militia_in("b1", rebel1), 1);
    EXPECT_EQ(fight.militia_in("b2", rebel2), 5);
}

TEST("M-sonia.6: a squad without her names no escort")
{
    Battle fight;
    fight.rebels({merc::ewok});
    fight.squad(rebel1, secondary, "b2", {merc::sonia});
    fight.militia("b2", rebel1, 2);
    EXPECT_EQ(fight.refused(rebel1, "move primary b1 1"), "E_NO_ABILITY");
    EXPECT(fight.may(rebel1, "move secondary b1 1"));
}

// ---- Squidhead ----------------------------------------------------------------------------------

TEST("M-squidhead.5, R7.20.2: he plants, arms and takes mines for nothing")
{
    Battle fight;
    fight.rebels({merc::squidhead});
    const CardId mine = fight.stash("b2", kind::land_mine);
    fight.state.disarmed.insert(mine);
    EXPECT(armed_mines_in(fight.state, at("b2")).empty());
    fight.play(rebel1, "arm_mine land-mine-1");
    EXPECT(armed_mines_in(fight.state, at("b2")).contains(mine));
    fight.play(rebel1, "take_mine land-mine-1 accessory");
    EXPECT(fight.carries(merc::squidhead, mine));
    fight.play(rebel1, "drop squidhead land-mine-1");
    EXPECT(armed_mines_in(fight.state, at("b2")).contains(mine));
    EXPECT_EQ(fight.actions(merc::squidhead), 2);
}

TEST("M-squidhead.5: others neither arm mines nor take them for nothing")
{
    Battle fight;
    fight.rebels({merc::ewok});
    fight.state.disarmed.insert(fight.stash("b2", kind::land_mine));
    EXPECT_EQ(fight.refused(rebel1, "arm_mine land-mine-1"), "E_NO_ABILITY");
    EXPECT_EQ(fight.refused(rebel1, "take_mine land-mine-1 accessory"), "E_NO_ABILITY");
}

TEST("M-squidhead.6, C17.3: he disarms nothing where his own side or nobody held the sector")
{
    Battle fight;
    fight.rebels({merc::squidhead});
    fight.squad(rebel2, primary, "b1", {merc::doc});
    const CardId friendly = fight.stash("b1", kind::land_mine);
    fight.play(rebel1, "move primary b1 -");
    EXPECT(armed_mines_in(fight.state, at("b1")).contains(friendly));
    const CardId neutral = fight.stash("a1", kind::land_mine);
    fight.play(rebel1, "move primary a1 -");
    EXPECT(armed_mines_in(fight.state, at("a1")).contains(neutral));
}

}  // namespace
}  // namespace sortie::merc
