#pragma once
// Cards of the common deck (chapters T10 to T12): drawing, playing, storing and discarding a bonus, playing from the
// reserve, and what a malus does. Tactics are in windows.h.
//
// A drawn bonus is pending until it is dealt with. A drawn malus is a resolution of its own: the response window, then
// either it is cancelled or it takes effect, after a choice of the opponent where the card asks for one (T12.3 to T12.6).

#include "engine/action.h"
#include "engine/event.h"
#include "games/taktik/codes.h"
#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/movement.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// ---- What a card asks to be named -----------------------------------------------------------------------------------

enum class Asks : std::uint8_t { nothing, unit, cell, quadrant, slot };
constexpr Asks asks_for(Target target)
{
    switch (target) {
        case Target::damaged_unit:
        case Target::held_unit:
        case Target::limited_unit:
        case Target::own_unit:
        case Target::frame_attacker:
        case Target::frame_target:
        case Target::supporter:
        case Target::drawers_unit:
        case Target::drawers_mech: return Asks::unit;
        case Target::home_cell: return Asks::cell;
        case Target::quadrant_enemies:
        case Target::any_quadrant: return Asks::quadrant;
        case Target::drawers_slot: return Asks::slot;
        default: return Asks::nothing;
    }
}
// Whether the player may name this unit for the card.
bool is_target(const State& state, Side by, CardId card, UnitId unit);

// ---- Drawing --------------------------------------------------------------------------------------------------------

