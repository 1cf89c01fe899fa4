#pragma once
// Legality: which moves a seat has, and why another one is refused.
//
// Two questions, one truth. `Legality<Game>::list` enumerates the conditions and choices of the actions that
// the current place of the flow offers; `why_not` checks one submitted move against the very same tables in
// the same order. The battery (table/battery.h) holds the two against each other on every game.
//
// Everything here reads a constant state. It is a class of static functions because the functions share the
// tables of one game; play.h is what callers use.

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "engine/game.h"
#include "engine/program.h"

namespace sortie {

// What is wrong with the arguments of a move of this action, if anything.
template <class State>
std::optional<Refusal> why_not_action(const Action<State>& action, const State& state, Seat seat,
                                      const Move& move);

template <class G>
const Program<typename G::State>& program_of();

template <class G>
class Legality {
public:
    using State = typename G::State;

    static SeatSet in_play(const State& state)
    {
        const SeatSet all = SeatSet::first(state.flow.seat_count);
        if constexpr (HasInPlay<G>) {
            return all & G::in_play(state);
        } else {
            return all;
        }
    }

    // The actions that the place of play offers the seat, whether or not their conditions hold.
    static ActionSet offered(const State& state, Seat seat)
    {
        ActionSet set;
        switch (state.flow.waiting) {
            case Waiting::nothing:
            case Waiting::over: return set;
            case Waiting::one:
            case Waiting::several: set = offered_by_ask(state, seat); break;
            case Waiting::window: set = offered_by_window(state, seat); break;
        }
        if constexpr (HasAnytime<G>) {
            if (in_play(state).contains(seat)) set = set | anytime_set;
        }
        return set;
    }

    // A list is a MoveList or MoveBlocks.
    template <class List>
    static void list(const State& state, Seat seat, List& out)
    {
        list_actions(state, seat, offered(state, seat), out);
    }
    // Without the actions that are possible at any time, such as resigning.
    static ActionSet usually_offered(const State& state, Seat seat)
    {
        return offered(state, seat) - anytime_set;
    }
    template <class List>
    static void list_usual(const State& state, Seat seat, List& out)
    {
        list_actions(state, seat, usually_offered(state, seat), out);
    }

    // The actions that may have a legal move, without those that are possible at any time unless they are wanted.
    static ActionSet worth_listing(const State& state, Seat seat, bool with_anytime)
    {
        const ActionSet set = plausible(state, seat, offered(state, seat));
        return with_anytime ? set : set - anytime_set;
    }
    // The legal moves of one action.
    static void list_action(const State& state, Seat seat, std::uint8_t action, MoveList& out)
    {
        out.clear();
        ListAll<MoveList> found{out};
        list_table<MoveList>[action](state, seat, found);
    }

    // Whether one of the actions has a legal move; stops at the first.
    static bool has_move(const State& state, Seat seat, const ActionSet& actions)
    {
        return few_moves(state, seat, actions, 1).count > 0;
    }

    struct Few {
        Move first{};
        int count = 0;
        int enough = 0;
        bool whole(const MoveWords& move)
        {
            if (count == 0) first = move.move();
            return ++count == enough;
        }
        template <std::size_t I, class Values, class Holds>
        bool last(const MoveWords& before, const Values& values, Holds holds)
        {
            for (const Argument value : values) {
                if (holds(value) && whole(before.template with<I>(value))) return true;
            }
            return false;
        }
        template <std::size_t I>
        bool last_words(const MoveWords& before, const ValueWords& words)
        {
            Candidates values;
            values.add(words);
            return last<I>(before, values, [](Argument) { return true; });
        }
    };
    // Counts the legal moves of the actions up to `enough`, and keeps the first.
    static Few few_moves(const State& state, Seat seat, const ActionSet& actions, int enough)
    {
        Few found{{}, 0, enough};
        for (const std::uint8_t index : plausible(state, seat, actions)) {
            if (few_table[index](state, seat, found)) break;
        }
        return found;
    }

