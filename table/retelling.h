#pragma once
// The positions of a match that its history no longer keeps: played again from the start, or from the nearest frame.
//
//     Retelling retelling;
//     const Result<std::unique_ptr<Position>> then = retelling.position_after(match, 250);
//
// A match forgets its old positions to stay small. Whoever looks back through a long game asks for them in any order, so
// every so many steps one is kept as a frame, as far as somebody has looked. It belongs to one match that is over.

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/module.h"
#include "engine/result.h"
#include "table/match.h"

namespace sortie {

inline constexpr std::size_t steps_between_frames = 64;

class Retelling {
public:
    // A problem if there is no such step, or if the moves do not lead where they did.
    Result<std::unique_ptr<Position>> position_after(const Match& match, std::size_t step);

    std::size_t frames() const { return frames_.size(); }

private:
    std::vector<std::shared_ptr<const Position>> frames_;  // after 0, 64, 128, ... steps
};

}  // namespace sortie
