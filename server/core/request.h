#pragma once
// Requests: what a client may send, read from JSON.
//
//     const ReadRequest read = read_request(R"({"do":"move","ref":"7","table":"k7m2qx", ...})");
//     if (read.denial) answer(read.ref, *read.denial);
//
// Reading is strict: a field that is missing, of the wrong type or unknown is told by its name. A request never holds
// who asks: that is known from the connection.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/command.h"
#include "table/table.h"

namespace sortie {

inline constexpr std::size_t ref_bytes_max = 40;
inline constexpr std::size_t move_bytes_max = 400;

struct ListGames {};
// What a client that knows the game draws from.
struct AskCatalogue {
    std::string game;
};
struct Lobby {
    bool follow = false;  // tell me what changes from now on
};
struct CreateRequest {
    std::string game;
    std::vector<SeatPlan> seats;
    std::vector<std::pair<std::string, std::string>> options;
    ClockRule clock;
    bool is_listed = true;
    int watch_delay = 0;
    bool allows_hints = true;
};
struct Watch {
    std::string table;
    Seat seat;                           // none: as a spectator
    std::optional<std::uint64_t> since;  // the last update that was seen
};
struct Unwatch {
    std::string table;
};
// A command to a table.
struct TableRequest {
    std::string table;
    Command command;
    std::string text;  // the whole request, for another server
};
// The next question of a move that is being put together, the whole list of moves, and advice.
struct AskChoices {
    std::string table;
    Seat seat;
    std::string picked;
};
struct AskMoves {
    std::string table;
    Seat seat;
};
struct AskHint {
    std::string table;
    Seat seat;
};
// What a move is likely to bring.
struct AskForecast {
    std::string table;
    Seat seat;
    std::string move;
};
// Why a move is not possible; without a move, why each action that is not possible now is not.
struct AskWhy {
    std::string table;
    Seat seat;
    std::string move;
};
struct AskReplay {
    std::string table;
};
// The position after so many steps of a game that is over, and what the steps were.
struct LookBack {
    std::string table;
    Seat seat;  // none: as a spectator
    std::uint64_t step = 0;
};
struct AskStory {
    std::string table;
    Seat seat;
    std::uint64_t from = 0;  // so many steps are known already
};
// How likely each seat was to win, step by step, of a game that is over.
struct AskAnalysis {
    std::string table;
};
// A new table with the same game, options and seats.
struct Rematch {
    std::string table;
};
// A new table that goes on from a step of a game that is over.
struct PlayOn {
    std::string table;
    std::uint64_t step = 0;
};

using ClientRequest = std::variant<ListGames, AskCatalogue, Lobby, CreateRequest, Watch, Unwatch,
                                   TableRequest, AskChoices, AskMoves, AskHint, AskForecast, AskWhy,
                                   AskReplay, LookBack, AskStory, AskAnalysis, Rematch, PlayOn>;

struct ReadRequest {
    std::string ref;  // as far as it could be read, so that the answer finds its question
    std::optional<Denial> denial;
    ClientRequest request;
};

ReadRequest read_request(std::string_view text);

}  // namespace sortie
