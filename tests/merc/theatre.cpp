#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Played = Play<Merc>;

}  // namespace

State P::start(const Setup& setup)
{
    return Played::start(setup);
}

std::optional<Refusal> P::why_not(const State& state, Seat seat, const Move& move)
{
    return Played::why_not(state, seat, move);
}

std::optional<Refusal> P::apply(State& state, Seat seat, const Move& move, Events& events,
                                sortie::Step& step)
{
    return Played::apply(state, seat, move, events, step);
}

void P::apply_unchecked(State& state, Seat seat, const Move& move)
{
    Played::apply_unchecked(state, seat, move);
}

void P::legal_moves(const State& state, Seat seat, MoveList& out)
{
    Played::legal_moves(state, seat, out);
}

View<Merc> P::view(const State& state, Seat viewer)
{
    return Played::view(state, viewer);
}

State P::determinize(const State& state, Seat seat, Rng& rng)
{
    return Played::determinize(state, seat, rng);
}

Scores P::scores(const State& state)
{
    return Played::scores(state);
}

Hash128 P::hash(const State& state)
{
    return Played::hash(state);
}

void P::advance(State& state, Events& events)
{
    Interpreter<Merc>::advance(state, events);
}

const GameFace& merc_face()
{
    static const GameFace face = face_of<State>(all_actions);
    return face;
}

}  // namespace sortie::merc
