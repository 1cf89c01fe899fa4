#include "engine/flow.h"

#include "tests/engine/toy_notebook.h"

namespace sortie::toy {
namespace {

// Plays a tree that asks nobody and answers what it wrote.
template <class Tree>
Notes notes_after(int seats = 2)
{
    const Notebook state = start<NotebookGame<Tree>>(seats);
    EXPECT(Play<NotebookGame<Tree>>::is_over(state));
    return notes_of(state);
}

template <class Tree>
std::optional<std::string> fault_at_start()
{
    return fault_of([] { static_cast<void>(start<NotebookGame<Tree>>(2)); });
}

// ---- sequence, run ----

struct InOrder : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(
            run("one", note<1>),
            sequence("inner", run("two", note<2>), sequence("innermost", run("three", note<3>))),
            run("four", note<4>));
    }
};
TEST("a sequence runs its nodes one after the other, and the game is over behind the last")
{
    EXPECT_EQ(notes_after<InOrder>(), (Notes{1, 2, 3, 4}));
}

struct EndInside : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(run("one", note<1>), run("end", end_here), run("two", note<2>));
    }
};
TEST("an effect that ends the game is the last thing that happens")
{
    EXPECT_EQ(notes_after<EndInside>(), (Notes{1}));
}

// ---- loop ----

struct WhileLoop : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(loop("thrice", while_(is_below<0, 3>), at_most(3), run("note", note<1>),
                         run("count", count<0>)),
                    loop("not at all", while_(never), at_most(1), run("note", note<2>)),
                    run("behind", note<3>));
    }
};
TEST("a while loop goes round while its condition holds, which may be never")
{
    EXPECT_EQ(notes_after<WhileLoop>(), (Notes{1, 1, 1, 3}));
}

struct UntilLoop : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(loop("twice", until(counter_is<0, 2>), at_most(9), run("note", note<1>),
                         run("count", count<0>)),
                    loop("not at all", until(always), at_most(9), run("note", note<2>)));
    }
};
TEST("an until loop goes round until its condition holds")
{
    EXPECT_EQ(notes_after<UntilLoop>(), (Notes{1, 1}));
}

struct UntilTheEnd : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(loop("on and on", until_game_ends(), at_most(9), run("note", note<1>),
                         run("count", count<0>),
                         when("enough", counter_is<0, 4>, run("end", end_here)),
                         run("note again", note<2>)));
    }
};
TEST("a loop until the game ends stops in the middle of a pass when an effect ends the game")
{
    EXPECT_EQ(notes_after<UntilTheEnd>(), (Notes{1, 2, 1, 2, 1, 2, 1}));
}

struct NestedLoops : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(loop("outer", while_(is_below<0, 2>), at_most(2), run("reset", reset<1>),
                         loop("inner", while_(is_below<1, 2>), at_most(2), run("note", note<2>),
                              run("count", count<1>)),
                         run("note", note<1>), run("count", count<0>)));
    }
};
TEST("a loop inside a loop counts its passes anew each time it is entered")
{
    EXPECT_EQ(notes_after<NestedLoops>(), (Notes{2, 2, 1, 2, 2, 1}));
}

struct TooOften : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(
            sequence("day", loop("rounds", while_(always), at_most(7), run("note", note<1>))));
    }
};
TEST("a loop that reaches its bound is a fault that names the loop by its path")
{
    const auto text = fault_at_start<TooOften>();
    ASSERT_TRUE(text.has_value());
    EXPECT_NE(text->find("game > day > rounds"), std::string::npos) << *text;
    EXPECT_NE(text->find("bound of 7 passes"), std::string::npos) << *text;
}

struct LoopInPart : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(call("part"));
        tree.parts.push_back(
            part("part", loop("spin", until_game_ends(), at_most(2), run("note", note<1>))));
        return tree;
    }
};
TEST("the path of a loop inside a part begins with the part")
{
    const auto text = fault_at_start<LoopInPart>();
    ASSERT_TRUE(text.has_value());
    EXPECT_NE(text->find("part > spin"), std::string::npos) << *text;
}

struct LargeBound : NotebookFlow {
    static bool below_thousand(const Notebook& state)
    {
        return state.counters[0] + 256 * state.counters[1] < 1000;
    }
    static void count_far(Notebook& state, Events&)
    {
        if (++state.counters[0] == 0) ++state.counters[1];
    }
    static FlowTree<Notebook> tree()
    {
        return game(loop("long", while_(below_thousand), at_most(1000), run("count", count_far)));
    }
};
TEST("a loop may use every pass of its bound, and bounds beyond a byte count")
{
    EXPECT(notes_after<LargeBound>().empty());
}

// ---- when, otherwise ----

struct Branches : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(
            when("yes", always, run("a", note<1>), run("b", note<2>), otherwise(run("c", note<3>))),
            when("no", never, run("d", note<4>), otherwise(run("e", note<5>), run("f", note<6>))),
            when("no, and nothing else", never, run("g", note<7>)), run("behind", note<8>));
    }
};
TEST("when takes one branch, otherwise the other, and play goes on behind both")
{
    EXPECT_EQ(notes_after<Branches>(), (Notes{1, 2, 5, 6, 8}));
}

