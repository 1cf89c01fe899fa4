#pragma once
// What a single unit does for an action or for nothing: explore, train, hospital, arms dealer, bombardment, the
// abilities of Feedback, Hagness, Doc and Squidhead, dropping a card and using a Repair Kit (R7.5, R7.7, R7.9 to R7.13,
// R7.17 to R7.20).
//
// A command that draws a card leaves it in the player's task (task.h), where the follow-up question is answered.

#include "games/merc/orders.h"
#include "games/merc/outfitting.h"

namespace sortie::merc {

template <class S = State>
constexpr Pick<S> unit_pick(ShortList<Condition<State>, conditions_max> where)
{
    return {.name = "unit",
            .kind = &unit_kind,
            .from = own_units,
            .where = where,
            .prompt = "Which unit?",
            .outside = {unit_is_yours, unit_is_alive}};
}
template <const UnitId& Wanted>
inline constexpr Condition<State> has_the_ability{"R7.1.5", "the unit has this ability",
                                                  unit_is<Wanted>, e_no_ability};
// The unit is the one that has the ability.
template <const UnitId& Wanted, class S = State>
constexpr Pick<S> able_unit_pick(ShortList<Condition<State>, conditions_max> where)
{
    return {.name = "unit",
            .kind = &unit_kind,
            .from = if_yours<Wanted>,
            .where = where,
            .prompt = "Which unit?",
            .outside = {unit_is_yours, unit_is_alive, has_the_ability<Wanted>}};
}
template <class S = State>
constexpr Pick<S> deck_pick(ShortList<Condition<State>, conditions_max> where)
{
    return {.name = "deck",
            .kind = &deck_kind,
            .from = every_deck,
            .where = where,
            .prompt = "From which deck?"};
}
template <class S = State>
constexpr Pick<S> discarded_pick(ShortList<Condition<State>, conditions_max> where)
{
    return {.name = "card",
            .kind = &card_kind,
            .from = discarded_cards,
            .where = where,
            .prompt = "Which card?",
            .outside = {{"R7.1.5", "the card lies in a discard pile", never, e_no_item}}};
}

// ---- EXPLORE (R7.5), TRAIN (R7.7) ---------------------------------------------------------------

bool sector_is_unexplored(const State& state, const Chosen& chosen);
void do_explore(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> explore{
    .name = "explore",
    .prompt = "Explore the sector",
    .when = {no_task_is_open},
    .pick = {unit_pick(
        {is_not_contested,
         has_an_action,
         {"R7.5.1", "the sector is unexplored", sector_is_unexplored, e_already_explored}})},
    .apply = do_explore,
};

bool can_pay_training(const State& state, const Chosen& chosen);
bool can_train(const State& state, const Chosen& chosen);
bool sector_takes_militia(const State& state, const Chosen& chosen);
void do_train(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> train{
    .name = "train",
    .prompt = "Train militia",
    .when = {no_task_is_open},
    .pick = {unit_pick(
        {is_not_contested,
         {"R7.7.2", "the unit has an action left", can_pay_training, e_no_action},
         {"R7.7.1", "the unit's training is at least 1", can_train, e_no_training},
         {"R7.7.1", "the sector has room for militia", sector_takes_militia, e_militia_cap}})},
    .apply = do_train,
};

// ---- HOSPITAL (R7.9), ARMS DEALER (R7.10) -------------------------------------------------------

bool unit_is_injured(const State& state, const Chosen& chosen);
void do_hospital(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> is_in_city{"R7.9.1", "the unit is in a city", stands_in_city,
                                             e_not_city};
inline constexpr Action<State> hospital{
    .name = "hospital",
    .prompt = "Heal in the hospital of a city",
    .when = {no_task_is_open},
    .pick = {unit_pick({is_not_contested,
                        has_an_action,
                        is_in_city,
                        {"R7.9.1", "the unit is injured", unit_is_injured, e_full_health}})},
    .apply = do_hospital,
};

void do_buy(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> deck_is_not_empty{
    "R7.10.1", "the deck or its discard pile holds a card", deck_has_cards<1>, e_deck_empty};
inline constexpr Action<State> buy{
    .name = "buy",
    .prompt = "Buy a card from the arms dealer of a city",
    .when = {no_task_is_open},
    .pick = {unit_pick({is_not_contested, has_an_action, is_in_city}),
             deck_pick({deck_is_not_empty})},
    .apply = do_buy,
};

// ---- BOMBARD (C12.3) ----------------------------------------------------------------------------

bool carries_mortar(const State& state, const Chosen& chosen);
void sectors_beside_unit(const State& state, const Chosen& chosen, Candidates& out);
bool enemies_are_beside(const State& state, const Chosen& chosen);
void do_bombard(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> bombard{
    .name = "bombard",
    .prompt = "Fire a mortar at an adjacent sector",
    .when = {no_task_is_open},
    .pick = {unit_pick({{"C12.3.1", "the unit carries a mortar", carries_mortar, e_no_item},
                        is_not_contested,
                        has_an_action}),
             {.name = "sector",
              .kind = &sector_kind,
              .from = sectors_beside_unit,
              .where = {{"C12.3.1", "enemy units are in the sector", enemies_are_beside,
                         e_no_enemy}},
              .prompt = "Which sector?",
              .outside = {{"C12.3.1", "the sector is adjacent", never, e_not_adjacent}}}},
    .apply = do_bombard,
};

// ---- Abilities ----------------------------------------------------------------------------------

void do_salvage(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> salvage{
    .name = "salvage",
    .prompt = "Feedback takes a card back from a discard pile",
    .when = {no_task_is_open},
    .pick = {able_unit_pick<merc::feedback>({a_card_is_discarded}),
             discarded_pick({is_not_contested, has_an_action})},
    .apply = do_salvage,
};

void do_procure(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> procure{
    .name = "procure",
    .prompt = "Hagness draws three cards of a deck",
    .when = {no_task_is_open},
    .pick = {able_unit_pick<merc::hagness>({is_not_contested, has_an_action}),
             deck_pick({deck_is_not_empty})},
    .apply = do_procure,
};

bool has_doc(const State& state, const Chosen& chosen);
bool doc_has_patient(const State& state, const Chosen& chosen);
void do_doc_heal(State& state, const Chosen& chosen, Events& events);
void doc_heals(State& state, Events& events);
inline constexpr Action<State> doc_heal{
    .name = "doc_heal",
    .prompt = "Doc heals his squad",
    .when = {no_task_is_open,
             {"R7.19.1", "Doc is one of your units", has_doc, e_no_ability},
             {"R7.19.1", "a MERC of Doc's squad is injured", doc_has_patient, e_full_health}},
    .pick = {},
    .apply = do_doc_heal,
};

bool has_squidhead(const State& state, const Chosen& chosen);
bool squidhead_is_uncontested(const State& state, const Chosen& chosen);
void disarmed_mines(const State& state, const Chosen& chosen, Candidates& out);
void mines_there(const State& state, const Chosen& chosen, Candidates& out);
void free_places_for_mine(const State& state, const Chosen& chosen, Candidates& out);
void do_arm_mine(State& state, const Chosen& chosen, Events& events);
void do_take_mine(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> squidhead_is_yours{"R7.20.2", "Squidhead is one of your units",
                                                     has_squidhead, e_no_ability};
inline constexpr Condition<State> squidhead_stands_safe{
    "R7.1.7", "no enemy stands in his sector after a standoff", squidhead_is_uncontested,
    e_contested};
inline constexpr Action<State> arm_mine{
    .name = "arm_mine",
    .prompt = "Squidhead arms a land mine in the stash",
    .when = {no_task_is_open, squidhead_is_yours, squidhead_stands_safe, may_command_freely},
    .pick = {{.name = "card",
              .kind = &card_kind,
              .from = disarmed_mines,
              .prompt = "Which mine?",
              .outside = {{"R7.20.2", "a disarmed mine lies in the stash of his sector", never,
                           e_no_item}}}},
    .apply = do_arm_mine,
};
inline constexpr Action<State> take_mine{
    .name = "take_mine",
    .prompt = "Squidhead takes a land mine out of the stash",
    .when = {no_task_is_open, squidhead_is_yours, squidhead_stands_safe, may_command_freely},
    .pick = {{.name = "card",
              .kind = &card_kind,
              .from = mines_there,
              .prompt = "Which mine?",
              .outside = {{"R7.20.2", "the mine lies in the stash of his sector", never,
                           e_no_item}}},
             {.name = "place",
              .kind = &pocket_kind,
              .from = free_places_for_mine,
              .prompt = "Where?",
              .outside = {{"R7.20.2", "the place is free and takes the mine", never, e_slot}}}},
    .apply = do_take_mine,
};

// ---- DROP (R7.17), REPAIR KIT (R7.18) -----------------------------------------------------------

void carried_cards(const State& state, const Chosen& chosen, Candidates& out);
void do_drop(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> drop{
    .name = "drop",
    .prompt = "Drop a card into the stash",
    .when = {no_task_is_open, may_command_freely},
    .pick = {unit_pick({}),
             {.name = "card",
              .kind = &card_kind,
              .from = carried_cards,
              .where = {is_not_contested},
              .prompt = "Which card?",
              .outside = {{"R7.1.5", "the unit carries the card", never, e_no_item}}}},
    .apply = do_drop,
};

bool carries_repair_kit(const State& state, const Chosen& chosen);
void do_repair(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> repair{
    .name = "repair",
    .prompt = "Use a Repair Kit to take a card back from a discard pile",
    .when = {no_task_is_open, may_command_freely, a_card_is_discarded},
    .pick = {unit_pick(
                 {{"R7.18.1", "the unit carries a Repair Kit", carries_repair_kit, e_no_item}}),
             discarded_pick({is_not_contested})},
    .apply = do_repair,
};

}  // namespace sortie::merc
