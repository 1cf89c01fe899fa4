// The simultaneous step by itself. What interrupts it, and how it is entered again, is in barrier_test.cpp.

#include "engine/flow.h"
#include "tests/engine/toy_camp.h"
#include "tests/engine/toy_notebook.h"

namespace sortie::toy {
namespace {

const SeatSet all_three{a, b, c};

TEST("F1.1: there is no current seat; all are awaited at once and act in any order")
{
    CampState state = start<Camp>(3);
    EXPECT_EQ(state.flow.waiting, Waiting::several);
    EXPECT_EQ(Play<Camp>::awaiting(state), all_three);
    play<Camp>(state, c, camp_move(train, {0}));
    play<Camp>(state, a, camp_move(train, {1}));
    play<Camp>(state, c, camp_move(train, {2}));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b}));
    EXPECT(state.flow.each().is_none());
}

TEST("F1.2: the list of a seat follows from that seat's own conditions alone")
{
    CampState state = start_with<Camp>(3, [](CampState& s) { s.actions_left = {2, 1, 0, 0}; });
    const auto of_b = moves_of<Camp>(state, b);
    EXPECT_FALSE(of_b.empty());
    EXPECT_EQ(choices_of<Camp>(state, c), (std::vector<std::string_view>{"resign"}));
    play<Camp>(state, a, camp_move(rest));
    EXPECT(moves_of<Camp>(state, b) == of_b);
}

TEST("F1.3: computing lists changes nothing and uses no random number")
{
    const CampState state = start<Camp>(3);
    const CampState before = state;
    for (int times = 0; times < 3; ++times) {
        for (const Seat seat : {a, b, c, d, nobody}) static_cast<void>(moves_of<Camp>(state, seat));
    }
    EXPECT(is_same_bytes(state, before));
    EXPECT_EQ(state.rng.drawn, 0U);
    static_assert(std::is_same_v<decltype(&Play<Camp>::legal_moves),
                                 void (*)(const CampState&, Seat, MoveList&)>);
}

TEST("the legal list of every seat is exactly what would be accepted, at every moment of the camp")
{
    CampState state = start<Camp>(3);
    SmallRng rng(7);
    for (int moves = 0; moves < 60; ++moves) {
        expect_list_is_complete<Camp>(state, 5, 2);
        if (Play<Camp>::is_over(state)) state = start<Camp>(3);
        const auto [seat, move] = random_choice<Camp>(state, rng);
        play<Camp>(state, seat, move);
    }
}

// ---- one configuration at a time, on the notebook ----

template <std::size_t which>
bool is_set(const Notebook& state)
{
    return state.counters[which] != 0;
}
// Seat i is done, or skipped, when counters[i + 2] is set.
bool has_mark(const Notebook& state, Seat seat)
{
    return state.counters[seat.index + 2U] != 0;
}
bool has_noted_once(const Notebook& state, Seat seat)
{
    return std::ranges::any_of(notes_of(state),
                               [&](int each) { return each / 10 == seat.index + 1; });
}
SeatSet last_two(const Notebook&)
{
    return {b, c};
}

struct Candidates : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask_all("talk", {.seats = last_two, .actions = {&say, &left}}));
    }
};
TEST("F1.4, F2.1.1: only the seats of the step take part")
{
    using G = NotebookGame<Candidates>;
    Notebook state = start<G>(3);
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{b, c}));
    const Refusal refusal = refuse<G>(state, a, move_of<G>(say, {0}));
    EXPECT_EQ(refusal.code, "E_NOT_YOUR_TURN");
    EXPECT_EQ(refusal.words, "'talk' is waiting for seats 2 and 3");
}
TEST("F1.4: a seat of the step that is not at the table is not awaited")
{
    EXPECT_EQ(Play<NotebookGame<Candidates>>::awaiting(start<NotebookGame<Candidates>>(2)),
              SeatSet{b});
}
TEST("F1.5: the step offers its own actions and no others")
{
    using G = NotebookGame<Candidates>;
    Notebook state = start<G>(3);
    EXPECT_EQ(choices_of<G>(state, b), (std::vector<std::string_view>{"say", "left", "leave"}));
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(right)).code, "E_NOT_NOW");
}

