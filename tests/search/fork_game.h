#pragma once
// A game for tests of searching: a die decides, after the first move, who is asked what next.
//
// Seat 1 names a number, which changes nothing. Then the die lets one of the two seats answer with a number from 0 to 3.
// For seat 1 the answer 3 wins, for seat 2 it is 2; any other loses. The two questions stand at the same place of the flow
// and have the same answers, so a search has to tell them apart by who is asked.

#include <array>
#include <cstdint>

#include "engine/play.h"

namespace sortie::fork {

struct State {
    Rng rng;
    Place<2> flow;
    std::uint16_t named = 0;
    Seat asked = seat_at(0);
    Seat winner;

    static constexpr auto describe()
    {
        return fields(field("rng", &State::rng), field("flow", &State::flow),
                      field("named", &State::named), field("asked", &State::asked),
                      field("winner", &State::winner));
    }
};

inline constexpr std::uint16_t answers = 4;
inline constexpr std::array<int, 2> right_answer{3, 2};  // of each seat
inline constexpr Kind answer_kind = number_kind(answers - 1);

inline void do_begin(State& state, const Chosen& chosen, Events&)
{
    state.named = chosen.as<std::uint16_t>(0);
    state.asked = seat_at(static_cast<int>(state.rng.below(2)));
}

inline void do_answer(State& state, const Chosen& chosen, Events&)
{
    const bool is_right = chosen.as<int>(0) == right_answer[chosen.seat.index];
    state.winner = is_right ? chosen.seat : seat_at(1 - chosen.seat.index);
}

inline constexpr Action<State> begin{.name = "begin",
                                     .prompt = "Name a number",
                                     .pick = {{.name = "number",
                                               .kind = &answer_kind,
                                               .from = each_below<State, answers>,
                                               .prompt = "Which one?"}},
                                     .apply = do_begin};
inline constexpr Action<State> answer{.name = "answer",
                                      .prompt = "Answer",
                                      .pick = {{.name = "number",
                                                .kind = &answer_kind,
                                                .from = each_below<State, answers>,
                                                .prompt = "Which one?"}},
                                      .apply = do_answer};

constexpr Seat who_begins(const State&)
{
    return seat_at(0);
}
constexpr Seat who_is_asked(const State& state)
{
    return state.asked;
}

struct Course : FlowLanguage<State> {
    static FlowTree<State> tree()
    {
        return game(ask("begin", who_begins, {&begin}), ask("answer", who_is_asked, {&answer}));
    }
};

struct Fork {
    using State = fork::State;
    static constexpr GameInfo info{.name = "fork",
                                   .title = "Fork",
                                   .summary = "A die decides who is asked.",
                                   .rules_version = 1,
                                   .seats_least = 2,
                                   .seats_most = 2,
                                   .moves_max = 2};
    static constexpr bool has_secrets = false;
    static constexpr std::array actions{&begin, &answer};
    static constexpr std::array<const EventKind*, 0> events{};

    static FlowTree<State> flow() { return Course::tree(); }
    static void set_up(State&, const Setup&, Events&) {}
    static Scores scores(const State& state)
    {
        Scores scores{};
        if (state.winner.is_some()) scores[state.winner.index] = 1;
        return scores;
    }
    static void check_state(const State&) {}
    static std::string board(const State&, Seat) { return {}; }
};

}  // namespace sortie::fork
