// A position that does not fit the place of the flow at which it stands is found.

#include "games/merc/check_course.h"

#include "tests/merc/battle.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

Battle orders()
{
    Battle day;
    day.rebels({merc::natasha, merc::doc}).regime({merc::ra}).regime_militia(2);
    day.squad(rebel2, primary, "a3", {merc::basic});
    check_position(day.state);
    return day;
}

TEST("the phase is the one in which play stands")
{
    State state = orders().state;
    state.phase = Phase::dictator;
    EXPECT_DEATH(check_course(state), "parts");
    state = orders().state;
    state.flow.entered.insert(dictator_seat(state));
    EXPECT_DEATH(check_course(state), "entered");
}

TEST("nobody fights, dies or enters while orders are given")
{
    const State calm = orders().state;
    State state = calm;
    state.combat.sector = at("b3");
    state.combat.attacker = Side::rebels;
    EXPECT_DEATH(check_course(state), "combat");
    state = calm;
    state.combat.attack.kind = AttackKind::turn;
    EXPECT_DEATH(check_course(state), "attack");
    state = calm;
    state.death = merc::doc;
    EXPECT_DEATH(check_course(state), "death");
    state = calm;
    state.entry = {at("b2"), Side::rebels, the_dictator};
    EXPECT_DEATH(check_course(state), "entry");
    state = calm;
    state.joint.by = rebel1;
    EXPECT_DEATH(check_course(state), "joint");
    state = calm;
    state.splits.insert(merc::doc);
    EXPECT_DEATH(check_course(state), "splits");
}

TEST("R7.4: while rebels answer a joint attack there is one")
{
    Battle day = orders();
    day.play(rebel1, "joint primary b3 -");
    ASSERT_TRUE(day.state.joint.is_open());
    check_position(day.state);
    State state = day.state;
    state.joint = JointAttack{};
    EXPECT_DEATH(check_position(state), "joint");
    state = day.state;
    state.joint.target = SectorId::none();
    EXPECT_DEATH(check_position(state), "target");
    state = day.state;
    state.joint.squads[rebel1.index] = 4;
    EXPECT_DEATH(check_position(state), "squads");
}

TEST("C10.2: who may release a dog carries one")
{
    Battle day = orders();
    const CardId dog = day.give(merc::natasha, Pocket::accessory, kind::attack_dog);
    day.charge();
    ASSERT_TRUE(day.state.windows.is_open());
    check_position(day.state);
    State state = day.state;
    discard_carried(state, merc::natasha, dog);
    EXPECT_DEATH(check_position(state), "attack_dog");
}

TEST("D2: a base that is about to be revealed has a site, and no other base is there")
{
    Junta day(Dictator::castro);
    day.militia("a1", the_dictator, 4);
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.turn({Tactic::veteran_militia, Tactic::sentry});
    day.say("play veteran-militia");
    ASSERT_EQ(day.state.regime.site, at("a1"));
    check_position(day.state);
    State state = day.state;
    state.regime.site = SectorId::none();
    EXPECT_DEATH(check_position(state), "site");
    state = day.state;
    state.regime.is_playing = false;
    EXPECT_DEATH(check_position(state), "seen");
    state = day.state;
    state.regime.card = Dictator::unknown;
    EXPECT_DEATH(check_position(state), "unknown");
}

TEST("D5.8: militia are placed only while that is asked for")
{
    State state = orders().state;
    state.regime.placing = Placing::extra;
    EXPECT_DEATH(check_position(state), "placing");
    state.regime.placing = Placing::lockdown;
    EXPECT_DEATH(check_position(state), "base");
    state.regime.placing = Placing::spread;
    EXPECT_DEATH(check_position(state), "spread_from");
}

}  // namespace
}  // namespace sortie::merc
