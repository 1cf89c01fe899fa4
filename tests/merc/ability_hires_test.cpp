// Abilities of MERC cards that matter when they are hired (chapter 03).

#include "games/merc/hire_steps.h"
#include "tests/merc/battle.h"
#include "tests/merc/day_one.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// Rebel 1 holds b2 and some sectors more, so that his team may grow.
struct Recruiting : Battle {
    explicit Recruiting(std::initializer_list<UnitId> team = {merc::ra})
    {
        rebels(team);
        squad(rebel2, primary, "d1", {merc::walter});
        for (const char* sector : {"a1", "b1", "c1", "a2"}) militia(sector, rebel1, 1);
    }
    void offer(std::initializer_list<UnitId> mercs)
    {
        next_mercs(mercs);
        play(rebel1, "hire ra");
        if (may(rebel1, "dismiss_nobody")) play(rebel1, "dismiss_nobody");
    }
    // Names it, puts it into the primary squad and lets it draw.
    void take(std::string_view merc, std::string_view deck)
    {
        play(rebel1, "engage " + std::string(merc));
        if (may(rebel1, "engaged")) play(rebel1, "engaged");
        if (may(rebel1, "assign primary -")) play(rebel1, "assign primary -");
        play(rebel1, "draw_from " + std::string(deck));
    }
};

TEST(
    "M-apeiron.2, R9.6: a starting card that Apeiron refuses goes to the stash, without a second draw")
{
    Recruiting day;
    day.next_cards({kind::grenade});
    day.offer({merc::apeiron, merc::moe, merc::tao});
    day.take("apeiron", "accessory");
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1);
    for (const CardId card : unit_of(day.state, merc::apeiron).carried) EXPECT(card.is_none());
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open()) << "nothing is asked";
}

TEST("M-borris.2, M-moose.2, M-natasha.3, M-squirrel.2: MERCs of other players do not matter")
{
    struct Pair {
        UnitId hired;
        UnitId elsewhere;
        UnitId mate;  // with whom it does get along
    };
    for (const auto& [hired, elsewhere, mate] : {Pair{merc::borris, merc::squirrel, merc::natasha},
                                                 Pair{merc::borris, merc::moose, merc::natasha},
                                                 Pair{merc::moose, merc::borris, merc::squirrel},
                                                 Pair{merc::moose, merc::natasha, merc::squirrel},
                                                 Pair{merc::natasha, merc::moose, merc::borris},
                                                 Pair{merc::natasha, merc::squirrel, merc::borris},
                                                 Pair{merc::squirrel, merc::natasha, merc::moose},
                                                 Pair{merc::squirrel, merc::borris, merc::moose}}) {
        Recruiting day({merc::ra, mate});
        day.squad(rebel2, secondary, "d2", {elsewhere});
        day.offer({hired, merc::tao, merc::golem});
        const std::string word(names_of(UnitId{})[hired.index]);
        EXPECT(day.may(rebel1, "engage " + word)) << word;
    }
}

TEST("M-borris.3, R9.7: Borris beside Squirrel is refused, until Squirrel is fired in this hire")
{
    Recruiting day({merc::ra, merc::squirrel});
    day.next_mercs({merc::borris, merc::tao, merc::golem});
    day.play(rebel1, "hire ra");
    day.play(rebel1, "dismiss_nobody");
    EXPECT_EQ(day.refused(rebel1, "engage borris"), "E_INCOMPATIBLE");

    Recruiting other({merc::ra, merc::squirrel});
    other.next_mercs({merc::borris, merc::tao, merc::golem});
    other.play(rebel1, "hire ra");
    other.play(rebel1, "dismiss squirrel");
    EXPECT(other.may(rebel1, "engage borris"));
}

TEST("M-ewok.3, M-faustina.5, R9.6: on the day of the hire neither Ewok nor Faustina has an action")
{
    Recruiting day;
    day.offer({merc::ewok, merc::tao, merc::golem});
    day.take("ewok", "weapon");
    EXPECT(day.is_in_play(merc::ewok));
    EXPECT_EQ(day.actions(merc::ewok), 0);

    Recruiting other;
    other.offer({merc::faustina, merc::tao, merc::golem});
    other.take("faustina", "weapon");
    EXPECT_EQ(other.actions(merc::faustina), 0);
    EXPECT_EQ(other.state.units[merc::faustina.index].training_only, 0);
    if (other.may(rebel1, "stash")) other.play(rebel1, "stash");
    EXPECT_EQ(other.refused(rebel1, "train faustina"), "E_NO_ACTION");
}

TEST("M-teresa.2, R8.1: Teresa can be hired at the limit, others cannot")
{
    Battle day;
    day.rebels({merc::ra, merc::moe});
    day.squad(rebel2, primary, "d1", {merc::walter});
    day.next_mercs({merc::teresa, merc::tao, merc::golem});
    EXPECT_EQ(team_size(day.state, rebel1), team_limit(day.state, rebel1));
    day.play(rebel1, "hire ra");
    day.play(rebel1, "dismiss_nobody");
    EXPECT_EQ(day.refused(rebel1, "engage tao"), "E_TEAM_FULL");
    EXPECT(day.may(rebel1, "engage teresa"));
}

