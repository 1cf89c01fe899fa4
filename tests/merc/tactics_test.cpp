// The tactics cards that a person plays, apart from those that name sectors or place militia (TC0
// to TC5, TC7, TC9).

#include "games/merc/tactics.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

TEST("TC0.1, D2.4: reveal, equipment of the Dictator card, effect, combats, in this order")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.militia("b1", rebel1, 1);
    day.turn({Tactic::lockdown, Tactic::sentry});
    EXPECT_EQ(day.refused_to_him("play fodder"), "E_NO_CARD");
    day.say_all({"play lockdown", "arm_dictator weapon", "station base", "stash"});
    day.dice({6, 6});
    day.say_all({"place b1 2", "enough"});
    EXPECT(day.are_told_in_order("the Dictator plays lockdown", "the base stands in a1"));
    EXPECT(day.are_told_in_order("the base stands in a1", "2 militia of dictator in b1"));
    EXPECT(day.are_told_in_order("2 militia of dictator in b1", "combat in b1"));
    EXPECT(day.was_used(Tactic::lockdown));
}

TEST("TC0.2: the number of rebels counts, not how many still have units")
{
    Junta day(Dictator::castro, 4);
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "e4", {merc::doc});
    day.turn({Tactic::reinforcements, Tactic::sentry});
    day.say("play reinforcements");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 5);
}

TEST("TC0.3: a full sector is passed over and the rest of the card is done")
{
    Junta day;
    day.militia("a1", the_dictator, 10);
    day.militia("b2", the_dictator, 2);
    day.turn({Tactic::reinforcements, Tactic::sentry});
    day.say("play reinforcements");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT_EQ(day.militia_in("b2", the_dictator), 4);
}

TEST("TC0.4, TC0.5, TC9.1: the neutral sectors are fixed first and go row by row")
{
    Junta day;
    day.rebels_everywhere(1);
    for (const std::string_view name : {"a1", "d1", "b2"}) day.militia(name, rebel1, 0);
    day.turn({Tactic::sentry, Tactic::seizure});
    day.say("play sentry");
    EXPECT(day.are_told_in_order("1 militia of dictator in a1", "1 militia of dictator in d1"));
    EXPECT(day.are_told_in_order("1 militia of dictator in d1", "1 militia of dictator in b2"));
    EXPECT_EQ(day.times_told_like("1 militia of dictator"), 3);
}

TEST("TC0.9, TC4-d, TC7-b, TC8-e, TC1-g, TC1.9, D2.5.4: a card that finds nothing to do is spent")
{
    for (const std::string_view card :
         {"fodder", "reinforcements", "seizure", "artillery-barrage"}) {
        Junta day;
        for (const SectorId sector : sectors_of(day.state)) {
            day.state.sectors[sector.index].is_explored = true;
        }
        day.squad(rebel1, primary, "d3", {merc::doc});
        day.militia("b1", the_dictator, 1);
        day.hand({Tactic::fodder, Tactic::reinforcements, Tactic::seizure});
        if (card == "artillery-barrage") day.hand({Tactic::artillery_barrage, Tactic::sentry});
        day.end_rebel_turns();
        const std::size_t before = day.log.size();
        day.say("play " + std::string(card));
        EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << card << ": no question of the card";
        EXPECT_EQ(day.log.size(), before + 1) << card << " has done nothing";
        EXPECT_EQ(day.state.tactics.discard.size(), 1u) << card;
    }
}

// ---- Persistent cards ---------------------------------------------------------------------------

TEST("TC2.1, TC2.2: from now on his militia hit on 3; his MERCs and the rebels do not")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.militia("b1", rebel1, 3);
    day.turn({Tactic::better_weapons, Tactic::sentry});
    day.say_all({"play better-weapons", "arm_dictator weapon", "station base", "stash"});
    EXPECT_EQ(hits_on(day.state, militia_of(the_dictator)), 3);
    EXPECT_EQ(hits_on(day.state, fighter_of(merc::basic)), 4);
    EXPECT_EQ(hits_on(day.state, fighter_of(dictator_card)), 4);
    EXPECT_EQ(hits_on(day.state, militia_of(rebel1)), 4);
}

TEST("TC10.1: from now on his militia have initiative 3, those of the rebels 2")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.turn({Tactic::veteran_militia, Tactic::sentry});
    EXPECT_EQ(militia_initiative(day.state, the_dictator), 2);
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base", "stash"});
    EXPECT_EQ(militia_initiative(day.state, the_dictator), 3);
    EXPECT_EQ(militia_initiative(day.state, rebel1), 2);
}

