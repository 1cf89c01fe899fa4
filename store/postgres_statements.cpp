#include "store/postgres_statements.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "store/content.h"

namespace sortie {
namespace {

#define SORTIE_HEAD_COLUMNS \
    "t.id, t.status, t.is_listed, array_to_string(t.players, E'\\n'), t.summary, t.changed"
// The owner whose lease still runs, or null.
#define SORTIE_LIVING_OWNER \
    "(SELECT s.name FROM sortie.servers s WHERE s.name = t.owner AND s.lease_until > clock_timestamp())"
// What a write of records has besides the row of its table; `made` is that row.
#define SORTIE_WRITE_RECORDS \
    "written AS (INSERT INTO sortie.records (table_id, number, time, body, sum)" \
    " SELECT made.id, r.number, r.time, r.body, r.sum FROM made," \
    " unnest($9::bigint[], $10::bigint[], $11::text[], $12::bigint[]) AS r (number, time, body, sum))," \
    " kept AS (INSERT INTO sortie.snapshots AS old (table_id, number, bytes, sum)" \
    " SELECT made.id, $13::bigint, $14::bytea, $15::bigint FROM made WHERE $13::bigint IS NOT NULL" \
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, bytes = excluded.bytes," \
    " sum = excluded.sum)"
#define SORTIE_WRITE_SEATS \
    "seated AS (INSERT INTO sortie.seats (player, table_id)" \
    " SELECT p, made.id FROM made, unnest($4::text[]) AS p WHERE $16::boolean ON CONFLICT DO NOTHING)"
#define SORTIE_TELL \
    " SELECT pg_notify('sortie_tables', $8::text || ' ' || made.id || ' ' || made.last) FROM made"

constexpr auto statements = std::to_array<PostgresStatement>({
    {"begin", "BEGIN"},
    {"begin_read", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    {"commit", "COMMIT"},
    {"create",
     "WITH made AS (INSERT INTO sortie.tables"
     " (id, status, is_listed, players, summary, changed, last, owner)"
     " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id, last),"
     " " SORTIE_WRITE_RECORDS ", " SORTIE_WRITE_SEATS SORTIE_TELL},
    {"append",
     "WITH made AS (UPDATE sortie.tables SET status = $2, is_listed = $3, players = $4,"
     " summary = $5, changed = $6, last = last + cardinality($9::bigint[])"
     " WHERE id = $1 AND owner = $8 AND last = coalesce($7::bigint, last) RETURNING id, last),"
     " " SORTIE_WRITE_RECORDS ","
     " gone AS (DELETE FROM sortie.seats USING made WHERE $16::boolean AND table_id = made.id"
     " AND player <> ALL ($4::text[])), " SORTIE_WRITE_SEATS SORTIE_TELL},
    {"close", "UPDATE sortie.tables SET owner = NULL WHERE id = $1 AND owner = $2 RETURNING id"},
    {"mail", "SELECT pg_notify($1, $2)"},
    {"state",
     "SELECT t.last, t.owner = $2, " SORTIE_LIVING_OWNER " FROM sortie.tables t WHERE t.id = $1"},
    {"open", "UPDATE sortie.tables t SET owner = $2 WHERE id = $1"
             " AND (owner IS NULL OR owner = $2 OR " SORTIE_LIVING_OWNER " IS NULL)"
             " RETURNING " SORTIE_HEAD_COLUMNS ", t.last, t.owner"},
    {"head", "SELECT " SORTIE_HEAD_COLUMNS ", t.last, " SORTIE_LIVING_OWNER
             " FROM sortie.tables t WHERE t.id = $1"},
    {"records",
     "SELECT number, time, body, sum FROM sortie.records WHERE table_id = $1 AND number > $2"
     " ORDER BY number"},
    {"snapshot", "SELECT number, bytes, sum FROM sortie.snapshots WHERE table_id = $1"},
    {"list",
     "SELECT " SORTIE_HEAD_COLUMNS " FROM sortie.tables t WHERE status = ANY ($1::smallint[])"
     " AND (is_listed OR NOT $2::boolean) ORDER BY changed DESC, id LIMIT $3"},
    {"list_player",
     "SELECT " SORTIE_HEAD_COLUMNS " FROM sortie.seats JOIN sortie.tables t ON t.id = table_id"
     " WHERE player = $4 AND status = ANY ($1::smallint[])"
     " AND (is_listed OR NOT $2::boolean) ORDER BY changed DESC, id LIMIT $3"},
    {"renew", "INSERT INTO sortie.servers (name, lease_until)"
              " VALUES ($1, clock_timestamp() + $2::bigint * interval '1 millisecond')"
              " ON CONFLICT (name) DO UPDATE SET lease_until = excluded.lease_until"},
    {"owned", "SELECT id FROM sortie.tables WHERE owner = $1"},
    {"give_back", "UPDATE sortie.tables SET owner = NULL WHERE owner = $1"},
    {"leave", "DELETE FROM sortie.servers WHERE name = $1"},
    // Nobody minds the rows of servers that are long gone: what they own counts as free.
    {"tidy_up",
     "DELETE FROM sortie.servers WHERE lease_until < clock_timestamp() - interval '1 day'"},
    {"take_name", "SELECT pg_try_advisory_lock(6004502, hashtext($1))"},
});

PostgresValue number(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

// The values $1 to $6, then $7, $8, then $9 to $16, as the two statements number them.
template <class Request>
PostgresCommand write_command(const char* statement, const Request& request, PostgresValue seventh,
                              const std::string& server, bool seats_changed)
{
    const TableHead& head = request.head;
    std::vector<std::int64_t> numbers;
    std::vector<std::int64_t> times;
    std::vector<std::string> bodies;
    std::vector<std::int64_t> sums;
    for (const Record& record : request.records) {
        numbers.push_back(static_cast<std::int64_t>(record.number));
        times.push_back(record.time);
        bodies.push_back(record.body);
        sums.push_back(sum_of(head.id, record));
    }
    PostgresCommand command{statement,
                            {head.id, static_cast<std::int64_t>(head.status), head.is_listed,
                             array_text(head.players), head.summary, head.changed,
                             std::move(seventh), server, array_text(numbers), array_text(times),
                             array_text(bodies), array_text(sums)}};
    const auto& snapshot = request.snapshot;
    command.values.push_back(snapshot ? number(snapshot->number) : PostgresValue{std::nullopt});
    command.values.push_back(snapshot ? PostgresValue::bytes(snapshot->bytes)
                                      : PostgresValue{std::nullopt});
    command.values.push_back(snapshot ? PostgresValue{sum_of(head.id, *snapshot)}
                                      : PostgresValue{std::nullopt});
    command.values.emplace_back(seats_changed);
    return command;
}

StoreFailure damaged(const std::string& id, const char* what)
{
    return {StoreError::damaged, {}, "table " + id + ": its " + what};
}

bool read_head(const PostgresResult& rows, int row, TableHead& head)
{
    head.id = rows.text(row, 0);
    head.is_listed = rows.truth(row, 2);
    head.players = players_of_lines(rows.text(row, 3));
    head.summary = rows.text(row, 4);
    head.changed = rows.number(row, 5);
    return read_status(rows.number(row, 1), head.status);
}

bool read_records(const PostgresResult& rows, TableRead& table)
{
    for (int row = 0; row < rows.rows(); ++row) {
        Record record{static_cast<std::uint64_t>(rows.number(row, 0)), rows.number(row, 1),
                      rows.text(row, 2)};
        if (rows.number(row, 3) != sum_of(table.head.id, record)) return false;
        table.records.push_back(std::move(record));
    }
    return true;
}

// Cuts the text at the first space.
std::string_view cut_word(std::string_view& text)
{
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

}  // namespace

std::span<const PostgresStatement> postgres_statements()
{
    return statements;
}

PostgresCommand create_command(const CreateTable& request, const std::string& server)
{
    return write_command("create", request, number(request.records.back().number), server, true);
}

PostgresCommand append_command(const AppendRecords& request, const std::string& server,
                               bool seats_changed)
{
    PostgresValue last = std::nullopt;
    if (!request.records.empty()) last = number(request.records[0].number - 1);
    return write_command("append", request, std::move(last), server, seats_changed);
}

PostgresCommand close_command(const CloseTable& request, const std::string& server)
{
    return {"close", {request.id, server}};
}

PostgresCommand mail_command(const SendMail& request, const std::string& server)
{
    return {"mail", {mail_channel_of(request.to), server + " " + request.body}};
}

PostgresCommand list_command(const ListTables& request)
{
    std::vector<std::int64_t> statuses{0, 1, 2};
    if (request.status) statuses = {static_cast<std::int64_t>(*request.status)};
    PostgresCommand command{"list",
                            {array_text(statuses), request.listed_only, number(request.limit)}};
    if (request.player.empty()) return command;
    command.statement = "list_player";
    command.values.emplace_back(request.player);
    return command;
}

StoreAnswer heads_of(const PostgresResult& rows)
{
    HeadList list;
    for (int row = 0; row < rows.rows(); ++row) {
        TableHead head;
        if (!read_head(rows, row, head)) return damaged(head.id, "head");
        list.heads.push_back(std::move(head));
    }
    return list;
}

StoreAnswer table_of(const PostgresResult& head, const PostgresResult& records,
                     const PostgresResult* snapshot, std::uint64_t after)
{
    TableRead table;
    if (!read_head(head, 0, table.head)) return damaged(table.head.id, "head");
    const auto last = static_cast<std::uint64_t>(head.number(0, 6));
    table.owner = head.text(0, 7);
    if (!read_records(records, table) || !is_complete(table.records, after, last)) {
        return damaged(table.head.id, "records");
    }
    if (snapshot == nullptr || snapshot->rows() == 0) return table;
    StoredSnapshot kept{static_cast<std::uint64_t>(snapshot->number(0, 0)), snapshot->bytes(0, 1)};
    // A snapshot only saves time, so a damaged one is left out.
    if (snapshot->number(0, 2) == sum_of(table.head.id, kept)) table.snapshot = std::move(kept);
    return table;
}

std::string mail_channel_of(std::string_view server)
{
    return "sortie_mail_" + std::string{server};
}

std::optional<StoreNews> news_of(const PostgresNotice& notice, std::string_view server)
{
    std::string_view rest = notice.payload;
    const std::string_view from = cut_word(rest);
    if (notice.channel == mail_channel_of(server)) {
        return MailArrived{std::string{from}, std::string{rest}};
    }
    if (notice.channel != tables_channel || from == server) return std::nullopt;
    const std::string_view id = cut_word(rest);
    std::uint64_t last = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), last);
    if (id.empty() || last == 0) return std::nullopt;
    return TableChanged{std::string{id}, last};
}

}  // namespace sortie
