#pragma once
// Refusals that come from the moment and not from an order's own conditions, in the words and codes of MERC (F8, R18).
//
// The engine knows that somebody else is awaited or that a barrier stands; here this becomes "the combat in b2 must be
// finished first", with the code that the rules name, in the precedence of F8.2.

#include "engine/refusal.h"
#include "games/merc/board.h"

namespace sortie::merc {

void put_into_words(const State& state, Seat seat, const Move& move, Refusal& refusal);

// Of a game that is over.
Side winner_of(const State& state);
bool has_won(const State& state, PlayerId player);
std::string words_of_end(const State& state);  // "the rebels have won"

}  // namespace sortie::merc
