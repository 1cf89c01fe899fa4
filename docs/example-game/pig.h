#pragma once
// Pig, the folk game of pushing one's luck: on your turn throw a die as often as you dare. A one ends the
// turn with nothing; stopping keeps what was thrown. Whoever reaches the goal wins at once, and after the
// last round whoever has kept most.
//
// It shows what tic-tac-toe does not need: dice, an option, a round of seats, and more than two of them.
//
//   P1  a throw of two to six goes into the pot, a one empties the pot and ends the turn
//   P2  stopping keeps the pot and ends the turn; there must be something in it
//   P3  a seat that has reached the goal with what it keeps has won

#include <array>
#include <cstdint>
#include <string>

#include "engine/play.h"

namespace pig {

using sortie::Action;
using sortie::Chosen;
using sortie::Events;
using sortie::Seat;

inline constexpr int squads = 4;
inline constexpr int goal_most = 100;
inline constexpr int rounds = 25;

struct State {
    sortie::Rng rng;
    sortie::Place<4>
        flow;  // at most three deep: rounds, seats, a turn; a fourth level avoids padding
    std::array<std::uint8_t, squads> kept{};
    std::uint8_t pot = 0;
    std::uint8_t goal = 0;
    std::uint8_t round = 0;
    bool turn_has_ended = false;

    static constexpr auto describe()
    {
        using sortie::field;
        return sortie::fields(field("rng", &State::rng), field("flow", &State::flow),
                              field("kept", &State::kept), field("pot", &State::pot),
                              field("goal", &State::goal), field("round", &State::round),
                              field("turn_has_ended", &State::turn_has_ended));
    }
};

inline bool pot_is_not_empty(const State& state, const Chosen&)
{
    return state.pot > 0;
}
inline bool goal_is_not_in_the_pot(const State& state, const Chosen& chosen)
{
    return state.kept[chosen.seat.index] + state.pot < state.goal;
}

void do_throw(State& state, const Chosen& chosen, Events& events);
void do_stop(State& state, const Chosen& chosen, Events& events);

inline constexpr Action<State> throw_die{
    .name = "throw",
    .prompt = "Throw the die",
    .when = {{"P3", "the pot does not reach the goal yet", goal_is_not_in_the_pot, "E_ENOUGH"}},
    .apply = do_throw,
};
inline constexpr Action<State> stop{
    .name = "stop",
    .prompt = "Keep what is in the pot",
    .when = {{"P2", "there is something in the pot", pot_is_not_empty, "E_EMPTY_POT"}},
    .apply = do_stop,
};

struct Pig {
    using State = pig::State;
    // A throw that goes on adds at least two points, so a turn has at most fifty of them and one more move.
    static constexpr sortie::GameInfo info{.name = "pig",
                                           .title = "Pig",
                                           .summary =
                                               "Throw as often as you dare; a one loses it all.",
                                           .rules_version = 1,
                                           .seats_least = 2,
                                           .seats_most = squads,
                                           .moves_max = rounds * squads * (goal_most / 2 + 1)};
    static constexpr bool has_secrets = false;
    static constexpr std::array actions{&throw_die, &stop};
    static constexpr std::array options{sortie::OptionDecl{
        .name = "goal", .words = "points to win", .least = 10, .most = goal_most, .usual = 50}};

    static sortie::FlowTree<State> flow();
    static void set_up(State& state, const sortie::Setup& setup, Events& events);
    static sortie::Scores scores(const State& state);
    static void check_state(const State& state);
    static std::string board(const State& seen, Seat viewer);
};

}  // namespace pig
