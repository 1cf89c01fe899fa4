// The course of a game: the simultaneous phase and its barriers (chapter 10), seen from the players' seats.

#include "games/merc/flow.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

TEST("F13-1, F4.2.1, F6.1: a rebel moves into enemies: only the combat is left to decide")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::golem});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.militia("b3", the_dictator, 3);
    day.militia("b3", the_dictator, 3);
    day.play(rebel1, "move primary b3 -");
    EXPECT_FALSE(day.awaits(rebel2));
    EXPECT(day.awaits_nobody_but(rebel1));
    EXPECT_EQ(day.options(rebel2).size(), 0u);
}

TEST("F13-2, R5.3.1, F8.4: while a combat runs another rebel's order is refused and changes nothing")
{
    Theatre day({.rebels = 2});
    day.squad(rebel1, primary, "b2", {merc::badger, merc::golem});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.militia("b3", the_dictator, 3);
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.refused(rebel2, "train doc"), "E_BARRIER");
    EXPECT(day.last_refusal.find("b3") != std::string::npos);
    EXPECT(day.last_refusal.find("seat 1") != std::string::npos);
}

}  // namespace
}  // namespace sortie::merc
