#pragma once
// The hidden base and its reveal (D2): where it may stand, and the three choices that go with it (DP51 to DP53).
//
// There is no base before it is revealed. The choices are kept in Regime::site and its like, and `reveal_base` then does
// everything at once: token, Dictator card, squad, equipment.

#include "games/merc/orders.h"

namespace sortie::merc {

// D2.5: the first list of possible sites that is not empty.
SectorSet legal_sites(const State& state);
// D2.2, D5.3: a card that reveals is played, or Kim begins, and the base can stand somewhere.
bool reveal_is_due(const State& state);
void reveal_base(State& state, Events& events);

// ---- DP51, DP30 ---------------------------------------------------------------------------------

void sites_to_choose(const State& state, const Chosen& chosen, Candidates& out);
void do_choose_base(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> choose_base{
    .name = "choose_base",
    .prompt = "Choose where the base stands",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = sites_to_choose,
              .prompt = "Which sector?",
              .outside = {{"D2.5", "the base may stand there", never, e_base_site}}}},
    .apply = do_choose_base,
};

// ---- DP52 ---------------------------------------------------------------------------------------

void do_arm_dictator(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> arm_dictator{
    .name = "arm_dictator",
    .prompt = "Choose the equipment of the Dictator card",
    .pick =
        {{.name = "deck", .kind = &deck_kind, .from = every_deck, .prompt = "From which deck?"}},
    .apply = do_arm_dictator,
};

// ---- DP53 ---------------------------------------------------------------------------------------

void squads_to_enter(const State& state, const Chosen& chosen, Candidates& out);
void do_station(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> station{
    .name = "station",
    .prompt = "Choose the squad of the Dictator card",
    .pick = {{.name = "squad",
              .kind = &squad_kind,
              .from = squads_to_enter,
              .prompt = "Which squad?",
              .outside = {{"D2.6.3", "the base squad, or a squad that is off the board", never,
                           e_squad_slots}}}},
    .apply = do_station,
};

}  // namespace sortie::merc
