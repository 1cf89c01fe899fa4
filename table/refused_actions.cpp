#include "table/refused_actions.h"

#include <optional>
#include <utility>

namespace sortie {

std::vector<RefusedAction> refused_actions(const GameModule& game, const Position& position,
                                           Seat seat)
{
    MoveList legal;
    position.legal_moves(seat, legal);
    std::vector<RefusedAction> out;
    for (std::size_t i = 0; i < game.face().actions.size(); ++i) {
        bool is_possible = false;
        for (const Move& move : legal) is_possible |= move.action == i;
        if (is_possible) continue;
        const Move bare{static_cast<std::uint8_t>(i), 0, {}};
        Refusal refusal = position.why_not(seat, bare).value_or(Refusal{});
        if (refusal.words.empty() || refusal.cause == RefusalCause::argument_count) {
            refusal = {RefusalCause::no_such_value, "", code_of(RefusalCause::no_such_value),
                       "nothing it could be done with", position.awaiting()};
        }
        out.push_back({game.face().actions[i].name, std::move(refusal)});
    }
    return out;
}

}  // namespace sortie
