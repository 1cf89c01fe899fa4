#pragma once
// A position and the cards as a client that knows MERC draws them (engine/scene.h). Ids are those of the rules and of the
// moves: sectors "b2", MERCs "max", players "rebel1" and "dictator", fighters "max", "militia-of-rebel1" and "dog1".
//
// The form of both is written down, with a comment for every field, in web/src/games/merc/scene.ts.

#include "engine/scene.h"
#include "games/merc/state.h"

namespace sortie::merc {

void tell_scene(const State& seen, Seat viewer, SceneWriter& out);
void tell_catalogue(SceneWriter& out);

}  // namespace sortie::merc
