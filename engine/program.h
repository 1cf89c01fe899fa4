#pragma once
// The flat program that a flow tree is compiled into: an array of small instructions that the interpreter
// in engine/play.h steps through. A place in play is an index into it.
//
// Compiling happens once per game, at its first use. What a tree gets wrong (an action that the game does
// not list, a call to a part that does not exist) is kept as findings: `sortie validate` prints them, and a
// game that has any cannot be started.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flow.h"
#include "engine/outline.h"

namespace sortie {

enum class Op : std::uint8_t {
    run,
    branch,  // goes on, or to `target` when the test fails
    jump,
    loop_enter,
    loop_test,   // begins a pass, or leaves to `target`
    loop_again,  // back to the loop_test at `target`, and that at once
    round_enter,
    round_next,  // the next seat's part, or leaves to `target`
    ask,
    ask_all,
    window,
    call,
    ret,
    end,
};

template <class State>
struct Instruction {
    Op op = Op::end;
    bool test_is_negated = false;
    Manner manner;
    std::uint16_t target = 0;
    std::uint16_t node = no_node;  // in the outline, for traces
    std::uint16_t window = 0;
    std::uint32_t bound = 0;
    Effect<State> effect = nullptr;
    Question<State> test = nullptr;  // branch, loop_test; ask_all: its barrier
    WhichSeat<State> who = nullptr;
    WhichSeats<State> seats = nullptr;
    SeatQuestion<State> seat_done = nullptr;
    SeatQuestion<State> skip = nullptr;
    ActionSet actions;
    ActionSet also;
};

template <class State>
struct Program {
    std::vector<Instruction<State>> code;
    std::vector<std::uint16_t> courses{0};  // where each begins, the main one first
    Outline outline;
    std::vector<Finding> findings;
};

template <class State>
class ProgramWriter {
public:
    ProgramWriter(std::span<const Action<State>* const> actions,
                  std::span<const std::string_view> windows)
        : actions_(actions), windows_(windows)
    {
    }

    Program<State> write(const FlowTree<State>& tree)
    {
        write_tree(tree.main, Op::end);
        for (const Node<State>& part : tree.parts) {
            parts_.push_back({part.name, here()});
            write_tree(part, Op::ret);
        }
        for (const Node<State>& course : tree.courses) {
            program_.courses.push_back(here());
            const std::size_t root = program_.outline.nodes.size();
            write_tree(course, Op::end);
            program_.outline.nodes[root].is_course = true;
        }
        for (Instruction<State>& each : program_.code) {
            if (each.op == Op::call) each.target = address_of_part(each);
        }
        for (Finding& finding : check_outline(program_.outline)) {
            program_.findings.push_back(std::move(finding));
        }
        return std::move(program_);
    }

private:
    struct Part {
        std::string_view name;
        std::uint16_t address;
    };

    std::uint16_t here() const
    {
        CHECK(program_.code.size() < std::numeric_limits<std::uint16_t>::max());
        return static_cast<std::uint16_t>(program_.code.size());
    }
    Instruction<State>& emit(Op op, std::uint16_t node)
    {
        Instruction<State> instruction;
        instruction.op = op;
        instruction.node = node;
        static_cast<void>(here());
        program_.code.push_back(instruction);
        return program_.code.back();
    }
    void aim(std::uint16_t at, std::uint16_t target) { program_.code[at].target = target; }

    void write_tree(const Node<State>& node, Op last)
    {
        const std::uint16_t outline = note(node, no_node);
        write_children(node, outline);
        emit(last, outline);
    }

    void write_children(const Node<State>& node, std::uint16_t outline)
    {
        for (const Node<State>& child : node.children) write_node(child, note(child, outline));
    }

    void write_node(const Node<State>& node, std::uint16_t outline)
    {
        switch (node.kind) {
            case NodeKind::sequence:
            case NodeKind::barrier:
            case NodeKind::otherwise: write_children(node, outline); break;
            case NodeKind::run: emit(Op::run, outline).effect = node.effect; break;
            case NodeKind::when: write_when(node, outline); break;
            case NodeKind::loop: write_loop(node, outline); break;
            case NodeKind::each_seat: write_round(node, outline); break;
            case NodeKind::call: emit(Op::call, outline); break;
            case NodeKind::ask:
            case NodeKind::ask_all: write_ask(node, outline); break;
            case NodeKind::window: write_window(node, outline); break;
        }
    }

