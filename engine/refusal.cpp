#include "engine/refusal.h"

namespace sortie {

std::string Refusal::text() const
{
    std::string out;
    if (!rule.empty()) {
        out += rule;
        out += ": ";
    }
    out += words;
    out += " (";
    out += code;
    out += ")";
    return out;
}

std::string_view code_of(RefusalCause cause)
{
    switch (cause) {
        case RefusalCause::condition: return "E_CONDITION";
        case RefusalCause::game_over: return "E_GAME_OVER";
        case RefusalCause::unknown_action: return "E_UNKNOWN_ACTION";
        case RefusalCause::not_awaited: return "E_NOT_YOUR_TURN";
        case RefusalCause::barrier: return "E_BARRIER";
        case RefusalCause::not_offered: return "E_NOT_NOW";
        case RefusalCause::window_open: return "E_WINDOW_OPEN";
        case RefusalCause::no_window: return "E_NO_WINDOW";
        case RefusalCause::stale_window: return "E_STALE_WINDOW";
        case RefusalCause::not_entitled: return "E_NOT_ENTITLED";
        case RefusalCause::not_your_offer: return "E_NOT_YOUR_OFFER";
        case RefusalCause::wrong_window: return "E_WRONG_WINDOW";
        case RefusalCause::argument_count: return "E_ARGUMENT_COUNT";
        case RefusalCause::no_such_value: return "E_ARGUMENT";
    }
    UNREACHABLE();
}

std::string seats_text(SeatSet seats)
{
    if (seats.empty()) return "nobody";
    std::string out = seats.size() == 1 ? "seat " : "seats ";
    int rank = 0;
    const int last = seats.size() - 1;
    for (const Seat seat : seats) {
        if (rank > 0) out += rank == last ? " and " : ", ";
        out += std::to_string(seat.index + 1);
        ++rank;
    }
    return out;
}

}  // namespace sortie
