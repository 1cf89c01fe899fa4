#pragma once
// The position and the cards as a client wants them (engine/scene.h): names as in moves, and everything worked out that
// the rules work out: reach with costs and ways, odds, what a tactic would change, progress of every clause.
//
// Told from a view, so nothing hidden can be in it.

#include "engine/scene.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

void write_scene(const State& seen, Seat viewer, SceneWriter& out);
void write_catalogue(SceneWriter& out);

}  // namespace sortie::taktik
