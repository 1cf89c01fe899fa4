#pragma once
// Versus (V4): factions of players fight each other; there is no Dictator.
//
//     landing    dice decide who is first; faction after faction names an industry, lands there and hires
//     rounds     faction after faction takes a turn, which is the rebel phase of the normal game
//     end        all industries (V4.8), the last faction with units (V4.10), or most value after the last round (V4.9)
//
// Sides are those of the moment (`side_of`, board.h), so landing, orders, combat and retreat are the normal game's. The
// Dictator's chair stays empty and is never awaited.

#include <array>
#include <optional>

#include "engine/options.h"
#include "games/merc/landing.h"

namespace sortie::merc {

// V4.1: how the players are divided: 0 the usual way for their number, 1 everyone alone, 2 in pairs, 3 in halves.
enum class Teams : std::uint8_t { usual, alone, pairs, halves };
// The faction of each player, by seat; nothing if so many players cannot be divided so.
std::optional<std::array<std::uint8_t, rebels_max>> divided(int players, Teams teams);
// 1v1, 1v1v1, 2v2 and 3v3 are; others need leave.
bool is_recommended(int players, Teams teams);

void begin_versus(State& state, const Setup& setup);

// ---- Landing (V4.2, V4.14) ----------------------------------------------------------------------

void throw_for_first_turn(State& state, Events& events);
bool factions_are_to_land(const State& state);
void begin_landing_of_faction(State& state, Events& events);
bool has_settled(const State& state, Seat seat);
void end_landing_of_faction(State& state, Events& events);

void industries_to_settle(const State& state, const Chosen& chosen, Candidates& out);
bool sector_is_industry(const State& state, const Chosen& chosen);
void do_settle(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> settle{
    .name = "settle",
    .prompt = "Name the industry where your faction lands",
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = industries_to_settle,
              .prompt = "Which industry?",
              .outside = {{"V4.14", "the sector is an industry", sector_is_industry, e_edge},
                          {"V4.14", "no other faction has landed there", never, e_taken}}}},
    .apply = do_settle,
};

// ---- Rounds (V4.4, V4.12) -----------------------------------------------------------------------

void begin_round_of_factions(State& state, Events& events);
bool turns_are_left(const State& state);
void begin_turn_of_faction(State& state, Events& events);
void end_turn_of_faction(State& state, Events& events);
void end_round_of_factions(State& state, Events& events);

// V4.8, V4.10: outside of combat.
void look_for_end_of_versus(State& state);

}  // namespace sortie::merc
