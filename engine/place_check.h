#pragma once
// Whether a state can stand where it says that it stands: the invariants of the engine's own part of a state.
//
//     PlaceCheck<Game>::check(state);           // a fault if the flow or the windows of the state are impossible
//     PlaceCheck<Game>::check_reasons(state);   // a fault if the game would not ask now what it says that it asks
//
// A position that came about by moves stands at a question of the program, inside of exactly the loops, rounds and
// calls that lead there; the interpreter relies on it without looking. A position from a snapshot may claim anything,
// so whoever loads one asks this together with the game's own `check_state` (`Position::check` does both). The reasons
// are the game's own functions, and those rely on a sound state: they come last.
//
// It takes the time of a walk through the program for each level of the stack: nothing for a move that a person makes,
// too much for a playout.

#include <cstddef>
#include <vector>

#include "engine/check.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/place.h"
#include "engine/program.h"

namespace sortie {

template <class G>
class PlaceCheck {
public:
    using State = typename G::State;

    static void check(const State& state)
    {
        const auto& place = state.flow;
        CHECK(place.seat_count >= G::info.seats_least);
        CHECK(place.seat_count <= G::info.seats_most);
        CHECK(place.depth <= place.depth_max);
        CHECK(place.at < code().size());
        CHECK(is_seat_or_none(state, place.round_seat));
        const SeatSet all = SeatSet::first(place.seat_count);
        CHECK((place.awaited - all).empty());
        CHECK((place.entered - all).empty());
        check_question(state);
        check_frames(state);
        if constexpr (HasWindows<G>) check_window(state);
    }

    // What led to the question still holds: the seat that is asked is the one whom the flow asks, and nobody is awaited
    // who is done or answers by itself.
    static void check_reasons(const State& state)
    {
        const auto& place = state.flow;
        if (place.waiting == Waiting::over) return;
        if constexpr (HasAutomatic<G>) {
            for (const Seat seat : place.awaited) CHECK(!G::is_automatic(state, seat));
        }
        const Instruction<State>& in = code()[place.at];
        if (place.waiting == Waiting::one) {
            CHECK(place.awaited.contains(in.who(state)));
            check_conditions(state);
        } else if (place.waiting == Waiting::several) {
            CHECK(in.test == nullptr || !in.test(state));
            for (const Seat seat : place.awaited) {
                CHECK(in.seat_done == nullptr || !in.seat_done(state, seat));
            }
        }
    }

private:
    static const std::vector<Instruction<State>>& code() { return program_of<G>().code; }

    // The conditions directly before a question to one seat: they were true, and nothing has happened since, unless
    // somebody did what is possible at any time. What was true before the first pass of a loop need not be so now.
    static void check_conditions(const State& state)
    {
        if constexpr (HasAnytime<G>) return;
        for (std::size_t i = state.flow.at; i-- > 0;) {
            const Instruction<State>& in = code()[i];
            if (in.op != Op::branch && in.op != Op::loop_test) return;
            CHECK(in.test == nullptr || in.test(state) != in.test_is_negated);
            if (in.op == Op::loop_test) return;
        }
    }

    static bool is_seat_or_none(const State& state, Seat seat)
    {
        return seat.is_none() || seat.index < state.flow.seat_count;
    }

    static void check_question(const State& state)
    {
        const auto& place = state.flow;
        const Op op = code()[place.at].op;
        CHECK(place.waiting == Waiting::several || place.entered.empty());
        switch (place.waiting) {
            case Waiting::nothing: fault("play stands between two questions");
            case Waiting::one:
                CHECK(op == Op::ask);
                CHECK(place.awaited.size() == 1);
                break;
            case Waiting::several:
                CHECK(op == Op::ask_all);
                CHECK(!place.awaited.empty());
                CHECK((place.awaited - place.entered).empty());
                break;
            case Waiting::window:
                CHECK(HasWindows<G>);
                CHECK(op == Op::window);
                CHECK(place.awaited.size() == 1);
                break;
            case Waiting::over:
                CHECK(place.at == 0);
                CHECK(place.depth == 0);
                CHECK(place.awaited.empty());
                break;
        }
    }

    // From the question outwards: the loops and rounds around it in its part of the program, then the call of that
    // part, and the same from there on, until the main part.
    static void check_frames(const State& state)
    {
        const auto& place = state.flow;
        if (place.waiting == Waiting::over) return;
        std::size_t at = place.at;
        std::size_t inner = at + 1;  // heads behind this are done with
        for (std::size_t depth = place.depth;;) {
            const std::size_t head = head_around(at, inner);
            if (head == none && depth == 0) break;
            CHECK(depth > 0);
            const Frame& frame = place.frames[--depth];
            CHECK(is_seat_or_none(state, frame.outer));
            CHECK(frame.first < place.seat_count);
            CHECK(frame.at < code().size());
            if (head != none) {
                CHECK(frame.at == head);
                const Instruction<State>& in = code()[head];
                CHECK(in.op != Op::loop_test || frame.passes <= in.bound);
                inner = head;
                continue;
            }
            CHECK(code()[frame.at].op == Op::call);
            CHECK(is_in_part(at, code()[frame.at].target));
            at = frame.at;
            inner = at + 1;
        }
        if constexpr (HasCourses<G>) {
            CHECK(is_in_part(at, program_of<G>().courses[G::course(state)]));
        } else {
            CHECK(is_in_part(at, 0));
        }
    }

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    // The innermost loop or round before `before` that `at` lies in.
    static std::size_t head_around(std::size_t at, std::size_t before)
    {
        for (std::size_t i = before; i-- > 0;) {
            const Instruction<State>& in = code()[i];
            const bool is_head = in.op == Op::loop_test || in.op == Op::round_next;
            if (is_head && at < in.target) return i;
        }
        return none;
    }
    // Whether the part of the program that begins at `first` holds `at`.
    static bool is_in_part(std::size_t at, std::size_t first)
    {
        if (at < first) return false;
        for (std::size_t i = first; i < at; ++i) {
            if (code()[i].op == Op::ret || code()[i].op == Op::end) return false;
        }
        return true;
    }

    static void check_window(const State& state)
    {
        const Windows& windows = state.windows;
        CHECK(windows.is_open() == (state.flow.waiting == Waiting::window));
        if (!windows.is_open()) return;
        CHECK(windows.window.index < G::windows.size());
        CHECK(windows.window.index == code()[state.flow.at].window);
        CHECK(windows.current < windows.offers.size());
        CHECK(windows.plays < G::windows[windows.window.index]->plays_max);
        for (const Offer& offer : windows.offers) CHECK(offer.seat.index < state.flow.seat_count);
        CHECK(state.flow.awaited.contains(windows.current_offer().seat));
    }
};

}  // namespace sortie
