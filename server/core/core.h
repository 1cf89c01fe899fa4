#pragma once
// The core of the server: it takes messages, answers of the store and the time, and gives messages and requests to the
// store. There is no socket, no clock and no disk in it, so a test can be all three, and can fail any of them.
//
//     Core core(games, settings, random);
//     core.opened(connection, token, now);
//     core.received(connection, R"({"do":"move","ref":"1","table":"k7m2qx","seat":0,"move":"place b2","id":"a"})", now);
//     for (Output& output : core.take_outputs()) ...
//
// Whatever the core gives out goes in this order and nowhere else: what happens is given to the store; when the store
// says that it is on the disk, it happens, is answered, and is told to the others. Until then the table takes no other
// command: those that come wait in its queue. A write that fails is answered as a failure and has never happened.
//
// With several servers on one store a table is run by one of them, its owner. The others follow its records, show it to
// their own visitors, send commands to the owner by the mail of the store, and take the table over when he is gone.
//
// The protocol that clients speak with the core is docs/protocol.md.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json/object.hpp>

#include "server/core/request.h"
#include "store/store.h"
#include "table/games.h"
#include "table/table.h"

namespace sortie {

// ---- Limits -------------------------------------------------------------------------------------

inline constexpr int protocol_version = 1;
inline constexpr std::size_t table_queue_max = 64;         // commands that wait at one table
inline constexpr std::size_t tables_created_max = 50;      // by one connection
inline constexpr std::uint32_t hint_iterations = 300;      // of the search for advice
inline constexpr std::size_t hint_moves_max = 3;           // told in one piece of advice
inline constexpr std::uint32_t forecast_games = 200;       // sampled for one forecast
inline constexpr std::size_t analyses_max = 4;             // of several games at once; others wait
inline constexpr std::size_t analysis_points_max = 64;     // of one game
inline constexpr std::uint32_t analysis_iterations = 200;  // of the search at each of them
inline constexpr Time analysis_patience_ms = 5'000;        // nobody asks any more: it rests
inline constexpr std::size_t tables_watched_max = 16;      // by one connection
inline constexpr std::size_t lobby_tables_max = 100;       // shown of each kind
inline constexpr std::size_t story_steps_max = 100;        // told in one answer
inline constexpr Time idle_table_milliseconds = 300'000;   // nobody looks: the table is put away
inline constexpr Time retry_milliseconds = 500;            // after a failure of the store
inline constexpr Time mail_milliseconds = 1'500;  // how long an owner has to answer another server
inline constexpr Time takeover_milliseconds =
    1'000;  // how often a follower asks whether the owner is gone

struct CoreSettings {
    std::string server = "sortie";  // the name among several servers on one store
    Pace pace;
};

using Connection = std::uint64_t;

// ---- What the core gives out --------------------------------------------------------------------

struct SendText {
    Connection to = 0;
    std::shared_ptr<const std::string> text;
};
struct AskStore {
    std::uint64_t ticket = 0;
    StoreRequest request;
};
// Something that whoever runs the server should know. Never a token, a seed or a hand.
struct LogLine {
    enum class Level : std::uint8_t { info, warning, error };
    Level level = Level::info;
    std::string what;
    std::string table;
    std::string details;
};
// A search for a bot, for advice or for a forecast, to be run somewhere else and never longer than `server_ceiling_ms`.
struct AskThought {
    std::uint64_t ticket = 0;
    std::shared_ptr<Thinking> thinking;
    std::uint32_t iterations = 0;
    bool wants_move_only = false;  // it may end as soon as the move is settled
};
using Output = std::variant<SendText, AskStore, AskThought, LogLine>;

// What /metrics shows.
struct CoreCounters {
    std::uint64_t requests = 0;
    std::uint64_t denied = 0;
    std::uint64_t moves = 0;
    std::uint64_t records = 0;
    std::uint64_t store_failures = 0;
    std::uint64_t updates_sent = 0;
    std::uint64_t faults = 0;
};

// Who is to be answered: a connection here, or another server.
struct Asker {
    Connection connection = 0;
    std::string ref;
    std::string server;
    std::uint64_t ticket = 0;
};

struct Visit;  // server/core/room.h
struct Room;
struct Queued;

class Core {
public:
    // `random` gives so many hexadecimal digits that nobody can guess.
    Core(GameList games, CoreSettings settings, std::function<std::string(std::size_t)> random);
    ~Core();
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    void opened(Connection connection, std::string_view token, Time now);
    void received(Connection connection, std::string_view text, Time now);
    void closed(Connection connection, Time now);
    void answered(std::uint64_t ticket, const StoreAnswer& answer, Time now);
    void heard(const StoreNews& news, Time now);
    // The answer to AskThought; nothing if the search has failed.
    void thought(std::uint64_t ticket, const std::optional<Thought>& answer, Time now);
    // Bots, standing orders, clocks, spectators who are behind, tables that nobody looks at.
    void tick(Time now);
    // When to call `tick` next; nothing: not before something else comes.
    std::optional<Time> due() const;
    // From now on no request is taken.
    void stop() { is_stopping_ = true; }
    // Nothing is on its way to the store.
    bool is_at_rest() const { return pending_.empty(); }

    std::vector<Output> take_outputs() { return std::exchange(outputs_, {}); }

    const CoreCounters& counters() const { return counters_; }
    std::size_t tables_open() const { return rooms_.size(); }
    std::size_t visits_open() const { return visits_.size(); }
    // For tests and tools; nothing if the table is not open here.
    const Table* table(std::string_view id) const;

private:
    using ThoughtDone =
        std::function<void(std::uint64_t ticket, const std::optional<Thought>&, Time)>;
    using StoreDone = std::function<void(const StoreAnswer&, Time)>;
    using WithRoom = std::function<void(Room&, Time)>;

