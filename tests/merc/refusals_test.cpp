// Why an order is refused (R18, F8): which code answers first, and that refusals and legal moves agree.

#include "games/merc/refusals.h"

#include <algorithm>

#include "tests/merc/day_one.h"

namespace sortie::merc {
namespace {

// Every order of these forms, for all units, squads, sectors and decks.
std::vector<std::string> all_orders()
{
    std::vector<std::string> orders{"end_turn", "doc_heal"};
    const auto units = names_of(UnitId{});
    for (const std::string_view unit : units) {
        for (const std::string_view verb :
             {"explore", "train", "hospital", "reequip", "hire", "split", "dismiss", "engage"}) {
            orders.push_back(std::string(verb) + " " + std::string(unit));
        }
        for (const std::string_view deck : {"weapon", "armor", "accessory"}) {
            orders.push_back("buy " + std::string(unit) + " " + std::string(deck));
            orders.push_back("enlist " + std::string(unit) + " " + std::string(deck));
        }
        for (const std::string_view squad : squad_names) {
            orders.push_back("transfer " + std::string(unit) + " " + std::string(squad));
        }
    }
    for (const std::string_view sector : names_of(SectorId{})) {
        orders.push_back("land " + std::string(sector));
        orders.push_back("pincer " + std::string(sector) + " -");
        for (const std::string_view squad : squad_names) {
            orders.push_back("move " + std::string(squad) + " " + std::string(sector) + " -");
            orders.push_back("joint " + std::string(squad) + " " + std::string(sector) + " -");
        }
    }
    return orders;
}

// A listed move is legal, and a legal move is listed.
void expect_agreement(Theatre& day, PlayerId player)
{
    const std::vector<std::string> listed = day.options(player);
    for (const std::string& text : listed) EXPECT(day.may(player, text)) << text;
    int legal = 0;
    for (const std::string& text : all_orders()) {
        const bool is_listed = std::find(listed.begin(), listed.end(), text) != listed.end();
        EXPECT_EQ(day.may(player, text), is_listed) << text;
        legal += is_listed ? 1 : 0;
    }
    EXPECT_GT(legal, 0);
}

TEST("R18.3: on Day 2 the legal moves are exactly those that are not refused")
{
    Theatre day({.rebels = 3});
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel1, secondary, "b3", {merc::ra});
    day.squad(rebel2, primary, "c1", {merc::juicer});
    day.militia("c2", the_dictator, 2);
    day.militia("b2", rebel1, 4);
    day.state.units[merc::ra.index].health = 1;
    day.stash("b2", kind::uzi);
    expect_agreement(day, rebel1);
    expect_agreement(day, rebel2);
    day.play(rebel1, "hire doc");
    expect_agreement(day, rebel1);
}

TEST("R18.3, R5.6: the same for a rebel who was done a moment ago")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::faustina});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b2", rebel2, 10);
    day.state.units[merc::faustina.index].actions = 0;
    day.state.units[merc::faustina.index].training_only = 1;
    EXPECT(day.options(rebel1).empty());
    for (const std::string& text : all_orders()) EXPECT_FALSE(day.may(rebel1, text)) << text;
    day.militia("b2", rebel2, 3);
    day.play(rebel2, "train ra");
    expect_agreement(day, rebel1);
    EXPECT(day.may(rebel1, "train faustina"));
}

TEST("R18.3: the same on Day 1, before and after landing")
{
    DayOne day;
    expect_agreement(day, rebel1);
    day.play(rebel1, "land a1");
    expect_agreement(day, rebel1);
    expect_agreement(day, rebel2);
}

TEST(
    "R18.1: who owns the unit and whether it lives is answered before what it can, and that before the price")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.actions_for_all(0);
    day.state.units[merc::ewok.index].actions = 1;
    day.discard(kind::uzi);
    EXPECT_EQ(day.refused(rebel1, "hospital ra"), "E_NOT_OWNER");
    EXPECT_EQ(day.refused(rebel1, "hospital max"), "E_DEAD");
    EXPECT_EQ(day.refused(rebel1, "hospital doc"), "E_NO_ACTION") << "before E_NOT_CITY";
    EXPECT_EQ(day.refused(rebel1, "hospital ewok"), "E_NOT_CITY");
    EXPECT_EQ(day.refused(rebel1, "salvage doc uzi-1"), "E_NO_ABILITY") << "before E_NO_ACTION";
    EXPECT_EQ(day.refused(rebel1, "bombard doc b3"), "E_NO_ITEM") << "before E_NO_ACTION";
    EXPECT_EQ(day.refused(rebel1, "move primary d3 -"), "E_SQUAD_ACTION")
        << "before E_NOT_ADJACENT";
}

