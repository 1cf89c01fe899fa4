// A question to one seat, and the actions that are possible at any time.

#include "engine/interpreter.h"
#include "tests/engine/toy_notebook.h"

namespace sortie::toy {
namespace {

template <class Tree>
std::optional<std::string> fault_at_start()
{
    return fault_of([] { static_cast<void>(start<NotebookGame<Tree>>(2)); });
}

struct OneQuestion : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(run("before", note<1>), ask("say it", seat_is<1>, {&say, &stop}),
                    run("behind", note<2>), ask("again", seat_is<0>, {&stop}));
    }
};
using OneQuestionGame = NotebookGame<OneQuestion>;

TEST("ask waits for one seat and offers it the actions of the question")
{
    const Notebook state = start<OneQuestionGame>(2);
    EXPECT_EQ(state.flow.waiting, Waiting::one);
    EXPECT_EQ(Play<OneQuestionGame>::awaiting(state), SeatSet{b});
    EXPECT_EQ(choices_of<OneQuestionGame>(state, b),
              (std::vector<std::string_view>{"say", "stop", "leave"}));
    EXPECT_EQ(choices_of<OneQuestionGame>(state, a), (std::vector<std::string_view>{"leave"}));
    expect_list_is_complete<OneQuestionGame>(state, 6, 2);
}

TEST("everything up to the next question happens inside one accepted move")
{
    Notebook state = start<OneQuestionGame>(2);
    play<OneQuestionGame>(state, b, move_of<OneQuestionGame>(say, {1}));
    EXPECT_EQ(notes_of(state), (Notes{1, 21, 2}));
    EXPECT_EQ(Play<OneQuestionGame>::awaiting(state), SeatSet{a});
    play<OneQuestionGame>(state, a, move_of<OneQuestionGame>(stop));
    EXPECT(Play<OneQuestionGame>::is_over(state));
    EXPECT(Play<OneQuestionGame>::awaiting(state).empty());
    EXPECT(moves_of<OneQuestionGame>(state, a).empty());
}

TEST("an action that ends the game ends it before the next node runs")
{
    Notebook state = start<OneQuestionGame>(2);
    play<OneQuestionGame>(state, b, move_of<OneQuestionGame>(stop));
    EXPECT(Play<OneQuestionGame>::is_over(state));
    EXPECT_EQ(notes_of(state), (Notes{1}));
}

TEST("an action that the question does not offer is refused by the name of the question")
{
    Notebook state = start<OneQuestionGame>(2);
    const Refusal refusal = refuse<OneQuestionGame>(state, b, move_of<OneQuestionGame>(left));
    EXPECT_EQ(refusal.code, "E_NOT_NOW");
    EXPECT_EQ(refusal.words, "'left' is not possible at 'say it'");
}

TEST("where play stands is told by the names of the nodes and the seats that are awaited")
{
    const Notebook state = start<OneQuestionGame>(2);
    EXPECT_EQ(Play<OneQuestionGame>::trace(state), "game > say it: waiting for seat 2");
}

struct Nobody : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask("nobody", no_seat, {&say}), ask("not at the table", seat_is<3>, {&say}),
                    run("behind", note<1>));
    }
};
TEST("a question to nobody, or to a seat that is not in play, is not put")
{
    const Notebook state = start<NotebookGame<Nobody>>(2);
    EXPECT(state.flow.is_over());
    EXPECT_EQ(notes_of(state), (Notes{1}));
}

// ---- manners ----

template <std::uint8_t sayable, bool takes_single, bool skips_if_none>
struct WithManner : NotebookFlow {
    static void allow(Notebook& state, Events&) { state.counters[6] = sayable + 1; }
    static FlowTree<Notebook> tree()
    {
        return game(run("allow", allow),
                    ask("say it", seat_is<0>, {&say}, {takes_single, skips_if_none}),
                    run("behind", note<1>), ask("rest", seat_is<1>, {&stop}));
    }
};

TEST("takes_single: the only legal move is made without asking")
{
    const Notebook one = start<NotebookGame<WithManner<1, true, false>>>(2);
    EXPECT_EQ(notes_of(one), (Notes{10, 1}));
    EXPECT_EQ(one.flow.awaited, SeatSet{b});
    const Notebook two = start<NotebookGame<WithManner<2, true, false>>>(2);
    EXPECT(notes_of(two).empty());
    EXPECT_EQ(two.flow.awaited, SeatSet{a});
}

TEST("skips_if_none: without a legal move the question is not put")
{
    const Notebook none = start<NotebookGame<WithManner<0, false, true>>>(2);
    EXPECT_EQ(notes_of(none), (Notes{1}));
    EXPECT_EQ(none.flow.awaited, SeatSet{b});
    const Notebook one = start<NotebookGame<WithManner<1, false, true>>>(2);
    EXPECT_EQ(one.flow.awaited, SeatSet{a});
}

TEST("both manners together: only a real choice is put")
{
    EXPECT_EQ(notes_of(start<NotebookGame<WithManner<0, true, true>>>(2)), (Notes{1}));
    EXPECT_EQ(notes_of(start<NotebookGame<WithManner<1, true, true>>>(2)), (Notes{10, 1}));
    EXPECT_EQ((start<NotebookGame<WithManner<2, true, true>>>(2).flow.awaited), SeatSet{a});
}

