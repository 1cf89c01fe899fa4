#pragma once
// The special abilities of the eleven Dictators (chapter 07): what each does in its turn and at set-up, and the choices
// that go with it.
//
// Each ability is a few stages of the flow, human or automatic; they differ only in who answers the questions. Hires
// are in regime_hires.h, militia that are placed one after the other in placement.h, Hitler's mark in the order of a
// round (order.h), Kim's cap in board.h, Hussein's second card in the flow.

#include "games/merc/orders.h"

namespace sortie::merc {

template <Dictator Wanted>
bool dictator_is(const State& state)
{
    return state.regime.card == Wanted;
}

// ---- Stages -------------------------------------------------------------------------------------

// DA3, DA8: counts the rebels' sectors and sees whether there is anything to do.
void begin_ability(State& state, Events& events);
bool ability_may_be_declined(const State& state);  // DP32
bool ability_is_used(const State& state);
bool hires_one_by_ability(const State& state);  // Gaddafi, Hitler
bool sends_militia(const State& state);         // Kim, Mussolini, Pol Pot
bool is_base_revealed(const State& state);
void spread_over_wilderness(State& state, Events& events);  // MAO5
void steal_militia(State& state, Events& events);           // NOR1
bool noriega_may_hire(const State& state);                  // NOR3
void deal_out_damage(State& state, Events& events);         // PIN3, PIN4
bool has_pol_pot_lost(const State& state);                  // POL4
void end_ability(State& state, Events& events);

// PIN1
void remember_sectors(State& state, Events& events);
void count_lost_sectors(State& state, Events& events);

// Set-up (D5.3, D5.5)
void add_militia_of_kim(State& state, Events& events);
bool has_bonus_mercs(const State& state);  // Mao, Mussolini
void begin_bonus_hires(State& state, Events& events);

// ---- DP32, DP44, DP57: use it or not ------------------------------------------------------------

void do_accept(State& state, const Chosen& chosen, Events& events);
void do_decline(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> accept{
    .name = "accept",
    .prompt = "Use the ability, or hire",
    .pick = {},
    .apply = do_accept,
};
inline constexpr Action<State> decline{
    .name = "decline",
    .prompt = "Do without it",
    .pick = {},
    .apply = do_decline,
};

// ---- DP36, DP41, DP46: one sector ---------------------------------------------------------------

SectorSet sectors_to_send_to(const State& state);
void sectors_for_sending(const State& state, const Chosen& chosen, Candidates& out);
void do_send(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> send{
    .name = "send",
    .prompt = "Send militia to a sector",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = sectors_for_sending,
              .prompt = "To which sector?",
              .outside = {{"DA7", "the ability allows the sector", never, e_site}}}},
    .apply = do_send,
};

// ---- DP38: Hitler's mark ------------------------------------------------------------------------

void rebels_to_mark(const State& state, const Chosen& chosen, Candidates& out);
void do_mark(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> mark{
    .name = "mark",
    .prompt = "Name the rebel before whom your side acts",
    .pick = {{.name = "rebel",
              .kind = &player_kind,
              .from = rebels_to_mark,
              .prompt = "Whom?",
              .outside = {{"HIT2", "it is a rebel", never, e_target}}}},
    .apply = do_mark,
};

// ---- DP27: the Dictator card --------------------------------------------------------------------

void dictators_in_use(const State& state, const Chosen& chosen, Candidates& out);
void do_choose_dictator(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> choose_dictator{
    .name = "choose_dictator",
    .prompt = "Choose your Dictator card",
    .pick = {{.name = "dictator",
              .kind = &dictator_kind,
              .from = dictators_in_use,
              .prompt = "Which one?",
              .outside = {{"R3.2.0", "the card is in use", never, e_no_card}}}},
    .apply = do_choose_dictator,
};

// ---- DP37: Gaddafi's loot -----------------------------------------------------------------------

// GAD4: whether a staged card has somebody to take it.
bool loot_is_offered(const State& state);
void loot_cards(const State& state, const Chosen& chosen, Candidates& out);
void looters(const State& state, const Chosen& chosen, Candidates& out);
void places_for_loot(const State& state, const Chosen& chosen, Candidates& out);
void do_loot(State& state, const Chosen& chosen, Events& events);
void do_leave_loot(State& state, const Chosen& chosen, Events& events);
void discard_loot(State& state, Events& events);  // GAD7
inline constexpr Action<State> loot{
    .name = "loot",
    .prompt = "Take a card of the fallen",
    .pick = {{.name = "card",
              .kind = &card_kind,
              .from = loot_cards,
              .prompt = "Which card?",
              .outside = {{"GAD2", "a fallen rebel MERC carried the card", never, e_no_item}}},
             {.name = "unit",
              .kind = &unit_kind,
              .from = looters,
              .prompt = "For whom?",
              .outside = {{"GAD4", "your unit is in the sector and has a free place for it", never,
                           e_target}}},
             {.name = "place",
              .kind = &pocket_kind,
              .from = places_for_loot,
              .prompt = "Where?",
              .outside = {{"GAD4", "the place is free and takes the card", never, e_slot}}}},
    .apply = do_loot,
};
inline constexpr Action<State> leave_loot{
    .name = "leave_loot",
    .prompt = "Leave the rest",
    .pick = {},
    .apply = do_leave_loot,
};

}  // namespace sortie::merc