TEST("R18.1: an empty discard pile is answered before a missing card")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::feedback, merc::ewok});
    EXPECT_EQ(day.refused(rebel1, "repair ewok uzi-1"), "E_DISCARD_EMPTY");
    EXPECT_EQ(day.refused(rebel1, "salvage feedback uzi-1"), "E_DISCARD_EMPTY");
    EXPECT_EQ(day.refused(rebel1, "salvage ewok uzi-1"), "E_NO_ABILITY") << "ability first";
}

TEST("F8.2, F8.5: an answer to a question that is not open is E_WINDOW, also while a barrier is up")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    for (const std::string_view answer : {"stash", "finish", "engaged", "grant rebel1", "open_fire",
                                          "stay_out", "retreat whole stay -"}) {
        EXPECT_EQ(day.refused(rebel2, answer), "E_WINDOW") << answer;
    }
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.refused(rebel2, "aim shooter"), "E_WINDOW") << "he is not asked";
    EXPECT(day.last_refusal.find("seat 1") != std::string::npos) << day.last_refusal;
    EXPECT_EQ(day.refused(rebel1, "stash"), "E_WINDOW");
    EXPECT_EQ(day.refused(rebel1, "train badger"), "E_BARRIER");
}

TEST("F8.2: an answer to a question that is not open is E_WINDOW on Day 1 as well")
{
    DayOne day;
    for (const std::string_view answer : {"stash", "finish", "grant rebel2", "open_fire"}) {
        EXPECT_EQ(day.refused(rebel1, answer), "E_WINDOW") << answer;
    }
    day.complete(rebel1, "a1");
    for (const std::string_view answer : {"stash", "finish", "no_third"}) {
        EXPECT_EQ(day.refused(rebel1, answer), "E_WINDOW") << answer;
    }
}

TEST("F8.11, F8.9: a refusal has a rule, a code and words")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::bouba});
    EXPECT_EQ(day.refused(rebel1, "train bouba"), "E_NO_TRAINING");
    EXPECT_EQ(day.last_refusal, "R7.7.1: the unit's training is at least 1 (E_NO_TRAINING)");
}

TEST("F8.6, F8.2: an order in the wrong phase is E_PHASE and names the phase and who is awaited")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_EQ(day.refused(the_dictator, "train doc"), "E_PHASE");
    EXPECT(day.last_refusal.find("rebels' phase") != std::string::npos) << day.last_refusal;
    EXPECT(day.last_refusal.find("seat 1") != std::string::npos) << day.last_refusal;
    day.end_rebel_turns();
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_PHASE");
    EXPECT(day.last_refusal.find("Dictator's turn") != std::string::npos) << day.last_refusal;
}

TEST("F8.7: on Day 1 the refusal names the next step: land, hire, or place the drawn card")
{
    DayOne day;
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_DAY1");
    EXPECT(day.last_refusal.find("you land first") != std::string::npos);
    day.play(rebel1, "land a1");
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_DAY1");
    EXPECT(day.last_refusal.find("you hire a MERC") != std::string::npos);
    day.play(rebel1, day.options(rebel1).front());
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_DAY1");
    EXPECT(day.last_refusal.find("place the drawn card") != std::string::npos);
}

TEST("R7.22: a player gives 24 free commands a day, and the next is refused")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.militia("b2", rebel1, 2);
    for (int i = 0; i < 12; ++i) {
        day.play(rebel1, "split ewok");
        day.play(rebel1, "transfer ewok primary");
    }
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    for (const std::string_view order : {"split ewok", "gift rebel2 b2 1", "drop doc uzi-1"}) {
        EXPECT_EQ(day.refused(rebel1, order), "E_COUNT") << order;
    }
    EXPECT(day.may(rebel1, "train doc"));
    EXPECT(day.may(rebel1, "end_turn")) << "is not counted";
    day.state.units[merc::doc.index].health = 1;
    EXPECT(day.may(rebel1, "doc_heal"));
    EXPECT(day.may(rebel2, "request rebel1 b2 1")) << "each player has his own 24";
    day.play(rebel2, "request rebel1 b2 1");
    EXPECT(day.may(rebel1, "grant rebel2")) << "answers are not counted";
}

}  // namespace
}  // namespace sortie::merc
