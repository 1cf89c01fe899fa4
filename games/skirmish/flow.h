#pragma once
// When things happen (chapter B2): the course of a game as one tree, and the effects that belong to
// no other chapter: setting up, beginning a round, scoring, resigning.
//
//     rounds
//       supply       cards and steps for everyone
//       manoeuvre    all seats at once; each fight is a barrier that everybody waits for
//       storm        seat by seat; each fight again
//       scoring      points, and the end after the last round
//
// The fight is a part of its own, called from the manoeuvre and from the storm. The tree is the
// timing rule: there is no other place that decides what comes next.

#include "engine/flow.h"
#include "engine/options.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

// Which place each option has in a Setup.
enum class Option : std::uint8_t { rounds, map, units, hand };
constexpr int value_of(const Setup& setup, Option option)
{
    return setup.values[static_cast<std::size_t>(option)];
}

void set_up_game(State& state, const Setup& setup, Events& events);

void begin_round(State& state, Events& events);
void score_round(State& state, Events& events);

// B7.4
void do_resign(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> resign{
    .name = "resign",
    .prompt = "Resign: leave the game with all your units",
    .pick = {},
    .apply = do_resign,
};

FlowTree<State> course_of_the_game();

// B3.5: a unit attacks once in a round, and once more after a march; every pass of the manoeuvre
// but the last ends with an attack.
inline constexpr int attacks_in_a_round_max = squad_max + 1;
inline constexpr int manoeuvre_passes_max = squads_max * attacks_in_a_round_max + 1;

}  // namespace sortie::skirmish
