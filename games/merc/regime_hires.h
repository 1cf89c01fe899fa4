#pragma once
// The Dictator's hires (DH1 to DH5, D1.7): how many cards are drawn for them and which squad they must join. The
// questions that follow are those of hiring.h, answered by a person or by the automatic Dictator.
//
// Each of these is a stage of the flow; the questions of its task come directly after it.

#include "games/merc/hire_steps.h"

namespace sortie::merc {

void draw_first_merc(State& state, Events& events);     // D5.4
void draw_one_merc(State& state, Events& events);       // DH1, DH2
void draw_three_mercs(State& state, Events& events);    // DH3 for Castro
void draw_six_mercs(State& state, Events& events);      // DH3 for Generalissimo
void hire_for_primary(State& state, Events& events);    // STA1
void hire_for_secondary(State& state, Events& events);  // STA2
void draw_queued_merc(State& state, Events& events);    // PIN2
void draw_bonus_merc(State& state, Events& events);     // MAO1, MAO2

bool hires_are_queued(const State& state);
bool bonus_hires_are_left(const State& state);
bool regime_has_task(const State& state);

}  // namespace sortie::merc
