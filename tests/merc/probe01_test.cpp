#include <iostream>

#include "tests/merc/day_one.h"
namespace sortie::merc {
namespace {
TEST("probe")
{
    DayOne day({.rebels = 2});
    for (auto& o : day.options(rebel1)) std::cout << o << "|";
    std::cout << "\n";
    day.play(rebel1, "land a1");
    for (auto& o : day.options(rebel1)) std::cout << o << "|";
    std::cout << "\n";
    std::cout << Merc::board(P::view(day.state, seat_at(0)).seen, seat_at(0));
    day.complete(rebel2, "b1");
    day.go_on(rebel1);
    for (auto& e : day.log) std::cout << text_of(e) << "\n";
    std::cout << P::trace(day.state) << "\n";
    DayOne h({.rebels = 2, .dictator = Dictator::castro, .human = true});
    h.complete(rebel1, "a1");
    h.complete(rebel2, "b1");
    std::cout << P::trace(h.state) << "\n";
    for (auto& o : h.options(the_dictator)) std::cout << o << "|";
    std::cout << "\n";
    std::cout << Merc::board(P::view(h.state, seat_at(0)).seen, seat_at(0));
    Theatre t({.rebels = 2, .human = true});
    t.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    t.squad(the_dictator, primary, "d3", {merc::ra});
    for (auto& o : t.options(rebel1)) std::cout << o << "|";
    std::cout << "\n";
    t.end_rebel_turns();
    std::cout << P::trace(t.state) << "\n";
    for (auto& o : t.options(the_dictator)) std::cout << o << "|";
    std::cout << "\n";
    std::cout << Merc::board(P::view(t.state, seat_at(0)).seen, seat_at(0));
}
}  // namespace
}  // namespace sortie::merc
