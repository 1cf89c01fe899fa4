#pragma once
// What effects, modifiers and conditions are called before people: in the terminal and in the scene.
//
// Words only: every number in them is worked out by the rules. They are told from views, so they may show whatever the
// position that they are given holds.

#include <string>

#include "games/taktik/combat.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

std::string words_of(const State& state, const Effect& effect);
std::string until_words(const State& state, const Effect& effect);
std::string words_of(const State& state, UnitId attacker, UnitId target, const Modifier& modifier);

// A condition of a clause: what it asks for, and how far the side has come.
struct Progress {
    std::string words;
    std::string state;
    int now = 0;
    int goal = 0;
    bool is_met = false;
};
Progress progress_of(const State& state, Side side, VictoryId condition);
std::string_view title_of(VictoryId condition);
std::string_view words_of(VictoryId condition);
std::string_view title_of(MissionId mission);
std::string_view words_of(MissionId mission);

}  // namespace sortie::taktik
