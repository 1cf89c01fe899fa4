// Automatic seats: whose questions the game answers by itself, so that nobody ever waits for them.

#include "engine/interpreter.h"
#include "tests/engine/toy_hit.h"
#include "tests/engine/toy_notebook.h"

namespace sortie::toy {
namespace {

// Seat 2 answers by itself: it says whether the number of notes is odd.
template <class Tree>
struct WithAutomatic : NotebookGame<Tree> {
    static bool is_automatic(const Notebook&, Seat seat) { return seat == b; }
    static Move answer(Notebook& state, Seat)
    {
        return move_of<NotebookGame<Tree>>(say, {static_cast<int>(state.notes.size() % 2)});
    }
};

struct TakeTurns : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(loop("turns", while_(is_below<0, 2>), at_most(2), run("count", count<0>),
                         ask("first", seat_is<0>, {&say}), ask("second", seat_is<1>, {&say})));
    }
};
TEST("an automatic seat is never awaited: its answer is given in the same step")
{
    using G = WithAutomatic<TakeTurns>;
    Notebook state = start<G>(2);
    for (int turn = 0; turn < 2; ++turn) {
        EXPECT_EQ(Play<G>::awaiting(state), SeatSet{a});
        play<G>(state, a, move_of<G>(say, {0}));
    }
    EXPECT_EQ(notes_of(state), (Notes{10, 21, 10, 21}));
    EXPECT(Play<G>::is_over(state));
}

struct AutomaticFirst : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask("one", seat_is<1>, {&say}), ask("two", seat_is<1>, {&say}),
                    ask("three", seat_is<0>, {&say}));
    }
};
TEST("several questions to an automatic seat in a row are answered before the start is over")
{
    using G = WithAutomatic<AutomaticFirst>;
    const Notebook state = start<G>(2);
    EXPECT_EQ(notes_of(state), (Notes{20, 21}));
    EXPECT_EQ(Play<G>::awaiting(state), SeatSet{a});
}

struct AllAtOnce : NotebookFlow {
    static bool has_spoken(const Notebook& state, Seat) { return !state.notes.empty(); }
    static FlowTree<Notebook> tree()
    {
        return game(
            ask_all("talk", {.seats = everyone, .actions = {&say}, .seat_done = has_spoken}));
    }
};
TEST("a simultaneous step waits for people only")
{
    using G = WithAutomatic<AllAtOnce>;
    Notebook state = start<G>(3);
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{a, c}));
}

// The one who is hit lets everything happen, by itself.
struct PassiveHit : HitGame<OpenPolicy::always> {
    static bool is_automatic(const HitState&, Seat seat) { return seat == b; }
    static Move answer(HitState& state, Seat)
    {
        return move_of<PassiveHit>(pass, {state.windows.number});
    }
};
TEST("an automatic seat answers its offers in windows, and the next seat is asked")
{
    HitState state = start<PassiveHit>(2);
    const Played played = play<PassiveHit>(state, a, move_of<PassiveHit>(hit, {1}));
    EXPECT(state.windows.is_open());
    EXPECT_EQ(Play<PassiveHit>::awaiting(state), SeatSet{a});
    EXPECT_EQ(state.windows.offers[0].status, OfferStatus::passed);
    const auto texts = played.texts();
    EXPECT_NE(std::find(texts.begin(), texts.end(), "seat2 lets it happen in window 1"),
              texts.end());
}

}  // namespace
}  // namespace sortie::toy
