#pragma once
// Putting equipment on: the exchange with a stash (R7.6, R7.5.3), one card that is given to a unit (DP20), the contents
// of a bandolier that was taken off (DP23), and the card that Hagness procured (DP22).
//
//     give_card(state, player, Purpose::dealer, unit, card, events);     // asks equip or stash, or stashes at once
//
// An exchange is given part by part: units are included, cards are put one by one, and it is finished. Everything else
// is a drawn card that waits in the player's task for its place.

#include "games/merc/orders.h"

namespace sortie::merc {

// ---- One card for one unit (R10.16) -------------------------------------------------------------

// Everyone sees what a unit puts on, wherever it came from (R13.9).
void tell_equipped(UnitId unit, CardId card, Events& events);
// Opens a task that asks where the card goes, unless only the stash is left.
void give_card(State& state, PlayerId player, Purpose purpose, UnitId unit, CardId card,
               Events& events);
// Goes on with the drawn cards of an open task: the next one is asked for, or stashed where nothing else is possible.
// Answers whether all of them have their place.
bool place_drawn_cards(State& state, PlayerId player, Events& events);

// After a drawn card has found its place: the next one, what the task goes on with, or its end.
void go_on_placing(State& state, PlayerId player, Events& events);

// The card that waits for its place: the first drawn one, or the first out of a bandolier.
CardId card_to_place(const Task& task);
bool may_go_into(const State& state, const Task& task, Pocket pocket);

bool is_asked_for_place(const State& state, const Chosen& chosen);
void places_for_card(const State& state, const Chosen& chosen, Candidates& out);
bool unit_takes_card(const State& state, const Chosen& chosen);
bool is_first_bandolier(const State& state, const Chosen& chosen);
bool place_takes_card(const State& state, const Chosen& chosen);
void do_equip(State& state, const Chosen& chosen, Events& events);
void do_stash(State& state, const Chosen& chosen, Events& events);

inline constexpr Condition<State> a_card_waits{"R10.16", "a card of yours waits for its place",
                                               is_asked_for_place, e_window};
inline constexpr Action<State> equip{
    .name = "equip",
    .prompt = "Put the card on the unit",
    .when = {a_card_waits},
    .pick = {{.name = "place",
              .kind = &pocket_kind,
              .from = places_for_card,
              .prompt = "Where?",
              .outside = {{"M-apeiron.4", "the unit does not refuse the card", unit_takes_card,
                           e_refuses_item},
                          {"R10.3", "a unit carries one bandolier, and none inside another",
                           is_first_bandolier, e_second_bandolier},
                          {"R10.1", "the card fits this place", place_takes_card, e_slot}}}},
    .apply = do_equip,
};
inline constexpr Action<State> stash{
    .name = "stash",
    .prompt = "Leave the card in the stash",
    .when = {a_card_waits},
    .pick = {},
    .apply = do_stash,
};

// ---- The exchange (R7.6) ------------------------------------------------------------------------

// The pool: what lies in the stash, what the participants carry, and damaged cards that were taken off.
CardSet pool_of(const State& state, PlayerId player);
// Opens the exchange for one unit; `include` adds others.
void open_exchange(State& state, PlayerId player, Purpose purpose, UnitId unit);

bool something_to_exchange(const State& state, const Chosen& chosen);
void do_reequip(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> reequip{
    .name = "reequip",
    .prompt = "Exchange equipment with the stash and between units",
    .when = {no_task_is_open},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {is_not_contested,
                        has_an_action,
                        {"R7.6.1", "there is something to exchange", something_to_exchange,
                         e_nothing_to_equip}},
              .prompt = "Which unit begins?",
              .outside = {unit_is_yours, unit_is_alive}}},
    .apply = do_reequip,
};

bool is_in_exchange(const State& state, const Chosen& chosen);
bool exchange_is_paid(const State& state, const Chosen& chosen);
bool exchange_is_fresh(const State& state, const Chosen& chosen);
void units_to_include(const State& state, const Chosen& chosen, Candidates& out);
bool unit_is_beside(const State& state, const Chosen& chosen);
void do_include(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> exchange_is_open{"R7.6.5", "you are exchanging equipment",
                                                   is_in_exchange, e_window};
inline constexpr Action<State> include{
    .name = "include",
    .prompt = "Let another unit take part, for an action of its own",
    .when = {exchange_is_open,
             {"R7.5.3", "the explorer exchanges alone", exchange_is_paid, e_window},
             {"R7.6.5", "no card has been put yet", exchange_is_fresh, e_window}},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = units_to_include,
              .prompt = "Which unit?",
              .outside = {unit_is_yours,
                          unit_is_alive,
                          has_an_action,
                          {"R7.6.1", "the unit stands there and does not take part yet",
                           unit_is_beside, e_target}}}},
    .apply = do_include,
};

