#pragma once
// The interpreter: steps through a game's flat program until someone has to choose or the game is over.
//
// It is a template over the game, so that the tables of actions are constants to it; nothing here is virtual
// and nothing allocates. Everything from an accepted move to the next question happens inside one call, and
// the place where it stopped is in the state. Callers use play.h.

#include <cstddef>
#include <cstdint>

#include "engine/event.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/program.h"

namespace sortie {

// What the engine itself tells about windows. The names of windows belong to a game, hence the template.
template <class G>
struct WindowEvents {
    static void write_window(Argument value, std::string& out)
    {
        if constexpr (HasWindows<G>) out += G::windows[value]->name;
    }
    static void write_end(Argument value, std::string& out)
    {
        constexpr std::array<std::string_view, 3> words{"played", "all-passed", "voided"};
        out += words[value];
    }
    static constexpr Kind window_kind{.name = "window", .count = 255, .write = write_window};
    static constexpr Kind end_kind{.name = "end", .count = 3, .write = write_end};

    static constexpr EventKind opened{.name = "window-opened",
                                      .text = "window {0} opens: {1}",
                                      .fields = {{"number"}, {"window", &window_kind}}};
    static constexpr EventKind offered{.name = "reaction-offered",
                                       .text = "{1} may react in window {0}",
                                       .fields = {{"number"}, {"seat", &seat_kind}}};
    static constexpr EventKind passed{.name = "reaction-passed",
                                      .text = "{1} lets it happen in window {0}",
                                      .fields = {{"number"}, {"seat", &seat_kind}}};
    static constexpr EventKind reacted{.name = "reaction-played",
                                       .text = "{1} reacts in window {0}",
                                       .fields = {{"number"}, {"seat", &seat_kind}}};
    static constexpr EventKind closed{.name = "window-closed",
                                      .text = "window {0} closes: {1}",
                                      .fields = {{"number"}, {"end", &end_kind}}};
    static constexpr EventKind skipped{.name = "window-skipped",
                                       .text = "nobody can react: {0}",
                                       .fields = {{"window", &window_kind}}};
};

template <class G>
class Interpreter {
public:
    using State = typename G::State;
    using Legal = Legality<G>;
    using Tell = WindowEvents<G>;

    // Runs from the current place to the next question that somebody has to answer, or to the end.
    static void advance(State& state, Events& events)
    {
        run_on(state, events);
        if constexpr (HasAutomatic<G>) {
            while (is_for_automatic_seat(state)) {
                const Seat seat = state.flow.awaited.front();
                take(state, seat, G::answer(state, seat), events);
                run_on(state, events);
            }
        }
        if (state.flow.is_over()) leave(state, events);
    }

    // Applies a move that is known to be legal and runs on to the next question.
    static void apply(State& state, Seat seat, const Move& move, Events& events)
    {
        take(state, seat, move, events);
        advance(state, events);
    }

    // How many numbers the game has drawn so far.
    static std::uint64_t draws_of(const State& state)
    {
        if constexpr (HasRng<G>) {
            return state.rng.drawn + state.rng.forced;
        } else {
            return 0;
        }
    }

    // Opens a window at the current place, or goes on if nobody gets an offer (W3, W4).
    static void open_window(State& state, WindowId id, Events& events)
    {
        Windows& windows = state.windows;
        if (windows.is_open()) fault("E_NESTED: a window was to open while another one is open");
        collect_offers(state, id);
        if (windows.offers.empty()) {
            events.tell(Tell::skipped, id);
            windows.window = {};
            ++state.flow.at;
            return;
        }
        if (windows.number == window_number_max) fault("more windows than window_number_max");
        ++windows.number;
        state.flow.waiting = Waiting::window;
        events.tell(Tell::opened, windows.number, id);
        make_current(state, 0, events);
    }

private:
    // Until a question is put or the game is over.
    static void run_on(State& state, Events& events)
    {
        const Instruction<State>* code = program_of<G>().code.data();
        auto& place = state.flow;
        while (place.waiting == Waiting::nothing) {
            const Instruction<State>& in = code[place.at];
            switch (in.op) {
                case Op::run:
                    in.effect(state, events);
                    ++place.at;
                    break;
                case Op::branch: place.at = in.test(state) ? next(place.at) : in.target; break;
                case Op::jump: place.at = in.target; break;
                case Op::loop_enter: push(state, next(place.at)).passes = 0; break;
                case Op::loop_test: begin_pass(state, in); break;
                case Op::loop_again:
                    place.at = in.target;
                    begin_pass(state, code[place.at]);
                    break;
                case Op::round_enter: enter_round(state, in); break;
                case Op::round_next: next_in_round(state, in); break;
                case Op::ask: put_question(state, in, events); break;
                case Op::ask_all:
                    place.entered = who_enters(state, in);
                    judge_all(state, in);
                    break;
                case Op::window:
                    if constexpr (HasWindows<G>)
                        open_window(state, id_cast<WindowId>(in.window), events);
                    break;
                case Op::call:
                    push(state, place.at);
                    place.at = in.target;
                    break;
                case Op::ret: place.at = next(pop(state).at); break;
                case Op::end: place.end_game(); break;
            }
        }
    }

