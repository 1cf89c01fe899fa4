#pragma once
// Day 1 of the rebels (R3.1, F9): each lands on the border and hires two MERCs out of three, all at the same time.
//
// How far a rebel is follows from his squad and his task; nothing else is stored. Teresa does not count, so whoever
// hires her may take the third card as well.

#include "games/merc/hire_steps.h"

namespace sortie::merc {

bool has_not_landed(const State& state, const Chosen& chosen);
void free_border_sectors(const State& state, const Chosen& chosen, Candidates& out);
bool sector_is_on_border(const State& state, const Chosen& chosen);
void do_land(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> land{
    .name = "land",
    .prompt = "Land on the border of the country",
    .when = {{"R3.1.2", "you have not landed yet", has_not_landed, e_landed}},
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = free_border_sectors,
              .prompt = "In which sector?",
              .outside = {{"R3.1.2", "the sector lies on the border of the map",
                           sector_is_on_border, e_edge},
                          {"R3.1.2", "no other rebel has landed there", never, e_taken}}}},
    .apply = do_land,
};

bool is_enlisting(const State& state, const Chosen& chosen);
bool leaves_a_second(const State& state, const Chosen& chosen);
void do_enlist(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> offer_is_open{"R3.1.4", "cards are offered to you", is_enlisting,
                                                e_window};
inline constexpr Action<State> enlist{
    .name = "enlist",
    .prompt = "Hire a MERC for the landing",
    .when = {offer_is_open},
    .pick =
        {{.name = "unit",
          .kind = &unit_kind,
          .from = offered_mercs,
          .where = {works_with_team,
                    {"R3.1.4", "a compatible card is left for the second hire", leaves_a_second,
                     e_incompatible}},
          .prompt = "Which MERC?",
          .outside = {{"R3.1.4", "the card is in your offer", never, e_no_card}}},
         {.name = "deck", .kind = &deck_kind, .from = every_deck, .prompt = "Which equipment?"}},
    .apply = do_enlist,
};
bool may_skip_third(const State& state, const Chosen& chosen);
void do_no_third(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> no_third{
    .name = "no_third",
    .prompt = "Hire nobody else",
    .when = {{"R3.1.6", "Teresa lets you hire a third MERC", may_skip_third, e_window}},
    .pick = {},
    .apply = do_no_third,
};
// R3.1.2, R3.1.3: the primary squad will stand there, and three cards are offered.
void land_at(State& state, PlayerId rebel, SectorId sector, Events& events);
// R3.1.5 to R3.1.7: the next question of a rebel who has landed, or the end of his Day 1.
void go_on_landing(State& state, PlayerId rebel, Events& events);
bool has_landed_completely(const State& state, Seat seat);  // F9.2

}  // namespace sortie::merc