    static std::optional<Refusal> why_not(const State& state, Seat seat, const Move& move)
    {
        std::optional<Refusal> refusal = why_not_now(state, seat, move);
        if (!refusal) refusal = why_not_action(*G::actions[move.action], state, seat, move);
        if (!refusal) return std::nullopt;
        refusal->awaited = state.flow.awaited;
        if constexpr (requires { G::adapt_refusal(state, seat, move, *refusal); }) {
            G::adapt_refusal(state, seat, move, *refusal);
        }
        return refusal;
    }

    static ActionSet reactions_of(WindowId window)
    {
        if constexpr (HasWindows<G>) {
            return reaction_sets[window.index];
        } else {
            return {};
        }
    }

    static constexpr bool is_anytime(std::uint8_t action)
    {
        if constexpr (HasAnytime<G>) {
            return anytime_set.contains(action);
        } else {
            return false;
        }
    }

    // The node of the flow at which play waits.
    static std::uint16_t current_node(const State& state)
    {
        return program_of<G>().code[state.flow.at].node;
    }

    // The innermost barrier around the place of play, through all calls; `no_node` if there is none.
    static std::uint16_t enclosing_barrier(const State& state)
    {
        const Program<State>& program = program_of<G>();
        std::uint16_t node = current_node(state);
        std::size_t depth = state.flow.depth;
        for (;;) {
            for (; node != no_node; node = program.outline.nodes[node].parent) {
                if (program.outline.nodes[node].kind == NodeKind::barrier) return node;
            }
            // Out of this part, to where it was called from.
            while (depth > 0 && program.code[state.flow.frames[depth - 1].at].op != Op::call)
                --depth;
            if (depth == 0) return no_node;
            --depth;
            node = program.code[state.flow.frames[depth].at].node;
        }
    }

private:
    // Without those that the game rules out at a glance; it may let too many pass, never too few.
    static ActionSet plausible(const State& state, Seat seat, const ActionSet& actions)
    {
        if constexpr (requires { G::plausible(state, seat); }) {
            return actions & G::plausible(state, seat);
        } else {
            return actions;
        }
    }

    template <class List>
    static void list_actions(const State& state, Seat seat, const ActionSet& all, List& out)
    {
        const ActionSet actions = plausible(state, seat, all);
        out.clear();
        ListAll<List> found{out};
        actions.for_each([&](std::uint8_t index) { list_table<List>[index](state, seat, found); });
    }

    template <class List>
    struct ListAll {
        List& moves;
        bool whole(const MoveWords& move)
        {
            moves.add(move.move());
            return false;
        }
        template <std::size_t I, class Values, class Holds>
        bool last(const MoveWords& before, const Values& values, Holds holds)
        {
            moves.template add_each<I>(before, values, holds);
            return false;
        }
        template <std::size_t I>
        bool last_words(const MoveWords& before, const ValueWords& words)
        {
            moves.template add_words<I>(before, words);
            return false;
        }
    };

    template <class Found>
    using Lister = bool (*)(const State&, Seat, Found&);
    template <class Found, std::size_t... I>
    static constexpr std::array<Lister<Found>, sizeof...(I)> listers(std::index_sequence<I...>)
    {
        return {each_legal_move<*G::actions[I], std::uint8_t{I}, State, Found>...};
    }
    template <class List>
    static constexpr auto list_table =
        listers<ListAll<List>>(std::make_index_sequence<G::actions.size()>());
    static constexpr auto few_table = listers<Few>(std::make_index_sequence<G::actions.size()>());

    static constexpr ActionSet set_of(std::span<const Action<State>* const> list)
    {
        ActionSet set;
        for (std::size_t i = 0; i < G::actions.size(); ++i) {
            for (const Action<State>* each : list) {
                if (each == G::actions[i]) set.insert(static_cast<std::uint8_t>(i));
            }
        }
        return set;
    }
    static constexpr ActionSet anytime_set = [] {
        if constexpr (HasAnytime<G>) {
            return set_of(G::anytime);
        } else {
            return ActionSet{};
        }
    }();
    static constexpr auto reaction_sets = [] {
        if constexpr (HasWindows<G>) {
            std::array<ActionSet, G::windows.size()> sets{};
            for (std::size_t i = 0; i < sets.size(); ++i) {
                const auto& reactions = G::windows[i]->reactions;
                sets[i] = set_of({reactions.begin(), reactions.size()});
            }
            return sets;
        } else {
            return 0;
        }
    }();

