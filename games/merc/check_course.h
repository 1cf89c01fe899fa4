#pragma once
// Whether a position of MERC fits the place of the flow at which it stands (flow.h): a combat runs exactly while play is
// inside of one, a base is about to be revealed exactly while that is asked for, and so on. What comes after the
// question relies on it.

#include "games/merc/state.h"

namespace sortie::merc {

void check_course(const State& state);

}  // namespace sortie::merc
