#include "table/refused_actions.h"

namespace sortie {

std::vector<std::pair<std::string, std::string>> refused_actions(const GameModule& game,
                                                                 const Position& position,
                                                                 Seat seat)
{
    MoveList legal;
    position.legal_moves(seat, legal);
    std::vector<std::pair<std::string, std::string>> out;
    for (std::size_t i = 0; i < game.face().actions.size(); ++i) {
        bool is_possible = false;
        for (const Move& move : legal) is_possible |= move.action == i;
        if (is_possible) continue;
        const Move bare{static_cast<std::uint8_t>(i), 0, {}};
        const std::optional<Refusal> refusal = position.why_not(seat, bare);
        const bool is_told = refusal && refusal->cause != RefusalCause::argument_count;
        out.emplace_back(game.face().actions[i].name,
                         is_told ? refusal->text() : "nothing it could be done with");
    }
    return out;
}

}  // namespace sortie
