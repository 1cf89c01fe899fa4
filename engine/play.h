#pragma once
// Playing a game: start, whose turn, legal moves, why not, apply, over, scores. This is the whole surface
// that search, simulation, the table and every test use; `Play<Game>` is a set of functions on plain states.
//
//     using P = Play<TicTacToe>;
//     TicTacToe::State state = P::start(setup);
//     while (!P::is_over(state)) {
//         const Seat seat = P::awaiting(state).front();
//         P::legal_moves(state, seat, moves);
//         P::apply_unchecked(state, seat, moves[choose(moves.size())]);
//     }
//
// `apply` is for moves from outside: it answers a refusal and changes nothing, or plays the move and tells
// what kind of step it was. `apply_unchecked` is for moves that were just listed: it is the path of a
// playout, without allocation and without a virtual call.

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/interpreter.h"
#include "engine/legality.h"
#include "engine/move_blocks.h"

namespace sortie {

// What kind of step a move was; undo stops at these fences. Whether another seat has chosen since is seen
// from the seats of the later steps.
struct Step {
    Seat seat;
    Move move{};
    bool secret_shown = false;  // someone has seen something that was hidden
    bool number_drawn = false;  // a die was thrown or a deck shuffled
    bool openly_shown = false;  // the secret came to light before everybody
};

// One of the seats that play waits for. A single one takes no number from the generator.
inline Seat random_seat(SeatSet awaited, SmallRng& rng)
{
    CHECK(!awaited.empty());
    const int count = awaited.size();
    if (count == 1) return awaited.front();
    return awaited.at_rank(static_cast<int>(rng.below(static_cast<std::uint32_t>(count))));
}

// A random player considers resigning and the like once in so many moves.
inline constexpr std::uint32_t anytime_odds = 512;

// A state with everything blanked that the viewer may not know. A type of its own, so that whoever asks for
// a view cannot be handed the truth by mistake.
template <class G>
struct View {
    typename G::State seen;
    Seat viewer;
};

// Whether an action of the game gives the values of its last argument as bits.
template <class G>
constexpr bool has_words()
{
    for (const auto* action : G::actions) {
        for (const auto& pick : action->pick) {
            if (pick.words != nullptr) return true;
        }
    }
    return false;
}
// The list that holds the legal moves of a game with the least work.
template <class G>
using QuickList = std::conditional_t<has_words<G>(), MoveBlocks, MoveList>;

template <Game G>
struct Play {
    using State = typename G::State;
    using Run = Interpreter<G>;
    using Legal = Legality<G>;

    // What is wrong with a set-up, in words, or nothing.
    [[nodiscard]] static std::optional<Problem> why_not_setup(const Setup& setup)
    {
        if (setup.seats < G::info.seats_least || setup.seats > G::info.seats_most) {
            return Problem{std::string(G::info.name) + " has " + seats_in_words(G::info) +
                           ", not " + std::to_string(setup.seats)};
        }
        if constexpr (requires { G::why_not_setup(setup); }) {
            if (std::optional<std::string> words = G::why_not_setup(setup)) return Problem{*words};
        }
        return std::nullopt;
    }

    // The position after set-up, at the first question. The set-up must be legal.
    static State start(const Setup& setup, Events& events)
    {
        if (!program_of<G>().findings.empty()) fault(program_of<G>().findings[0].words.c_str());
        State state{};
        state.flow.seat_count = static_cast<std::uint8_t>(setup.seats);
        if constexpr (HasRng<G>) state.rng = Rng::from(setup.seed);
        G::set_up(state, setup, events);
        if constexpr (HasCourses<G>) state.flow.at = program_of<G>().courses[G::course(state)];
        Run::advance(state, events);
        check_question(state);
        return state;
    }
    static State start(const Setup& setup)
    {
        Events silent;
        return start(setup, silent);
    }

    static SeatSet awaiting(const State& state) { return state.flow.awaited; }
    static bool is_over(const State& state) { return state.flow.is_over(); }
    static Scores scores(const State& state) { return G::scores(state); }

    static void legal_moves(const State& state, Seat seat, MoveList& out)
    {
        Legal::list(state, seat, out);
    }
    // The moves that a random player draws from. Actions that are possible at any time are among them
    // only once in a while: whoever may resign at every move would not get far.
    template <class List>
    static void random_moves(const State& state, Seat seat, SmallRng& rng, List& out)
    {
        if constexpr (HasAnytime<G>) {
            if (rng.below(anytime_odds) != 0) {
                Legal::list_usual(state, seat, out);
                if (!out.empty()) return;
            }
        }
        Legal::list(state, seat, out);
    }
    static std::optional<Refusal> why_not(const State& state, Seat seat, const Move& move)
    {
        return Legal::why_not(state, seat, move);
    }

    // Plays a legal move and describes the step, or answers a refusal and changes nothing.
    [[nodiscard]] static std::optional<Refusal> apply(State& state, Seat seat, const Move& move,
                                                      Events& events, Step& step)
    {
        if (auto refusal = Legal::why_not(state, seat, move)) return refusal;
        State next = state;
        const std::uint64_t draws_before = Run::draws_of(state);
        Run::apply(next, seat, move, events);
        check_question(next);
        bool shows_secret = events.secret_shown();
        if constexpr (requires { G::shows_secret(state, next); }) {
            shows_secret |= G::shows_secret(state, next);
        }
        step = {seat, move, shows_secret, Run::draws_of(next) != draws_before,
                events.openly_shown()};
        state = next;
        return std::nullopt;
    }
    static void apply_unchecked(State& state, Seat seat, const Move& move)
    {
        Events silent;
        Run::apply(state, seat, move, silent);
    }

    static View<G> view(const State& state, Seat viewer)
    {
        View<G> view{state, viewer};
        if constexpr (HasRng<G>) view.seen.rng = Rng{};
        if constexpr (G::has_secrets) G::conceal(view.seen, viewer);
        return view;
    }

    // A state that the seat cannot tell from the real one: what it does not know is drawn anew from `rng`,
    // the generator included.
    static State determinize(const State& state, Seat seat, Rng& rng)
    {
        State guess = state;
        if constexpr (HasRng<G>) guess.rng = rng.split();
        if constexpr (G::has_secrets) G::determinize(guess, seat, rng);
        return guess;
    }

    // Whoever is asked has an answer: seen after set-up and after every move from outside. The moves of a
    // playout skip it: they find out when they list the next ones.
    static void check_question(const State& state)
    {
        if (state.flow.waiting != Waiting::one) return;
        const ActionSet& actions = program_of<G>().code[state.flow.at].actions;
        if (Legal::has_move(state, state.flow.awaited.front(), actions)) return;
        fault(("a seat is asked and has no legal move: " + trace(state)).c_str());
    }

    static Hash128 hash(const State& state)
    {
        if constexpr (requires { G::hashed(state); }) {
            return hash_bytes(G::hashed(state));
        } else {
            return hash_of(state);
        }
    }

    // Where play stands, from the outermost node to the question: names with the passes of loops.
    static std::string trace(const State& state)
    {
        const Program<State>& program = program_of<G>();
        if (is_over(state)) return "the game is over";
        std::string out;
        const auto add = [&](std::uint16_t node) {
            if (!out.empty()) out += " > ";
            out += path_of(program.outline, node);
        };
        for (std::size_t i = 0; i < state.flow.depth; ++i) {
            const Instruction<State>& in = program.code[state.flow.frames[i].at];
            if (in.op == Op::call) add(in.node);
        }
        add(program.code[state.flow.at].node);
        return out + ": waiting for " + seats_text(state.flow.awaited);
    }
};

}  // namespace sortie
