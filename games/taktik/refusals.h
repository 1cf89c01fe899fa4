#pragma once
// The engine's own refusals in the words, codes and rules of Taktik (T20.2, W14).
//
// The engine refuses what does not fit the moment; which code of the rules that is depends on what is open. Conditions of
// actions bring their own code and are left alone.

#include "engine/refusal.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

void adapt(const State& state, Seat seat, const Move& move, std::string_view action,
           Refusal& refusal);

}  // namespace sortie::taktik
