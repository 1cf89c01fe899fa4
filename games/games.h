#pragma once
// The games of this repository, in the order in which they are listed to people. Programs that offer all of
// them include this; everything else gets a list of modules and does not care which.

#include <span>

#include "engine/module.h"

namespace sortie {

std::span<const GameModule* const> all_games();

}  // namespace sortie
