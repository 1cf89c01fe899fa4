#include <algorithm>

#include "engine/field_path.h"
#include "engine/shape_value.h"
#include "engine/words.h"
#include "table/guard.h"
#include "table/scenario_stage.h"

namespace sortie::scenario {
namespace {

bool holds(Comparison comparison, std::int64_t found, std::int64_t expected)
{
    switch (comparison) {
        case Comparison::equal: return found == expected;
        case Comparison::not_equal: return found != expected;
        case Comparison::less: return found < expected;
        case Comparison::at_most: return found <= expected;
        case Comparison::more: return found > expected;
        case Comparison::at_least: return found >= expected;
    }
    UNREACHABLE();
}

// Numbers of a state are small; one that does not fit is compared as the largest that does.
std::int64_t small_number(const WholeNumber& number)
{
    const std::uint64_t most = INT64_MAX;
    const auto size = static_cast<std::int64_t>(std::min(number.magnitude, most));
    return number.is_negative ? -size : size;
}

std::string expected_found(const std::string& what, std::string_view sign, std::string_view value,
                           const std::string& found)
{
    return what + " " + std::string(sign) + " " + std::string(value) + " is expected, " + found +
           " is found";
}

}  // namespace

Failure Stage::carry_out(const ExpectField& expected)
{
    const Shape& shape = game_.shape();
    const void* data = position_->data();
    const Result<std::string> found = field_text(shape, data, expected.path);
    if (!found) return found.problem().words;
    const auto differs = [&] {
        return expected_found(expected.path, sign_of(expected.comparison), expected.value,
                              found.value());
    };
    const bool asks_equality =
        expected.comparison == Comparison::equal || expected.comparison == Comparison::not_equal;
    if (asks_equality) {
        const Result<bool> is_equal = field_equals(shape, data, expected.path, expected.value);
        if (!is_equal) return is_equal.problem().words;
        if (is_equal.value() == (expected.comparison == Comparison::equal)) return std::nullopt;
        return differs();
    }
    const auto left = number_from_text(found.value());
    const auto right = number_from_text(expected.value);
    if (!left || !right) {
        return std::string(sign_of(expected.comparison)) + " compares numbers, and " +
               shown(left ? expected.value : found.value()) + " is none";
    }
    if (holds(expected.comparison, small_number(*left), small_number(*right))) return std::nullopt;
    return differs();
}

std::string Stage::events_text(Seat viewer) const
{
    std::string text;
    for (const Event& event : events_) {
        if (!is_seen_by(event, viewer)) continue;
        if (!text.empty()) text += ", ";
        text += std::string(event.kind->name) + " \"" + text_of(as_seen_by(event, viewer)) + "\"";
    }
    return text.empty() ? "none" : text;
}

Failure Stage::carry_out(const ExpectEvent& expected)
{
    const Seat viewer = expected.viewer;
    if (viewer.is_some()) {
        if (Failure words = why_no_seat(viewer)) return words;
    }
    const auto is_meant = [&](const Event& event) {
        if (!is_seen_by(event, viewer)) return false;
        return expected.is_text ? text_of(as_seen_by(event, viewer)) == expected.event
                                : event.kind->name == expected.event;
    };
    if (std::ranges::any_of(events_, is_meant) == expected.is_wanted) return std::nullopt;
    const std::string who =
        viewer.is_none() ? "everyone sees" : "seat " + std::to_string(viewer.index + 1) + " sees";
    return std::string(expected.is_wanted ? "an" : "no") + " event " + shown(expected.event) +
           " is expected; the events that " + who + " are: " + events_text(viewer);
}

Failure Stage::carry_out(const ExpectAwaited& expected)
{
    if (position_->awaiting() == expected.seats) return std::nullopt;
    return "play is expected to wait for " + seats_text(expected.seats) + ", it waits for " +
           seats_text(position_->awaiting());
}

Failure Stage::carry_out(const ExpectWindow& expected)
{
    const Windows* windows = position_->windows();
    const bool is_open = windows != nullptr && windows->is_open();
    const std::string_view found = is_open ? game_.window_name(windows->window) : "";
    if (found == expected.name) return std::nullopt;
    const auto words = [](std::string_view name) {
        return name.empty() ? std::string("no window") : "the window " + shown(name);
    };
    return words(expected.name) + " is expected, " + words(found) + " is open";
}

Failure Stage::carry_out(const ExpectOver& expected)
{
    if (position_->is_over() == expected.is_over) return std::nullopt;
    return expected.is_over ? "the game is expected to be over, play waits for " +
                                  seats_text(position_->awaiting())
                            : "the game is expected to go on, it is over";
}

std::string Stage::scores_text() const
{
    std::string text;
    const Scores scores = position_->scores();
    for (int seat = 0; seat < setup_.seats; ++seat) {
        if (!text.empty()) text += ", ";
        text += "seat " + std::to_string(seat + 1) + ": " +
                std::to_string(scores[static_cast<std::size_t>(seat)]);
    }
    return text;
}

Failure Stage::carry_out(const ExpectScore& expected)
{
    if (Failure words = why_no_seat(expected.seat)) return words;
    const int found = position_->scores()[expected.seat.index];
    if (holds(expected.comparison, found, expected.score)) return std::nullopt;
    return expected_found("score seat " + std::to_string(expected.seat.index + 1),
                          sign_of(expected.comparison), std::to_string(expected.score),
                          std::to_string(found));
}

Failure Stage::carry_out(const ExpectWinners& expected)
{
    if (Failure words = carry_out(ExpectOver{})) return words;
    const Scores scores = position_->scores();
    const int best = *std::max_element(scores.begin(), scores.begin() + setup_.seats);
    SeatSet winners;
    for (int seat = 0; seat < setup_.seats; ++seat) {
        if (scores[static_cast<std::size_t>(seat)] == best) winners.insert(seat_at(seat));
    }
    if (winners == expected.seats) return std::nullopt;
    return "the winner is expected to be " + seats_text(expected.seats) + "; the scores are " +
           scores_text();
}

Failure Stage::carry_out(const ExpectDraw&)
{
    return carry_out(ExpectWinners{SeatSet::first(static_cast<std::size_t>(setup_.seats))});
}

Failure Stage::carry_out(const ExpectLegal& expected)
{
    const Result<Move> move = read(expected.what);
    if (!move) return move.problem().words;
    std::optional<Refusal> refusal;
    const auto fault =
        guarded([&] { refusal = position_->why_not(expected.what.seat, move.value()); });
    if (fault) return "the rules fail: " + *fault;
    if (refusal.has_value() != expected.is_legal) return std::nullopt;
    return expected.is_legal ? "the move is expected to be legal; it is refused: " + refusal->text()
                             : "the move is expected to be illegal, it is legal";
}

}  // namespace sortie::scenario
