// Events: what each viewer hears of a step, held against the same step in a guess of what it cannot
// know.
//
// The guess gets the true generator for this, so both throw the same dice. Three kinds of steps
// cannot be compared and are counted instead: the move is impossible in the guess (a card played
// from a hidden hand), the guess needed another number of random numbers, or the viewer rightly
// learns a secret from the step. A viewer who learns something must find the step fenced
// (Step::secret_shown or number_drawn), since undo would otherwise take back what cannot be
// forgotten.

#include <algorithm>
#include <cstring>

#include "engine/difference.h"
#include "table/battery_checks.h"

namespace sortie::battery {
namespace {

bool has_secret_field(const Event& event)
{
    const auto& fields = event.kind->fields;
    return std::any_of(fields.begin(), fields.end(),
                       [](const EventField& field) { return field.is_secret; });
}

bool is_private(const Event& event)
{
    return event.seen_by != every_seat || event.known_by != every_seat;
}

bool learns_from(const std::vector<Event>& told, Seat viewer)
{
    return std::any_of(told.begin(), told.end(), [&](const Event& event) {
        if (!is_seen_by(event, viewer)) return false;
        return event.seen_by != every_seat ||
               (has_secret_field(event) && knows_secrets_of(event, viewer));
    });
}

std::vector<Event> heard_by(const std::vector<Event>& told, Seat viewer)
{
    std::vector<Event> heard;
    for (const Event& event : told) {
        if (is_seen_by(event, viewer)) heard.push_back(as_seen_by(event, viewer));
    }
    return heard;
}

// Whom else an event reaches is not heard; everything else is.
bool sounds_same(const Event& a, const Event& b)
{
    return a.kind == b.kind && a.count == b.count && a.values == b.values &&
           text_of(a) == text_of(b);
}

std::string heard_text(const std::vector<Event>& heard)
{
    std::string out;
    for (const Event& event : heard) out += "  " + text_of(event) + "\n";
    return out.empty() ? "  (nothing)\n" : out;
}

// The true generator, and how many numbers it has given so far.
std::uint64_t draws_of(Position& position)
{
    const Rng* rng = position.rng();
    return rng == nullptr ? 0 : rng->drawn + rng->forced;
}

class ViewerEvents {
public:
    ViewerEvents(Probe& probe, const PlayedStep& played, Seat viewer)
        : probe_(probe), played_(played), viewer_(viewer)
    {
    }

    Verdict check()
    {
        const std::unique_ptr<Position> truth = played_.before.clone();
        Rng rng = probe_.fresh_rng();
        const std::unique_ptr<Position> guess = played_.before.determinized(viewer_, rng);
        if (guess->rng() != nullptr) *guess->rng() = *truth->rng();
        const std::uint64_t draws_before = draws_of(*guess);

        std::vector<Event> told;
        Events events(told);
        Step step;
        if (guess->apply(played_.chosen.seat, played_.chosen.move, events, step)) {
            ++probe_.counts.events_not_legal;
            return std::nullopt;
        }
        truth->assign(played_.after);
        const std::uint64_t draws_after = draws_of(*truth);
        if (draws_of(*guess) != draws_after) {
            ++probe_.counts.events_of_chance;
            return std::nullopt;
        }
        if (learns_from(played_.told, viewer_) || learns_from(told, viewer_)) {
            ++probe_.counts.events_learned;
            return std::nullopt;
        }
        const bool is_fenced =
            played_.step.secret_shown || step.secret_shown || draws_after != draws_before;
        return compare(*guess, told, is_fenced);
    }

private:
    Verdict compare(const Position& guess, const std::vector<Event>& told, bool is_fenced)
    {
        const Shape& shape = probe_.game.shape();
        const std::unique_ptr<Position> seen = played_.after.view(viewer_);
        const std::unique_ptr<Position> seen_in_guess = guess.view(viewer_);
        const bool sees_same = std::memcmp(seen->data(), seen_in_guess->data(), shape.size) == 0;
        if (!sees_same && !is_fenced) {
            return Defect{BatteryCheck::fence,
                          "the step shows " + viewer_text(viewer_) +
                              " something that was secret, and neither tells a secret event nor"
                              " calls shows_secret:\n" +
                              explain_difference(shape, seen->data(), seen_in_guess->data())};
        }
        const std::vector<Event> heard = heard_by(played_.told, viewer_);
        const std::vector<Event> heard_in_guess = heard_by(told, viewer_);
        const bool hears_same = std::equal(heard.begin(), heard.end(), heard_in_guess.begin(),
                                           heard_in_guess.end(), sounds_same);
        if (!sees_same || (!hears_same && shows_openly())) {
            ++probe_.counts.events_learned;
            return std::nullopt;
        }
        ++probe_.counts.events;
        if (hears_same) return std::nullopt;
        return Defect{BatteryCheck::events,
                      "what " + viewer_text(viewer_) + " hears depends on what it cannot know:\n" +
                          heard_text(heard) + "expected, found\n" + heard_text(heard_in_guess)};
    }

    // The game says that a secret came to light by what everybody sees, apart from what only some are told.
    bool shows_openly() const { return played_.step.openly_shown; }

    Probe& probe_;
    const PlayedStep& played_;
    Seat viewer_;
};

}  // namespace

Verdict check_events(Probe& probe, const PlayedStep& played)
{
    for (const Event& event : played.told) {
        probe.has_secret_events = probe.has_secret_events || is_private(event);
    }
    for (int i = 0; i <= played.before.seat_count(); ++i) {
        const Seat viewer = i < played.before.seat_count() ? seat_at(i) : nobody;
        if (Verdict defect = ViewerEvents(probe, played, viewer).check()) return defect;
    }
    return std::nullopt;
}

}  // namespace sortie::battery
