// One step: taken back and played again, and what a reaction was allowed to change.

#include <algorithm>

#include "engine/difference.h"
#include "table/battery_checks.h"

namespace sortie::battery {

Verdict check_undo(Probe& probe, const PlayedStep& played)
{
    const Shape& shape = probe.game.shape();
    const std::unique_ptr<Position> again = played.after.clone();
    again->assign(played.before);
    if (again->hash() != played.before.hash()) {
        return Defect{BatteryCheck::undo,
                      "taking the move back does not give the position before it:\n" +
                          explain_difference(shape, played.before.data(), again->data())};
    }
    std::vector<Event> told;
    Events events(told);
    Step step;
    if (const auto refusal = again->apply(played.chosen.seat, played.chosen.move, events, step)) {
        return Defect{BatteryCheck::undo,
                      "taken back and played again, the move is refused: " + refusal->text()};
    }
    if (again->hash() != played.after.hash()) {
        return Defect{BatteryCheck::undo,
                      "taken back and played again, the move has another outcome:\n" +
                          explain_difference(shape, played.after.data(), again->data())};
    }
    if (told != played.told) {
        return Defect{BatteryCheck::undo,
                      "taken back and played again, the move tells other events"};
    }
    const bool has_same_fences = step.secret_shown == played.step.secret_shown &&
                                 step.number_drawn == played.step.number_drawn;
    if (!has_same_fences) {
        return Defect{BatteryCheck::undo, "taken back and played again, the move has other fences"};
    }
    return std::nullopt;
}

namespace {

// A copy of a position with an open window that stays open after the answer: a second offer
// follows, and the number of plays lies beyond any limit. So what an answer changes is the
// reaction's own edit and not also the resolution that goes on behind the window.
std::unique_ptr<Position> held_open(const Position& before)
{
    std::unique_ptr<Position> held = before.clone();
    // The copy is ours and not constant, only the way to its windows is.
    Windows& windows = *const_cast<Windows*>(held->windows());
    const Offer current = windows.current_offer();
    windows.offers = {current, Offer{current.seat, current.roles, OfferStatus::waiting}};
    windows.current = 0;
    windows.plays = 254;
    return held;
}

}  // namespace

Verdict check_edits(Probe& probe, const PlayedStep& played)
{
    const Windows* windows = played.before.windows();
    if (windows == nullptr || !windows->is_open()) return std::nullopt;
    const ActionFace& action = probe.game.face().actions[played.chosen.move.action];
    if (!action.is_reaction) return std::nullopt;
    const std::vector<std::string_view> may_edit = probe.game.window_edits(windows->window);
    if (may_edit.empty()) return std::nullopt;

    const std::unique_ptr<Position> before = held_open(played.before);
    const std::unique_ptr<Position> after = before->clone();
    Events silent;
    Step step;
    if (after->apply(played.chosen.seat, played.chosen.move, silent, step)) return std::nullopt;
    // The seat has left the game by its reaction: play went on, and its changes are not the edit's.
    if (!after->windows()->is_open()) return std::nullopt;
    ++probe.counts.edits;
    for (const Difference& each : differences(probe.game.shape(), before->data(), after->data())) {
        const auto covers = [&](std::string_view field) { return is_inside(each.path, field); };
        if (covers("flow") || covers("windows")) continue;
        if (std::any_of(may_edit.begin(), may_edit.end(), covers)) continue;
        return Defect{BatteryCheck::edits,
                      "the reaction '" + std::string(action.name) + "' in the window '" +
                          std::string(probe.game.window_name(windows->window)) +
                          "' changes what it may not edit: " + each.text()};
    }
    return std::nullopt;
}

}  // namespace sortie::battery
