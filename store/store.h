#pragma once
// Where tables live: one interface, SQLite (store/sqlite.h) and PostgreSQL (store/postgres.h) behind it.
//
//     auto opened = open_store("sqlite:tables.db", "alpha", [](StoreNews news) { ... });
//     if (!opened) return tell(opened.problem().words);
//     const std::unique_ptr<Store> store = opened.take();
//     store->perform(AppendRecords{...}, [](StoreAnswer answer) { ... });
//
// The truth about a table is its list of records, numbered from 1; what a record says is the business of whoever
// writes it. Records are only ever added at the end. Everything else in a head (status, players, summary) only serves
// to find tables, and a snapshot only saves time.
//
// A table belongs to one server at a time. SQLite knows a single server; with PostgreSQL a server holds a lease on
// its tables, renews it by itself as long as it lives, and whoever opens a table whose owner's lease has run out gets
// it. Only the owner can append. A server that starts owns nothing, whatever it owned before.
//
// Requests are answered in any order, each exactly once, from a thread of the store: the callback must be short, must
// not throw and must not wait for the store. Writes (CreateTable, AppendRecords, CloseTable, SendMail) take effect in
// the order in which they were asked for; whoever needs a read after a write, or the other way round, waits for the
// first answer. What was answered with success is on the disk; what failed has left no trace, apart from `uncertain`:
// then nobody knows, and the table has to be opened anew to see.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/result.h"

namespace sortie {

struct Record {
    std::uint64_t number = 0;
    std::int64_t time = 0;  // milliseconds since 1970
    std::string body;       // JSON, UTF-8

    friend bool operator==(const Record&, const Record&) = default;
};

enum class TableStatus : std::uint8_t { open, running, over };

// What the lobby knows of a table without reading its records.
struct TableHead {
    std::string id;  // letters and digits; also the code by which one joins
    TableStatus status = TableStatus::open;
    bool is_listed = true;             // shown to everybody, or only found by its id
    std::vector<std::string> players;  // hashes of whoever has a seat; no control characters
    std::string summary;               // JSON for the lobby, UTF-8
    std::int64_t changed = 0;          // milliseconds since 1970

    friend bool operator==(const TableHead&, const TableHead&) = default;
};

// A position with which the records up to `number` have been played.
struct StoredSnapshot {
    std::uint64_t number = 0;
    std::string bytes;

    friend bool operator==(const StoredSnapshot&, const StoredSnapshot&) = default;
};

// ---- Requests -----------------------------------------------------------------------------------

// A new table with its first records; this server owns it.
struct CreateTable {
    TableHead head;
    std::vector<Record> records;
    std::optional<StoredSnapshot> snapshot = {};
};
// More records for a table that this server owns; they follow on the last one without a gap. All of them or none.
// Without records only the head and the snapshot change.
struct AppendRecords {
    TableHead head;  // replaces the old one
    std::vector<Record> records;
    std::optional<StoredSnapshot> snapshot = {};  // replaces the old one
};
// Reads a table and becomes its owner, if nobody else is.
struct OpenTable {
    std::string id;
};
// Reads the records behind `after` of a table, whoever owns it.
struct ReadTable {
    std::string id;
    std::uint64_t after = 0;
};
// Gives a table back, so that another server can open it at once.
struct CloseTable {
    std::string id;
};
// Heads, latest change first.
struct ListTables {
    std::optional<TableStatus> status = {};  // or any
    std::string player =
        {};  // only tables at which the player with this hash has a seat; "" for all
    bool listed_only = true;
    std::size_t limit = 100;  // at most list_max
};
// A message to another server, as far as it is there: at most `mail_bytes_max` bytes. It may get lost.
struct SendMail {
    std::string to;    // the name of the server
    std::string body;  // UTF-8
};

using StoreRequest = std::variant<CreateTable, AppendRecords, OpenTable, ReadTable, CloseTable,
                                  ListTables, SendMail>;

// ---- Answers ------------------------------------------------------------------------------------

enum class StoreError : std::uint8_t {
    unavailable,  // the database does not answer; nothing was written
    full,         // no room is left; nothing was written
    uncertain,    // the connection broke while writing: it may be there or not
    exists,       // a table of this id exists already
    not_found,    // no such table
    not_owner,    // another server owns the table (or has taken it over); `owner` names it
    conflict,     // the records do not follow on the last one
    damaged,      // what was read is not what was written
    invalid,  // the request breaks a limit or a form that this header states: the caller is wrong
};
std::string_view name_of(StoreError error);  // "unavailable"

struct StoreFailure {
    StoreError error = StoreError::unavailable;
    std::string owner = {};    // for not_owner
    std::string details = {};  // for the log, never for a client
};
struct Written {};
struct TableRead {
    TableHead head;
    std::vector<Record> records;
    std::optional<StoredSnapshot> snapshot;  // only of OpenTable
    std::string owner;                       // the server that owns it now; "" nobody
};
struct HeadList {
    std::vector<TableHead> heads;
};
using StoreAnswer = std::variant<StoreFailure, Written, TableRead, HeadList>;

// ---- News ---------------------------------------------------------------------------------------

// Another server has created or changed a table.
struct TableChanged {
    std::string id;
    std::uint64_t number = 0;  // of its last record
};
struct MailArrived {
    std::string from;
    std::string body;
};
// The lease on a table was lost: its answers can no longer be promised.
struct TableLost {
    std::string id;
};
using StoreNews = std::variant<TableChanged, MailArrived, TableLost>;

// ---- Limits -------------------------------------------------------------------------------------

inline constexpr std::size_t mail_bytes_max = 6'000;
inline constexpr std::size_t record_bytes_max = 65'536;
inline constexpr std::size_t summary_bytes_max = 65'536;
inline constexpr std::size_t snapshot_bytes_max = 16'777'216;
inline constexpr std::size_t records_max = 100'000;  // of one request
inline constexpr std::size_t players_max = 64;       // of one table
inline constexpr std::size_t player_bytes_max = 128;
inline constexpr std::size_t table_id_max = 32;
inline constexpr std::size_t server_name_max = 32;
inline constexpr std::size_t list_max = 1'000;
// How long a dead server keeps a table from the others, and how often a living one renews its leases.
inline constexpr std::int64_t lease_milliseconds = 3'000;
inline constexpr std::int64_t renewal_milliseconds = 800;

// Destroying a store without `stop` is a death: what still waits is answered `unavailable`, and no table is given
// back.
class Store {
public:
    virtual ~Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    virtual void perform(StoreRequest request, std::function<void(StoreAnswer)> done) = 0;
    // Waits until everything asked for is answered, gives back all tables and closes. No request may follow.
    virtual void stop() = 0;

protected:
    Store() = default;
};

// What is wrong with the address of a store or with the name of a server, before anything is opened.
[[nodiscard]] std::optional<Problem> why_not_store(std::string_view address,
                                                   std::string_view server);

// "sqlite:FILE" or "postgresql://...". Opens or creates it and brings its schema up to date. `server` names this
// server among those that share the store (letters, digits, "-", "_" and "."); two living servers cannot have one
// name. `news` is called from a thread of the store, under the same conditions as an answer.
Result<std::unique_ptr<Store>> open_store(std::string_view address, std::string_view server,
                                          std::function<void(StoreNews)> news);

}  // namespace sortie
