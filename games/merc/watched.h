#pragma once
// What simulations notice of a game of MERC beside its winner: who holds more of the country meanwhile, whom the sides
// hire and which tactics the Dictator plays.
//
// Rebels win and lose together (R15.1), so the first rebel stands for all of them: a mercenary counts as hired when any
// rebel has hired him. In Versus everybody hires for himself.

#include <array>

#include "engine/watch.h"
#include "games/merc/events.h"

namespace sortie::merc {

// R15.4, V4.9: the value of the sectors that the own side or faction holds, the same for all of them.
Scores standing_of(const State& state);

Occurrence hired_by_rebels(const State& state, const Event& event);
Occurrence hired_by_dictator(const State& state, const Event& event);
Occurrence tactic_played(const State& state, const Event& event);
SeatSet hiring_seats(const State& state);
SeatSet seat_of_dictator(const State& state);

inline constexpr std::array watched_impacts{
    Impact<State>{.name = "hires",
                  .words = "Mercenaries hired by rebels",
                  .event = &told::joined,
                  .items = &unit_kind,
                  .what = hired_by_rebels,
                  .among = hiring_seats},
    Impact<State>{.name = "dictator-hires",
                  .words = "Mercenaries hired by the Dictator",
                  .event = &told::joined,
                  .items = &unit_kind,
                  .what = hired_by_dictator,
                  .among = seat_of_dictator},
    Impact<State>{.name = "tactics",
                  .words = "Tactics played by the Dictator",
                  .event = &told::played,
                  .items = &tactic_kind,
                  .what = tactic_played,
                  .among = seat_of_dictator}};

}  // namespace sortie::merc
