#pragma once
// Validation: what a game's tables and flow get wrong, found without playing a single move.
//
//     for (const Finding& finding : validate_game<TicTacToe>()) print(finding);
//
// It looks at the form: names, tables without functions, actions that nothing offers, windows that
// cannot work, a flow that can never go on. A finding names the place and says what would be right.
// Every finding is a mistake; there are no warnings to get used to. Whether the rules are the right
// rules is not its business; that is what scenarios and the battery are for.
//
// The templates here only copy a game's tables into a plain description, `GameTables`. The judging
// is done on that by ordinary functions, which are compiled once for all games. A broken game must
// compile to be judged, so nothing here asks for the concept `Game`.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/legality.h"
#include "engine/outline.h"
#include "engine/shape.h"

namespace sortie {

struct ConditionTable {
    std::string_view rule;
    std::string_view words;
    bool has_test = false;
};

struct PickTable {
    std::string_view name;
    const Kind* kind = nullptr;
    bool has_from = false;
    std::vector<ConditionTable> conditions;
};

struct ActionTable {
    std::string_view name;
    bool is_reaction = false;
    bool has_apply = false;
    std::vector<ConditionTable> conditions;
    std::vector<PickTable> picks;
};

// An action that a window or the list of what is always possible refers to.
struct OfferedAction {
    std::string_view name;
    bool is_reaction = false;
    bool is_listed = false;  // among the game's actions
};

struct RoleTable {
    std::string_view name;
    bool has_seats = false;
};

struct WindowTable {
    std::string_view name;
    std::vector<RoleTable> roles;
    int plays_max = 0;
    OpenPolicy policy = OpenPolicy::always;
    bool has_is_possible = false;
    bool sources_are_public = false;
    bool has_pass = false;
    std::vector<OfferedAction> reactions;
    std::span<const std::string_view> may_edit;
};

struct GameTables {
    std::string_view name;
    std::vector<ActionTable> actions;
    std::vector<OfferedAction> anytime;
    std::vector<WindowTable> windows;
    std::vector<const EventKind*> events;
    std::span<const OptionDecl> options;
    const Outline* outline = nullptr;
    std::vector<std::uint16_t> nodes_without_function;
    const Shape* state = nullptr;
    std::size_t place_depth = 0;  // how many loops, rounds and calls the state has room for
};

// What is wrong with the tables. What is wrong with the flow's form is in the program's own
// findings.
std::vector<Finding> check_tables(const GameTables& tables);

template <class G>
GameTables tables_of();

template <class G>
std::vector<Finding> validate_game()
{
    std::vector<Finding> findings = program_of<G>().findings;
    for (Finding& finding : check_tables(tables_of<G>())) findings.push_back(std::move(finding));
    if constexpr (requires { G::check_definitions(findings); }) G::check_definitions(findings);
    return findings;
}

// ---- Copying ------------------------------------------------------------------------------------

namespace validate_detail {

template <class State>
std::vector<ConditionTable> conditions_of(const ShortList<Condition<State>, conditions_max>& list)
{
    std::vector<ConditionTable> out;
    for (const Condition<State>& each : list) {
        out.push_back({each.rule, each.words, each.holds != nullptr});
    }
    return out;
}

template <class State>
ActionTable action_table(const Action<State>& action)
{
    ActionTable out{action.name,
                    action.is_reaction,
                    action.apply != nullptr,
                    conditions_of<State>(action.when),
                    {}};
    for (const Pick<State>& pick : action.pick) {
        out.picks.push_back(
            {pick.name, pick.kind, pick.from != nullptr, conditions_of<State>(pick.where)});
        for (const ConditionTable& each : conditions_of<State>(pick.outside)) {
            out.picks.back().conditions.push_back(each);
        }
    }
    return out;
}

template <class State>
OfferedAction offered_action(const Action<State>& action,
                             std::span<const Action<State>* const> listed)
{
    OfferedAction out{action.name, action.is_reaction, false};
    for (const Action<State>* each : listed) out.is_listed |= each == &action;
    return out;
}

template <class State, class Public>
WindowTable window_table(const Window<State, Public>& window,
                         std::span<const Action<State>* const> listed)
{
    WindowTable out;
    out.name = window.name;
    for (const Role<Public>& role : window.offer_order) {
        out.roles.push_back({role.name, role.seats != nullptr});
    }
    out.plays_max = window.plays_max;
    out.policy = window.policy;
    out.has_is_possible = window.is_possible != nullptr;
    out.sources_are_public = window.sources_are_public;
    for (const Action<State>* reaction : window.reactions) {
        out.has_pass |= reaction == &pass_reaction<State>;
        out.reactions.push_back(offered_action<State>(*reaction, listed));
    }
    out.may_edit = {window.may_edit.begin(), window.may_edit.size()};
    return out;
}

template <class State>
bool lacks_function(const Instruction<State>& in)
{
    switch (in.op) {
        case Op::run: return in.effect == nullptr;
        case Op::branch: return in.test == nullptr;
        case Op::ask: return in.who == nullptr;
        case Op::ask_all:
        case Op::round_next: return in.seats == nullptr;
        default: return false;
    }
}

}  // namespace validate_detail

template <class G>
GameTables tables_of()
{
    using State = typename G::State;
    const Program<State>& program = program_of<G>();
    const std::span<const Action<State>* const> listed = G::actions;
    GameTables out;
    out.name = G::info.name;
    out.outline = &program.outline;
    out.state = &shape_of<State>();
    out.place_depth = decltype(State::flow)::depth_max;
    for (const Action<State>* action : listed) {
        out.actions.push_back(validate_detail::action_table(*action));
    }
    if constexpr (HasAnytime<G>) {
        for (const Action<State>* action : G::anytime) {
            out.anytime.push_back(validate_detail::offered_action(*action, listed));
        }
    }
    if constexpr (HasWindows<G>) {
        for (const auto* window : G::windows) {
            out.windows.push_back(validate_detail::window_table(*window, listed));
        }
    }
    if constexpr (requires { G::events; }) out.events.assign(G::events.begin(), G::events.end());
    if constexpr (HasOptions<G>) out.options = G::options;
    for (const Instruction<State>& in : program.code) {
        if (validate_detail::lacks_function(in)) out.nodes_without_function.push_back(in.node);
    }
    return out;
}

}  // namespace sortie
