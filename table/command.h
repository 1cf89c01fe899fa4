#pragma once
// What a player can ask of a table: plain values, from whatever he sent.
//
// Who asks is told beside the command; which seat he means stands in it, because one player may have several seats.
// Nothing in a command has been checked: `Table::consider` answers each of them, however wrong, with a decision.

#include <string>
#include <variant>

#include "engine/id.h"
#include "table/happening.h"

namespace sortie {

struct TakeSeat {
    Seat seat;
    std::string name;
    std::string contribution;  // hexadecimal digits, his part of the seed
};
struct LeaveSeat {
    Seat seat;
};
struct SetSeat {  // the host's
    Seat seat;
    SeatKind kind = SeatKind::open;
    std::string bot;
};
struct Begin {};  // the host's
struct MakeMove {
    Seat seat;
    std::string move;
    std::string id;
};
struct AskUndo {
    Seat seat;
};
struct AnswerUndo {
    Seat seat;
    bool agrees = false;
};
struct AskPause {
    Seat seat;
};
struct AnswerPause {
    Seat seat;
    bool agrees = false;
};
struct EndPause {
    Seat seat;
};
struct Say {
    Seat seat;  // none: as a spectator
    std::string name;
    std::string text;
};
struct GiveSeatToBot {
    Seat seat;
    bool is_resigned = false;  // for good
};
struct ReturnToSeat {
    Seat seat;
};
struct SetStanding {
    Seat seat;
    std::string window;  // or a window and a role in it: table/standing.h
    bool passes = false;
};

using Command =
    std::variant<TakeSeat, LeaveSeat, SetSeat, Begin, MakeMove, AskUndo, AnswerUndo, AskPause,
                 AnswerPause, EndPause, Say, GiveSeatToBot, ReturnToSeat, SetStanding>;

}  // namespace sortie
