#pragma once
// A steady player: advances on what its clauses ask for, prefers cover, shoots where it counts, plays its cards when they
// change something.
//
// It looks one move ahead, draws no number, and looks at nothing that the seat cannot see, so that it does the same in a
// view and in a world that was guessed for a search. Where units want to be is steady_goals.h.

#include <cstdint>
#include <span>

#include "engine/play.h"
#include "games/taktik/taktik.h"

namespace sortie::taktik {

Move steady_move(const State& seen, Seat seat);
// The same move, chosen among the seat's legal moves, and what each of them promises by the same measures, for a search
// that looks closer.
Move weigh_moves(const State& seen, Seat seat, const MoveList& moves,
                 std::span<std::uint32_t> weights);

}  // namespace sortie::taktik
