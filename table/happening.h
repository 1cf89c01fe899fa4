#pragma once
// Happenings: everything that can happen at a table, each of them one record of the store.
//
//     const std::string body = write_happening(Moved{.seat = seat, .move = "place b2", ...});
//     const Result<Happening> again = read_happening(body);
//
// A table is what its happenings have made of it: the list of them, in order and each with its time, is the whole truth
// about it. So they are written once, before anybody is told, and never changed. Reading accepts what any earlier
// version has written: a field that is missing has its usual value, a kind that is not known is a problem.
//
// Some of what they say is secret: the seed of the server until the game is over, the tokens' hashes, moves of others
// that a seat may not see. They go to the store and to nobody else; clients get the views and events of table_json.h.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/id.h"
#include "engine/result.h"
#include "table/clock.h"

namespace sortie {

inline constexpr int happening_version = 1;

enum class SeatKind : std::uint8_t { open, human, bot };
std::string_view name_of(SeatKind kind);

// Who answered for a seat.
enum class MovedBy : std::uint8_t { player, bot, standing };
std::string_view name_of(MovedBy by);

// At a seat that the game itself plays.
inline constexpr std::string_view automatic_bot = "automatic";

struct SeatPlan {
    SeatKind kind = SeatKind::open;
    std::string bot;  // the level of a bot: "steady", "random", "automatic"

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

struct Created {
    int version = happening_version;
    std::string game;
    int rules_version = 0;
    std::vector<SeatPlan> seats;
    std::vector<std::pair<std::string, std::string>> options;
    ClockRule clock;
    bool is_listed = true;
    int watch_delay = 0;       // seconds that spectators are behind
    bool allows_hints = true;  // advice and forecasts
    std::string host;          // the player who may change seats and begin
    std::string secret;        // 64 hexadecimal digits: the server's part of the seed
    std::string
        commitment;  // what was published of it (table/chance.h); "" in a table that plays on
    std::string
        ancestor;  // the replay that this table plays on from, with fewer steps; "" for most
};
// A player takes a seat that is open.
struct Seated {
    Seat seat;
    std::string player;
    std::string name;
    std::string contribution;  // his part of the seed, hexadecimal digits
};
// A seat is open again, or a bot's. Only before the game begins.
struct Reseated {
    Seat seat;
    SeatKind kind = SeatKind::open;
    std::string bot;
};
struct Started {
    std::string hash;  // of the first position
};
struct Moved {
    Seat seat;
    std::string move;
    std::string hash;  // of the position after it
    MovedBy by = MovedBy::player;
    std::string id;  // the submission's own id; "" for a bot
};
struct UndoAsked {
    Seat seat;
    int steps = 0;
};
struct UndoAnswered {
    Seat seat;
    bool agrees = false;
};
struct Undone {
    Seat seat;
    int steps = 0;
};
struct PauseAsked {
    Seat seat;
};
struct PauseAnswered {
    Seat seat;
    bool agrees = false;
};
struct Unpaused {
    Seat seat;
};
struct Said {
    Seat seat;  // none: a spectator
    std::string name;
    std::string text;
};
// The seat's clock has run out; a bot holds the seat until its owner returns.
struct Expired {
    Seat seat;
};
// The owner gives the seat to a bot, for a while or for good.
struct Held {
    Seat seat;
    bool is_resigned = false;
};
struct Returned {
    Seat seat;
};
// The seat always passes in this window, until it says otherwise.
struct StandingSet {
    Seat seat;
    std::string window;  // or a window and a role in it: table/standing.h
    bool passes = false;
};
// The table goes on as another one.
struct Succeeded {
    std::string table;
};
// A server has opened the table, after a pause in which no clock ran. Rules that have changed since play on from the
// snapshot, if there is one: then the steps before it can no longer be verified.
struct Reopened {
    std::uint64_t from_snapshot = 0;  // the number of the record; 0: all records were played
};

using Happening = std::variant<Created, Seated, Reseated, Started, Moved, UndoAsked, UndoAnswered,
                               Undone, PauseAsked, PauseAnswered, Unpaused, Said, Expired, Held,
                               Returned, StandingSet, Succeeded, Reopened>;

std::string write_happening(const Happening& happening);
Result<Happening> read_happening(std::string_view body);
std::string_view name_of(const Happening& happening);  // "moved"
Seat seat_of(const Happening& happening);              // none for what belongs to no seat

}  // namespace sortie