bool has_partner_or_stash(const State& state, const Chosen& chosen);
void cards_to_put(const State& state, const Chosen& chosen, Candidates& out);
bool card_is_in_pool(const State& state, const Chosen& chosen);
bool card_is_new_here(const State& state, const Chosen& chosen);
void participants(const State& state, const Chosen& chosen, Candidates& out);
void places_to_put(const State& state, const Chosen& chosen, Candidates& out);
bool participant_takes_card(const State& state, const Chosen& chosen);
bool participant_has_no_bandolier(const State& state, const Chosen& chosen);
bool place_of_participant_takes_card(const State& state, const Chosen& chosen);
void do_put(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> there_is_a_pool{
    "R7.6.1", "the stash holds a card or another unit takes part", has_partner_or_stash,
    e_nothing_to_equip};
inline constexpr Action<State> put{
    .name = "put",
    .prompt = "Put a card on a unit",
    .when = {exchange_is_open, there_is_a_pool},
    .pick = {{.name = "card",
              .kind = &card_kind,
              .from = cards_to_put,
              .prompt = "Which card?",
              .outside = {{"R7.6.2", "the card is in the stash or carried by one who takes part",
                           card_is_in_pool, e_no_item},
                          {"R7.6.5", "each card is put only once", card_is_new_here, e_target}}},
             {.name = "unit",
              .kind = &unit_kind,
              .from = participants,
              .prompt = "On whom?",
              .outside = {{"R7.6.1", "the unit takes part", never, e_target}}},
             {.name = "place",
              .kind = &pocket_kind,
              .from = places_to_put,
              .prompt = "Where?",
              .outside = {{"M-apeiron.4", "the unit does not refuse the card",
                           participant_takes_card, e_refuses_item},
                          {"R10.3", "a unit carries one bandolier, and none inside another",
                           participant_has_no_bandolier, e_second_bandolier},
                          {"R10.1", "the card fits this place and is not there already",
                           place_of_participant_takes_card, e_slot}}}},
    .apply = do_put,
};
void do_finish(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> finish{
    .name = "finish",
    .prompt = "End the exchange",
    .when = {exchange_is_open, there_is_a_pool},
    .pick = {},
    .apply = do_finish,
};

// ---- What Hagness procured (DP22) ---------------------------------------------------------------

bool has_procured(const State& state, const Chosen& chosen);
void procured_cards(const State& state, const Chosen& chosen, Candidates& out);
void mates_of_hagness(const State& state, const Chosen& chosen, Candidates& out);
void do_keep(State& state, const Chosen& chosen, Events& events);
void do_keep_in_stash(State& state, const Chosen& chosen, Events& events);
template <class S = State>
constexpr Pick<S> procured_pick()
{
    return {.name = "card",
            .kind = &card_kind,
            .from = procured_cards,
            .prompt = "Which card?",
            .outside = {{"R7.13.1", "the card was drawn", never, e_no_item}}};
}
inline constexpr Condition<State> cards_are_procured{"R7.13.1", "Hagness has procured cards",
                                                     has_procured, e_window};
inline constexpr Action<State> keep{
    .name = "keep",
    .prompt = "Keep one of the procured cards for a member of the squad",
    .when = {cards_are_procured},
    .pick = {procured_pick(),
             {.name = "unit",
              .kind = &unit_kind,
              .from = mates_of_hagness,
              .prompt = "For whom?",
              .outside = {{"R7.13.1", "the unit is in the squad of Hagness", never, e_target}}},
             {.name = "place",
              .kind = &pocket_kind,
              .from = places_to_put,
              .prompt = "Where?",
              .outside = {{"M-apeiron.4", "the unit does not refuse the card",
                           participant_takes_card, e_refuses_item},
                          {"R10.3", "a unit carries one bandolier, and none inside another",
                           participant_has_no_bandolier, e_second_bandolier},
                          {"R10.1", "the card fits this place", place_of_participant_takes_card,
                           e_slot}}}},
    .apply = do_keep,
};
inline constexpr Action<State> keep_in_stash{
    .name = "keep_in_stash",
    .prompt = "Keep one of the procured cards in the stash",
    .when = {cards_are_procured},
    .pick = {procured_pick()},
    .apply = do_keep_in_stash,
};

}  // namespace sortie::merc
