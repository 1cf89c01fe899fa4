#pragma once
// Positions out of random games, for tests that ask the same of every game. They follow from a seed; each has a seat with
// a choice.
//
//     for_each_position(game, 2, 100, seed, [&](const Position& at, Seat seat) { ... });

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/module.h"

namespace sortie {

// A game that nobody has moved in yet.
inline std::unique_ptr<Position> untouched(const GameModule& game)
{
    Events silent;
    return game.start(usual_setup(game.options(), game.info().seats_least), silent);
}

// Ways to play a game that differ in what is hidden and in what a search looks at.
struct WayToPlay {
    std::string_view game;
    int seats;
    std::vector<std::pair<std::string, std::string>> options{};
};
inline const std::vector<WayToPlay>& ways_to_play()
{
    static const std::vector<WayToPlay> ways{
        {"tictactoe", 2},
        {"skirmish", 3},
        {"merc", 3},
        {"merc", 3, {{"dictator", "human"}}},
        {"merc", 3, {{"dictator", "human"}, {"mode", "assassination"}}},
        {"merc", 4, {{"mode", "versus"}}},
        {"merc", 2, {{"mode", "solo_rescue"}}},
        {"merc", 3, {{"vehicles", "yes"}, {"i_dictator", "yes"}, {"dictator", "human"}}},
        {"taktik", 2},
        {"taktik", 2, {{"victory", "points"}}},
        {"taktik", 2, {{"victory", "missions"}}}};
    return ways;
}
inline Setup setup_of(const GameModule& game, const WayToPlay& way)
{
    Setup setup = usual_setup(game.options(), way.seats);
    for (const auto& [name, value] : way.options) {
        CHECK(!set_option(game.options(), setup, name, value));
    }
    CHECK(!game.why_not_setup(setup));
    return setup;
}

// Calls `visit` with positions of random games in which some seat has a choice, so many of them, and with that seat.
inline void for_each_position(const GameModule& game, Setup setup, int count, std::uint64_t seed,
                              const std::function<void(const Position&, Seat)>& visit)
{
    SmallRng rng(seed);
    MoveList moves;
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
            CHECK(!position->apply(next.seat, next.move, silent, step));
        }
    }
}
inline void for_each_position(const GameModule& game, int seats, int count, std::uint64_t seed,
                              const std::function<void(const Position&, Seat)>& visit)
{
    for_each_position(game, usual_setup(game.options(), seats), count, seed, visit);
}

}  // namespace sortie
