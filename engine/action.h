#pragma once
// Actions: who may do what, said once and in one place.
//
//     inline constexpr Action<State> place{
//         .name = "place",
//         .prompt = "Place your mark",
//         .when = {},
//         .pick = {{.name = "cell", .kind = &cell_kind, .from = each_below<State, 9>,
//                   .where = {{"X2.1", "the cell is empty", cell_is_empty, "E_TAKEN"}}}},
//         .apply = do_place,
//     };
//
// `when` are the conditions of the action as a whole. Each `pick` is one argument: `from` lists the values
// that could be meant at all, `where` the conditions that the picked value must meet, given what was picked
// before it. From these alone follow the legal moves, the answer to a submitted move, the words of its
// refusal and the choice tree; there is no second place that decides legality. Conditions are checked in
// the order in which they stand, and the first that fails is the refusal.
//
// The words of a condition say what must be true, because they are what a refused player reads. Listing
// never changes a state and never draws a number: the functions get a constant state.
//
// Tables are compile-time constants. The engine unrolls them for each game, so a condition whose body is
// visible is inlined, and nothing on the path of a playout is virtual.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/event.h"
#include "engine/move.h"
#include "engine/short_list.h"

namespace sortie {

inline constexpr std::size_t actions_max = 128;
inline constexpr std::size_t conditions_max = 16;

using ActionSet = BitSet<std::uint8_t, actions_max>;

template <class State>
using Test = bool (*)(const State&, const Chosen&);

template <class State>
struct Condition {
    std::string_view rule;   // "S4.2"
    std::string_view words;  // what must be true
    Test<State> holds = nullptr;
    std::string_view code = "E_CONDITION";
};

template <class State>
struct Pick {
    std::string_view name{};  // "unit"
    const Kind* kind = nullptr;
    void (*from)(const State&, const Chosen&, Candidates&) = nullptr;
    // The same values as `from`, ascending, as words of bits: optional, for an argument with many values. All of them must
    // meet `where`; listing does not ask it again. `from` is then `each_bit<State, the same function>`.
    void (*words)(const State&, const Chosen&, ValueWords&) = nullptr;
    ShortList<Condition<State>, conditions_max> where{};
    // An argument that does not apply to what was picked before is left out of the choice and is
    // `no_argument` in the move.
    Test<State> only_if = nullptr;
    std::string_view prompt{};  // "Which unit?"
    // Why a value that `from` does not list is none: the first of these that fails is the refusal. Listing
    // never asks them, so `from` may be as narrow as it likes and a player still reads the right rule.
    ShortList<Condition<State>, conditions_max> outside{};
    // An open argument may have values that `from` does not list, because there are too many or because one of several
    // that mean the same is enough for a list: any value of the kind that meets `where` is legal.
    bool is_open = false;
};

template <class State>
struct Action {
    std::string_view name{};    // "shoot"
    std::string_view prompt{};  // "Shoot at an enemy"
    ShortList<Condition<State>, conditions_max> when{};
    ShortList<Pick<State>, arguments_max> pick{};
    void (*apply)(State&, const Chosen&, Events&) = nullptr;
    // A reaction is possible only in an open window (engine/window.h); its first argument is the number
    // of that window, so that a late message can never hit a later one.
    bool is_reaction = false;
};

// The values 0 .. count - 1, for arguments whose candidates do not depend on the position.
template <class State, std::uint16_t Count>
constexpr void each_below(const State&, const Chosen&, Candidates& out)
{
    for (std::uint16_t i = 0; i < Count; ++i) out.add(i);
}

// The values of words of bits, for arguments that give them (see `Pick::words`).
template <class State, void (*words)(const State&, const Chosen&, ValueWords&)>
void each_bit(const State& state, const Chosen& chosen, Candidates& out)
{
    ValueWords found;
    words(state, chosen, found);
    out.add(found);
}

// Nothing: for an open argument none of whose values is listed.
template <class State>
constexpr void no_values(const State&, const Chosen&, Candidates&)
{
}

// ---- Listing ----------------------------------------------------------------------------------------

namespace listing {

// The conditions of the P-th argument, or of the action as a whole for `whole_action`.
inline constexpr std::size_t whole_action = arguments_max;

template <const auto& action, std::size_t P>
constexpr const auto& conditions_of()
{
    if constexpr (P == whole_action) {
        return action.when;
    } else {
        return action.pick[P].where;
    }
}

// Whether all those conditions hold, from the I-th on. The list is constant, so each call is direct.
template <const auto& action, std::size_t P, std::size_t I = 0, class State>
bool all_hold(const State& state, const Chosen& chosen)
{
    if constexpr (I == conditions_of<action, P>().size()) {
        return true;
    } else {
        constexpr Test<State> holds = conditions_of<action, P>()[I].holds;
        return holds(state, chosen) && all_hold<action, P, I + 1>(state, chosen);
    }
}

// Whether an argument that every move of the action needs has nothing to list.
template <const auto& action, class State>
constexpr bool lists_nothing()
{
    for (const Pick<State>& pick : action.pick) {
        if (pick.from == no_values<State> && pick.only_if == nullptr) return true;
    }
    return false;
}

template <const auto& action, std::size_t P, class State, class Found>
inline bool complete(const State& state, Chosen& chosen, MoveWords before, Found& found);

// The same as `complete` for an argument that gives its values as words of bits.
template <const auto& action, std::size_t P, class State, class Found>
[[gnu::always_inline]] inline bool complete_from_words(const State& state, Chosen& chosen,
                                                       MoveWords before, Found& found)
{
    ValueWords words;
    action.pick[P].words(state, chosen, words);
    if constexpr (P + 1 == action.pick.size()) {
        return found.template last_words<P>(before, words);
    } else {
        const bool is_stopped = words.any_of([&](Argument value) {
            chosen.move.arguments[P] = value;
            chosen.move.count = P + 1;
            return complete<action, P + 1>(state, chosen, before.template with<P>(value), found);
        });
        chosen.move.arguments[P] = 0;
        chosen.move.count = P;
        return is_stopped;
    }
}

// Gives `found` every way to complete the arguments from the P-th on, until it answers true ("enough").
// Answers whether it was stopped that way. `found` has three calls: `whole` for a single move, `last` for
// all values of the last argument at once with the test of each, so that a list can take them without a
// branch that nobody can predict, and `last_words` for values that come as bits. `before` is the move in `chosen`, handed on beside it because reading back
// what was just written in pieces stalls the processor. Always inline, so that the values of an argument that
// does not depend on the position are constants in an unrolled loop.
template <const auto& action, std::size_t P, class State, class Found>
[[gnu::always_inline]] inline bool complete(const State& state, Chosen& chosen, MoveWords before,
                                            Found& found)
{
    if constexpr (P == action.pick.size()) {
        return found.whole(before);
    } else {
        constexpr const auto& pick = action.pick[P];
        const auto holds_with = [&](Argument value) {
            chosen.move.arguments[P] = value;
            chosen.move.count = P + 1;
            return all_hold<action, P>(state, chosen);
        };
        const auto restore = [&] {
            chosen.move.arguments[P] = 0;
            chosen.move.count = P;
        };
        bool is_stopped = false;
        if constexpr (pick.only_if != nullptr) {
            if (!pick.only_if(state, chosen)) {
                chosen.move.arguments[P] = no_argument;
                chosen.move.count = P + 1;
                is_stopped = complete<action, P + 1>(state, chosen,
                                                     before.template with<P>(no_argument), found);
                restore();
                return is_stopped;
            }
        }
        constexpr bool is_last = P + 1 == action.pick.size();
        // The values of a kind in their order need no list.
        if constexpr (is_last && pick.from == each_below<State, pick.kind->count>) {
            is_stopped =
                found.template last<P>(before, FirstValues<pick.kind->count>(), holds_with);
            restore();
            return is_stopped;
        }
        if constexpr (pick.words != nullptr) {
            return complete_from_words<action, P>(state, chosen, before, found);
        }
        Candidates candidates;
        pick.from(state, chosen, candidates);
        if constexpr (is_last) {
            is_stopped = found.template last<P>(before, candidates, holds_with);
        } else {
            for (const Argument value : candidates) {
                is_stopped =
                    holds_with(value) &&
                    complete<action, P + 1>(state, chosen, before.template with<P>(value), found);
                if (is_stopped) break;
            }
        }
        restore();
        return is_stopped;
    }
}

}  // namespace listing

// Gives `found` every legal move of one action, in a fixed order, until it answers true. Index is the
// action's place in the game's list.
template <const auto& action, std::uint8_t Index, class State, class Found>
bool each_legal_move(const State& state, Seat seat, Found& found)
{
    if constexpr (listing::lists_nothing<action, State>()) return false;
    Chosen chosen{seat, Move{Index, 0, {}}};
    if (!listing::all_hold<action, listing::whole_action>(state, chosen)) return false;
    return listing::complete<action, 0>(state, chosen, MoveWords::bare(Index), found);
}

}  // namespace sortie
