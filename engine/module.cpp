#include "engine/module.h"

namespace sortie {

Move random_move(const Position& position, Seat seat, SmallRng& rng, MoveList& scratch)
{
    position.random_moves(seat, rng, scratch);
    if (scratch.empty()) fault("a seat is awaited and has no legal move");
    return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
}

SeatMove random_move(const Position& position, SmallRng& rng, MoveList& scratch)
{
    const Seat seat = random_seat(position.awaiting(), rng);
    return {seat, random_move(position, seat, rng, scratch)};
}

}  // namespace sortie
