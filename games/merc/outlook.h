#pragma once
// How well a side stands, for those who think ahead (engine/search/playout.h).
//
// It is a grade and no chance: whoever has won stands better than whoever has not, and among equals counts what the sectors
// of a side are worth (R15.5), so that a narrow end tells more than a bare defeat.
//
// A forecast also asks which combat is under way and what it has cost (engine/search/forecast.h).

#include <cstdint>

#include "engine/search/fixed.h"
#include "games/merc/state.h"

namespace sortie::merc {

Share outlook_of(const State& state, Seat seat);

// C2.4: the combat that runs, or the first that waits; the same number as long as it is the same one, 0 for none.
std::uint32_t fight_of(const State& state);

// What the fight that had begun has come to. MERCs and militia count alike, on the whole map.
struct FightOutcome {
    bool is_won = false;  // the player's faction stands in the sector, and nobody else (C3)
    int own_losses = 0;
    int enemy_losses = 0;

    friend bool operator==(const FightOutcome&, const FightOutcome&) = default;
};
FightOutcome outcome_of_fight(const State& begun, const State& now, PlayerId player);

}  // namespace sortie::merc
