#pragma once
// Clocks: how long a seat may think. They are told the time and never ask for it.
//
//     const ClockRule rule{.mode = ClockMode::bank, .milliseconds = 600'000, .increment = 5'000};
//     SeatClocks clocks(rule, seats);
//     clocks.run_to(now, awaited);         // takes the time that has passed from whoever was awaited
//     clocks.moved(seat);                  // the seat has answered
//     if (clocks.first_expiry()) ...
//
// Time is in milliseconds since 1970, as the server counts them. It may stand still or go back a little; then nothing
// is taken from anybody.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/result.h"

namespace sortie {

using Time = std::int64_t;

enum class ClockMode : std::uint8_t {
    none,
    per_move,  // so much for each answer; a clock of days is the same with more of it
    bank,      // so much for the whole game, and an increment for each answer
};
std::string_view name_of(ClockMode mode);

inline constexpr Time clock_milliseconds_least = 1'000;
inline constexpr Time clock_milliseconds_most = Time{30} * 24 * 3600 * 1000;
inline constexpr Time increment_most = 600'000;

struct ClockRule {
    ClockMode mode = ClockMode::none;
    Time milliseconds = 0;
    Time increment = 0;

    friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

[[nodiscard]] std::optional<Problem> why_not_clock(const ClockRule& rule);

class SeatClocks {
public:
    SeatClocks() = default;
    SeatClocks(const ClockRule& rule, Time now);

    // Lets the time pass for those who have been awaited since the last call, and notes who is awaited from now on.
    void run_to(Time now, SeatSet awaited);
    // Lets the time pass for nobody: a pause, or a server that was down.
    void skip_to(Time now) { now_ = now > now_ ? now : now_; }
    // The seat has answered: an increment, or the whole time for its next answer.
    void moved(Seat seat);
    // A seat whose time has run out gets what it takes to go on, when its owner returns.
    void refill(Seat seat);

    Time left(Seat seat) const { return left_[seat.index]; }
    bool has_expired(Seat seat) const;
    // When the first of those who are awaited runs out; nothing without a clock.
    std::optional<Time> next_expiry() const;
    const ClockRule& rule() const { return rule_; }

private:
    ClockRule rule_;
    Time now_ = 0;
    SeatSet awaited_;
    std::array<Time, seats_max> left_{};
};

}  // namespace sortie
