#pragma once
// A table: seats around one match, and everything that players may ask of it.
//
//     Table table = Table::create(games, "k7m2qx", now, created).value();
//     const Decision decision = table.consider(MakeMove{seat, "place b2", id}, player, now);
//     if (decision.denial) ...                                    // code and words; nothing has changed
//     for (const Happening& each : decision.happenings) {
//         write_and_make_durable(each);
//         table.commit(now, each);                                // only now has it happened
//     }
//
// Deciding and happening are two things. `consider` and `act` look at the table and say what would happen; `commit`
// lets it happen and cannot fail. Between the two whoever runs the table makes it durable. Loading a table is committing
// what was stored, so there is one way to every state of a table.
//
// A table knows no store, no connection and no clock but the times it is told. It is for one thread.

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "table/chance.h"
#include "table/clock.h"
#include "table/command.h"
#include "table/games.h"
#include "table/happening.h"
#include "table/match.h"

namespace sortie {

// ---- Limits -------------------------------------------------------------------------------------

inline constexpr std::size_t name_bytes_max = 40;
inline constexpr std::size_t chat_bytes_max = 500;
inline constexpr std::size_t chat_lines_kept = 200;
inline constexpr std::size_t submission_id_max = 40;
inline constexpr std::size_t submissions_remembered = 32;  // of each seat
inline constexpr std::size_t updates_kept = 256;           // for those who come back
inline constexpr std::size_t undo_steps_max = 64;
inline constexpr int watch_delay_most = 600;  // seconds
// A bot that searches no longer than this answers at once; the others think somewhere else.
inline constexpr std::uint32_t iterations_at_once = 32;

// How long a bot and a standing order wait before they answer, in milliseconds. In a window every answer that nobody
// gave by hand waits for a time that is drawn from nothing but the table's secret and the number of the update, so that
// the time tells nothing about a hand.
struct Pace {
    Time bot = 300;
    Time window_least = 700;
    Time window_most = 1'700;
};

// Why not, in words for the player. `rule` is the game's, if the game itself refuses.
struct Denial {
    std::string code;  // "T_NOT_YOUR_SEAT", "E_NO_ACTION"
    std::string words;
    std::string rule;

    friend bool operator==(const Denial&, const Denial&) = default;
};

// A bot that has to think before it answers (engine/search/levels.h).
struct BotTurn {
    Seat seat;
    BotLevel level;
};

struct Decision {
    std::optional<Denial> denial;
    std::optional<std::string> fault;       // a mistake in the rules, for the log
    std::optional<std::uint64_t> repeated;  // a submission that was answered before, by this update
    std::vector<Happening> happenings;
};

struct TableSeat {
    SeatKind kind = SeatKind::open;
    std::string bot{};
    std::string player{};  // the hash of his token
    std::string name{};
    std::string contribution{};
    bool is_held = false;  // by a bot, until the owner returns
    bool is_resigned = false;
    std::vector<std::string> passes{};  // standing orders: table/standing.h
    std::deque<std::pair<std::string, std::uint64_t>> submissions{};  // id and update, latest last

    bool is_answered_by_bot() const { return kind == SeatKind::bot || is_held; }
};

struct ChatLine {
    Time time = 0;
    Seat seat;
    std::string name;
    std::string text;
};

// Something that needs the consent of all other players who are there.
struct Request {
    enum class What : std::uint8_t { nothing, undo, pause };
    What what = What::nothing;
    Seat by;
    int steps = 0;    // of an undo
    SeatSet missing;  // who has not agreed yet

    bool is_open() const { return what != What::nothing; }
};

// What everybody is told of one happening. Standing orders and reopening are told to nobody.
struct Update {
    std::uint64_t number = 0;
    Time time = 0;
    Happening happening;
    KeptEvents events;  // of a start or a move
};

// A happening with its time, and a position with the number of happenings that had led to it.
struct Happened {
    Time time = 0;
    Happening happening;
};
struct KeptPosition {
    std::size_t count = 0;
    std::string bytes;
};

class Table {
public:
    static Result<Table> create(GameList games, std::string id, Time now, const Created& created,
                                const Pace& pace = {});

    // A table from everything that has happened at it. Where the rules of today do not repeat what was played, the game
    // goes on from the snapshot, if there is one. Then all requests have lapsed and everybody has a full clock: who was
    // awaited when cannot be known without the moves.
    static Result<Table> load(GameList games, std::string id, const std::vector<Happened>& all,
                              const std::optional<KeptPosition>& snapshot, const Pace& pace = {});

    // ---- What would happen -----------------------------------------------------------------------

    Decision consider(const Command& command, std::string_view player, Time now) const;

