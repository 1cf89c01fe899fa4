// The board as text: the map, squads and their MERCs for everyone, a stash only for the side that holds it.

#include "games/merc/picture.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

std::string board_for(const Theatre& day, Seat viewer)
{
    return Merc::board(P::view(day.state, viewer).seen, viewer);
}
std::string board_for(const Theatre& day, PlayerId player)
{
    return board_for(day, day.seat(player));
}
bool shows(const std::string& board, std::string_view words)
{
    return board.find(words) != std::string::npos;
}

TEST(
    "R13.4: the map shows every sector with its land, value, loot side, holder, militia and squads")
{
    Theatre day;
    day.lay("b2", "industry---gold");
    day.lay("b3", "town---a");
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, secondary, "d3", {merc::max});
    day.militia("b2", rebel2, 3);
    day.militia("c1", the_dictator, 4);
    day.explored("b3");
    for (const PlayerId viewer : {rebel1, rebel2, the_dictator}) {
        const std::string board = board_for(day, viewer);
        EXPECT(shows(board, "b2 industry 6?"));
        EXPECT(shows(board, "b3 city 2 ")) << "explored, so without a question mark";
        EXPECT(shows(board, "r1p"));
        EXPECT(shows(board, "Ds"));
        EXPECT(shows(board, "r2:3"));
        EXPECT(shows(board, "D:4"));
        EXPECT(shows(board, "held r2"));
        EXPECT(shows(board, "held D"));
        EXPECT(shows(board, "Day 2, rebels"));
    }
}

TEST("R13.4: every squad is listed with its MERCs, their health, actions and equipment")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::juicer});
    const CardId vest = day.give(merc::juicer, Pocket::armor, kind::kevlar_vest);
    day.give(merc::juicer, Pocket::weapon, kind::m16);
    day.state.wear[vest.index] = 1;
    day.state.units[merc::juicer.index].health = 4;
    const std::string board = board_for(day, the_dictator);
    EXPECT(shows(board, "primary squad in b2"));
    EXPECT(shows(board, "health 4/5"));
    EXPECT(shows(board, "actions 2"));
    EXPECT(shows(board, "M16"));
    EXPECT(shows(board, "Kevlar Vest 1"));
    EXPECT(shows(board_for(day, rebel1), "rebel1 (you)"));
    EXPECT_FALSE(shows(board_for(day, rebel2), "rebel1 (you)"));
}

TEST(
    "R13.10: a stash is listed only for the side that holds it; the others see how many cards it has")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.stash("b2", kind::mortar);
    day.stash("b2", kind::uzi);
    day.militia("d3", the_dictator, 1);
    day.stash("d3", kind::grenade);
    for (const PlayerId rebel : {rebel1, rebel2}) {
        EXPECT(shows(board_for(day, rebel), "stash of b2: uzi-1 mortar-1"));
        EXPECT_FALSE(shows(board_for(day, rebel), "stash of d3"));
        EXPECT_FALSE(shows(board_for(day, rebel), "grenade"));
    }
    EXPECT(shows(board_for(day, the_dictator), "stash of d3: grenade-1"));
    EXPECT_FALSE(shows(board_for(day, the_dictator), "stash of b2"));
    EXPECT(shows(board_for(day, the_dictator), "held r1 $2"));
    EXPECT_FALSE(shows(board_for(day, Seat::none()), "stash of"));
}

TEST(
    "R13.6, R13.5: the hand is written out for the Dictator only; the base and the played cards for everyone")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.tactics({Tactic::lockdown});
    day.hand({Tactic::sentry, Tactic::fodder});
    day.state.tactics.box.erase_value(Tactic::seizure);
    day.state.tactics.discard.push_back(Tactic::seizure);
    EXPECT(shows(board_for(day, the_dictator), "hand sentry fodder"));
    EXPECT_FALSE(shows(board_for(day, rebel1), "sentry"));
    EXPECT(shows(board_for(day, rebel1), "hand hidden hidden"));
    EXPECT(shows(board_for(day, rebel1), "played seizure"));
    EXPECT(shows(board_for(day, rebel1), "the base is hidden"));
    EXPECT_FALSE(shows(board_for(day, the_dictator), "lockdown")) << "the deck is nobody's";
    day.base("d2");
    EXPECT(shows(board_for(day, rebel1), "BASE"));
    EXPECT_FALSE(shows(board_for(day, rebel1), "the base is hidden"));
}

TEST("R13.8, R13.9: offers are written out for everyone, a drawn card only for its side")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b3", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ewok});
    day.next_mercs({merc::golem, merc::dutch, merc::moe});
    day.next_cards({kind::uzi});
    day.play(rebel2, "hire ewok");
    EXPECT(shows(board_for(day, the_dictator), "offered: Golem"));
    day.play(rebel1, "buy doc weapon");
    EXPECT(shows(board_for(day, rebel2), "drawn: Uzi"));
    EXPECT(shows(board_for(day, the_dictator), "drawn: a card"));
    EXPECT_FALSE(shows(board_for(day, the_dictator), "Uzi"));
}

TEST("a running combat is shown with its sector, round and order")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.play(rebel1, "move primary b3 -");
    const std::string board = board_for(day, rebel2);
    EXPECT(shows(board, "Combat in b3, round 1; order: > badger"));
    EXPECT(shows(board, "attacks: badger"));
}

TEST("the end is written above the map")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::preaction});
    day.base("b3");
    day.state.units[dictator_card.index].health = 1;
    day.dice({6, 6});
    day.play(rebel1, "move primary b3 -");
    EXPECT(shows(board_for(day, rebel1), "the rebels have won (dictator_dead)"));
}

}  // namespace
}  // namespace sortie::merc