struct NestedBranches : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(
            when("outer", never, run("a", note<1>),
                 otherwise(when("inner", always, run("b", note<2>), otherwise(run("c", note<3>))),
                           run("d", note<4>))));
    }
};
TEST("a when inside an otherwise chooses by itself")
{
    EXPECT_EQ(notes_after<NestedBranches>(), (Notes{2, 4}));
}

// ---- each_seat ----

struct Rounds : NotebookFlow {
    static SeatSet odd_seats(const Notebook&) { return {b, d}; }
    static SeatSet no_seats(const Notebook&) { return {}; }
    static FlowTree<Notebook> tree()
    {
        return game(run("outside", note_seat),
                    each_seat("from the first", everyone, nullptr, run("note", note_seat)),
                    each_seat("from the third", everyone, seat_is<2>, run("note", note_seat)),
                    each_seat("some", odd_seats, seat_is<2>, run("note", note_seat)),
                    each_seat("none", no_seats, nullptr, run("note", note_seat)),
                    each_seat("from nobody", odd_seats, no_seat, run("note", note_seat)),
                    run("outside again", note_seat));
    }
};
TEST("each_seat gives every seat of the set its part once, in order from the starting seat")
{
    EXPECT_EQ(notes_after<Rounds>(4),
              (Notes{99, 100, 101, 102, 103, 102, 103, 100, 101, 103, 101, 101, 103, 99}));
}

struct NestedRounds : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(each_seat("outer", everyone, seat_is<1>, run("before", note_seat),
                              each_seat("inner", everyone, nullptr, run("note", note_seat)),
                              run("behind", note_seat)),
                    run("outside", note_seat));
    }
};
TEST("a round inside a round gives the seat of the outer one back")
{
    EXPECT_EQ(notes_after<NestedRounds>(2), (Notes{101, 100, 101, 101, 100, 100, 101, 100, 99}));
}

struct ShrinkingRound : NotebookFlow {
    static SeatSet still_in(const Notebook& state) { return everyone(state) - state.gone; }
    static void push_out_next(Notebook& state, Events&)
    {
        const int next = state.flow.each().index + 1;
        if (next < state.flow.seat_count) state.gone.insert(seat_at(next));
    }
    static FlowTree<Notebook> tree()
    {
        return game(each_seat("round", everyone, nullptr, run("note", note_seat),
                              run("push the next one out", push_out_next)));
    }
};
TEST("a seat that drops out before its part of a round is left out")
{
    EXPECT_EQ(notes_after<ShrinkingRound>(4), (Notes{100, 102}));
}

// ---- call ----

struct Calls : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree =
            game(call("shared"), run("between", note<2>),
                 loop("loop", while_(is_below<0, 2>), at_most(2), call("shared"),
                      run("count", count<0>)),
                 each_seat("round", everyone, nullptr, call("outer part")), run("behind", note<3>));
        tree.parts.push_back(part("shared", run("note", note<1>)));
        tree.parts.push_back(part("outer part", call("inner part"), call("shared")));
        tree.parts.push_back(part("inner part", run("note", note_seat)));
        return tree;
    }
};
TEST("a part is called from several places, from loops and from parts, and returns to each")
{
    EXPECT_EQ(notes_after<Calls>(2), (Notes{1, 2, 1, 1, 100, 1, 101, 1, 3}));
}

struct Recursion : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(call("down"), run("behind", note<9>));
        tree.parts.push_back(part("down", run("count", count<0>), run("on the way", note<1>),
                                  when("deeper", is_below<0, 3>, call("down")),
                                  run("on the way back", note<2>)));
        return tree;
    }
};
TEST("a part may call itself")
{
    EXPECT_EQ(notes_after<Recursion>(), (Notes{1, 1, 1, 2, 2, 2, 9}));
}

struct Endless : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(call("down"));
        tree.parts.push_back(part("down", call("down")));
        return tree;
    }
};
TEST("calls nested deeper than the state has room for are a fault")
{
    const auto text = fault_at_start<Endless>();
    ASSERT_TRUE(text.has_value());
    EXPECT_NE(text->find("nested deeper"), std::string::npos) << *text;
}

struct EndDeepInside : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(loop("loop", while_(always), at_most(9),
                              each_seat("round", everyone, nullptr, call("part"))),
                         run("behind", note<2>));
        tree.parts.push_back(part(
            "part",
            each_seat("inner", everyone, seat_is<1>, run("note", note<1>), run("end", end_here)),
            run("behind", note<3>)));
        return tree;
    }
};
TEST("ending the game deep inside clears every loop, round and call around it")
{
    const Notebook state = start<NotebookGame<EndDeepInside>>(3);
    EXPECT_EQ(notes_of(state), (Notes{1}));
    EXPECT_EQ(state.flow.waiting, Waiting::over);
    EXPECT_EQ(state.flow.depth, 0);
    EXPECT(state.flow.each().is_none());
    EXPECT(state.flow.awaited.empty());
    EXPECT(state.flow.entered.empty());
    for (const Frame& frame : state.flow.frames) EXPECT(frame == Frame{});
}

