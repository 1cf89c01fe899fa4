#pragma once
// The cards (chapter B4): the table of the deck, hands, drawing, and the cards that are played in
// the manoeuvre. Cards that answer a fight are in windows.h.
//
//     draw_card(state, seat, events);                // only the seat learns which card it is
//     play_card(state, seat, card::march, events);   // to the discard pile, for all to see
//
// Each special card is one small function named after it, `do_march` and so on; its numbers and its
// words are its row in `card_table`. The barrage is an order that starts a fight and is in
// manoeuvre.h.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/outline.h"
#include "games/skirmish/board.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

// B4.2 to B4.9, in the order of names_of(CardId).
struct CardRow {
    CardId card;
    std::uint8_t count;      // in the deck
    std::string_view words;  // what a player reads beside the card
};
inline constexpr std::array<CardRow, card_kinds> card_table{{
    {card::supply, 3, "manoeuvre: draw two cards"},
    {card::march, 4, "manoeuvre: one of your units gets two steps more"},
    {card::medic, 3, "manoeuvre: one of your wounded units regains up to 2 health"},
    {card::barrage, 3, "manoeuvre: attack from up to three cells away, without risk"},
    {card::aim, 4, "your attack, before the dice: +2"},
    {card::cover, 4, "your defence, before the dice: +2"},
    {card::smoke, 3, "your defence, before the dice: the fight is called off"},
    {card::luck, 4, "after the dice, when you are not ahead: throw your die again"},
}};
inline constexpr int march_steps = 2;
inline constexpr int medic_health = 2;
inline constexpr int supply_cards = 2;
inline constexpr int card_bonus = 2;  // of aim and of cover
inline constexpr int barrage_range = 3;

// What breaks the table, for `sortie validate`: a row out of its place, a kind without cards, a
// wrong sum.
void check_card_table(const std::array<CardRow, card_kinds>& table, std::vector<Finding>& findings);

inline bool holds(const State& state, Seat seat, CardId wanted)
{
    return state.hands[seat.index].contains(wanted);
}

// B1.5, B2.2, B2.3: a full hand and an empty deck draw nothing.
void draw_card(State& state, Seat seat, Events& events);

// B4.10
void play_card(State& state, Seat seat, CardId played, Events& events);

// B4.1: like play_card, and the seat's one card of this manoeuvre.
void play_in_manoeuvre(State& state, Seat seat, CardId played, Events& events);

// ---- Conditions ---------------------------------------------------------------------------------

template <CardId wanted>
bool holds_card(const State& state, const Chosen& chosen)
{
    return holds(state, chosen.seat, wanted);
}
inline bool may_play_a_card(const State& state, const Chosen& chosen)
{
    return !state.card_played.contains(chosen.seat);
}
inline bool has_wounded_unit(const State& state, const Chosen& chosen)
{
    bool is_found = false;
    for (const UnitId unit : squad_of(chosen.seat)) {
        const Unit& each = unit_in(state, unit);
        is_found |= each.is_alive() && each.health < stats_of(unit).health;
    }
    return is_found;
}
inline bool unit_is_wounded(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    return unit_in(state, unit).health < stats_of(unit).health;
}
inline void own_units(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const UnitId unit : squad_of(chosen.seat)) {
        if (unit_in(state, unit).is_alive()) out.add(unit);
    }
}

template <CardId wanted>
inline constexpr Condition<State> card_is_held{"B4.1", "you hold the card", holds_card<wanted>,
                                               "E_CARD_NOT_HELD"};
inline constexpr Condition<State> no_card_yet{
    "B4.1", "you have not played a card in this manoeuvre", may_play_a_card, "E_CARD_PLAYED"};

// ---- The cards of the manoeuvre -----------------------------------------------------------------

void do_supply(State& state, const Chosen& chosen, Events& events);
void do_march(State& state, const Chosen& chosen, Events& events);
void do_medic(State& state, const Chosen& chosen, Events& events);

// B4.2
inline constexpr Action<State> supply{
    .name = "supply",
    .prompt = "Play supply: draw two cards",
    .when = {card_is_held<card::supply>, no_card_yet},
    .pick = {},
    .apply = do_supply,
};

// B4.3
inline constexpr Action<State> march{
    .name = "march",
    .prompt = "Play march: two steps more",
    .when = {card_is_held<card::march>, no_card_yet},
    .pick = {{.name = "unit", .kind = &unit_kind, .from = own_units, .prompt = "Which unit?"}},
    .apply = do_march,
};

// B4.4
inline constexpr Action<State> medic{
    .name = "medic",
    .prompt = "Play medic: heal a unit",
    .when = {card_is_held<card::medic>,
             no_card_yet,
             {"B4.4", "one of your units is wounded", has_wounded_unit, "E_NOT_WOUNDED"}},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {{"B4.4", "the unit is wounded", unit_is_wounded, "E_NOT_WOUNDED"}},
              .prompt = "Which unit?"}},
    .apply = do_medic,
};

}  // namespace sortie::skirmish
