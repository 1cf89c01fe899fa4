// The invariants of a position: a good one passes, and each kind of defect is found.

#include "games/merc/checks.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

Theatre sound()
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(the_dictator, primary, "d3", {merc::max});
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    day.stash("b2", kind::mortar);
    day.militia("b2", rebel1, 3);
    check_position(day.state);
    return day;
}

TEST("R17.10: a card in two places, or in none, is found")
{
    Theatre day = sound();
    const CardId uzi = card_in(day.state, merc::doc, Pocket::weapon);
    State twice = day.state;
    twice.stashes[at("c2").index].insert(uzi);
    EXPECT_DEATH(check_position(twice), "times");
    State lost = day.state;
    lost.stashes[at("b2").index].clear();
    EXPECT_DEATH(check_position(lost), "times");
}

TEST("R17.10: a MERC in two places, or in none, is found")
{
    Theatre day = sound();
    State twice = day.state;
    twice.dead.insert(merc::doc);
    EXPECT_DEATH(check_position(twice), "places");
    State lost = day.state;
    lost.mercs.draw_pile.pop_back();
    EXPECT_DEATH(check_position(lost), "places");
}

TEST("R8.4, R8.7: a squad without members stands nowhere, and a unit is where its squad is")
{
    Theatre day = sound();
    State empty = day.state;
    empty.squads[rebel2.index][secondary].sector = at("a1");
    EXPECT_DEATH(check_position(empty), "is_on_board");
    State astray = day.state;
    astray.units[merc::doc.index].squad = secondary;
    EXPECT_DEATH(check_position(astray), "squad");
}

TEST("R11.2, R0.9: more than ten militia of a side in a sector are found")
{
    Theatre day = sound();
    day.militia("b2", rebel1, 6);
    day.militia("b2", rebel2, 5);
    EXPECT_DEATH(check_position(day.state), "militia_cap");
}

TEST("R10.8: a damaged card in a stash is found")
{
    Theatre day = sound();
    const CardId vest = day.stash("b2", kind::kevlar_vest);
    day.state.wear[vest.index] = 1;
    EXPECT_DEATH(check_position(day.state), "is_damaged");
}

TEST("R9.7: a team of two who do not work together is found")
{
    Theatre day = sound();
    day.squad(rebel1, secondary, "b1", {merc::borris, merc::moose});
    EXPECT_DEATH(check_position(day.state), "are_incompatible");
}

TEST("R17.10: a tactics card that is missing or there twice is found")
{
    Theatre day = sound();
    State twice = day.state;
    twice.tactics.discard.push_back(twice.tactics.deck[0]);
    EXPECT_DEATH(check_position(twice), "seen");
    State lost = day.state;
    lost.tactics.deck.pop_back();
    EXPECT_DEATH(check_position(lost), "seen");
}

TEST("a game that is over has an outcome, and an open one has none")
{
    Theatre day = sound();
    day.state.outcome = Outcome::base_taken;
    EXPECT_DEATH(check_position(day.state), "outcome");
}

}  // namespace
}  // namespace sortie::merc