// ---- Family Threat ------------------------------------------------------------------------------

TEST("TC3.1, TC3-a, TC3.2: every sector loses two rebel militia, and control with them")
{
    Junta day;
    day.militia("a1", rebel1, 5);
    day.militia("b2", rebel1, 2);
    day.militia("c3", rebel2, 1);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("a3", the_dictator, 2);
    day.turn({Tactic::family_threat, Tactic::sentry});
    day.say("play family-threat");
    EXPECT_EQ(day.militia_in("a1", rebel1), 3);
    EXPECT_EQ(day.militia_in("b2", rebel1), 0);
    EXPECT_EQ(day.militia_in("c3", rebel2), 0);
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT_EQ(day.times_told_like("combat in"), 0);
    EXPECT(controller_of(day.state, at("b2")).is_none());
}

// ---- Fodder -------------------------------------------------------------------------------------

TEST("TC4-a, TC4.1, TC4.2: half of the militia, rounded up, where the rebel has most")
{
    Junta day;
    day.militia("a1", rebel1, 5);
    day.militia("b2", rebel1, 3);
    day.militia("d3", the_dictator, 1);
    day.turn({Tactic::fodder, Tactic::sentry});
    day.say("play fodder");
    EXPECT(day.has_told("3 militia of dictator in a1"));
    EXPECT(day.has_told("combat in a1"));
    EXPECT_EQ(day.times_told_like("combat in"), 1);
    EXPECT_EQ(day.militia_in("d3", the_dictator), 1) << "they come from the supply";
}

TEST("TC4-b, TC4.2: two rebels with the same sector: both amounts, one combat")
{
    Junta day;
    day.militia("a1", rebel1, 4);
    day.militia("a1", rebel2, 2);
    day.turn({Tactic::fodder, Tactic::sentry});
    day.say("play fodder");
    EXPECT(day.has_told("2 militia of dictator in a1"));
    EXPECT(day.has_told("1 militia of dictator in a1"));
    EXPECT_EQ(day.times_told("combat in a1"), 1);
}

TEST("TC4-c: where his militia are already ten nothing is added and no combat begins")
{
    Junta day;
    day.militia("a1", rebel1, 4);
    day.militia("a1", the_dictator, 10);
    day.militia("c3", rebel2, 2);
    // As if the combat in a1 had ended in a standoff just before.
    day.hand({Tactic::fodder, Tactic::sentry});
    day.state.regime.playing = Tactic::fodder;
    Events events(day.log);
    begin_card(day.state, events);
    carry_out_card(day.state, events);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT_EQ(day.state.queue.size(), 1u);
    EXPECT_EQ(day.state.queue[0].sector, at("c3"));
}

