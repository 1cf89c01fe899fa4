#pragma once
// Solo Rescue (V6): one player leads Teresa and three MERCs along six wilderness sectors; the enemies are the game's.
//
// The Dictator's seat is automatic and stands for the enemies (V6.11), so combat is the normal game's. What differs: who
// is in the squad, what lies face down in each sector, whom enemies aim at, and when the game ends.

#include "games/merc/hire_steps.h"

namespace sortie::merc {

void build_road(State& state, bool has_expansion);  // V6.2, V6.12
void lay_items(State& state);                       // V6.3

// ---- The squad (V6.1, V6.15) --------------------------------------------------------------------

void offer_recruits(State& state, Events& events);
bool recruits_are_to_be_chosen(const State& state);
void equip_squad(State& state, Events& events);

void do_recruit(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> recruit{
    .name = "recruit",
    .prompt = "Choose a MERC for the rescue",
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = offered_mercs,
              .where = {works_with_team},
              .prompt = "Which MERC?",
              .outside = {{"V6.1", "the card is in your offer", never, e_no_card}}}},
    .apply = do_recruit,
};

// ---- On the road --------------------------------------------------------------------------------

// V6.4: the item of a sector that was never entered is turned over, and enemies appear.
void turn_over(State& state, SectorId sector, Events& events);
void begin_day_of_rescue(State& state, Events& events);
void end_day_of_rescue(State& state, Events& events);  // V6.7
void look_for_rescue(State& state);                    // V6.8
void look_for_loss(State& state);                      // V6.9

// V6.5: who names the targets: the attacker, or the player where enemies have a choice between equals.
Seat aiming_seat(const State& state);

}  // namespace sortie::merc
