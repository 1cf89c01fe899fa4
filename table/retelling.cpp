#include "table/retelling.h"

#include <algorithm>
#include <optional>
#include <string>

#include "table/guard.h"

namespace sortie {

Result<std::unique_ptr<Position>> Retelling::position_after(const Match& match, std::size_t step)
{
    if (step > match.history().size()) return Problem{"the game has no such step"};
    std::unique_ptr<Position> position;
    std::vector<Event> told;  // again, and not needed
    std::optional<Refusal> refusal;
    const auto fault = guarded([&] {
        Events events(told);
        if (frames_.empty()) frames_.push_back(match.game().start(match.setup(), events));
        const std::size_t nearest = std::min(step / steps_between_frames, frames_.size() - 1);
        position = frames_[nearest]->clone();
        for (std::size_t i = nearest * steps_between_frames; i < step && !refusal; ++i) {
            const Step& made = match.history()[i].step;
            Step again;
            told.clear();
            refusal = position->apply(made.seat, made.move, events, again);
            const bool is_frame = (i + 1) == frames_.size() * steps_between_frames;
            if (!refusal && is_frame) frames_.push_back(position->clone());
        }
    });
    if (fault) return Problem{*fault};
    if (refusal) return Problem{refusal->text()};
    const Hash128 expected = step == 0 ? match.start_hash() : match.history()[step - 1].hash;
    if (position->hash() != expected) return Problem{"the moves do not lead where they did"};
    return position;
}

}  // namespace sortie
