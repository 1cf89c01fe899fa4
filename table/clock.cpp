#include "table/clock.h"

#include <algorithm>
#include <string>

namespace sortie {

std::string_view name_of(ClockMode mode)
{
    switch (mode) {
        case ClockMode::none: return "none";
        case ClockMode::per_move: return "per_move";
        case ClockMode::bank: return "bank";
    }
    UNREACHABLE();
}

std::optional<Problem> why_not_clock(const ClockRule& rule)
{
    if (rule.mode == ClockMode::none) return std::nullopt;
    if (rule.milliseconds < clock_milliseconds_least ||
        rule.milliseconds > clock_milliseconds_most) {
        return Problem{"a clock has one second to thirty days, not " +
                       std::to_string(rule.milliseconds) + " milliseconds"};
    }
    if (rule.increment < 0 || rule.increment > increment_most) {
        return Problem{"an increment is at most ten minutes, not " +
                       std::to_string(rule.increment) + " milliseconds"};
    }
    if (rule.mode == ClockMode::per_move && rule.increment != 0) {
        return Problem{"a clock for each move has no increment"};
    }
    return std::nullopt;
}

SeatClocks::SeatClocks(const ClockRule& rule, Time now) : rule_(rule), now_(now)
{
    left_.fill(rule.milliseconds);
}

void SeatClocks::run_to(Time now, SeatSet awaited)
{
    if (rule_.mode != ClockMode::none && now > now_) {
        for (const Seat seat : awaited_) {
            left_[seat.index] = std::max<Time>(0, left_[seat.index] - (now - now_));
        }
    }
    if (rule_.mode == ClockMode::per_move) {
        for (const Seat seat : awaited - awaited_) left_[seat.index] = rule_.milliseconds;
    }
    skip_to(now);
    awaited_ = awaited;
}

void SeatClocks::moved(Seat seat)
{
    if (rule_.mode == ClockMode::bank) left_[seat.index] += rule_.increment;
    if (rule_.mode == ClockMode::per_move) left_[seat.index] = rule_.milliseconds;
}

void SeatClocks::refill(Seat seat)
{
    if (rule_.mode == ClockMode::per_move) {
        left_[seat.index] = rule_.milliseconds;
    } else if (rule_.mode == ClockMode::bank) {
        // A tenth of the bank, so that whoever returns can make his next moves.
        left_[seat.index] = std::max(left_[seat.index], rule_.milliseconds / 10);
    }
}

bool SeatClocks::has_expired(Seat seat) const
{
    return rule_.mode != ClockMode::none && awaited_.contains(seat) && left_[seat.index] <= 0;
}

std::optional<Time> SeatClocks::next_expiry() const
{
    if (rule_.mode == ClockMode::none || awaited_.empty()) return std::nullopt;
    Time least = left_[awaited_.front().index];
    for (const Seat seat : awaited_) least = std::min(least, left_[seat.index]);
    return now_ + least;
}

}  // namespace sortie