    // The effect of a move, up to where the flow goes on.
    static void take(State& state, Seat seat, const Move& move, Events& events)
    {
        const Action<State>& action = *G::actions[move.action];
        const Chosen chosen{seat, move};
        auto& place = state.flow;
        if (Legal::is_anytime(move.action)) {
            action.apply(state, chosen, events);
            reconsider(state, events);
        } else if (place.waiting == Waiting::one) {
            place.waiting = Waiting::nothing;
            place.awaited.clear();
            action.apply(state, chosen, events);
            ++place.at;
        } else if (place.waiting == Waiting::several) {
            place.waiting = Waiting::nothing;
            action.apply(state, chosen, events);
            if (!place.is_over()) judge_all(state, program_of<G>().code[place.at]);
        } else if constexpr (HasWindows<G>) {
            CHECK(place.waiting == Waiting::window);
            answer_window(state, chosen, events);
        }
    }

    // A simultaneous step asks only people; an automatic seat has its part in a `run` or an `ask`.
    static bool is_for_automatic_seat(const State& state)
    {
        const Waiting waiting = state.flow.waiting;
        return (waiting == Waiting::one || waiting == Waiting::window) &&
               G::is_automatic(state, state.flow.awaited.front());
    }

    static constexpr std::uint16_t next(std::uint16_t at)
    {
        return static_cast<std::uint16_t>(at + 1);
    }

    static Frame& push(State& state, std::uint16_t at)
    {
        auto& place = state.flow;
        if (place.depth == place.depth_max)
            fault("the flow is nested deeper than its Place allows");
        Frame& frame = place.frames[place.depth++];
        frame.at = at;
        ++place.at;
        return frame;
    }
    // What is left behind is cleared, so that equal positions stay equal byte for byte.
    static Frame pop(State& state)
    {
        auto& place = state.flow;
        CHECK(place.depth > 0);
        const Frame frame = place.frames[--place.depth];
        place.frames[place.depth] = Frame{};
        return frame;
    }
    static Frame& top(State& state) { return state.flow.frames[state.flow.depth - 1u]; }

    static void begin_pass(State& state, const Instruction<State>& in)
    {
        auto& place = state.flow;
        const bool goes_on = in.test == nullptr || in.test(state) != in.test_is_negated;
        if (!goes_on) {
            pop(state);
            place.at = in.target;
            return;
        }
        if (top(state).passes == in.bound) loop_fault(in);
        ++top(state).passes;
        ++place.at;
    }
    [[noreturn]] static void loop_fault(const Instruction<State>& in)
    {
        const std::string words = "the loop '" + path_of(program_of<G>().outline, in.node) +
                                  "' reached its bound of " + std::to_string(in.bound) + " passes";
        fault(words.c_str());
    }

    static void enter_round(State& state, const Instruction<State>& in)
    {
        auto& place = state.flow;
        const Seat first = in.who == nullptr ? seat_at(0) : in.who(state);
        Frame& frame = push(state, next(place.at));
        frame.passes = 0;
        frame.outer = place.round_seat;
        frame.first = first.is_some() ? first.index : std::uint8_t{0};
    }
    static void next_in_round(State& state, const Instruction<State>& in)
    {
        auto& place = state.flow;
        Frame& frame = top(state);
        const SeatSet seats = in.seats(state) & Legal::in_play(state);
        while (frame.passes < place.seat_count) {
            const Seat seat = seat_at((frame.first + frame.passes) % place.seat_count);
            ++frame.passes;
            if (!seats.contains(seat)) continue;
            place.round_seat = seat;
            ++place.at;
            return;
        }
        place.round_seat = frame.outer;
        pop(state);
        place.at = in.target;
    }