// `right` clears all marks; `left` marks the third seat.
void do_clear_marks(Notebook& state, const Chosen&, Events&)
{
    state.counters = {};
}
void do_mark_third(Notebook& state, const Chosen&, Events&)
{
    state.counters[4] = 1;
}
constexpr Action<Notebook> clear_marks{.name = "clear", .apply = do_clear_marks};
constexpr Action<Notebook> mark_third{.name = "mark", .apply = do_mark_third};

template <class Tree>
struct MarkGame : ToyGame<Notebook> {
    static constexpr std::array actions{&say, &stop, &clear_marks, &mark_third};
    static FlowTree<Notebook> flow() { return Tree::tree(); }
};
const auto mark_first = [](Notebook& state) { state.counters[2] = 1; };

struct Skips : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask_all("first", {.seats = everyone,
                                      .actions = {&say, &clear_marks, &mark_third},
                                      .seat_done = has_noted_once,
                                      .skip = has_mark}),
                    run("forget", forget),
                    ask_all("second", {.seats = everyone, .actions = {&say}, .skip = has_mark}));
    }
};
TEST("F1.6: skip is asked only on entry, of a seat that becomes free as of one that becomes marked")
{
    using G = MarkGame<Skips>;
    Notebook state = start_with<G>(3, mark_first);
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{b, c}));
    play<G>(state, b, move_of<G>(clear_marks));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{b, c}));
    play<G>(state, b, move_of<G>(mark_third));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{b, c}));
}
TEST("F1.6: at the next entry skip is asked again")
{
    using G = MarkGame<Skips>;
    Notebook state = start_with<G>(3, mark_first);
    play<G>(state, b, move_of<G>(say, {0}));
    play<G>(state, c, move_of<G>(say, {0}));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{a, b, c}));
}

struct Dones : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(ask_all("talk", {.seats = everyone,
                                     .actions = {&say, &clear_marks, &mark_third},
                                     .seat_done = has_mark}));
    }
};
TEST("F1.7, F2.1.2: a seat that is done on entry is not awaited")
{
    EXPECT_EQ(Play<MarkGame<Dones>>::awaiting(start_with<MarkGame<Dones>>(3, mark_first)),
              (SeatSet{b, c}));
}
TEST("F1.7, F2.2.1: done is asked after each accepted action, of every seat")
{
    using G = MarkGame<Dones>;
    Notebook state = start<G>(3);
    play<G>(state, a, move_of<G>(say, {0}));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{a, b, c}));
    play<G>(state, b, move_of<G>(mark_third));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{a, b}));
}
TEST("F2.3 as settled: done is derived at every moment; a seat that was done on entry joins in")
{
    using G = MarkGame<Dones>;
    Notebook state = start_with<G>(3, mark_first);
    play<G>(state, b, move_of<G>(clear_marks));
    EXPECT_EQ(Play<G>::awaiting(state), (SeatSet{a, b, c}));
    play<G>(state, a, move_of<G>(say, {1}));
}

struct AllDone : NotebookFlow {
    static FlowTree<Notebook> tree()
    {
        return game(
            ask_all("talk",
                    {.seats = everyone, .actions = {&say, &left, &right}, .barrier = is_set<0>}),
            run("behind", note<7>), ask("stop", seat_is<0>, {&stop}));
    }
};
TEST("F1.8, F2.1.3: a barrier that is up on entry ends the step before anyone is awaited")
{
    using G = NotebookGame<AllDone>;
    const Notebook state = start_with<G>(3, [](Notebook& s) { s.counters[0] = 1; });
    EXPECT_EQ(notes_of(state), (Notes{7}));
    EXPECT_EQ(Play<G>::awaiting(state), SeatSet{a});
}
TEST("F1.8, F2.2.3: a barrier ends the step at once, whatever the others could still do")
{
    using G = NotebookGame<AllDone>;
    Notebook state = start<G>(3);
    play<G>(state, b, move_of<G>(right));
    EXPECT_EQ(state.flow.waiting, Waiting::several);
    play<G>(state, c, move_of<G>(left));
    EXPECT_EQ(notes_of(state), (Notes{7}));
    EXPECT_EQ(state.flow.waiting, Waiting::one);
    EXPECT(state.flow.entered.empty());
    EXPECT_EQ(refuse<G>(state, b, move_of<G>(say, {0})).code, "E_NOT_YOUR_TURN");
}