// ---- equal positions ----

// Two ways through different loops, rounds and calls to the same question.
struct TwoWays : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree =
            game(ask("which way", seat_is<0>, {&left, &right}),
                 when("left", counter_is<0, 1>,
                      loop("loop", while_(is_below<2, 3>), at_most(5), run("count", count<2>),
                           each_seat("round", everyone, seat_is<1>, call("far"))),
                      otherwise(each_seat("round", everyone, nullptr, run("note", note<1>)))),
                 run("forget", forget), call("near"));
        tree.parts.push_back(
            part("far", each_seat("inner", everyone, nullptr, run("note", note<1>))));
        tree.parts.push_back(part("near", ask("say", seat_is<1>, {&say})));
        return tree;
    }
};
TEST("equal positions that were reached in different ways are equal byte for byte")
{
    using G = NotebookGame<TwoWays>;
    Notebook first = start<G>(2);
    Notebook second = first;
    play<G>(first, a, move_of<G>(left));
    play<G>(second, a, move_of<G>(right));
    EXPECT_EQ(Play<G>::awaiting(first), SeatSet{b});
    EXPECT(is_same_bytes(first, second));
    EXPECT_EQ(Play<G>::hash(first), Play<G>::hash(second));
}

struct TwoEnds : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask("which way", seat_is<0>, {&left, &right, &stop}),
                    when("left", counter_is<0, 1>, run("forget", forget), run("end", end_here)),
                    run("forget", forget));
    }
};
TEST("finished games with equal positions are equal byte for byte, wherever in the flow they ended")
{
    using G = NotebookGame<TwoEnds>;
    Notebook by_action = start<G>(2);
    Notebook by_effect = by_action;
    Notebook by_the_last_node = by_action;
    play<G>(by_action, a, move_of<G>(stop));
    play<G>(by_effect, a, move_of<G>(left));
    play<G>(by_the_last_node, a, move_of<G>(right));
    EXPECT(is_same_bytes(by_action, by_effect));
    EXPECT(is_same_bytes(by_effect, by_the_last_node));
}

// ---- barriers ----

struct Barriers : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(ask("free", seat_is<0>, {&say}),
                         barrier("the siege", run("note", note<1>), call("fight"),
                                 ask("spoils", seat_is<0>, {&say})),
                         call("fight"));
        tree.parts.push_back(part("fight",
                                  loop("rounds", while_(is_below<0, 1>), at_most(9),
                                       run("count", count<0>), ask("strike", seat_is<1>, {&say})),
                                  barrier("the retreat", ask("flee", seat_is<0>, {&say}))));
        return tree;
    }
};
TEST("a barrier is named in refusals through loops and calls; the innermost one counts")
{
    using G = NotebookGame<Barriers>;
    Notebook state = start<G>(3);
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(say, {0})).code, "E_NOT_YOUR_TURN");
    play<G>(state, a, move_of<G>(say, {0}));
    const Refusal siege = refuse<G>(state, c, move_of<G>(say, {0}));
    EXPECT_EQ(siege.code, "E_BARRIER");
    EXPECT_EQ(siege.words, "the siege must be finished first; waiting for seat 2");
    EXPECT_EQ(siege.awaited, SeatSet{b});
    play<G>(state, b, move_of<G>(say, {0}));
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(say, {0})).words,
              "the retreat must be finished first; waiting for seat 1");
    play<G>(state, a, move_of<G>(say, {0}));
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(say, {0})).words,
              "the siege must be finished first; waiting for seat 1");
    play<G>(state, a, move_of<G>(say, {0}));
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(say, {0})).words,
              "the retreat must be finished first; waiting for seat 1");
    play<G>(state, a, move_of<G>(say, {0}));
    EXPECT(Play<G>::is_over(state));
}

// ---- the program ----

struct Unlisted : NotebookFlow {
    static inline constexpr Action<Notebook> stranger{.name = "stranger", .apply = do_stop};
    static FlowTree<Notebook> tree() { return game(ask("ask", seat_is<0>, {&say, &stranger})); }
};
TEST("an action that is offered but not in the game's list is a finding that names both")
{
    const auto& findings = program_of<NotebookGame<Unlisted>>().findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].code, "UNLISTED_ACTION");
    EXPECT_EQ(findings[0].where, "game > ask");
    EXPECT_NE(findings[0].words.find("'stranger'"), std::string::npos);
}
TEST("a game whose flow has findings cannot be started")
{
    EXPECT(fault_of([] {
               static_cast<void>(Play<NotebookGame<Unlisted>>::start(setup_for(2)));
           }).has_value());
}

struct UnknownWindow : NotebookFlow {
    static FlowTree<Notebook> tree() { return game(window("nowhere"), run("note", note<1>)); }
};
TEST("a window that the game does not declare is a finding")
{
    const auto& findings = program_of<NotebookGame<UnknownWindow>>().findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].code, "UNKNOWN_WINDOW");
    EXPECT_EQ(findings[0].where, "game > nowhere");
}

}  // namespace
}  // namespace sortie::toy