void do_draw(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> draw_card{
    .name = "draw",
    .prompt = "Draw a card",
    .apply = do_draw,
};

// ---- The pending bonus ----------------------------------------------------------------------------------------------

inline bool a_bonus_is_pending(const State& state, const Chosen&)
{
    return state.pending.is_some() && is_bonus(state.pending);
}
inline bool nothing_is_pending(const State& state, const Chosen&)
{
    return state.pending.is_none();
}
inline bool has_effect_mode(CardId card)
{
    return row_of(card).timing == Timing::stored;
}
inline bool pending_has_effect_mode(const State& state, const Chosen&)
{
    return has_effect_mode(state.pending);
}
inline bool pending_is_not_locked(const State& state, const Chosen& chosen)
{
    return !is_locked(state, side_of(state, chosen), state.pending);
}

// The same arguments serve the pending card and one of the reserve; which card it is about is told by `card`.
CardId card_to_play(const State& state, const Chosen& chosen);
template <Asks asked>
bool card_asks_for(const State& state, const Chosen& chosen)
{
    return asks_for(row_of(card_to_play(state, chosen)).target) == asked;
}
void units_for_card(const State& state, const Chosen& chosen, Candidates& out);
void cells_for_card(const State& state, const Chosen& chosen, Candidates& out);
bool a_unit_can_enter(const State& state, const Chosen& chosen);

inline constexpr Condition<State> a_target_is_right{
    "K0.1", "the card may be used on that", never, code::target_invalid};
inline constexpr Pick<State> unit_for_card{
    .name = "unit",
    .kind = &unit_kind,
    .from = units_for_card,
    .only_if = card_asks_for<Asks::unit>,
    .prompt = "For which unit?",
    .outside = {{"T20.2", "the card is used on a unit", card_asks_for<Asks::unit>,
                 code::target_count},
                a_target_is_right},
};
inline constexpr Pick<State> cell_for_card{
    .name = "cell",
    .kind = &cell_kind,
    .from = cells_for_card,
    .where = {{"K2.10", "a unit is left in your external reserve", a_unit_can_enter,
               code::condition}},
    .only_if = card_asks_for<Asks::cell>,
    .prompt = "Where does it enter?",
    .outside = {{"T20.2", "the card is used on a cell", card_asks_for<Asks::cell>,
                 code::target_count},
                a_target_is_right},
};

void do_play(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> play_pending{
    .name = "play",
    .prompt = "Play the bonus that you have drawn",
    .when = {{"T11.1", "you have drawn a bonus that is not dealt with", a_bonus_is_pending,
              code::no_pending},
             {"T11.4", "the card has an effect of its own", pending_has_effect_mode,
              code::card_mode},
             {"T11.7", "no effect locks the card", pending_is_not_locked, code::card_locked}},
    .pick = {unit_for_card, cell_for_card},
    .apply = do_play,
};

bool reserve_is_full(const State& state, const Chosen& chosen);
void occupied_slots(const State& state, const Chosen& chosen, Candidates& out);
void do_store(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> store_pending{
    .name = "store",
    .prompt = "Put the bonus into your reserve",
    .when = {{"T11.1", "you have drawn a bonus that is not dealt with", a_bonus_is_pending,
              code::no_pending}},
    .pick = {{.name = "slot",
              .kind = &slot_kind,
              .from = occupied_slots,
              .only_if = reserve_is_full,
              .prompt = "In place of which card?",
              .outside = {{"T11.8", "a place is named only when the reserve is full",
                           reserve_is_full, code::slot},
                          {"T11.8", "there is a card in that place", never, code::slot}}}},
    .apply = do_store,
};

void do_discard(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> discard_pending{
    .name = "discard",
    .prompt = "Discard the bonus",
    .when = {{"T11.1", "you have drawn a bonus that is not dealt with", a_bonus_is_pending,
              code::no_pending}},
    .apply = do_discard,
};

// ---- The reserve (T11.2) --------------------------------------------------------------------------------------------

inline bool reserve_is_not_locked(const State& state, const Chosen& chosen)
{
    return !is_under(state, side_of(state, chosen), Primitive::lock_reserve);
}
inline CardId slot_card(const State& state, const Chosen& chosen)
{
    return camp_of(state, side_of(state, chosen)).reserve[chosen.as<std::size_t>(0)];
}
inline bool slot_has_effect_mode(const State& state, const Chosen& chosen)
{
    return has_effect_mode(slot_card(state, chosen));
}
inline bool slot_is_not_locked(const State& state, const Chosen& chosen)
{
    return !is_locked(state, side_of(state, chosen), slot_card(state, chosen));
}
void do_reserve(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> play_reserve{
    .name = "reserve",
    .prompt = "Play a card of your reserve",
    .when = {{"T11.2", "the card that you have drawn is dealt with", nothing_is_pending,
              code::pending}},
    .pick = {{.name = "slot",
              .kind = &slot_kind,
              .from = occupied_slots,
              .where = {{"T11.4", "the card has an effect of its own", slot_has_effect_mode,
                         code::card_mode},
                        {"T11.7", "no effect locks the reserve", reserve_is_not_locked,
                         code::card_locked},
                        {"T11.7", "no effect locks the card", slot_is_not_locked,
                         code::card_locked}},
              .prompt = "Which card?",
              .outside = {{"T11.8", "there is a card in that place", never, code::slot}}},
             unit_for_card, cell_for_card},
    .apply = do_reserve,
};

// ---- Ending a phase (T6.1) ------------------------------------------------------------------------------------------

void do_end_phase(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> end_phase{
    .name = "end_phase",
    .prompt = "End the phase",
    .when = {{"T6.1", "the card that you have drawn is dealt with", nothing_is_pending,
              code::pending}},
    .apply = do_end_phase,
};

// ---- A malus (T12) --------------------------------------------------------------------------------------------------

bool a_malus_is_drawn(const State& state);
// After the window: it is cancelled, takes effect, or waits for a choice.
void settle_malus(State& state, Events& events);
bool a_choice_is_open(const State& state);
Seat who_chooses(const State& state);

template <Choice... kinds>
bool choice_is(const State& state, const Chosen&)
{
    return ((state.choice == kinds) || ...);
}
void units_to_choose(const State& state, const Chosen& chosen, Candidates& out);
void slots_to_choose(const State& state, const Chosen& chosen, Candidates& out);

inline constexpr Condition<State> option_is_offered{"T12.5", "the answer is one of those offered",
                                                    never, code::choice_invalid};
void do_choose(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> choose{
    .name = "choose",
    .prompt = "Answer",
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = units_to_choose,
              .only_if = choice_is<Choice::unit, Choice::mech>,
              .prompt = "Which unit?",
              .outside = {option_is_offered}},
             {.name = "quadrant",
              .kind = &quadrant_kind,
              .from = each_below<State, quadrant_count>,
              .only_if = choice_is<Choice::quadrant>,
              .prompt = "Which quadrant?",
              .outside = {option_is_offered}},
             {.name = "slot",
              .kind = &slot_kind,
              .from = slots_to_choose,
              .only_if = choice_is<Choice::slot, Choice::surplus>,
              .prompt = "Which card?",
              .outside = {option_is_offered}}},
    .apply = do_choose,
};

// ---- The end of a turn ----------------------------------------------------------------------------------------------

// T14.8: a side holds more cards than its reserve has room for; the choice is put to it.
bool a_reserve_overflows(const State& state);
void ask_for_surplus(State& state, Events& events);
void shuffle_draw_pile(State& state, Events& events);  // SE12

}  // namespace sortie::taktik
