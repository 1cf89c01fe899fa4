#pragma once
// Which way to play a game has (V0): what may be combined, what the set-up adds, where the normal game hands over.
//
//     if (const auto words = why_not_modes(setup)) ...        // before anything starts
//
// The modes themselves are in assassination.h, versus.h, rescue.h, super_weapon.h, and driving.h with motor_pool.h.

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "engine/event.h"
#include "engine/options.h"
#include "games/merc/state.h"

namespace sortie::merc {

// V0.1, V0.4: the matrix, the numbers of players, and what a mode needs besides.
std::optional<std::string> why_not_modes(const Setup& setup);

// Before the map is built: what the position remembers of the choice.
void choose_modes(State& state, const Setup& setup);
// When map and decks are ready.
void set_up_modes(State& state);

// The courses of the flow: 0 is the normal game.
std::size_t course_of(const State& state);

// What the hash of a position covers: all of it, or in a normal game all but the part that is never used.
std::span<const std::byte> hashed_part(const State& state);

// Outside of combat, whenever units have moved or fallen. For games that are not normal.
void look_for_end_of_mode(State& state);

void check_modes(const State& state);

}  // namespace sortie::merc
