#pragma once
// Scenario files: a rule of a game told as a small text, and run.
//
//     game tictactoe
//     title X3.1: three in a row win
//     set marks[0] = [a1, b1]
//     set marks[1] = [a3, b3]
//     seat 1: place c1
//     expect winner seat 1
//
// docs/scenarios.md is the manual for those who write them. The same format serves tests, puzzles and bug
// reports. A scenario passes when every line is carried out as it says; otherwise the report names the
// first line that fails, what was expected there and what was found. All lines are read before the
// first is carried out, so a line that is no statement is told before anything else.
//
// A scenario that expects nothing fails, because it would pass whatever the rules do. So do one that forces
// dice which nobody throws, and one that forces some of its dice and leaves others to chance.
//
// Running never changes anything outside and survives a fault in the rules. It needs only the text: who
// reads files is the caller.

#include <optional>
#include <string>
#include <string_view>

#include "table/games.h"

namespace sortie {

struct ScenarioFailure {
    int line = 0;  // counted from one; 0 when it is about the file as a whole
    std::string words;
    std::string text;  // of the line
};

struct ScenarioReport {
    std::string file;
    std::string title;
    int expectations = 0;  // that held
    std::optional<ScenarioFailure> failure;

    bool is_passed() const { return !failure.has_value(); }

    // "name.scenario:12: units[3].health = 1 is expected, 2 is found" and the line's text below it, or
    // "name.scenario: passed, 3 expectations".
    std::string text() const;
};

ScenarioReport run_scenario(GameList games, std::string_view text, std::string_view file_name);

}  // namespace sortie
