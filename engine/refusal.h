#pragma once
// Refusals: why a move is not possible. A refusal is a value, names its rule and its reason in words that
// a player understands, and means that nothing has changed.
//
// Most refusals come from a labelled condition of an action. The others come from where play stands: it is
// someone else's turn, a reaction window is open, the game is over. For those the engine supplies words
// and one of the codes below; a game may replace them (see `adapt_refusal` in engine/game.h).

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/bit_set.h"

namespace sortie {

enum class RefusalCause : std::uint8_t {
    condition,  // a labelled condition does not hold
    game_over,
    unknown_action,
    not_awaited,     // the seat is not asked anything at the moment
    barrier,         // something must be resolved before the seat may go on
    not_offered,     // the seat is asked, but not this
    window_open,     // only reactions are possible
    no_window,       // a reaction, and no window is open
    stale_window,    // a reaction to a window that has closed
    not_entitled,    // the seat has no offer in this window
    not_your_offer,  // the seat's offer is not the current one
    wrong_window,    // the reaction belongs to another window
    argument_count,
    no_such_value,  // an argument is none of the values it may take
};

struct Refusal {
    RefusalCause cause = RefusalCause::condition;
    std::string_view rule;  // "S4.2"; empty where the engine itself refuses
    std::string_view code;  // "E_NO_ACTION"
    std::string words;      // what would have to be true, or what is awaited
    SeatSet awaited;        // whom play waits for

    // "S4.2: the unit has an action left (E_NO_ACTION)"
    std::string text() const;
};

std::string_view code_of(RefusalCause cause);

// "seat 1", "seats 1 and 3", "nobody"; people count seats from one.
std::string seats_text(SeatSet seats);

}  // namespace sortie
