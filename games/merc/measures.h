#pragma once
// What automatic players measure, and the places they prefer (AI2 to AI5).
//
//     const SectorId site = usual_base_site(state, legal_sites(state), ties);
//
// Answers only; nothing here changes anything. Lists are sets in canonical order, and ties are broken as `Ties` says.

#include "games/merc/orders.h"
#include "games/merc/ties.h"

namespace sortie::merc {

// ---- AI2 ----------------------------------------------------------------------------------------

int strength_of(const State& state, SectorId sector);  // AI2.2, of the rebels
int forces_of(const State& state, SectorId sector);    // AI2.3, of the Dictator
// The distance to the nearest of the sectors; 0 if there is none.
int distance_to_nearest(SectorId from, const SectorSet& sectors);
// AI2.4, AI4.3: the weakest of the sectors, which are not empty.
SectorId weakest_of(const State& state, const SectorSet& sectors, Ties& ties);
SectorSet sectors_with_rebels(const State& state);
int value_of(const State& state, SectorId sector);

// ---- Places -------------------------------------------------------------------------------------

// AI3
SectorId usual_base_site(const State& state, const SectorSet& sites, Ties& ties);
// AI4.5, AI4.6: among neutral and own sectors.
SectorId usual_neutral(const State& state, const SectorSet& sectors, Ties& ties);
SectorId usual_own(const State& state, const SectorSet& sectors, Ties& ties);
// AI4.7: where the next one of several militia goes; the classes neutral, own, rebel.
SectorId usual_distribution(const State& state, const SectorSet& allowed, Ties& ties);
// AI5.2: where a new squad of the Dictator stands; none: the hire fails.
SectorId usual_founding_sector(const State& state, Ties& ties);

}  // namespace sortie::merc
