// Retreat after a round, the split before it, and standoffs (C14, C15.6).

#include "games/merc/retreat.h"

#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

struct Skirmish : Battle {
    using Battle::Battle;

    void begin()
    {
        misses(30);
        charge();
        fight_a_round();
    }
};

TEST(
    "C14.1, DP9, C3.7: after a round everyone with a squad in the combat is asked at the same time")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime({merc::genesis}).regime_militia(1);
    fight.squad(rebel2, primary, "c3", {merc::moe});
    fight.squad(rebel2, secondary, "a1", {merc::doc});
    fight.play(rebel1, "joint primary b3 -");
    fight.play(rebel2, "commit primary -");
    fight.fight_a_round();
    for (const PlayerId player : {rebel1, rebel2, the_dictator}) EXPECT(fight.is_asked(player));
    EXPECT_EQ(fight.options(rebel1), (Words{"retreat whole stay -", "retreat whole b2 -",
                                            "retreat whole a3 -", "retreat whole c3 -"}));
    EXPECT_EQ(fight.options(rebel2).size(), 4u);
    EXPECT_EQ(fight.options(the_dictator).size(), 4u);
}

TEST("C14.1: who has only militia in the combat is not asked")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(2);
    fight.begin();
    EXPECT(fight.awaits_nobody_but(rebel1));
}

TEST("C14.2: a retreat goes to an adjacent sector that is unoccupied or friendly")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.militia("a3", the_dictator, 1);
    fight.militia("c3", rebel2, 1);
    fight.begin();
    EXPECT(fight.may(rebel1, "retreat whole b2 -")) << "unoccupied";
    EXPECT(fight.may(rebel1, "retreat whole c3 -")) << "friendly";
    EXPECT_EQ(fight.refused(rebel1, "retreat whole a3 -"), "E_RETREAT_SITE") << "an enemy's";
    EXPECT_EQ(fight.refused(rebel1, "retreat whole b1 -"), "E_RETREAT_SITE") << "not adjacent";
}

TEST("C14.2, C16.3: two squads of a player choose each for itself")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(2);
    fight.squad(rebel1, secondary, "b2", {merc::moe});
    fight.misses(30);
    fight.play(rebel1, "pincer b3 -");
    fight.fight_a_round();
    fight.misses(4);
    fight.play(rebel1, "retreat whole a3 stay");
    EXPECT_EQ(fight.where(merc::ewok), at("a3"));
    EXPECT_EQ(fight.where(merc::moe), at("b3"));
    EXPECT(fight.is_fighting());
}

TEST("C14.3, C21-g: with a free squad a part splits off and retreats, the rest fights on")
{
    Skirmish fight;
    fight.rebels({merc::ewok, merc::genesis, merc::moe}).regime_militia(2);
    fight.begin();
    EXPECT_EQ(fight.refused(rebel1, "retreat 123 stay b2"), "E_SQUAD_SLOTS") << "somebody stays";
    fight.misses(2 + 2 + 2);
    fight.play(rebel1, "retreat 2 stay b2");
    EXPECT_EQ(fight.where(merc::genesis), at("b2"));
    EXPECT_EQ(fight.state.units[merc::genesis.index].squad, secondary);
    EXPECT_EQ(fight.where(merc::ewok), at("b3"));
    EXPECT_EQ(fight.state.combat.round, 2);
}

TEST("C14.3: with both squads on the board nobody splits off")
{
    Skirmish fight;
    fight.rebels({merc::ewok, merc::genesis}).regime_militia(2);
    fight.squad(rebel1, secondary, "a1", {merc::doc});
    fight.begin();
    EXPECT_EQ(fight.refused(rebel1, "retreat 1 stay b2"), "E_SQUAD_SLOTS");
    for (const std::string& option : fight.options(rebel1)) {
        EXPECT(option.starts_with("retreat whole"));
    }
}

TEST("C14.4, M-sonia.3: a squad retreats as a whole, pays nothing, and militia stay, Sonia's too")
{
    Skirmish fight;
    fight.rebels({merc::sonia, merc::ewok}).regime_militia(1);
    fight.militia("b2", rebel1, 2);
    fight.misses(30);
    fight.play(rebel1, "move primary b3 2");
    fight.fight_a_round();
    fight.misses(6);
    fight.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(fight.where(merc::sonia), at("b2"));
    EXPECT_EQ(fight.where(merc::ewok), at("b2"));
    EXPECT_EQ(fight.actions(merc::ewok), 1) << "one for the march";
    EXPECT(fight.has_told("a squad of rebel1 retreats from b3 to b2"));
    EXPECT(fight.has_told("round 2")) << "C14.8: her escort fights on";
}