struct Nothing : NotebookFlow {
    static void allow_none(Notebook& state, Events&) { state.counters[6] = 1; }
    static SeatSet no_seats(const Notebook&) { return {}; }
    static FlowTree<Notebook> tree()
    {
        return game(run("allow none", allow_none),
                    ask_all("no list", {.seats = everyone, .actions = {&say}}),
                    run("note", note<1>),
                    ask_all("no seats", {.seats = no_seats, .actions = {&stop}}),
                    run("note again", note<2>));
    }
};
TEST("F2.1.2, F2.1.3: seats with an empty list are complete; if nobody is awaited the step ends")
{
    const Notebook state = start<NotebookGame<Nothing>>(2);
    EXPECT(state.flow.is_over());
    EXPECT_EQ(notes_of(state), (Notes{1, 2}));
}

TEST("F2.1.4: otherwise the step waits")
{
    const CampState state = start<Camp>(4);
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet::first(4));
    EXPECT_FALSE(Play<Camp>::is_over(state));
}

// ---- after an accepted action ----

TEST("F2.2.1: a seat whose own action makes it done is awaited no more")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, b, camp_move(rest));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, c}));
}

TEST("F2.2.2, F13-13: another seat's action changes everybody's list without them acting")
{
    CampState state = start_with<Camp>(2, [](CampState& s) { s.militia[1] = militia_max - 1; });
    const Move train_there = camp_move(train, {1});
    EXPECT_FALSE(Play<Camp>::why_not(state, b, train_there).has_value());
    play<Camp>(state, a, train_there);
    const auto list = moves_of<Camp>(state, b);
    EXPECT(std::ranges::find(list, train_there) == list.end());
    EXPECT_EQ(refuse<Camp>(state, b, train_there).code, "E_MILITIA_CAP");
}

struct LastNumber : NotebookFlow {
    static bool is_unsaid(const Notebook& state, const Chosen& chosen)
    {
        return !state.notes.contains(chosen.as<std::uint8_t>(0));
    }
    static void do_take(Notebook& state, const Chosen& chosen, Events&)
    {
        state.notes.push_back(chosen.as<std::uint8_t>(0));
    }
    static constexpr Action<Notebook> take{
        .name = "take",
        .pick = {{.name = "number",
                  .kind = &digit_kind,
                  .from = each_below<Notebook, 2>,
                  .where = {{"N2", "nobody has taken it", is_unsaid, "E_TAKEN"}}}},
        .apply = do_take};
    static FlowTree<Notebook> tree()
    {
        return game(ask_all("take", {.seats = everyone, .actions = {&take}}),
                    run("behind", note<7>));
    }
};
struct LastNumberGame : ToyGame<Notebook> {
    static constexpr std::array actions{&LastNumber::take};
    static FlowTree<Notebook> flow() { return LastNumber::tree(); }
};
TEST("F2.2.2, F2.2.4: when the others' lists become empty they are complete and the step ends")
{
    Notebook state = start<LastNumberGame>(3);
    play<LastNumberGame>(state, c, move_of<LastNumberGame>(LastNumber::take, {1}));
    EXPECT_EQ(Play<LastNumberGame>::awaiting(state), all_three);
    play<LastNumberGame>(state, c, move_of<LastNumberGame>(LastNumber::take, {0}));
    EXPECT_EQ(notes_of(state), (Notes{1, 0, 7}));
    EXPECT(state.flow.is_over());
}

TEST("F2.2.4, F13-18: the last seat's last action ends the step and the day in the same processing")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, a, camp_move(rest));
    const Played last = play<Camp>(state, b, camp_move(rest));
    EXPECT_EQ(last.texts(), (std::vector<std::string>{"night falls on day 1"}));
    EXPECT_EQ(state.day, 2);
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b}));
}

TEST("F2.3 as settled: a seat that gains an action within the same entry is awaited again")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(rest));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
    EXPECT_EQ(refuse<Camp>(state, a, camp_move(train, {0})).code, "E_NOT_YOUR_TURN");
    play<Camp>(state, b, camp_move(give, {a.index}));
    EXPECT_EQ(Play<Camp>::awaiting(state), all_three);
    play<Camp>(state, a, camp_move(train, {0}));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
}

TEST("F2.4: a refused action changes nothing: no state, no generator, no list, no one's being done")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(rest));
    const auto list = moves_of<Camp>(state, b);
    refuse<Camp>(state, a, camp_move(scout));
    refuse<Camp>(state, b, camp_move(train, {4}));
    refuse<Camp>(state, b, camp_move(give, {b.index}));
    refuse<Camp>(state, d, camp_move(rest));
    refuse<Camp>(state, nobody, camp_move(rest));
    refuse<Camp>(state, b, camp_move(strike));
    EXPECT_EQ(state.rng.drawn, 0U);
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
    EXPECT(moves_of<Camp>(state, b) == list);
}

