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

TEST("R7.16: a request is of one rebel to another, about a sector of the map")
{
    const Theatre day = sound();
    State state = day.state;
    state.requests[rebel1.index] = {rebel2, at("b2"), 1};
    check_position(state);
    state.requests[rebel1.index].sector = SectorId::none();
    EXPECT_DEATH(check_position(state), "is_on_map");
    state.requests[rebel1.index] = {the_dictator, at("b2"), 1};
    EXPECT_DEATH(check_position(state), "is_rebel");
    state = day.state;
    state.requests[5] = {rebel2, at("b2"), 1};
    EXPECT_DEATH(check_position(state), "is_rebel");
}

TEST("whoever does not play has neither units nor militia")
{
    const Theatre day = sound();
    State state = day.state;
    state.sectors[at("b2").index].militia[4] = 1;
    EXPECT_DEATH(check_position(state), "plays");
    state = day.state;
    state.squads[4][primary].sector = at("a1");
    EXPECT_DEATH(check_position(state), "plays");
}

TEST(
    "D2.6: the Dictator card is in play when its base is known, and then everyone knows which it is")
{
    Theatre day = sound();
    day.squad(the_dictator, secondary, "d3", {dictator_card});
    EXPECT_DEATH(check_position(day.state), "base");
    day = sound();
    day.base("d3");
    check_position(day.state);
    day.state.regime.card = Dictator::unknown;
    EXPECT_DEATH(check_position(day.state), "unknown");
}

TEST("D4.5: of a card that is put away nothing is left, and the sectors of a card are on the map")
{
    const Theatre day = sound();
    State state = day.state;
    state.regime.playing = Tactic::hidden;
    EXPECT_DEATH(check_position(state), "playing");
    state = day.state;
    state.regime.fodder[1] = at("f5");
    EXPECT_DEATH(check_position(state), "is_on_map");
    state = day.state;
    state.regime.chosen.push_back(at("b2"));
    EXPECT_DEATH(check_position(state), "chosen");
    state = day.state;
    state.regime.marked = the_dictator;
    EXPECT_DEATH(check_position(state), "is_rebel");
}

TEST("R10.1, C8.4: a card lies in the piles of its type, and what is used up is gone")
{
    const Theatre day = sound();
    State state = day.state;
    auto& weapons = state.equipment[static_cast<std::size_t>(Slot::weapon)];
    auto& armors = state.equipment[static_cast<std::size_t>(Slot::armor)];
    armors.discard(weapons.draw_pile.pop_back());
    EXPECT_DEATH(check_position(state), "slot");
    state = day.state;
    state.wear[card_in(state, merc::doc, Pocket::weapon).index] = 1;
    EXPECT_DEATH(check_position(state), "wear");
}

TEST("a game that is over has an outcome, and an open one has none")
{
    Theatre day = sound();
    day.state.outcome = Outcome::base_taken;
    EXPECT_DEATH(check_position(day.state), "outcome");
}

}  // namespace
}  // namespace sortie::merc
