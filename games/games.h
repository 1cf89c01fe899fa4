#pragma once
// The games of this repository, in the order in which they are listed to people.
//
// Programs that offer all of them include this. Everything else is given a list of modules and does not care
// which they are, so that a game from elsewhere is as good as one of these.

#include <span>

#include "engine/module.h"

namespace sortie {

std::span<const GameModule* const> all_games();

}  // namespace sortie