    // What the table does by itself: bots, standing orders, clocks that have run out. `due` is the time of the next of
    // them, if nothing else happens before. A table never thinks: if the next to answer is a bot that has to, `thinker`
    // says so, and `act` waits until it is given the answer. `due` leaves the bot out while it is thinking.
    std::optional<BotTurn> thinker() const;
    std::optional<Time> due(bool is_thinking = false) const;
    Decision act(Time now, const std::optional<Move>& thought = std::nullopt) const;

    // ---- What happens ----------------------------------------------------------------------------

    // A happening that `consider` or `act` gave for this very state, or the next one of a stored table. Problems are
    // possible only for the latter: what was stored does not follow from the rules as they are now.
    [[nodiscard]] std::optional<Problem> commit(Time now, const Happening& happening);

    std::string snapshot() const;  // of the position; "" before the start

    // ---- What there is ---------------------------------------------------------------------------

    const std::string& id() const { return id_; }
    const GameModule& game() const { return *game_; }
    const Created& created() const { return created_; }
    const std::vector<TableSeat>& seats() const { return seats_; }
    const TableSeat& seat(Seat seat) const { return seats_[seat.index]; }
    const Match* match() const { return match_ ? &*match_ : nullptr; }  // nothing before the start
    const SeatClocks& clocks() const { return clocks_; }
    const Request& request() const { return request_; }
    const std::deque<ChatLine>& chat() const { return chat_; }
    const std::string& successor() const { return successor_; }
    const Pace& pace() const { return pace_; }

    bool has_started() const { return match_.has_value(); }
    bool is_over() const { return match_ && match_->position().is_over(); }
    bool is_paused() const { return is_paused_; }
    // It was played on from a snapshot; what was before cannot be verified.
    bool is_broken_off() const { return is_broken_off_; }

    bool has_seat(std::string_view player, Seat seat) const;
    SeatSet seats_of(std::string_view player) const;
    // Who has to answer now; nobody at a table that waits.
    SeatSet awaited() const;

    // The latest update and those that are still kept.
    std::uint64_t update_number() const { return update_number_; }
    const std::deque<std::shared_ptr<const Update>>& updates() const { return updates_; }

    // The seed and how it came about, once the game is over.
    std::optional<ChanceProof> revealed_chance() const;

private:
    friend class Deciding;

    Table(GameList games, std::string id, const Created& created, const Pace& pace);

    static Result<Table> replayed(GameList games, std::string id, const std::vector<Happened>& all,
                                  const std::optional<KeptPosition>& snapshot, const Pace& pace);
    std::optional<Problem> play_on_from(std::string_view snapshot);
    Result<Match> first_match() const;
    // A number that nobody can guess, for what this table does by itself between this update and the next.
    std::uint64_t draw_for_update() const;
    Time delay(bool is_in_window) const;

    struct Happen;  // one happening, by its kind
    std::optional<Problem> why_not_now(const Happening& happening) const;
    void end_of_skipping(Time now);
    void run_clocks(Time now);
    void forget_missing(Seat seat);
    void happen(const Created& created);
    std::optional<Problem> happen_move(const Moved& moved, Update& update);
    std::optional<Problem> happen_start(const Started& started, Update& update);
    std::optional<Problem> happen_undo(const Undone& undone);
    void agree(Seat seat, bool agrees);
    std::optional<Problem> apply(Time now, const Happening& happening, Update& update);
    Setup setup() const;
    ChanceProof chance() const;
    SeatSet players_besides(Seat seat) const;  // people who are there, whose consent counts
    SeatSet awaited_people() const;

    GameList games_;
    std::string id_;
    Pace pace_;
    const GameModule* game_ = nullptr;
    Created created_;
    std::vector<TableSeat> seats_;
    std::optional<Match> match_;
    SeatClocks clocks_;
    Time changed_ = 0;
    Request request_;
    std::deque<ChatLine> chat_;
    std::string successor_;
    bool is_paused_ = false;
    bool is_broken_off_ = false;
    bool is_skipping_moves_ = false;  // while it is loaded: they are in the snapshot
    std::uint64_t update_number_ = 0;
    std::deque<std::shared_ptr<const Update>> updates_;
};

// Whether everybody is told of it.
bool is_public(const Happening& happening);

// Whether such a bot can sit at a table: one of table/bots.h, or the game itself.
bool has_bot(const GameModule& game, std::string_view level);

// The set-up of a table that is to be created, or what is wrong with it in words.
Result<Setup> setup_of(const GameModule& game, const Created& created);
[[nodiscard]] std::optional<Problem> why_not_created(GameList games, const Created& created);

}  // namespace sortie