    // ---- Requests (core.cpp) ---------------------------------------------------------------------
    void handle(const ListGames& request, const Asker& asker, Time now);
    void handle(const AskCatalogue& request, const Asker& asker, Time now);
    void handle(const Lobby& request, const Asker& asker, Time now);
    void handle(const CreateRequest& request, const Asker& asker, Time now);
    void handle(const Watch& request, const Asker& asker, Time now);
    void handle(const Unwatch& request, const Asker& asker, Time now);
    void handle(const TableRequest& request, const Asker& asker, Time now);
    void handle(const AskChoices& request, const Asker& asker, Time now);
    void handle(const AskMoves& request, const Asker& asker, Time now);
    void handle(const AskHint& request, const Asker& asker, Time now);
    struct Advice;
    static const Advice hints;
    static const Advice forecasts;
    using BeginSearch = std::function<std::unique_ptr<Thinking>(const SearchOptions&)>;
    void advise(const Room& room, const Asker& asker, const Advice& advice,
                const BeginSearch& begin);
    void answer_hint(const std::string& table, const Asker& asker,
                     const std::optional<Thought>& thought);
    void handle(const AskForecast& request, const Asker& asker, Time now);
    void answer_forecast(const std::string& table, const Asker& asker,
                         const std::optional<Thought>& thought);
    void note_failed_search(const std::string& table);
    void handle(const AskWhy& request, const Asker& asker, Time now);
    void handle(const Rematch& request, const Asker& asker, Time now);

    void create(Created created, const Asker& asker, Time now, const std::string& predecessor);
    // Tells the players of a table where its rematch is.
    void succeed(const std::string& predecessor, const std::string& successor, Time now);
    void with_seat(const std::string& table, Seat seat, const Asker& asker, Time now,
                   const WithRoom& then);
    void tell_lobby(const Room& room);

    // ---- Games that are over (past.cpp) ----------------------------------------------------------
    using WithPast = std::function<void(Room&, const Table&, Time)>;
    void handle(const AskReplay& request, const Asker& asker, Time now);
    void handle(const LookBack& request, const Asker& asker, Time now);
    void handle(const AskStory& request, const Asker& asker, Time now);
    void handle(const AskAnalysis& request, const Asker& asker, Time now);
    void go_on_analysing(Room& room, Time now);
    void take_analysed(const std::string& table, std::uint64_t ticket,
                       const std::optional<Thought>& answer, Time now);
    void handle(const PlayOn& request, const Asker& asker, Time now);
    // The table as the asker sees it, if its game is over for him.
    void with_past(const std::string& id, const Asker& asker, Time now, WithPast then);

    // ---- Tables (rooms.cpp) ----------------------------------------------------------------------
    // Does it now, or as soon as the table is open; or answers that there is none.
    void with_table(const std::string& id, const Asker& asker, Time now, WithRoom then);
    void open(Room& room, Time now);
    void opened(Room& room, const StoreAnswer& answer, Time now);
    void load(Room& room, const TableRead& read, bool is_owner, Time now);
    static void take_back(Room& room);
    void set_behind(Room& room, const std::vector<Happened>& all,
                    const std::optional<KeptPosition>& snapshot, Time now);
    void fail(Room& room, const Denial& denial);
    void process(Room& room, Time now);
    void act(Room& room, Time now);
    void begin_thought(Room& room);
    void take_thought(Room& room, std::uint64_t ticket, const std::optional<Thought>& answer);
    void write(Room& room, std::vector<Happening> happenings, const Asker& asker, Time now);
    void written(Room& room, const StoreAnswer& reply, Time now);
    // `summary` is the lobby's text after it, "" if nobody has made it yet.
    void happen(Room& room, const Happened& what, Time now, std::string summary = "");
    void show(Room& room, const Table& table, bool to_spectators);
    void catch_up(Room& room, Time now);
    void schedule(Room& room);
    void put_away(Room& room);
    TableHead head_of(const Room& room, Time now) const;

    // ---- Other servers (mail.cpp) ----------------------------------------------------------------
    void forward(Room& room, Queued command, Time now);
    void receive(const MailArrived& mail, Time now);
    void follow(Room& room, Time now);

    // ---- Answering -------------------------------------------------------------------------------
    void answer(const Asker& asker, boost::json::object content);
    void deny(const Asker& asker, const Denial& denial);
    void send(Connection to, std::shared_ptr<const std::string> text);
    void ask_store(StoreRequest request, StoreDone done);
    std::uint64_t ask_thought(AskThought asked, ThoughtDone done);  // makes the ticket
    void note_fault(const Room& room, const Decision& decision);
    void log(LogLine::Level level, std::string what, std::string table, std::string details);
    const std::string& player_of(const Asker& asker) const;

    Visit* visit_of(Connection connection);
    Room* room_of(std::string_view id);

    GameList games_;
    CoreSettings settings_;
    std::function<std::string(std::size_t)> random_;
    std::map<Connection, std::unique_ptr<Visit>> visits_;
    std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
    std::set<std::pair<Time, std::string>> schedule_;
    std::map<std::uint64_t, StoreDone> pending_;
    std::map<std::uint64_t, ThoughtDone> thoughts_;
    std::uint64_t next_ticket_ = 1;
    std::size_t analyses_under_way_ = 0;
    std::vector<Output> outputs_;
    CoreCounters counters_;
    bool is_stopping_ = false;
};

}  // namespace sortie