    static ActionSet offered_by_ask(const State& state, Seat seat)
    {
        const Instruction<State>& ask = program_of<G>().code[state.flow.at];
        if (state.flow.awaited.contains(seat)) return ask.actions | ask.also;
        if (!ask.also.empty() && (ask.seats(state) & in_play(state)).contains(seat)) {
            return ask.also;
        }
        return {};
    }

    static ActionSet offered_by_window(const State& state, Seat seat)
    {
        if constexpr (HasWindows<G>) {
            if (state.windows.current_offer().seat == seat) {
                return reactions_of(state.windows.window);
            }
        }
        return {};
    }

    // Refusals that come from the moment and not from the action's own conditions, in a fixed order.
    static std::optional<Refusal> why_not_now(const State& state, Seat seat, const Move& move)
    {
        if (state.flow.is_over()) return refused(RefusalCause::game_over, "the game is over");
        if (move.action >= G::actions.size()) {
            return refused(RefusalCause::unknown_action, "there is no such action");
        }
        if (offered(state, seat).contains(move.action)) {
            return G::actions[move.action]->is_reaction ? why_not_reaction(state, seat, move)
                                                        : std::nullopt;
        }
        if (G::actions[move.action]->is_reaction) return why_not_reaction(state, seat, move);
        return why_not_offered(state, seat, move);
    }

    static std::optional<Refusal> why_not_offered(const State& state, Seat seat, const Move& move)
    {
        const Outline& outline = program_of<G>().outline;
        const std::string awaited = "waiting for " + seats_text(state.flow.awaited);
        const std::string moment(outline.nodes[current_node(state)].name);
        if (state.flow.waiting == Waiting::window) {
            return refused(RefusalCause::window_open,
                           "the window '" + moment + "' is open; " + awaited + " to react or pass");
        }
        if (const std::uint16_t barrier = enclosing_barrier(state); barrier != no_node) {
            return refused(RefusalCause::barrier, std::string(outline.nodes[barrier].name) +
                                                      " must be finished first; " + awaited);
        }
        if (!state.flow.awaited.contains(seat)) {
            return refused(RefusalCause::not_awaited, "'" + moment + "' is " + awaited);
        }
        return refused(RefusalCause::not_offered, "'" + std::string(G::actions[move.action]->name) +
                                                      "' is not possible at '" + moment + "'");
    }

    // The checks that every answer to a window passes, in the order of the rules (W6.2 to W6.8).
    static std::optional<Refusal> why_not_reaction(const State& state, Seat seat, const Move& move)
    {
        if constexpr (!HasWindows<G>) {
            return refused(RefusalCause::no_window, "no window is open");
        } else {
            const Windows& windows = state.windows;
            if (!windows.is_open()) return refused(RefusalCause::no_window, "no window is open");
            if (move.count == 0 || move.arguments[0] != windows.number) {
                return refused(RefusalCause::stale_window,
                               "the open window has the number " + std::to_string(windows.number));
            }
            bool has_offer = false;
            for (const Offer& offer : windows.offers) has_offer |= offer.seat == seat;
            if (!has_offer) {
                return refused(RefusalCause::not_entitled,
                               "this window is offered to " + offered_seats(windows));
            }
            if (windows.current_offer().seat != seat) {
                return refused(RefusalCause::not_your_offer,
                               "it is the offer of " + seats_text(state.flow.awaited));
            }
            if (!reactions_of(windows.window).contains(move.action)) {
                return refused(RefusalCause::wrong_window,
                               "'" + std::string(G::actions[move.action]->name) +
                                   "' does not answer the window '" +
                                   std::string(G::windows[windows.window.index]->name) + "'");
            }
            return std::nullopt;
        }
    }

    static std::string offered_seats(const Windows& windows)
    {
        SeatSet seats;
        for (const Offer& offer : windows.offers) seats.insert(offer.seat);
        return seats_text(seats);
    }

