#pragma once
// Pieces for tests of flows: a state without a position, functions that are only compared by
// address, a few actions, and the way from a tree to its program.
//
//     const Outline outline = outline_of(Flow::game(Flow::run("judge", some_effect)));
//
// Nothing here can be played; it is for what happens to a tree before anyone plays.

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/program.h"

namespace sortie::flow_pieces {

struct Nothing {};
using Flow = FlowLanguage<Nothing>;

inline void some_effect(Nothing&, Events&) {}
inline bool some_test(const Nothing&)
{
    return true;
}
inline bool seat_test(const Nothing&, Seat)
{
    return true;
}
inline bool other_seat_test(const Nothing&, Seat)
{
    return false;
}
inline Seat first_seat(const Nothing&)
{
    return seat_at(0);
}
inline SeatSet some_seats(const Nothing&)
{
    return SeatSet::first(2);
}

inline constexpr Action<Nothing> walk{.name = "walk"};
inline constexpr Action<Nothing> shoot{.name = "shoot"};
inline constexpr Action<Nothing> rest{.name = "rest"};
inline constexpr std::array<const Action<Nothing>*, 3> actions{&walk, &shoot, &rest};
inline constexpr std::array<std::string_view, 2> windows{"before_hit", "after_hit"};

inline Program<Nothing> program_of_tree(const FlowTree<Nothing>& tree)
{
    return ProgramWriter<Nothing>(actions, windows).write(tree);
}
inline Outline outline_of(const FlowTree<Nothing>& tree)
{
    return program_of_tree(tree).outline;
}

inline FlowTree<Nothing> with_parts(FlowTree<Nothing> tree, std::vector<Node<Nothing>> parts)
{
    tree.parts = std::move(parts);
    return tree;
}

inline Flow::FlowNode step(std::string_view name = "step")
{
    return Flow::run(name, some_effect);
}

// Every kind of node once, and a name that needs escaping.
inline FlowTree<Nothing> every_kind()
{
    return with_parts(
        Flow::game(step("deal"),
                   Flow::loop("rounds", Flow::until(some_test), Flow::at_most(20),
                              Flow::each_seat("landing", some_seats, first_seat,
                                              Flow::ask("land", first_seat, {&walk, &rest})),
                              Flow::when("\"a\" < b & c", some_test, Flow::call("combat"),
                                         Flow::otherwise(step("sleep"))),
                              Flow::barrier("mortar", step("fall")),
                              Flow::ask_all("act", {.seats = some_seats,
                                                    .actions = {&walk, &shoot},
                                                    .barrier = some_test,
                                                    .also = {&rest}})),
                   Flow::sequence("end", step("count"))),
        {Flow::part("combat", step("roll"), Flow::window("before_hit"))});
}

// "CODE where" for each, one in a line.
inline std::string listed(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& finding : findings) {
        if (!text.empty()) text += '\n';
        text += std::string(finding.code) + ' ' + finding.where;
        if (finding.words.empty()) text += " WITHOUT WORDS";
    }
    return text;
}

}  // namespace sortie::flow_pieces
