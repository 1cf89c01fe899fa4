#pragma once
// Positions out of random games, for tests that ask the same of every game. They follow from a seed; each has a seat with
// a choice.
//
//     for_each_position(game, 2, 100, seed, [&](const Position& at, Seat seat) { ... });

#include <functional>
#include <memory>

#include "engine/module.h"

namespace sortie {

// A game that nobody has moved in yet.
inline std::unique_ptr<Position> untouched(const GameModule& game)
{
    Events silent;
    return game.start(usual_setup(game.options(), game.info().seats_least), silent);
}

// Calls `visit` with positions of random games in which some seat has a choice, so many of them, and with that seat.
inline void for_each_position(const GameModule& game, int seats, int count, std::uint64_t seed,
                              const std::function<void(const Position&, Seat)>& visit)
{
    SmallRng rng(seed);
    MoveList moves;
    Setup setup = usual_setup(game.options(), seats);
    for (std::uint64_t i = 0; count > 0; ++i) {
        setup.seed = Seed::from_number(seed + i);
        Events silent;
        const std::unique_ptr<Position> position = game.start(setup, silent);
        while (!position->is_over() && count > 0) {
            const SeatMove next = random_move(*position, rng, moves);
            position->legal_moves(next.seat, moves);
            if (moves.size() > 1 && rng.below(7) == 0) {
                visit(*position, next.seat);
                --count;
            }
            Step step;
            if (position->apply(next.seat, next.move, silent, step)) return;
        }
    }
}

}  // namespace sortie
