#pragma once
// Free orders that change who belongs to what: SPLIT and TRANSFER of squad members (R7.14), and militia that rebels
// hand to each other, given or asked for (R7.15, R7.16).
//
// A split names one unit; more of them follow by transfer. A request waits beside the game: nobody is held up by it.

#include "games/merc/orders.h"

namespace sortie::merc {

// ---- SPLIT and TRANSFER -------------------------------------------------------------------------

bool a_squad_is_free(const State& state, const Chosen& chosen);
bool others_stay(const State& state, const Chosen& chosen);
void do_split(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> split{
    .name = "split",
    .prompt = "Let a unit form the squad that is off the board",
    .when = {no_task_is_open, may_command_freely},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {{"R7.14.1", "one of your two squads is off the board", a_squad_is_free,
                         e_squad_slots},
                        {"R7.14.1", "somebody stays in the squad", others_stay, e_count}},
              .prompt = "Which unit?",
              .outside = {unit_is_yours, unit_is_alive}}},
    .apply = do_split,
};

void other_squads_there(const State& state, const Chosen& chosen, Candidates& out);
bool may_use_base_squad(const State& state, const Chosen& chosen);
bool squad_is_in_same_sector(const State& state, const Chosen& chosen);
bool squad_has_room(const State& state, const Chosen& chosen);
bool is_another_squad(const State& state, const Chosen& chosen);
void do_transfer(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> squad_takes_unit{"R7.14.2", "the squad has room", squad_has_room,
                                                   e_squad_full};
inline constexpr Action<State> transfer{
    .name = "transfer",
    .prompt = "Move a unit to another squad in the same sector",
    .when = {no_task_is_open, may_command_freely},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .prompt = "Which unit?",
              .outside = {unit_is_yours, unit_is_alive}},
             {.name = "squad",
              .kind = &squad_kind,
              .from = other_squads_there,
              .where = {squad_takes_unit},
              .prompt = "To which squad?",
              .outside = {{"R7.14.6", "only the Dictator card enters the base squad, at the base",
                           may_use_base_squad, e_base_squad},
                          {"R7.14.3", "both squads are in the same sector", squad_is_in_same_sector,
                           e_squad_slots},
                          {"R7.14.2", "the unit is in another squad", is_another_squad,
                           e_squad_full}}}},
    .apply = do_transfer,
};

// ---- GIFT and REQUEST ---------------------------------------------------------------------------

inline constexpr Kind militia_kind = number_kind(20);

void every_rebel(const State& state, const Chosen& chosen, Candidates& out);
bool is_not_oneself(const State& state, const Chosen& chosen);
void sectors_with_own_militia(const State& state, const Chosen& chosen, Candidates& out);
bool sector_is_uncontested(const State& state, const Chosen& chosen);
void amounts_of_own_militia(const State& state, const Chosen& chosen, Candidates& out);
void do_gift(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> another_rebel{"R7.15.2", "it is another rebel", is_not_oneself,
                                                e_not_owner};
inline constexpr Condition<State> is_a_rebel{"R7.15.1", "he is a rebel of this game", never,
                                             e_target};
inline constexpr Condition<State> gift_is_uncontested{
    "R7.1.7", "no enemy stands in the sector after a standoff", sector_is_uncontested, e_contested};
inline constexpr Action<State> gift{
    .name = "gift",
    .prompt = "Give militia to another rebel",
    .when = {no_task_is_open, may_command_freely},
    .pick = {{.name = "to",
              .kind = &player_kind,
              .from = every_rebel,
              .where = {another_rebel},
              .prompt = "To whom?",
              .outside = {is_a_rebel}},
             {.name = "sector",
              .kind = &sector_kind,
              .from = sectors_with_own_militia,
              .where = {gift_is_uncontested},
              .prompt = "In which sector?",
              .outside = {{"R7.15.1", "you have militia there", never, e_militia_count}}},
             {.name = "count",
              .kind = &militia_kind,
              .from = amounts_of_own_militia,
              .prompt = "How many?",
              .outside = {{"R7.15.1", "you have so many militia there", never, e_militia_count}}}},
    .apply = do_gift,
};

void sectors_with_their_militia(const State& state, const Chosen& chosen, Candidates& out);
void amounts_of_their_militia(const State& state, const Chosen& chosen, Candidates& out);
void do_request(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> request{
    .name = "request",
    .prompt = "Ask another rebel for militia",
    .when = {no_task_is_open, may_command_freely},
    .pick = {{.name = "from",
              .kind = &player_kind,
              .from = every_rebel,
              .where = {another_rebel},
              .prompt = "Whom?",
              .outside = {is_a_rebel}},
             {.name = "sector",
              .kind = &sector_kind,
              .from = sectors_with_their_militia,
              .where = {gift_is_uncontested},
              .prompt = "In which sector?",
              .outside = {{"R7.16.1", "he has militia there", never, e_count}}},
             {.name = "count",
              .kind = &militia_kind,
              .from = amounts_of_their_militia,
              .prompt = "How many?",
              .outside = {{"R7.16.1", "he has so many militia there", never, e_count}}}},
    .apply = do_request,
};

// DP25; also for a rebel who is done.
void who_asks_me(const State& state, const Chosen& chosen, Candidates& out);
bool request_can_be_met(const State& state, const Chosen& chosen);
void do_grant(State& state, const Chosen& chosen, Events& events);
void do_deny(State& state, const Chosen& chosen, Events& events);
template <class S = State>
constexpr Pick<S> asker_pick()
{
    return {.name = "to",
            .kind = &player_kind,
            .from = who_asks_me,
            .prompt = "Whose request?",
            .outside = {{"R7.16.2", "he has an open request to you", never, e_window}}};
}
template <class S = State>
constexpr Pick<S> asker_to_serve()
{
    Pick<S> pick = asker_pick<S>();
    pick.where = {
        {"R7.16.2", "you still have so many militia there", request_can_be_met, e_militia_count}};
    return pick;
}
inline constexpr Action<State> grant{
    .name = "grant",
    .prompt = "Grant a request for militia",
    .pick = {asker_to_serve()},
    .apply = do_grant,
};
inline constexpr Action<State> deny{
    .name = "deny",
    .prompt = "Deny a request for militia",
    .pick = {asker_pick()},
    .apply = do_deny,
};

}  // namespace sortie::merc
