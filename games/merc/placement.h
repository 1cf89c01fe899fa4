#pragma once
// Militia that the Dictator places where he likes, within what a rule allows: extra militia of Day 1, Lockdown, and the
// abilities of Mao, Noriega and Mussolini (DP29, DP59, DP40, DP43, DP42).
//
// All of them are one question, put again until nothing is left: a sector and an amount, or enough. Regime::placing says
// which rule it is; `sectors_to_place` is what that rule allows.

#include "games/merc/orders.h"
#include "games/merc/regrouping.h"

namespace sortie::merc {

// Where militia may be placed now: allowed by the rule, and with room.
SectorSet sectors_to_place(const State& state);
bool militia_are_to_be_placed(const State& state);
void begin_placing(State& state, Placing placing, int count);
// What is left is forfeited; the combats of one card or ability stand in map order (D0.1.2).
void end_placing(State& state, Events& events);

void places_for_militia(const State& state, const Chosen& chosen, Candidates& out);
void amounts_to_place(const State& state, const Chosen& chosen, Candidates& out);
void do_place(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> place{
    .name = "place",
    .prompt = "Place militia",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = places_for_militia,
              .prompt = "In which sector?",
              .outside = {{"DA7", "the sector is allowed and has room", never, e_site}}},
             {.name = "count",
              .kind = &militia_kind,
              .from = amounts_to_place,
              .prompt = "How many?",
              .outside = {{"DA7", "so many are left and fit in", never, e_militia_count}}}},
    .apply = do_place,
};

bool may_forfeit(const State& state, const Chosen& chosen);
void do_enough(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> enough{
    .name = "enough",
    .prompt = "Place no more",
    .when = {{"NOR2", "stolen militia are all placed", may_forfeit, e_window}},
    .pick = {},
    .apply = do_enough,
};

}  // namespace sortie::merc
