#pragma once
// Where play stands: the part of a state that belongs to the flow.
//
// A game's state has a member `Place<depth> flow`. It is the place in the flat program (engine/program.h)
// and a short stack of the loops, rounds of seats and calls around it. It is plain data like the rest of
// the state: copying a state copies the moment of play, and restoring a state restores it.
//
// Rules read two things here and set one: `each()` is the seat whose part of an `each_seat` is being
// played, `seat_count` is how many seats the game has, and `end_game()` ends the game after the effect
// that calls it.

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/id.h"

namespace sortie {

enum class Waiting : std::uint8_t {
    nothing,  // between two moments, never seen outside one call
    one,      // `ask`: one seat chooses
    several,  // `ask_all`: several seats act in any order
    window,   // a reaction window is open
    over,     // the game has ended
};
constexpr std::array<std::string_view, 5> names_of(Waiting)
{
    return {"nothing", "one", "several", "window", "over"};
}

// One loop, round of seats or call that play is inside of.
struct Frame {
    std::uint16_t at = 0;  // its instruction
    std::uint16_t passes =
        0;       // how often the loop has gone round, or how many seats have had their part
    Seat outer;  // the seat of the round outside this one
    std::uint8_t first = 0;  // the seat with which the round began

    friend bool operator==(const Frame&, const Frame&) = default;
    static constexpr auto describe()
    {
        return fields(field("at", &Frame::at), field("passes", &Frame::passes),
                      field("outer", &Frame::outer), field("first", &Frame::first));
    }
};

template <std::size_t Depth>
struct Place {
    static constexpr std::size_t depth_max = Depth;

    std::uint16_t at = 0;
    std::uint8_t depth = 0;
    Waiting waiting = Waiting::nothing;
    std::uint8_t seat_count = 0;
    Seat round_seat;
    SeatSet awaited;  // whom play waits for
    SeatSet entered;  // `ask_all`: who takes part since it was entered
    std::array<Frame, Depth> frames{};

    Seat each() const { return round_seat; }
    void end_game() { waiting = Waiting::over; }
    bool is_over() const { return waiting == Waiting::over; }

    friend bool operator==(const Place&, const Place&) = default;
    static constexpr auto describe()
    {
        return fields(field("at", &Place::at), field("depth", &Place::depth),
                      field("waiting", &Place::waiting), field("seat_count", &Place::seat_count),
                      field("round_seat", &Place::round_seat), field("awaited", &Place::awaited),
                      field("entered", &Place::entered), field("frames", &Place::frames));
    }
};

}  // namespace sortie