    static void put_question(State& state, const Instruction<State>& in, Events& events)
    {
        auto& place = state.flow;
        const Seat seat = in.who(state);
        if (seat.is_none() || !Legal::in_play(state).contains(seat)) {
            ++place.at;
            return;
        }
        place.awaited.insert(seat);
        place.waiting = Waiting::one;
        if (!in.manner.takes_single && !in.manner.skips_if_none) return;
        if constexpr (HasAutomatic<G>) {
            // It answers at once, also where only one answer is possible.
            if (!in.manner.skips_if_none && G::is_automatic(state, seat)) return;
        }
        const auto few = Legal::few_moves(state, seat, in.actions, 2);
        if (few.count > 1 || (few.count == 1 && !in.manner.takes_single)) return;
        if (few.count == 0 && !in.manner.skips_if_none)
            fault("a seat is asked and has no legal move");
        place.waiting = Waiting::nothing;
        place.awaited.clear();
        if (few.count == 1) {
            const Chosen chosen{seat, few.first};
            G::actions[few.first.action]->apply(state, chosen, events);
        }
        ++place.at;
    }

    static SeatSet who_enters(const State& state, const Instruction<State>& in)
    {
        SeatSet entered = in.seats(state) & Legal::in_play(state);
        if (in.skip == nullptr) return entered;
        for (const Seat seat : entered) {
            if (in.skip(state, seat)) entered.erase(seat);
        }
        return entered;
    }
    // Judges everyone anew: on entry and after every accepted action (F2.1, F2.2).
    static void judge_all(State& state, const Instruction<State>& in)
    {
        auto& place = state.flow;
        place.awaited.clear();
        if (in.test == nullptr || !in.test(state)) {
            for (const Seat seat : place.entered& Legal::in_play(state)) {
                if constexpr (HasAutomatic<G>) {
                    if (G::is_automatic(state, seat)) continue;
                }
                if (in.seat_done != nullptr && in.seat_done(state, seat)) continue;
                if (Legal::has_move(state, seat, in.actions)) place.awaited.insert(seat);
            }
        }
        if (place.awaited.empty()) {
            place.entered.clear();
            place.waiting = Waiting::nothing;
            ++place.at;
        } else {
            place.waiting = Waiting::several;
        }
    }

    // After an action that is possible at any time: whoever dropped out is no longer waited for.
    static void reconsider(State& state, Events& events)
    {
        auto& place = state.flow;
        if (place.is_over()) return;
        const Instruction<State>& in = program_of<G>().code[place.at];
        if (place.waiting == Waiting::one) {
            place.waiting = Waiting::nothing;
            place.awaited.clear();
            put_question(state, in, events);
        } else if (place.waiting == Waiting::several) {
            judge_all(state, in);
        } else if constexpr (HasWindows<G>) {
            Offer& offer = state.windows.offers[state.windows.current];
            if (Legal::in_play(state).contains(offer.seat)) return;
            offer.status = OfferStatus::unused;
            next_offer(state, events);
        }
    }

    static void leave(State& state, Events& events)
    {
        auto& place = state.flow;
        if constexpr (HasWindows<G>) {
            if (state.windows.is_open()) {
                events.tell(Tell::closed, state.windows.number,
                            static_cast<int>(WindowEnd::voided));
                clear_window(state);
            }
        }
        while (place.depth > 0) pop(state);
        place.at = 0;  // where the game ended is not part of the position
        place.awaited.clear();
        place.entered.clear();
        place.round_seat = nobody;
    }

    // ---- Windows; instantiated only for games that have them --------------------------------------

