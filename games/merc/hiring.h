#pragma once
// HIRE (R9): fire or not, name the cards, and then for each of them its squad and sector and its equipment deck. The
// same questions serve the recovery hire of a rebel who has lost everyone (R9.9) and the hires of the Dictator.
//
// What happens between two questions is in hire_steps.h.

#include "games/merc/hire_steps.h"

namespace sortie::merc {

// ---- HIRE (R9.1) --------------------------------------------------------------------------------

inline constexpr int hire_price = 2;
bool has_two_actions(const State& state, const Chosen& chosen);
bool is_within_limit(const State& state, const Chosen& chosen);
bool mercs_are_left(const State& state, const Chosen& chosen);
void do_hire(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> hire{
    .name = "hire",
    .prompt = "Look for MERCs to hire",
    .when = {no_task_is_open},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {is_not_contested,
                        {"R9.1", "the unit has two actions left", has_two_actions, e_no_action},
                        {"R9.1", "your team is not above its limit", is_within_limit,
                         e_over_team_limit},
                        {"R9.1", "a MERC card can be drawn", mercs_are_left, e_deck_empty}},
              .prompt = "Who looks for them?",
              .outside = {unit_is_yours, unit_is_alive}}},
    .apply = do_hire,
};

// DP16
bool may_fire(const State& state, const Chosen& chosen);
void units_to_fire(const State& state, const Chosen& chosen, Candidates& out);
bool is_not_the_actor(const State& state, const Chosen& chosen);
void do_dismiss(State& state, const Chosen& chosen, Events& events);
void do_dismiss_nobody(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> firing_is_open{"R9.3", "you are asked whether to fire somebody",
                                                 may_fire, e_window};
inline constexpr Action<State> dismiss{
    .name = "dismiss",
    .prompt = "Fire one of your MERCs",
    .when = {firing_is_open},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = units_to_fire,
              .prompt = "Whom?",
              .outside = {unit_is_yours,
                          unit_is_alive,
                          {"R9.3", "it is not the MERC that hires", is_not_the_actor,
                           e_fire_actor}}}},
    .apply = do_dismiss,
};
inline constexpr Action<State> dismiss_nobody{
    .name = "dismiss_nobody",
    .prompt = "Fire nobody",
    .when = {firing_is_open},
    .pick = {},
    .apply = do_dismiss_nobody,
};

// DP17, DP33, DP58
bool may_engage(const State& state, const Chosen& chosen);
bool is_named_once(const State& state, const Chosen& chosen);
bool team_has_room(const State& state, const Chosen& chosen);
bool squads_have_room(const State& state, const Chosen& chosen);
void do_engage(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> choice_is_open{"R9.4", "you are asked whom to hire", may_engage,
                                                 e_window};
inline constexpr Action<State> engage{
    .name = "engage",
    .prompt = "Hire one of the MERCs that were drawn",
    .when = {choice_is_open},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = offered_mercs,
              .where = {works_with_team,
                        {"R9.4", "your team does not exceed its limit", team_has_room, e_team_full},
                        {"R9.5", "a squad has room for it", squads_have_room, e_squad_full}},
              .prompt = "Which MERC?",
              .outside = {{"R9.11", "each card is named once", is_named_once, e_target},
                          {"R9.4", "the card was drawn for this hire", never, e_no_card}}}},
    .apply = do_engage,
};
bool may_stop_engaging(const State& state, const Chosen& chosen);
bool has_engaged_enough(const State& state, const Chosen& chosen);
void do_engaged(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> engaged{
    .name = "engaged",
    .prompt = "Hire nobody else",
    .when = {{"R9.4", "you are asked whom to hire", may_stop_engaging, e_window},
             {"R9.9", "a recovery hire takes at least one MERC", has_engaged_enough, e_count}},
    .pick = {},
    .apply = do_engaged,
};

// DP18, DP35
bool is_placing(const State& state, const Chosen& chosen);
void squads_for_hire(const State& state, const Chosen& chosen, Candidates& out);
bool squad_is_off_board(const State& state, const Chosen& chosen);
void sectors_for_hire(const State& state, const Chosen& chosen, Candidates& out);
bool hire_is_friendly(const State& state, const Chosen& chosen);
bool hire_is_controlled(const State& state, const Chosen& chosen);
void do_assign(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> assign{
    .name = "assign",
    .prompt = "Choose the squad of the new MERC",
    .when = {{"R9.5", "a new MERC waits for its squad", is_placing, e_window}},
    .pick = {{.name = "squad",
              .kind = &squad_kind,
              .from = squads_for_hire,
              .prompt = "Which squad?",
              .outside = {{"R9.5", "the squad has room and may take it", never, e_squad_full}}},
             {.name = "sector",
              .kind = &sector_kind,
              .from = sectors_for_hire,
              .only_if = squad_is_off_board,
              .prompt = "In which sector does it stand?",
              .outside = {{"R9.5", "the squad is off the board", squad_is_off_board, e_place},
                          {"R9.5", "the sector is friendly", hire_is_friendly, e_not_friendly},
                          {"D6.2", "you control the sector", hire_is_controlled, e_not_controlled},
                          {"R9.9", "a new squad may be founded there", never, e_place}}}},
    .apply = do_assign,
};

// DP19, DP34
bool is_choosing_deck(const State& state, const Chosen& chosen);
void do_draw_from(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> draw_from{
    .name = "draw_from",
    .prompt = "Choose the equipment of the new MERC",
    .when = {{"R9.6", "a new MERC waits for its equipment", is_choosing_deck, e_window}},
    .pick = {{.name = "deck", .kind = &deck_kind, .from = every_deck, .prompt = "Which deck?"}},
    .apply = do_draw_from,
};

}  // namespace sortie::merc
