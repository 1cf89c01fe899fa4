#pragma once
// Running the battery on a game with a flaw, as the tests of its parts do.
//
//     const BatteryFailure found = failure_of<Flaw::leaky_view>(BatteryCheck::view);
//     EXPECT_LE(found.moves.size(), 1u);
//
// Not finding the expected kind of failure is a failure of the test; an empty one is answered then.

#include "table/battery.h"
#include "tests/support/test.h"
#include "tests/table/flawed_game.h"

namespace sortie::flawed {

template <Flaw flaw>
BatteryReport report_of(std::uint64_t games = 60)
{
    BatteryOptions options;
    options.games = games;
    options.failing_games_max = 3;
    options.shrink_moves_max = 2000;
    return run_battery(module_of<FlawedGame<flaw>>(), options);
}

template <Flaw flaw>
BatteryFailure failure_of(BatteryCheck check)
{
    const BatteryReport report = report_of<flaw>();
    for (const BatteryFailure& each : report.failures) {
        if (each.check != check) continue;
        EXPECT_LE(each.moves.size(), each.moves_before);
        EXPECT_EQ(each.step, each.moves.size());
        return each;
    }
    ADD_FAILURE() << "expected: " << words_of(check) << "\n" << report.text();
    return {};
}

inline bool says(const BatteryFailure& failure, std::string_view words)
{
    const bool is_said = failure.words.find(words) != std::string::npos;
    EXPECT(is_said) << failure.words;
    return is_said;
}

}  // namespace sortie::flawed