    static void collect_offers(State& state, WindowId id)
    {
        const auto& window = *G::windows[id.index];
        const auto known = G::public_part(state);
        const SeatSet present = Legal::in_play(state);
        Windows& windows = state.windows;
        windows.window = id;
        for (std::size_t role = 0; role < window.offer_order.size(); ++role) {
            for (const Seat seat : window.offer_order[role].seats(known) & present) {
                if (window.is_barred != nullptr && window.is_barred(known, seat)) continue;
                if (window.policy == OpenPolicy::publicly_possible &&
                    !window.is_possible(known, seat, role)) {
                    continue;
                }
                add_role(windows, seat, role);
            }
        }
        if (window.policy == OpenPolicy::if_playable) keep_playable(state);
    }
    // A seat that fits two roles gets one offer with both, at the place of the first (W4.2).
    static void add_role(Windows& windows, Seat seat, std::size_t role)
    {
        const auto bit = static_cast<std::uint8_t>(1u << role);
        for (Offer& offer : windows.offers) {
            if (offer.seat != seat) continue;
            offer.roles = static_cast<std::uint8_t>(offer.roles | bit);
            return;
        }
        windows.offers.push_back({seat, bit, OfferStatus::waiting});
    }
    // Leaves the roles in which a seat has something to play, and the offers with such a role (W8.2).
    static void keep_playable(State& state)
    {
        Windows& windows = state.windows;
        const ActionSet reactions = Legal::reactions_of(windows.window) - pass_set();
        for (std::size_t i = windows.offers.size(); i-- > 0;) {
            windows.current = static_cast<std::uint8_t>(i);
            const std::uint8_t all = windows.offers[i].roles;
            std::uint8_t playable = 0;
            for (unsigned bit = 1; bit <= all; bit <<= 1) {
                windows.offers[i].roles = static_cast<std::uint8_t>(all & bit);
                if (windows.offers[i].roles == 0) continue;
                if (Legal::has_move(state, windows.offers[i].seat, reactions))
                    playable = static_cast<std::uint8_t>(playable | bit);
            }
            windows.offers[i].roles = playable;
            if (playable == 0) windows.offers.erase_at(i);
        }
        windows.current = 0;
    }
    static ActionSet pass_set()
    {
        ActionSet set;
        for (std::size_t i = 0; i < G::actions.size(); ++i) {
            if (G::actions[i] == &pass_reaction<State>) set.insert(static_cast<std::uint8_t>(i));
        }
        return set;
    }

    static void make_current(State& state, std::size_t i, Events& events)
    {
        Windows& windows = state.windows;
        windows.current = static_cast<std::uint8_t>(i);
        windows.offers[i].status = OfferStatus::current;
        state.flow.awaited = SeatSet{windows.offers[i].seat};
        events.tell(Tell::offered, windows.number, windows.offers[i].seat);
    }

    static void answer_window(State& state, const Chosen& chosen, Events& events)
    {
        Windows& windows = state.windows;
        Offer& offer = windows.offers[windows.current];
        const Action<State>& action = *G::actions[chosen.move.action];
        if (&action == &pass_reaction<State>) {
            offer.status = OfferStatus::passed;
            events.tell(Tell::passed, windows.number, chosen.seat);
            next_offer(state, events);
            return;
        }
        events.tell(Tell::reacted, windows.number, chosen.seat);
        apply_edit(state, action, chosen, events);
        offer.status = OfferStatus::played;
        ++windows.plays;
        if (windows.plays == G::windows[windows.window.index]->plays_max) {
            close_window(state, WindowEnd::played, events);
        } else {
            next_offer(state, events);
        }
    }
    // A reaction edits and never executes: it may not draw, move the flow or touch the window (W7).
    static void apply_edit(State& state, const Action<State>& action, const Chosen& chosen,
                           Events& events)
    {
        const auto place_before = state.flow;
        const Windows windows_before = state.windows;
        const std::uint64_t draws_before = draws_of(state);
        action.apply(state, chosen, events);
        if (draws_of(state) != draws_before) fault("a reaction drew a number");
        if (state.flow != place_before) fault("a reaction changed the place of the flow");
        if (state.windows != windows_before) fault("a reaction changed the open window");
    }

    static void next_offer(State& state, Events& events)
    {
        Windows& windows = state.windows;
        const SeatSet present = Legal::in_play(state);
        for (std::size_t i = windows.current + 1u; i < windows.offers.size(); ++i) {
            if (!present.contains(windows.offers[i].seat)) continue;
            make_current(state, i, events);
            return;
        }
        close_window(state, windows.plays > 0 ? WindowEnd::played : WindowEnd::all_passed, events);
    }
    static void close_window(State& state, WindowEnd end, Events& events)
    {
        events.tell(Tell::closed, state.windows.number, static_cast<int>(end));
        clear_window(state);
        state.flow.waiting = Waiting::nothing;
        state.flow.awaited.clear();
        ++state.flow.at;
    }
    static void clear_window(State& state)
    {
        const std::uint16_t number = state.windows.number;
        state.windows = Windows{};
        state.windows.number = number;
    }
};

}  // namespace sortie
