// Scenario files, read and run as `sortie scenario` does it.
//
// An input is a scenario. What must hold:
//
//   - It passes with at least one expectation, or fails with words and a line that is there.
//   - It comes out the same when it is run again.
//   - Nothing in it stops the program: whoever leaves a position unchecked may bring the rules to a fault, and is told so.

#include "table/scenario.h"

#include <algorithm>

#include "fuzz/targets.h"
#include "games/games.h"

namespace sortie::fuzz {

void feed_scenario(std::string_view input)
{
    const ScenarioReport report = run_scenario(all_games(), input, "input.scenario");
    if (report.is_passed()) {
        must(report.expectations > 0, "a scenario that passes has expected something");
    } else {
        const auto lines = std::ranges::count(input, '\n') + 1;
        must(report.failure->line >= 0, "a failure is at a line or about the whole file");
        must(report.failure->line <= lines, "a failure is at a line that is there");
        must(!report.failure->words.empty(), "a failure has words");
    }
    const ScenarioReport again = run_scenario(all_games(), input, "input.scenario");
    must(again.text() == report.text(), "a scenario comes out the same again");
    must(again.title == report.title, "a scenario has the same title again");
}

}  // namespace sortie::fuzz
