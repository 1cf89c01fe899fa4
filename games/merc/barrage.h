#pragma once
// Artillery Barrage (TC1.5 to TC1.8): the rebels in a shelled sector share out its hits, each in his turn, each hit on
// another unit.
//
// State::shelling is the sector that is being shared out; who has been named is noted in State::shelled and
// Shelling::militia until everybody has decided, and then everything is applied at once.

#include "games/merc/orders.h"

namespace sortie::merc {

bool barrage_goes_on(const State& state);
void begin_shelling(State& state, Events& events);
bool someone_shares_hits(const State& state);
Seat seat_that_shares(const State& state);
void apply_shelling(State& state, Events& events);

// How many of his units the rebel who decides could still name, and how many the rebels after him could.
int own_marks_left(const State& state);
int later_marks(const State& state);

// ---- DP54 ---------------------------------------------------------------------------------------

void marks_to_suffer(const State& state, const Chosen& chosen, Candidates& out);
void do_suffer(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> suffer{
    .name = "suffer",
    .prompt = "Take a hit of the barrage",
    .pick = {{.name = "unit",
              .kind = &fighter_kind,
              .from = marks_to_suffer,
              .prompt = "On whom?",
              .outside = {{"TC1.5", "a unit of yours in the sector that has no hit yet", never,
                           e_allocation}}}},
    .apply = do_suffer,
};
bool others_can_take_the_rest(const State& state, const Chosen& chosen);
void do_suffered(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> suffered{
    .name = "suffered",
    .prompt = "Leave the rest of the hits to the others",
    .when = {{"TC1.5", "the rebels after you can take the rest", others_can_take_the_rest,
              e_allocation}},
    .pick = {},
    .apply = do_suffered,
};

}  // namespace sortie::merc
