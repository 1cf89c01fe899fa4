#pragma once
// Retreat after a round, with the split that may precede it, and what a standoff forces (C14, C15.6).
//
// Everybody who has a movable squad in the combat answers at the same time, and nobody sees the answers before all are
// in (R13.13). So splits and retreats are only noted, in State::splits and Combat::retreats, and carried out together.

#include "games/merc/orders.h"

namespace sortie::merc {

// C14.2: adjacent, without enemies, and unoccupied or friendly.
SectorSet retreat_sectors(const State& state, Side side);

bool has_answered_retreat(const State& state, Seat seat);
SeatSet seats_in_combat(const State& state);
void carry_out_retreats(State& state, Events& events);

// ---- DP9 ----------------------------------------------------------------------------------------

// Which members split off: "whole", or their places in the squad, as in "13" for the first and the third.
inline constexpr int split_count = 1 << squad_size_max;
void write_split(Argument value, std::string& out);
inline constexpr Kind split_kind{.name = "split", .count = split_count, .write = write_split};
// A sector, or to stay.
inline constexpr Argument to_stay = sector_count;
void write_goal(Argument value, std::string& out);
inline constexpr Kind goal_kind{.name = "goal", .count = sector_count + 1, .write = write_goal};

void splits_to_choose(const State& state, const Chosen& chosen, Candidates& out);
void goals_to_choose(const State& state, const Chosen& chosen, Candidates& out);
bool has_primary_to_answer(const State& state, const Chosen& chosen);
bool has_secondary_to_answer(const State& state, const Chosen& chosen);
void do_retreat(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> goal_is_legal{
    "C14.2", "the sector is adjacent, and unoccupied or friendly", never, e_retreat_site};
// One answer for everything, so that nobody can tell from the waiting whether somebody splits.
inline constexpr Action<State> retreat{
    .name = "retreat",
    .prompt = "Stay, or retreat with a squad",
    .pick = {{.name = "split",
              .kind = &split_kind,
              .from = splits_to_choose,
              .prompt = "Who splits off first?",
              .outside = {{"C14.3", "one of your squads is off the board, and somebody stays",
                           never, e_squad_slots}}},
             {.name = "primary",
              .kind = &goal_kind,
              .from = goals_to_choose,
              .only_if = has_primary_to_answer,
              .prompt = "Where does the primary squad go?",
              .outside = {goal_is_legal}},
             {.name = "secondary",
              .kind = &goal_kind,
              .from = goals_to_choose,
              .only_if = has_secondary_to_answer,
              .prompt = "Where does the secondary squad go?",
              .outside = {goal_is_legal}}},
    .apply = do_retreat,
};

// ---- DP26: after a standoff ---------------------------------------------------------------------

bool is_standoff_now(const State& state);
void declare_standoff(State& state, Events& events);
Seat seat_that_must_leave(const State& state);
bool someone_must_leave(const State& state);
void squads_that_must_leave(const State& state, const Chosen& chosen, Candidates& out);
void sectors_to_leave_to(const State& state, const Chosen& chosen, Candidates& out);
void do_withdraw(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> withdraw{
    .name = "withdraw",
    .prompt = "After a standoff the attacker leaves",
    .pick = {{.name = "squad",
              .kind = &squad_kind,
              .from = squads_that_must_leave,
              .prompt = "Which squad?",
              .outside = {{"C15.6", "the squad attacked and can retreat", never, e_off_board}}},
             {.name = "to",
              .kind = &sector_kind,
              .from = sectors_to_leave_to,
              .prompt = "To which sector?",
              .outside = {{"C14.2", "the sector is adjacent, and unoccupied or friendly", never,
                           e_retreat_site}}}},
    .apply = do_withdraw,
};

}  // namespace sortie::merc