TEST("C14.4: the base squad never retreats")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.base("b3");
    fight.begin();
    EXPECT_FALSE(fight.is_asked(the_dictator));
    EXPECT(fight.awaits_nobody_but(rebel1));
}

TEST("C14.9: a Dictator card in a regular squad retreats with it")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime({merc::genesis, dictator_card}).regime_militia(1);
    fight.state.regime.base = at("d1");
    fight.begin();
    fight.play(rebel1, "retreat whole stay -");
    fight.play(the_dictator, "retreat whole c3 -");
    EXPECT_EQ(fight.where(dictator_card), at("c3"));
}

TEST("C14.5: the Dictator leaves first, and a sector that he takes is closed to a rebel")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime({merc::genesis}).regime_militia(1);
    fight.begin();
    fight.play(rebel1, "retreat whole c3 -");
    EXPECT_EQ(fight.where(merc::ewok), at("b3")) << "nothing happens before all have answered";
    fight.misses(3);
    fight.play(the_dictator, "retreat whole c3 -");
    EXPECT_EQ(fight.where(merc::genesis), at("c3"));
    EXPECT_EQ(fight.where(merc::ewok), at("b3")) << "his retreat is cancelled";
    EXPECT_EQ(fight.state.combat.round, 2) << "and he fights the militia";
}

TEST("R13.13, C3.12, C14.5: nobody sees a retreat answer before all are in")
{
    Skirmish fight;
    fight.rebels({merc::ewok, merc::moe}).regime({merc::genesis}).regime_militia(1);
    fight.begin();
    fight.play(rebel1, "retreat 1 stay c3");
    const State own = P::view(fight.state, fight.seat(rebel1)).seen;
    EXPECT(own.combat.retreats[rebel1.index][secondary].answer == Retreat::goes);
    const State seen = P::view(fight.state, fight.seat(the_dictator)).seen;
    EXPECT(seen.splits.empty());
    EXPECT_FALSE(seen.combat.retreats[rebel1.index][secondary].answer == Retreat::goes);
    EXPECT(seen.combat.retreats[rebel1.index][secondary].to.is_none());
    EXPECT_FALSE(fight.has_told_part("retreats from"));
}

TEST("C14.6, C17.9: a retreat sets off no mine")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.begin();
    fight.stash("b2", kind::land_mine);
    fight.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(fight.health(merc::ewok), 3);
    EXPECT_FALSE(fight.has_told_part("mine"));
}

TEST("C14.7: nobody retreats before the first round is fought")
{
    Skirmish fight;
    fight.rebels({merc::natasha}).regime({merc::genesis}).regime_militia(1);
    fight.charge();
    EXPECT_EQ(fight.refused(rebel1, "retreat whole b2 -"), "E_WINDOW");
    EXPECT_EQ(fight.state.combat.round, 1);
}

TEST("C14.8, C15.1: all of a side have left: the combat is over; both have: the sector is nobody's")
{
    Skirmish fight;
    fight.rebels({merc::ewok}).regime_militia(1);
    fight.begin();
    fight.play(rebel1, "retreat whole b2 -");
    EXPECT_FALSE(fight.is_fighting());
    EXPECT_EQ(controller_of(fight.state, at("b3")), the_dictator);

    Skirmish other;
    other.rebels({merc::ewok}).regime({merc::genesis});
    other.begin();
    other.play(rebel1, "retreat whole b2 -");
    other.play(the_dictator, "retreat whole c3 -");
    EXPECT_FALSE(other.is_fighting());
    EXPECT(controller_of(other.state, at("b3")).is_none());
}

TEST("DP9, C14.9, AI7.14: an automatic Dictator stays and is not awaited")
{
    Skirmish fight({.rebels = 2});
    fight.rebels({merc::ewok}).regime({merc::genesis});
    fight.squad(rebel2, primary, "a1", {merc::doc});
    fight.misses(4);
    fight.charge();
    EXPECT(fight.awaits_nobody_but(rebel1));
    fight.misses(4);
    fight.stay();
    EXPECT_EQ(fight.where(merc::genesis), at("b3"));
    EXPECT_EQ(fight.state.combat.round, 2);
}

TEST("M-doc.3, C15.3: Doc heals his squad also where it has retreated to")
{
    Skirmish fight;
    fight.rebels({merc::doc, merc::ewok}).regime_militia(1);
    fight.wound(merc::ewok, 1);
    fight.begin();
    EXPECT_EQ(fight.health(merc::ewok), 1);
    fight.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(fight.where(merc::doc), at("b2"));
    EXPECT_EQ(fight.health(merc::ewok), 3);
}

