#pragma once
// The engine's own refusals in the words, codes and rules of Taktik (T20.2, W14).

#include "engine/refusal.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

void adapt(const State& state, Seat seat, const Move& move, std::string_view action, Refusal& refusal);

}  // namespace sortie::taktik
