#pragma once
// How well a side stands, for those who think ahead (engine/search/playout.h).
//
// It is a grade that grows with the chance of the side to win among steady players: what is left of both forces, how far
// each has come with what its clauses ask for (T16), what the combined score says (T19.2), who is nearer to where it wants
// to be, and whose turn begins. What these weigh depends on how the match is won; the standard match has a formula of its
// own. All in whole numbers.

#include "engine/search/fixed.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

Share outlook_of(const State& state, Side side);

// ---- What it is made from, always as the Attacker sees it -----------------------------------------------------------
//
// tools/fit, which finds the weights anew, reads the same numbers.

// Leads of the Attacker; of the first four a whole is 256.
struct Leads {
    int forces = 0;
    int progress = 0;
    int score = 0;
    int nearness = 0;
    int strategic = 0;  // points
    int tactics = 0;    // in hand
    int turn = 0;       // 1 if the Attacker's turn begins, -1 if the Defender's does
};
Leads leads_of(const State& state);

// How the race to the base stands; strengths are in 256ths of a light unit, turns in 256ths where they are of a way.
struct Race {
    int nearest = 0;  // turns of the nearest unit to the base, by distance alone
    int enemies = 0;
    int enemies_away = 0;  // from the base, in cells, all together
    int strength = 0;
    int strength_near = 0;
    int enemy_strength = 0;
    int enemy_strength_near = 0;
    bool is_held = false;
    int turns_held = 0;
    bool is_active = false;  // the Attacker's turn begins
    int slack = 0;           // turns that are left when the base can have been held for long enough
};
// More slack than that is no better, and less no worse.
inline constexpr int slack_least = -3;
inline constexpr int slack_most = 6;
Race race_of(const State& state);

// The Attacker has to capture and hold, the Defender only to last (T16.8).
bool is_race(const State& state);

}  // namespace sortie::taktik