TEST("C16.3: squad abilities do not reach across squads in one combat")
{
    Skirmish fight;
    fight.rebels({merc::valkyrie}).regime_militia(1);
    fight.squad(rebel1, secondary, "b2", {merc::genesis});
    fight.play(rebel1, "pincer b3 -");
    EXPECT_EQ(skills_of(fight.state, merc::genesis).initiative, 2);
    fight.squad(rebel2, primary, "b3", {merc::snake});
    EXPECT_EQ(skills_of(fight.state, merc::snake).combat, 4) << "alone in his squad";
}

// ---- Standoff -----------------------------------------------------------------------------------

// Teresa throws no dice, and neither does Doc in heavy armor.
struct Standoff : Skirmish {
    explicit Standoff(const Scene& scene = with_person(), UnitId rebel = merc::teresa,
                      UnitId defender = merc::doc)
        : Skirmish(scene)
    {
        rebels({rebel}).regime({defender});
        give(defender, Pocket::armor, "full-body-armor");
    }
    // As if somebody had closed the ring while they fought.
    void close_all_ways_out()
    {
        charge();
        for (const char* sector : {"b2", "a3", "c3"}) militia(sector, the_dictator, 1);
        stay();
    }
};

TEST("C15.6, C3.7, C1.3, DP26: nobody can throw: after the retreat step the attacker has to leave")
{
    Standoff fight;
    fight.charge();
    EXPECT_EQ(fight.options(rebel1, "retreat").size(), 4u) << "asked as in any round";
    EXPECT(fight.is_asked(the_dictator));
    fight.stay();
    EXPECT(fight.has_told("nobody in b3 can throw a die"));
    EXPECT(fight.awaits_nobody_but(rebel1));
    EXPECT_EQ(fight.options(rebel1),
              (Words{"withdraw primary b2", "withdraw primary a3", "withdraw primary c3"}));
    fight.play(rebel1, "withdraw primary c3");
    EXPECT_EQ(fight.where(merc::teresa), at("c3"));
    EXPECT_FALSE(fight.is_fighting());
    EXPECT_EQ(controller_of(fight.state, at("b3")), the_dictator);
}

TEST("C15.6, DP26: one way out is taken without a question")
{
    Standoff fight;
    fight.militia("b2", the_dictator, 0);
    fight.militia("a3", the_dictator, 1);
    fight.militia("c3", the_dictator, 1);
    fight.charge();
    fight.stay();
    EXPECT_EQ(fight.where(merc::teresa), at("b2"));
    EXPECT_FALSE(fight.is_fighting());
}

TEST("C15.6, C2.5: with no way out both stay, and the combat waits until somebody can throw")
{
    Standoff fight;
    fight.squad(rebel2, primary, "d1", {merc::genesis});
    fight.close_all_ways_out();
    EXPECT(fight.has_told("nobody in b3 can throw a die"));
    EXPECT_FALSE(fight.is_fighting());
    EXPECT(are_both_sides_in(fight.state, at("b3")));
    EXPECT_EQ(fight.refused(rebel1, "explore teresa"), "E_CONTESTED");
    fight.log.clear();
    fight.end_rebel_turns();
    EXPECT_EQ(fight.state.phase, Phase::dictator);
    EXPECT_FALSE(fight.has_told("combat in b3")) << "still nobody can throw";
}

TEST(
    "C15.6, C1.3: the combat goes on in the next phase in which somebody can, with that side attacking")
{
    Standoff fight;
    fight.squad(rebel2, primary, "d1", {merc::genesis});
    fight.close_all_ways_out();
    fight.give(merc::teresa, Pocket::weapon, kind::m16);
    EXPECT_FALSE(fight.is_fighting()) << "not before a phase begins";
    fight.misses(3);
    fight.log.clear();
    fight.end_rebel_turns();
    EXPECT_LT(fight.told_at("day 2: dictator"), fight.told_at("combat in b3"));
    EXPECT(fight.state.combat.attacker == Side::dictator);
}

TEST("C15.6, C13.10: Max keeps Doc from throwing, so the combat does not go on")
{
    Standoff fight({.rebels = 2, .human = true}, merc::doc, merc::max);
    fight.squad(rebel2, primary, "d1", {merc::genesis});
    fight.close_all_ways_out();
    EXPECT(fight.has_told("nobody in b3 can throw a die"));
    fight.log.clear();
    fight.end_rebel_turns();
    EXPECT_FALSE(fight.has_told("combat in b3")) << "1 - 1 dice against 2 - 2";
}