TEST("F13-14: a seat whose only legal action is to rest is awaited, without any it is complete")
{
    const auto block_all_but_rest = [](CampState& state) {
        state.actions_left = {1, 1, 0, 0};
        state.militia = {militia_max, militia_max, militia_max, militia_max};
        state.explored_by = {b, b, b, b};
    };
    // Everything else is possible with an action, so only a toy with these three actions can show it.
    struct Quiet : CampFlow {
        static FlowTree<CampState> tree()
        {
            return game(
                ask_all("quiet", {.seats = all_seats, .actions = {&train, &explore, &rest}}),
                run("night", fall_night), ask("strike", fighter, {&strike}));
        }
    };
    struct QuietGame : Camp {
        static FlowTree<CampState> flow() { return Quiet::tree(); }
    };
    const CampState with_rest = start_with<QuietGame>(2, block_all_but_rest);
    EXPECT_EQ(Play<QuietGame>::awaiting(with_rest), (SeatSet{a, b}));
    EXPECT_EQ(choices_of<QuietGame>(with_rest, a),
              (std::vector<std::string_view>{"rest", "resign"}));
    const CampState without = start_with<QuietGame>(2, [&](CampState& state) {
        block_all_but_rest(state);
        state.may_rest = false;
        state.fights.push_back({b, 0});
    });
    EXPECT_EQ(without.day, 2);
    EXPECT_EQ(Play<QuietGame>::awaiting(without), SeatSet{b});
}

// ---- actions for everyone ----

TEST("F3.6: a seat that is done, or was skipped, may use `also`, and is not awaited for it")
{
    CampState state = start_with<Camp>(4, [](CampState& s) {
        s.actions_left[2] = 0;
        s.absent.insert(d);
    });
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b}));
    play<Camp>(state, a, camp_move(ask_help, {c.index}));
    play<Camp>(state, a, camp_move(ask_help, {d.index}));
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{b});
    EXPECT_EQ(choices_of<Camp>(state, c), (std::vector<std::string_view>{"answer", "resign"}));
    EXPECT_EQ(choices_of<Camp>(state, d), (std::vector<std::string_view>{"answer", "resign"}));
    play<Camp>(state, c, camp_move(answer));
    play<Camp>(state, d, camp_move(answer));
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{b});
    EXPECT_EQ(refuse<Camp>(state, c, camp_move(answer)).code, "E_NOT_ASKED");
}
TEST("F3.6: an awaited seat may use `also` as well, and stays awaited")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, a, camp_move(ask_help, {b.index}));
    play<Camp>(state, b, camp_move(answer));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b}));
}
TEST("F3.6: an open request does not keep the step open")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, a, camp_move(ask_help, {b.index}));
    play<Camp>(state, b, camp_move(rest));
    play<Camp>(state, a, camp_move(rest));
    EXPECT_EQ(state.day, 2);
    EXPECT(state.asked.empty());
}

// ---- dropping out ----

TEST("a seat that resigns in the step is awaited no more, and the others go on")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, b, camp_move(resign));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, c}));
    EXPECT(moves_of<Camp>(state, b).empty());
    play<Camp>(state, a, camp_move(rest));
    play<Camp>(state, c, camp_move(rest));
    EXPECT_EQ(state.day, 2);
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, c}));
}
TEST("a seat that is done may resign too; if the last awaited seat resigns the step ends")
{
    CampState state = start<Camp>(4);
    for (const Seat seat : {a, b, c}) play<Camp>(state, seat, camp_move(rest));
    play<Camp>(state, a, camp_move(resign));
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{d});
    EXPECT_EQ(state.day, 1);
    play<Camp>(state, d, camp_move(resign));
    EXPECT_EQ(state.day, 2);
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
}
TEST("resigning that ends the game ends the step")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, b, camp_move(resign));
    EXPECT(Play<Camp>::is_over(state));
    EXPECT(Play<Camp>::awaiting(state).empty());
    EXPECT(state.flow.entered.empty());
    EXPECT_EQ(refuse<Camp>(state, a, camp_move(rest)).code, "E_GAME_OVER");
}

}  // namespace
}  // namespace sortie::toy