    void write_when(const Node<State>& node, std::uint16_t outline)
    {
        const std::uint16_t branch = here();
        emit(Op::branch, outline).test = node.test;
        const bool has_otherwise =
            !node.children.empty() && node.children.back().kind == NodeKind::otherwise;
        const std::size_t count = node.children.size() - (has_otherwise ? 1 : 0);
        for (std::size_t i = 0; i < count; ++i) {
            write_node(node.children[i], note(node.children[i], outline));
        }
        if (has_otherwise) {
            const std::uint16_t skip = here();
            emit(Op::jump, outline);
            aim(branch, here());
            write_node(node.children.back(), note(node.children.back(), outline));
            aim(skip, here());
        } else {
            aim(branch, here());
        }
    }

    void write_loop(const Node<State>& node, std::uint16_t outline)
    {
        emit(Op::loop_enter, outline);
        const std::uint16_t head = here();
        Instruction<State>& test = emit(Op::loop_test, outline);
        test.test = node.test;
        test.test_is_negated = node.test_is_negated;
        test.bound = node.bound;
        write_children(node, outline);
        emit(Op::loop_again, outline).target = head;
        aim(head, here());
    }

    void write_round(const Node<State>& node, std::uint16_t outline)
    {
        emit(Op::round_enter, outline).who = node.who;
        const std::uint16_t head = here();
        emit(Op::round_next, outline).seats = node.all.seats;
        write_children(node, outline);
        emit(Op::jump, outline).target = head;
        aim(head, here());
    }

    void write_ask(const Node<State>& node, std::uint16_t outline)
    {
        Instruction<State> ask;
        ask.op = node.kind == NodeKind::ask ? Op::ask : Op::ask_all;
        ask.node = outline;
        ask.manner = node.manner;
        ask.who = node.who;
        ask.seats = node.all.seats;
        ask.test = node.all.barrier;
        ask.seat_done = node.all.seat_done;
        ask.skip = node.all.skip;
        ask.actions = set_of(node.all.actions, outline);
        ask.also = set_of(node.all.also, outline);
        static_cast<void>(here());
        program_.code.push_back(ask);
    }

    void write_window(const Node<State>& node, std::uint16_t outline)
    {
        for (std::size_t i = 0; i < windows_.size(); ++i) {
            if (windows_[i] != node.target) continue;
            emit(Op::window, outline).window = static_cast<std::uint16_t>(i);
            return;
        }
        problem("UNKNOWN_WINDOW", outline,
                "the game declares no window of this name; add it to its list of windows");
    }

    ActionSet set_of(const ActionRefs<State>& refs, std::uint16_t outline)
    {
        ActionSet set;
        for (const Action<State>* ref : refs) {
            bool is_found = false;
            for (std::size_t i = 0; i < actions_.size(); ++i) {
                if (actions_[i] != ref) continue;
                set.insert(static_cast<std::uint8_t>(i));
                is_found = true;
            }
            if (!is_found) {
                problem("UNLISTED_ACTION", outline,
                        "offers '" + std::string(ref->name) +
                            "', which is not in the game's list of actions; add it there");
            }
        }
        return set;
    }

    std::uint16_t address_of_part(const Instruction<State>& call) const
    {
        const std::string_view name = program_.outline.nodes[call.node].target;
        for (const Part& part : parts_) {
            if (part.name == name) return part.address;
        }
        return 0;  // check_outline reports it
    }

    std::uint16_t note(const Node<State>& node, std::uint16_t parent)
    {
        OutlineNode entry;
        entry.kind = node.kind;
        entry.name = node.name;
        entry.parent = parent;
        if (parent != no_node) {
            entry.depth = static_cast<std::uint16_t>(program_.outline.nodes[parent].depth + 1);
        }
        entry.bound = node.bound;
        entry.has_test = node.test != nullptr;
        entry.has_barrier = node.all.barrier != nullptr;
        entry.target = node.target;
        for (const Action<State>* action : node.all.actions) entry.actions.push_back(action->name);
        for (const Action<State>* action : node.all.also) entry.actions.push_back(action->name);
        program_.outline.nodes.push_back(std::move(entry));
        return static_cast<std::uint16_t>(program_.outline.nodes.size() - 1);
    }

    void problem(std::string_view code, std::uint16_t outline, std::string words)
    {
        program_.findings.push_back({code, path_of(program_.outline, outline), std::move(words)});
    }

    std::span<const Action<State>* const> actions_;
    std::span<const std::string_view> windows_;
    std::vector<Part> parts_;
    Program<State> program_;
};

}  // namespace sortie