TEST(
    "C15.6, C1.3, AI7.14, DP26: an automatic attacker leaves after a standoff by the first legal sector")
{
    Skirmish fight({.rebels = 2});
    fight.rebels({merc::doc}).regime({merc::teresa});
    fight.squad(rebel2, primary, "d1", {merc::genesis});
    fight.give(merc::doc, Pocket::armor, "full-body-armor");
    fight.explored("b3");
    for (const char* industry : {"a1", "c1", "d2", "a3", "c3"}) {
        fight.militia(industry, the_dictator, 1);
    }
    fight.tactics({Tactic::better_weapons, Tactic::veteran_militia});
    fight.end_rebel_turns();
    ASSERT_TRUE(fight.is_fighting());
    EXPECT_EQ(fight.state.combat.sector, at("b2"));
    EXPECT_EQ(fight.options(rebel1, "retreat whole stay").size(), 1u) << "the rebel is asked";
    fight.stay();
    EXPECT(fight.has_told("a squad of dictator retreats from b2 to b1")) << "not a2, c2 or b3";
    EXPECT_EQ(fight.health(merc::doc), 3);
}

TEST("C15.6: whoever gives up all dice for healing could have thrown: no standoff")
{
    Skirmish fight;
    fight.rebels({merc::surgeon, merc::teresa}).regime({merc::doc});
    fight.give(merc::doc, Pocket::armor, "full-body-armor");
    fight.wound(merc::teresa, 1).wound(merc::surgeon, 2);
    fight.charge();
    fight.play(rebel1, "treat ability teresa 2");
    fight.play(rebel1, "treat ability surgeon 1");
    EXPECT(fight.throwers().empty());
    fight.misses(3);
    fight.stay();
    EXPECT_FALSE(fight.has_told("nobody in b3 can throw a die"));
    EXPECT_EQ(fight.state.combat.round, 2);
}

TEST("C15.6, C5.2: Tao with a dog on him cannot throw, and fights again when the dog is gone")
{
    Skirmish fight;
    fight.rebels({merc::tao}).regime({merc::teresa});
    fight.squad(rebel2, primary, "d1", {merc::genesis});
    fight.give(merc::teresa, Pocket::accessory, kind::attack_dog);
    fight.give(merc::teresa, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.give(merc::teresa, Pocket::armor, "body-armor");
    fight.charge();
    fight.react(the_dictator, "release", "tao");
    for (const char* sector : {"b2", "a3", "c3"}) fight.militia(sector, the_dictator, 1);
    fight.stay();
    EXPECT(fight.has_told("nobody in b3 can throw a die"));
    EXPECT_FALSE(fight.is_fighting());
    fight.misses(3);
    fight.log.clear();
    fight.end_rebel_turns();
    EXPECT(fight.has_told("combat in b3"));
    EXPECT(fight.has_told("tao aims at teresa"));
}

TEST("C14.1: without a retreat sector nobody is asked, also where a squad could split")
{
    Skirmish fight;
    fight.rebels({merc::snake, merc::ewok}).regime_militia(2);
    fight.misses(30);
    fight.charge();
    for (const char* sector : {"b2", "a3", "c3"}) fight.militia(sector, the_dictator, 1);
    while (fight.state.combat.round == 1) {
        ASSERT_FALSE(fight.is_retreat_asked());
        const PlayerId player = player_of(fight.state, fight.state.flow.awaited.front());
        fight.play(player, fight.options(player)[0]);
    }
    EXPECT_EQ(fight.state.combat.round, 2);
}

TEST("C15.6: dice of an earlier round do not prevent a standoff")
{
    Skirmish fight;
    fight.rebels({merc::tao}).regime({merc::teresa});
    fight.give(merc::teresa, Pocket::accessory, kind::attack_dog);
    fight.charge();
    fight.misses(3);
    fight.pass(the_dictator);
    EXPECT_EQ(fight.throwers(), (Words{"tao"}));
    fight.stay();
    EXPECT_FALSE(fight.has_told("nobody in b3 can throw a die"));
    fight.react(the_dictator, "release", "tao");
    EXPECT_EQ(fight.state.combat.round, 2);
    fight.stay();
    EXPECT(fight.has_told("nobody in b3 can throw a die"));
    EXPECT_EQ(fight.options(rebel1, "withdraw").size(), 3u);
}

TEST("C15.3, R7.19.1: Doc heals after his own combats, not after those of others")
{
    Skirmish fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.squad(rebel1, secondary, "a1", {merc::doc, merc::ewok});
    fight.wound(merc::ewok, 1);
    fight.dice({6, 1, 1});
    fight.charge();
    EXPECT(fight.has_told("the combat in b3 is over"));
    EXPECT_EQ(fight.health(merc::ewok), 1);
}

}  // namespace
}  // namespace sortie::merc
