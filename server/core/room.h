#pragma once
// What the core keeps of one table that is open here, and of one connection.
//
// These are records without behaviour of their own; what happens to them is in core.cpp, past.cpp, analyses.cpp, rooms.cpp, thoughts.cpp and mail.cpp, and
// only those include this.

#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/core/core.h"
#include "table/retelling.h"
#include "table/table_json.h"

namespace sortie {

struct Onlooker {
    Connection connection = 0;
    Viewer viewer;
};

// A command that waits for its turn. What it does is decided when it is its turn.
struct Queued {
    Asker asker;
    std::function<Decision(const Table&, Time)> decide;
    // For the owner of the table, if that is another server.
    std::string player;
    std::string text;
};

// A command that is on its way to another server.
struct Forwarded {
    Queued command;
    Time until = 0;
};

// A bot of the table that thinks, or has thought, about this very position.
struct BotThought {
    std::uint64_t ticket = 0;
    Hash128 position;
    Seat seat;
    std::optional<Move> move{};
};

// How likely each seat was to win at some steps of a game that is over, as far as it is known.
struct RoomAnalysis {
    struct Point {
        std::size_t step = 0;  // so many moves have been made
        std::array<Share, seats_max> chances{};
    };
    Hash128 end;                            // the last position of the game
    std::vector<std::size_t> to_do{};       // the steps of all points, in order
    std::vector<Point> points{};            // of the first of them
    std::optional<std::uint64_t> ticket{};  // of the search for the next one, if it is under way
    bool has_failed = false;
    Time asked = 0;  // when somebody asked last
};

struct Room {
    enum class State : std::uint8_t {
        opening,    // the store is asked for it
        ready,      // owned by this server
        writing,    // owned, and something is on its way to the disk
        following,  // owned by another server
    };

    explicit Room(std::string the_id) : id(std::move(the_id)) {}

    std::string id;
    State state = State::opening;
    std::string owner;  // of a table that is followed
    std::optional<Table> table;
    std::uint64_t records = 0;
    // What spectators see who are behind, and what they have not seen yet, with the time at which they may.
    std::optional<Table> behind;
    std::deque<std::pair<Time, Happened>> not_shown;
    Retelling retelling;  // for those who look back when it is over

    std::vector<std::pair<Asker, std::function<void(Room&, Time)>>> waiting;  // until it is open
    std::deque<Queued> queue;
    std::vector<Happened> on_their_way;
    std::string summary_on_its_way;  // for the lobby, after them
    Asker asker;                     // of what is on its way
    std::map<std::uint64_t, Forwarded> forwarded;
    bool is_reading = false;

    std::optional<BotThought> bot;
    std::optional<RoomAnalysis> analysis;
    std::vector<Onlooker> watchers;
    Time used = 0;
    Time not_before = 0;  // after a failure of the store: when to try again
    Time asked_for_takeover = 0;
    std::optional<Time> scheduled;
    std::string lobby_text;  // what the lobby was told last

    bool is_thinking() const { return bot && !bot->move; }
    bool is_owned() const { return state == State::ready || state == State::writing; }
    // Whoever has no seat, or has left it since, is a spectator.
    bool is_spectator(const Viewer& viewer) const
    {
        return viewer.seat.is_none() || !table->has_seat(viewer.player, viewer.seat);
    }
    const Table& seen_by(const Viewer& viewer) const
    {
        return is_spectator(viewer) && behind ? *behind : *table;
    }
};

struct Visit {
    std::string player;  // the hash of the token; "" without one
    std::set<std::string> watched;
    std::size_t created = 0;
    bool waits_for_hint = false;
    bool waits_for_forecast = false;
    bool follows_lobby = false;
};

}  // namespace sortie
