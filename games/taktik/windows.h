#pragma once
// The reaction windows of Taktik (chapters W11, W12) and the one action that answers them.
//
// Five windows stand in a move and an attack, the sixth between a malus and what it does. In the five only tactics are
// played, by the responder first and then by the initiator, one card in all; in the sixth the drawer may cancel with a
// card of the reserve. A seat gets an offer exactly if everybody could work out that it might hold a fitting card (W8):
// the policy reads PublicFacts, a type without hands.
//
// A reaction only adds effects and writes marked fields of the resolution; what follows from it is done by the next
// stage (W7).

#include "engine/window.h"
#include "games/taktik/card_play.h"
#include "games/taktik/codes.h"
#include "games/taktik/combat.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// What everybody knows and windows need (W8.3).
struct PublicFacts {
    Seat initiator;
    Seat responder;
    std::array<TacticSet, 2> played{};  // by seat
    std::array<bool, 2> has_tactics{};
    std::array<bool, 2> tactics_are_locked{};
    std::array<bool, 2> can_use_reserve{};  // it holds a card and is not locked
};
PublicFacts public_facts_of(const State& state);

inline SeatSet responding_seat(const PublicFacts& facts)
{
    return SeatSet{facts.responder};
}
inline SeatSet initiating_seat(const PublicFacts& facts)
{
    return SeatSet{facts.initiator};
}
inline bool tactics_are_locked(const PublicFacts& facts, Seat seat)
{
    return facts.tactics_are_locked[seat.index];
}
// W11.8
template <WindowName window>
bool could_play_a_tactic(const PublicFacts& facts, Seat seat, std::size_t role)
{
    const TacticSet& fitting = tactic_matrix[static_cast<std::size_t>(window)][role];
    return facts.has_tactics[seat.index] && !(fitting - facts.played[seat.index]).empty();
}
inline bool could_cancel(const PublicFacts& facts, Seat seat, std::size_t)
{
    return facts.can_use_reserve[seat.index];
}

// ---- The reaction (W6) ----------------------------------------------------------------------------------------------

inline WindowName open_window_of(const State& state)
{
    return state.windows.is_open() ? static_cast<WindowName>(state.windows.window.index)
                                   : WindowName::none;
}
inline bool is_malus_window(const State& state)
{
    return open_window_of(state) == WindowName::malus_drawn;
}
bool holds_card(const Camp& camp, CardId card);

void cards_to_react_with(const State& state, const Chosen& chosen, Candidates& out);
bool reaction_is_held(const State& state, const Chosen& chosen);          // W6.6
bool reaction_is_accepted(const State& state, const Chosen& chosen);      // W6.7
bool reaction_has_cancel_mode(const State& state, const Chosen& chosen);  // W12.2
bool reaction_fits_window(const State& state, const Chosen& chosen);      // W6.8
bool reaction_fits_role(const State& state, const Chosen& chosen);        // W6.9
bool reaction_is_not_locked(const State& state, const Chosen& chosen);    // W6.10

// What the card names in its effect mode does not matter where it cancels (W12).
template <Asks asked>
bool reaction_asks_for(const State& state, const Chosen& chosen)
{
    if (is_malus_window(state)) return asked == Asks::nothing;
    return asks_for(row_of(chosen.as<CardId>(1)).target) == asked;
}
void units_to_react_with(const State& state, const Chosen& chosen, Candidates& out);
void quadrants_to_react_with(const State& state, const Chosen& chosen, Candidates& out);

void do_react(State& state, const Chosen& chosen, Events& events);
inline constexpr Kind held_card_kind{
    .name = "card", .count = card_kinds, .write = write_name<CardId>};
inline constexpr Action<State> react{
    .name = "react",
    .prompt = "Play a card",
    .pick =
        {window_pick<State>(),
         {.name = "card",
          .kind = &held_card_kind,
          .from = cards_to_react_with,
          .prompt = "Which card?",
          .outside =
              {{"W6.6", "you hold the card", reaction_is_held, code::card_not_held},
               {"W6.7", "the card is one that this window takes", reaction_is_accepted,
                "E_NOT_REACTION"},
               {"W12.2", "the card can cancel a malus", reaction_has_cancel_mode, code::card_mode},
               {"W6.8", "the card belongs to this window", reaction_fits_window, "E_WRONG_WINDOW"},
               {"W6.9", "the card is for your part in this", reaction_fits_role, "E_WRONG_ROLE"},
               {"W6.10", "no effect locks the card", reaction_is_not_locked, code::card_locked},
               {"W6.13", "the card cancels a malus of this kind", never, code::condition}}},
         {.name = "unit",
          .kind = &unit_kind,
          .from = units_to_react_with,
          .only_if = reaction_asks_for<Asks::unit>,
          .prompt = "On which unit?",
          .outside = {{"W6.11", "the card is used on a unit", reaction_asks_for<Asks::unit>,
                       code::target_count},
                      {"W6.12", "the card may be used on that unit", never, code::target_invalid}}},
         {.name = "quadrant",
          .kind = &quadrant_kind,
          .from = quadrants_to_react_with,
          .only_if = reaction_asks_for<Asks::quadrant>,
          .prompt = "In which quadrant?",
          .outside = {{"W6.11", "the card is used on a quadrant", reaction_asks_for<Asks::quadrant>,
                       code::target_count},
                      {"W6.12", "an enemy unit stands in the quadrant", never,
                       code::target_invalid}}}},
    .apply = do_react,
    .is_reaction = true,
};

// ---- The windows (W11.3) --------------------------------------------------------------------------------------------

template <WindowName window>
constexpr Window<State, PublicFacts> tactic_window(std::string_view prompt)
{
    return {.name = window_names[static_cast<std::size_t>(window)],
            .prompt = prompt,
            .offer_order = {{"responder", responding_seat}, {"initiator", initiating_seat}},
            .plays_max = 1,
            .policy = OpenPolicy::publicly_possible,
            .is_possible = could_play_a_tactic<window>,
            .is_barred = tactics_are_locked,
            .reactions = {&react, &pass_reaction<State>},
            .may_edit = {"camps", "effects", "next_effect", "resolution.supporter",
                         "resolution.reroll_is_asked"}};
}
inline constexpr auto before_move = tactic_window<WindowName::before_move>(
    "A unit is ordered to move and still stands at its start");
inline constexpr auto after_move =
    tactic_window<WindowName::after_move>("A unit stands on its new cell");
inline constexpr auto before_attack_roll =
    tactic_window<WindowName::before_attack_roll>("An attack: the die is about to be rolled");
inline constexpr auto after_attack_roll =
    tactic_window<WindowName::after_attack_roll>("The die lies and does not count yet");
inline constexpr auto before_damage =
    tactic_window<WindowName::before_damage>("The hit stands, the damage is not done yet");
// W12
inline constexpr Window<State, PublicFacts> malus_drawn{
    .name = window_names[static_cast<std::size_t>(WindowName::malus_drawn)],
    .prompt = "A malus is drawn and may be cancelled",
    .offer_order = {{"drawer", initiating_seat}},
    .plays_max = 1,
    .policy = OpenPolicy::publicly_possible,
    .is_possible = could_cancel,
    .reactions = {&react, &pass_reaction<State>},
    .may_edit = {"camps", "deck.discard_pile", "resolution.is_cancelled"},
};

}  // namespace sortie::taktik
