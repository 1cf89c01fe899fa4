// The invariants of combats: every kind of moment passes, and each kind of defect is found.

#include "games/merc/check_combat.h"

#include "tests/merc/battle.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// Natasha has charged and is asked for her targets.
Battle fight()
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(2);
    fight.charge();
    EXPECT(fight.state.combat.attack.kind == AttackKind::turn);
    check_position(fight.state);
    return fight;
}

FighterId dog1()
{
    return dog_fighter(0);
}

TEST("C4: a round is made of units and of militia of players")
{
    const Battle day = fight();
    State state = day.state;
    state.combat.order[0] = dog1();
    EXPECT_DEATH(check_position(state), "can_fight");
    state.combat.order[0] = FighterId{200};
    EXPECT_DEATH(check_position(state), "can_fight");
    state.combat.order[0] = FighterId::none();
    EXPECT_DEATH(check_position(state), "can_fight");
    state.combat.order[0] = militia_of(PlayerId{4});
    EXPECT_DEATH(check_position(state), "can_fight");
    state = day.state;
    state.combat.next = static_cast<std::uint8_t>(state.combat.order.size() + 1);
    EXPECT_DEATH(check_position(state), "order");
    state = day.state;
    state.combat.militia_left = 1;
    state.combat.next = 0;
    EXPECT_DEATH(check_position(state), "next");
}

TEST("C5: who attacks is there, and so is what he aims at")
{
    const Battle day = fight();
    State state = day.state;
    state.combat.attack.by = FighterId::none();
    EXPECT_DEATH(check_position(state), "by");
    state.combat.attack.by = dog1();
    EXPECT_DEATH(check_position(state), "can_fight");
    state.combat.attack.by = fighter_of(merc::doc);
    EXPECT_DEATH(check_position(state), "is_in_play");
    state = day.state;
    state.combat.attack.sector = SectorId::none();
    EXPECT_DEATH(check_position(state), "sector");
    state = day.state;
    state.combat.attack.targets.push_back({FighterId{62}, 1, 0, 0, 0});
    EXPECT_DEATH(check_position(state), "can_be_aimed_at");
    state = day.state;
    state.combat.attack.hits_left = 1;
    EXPECT_DEATH(check_position(state), "hits_left");
    state = day.state;
    state.combat.attack.next_packet = 1;
    EXPECT_DEATH(check_position(state), "next_packet");
}

TEST("C13, R7.11: a strike is Golem's, a second shot Vandal's, a bombardment comes from a mortar")
{
    const Battle day = fight();
    State state = day.state;
    state.combat.attack.kind = AttackKind::strike;
    EXPECT_DEATH(check_position(state), "golem");
    state.combat.attack.kind = AttackKind::second_shot;
    EXPECT_DEATH(check_position(state), "vandal");
    state.combat.attack.kind = AttackKind::bombardment;
    EXPECT_DEATH(check_position(state), "is_running");
    Battle guns;
    guns.rebels({merc::natasha}).regime_militia(2).regime({merc::ra});
    guns.give(merc::natasha, Pocket::weapon, kind::mortar);
    guns.play(rebel1, "bombard natasha b3");
    ASSERT_EQ(guns.state.combat.attack.kind, AttackKind::bombardment);
    check_position(guns.state);
    state = guns.state;
    const CardId mortar = take_from_pocket(state, merc::natasha, Pocket::weapon);
    discard_card(state, mortar);
    EXPECT_DEATH(check_position(state), "mortar");
    state = guns.state;
    state.combat.attack.sector = at("d1");
    EXPECT_DEATH(check_position(state), "neighbours");
}

TEST("C10.3: a dog is on an enemy in the combat")
{
    Battle day = fight();
    day.state.combat.dogs[0] = {merc::ra, merc::natasha, rebel1, dog_health};
    day.state.combat.attack.sector = day.state.combat.sector;
    State state = day.state;
    state.combat.dogs[0].on = merc::doc;
    EXPECT_DEATH(check_position(state), "dog");
    state = day.state;
    state.combat.dogs[0].owner = PlayerId::none();
    EXPECT_DEATH(check_position(state), "dog");
    state = day.state;
    state.combat.dogs[0].by = UnitId::none();
    EXPECT_DEATH(check_position(state), "dog");
    state = day.state;
    state.combat.dogs[0].owner = the_dictator;
    EXPECT_DEATH(check_position(state), "dog");
}

TEST("C2.4: a sector waits once, and for an attacker")
{
    const Battle day = fight();
    State state = day.state;
    state.queue.push_back({at("b3"), Side::rebels, the_dictator});
    EXPECT_DEATH(check_position(state), "waiting");
    state = day.state;
    state.queue.push_back({SectorId::none(), Side::rebels, the_dictator});
    EXPECT_DEATH(check_position(state), "is_on_map");
    state = day.state;
    state.queue.push_back({at("a1"), Side::neither, the_dictator});
    EXPECT_DEATH(check_position(state), "attacker");
    state = day.state;
    state.combat.attacker = Side::neither;
    EXPECT_DEATH(check_position(state), "attacker");
    state = day.state;
    state.combat.held_by = PlayerId{5};
    EXPECT_DEATH(check_position(state), "plays");
}

TEST("TC1.5: hits are shared out by a rebel, among rebels who stand where they strike")
{
    Junta day(Dictator::castro);
    day.militia("b2", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::doc, merc::ra});
    day.squad(rebel2, primary, "d3", {merc::max});
    day.turn({Tactic::artillery_barrage, Tactic::sentry});
    day.dice({1});
    day.say("play artillery-barrage");
    ASSERT_EQ(day.state.shelling.deciding, rebel1);
    check_position(day.state);
    State state = day.state;
    state.shelling.deciding = the_dictator;
    EXPECT_DEATH(check_position(state), "is_rebel");
    state = day.state;
    state.shelling.sector = 1;
    EXPECT_DEATH(check_position(state), "chosen");
    state = day.state;
    state.shelled.insert(merc::max);
    EXPECT_DEATH(check_position(state), "sector");
    state = day.state;
    state.shelled.insert(merc::golem);
    EXPECT_DEATH(check_position(state), "sector");
    state = day.state;
    state.shelling.militia[0] = 3;
    EXPECT_DEATH(check_position(state), "militia");
}

}  // namespace
}  // namespace sortie::merc
