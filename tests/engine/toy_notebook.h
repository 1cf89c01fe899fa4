#pragma once
// The notebook: a state that only remembers what happened, for tests of the flow language.
//
// Effects write numbers into `notes`; each test writes its own tree of nodes:
//
//     struct Twice : NotebookFlow {
//         static FlowTree<Notebook> tree() { return game(run("one", note<1>), run("one", note<1>)); }
//     };
//     EXPECT_EQ(notes_of(start<NotebookGame<Twice>>(2)), (Notes{1, 1}));
//
// `counters` steer loops and branches. A seat that plays `leave`, which is possible at any time, drops out.

#include <array>
#include <cstdint>
#include <vector>

#include "tests/engine/toy_tools.h"

namespace sortie::toy {

struct Notebook {
    Place<6> flow;
    FixedVector<std::uint8_t, 63> notes;
    std::array<std::uint8_t, 7> counters{};
    SeatSet gone;

    static constexpr auto describe()
    {
        return fields(field("flow", &Notebook::flow), field("notes", &Notebook::notes),
                      field("counters", &Notebook::counters), field("gone", &Notebook::gone));
    }
};

using Notes = std::vector<int>;
inline Notes notes_of(const Notebook& state)
{
    return {state.notes.begin(), state.notes.end()};
}

// ---- effects and questions ----

template <std::uint8_t number>
void note(Notebook& state, Events&)
{
    state.notes.push_back(number);
}
// 100 for the first seat, 101 for the second, 99 outside of every round.
inline void note_seat(Notebook& state, Events&)
{
    const Seat seat = state.flow.each();
    state.notes.push_back(seat.is_none() ? std::uint8_t{99}
                                         : static_cast<std::uint8_t>(100 + seat.index));
}
template <std::size_t which>
void count(Notebook& state, Events&)
{
    ++state.counters[which];
}
template <std::size_t which>
void reset(Notebook& state, Events&)
{
    state.counters[which] = 0;
}
inline void end_here(Notebook& state, Events&)
{
    state.flow.end_game();
}
inline void forget(Notebook& state, Events&)
{
    state.notes.clear();
    state.counters = {};
}

template <std::size_t which, std::uint8_t limit>
bool is_below(const Notebook& state)
{
    return state.counters[which] < limit;
}
template <std::size_t which, std::uint8_t value>
bool counter_is(const Notebook& state)
{
    return state.counters[which] == value;
}
inline bool never(const Notebook&)
{
    return false;
}
inline bool always(const Notebook&)
{
    return true;
}

template <int index>
Seat seat_is(const Notebook&)
{
    return seat_at(index);
}
inline Seat no_seat(const Notebook&)
{
    return nobody;
}
inline Seat seat_of_round(const Notebook& state)
{
    return state.flow.each();
}
inline SeatSet everyone(const Notebook& state)
{
    return SeatSet::first(state.flow.seat_count);
}

// ---- actions ----

inline constexpr Kind digit_kind = number_kind(9);

// Writes ten times the seat (counted from one) plus the number.
inline void do_say(Notebook& state, const Chosen& chosen, Events&)
{
    state.notes.push_back(
        static_cast<std::uint8_t>(10 * (chosen.seat.index + 1) + chosen.as<int>(0)));
}
// counters[6] says how many numbers may be said; without it there are two.
inline bool may_be_said(const Notebook& state, const Chosen& chosen)
{
    return chosen.as<int>(0) < (state.counters[6] == 0 ? 2 : state.counters[6] - 1);
}
inline constexpr Action<Notebook> say{
    .name = "say",
    .prompt = "Say a number",
    .pick = {{.name = "number",
              .kind = &digit_kind,
              .from = each_below<Notebook, 5>,
              .where = {{"N1", "the number may be said", may_be_said, "E_NUMBER"}}}},
    .apply = do_say,
};

inline void do_stop(Notebook& state, const Chosen&, Events&)
{
    state.flow.end_game();
}
inline constexpr Action<Notebook> stop{.name = "stop", .prompt = "End the game", .apply = do_stop};

template <std::size_t which>
void do_count(Notebook& state, const Chosen&, Events&)
{
    ++state.counters[which];
}
inline constexpr Action<Notebook> left{.name = "left", .prompt = "Left", .apply = do_count<0>};
inline constexpr Action<Notebook> right{.name = "right", .prompt = "Right", .apply = do_count<1>};

inline void do_leave(Notebook& state, const Chosen& chosen, Events&)
{
    state.gone.insert(chosen.seat);
}
inline constexpr Action<Notebook> leave{.name = "leave", .prompt = "Drop out", .apply = do_leave};

using NotebookFlow = FlowLanguage<Notebook>;

template <class Tree>
struct NotebookGame : ToyGame<Notebook> {
    static constexpr std::array actions{&say, &stop, &left, &right, &leave};
    static constexpr std::array anytime{&leave};
    static FlowTree<Notebook> flow() { return Tree::tree(); }
    static SeatSet in_play(const Notebook& state)
    {
        return SeatSet::first(state.flow.seat_count) - state.gone;
    }
};

}  // namespace sortie::toy
