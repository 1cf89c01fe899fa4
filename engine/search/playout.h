#pragma once
// From a position to results: who has won, and how a game is played to its end.
//
//     const Ending ending = Playouts<Game>(options).run(world, seat, rng);    // changes `world`
//     ending.wins[seat.index]                                                 // a share of `whole_share`
//
// A result is the chance of a seat to have won: 1 for the side with the highest score, divided if several sides share it.
// Seats that win together are told by the game (`allies`); without that every seat is a side of its own. A game may also
// grade a position, whether it is over or not (`outlook`): then a narrow defeat is better than a clear one, which tells a
// search more than the bare result, and a playout may be cut short.
//
// Optional parts of a game that are read here:
//
//     static SeatSet allies(const State&, Seat);              who wins with this seat, itself included
//     static Share outlook(const State&, Seat);               how well the seat stands, from 0 to `whole_share`
//     static Move routine(const State& world, Seat);          a quick, sensible move; else the first of the game's bots
//     static std::uint32_t playout_moves(const State&);       how many until the outlook decides; else it goes to the end
//     static std::uint32_t turns_begun(const State&);         instead of moves: playouts are judged at the end of a turn,
//     static std::uint32_t playout_turns(const State&);       so many turns after the one in which the search began
//     static Move promise(const State& world, Seat, const MoveList&, std::span<std::uint32_t> weights);
//                                                             how promising each move looks at first sight; a search
//                                                             passes over those with 0, which must not be all. Answers
//                                                             what the routine would do, which is one of these moves

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>

#include "engine/bot.h"
#include "engine/play.h"
#include "engine/search/search.h"

namespace sortie {

using Results = std::array<Share, seats_max>;

// How a playout ended, for every seat: graded as the game does it, and who has won.
struct Ending {
    Results grades{};
    Results wins{};
};

template <class G>
concept HasRoutine =
    HasBots<G> || requires(const typename G::State& state) { G::routine(state, Seat{}); };
template <class G>
concept HasOutlook = requires(const typename G::State& state) {
    { G::outlook(state, Seat{}) } -> std::convertible_to<Share>;
};

template <class G>
concept IsCutByTurns = HasOutlook<G> && requires(const typename G::State& state) {
    { G::turns_begun(state) } -> std::convertible_to<std::uint32_t>;
    { G::playout_turns(state) } -> std::convertible_to<std::uint32_t>;
};
template <class G>
concept HasPromise = requires(const typename G::State& state, const MoveList& moves,
                              std::span<std::uint32_t> weights) {
    { G::promise(state, Seat{}, moves, weights) } -> std::same_as<Move>;
};

// Who wins together with the seat.
template <Game G>
SeatSet allies_of(const typename G::State& state, Seat seat)
{
    if constexpr (requires { G::allies(state, seat); }) {
        return G::allies(state, seat);
    } else {
        return SeatSet{seat};
    }
}

// From the scores as they stand.
template <Game G>
Results results_of(const typename G::State& state)
{
    const Scores scores = Play<G>::scores(state);
    const int seats = state.flow.seat_count;
    int best = scores[0];
    for (int i = 1; i < seats; ++i) best = std::max(best, scores[static_cast<std::size_t>(i)]);
    SeatSet winners;
    for (int i = 0; i < seats; ++i) {
        if (scores[static_cast<std::size_t>(i)] == best) winners.insert(seat_at(i));
    }
    Share sides = 0;
    for (SeatSet left = winners; !left.empty(); ++sides) {
        left = left - allies_of<G>(state, left.front());
    }
    Results results{};
    for (const Seat seat : winners) results[seat.index] = whole_share / sides;
    return results;
}

template <Game G>
class Playouts {
public:
    using State = typename G::State;
    using P = Play<G>;

