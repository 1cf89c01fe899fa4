#pragma once
// The fourteen tactics cards and how one is used: played or given up to reinforce (R6.2, D8, chapter 08).
//
// Playing a card goes through stages of the flow: the base is revealed if the card says so, `begin_card` does what needs
// no choice, sectors are named where the card lets the Dictator choose, `carry_out_card` does the rest. What the
// affected rebels decide about a barrage is in barrage.h; militia of Lockdown are placed as in placement.h.

#include "games/merc/orders.h"

namespace sortie::merc {

inline constexpr std::size_t hand_size = 3;

// ---- Stages -------------------------------------------------------------------------------------

bool card_is_played(const State& state);
void begin_card(State& state, Events& events);
bool sectors_are_to_be_named(const State& state);
void carry_out_card(State& state, Events& events);
void put_card_away(State& state, Events& events);

bool general_is_due(const State& state);
bool conscripts_are_due(const State& state);
void call_up_conscripts(State& state, Events& events);  // TC12.2
void fill_hand(State& state, Events& events);           // D4.3
void draw_extra_card(State& state, Events& events);     // HUS4
bool has_card_to_use(const State& state);
// HUS1: the deck is brought to ten cards.
void enlarge_deck(State& state, Events& events);

// TC13.2: free moves for the units of whoever holds the oil.
void grant_oil(State& state, Side side, Events& events);

// What a card may still be aimed at, in the order of the map.
SectorSet sectors_to_name(const State& state);
// TC1.1
SectorSet barrage_sectors(const State& state);
// TC4.1: where the rebel's own militia are most numerous.
SectorSet fodder_sectors(const State& state, PlayerId rebel);
// TC4.1: the first rebel for whom the Dictator must choose; none.
PlayerId rebel_with_fodder_tie(const State& state);

// ---- DP50, DP39 ---------------------------------------------------------------------------------

void cards_to_use(const State& state, const Chosen& chosen, Candidates& out);
template <class S = State>
constexpr Pick<S> tactic_pick()
{
    return {.name = "card",
            .kind = &tactic_kind,
            .from = cards_to_use,
            .prompt = "Which card?",
            .outside = {{"TC0.1", "the card is in your hand", never, e_no_card}}};
}
void do_play(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> play_tactic{
    .name = "play",
    .prompt = "Play a tactics card",
    .pick = {tactic_pick()},
    .apply = do_play,
};
void own_sectors(const State& state, const Chosen& chosen, Candidates& out);
void do_reinforce(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> reinforce{
    .name = "reinforce",
    .prompt = "Give up a tactics card for militia in one sector",
    .pick = {tactic_pick(),
             {.name = "sector",
              .kind = &sector_kind,
              .from = own_sectors,
              .prompt = "In which sector?",
              .outside = {{"D8.1", "you control the sector", never, e_not_controlled}}}},
    .apply = do_reinforce,
};

// ---- DP55, DP56, DP60: sectors for a card -------------------------------------------------------

void sectors_for_card(const State& state, const Chosen& chosen, Candidates& out);
void do_name_sector(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> name_sector{
    .name = "name_sector",
    .prompt = "Name a sector for the card",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = sectors_for_card,
              .prompt = "Which sector?",
              .outside = {{"TC0.10", "the card allows the sector", never, e_site}}}},
    .apply = do_name_sector,
};
bool may_stop_naming(const State& state, const Chosen& chosen);
void do_stop_naming(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> stop_naming{
    .name = "stop_naming",
    .prompt = "Name no more sectors",
    .when = {{"TC1.2", "a barrage names at least one sector, and other cards all they can",
              may_stop_naming, e_count}},
    .pick = {},
    .apply = do_stop_naming,
};

}  // namespace sortie::merc