TEST("TC4.1, DP56: between tied sectors of one rebel the Dictator chooses")
{
    Junta day;
    day.militia("a1", rebel1, 2);
    day.militia("c3", rebel1, 2);
    day.militia("d3", rebel1, 1);
    day.militia("b2", rebel2, 3);
    day.turn({Tactic::fodder, Tactic::sentry});
    day.say("play fodder");
    EXPECT_EQ(day.asked(), (Words{"name_sector a1", "name_sector c3"}));
    EXPECT_EQ(day.refused_to_him("name_sector d3"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("stop_naming"), "E_COUNT");
    day.say("name_sector c3");
    EXPECT(day.has_told("1 militia of dictator in c3"));
    EXPECT(day.has_told("2 militia of dictator in b2"));
    EXPECT_FALSE(day.has_told("combat in a1"));
}

TEST("TC4.3, D0.1.2: the combats of Fodder are fought row by row, his side attacking")
{
    Junta day;
    day.militia("c3", rebel1, 1);
    day.militia("a1", rebel2, 1);
    day.squad(the_dictator, primary, "a3", {merc::basic});
    day.turn({Tactic::fodder, Tactic::sentry});
    day.dice({6, 6});
    day.say("play fodder");
    EXPECT(day.are_told_in_order("combat in a1", "combat in c3"));
    EXPECT_FALSE(day.asked("train").empty()) << "before anything else he does";
}

// ---- Generalissimo ------------------------------------------------------------------------------

struct General : Junta {
    explicit General() : Junta(Dictator::castro)
    {
        base("a1");
        militia("b2", the_dictator, 1);
    }
};

TEST("TC5-a, TC5.1, TC5.2, TC5.4, DP57, DP58: six MERCs are seen, one is hired for either squad")
{
    General day;
    day.next_mercs({merc::doc, merc::ra, merc::max, merc::tao, merc::moe, merc::golem});
    day.turn({Tactic::generalisimo, Tactic::sentry});
    const int cards = day.mercs_left();
    day.say("play generalisimo");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    EXPECT_EQ(day.mercs_left(), cards) << "drawn when the hire is accepted";
    day.say("accept");
    EXPECT_EQ(day.mercs_left(), cards - 6);
    EXPECT_EQ(day.asked().size(), 6u);
    EXPECT_EQ(day.refused_to_him("decline"), "E_WINDOW");
    day.say("engage tao");
    EXPECT_EQ(day.asked(), (Words{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    day.say("draw_from weapon");
    EXPECT_EQ(day.asked(), (Words{"assign primary a1", "assign primary b2", "assign secondary a1",
                                  "assign secondary b2"}));
    day.say_all({"assign secondary b2", "stash"});
    EXPECT_EQ(day.where(merc::tao), at("b2"));
    EXPECT_EQ(day.actions(merc::tao), 0);
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 5u);
}

TEST("TC5-b, DP57: who declines draws no card")
{
    General day;
    day.turn({Tactic::generalisimo, Tactic::sentry});
    const int cards = day.mercs_left();
    day.say_all({"play generalisimo", "decline"});
    EXPECT_EQ(day.mercs_left(), cards);
    EXPECT_FALSE(day.asked("end_turn").empty()) << "on to his orders";
}

TEST("TC5-c: with four MERCs left four are seen")
{
    General day;
    day.only_mercs({merc::doc, merc::ra, merc::max, merc::tao});
    day.turn({Tactic::generalisimo, Tactic::sentry});
    day.say_all({"play generalisimo", "accept"});
    EXPECT_EQ(day.asked().size(), 4u);
}

TEST("TC5-d: with both squads full all six are discarded")
{
    General day;
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc, merc::ra, merc::max});
    day.squad(the_dictator, secondary, "b2", {merc::moe, merc::golem, merc::dutch, merc::ewok});
    day.turn({Tactic::generalisimo, Tactic::sentry});
    day.say_all({"play generalisimo", "accept"});
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 6u);
    EXPECT_FALSE(day.asked("end_turn").empty());
}

TEST("TC5.3: the general is no special ability: Castro's own hire follows in the same turn")
{
    General day;
    day.turn({Tactic::generalisimo, Tactic::sentry});
    day.say_all({"play generalisimo", "accept"});
    day.say(day.asked("engage")[0]);
    day.say_all({"draw_from weapon", "assign primary a1", "stash", "end_turn"});
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
}

// ---- Reinforcements, Sentry ---------------------------------------------------------------------

TEST("TC7.1, TC7-a: every industry of his, also one that only a MERC holds")
{
    Junta day(Dictator::castro, 3);
    day.militia("a1", the_dictator, 4);
    day.militia("b2", the_dictator, 9);
    day.squad(the_dictator, primary, "a3", {merc::basic});
    day.militia("b1", the_dictator, 1);
    day.turn({Tactic::reinforcements, Tactic::sentry});
    day.say("play reinforcements");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 7);
    EXPECT_EQ(day.militia_in("b2", the_dictator), 10);
    EXPECT_EQ(day.militia_in("a3", the_dictator), 3);
    EXPECT_EQ(day.militia_in("b1", the_dictator), 1) << "wilderness";
}

TEST("TC9-a, TC9-b, TC9.1: two militia in each of six neutral sectors, none beside a rebel")
{
    Junta day(Dictator::castro, 3);
    day.rebels_everywhere(1);
    for (const std::string_view name : {"a1", "b1", "c1", "d1", "a2", "b2"}) {
        day.militia(name, rebel1, 0);
    }
    day.militia("d4", rebel1, 0);
    day.squad(rebel2, primary, "d4", {merc::doc});
    day.turn({Tactic::sentry, Tactic::seizure});
    day.say("play sentry");
    for (const std::string_view name : {"a1", "b1", "c1", "d1", "a2", "b2"}) {
        EXPECT_EQ(day.militia_in(name, the_dictator), 2) << name;
    }
    EXPECT_EQ(day.militia_in("d4", the_dictator), 0);
    EXPECT_EQ(day.times_told_like("2 militia of dictator"), 6);
}

}  // namespace
}  // namespace sortie::merc
