#pragma once
// What one seat knows of a game: its view, and worlds that it cannot tell from the real one.
//
//     const Knowledge<Game> knowledge(state, seat);
//     const Game::State world = knowledge.guess(rng);
//
// A search is given this and never a state, so it cannot read what is hidden: the true position goes in and does not come
// out again. What does come out, the view and the guesses, depends on nothing that the seat does not know: a game's
// `determinize` draws its guess from what the seat sees and from `rng` alone (engine/game.h), which the battery checks.

#include "engine/hash.h"
#include "engine/play.h"

namespace sortie {

template <Game G>
class Knowledge {
public:
    using State = typename G::State;

    Knowledge(const State& truth, Seat seat) : truth_(truth), seat_(seat) {}

    Seat seat() const { return seat_; }
    View<G> view() const { return Play<G>::view(truth_, seat_); }
    State guess(Rng& rng) const { return Play<G>::determinize(truth_, seat_, rng); }

    // The same number for everything that the seat cannot tell apart.
    std::uint64_t fingerprint() const
    {
        const Hash128 hash = Play<G>::hash(view().seen);
        return hash.low ^ (std::uint64_t{seat_.index} << 56);
    }

private:
    State truth_;
    Seat seat_;
};

}  // namespace sortie