TEST("without a manner a single legal move is still the seat's to make")
{
    EXPECT_EQ((start<NotebookGame<WithManner<1, false, false>>>(2).flow.awaited), SeatSet{a});
}

TEST("a seat that must be asked and has no legal move is a fault (takes_single alone)")
{
    EXPECT((fault_at_start<WithManner<0, true, false>>().has_value()));
}

TEST("a seat that must be asked and has no legal move is a fault (no manner)")
{
    EXPECT((fault_at_start<WithManner<0, false, false>>().has_value()));
}

struct SingleEnds : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask("stop", seat_is<0>, {&stop}, {.takes_single = true}),
                    run("behind", note<1>));
    }
};
TEST("takes_single: a move that was made without asking may end the game")
{
    const Notebook state = start<NotebookGame<SingleEnds>>(2);
    EXPECT(state.flow.is_over());
    EXPECT(notes_of(state).empty());
}

// ---- questions inside loops, rounds and calls ----

struct AskInRounds : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        auto tree = game(loop("days", while_(is_below<0, 2>), at_most(2),
                              each_seat("round", everyone, seat_is<1>, call("turn")),
                              run("count", count<0>)));
        tree.parts.push_back(
            part("turn", run("whose", note_seat), ask("say it", seat_of_round, {&say, &stop})));
        return tree;
    }
};
using AskInRoundsGame = NotebookGame<AskInRounds>;

TEST("the seat of a round stays the seat of the round while it is asked inside a call")
{
    Notebook state = start<AskInRoundsGame>(3);
    for (const Seat seat : {b, c, a, b, c, a}) {
        EXPECT_EQ(Play<AskInRoundsGame>::awaiting(state), SeatSet{seat});
        EXPECT_EQ(state.flow.each(), seat);
        play<AskInRoundsGame>(state, seat, move_of<AskInRoundsGame>(say, {0}));
    }
    EXPECT(state.flow.is_over());
    EXPECT_EQ(notes_of(state), (Notes{101, 20, 102, 30, 100, 10, 101, 20, 102, 30, 100, 10}));
}

TEST("where play stands is told through calls")
{
    const Notebook state = start<AskInRoundsGame>(3);
    const std::string trace = Play<AskInRoundsGame>::trace(state);
    EXPECT(trace.starts_with("game > days > round > turn")) << trace;
    EXPECT(trace.ends_with("say it: waiting for seat 2")) << trace;
}

TEST("ending the game from a question deep inside leaves no frame behind")
{
    Notebook state = start<AskInRoundsGame>(3);
    play<AskInRoundsGame>(state, b, move_of<AskInRoundsGame>(stop));
    EXPECT_EQ(state.flow.depth, 0);
    for (const Frame& frame : state.flow.frames) EXPECT(frame == Frame{});
    EXPECT(state.flow.each().is_none());
}

// ---- actions at any time ----

TEST("an action at any time, by the seat that is asked: the question passes on")
{
    Notebook state = start<AskInRoundsGame>(3);
    play<AskInRoundsGame>(state, b, move_of<AskInRoundsGame>(leave));
    EXPECT_EQ(Play<AskInRoundsGame>::awaiting(state), SeatSet{c});
    EXPECT_EQ(notes_of(state), (Notes{101, 102}));
}

TEST("an action at any time, by a seat that is not asked: the question stays as it is")
{
    Notebook state = start<AskInRoundsGame>(3);
    const Place<6> before = state.flow;
    play<AskInRoundsGame>(state, a, move_of<AskInRoundsGame>(leave));
    EXPECT(state.flow == before);
    EXPECT_EQ(notes_of(state), (Notes{101}));
    play<AskInRoundsGame>(state, b, move_of<AskInRoundsGame>(say, {0}));
    play<AskInRoundsGame>(state, c, move_of<AskInRoundsGame>(say, {0}));
    // The first seat is gone, so the second day begins with the second again.
    EXPECT_EQ(Play<AskInRoundsGame>::awaiting(state), SeatSet{b});
    EXPECT_EQ(state.counters[0], 1);
}

TEST("a seat that has dropped out can do nothing more, not even at any time")
{
    Notebook state = start<AskInRoundsGame>(3);
    play<AskInRoundsGame>(state, a, move_of<AskInRoundsGame>(leave));
    EXPECT(moves_of<AskInRoundsGame>(state, a).empty());
    EXPECT_EQ(refuse<AskInRoundsGame>(state, a, move_of<AskInRoundsGame>(leave)).code,
              "E_NOT_YOUR_TURN");
}

TEST("when every seat has dropped out, the rounds run empty and the game goes to its end")
{
    Notebook state = start<AskInRoundsGame>(2);
    play<AskInRoundsGame>(state, a, move_of<AskInRoundsGame>(leave));
    play<AskInRoundsGame>(state, b, move_of<AskInRoundsGame>(leave));
    EXPECT(state.flow.is_over());
}

}  // namespace
}  // namespace sortie::toy
