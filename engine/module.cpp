#include "engine/module.h"

namespace sortie {

SeatMove random_move(const Position& position, SmallRng& rng, MoveList& scratch)
{
    const SeatSet awaited = position.awaiting();
    CHECK(!awaited.empty());
    const auto rank = rng.below(static_cast<std::uint32_t>(awaited.size()));
    const Seat seat = awaited.at_rank(static_cast<int>(rank));
    position.legal_moves(seat, scratch);
    if (scratch.empty()) fault("a seat is awaited and has no legal move");
    return {seat, scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))]};
}

}  // namespace sortie
