#pragma once
// Flow: when things happen. A tree of named nodes, written once per game and read by people and engine.
//
//     struct TurnOrder : FlowLanguage<State> {
//         static FlowTree<State> tree()
//         {
//             return game(
//                 loop("turns", while_(nobody_has_won), at_most(9),
//                     ask("place a mark", whose_turn, {&place}),
//                     run("see who has won", judge)));
//         }
//     };
//
// The nodes:
//     sequence   one after the other
//     loop       again while (or until) a condition holds; at most so often, reaching that is a fault
//     when       only if a condition holds, with an `otherwise` if wanted
//     each_seat  once for each of some seats, in order; `state.flow.each()` is the seat
//     run        an effect: a function that changes the state and asks nobody
//     ask        one seat chooses among actions
//     ask_all    several seats act freely, in any order, until each is done or a barrier falls
//     window     a pause in which only reactions are possible (engine/window.h)
//     call       a part of the flow that is used from several places, such as a combat
//     barrier    a sequence that others must wait for: their moves are refused with E_BARRIER and its name
//
// The tree is compiled into a flat program (engine/program.h). It holds no position: where play stands is
// in the state. Functions in the tree are plain functions of the state, so the same tree serves every copy
// of every game at once.

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/action.h"
#include "engine/bit_set.h"
#include "engine/event.h"

namespace sortie {

enum class NodeKind : std::uint8_t {
    sequence,
    loop,
    when,
    otherwise,
    each_seat,
    run,
    ask,
    ask_all,
    window,
    call,
    barrier,
};

// How an `ask` treats a seat that has nothing to choose.
struct Manner {
    bool takes_single = false;   // the only legal move is made without asking
    bool skips_if_none = false;  // no legal move: the question is not put (without this: a fault)
};

template <class State>
using Effect = void (*)(State&, Events&);
template <class State>
using Question = bool (*)(const State&);
template <class State>
using SeatQuestion = bool (*)(const State&, Seat);
template <class State>
using WhichSeat = Seat (*)(const State&);
template <class State>
using WhichSeats = SeatSet (*)(const State&);
template <class State>
using ActionRefs = std::vector<const Action<State>*>;

// The configuration of a simultaneous step. `seats`, `seat_done` and `barrier` are asked on entry and after
// every accepted action, for every seat; `skip` only on entry. A seat is awaited while it takes part, is not
// done and has a legal move; done is derived each time, so a seat that gains something to do is awaited
// again. `also` may be used by every seat of the step, awaited or not, and keeps nobody waiting.
template <class State>
struct AskAll {
    WhichSeats<State> seats = nullptr;
    ActionRefs<State> actions{};
    SeatQuestion<State> seat_done = nullptr;
    Question<State> barrier = nullptr;
    SeatQuestion<State> skip = nullptr;
    ActionRefs<State> also{};
};

template <class State>
struct Node {
    NodeKind kind = NodeKind::sequence;
    std::string_view name;
    std::vector<Node> children;
    Effect<State> effect = nullptr;
    Question<State> test = nullptr;
    bool test_is_negated = false;
    WhichSeat<State> who = nullptr;  // ask: whom; each_seat: with whom the round begins
    std::uint32_t bound = 0;         // loop: most passes; 0 means that none was given
    Manner manner;
    AskAll<State> all;        // ask uses only its `actions`, each_seat only its `seats`
    std::string_view target;  // window: its name; call: the part's name
};

template <class State>
struct FlowTree {
    Node<State> main;
    std::vector<Node<State>> parts;  // sequences that `call` refers to by name
    // Whole games that are played instead of the main one, where the rules have several ways to play. The game's
    // `course(state)` says after set-up which it is: 0 the main one, 1 the first of these.
    std::vector<Node<State>> courses;
};

template <class State>
struct FlowLanguage {
    using FlowNode = Node<State>;

    struct Loop {
        Question<State> test = nullptr;
        bool is_negated = false;
    };
    struct Bound {
        std::uint32_t most = 0;
    };

    static Loop while_(Question<State> test) { return {test, false}; }
    static Loop until(Question<State> test) { return {test, true}; }
    // Goes round until an effect ends the game.
    static Loop until_game_ends() { return {}; }
    static Bound at_most(std::uint32_t passes) { return {passes}; }

    template <class... Nodes>
    static FlowTree<State> game(Nodes... nodes)
    {
        return {sequence("game", std::move(nodes)...), {}, {}};
    }
    template <class... Nodes>
    static FlowNode course(std::string_view name, Nodes... nodes)
    {
        return sequence(name, std::move(nodes)...);
    }
    template <class... Nodes>
    static FlowNode part(std::string_view name, Nodes... nodes)
    {
        return sequence(name, std::move(nodes)...);
    }

    template <class... Nodes>
    static FlowNode sequence(std::string_view name, Nodes... nodes)
    {
        return group(NodeKind::sequence, name, std::move(nodes)...);
    }
    template <class... Nodes>
    static FlowNode barrier(std::string_view name, Nodes... nodes)
    {
        return group(NodeKind::barrier, name, std::move(nodes)...);
    }
    template <class... Nodes>
    static FlowNode loop(std::string_view name, Loop condition, Bound bound, Nodes... nodes)
    {
        FlowNode node = group(NodeKind::loop, name, std::move(nodes)...);
        node.test = condition.test;
        node.test_is_negated = condition.is_negated;
        node.bound = bound.most;
        return node;
    }
    template <class... Nodes>
    static FlowNode when(std::string_view name, Question<State> test, Nodes... nodes)
    {
        FlowNode node = group(NodeKind::when, name, std::move(nodes)...);
        node.test = test;
        return node;
    }
    // Stands last inside a `when`.
    template <class... Nodes>
    static FlowNode otherwise(Nodes... nodes)
    {
        return group(NodeKind::otherwise, "otherwise", std::move(nodes)...);
    }
    template <class... Nodes>
    static FlowNode each_seat(std::string_view name, WhichSeats<State> seats,
                              WhichSeat<State> first, Nodes... nodes)
    {
        FlowNode node = group(NodeKind::each_seat, name, std::move(nodes)...);
        node.all.seats = seats;
        node.who = first;
        return node;
    }

    static FlowNode run(std::string_view name, Effect<State> effect)
    {
        FlowNode node = group(NodeKind::run, name);
        node.effect = effect;
        return node;
    }
    static FlowNode ask(std::string_view name, WhichSeat<State> who, ActionRefs<State> actions,
                        Manner manner = {})
    {
        FlowNode node = group(NodeKind::ask, name);
        node.who = who;
        node.all.actions = std::move(actions);
        node.manner = manner;
        return node;
    }
    static FlowNode ask_all(std::string_view name, AskAll<State> all)
    {
        FlowNode node = group(NodeKind::ask_all, name);
        node.all = std::move(all);
        return node;
    }
    static FlowNode window(std::string_view name)
    {
        FlowNode node = group(NodeKind::window, name);
        node.target = name;
        return node;
    }
    static FlowNode call(std::string_view part_name)
    {
        FlowNode node = group(NodeKind::call, part_name);
        node.target = part_name;
        return node;
    }

private:
    template <class... Nodes>
    static FlowNode group(NodeKind kind, std::string_view name, Nodes... nodes)
    {
        FlowNode node;
        node.kind = kind;
        node.name = name;
        (node.children.push_back(std::move(nodes)), ...);
        return node;
    }
};

}  // namespace sortie