TEST(
    "M-teresa.3, R3.1.6, DP15: on Day 1 whoever hires Teresa may take the third card too, or leave it")
{
    DayOne day;
    day.next_mercs({merc::teresa, merc::tao, merc::golem});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist teresa weapon");
    if (day.may(rebel1, "stash")) day.play(rebel1, "stash");
    day.play(rebel1, "enlist tao weapon");
    if (day.may(rebel1, "stash")) day.play(rebel1, "stash");
    EXPECT(day.may(rebel1, "no_third"));
    day.play(rebel1, "enlist golem weapon");
    if (day.may(rebel1, "stash")) day.play(rebel1, "stash");
    EXPECT_EQ(day.state.squads[rebel1.index][primary].members.size(), 3u);

    DayOne other;
    other.next_mercs({merc::ra, merc::tao, merc::golem});
    other.play(rebel1, "land a1");
    other.play(rebel1, "enlist ra weapon");
    if (other.may(rebel1, "stash")) other.play(rebel1, "stash");
    other.play(rebel1, "enlist tao weapon");
    if (other.may(rebel1, "stash")) other.play(rebel1, "stash");
    EXPECT_EQ(other.refused(rebel1, "enlist golem weapon"), "E_WINDOW") << "two are enough";
}

TEST("M-teresa.6: for the Dictator she is a MERC like any")
{
    Field field(2);
    field.squad(the_dictator, primary, "b2", {merc::tao, merc::ra, merc::moe, merc::golem});
    field.squad(the_dictator, secondary, "b2", {merc::doc, merc::ewok, merc::max, merc::tack});
    EXPECT_FALSE(has_place_for_hire(field.state, the_dictator));
    EXPECT_FALSE(may_be_engaged(field.state, the_dictator, merc::teresa)) << "squads are full";
    field.state.squads[the_dictator.index][secondary].members.pop_back();
    EXPECT(may_be_engaged(field.state, the_dictator, merc::teresa));
    EXPECT(may_be_engaged(field.state, the_dictator, merc::walter)) << "he has no limit";
}

TEST("M-vrbansk.3: Vrbansk gets his accessory on Day 1 and from the Dictator as well")
{
    DayOne day;
    day.next_mercs({merc::vrbansk, merc::tao, merc::golem});
    day.next_cards({kind::medical_kit, kind::m16});
    day.play(rebel1, "land a1");
    day.play(rebel1, "enlist vrbansk weapon");
    day.play(rebel1, "equip accessory");
    day.play(rebel1, "equip weapon");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::vrbansk, Pocket::accessory)), kind::medical_kit);
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::vrbansk, Pocket::weapon)), kind::m16);

    Junta junta(Dictator::castro);
    junta.squad(rebel1, primary, "d3", {merc::ra});
    junta.militia("a1", the_dictator, 1);
    junta.next_mercs({merc::vrbansk, merc::tao, merc::golem});
    junta.next_cards({kind::medical_kit, kind::m16});
    junta.turn({Tactic::sentry});
    while (!junta.may(the_dictator, "engage vrbansk")) {
        const Words all = junta.options(the_dictator);
        junta.say(all.front());
    }
    junta.say("engage vrbansk");
    junta.say("draw_from weapon");
    while (!junta.may(the_dictator, "equip accessory")) junta.say(junta.options(the_dictator)[0]);
    junta.say("equip accessory");
    junta.say("equip weapon");
    EXPECT_EQ(kind_id_of(junta.carried(merc::vrbansk, Pocket::accessory)), kind::medical_kit);
    EXPECT_EQ(kind_id_of(junta.carried(merc::vrbansk, Pocket::weapon)), kind::m16);
}

TEST("M-vrbansk.4: without any accessory left he gets only the normal card")
{
    Recruiting day;
    auto& accessories = day.state.equipment[2];
    while (!accessories.draw_pile.empty()) {
        put_in_stash(day.state, at("d3"), accessories.draw_pile[0]);
        accessories.draw_pile.erase_at(0);
    }
    day.next_cards({kind::m16});
    day.offer({merc::vrbansk, merc::tao, merc::golem});
    day.take("vrbansk", "weapon");
    EXPECT_EQ(day.options(rebel1), (Words{"stash", "equip weapon"}));
    day.play(rebel1, "equip weapon");
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
}

TEST("M-preaction.3, M-preaction.4: he regains nothing on Day 1, and one health when Day 2 begins")
{
    DayOne day({.rebels = 1, .human = true});
    day.next_mercs({merc::preaction, merc::tao, merc::golem});
    day.complete(rebel1, "a1");
    EXPECT_EQ(day.state.phase, Phase::founding);
    day.state.units[merc::preaction.index].health = 1;
    while (day.state.day == 1) {
        EXPECT_EQ(day.health(merc::preaction), 1);
        day.play(the_dictator, day.options(the_dictator).back());
    }
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.health(merc::preaction), 2);
}

}  // namespace
}  // namespace sortie::merc
