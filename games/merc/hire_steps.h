#pragma once
// The steps of a hire (R9, DH1 to DH4): drawing and showing cards, who may be taken, joining a squad, receiving
// equipment.
//
// Every hire is a task (task.h). `go_on_hiring` takes it to its next question; a step in which nothing is left to
// choose is taken without one. The questions themselves are in landing.h (Day 1) and hiring.h; what the Dictator's
// hires are for, and how many cards they draw, is in regime_hires.h.

#include "games/merc/orders.h"
#include "games/merc/outfitting.h"

namespace sortie::merc {

inline constexpr std::size_t cards_offered = 3;  // R9.2

// The next step of a hire whose cards have their place, or its end.
void go_on_hiring(State& state, PlayerId player, Events& events);
// R9.1, R9.9: draws and shows the cards, and begins with the first step.
void begin_hire(State& state, PlayerId rebel, Purpose purpose, UnitId actor, Events& events);
// R16.2: the top card of the MERC deck; none if both piles are empty.
UnitId draw_merc(State& state);
// R13.8: a card that was drawn for a hire is seen by everyone.
void show_merc(UnitId unit, Events& events);
// The Dictator's task, with the unit that was drawn for him in `named`: squad, equipment, and so on.
void begin_regime_hire(State& state, UnitId unit, Events& events);

// R9.7: nobody on the team, nor among those named in this hire, refuses to work with it.
bool is_compatible(const State& state, PlayerId player, UnitId unit);
// R9.4, R9.5: whether the card could be named next.
bool may_be_engaged(const State& state, PlayerId player, UnitId unit);

// R9.5, R9.9, D6.2: where a squad that is off the board may be founded.
SectorSet founding_sectors(const State& state, PlayerId player);
bool squad_may_take(const State& state, PlayerId player, std::uint8_t squad);
// D6.2, A-220: whether a new MERC of the Dictator could go anywhere.
bool has_place_for_hire(const State& state, PlayerId player);

// ---- Steps, for the actions ---------------------------------------------------------------------

void draw_offer(State& state, Task& task, std::size_t count, Events& events);
void discard_offer(State& state, Task& task, Events& events);
// Full health, no actions today; a combat is queued if enemies are there.
void join_hired(State& state, PlayerId player, std::uint8_t squad, SectorId sector, UnitId unit,
                Events& events);
void ask_whom_to_engage(State& state, PlayerId player, Events& events);
void ask_for_place(State& state, PlayerId player, Events& events);
// With `deck_chosen`: draws the card and asks where it goes.
void receive_equipment(State& state, PlayerId player, Events& events);
void end_hire(State& state, PlayerId player, Events& events);
bool is_anyone_left_to_engage(const State& state, PlayerId player);
// R8.1: how many of the named count for the team limit, and whether this one would.
int counted(const Task& task);
bool is_counted(UnitId unit);
int free_places(const State& state, PlayerId player);

// ---- Conditions on the card, which is the first argument ----------------------------------------

void offered_mercs(const State& state, const Chosen& chosen, Candidates& out);
bool fits_team(const State& state, const Chosen& chosen);
inline constexpr Condition<State> works_with_team{
    "R9.7", "the MERC works with everyone on your team", fits_team, e_incompatible};

}  // namespace sortie::merc
