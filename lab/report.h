#pragma once
// The report of a simulation: one page of HTML that needs nothing else, for people who want to see whether a game is fair.
//
//     write_file("merc.html", report_html(game, result));
//
// It shows who wins, how long games take, how close they are, how much there is to decide, what cards have to do with
// winning and which actions nobody uses, with 95 % intervals, and the command that repeats it. It is the same text for the
// same result; there is no date and no script in it. A result without details has a shorter page.

#include <string>

#include "engine/module.h"
#include "lab/tally.h"

namespace sortie {

std::string report_html(const GameModule& game, const SimulationResult& result);

// The look of the page: colours for light and dark, and how wide things are.
std::string_view report_style();

}  // namespace sortie
