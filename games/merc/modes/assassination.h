#pragma once
// Assassination (V2): the base stands in a corner from the start, both sides hold half of the country, and only the
// death of the Dictator card wins for the rebels.
//
//     set-up     character, corner, card; militia of both sides; hires of the rebels; his MERCs; tactics
//     days       those of the normal game, without hires by special abilities (V2.8)
//     end        his death, or the last tactics card (V2.10, V2.11)

#include "games/merc/landing.h"

namespace sortie::merc {

// V2.2: by the distance from the line between the two corners that nobody uses.
enum class Zone : std::uint8_t { dictator, neutral, rebels };
Zone zone_of(const State& state, SectorId base, SectorId sector);
SectorSet sectors_of_zone(const State& state, Zone zone);
SectorId opposite_corner(const State& state, SectorId corner);

void corners(const State& state, const Chosen& chosen, Candidates& out);
void do_choose_corner(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> choose_corner{
    .name = "choose_corner",
    .prompt = "Choose the corner where the base stands",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = corners,
              .prompt = "Which corner?",
              .outside = {{"V2.1", "the sector is a corner of the map", never, e_base_site}}}},
    .apply = do_choose_corner,
};

// ---- Stages of the set-up (V2.12) ---------------------------------------------------------------

void found_base_in_corner(State& state, Events& events);
void man_both_sides(State& state, Events& events);  // V2.3
void land_in_corner(State& state, Events& events);  // V2.4
void begin_guards(State& state, Events& events);    // V2.5
bool guards_are_left(const State& state);
void draw_guard(State& state, Events& events);
bool is_kim(const State& state);

// V2.8: what is left of an ability without its hires.
bool has_ability_without_hires(const State& state);
void forget_queued_hires(State& state, Events& events);

void end_day_of_assassination(State& state, Events& events);  // V2.11

}  // namespace sortie::merc
