#pragma once
// Whether the figures of a simulation can be those of games that were played. A file that is damaged or was changed by hand
// is found out here, before its figures are added to others or divided by each other.
//
//     if (const auto problem = why_impossible(result)) return *problem;      // "'lengths' counts 7 games, and 8 were finished"
//
// Looked at is what follows from how games are counted (lab/tally.cpp), in any game: parts add up to their whole, and nobody
// wins more games than he has played. What only the game knows is looked at by `why_not_continue` (lab/stages.h).

#include <cstdint>
#include <limits>
#include <optional>

#include "engine/result.h"
#include "lab/tally.h"

namespace sortie {

// No sum that is read is larger, so there is room to add another one.
inline constexpr std::int64_t read_sum_max = std::numeric_limits<std::int64_t>::max() / 2;

[[nodiscard]] std::optional<Problem> why_impossible(const SimulationResult& result);

}  // namespace sortie