    explicit Playouts(const SearchOptions& options) : options_(options) {}
    // For a search that begins at `root`. All playouts are judged at the same moment: a turn more for one side would
    // outweigh what a move is worth. Where the tree itself has grown past that moment, they are judged at once.
    Playouts(const SearchOptions& options, [[maybe_unused]] const State& root) : options_(options)
    {
        if constexpr (IsCutByTurns<G>) {
            if (options.playout_moves_max == 0) {
                last_turn_ = G::turns_begun(root) + G::playout_turns(root);
            }
        }
    }

    // What the game's own quick player would do; there must be one.
    static Move routine_move(const State& state, Seat seat)
    {
        if constexpr (requires { G::routine(state, seat); }) {
            return G::routine(state, seat);
        } else {
            return G::bots[0].choose(View<G>{state, seat});
        }
    }

    // In a simultaneous step whoever has begun goes on, then the next in the order of seats.
    static Seat next_mover(const State& state, Seat last)
    {
        const SeatSet awaited = P::awaiting(state);
        if (last.is_none() || awaited.contains(last)) {
            return last.is_none() ? awaited.front() : last;
        }
        for (const Seat seat : awaited) {
            if (seat.index > last.index) return seat;
        }
        return awaited.front();
    }

    // Plays the world to its end, or as far as the options say, and judges it there.
    Ending run(State& world, Seat last, SmallRng& rng)
    {
        const std::uint32_t most =
            options_.playout_moves_max > 0
                ? std::min<std::uint32_t>(options_.playout_moves_max, G::info.moves_max)
                : usual_length(world);
        for (std::uint32_t i = 0; i < most && !is_at_end(world); ++i) {
            step(world, last, rng);
        }
        return judge(world);
    }
    // One move of whoever is next; `last` is who moved before, and then who has moved.
    void step(State& world, Seat& last, SmallRng& rng)
    {
        last = next_mover(world, last);
        P::apply_unchecked(world, last, choose(world, last, rng));
    }

    static Ending judge(const State& world)
    {
        Ending ending;
        ending.wins = results_of<G>(world);
        ending.grades = ending.wins;
        if constexpr (HasOutlook<G>) {
            for (int i = 0; i < world.flow.seat_count; ++i) {
                ending.grades[static_cast<std::size_t>(i)] = G::outlook(world, seat_at(i));
            }
            if (!P::is_over(world)) ending.wins = ending.grades;
        }
        return ending;
    }

private:
    bool is_at_end(const State& world) const
    {
        if constexpr (IsCutByTurns<G>) {
            if (G::turns_begun(world) >= last_turn_) return true;
        }
        return P::is_over(world);
    }
    static std::uint32_t usual_length([[maybe_unused]] const State& world)
    {
        if constexpr (HasOutlook<G> && requires { G::playout_moves(world); }) {
            return G::playout_moves(world);
        } else {
            return G::info.moves_max;
        }
    }

    Move choose(const State& world, Seat seat, SmallRng& rng)
    {
        if constexpr (HasRoutine<G>) {
            if (options_.playout == Playout::routine && rng.below(256) >= options_.wildness) {
                return routine_move(world, seat);
            }
        }
        return random_choice(world, seat, rng);
    }

    // By the choice tree: first one of the actions, then one of its moves. An action with a hundred variants is no likelier
    // than one without any, and only one action is listed.
    Move random_choice(const State& world, Seat seat, SmallRng& rng)
    {
        bool with_anytime = false;
        if constexpr (HasAnytime<G>) with_anytime = rng.below(anytime_odds) == 0;
        ActionSet left = Legality<G>::worth_listing(world, seat, with_anytime);
        for (int count = left.size(); count > 0; --count) {
            const auto rank = static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
            const std::uint8_t action = left.at_rank(rank);
            Legality<G>::list_action(world, seat, action, moves_);
            if (!moves_.empty()) {
                return moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))];
            }
            left.erase(action);
        }
        P::legal_moves(world, seat, moves_);
        if (moves_.empty()) fault("a seat is awaited and has no legal move");
        return moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))];
    }

    SearchOptions options_;
    std::uint32_t last_turn_ = 0xffffffff;  // of a playout: with its beginning it is judged
    MoveList moves_;
};

}  // namespace sortie
