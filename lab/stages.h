#pragma once
// A long simulation in stages: after each one, what there is can be written down, so that little is lost when the work is
// stopped, and the processes of a cluster put their sums together.
//
//     World alone;
//     const SimulationResult result = simulate_in_stages(game, options, earlier, alone, keep);
//
// `earlier` is the result of games that were played before; they are not played again. A world is the set of processes
// that share the work; every one of them calls this with the same arguments, each plays its part of the numbers of the
// games, and only the first one gets the whole result, calls `keep` and shows progress. Totals do not depend on any of it.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lab/simulate.h"

namespace sortie {

// One process by itself. lab/ranks.h has the one of many.
class World {
public:
    virtual ~World() = default;
    World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    virtual int rank() const { return 0; }
    virtual int size() const { return 1; }
    // What every process says, in the order of their ranks, at the first one; nothing at the others.
    virtual std::vector<std::string> gather(const std::string& text) { return {text}; }
    // What the first one says, at all of them.
    virtual std::string spread(const std::string& text) { return text; }
    bool is_first() const { return rank() == 0; }
};

// How long a stage should take.
inline constexpr double stage_seconds = 20;

SimulationResult simulate_in_stages(const GameModule& game, const SimulationOptions& options,
                                    const std::optional<SimulationResult>& earlier, World& world,
                                    const std::function<void(const SimulationResult&)>& keep);

// What is wrong with going on from that result, or nothing.
[[nodiscard]] std::optional<Problem> why_not_continue(const SimulationResult& earlier,
                                                      const GameModule& game,
                                                      const SimulationOptions& options);

}  // namespace sortie
