#pragma once
// How automatic players fight, and what is done for an absent one (AI7, C20).
//
//     Ties ties(state.rng);
//     while (!attack.is_declared) aim at usual_mark(state, attack, ties);
//
// These are answers only: they change nothing. The automatic Dictator (autocrat.h) and the steady rebel (steady.h)
// both ask here, one with the game's generator for ties, the other without.

#include <optional>

#include "games/merc/attack.h"
#include "games/merc/healing.h"
#include "games/merc/ties.h"

namespace sortie::merc {

// AI7.1, AI7.2: the next target; none if no further one may be added.
FighterId usual_mark(const State& state, const Attack& attack, Ties& ties);

struct HitChoice {
    FighterId mark;
    Use use = Use::kill;
};
// AI7.4, AI7.11
HitChoice usual_hit(const State& state, const Attack& attack, Ties& ties);

struct Treatment {
    CardId source;
    UnitId patient;
    int dice = 0;
};
// AI7.7; nothing if nobody of the squad needs it.
std::optional<Treatment> usual_treatment(const State& state, const Attack& attack);

// AI7.9: on whom the dog of the acting unit is set; none: it is kept.
UnitId usual_dog_victim(const State& state, const Attack& attack, Ties& ties);

// AI7.10
bool usually_throws_again(const State& state, const Attack& attack);

// AI7.8: who of the player's units gives the dying one its shot; none has one.
UnitId usual_giver(const State& state, UnitId dying, PlayerId player);

}  // namespace sortie::merc
