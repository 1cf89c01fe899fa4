#include "table/refused_actions.h"

#include <algorithm>

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {

TEST("every action that is not possible is told with its reason, and no other")
{
    const Match match = play(skirmish_game(), setup_with(skirmish_game(), 2), {});
    const auto refused = refused_actions(skirmish_game(), match.position(), seat_at(0));
    MoveList legal;
    match.position().legal_moves(seat_at(0), legal);
    for (const ActionFace& action : skirmish_game().face().actions) {
        const bool is_refused = std::ranges::any_of(
            refused, [&](const auto& each) { return each.action == action.name; });
        const bool is_legal = std::ranges::any_of(legal, [&](const Move& move) {
            return skirmish_game().face().actions[move.action].name == action.name;
        });
        EXPECT_NE(is_refused, is_legal) << action.name;
    }
    for (const auto& [action, refusal] : refused) {
        EXPECT_NE(refusal.words, "") << action;
        EXPECT_NE(refusal.code, "") << action;
    }
}

}  // namespace sortie