    static Refusal refused(RefusalCause cause, std::string words)
    {
        return {cause, "", code_of(cause), std::move(words), {}};
    }
};

template <class G>
const Program<typename G::State>& written_program()
{
    static const Program<typename G::State> program = [] {
        std::vector<std::string_view> windows;
        if constexpr (HasWindows<G>) {
            for (const auto* window : G::windows) windows.push_back(window->name);
        }
        return ProgramWriter<typename G::State>(G::actions, windows).write(G::flow());
    }();
    return program;
}

// Every step of play asks for the program, so this is one load and one test that is always the same way.
template <class G>
inline const Program<typename G::State>& program_of()
{
    static constinit const Program<typename G::State>* ready = nullptr;
    const Program<typename G::State>* program = __atomic_load_n(&ready, __ATOMIC_ACQUIRE);
    if (program == nullptr) [[unlikely]] {
        program = &written_program<G>();
        __atomic_store_n(&ready, program, __ATOMIC_RELEASE);
    }
    return *program;
}

namespace listing {

inline Refusal refused(RefusalCause cause, std::string words)
{
    return {cause, "", code_of(cause), std::move(words), {}};
}

// The first condition that does not hold, as a refusal.
template <class State>
std::optional<Refusal> first_failed(const ShortList<Condition<State>, conditions_max>& list,
                                    const State& state, const Chosen& chosen)
{
    for (const Condition<State>& each : list) {
        if (each.holds(state, chosen)) continue;
        return Refusal{RefusalCause::condition, each.rule, each.code, std::string(each.words), {}};
    }
    return std::nullopt;
}

// Why the value cannot be the next argument; if it can, it is taken into `chosen`.
template <class State>
std::optional<Refusal> why_not_argument(const Pick<State>& pick, const State& state, Argument value,
                                        Chosen& chosen)
{
    const std::size_t i = chosen.move.count;
    const auto take = [&] {
        chosen.move.arguments[i] = value;
        chosen.move.count = static_cast<std::uint8_t>(i + 1);
    };
    // The reason for which a value is not to be had, if the action gives one.
    const auto why_outside = [&]() -> std::optional<Refusal> {
        if (value >= pick.kind->count) return std::nullopt;
        take();
        return first_failed(pick.outside, state, chosen);
    };
    if (pick.only_if != nullptr && !pick.only_if(state, chosen)) {
        if (value == no_argument) {
            take();
            return std::nullopt;
        }
        if (auto refusal = why_outside()) return refusal;
        return refused(RefusalCause::no_such_value,
                       "a " + std::string(pick.name) + " does not apply here");
    }
    Candidates candidates;
    pick.from(state, chosen, candidates);
    const bool is_had_anyway = pick.is_open && value < pick.kind->count;
    if (!is_had_anyway && !candidates.contains(value)) {
        if (auto refusal = why_outside()) return refusal;
        return refused(RefusalCause::no_such_value, std::string(pick.name) + " cannot be " +
                                                        pick.kind->text(value) + " here, only " +
                                                        pick.kind->text(candidates));
    }
    take();
    return first_failed(pick.where, state, chosen);
}

}  // namespace listing

template <class State>
std::optional<Refusal> why_not_action(const Action<State>& action, const State& state, Seat seat,
                                      const Move& move)
{
    Chosen chosen{seat, Move{move.action, 0, {}}};
    if (auto refusal = listing::first_failed(action.when, state, chosen)) return refusal;
    for (std::size_t i = 0; i < action.pick.size(); ++i) {
        const Pick<State>& pick = action.pick[i];
        if (i >= move.count) {
            return listing::refused(RefusalCause::argument_count, "'" + std::string(action.name) +
                                                                      "' needs a " +
                                                                      std::string(pick.name));
        }
        if (auto refusal = listing::why_not_argument(pick, state, move.arguments[i], chosen)) {
            return refusal;
        }
    }
    // Arguments behind the count are zero, so that equal moves are equal values.
    for (std::size_t i = action.pick.size(); i < arguments_max; ++i) {
        if (move.count > action.pick.size() || move.arguments[i] != 0) {
            return listing::refused(RefusalCause::argument_count,
                                    "'" + std::string(action.name) + "' takes " +
                                        std::to_string(action.pick.size()) + " arguments");
        }
    }
    return std::nullopt;
}

}  // namespace sortie
