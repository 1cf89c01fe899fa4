#include "store/postgres_connection.h"

#include <array>
#include <charconv>

#include <poll.h>

namespace sortie {
namespace {

std::string trimmed(const char* words)
{
    std::string text = words == nullptr ? "" : words;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

int milliseconds_until(std::chrono::steady_clock::time_point deadline)
{
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

// The first of several results that tells of an error.
const PostgresResult* first_error(const std::vector<PostgresResult>& results)
{
    for (const PostgresResult& result : results) {
        const ExecStatusType status = result.status();
        if (status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE) return &result;
    }
    return nullptr;
}

}  // namespace

PostgresValue PostgresValue::bytes(std::string value)
{
    PostgresValue made{std::move(value)};
    made.is_binary = true;
    return made;
}

std::string array_text(std::span<const std::string> values)
{
    std::string text = "{";
    for (const std::string& value : values) {
        if (text.size() > 1) text += ',';
        text += '"';
        for (const char c : value) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        text += '"';
    }
    return text + "}";
}

std::string array_text(std::span<const std::int64_t> values)
{
    std::string text = "{";
    for (const std::int64_t value : values) {
        if (text.size() > 1) text += ',';
        text += std::to_string(value);
    }
    return text + "}";
}

std::string PostgresResult::state() const
{
    return trimmed(PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE));
}

std::string PostgresResult::words() const
{
    return trimmed(PQresultErrorMessage(result_.get()));
}

bool PostgresResult::is_null(int row, int column) const
{
    return PQgetisnull(result_.get(), row, column) != 0;
}

std::string PostgresResult::text(int row, int column) const
{
    const int length = PQgetlength(result_.get(), row, column);
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(length)};
}

std::int64_t PostgresResult::number(int row, int column) const
{
    const std::string digits = text(row, column);
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

std::string PostgresResult::bytes(int row, int column) const
{
    std::size_t size = 0;
    const std::string spelled = text(row, column);
    const std::unique_ptr<unsigned char, decltype(&PQfreemem)> raw{
        PQunescapeBytea(reinterpret_cast<const unsigned char*>(spelled.c_str()), &size),
        &PQfreemem};
    if (raw == nullptr) return {};
    return {reinterpret_cast<const char*>(raw.get()), size};
}

PostgresConnection::PostgresConnection(const std::string& address, const std::string& application)
    : connection_(nullptr, &PQfinish)
{
    // The address may override everything but the encoding.
    constexpr std::array keys{"application_name",    "keepalives_idle",
                              "keepalives_interval", "keepalives_count",
                              "tcp_user_timeout",    "dbname",
                              "client_encoding",     static_cast<const char*>(nullptr)};
    const std::array values{application.c_str(),
                            "5",
                            "2",
                            "3",
                            "10000",
                            address.c_str(),
                            "UTF8",
                            static_cast<const char*>(nullptr)};
    connection_.reset(PQconnectStartParams(keys.data(), values.data(), 1));
    if (connection_ == nullptr || PQstatus(connection_.get()) == CONNECTION_BAD) {
        broken("cannot connect");
    }
}

short PostgresConnection::wanted_events() const
{
    return progress_ == PGRES_POLLING_WRITING ? POLLOUT : POLLIN;
}

void PostgresConnection::go_on()
{
    progress_ = PQconnectPoll(connection_.get());
    if (progress_ == PGRES_POLLING_FAILED) broken("cannot connect");
    if (progress_ != PGRES_POLLING_OK) return;
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    if (PQsetnonblocking(connection_.get(), 1) != 0) broken("cannot prepare the connection");
}

void PostgresConnection::wait_until_ready()
{
    const auto deadline = Clock::now() + std::chrono::milliseconds{postgres_milliseconds_max};
    while (!is_ready()) {
        pollfd socket{descriptor(), wanted_events(), 0};
        if (poll(&socket, 1, milliseconds_until(deadline)) == 0) broken("it does not answer");
        go_on();
    }
}

void PostgresConnection::prepare(const char* name, const char* sql)
{
    if (PQenterPipelineMode(connection_.get()) == 0 ||
        PQsendPrepare(connection_.get(), name, sql, 0, nullptr) == 0 ||
        PQpipelineSync(connection_.get()) == 0) {
        broken("cannot prepare a statement");
    }
    results_until_sync();
}

std::vector<PostgresResult> PostgresConnection::run(const std::vector<PostgresCommand>& commands)
{
    if (PQenterPipelineMode(connection_.get()) == 0) broken("cannot begin a pipeline");
    for (const PostgresCommand& command : commands) send(command);
    if (PQpipelineSync(connection_.get()) == 0) broken("cannot send commands");
    return results_until_sync();
}

void PostgresConnection::send(const PostgresCommand& command)
{
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    for (const PostgresValue& value : command.values) {
        values.push_back(value.is_null ? nullptr : value.text.c_str());
        lengths.push_back(static_cast<int>(value.text.size()));
        formats.push_back(value.is_binary ? 1 : 0);
    }
    if (PQsendQueryPrepared(connection_.get(), command.statement, static_cast<int>(values.size()),
                            values.data(), lengths.data(), formats.data(), 0) == 0) {
        broken("cannot send a command");
    }
}

std::vector<PostgresResult> PostgresConnection::results_until_sync()
{
    const auto deadline = Clock::now() + std::chrono::milliseconds{postgres_milliseconds_max};
    std::vector<PostgresResult> results;
    for (bool is_synced = false; !is_synced;) {
        pump(deadline);
        while (!is_synced && PQisBusy(connection_.get()) == 0) {
            PGresult* raw = PQgetResult(connection_.get());
            if (PQstatus(connection_.get()) == CONNECTION_BAD) {
                PQclear(raw);
                broken("the connection broke");
            }
            if (raw == nullptr) continue;  // the end of one command's results
            PostgresResult result{raw};
            is_synced = result.status() == PGRES_PIPELINE_SYNC;
            if (!is_synced) results.push_back(std::move(result));
        }
    }
    if (PQexitPipelineMode(connection_.get()) == 0) broken("cannot end a pipeline");
    const PostgresResult* error = first_error(results);
    if (error == nullptr) return results;
    roll_back_rest();
    throw PostgresError{error->state(), false, error->words()};
}

void PostgresConnection::run_script(const std::string& statements)
{
    if (PQsendQuery(connection_.get(), statements.c_str()) == 0) broken("cannot send statements");
    drain_script();
}

void PostgresConnection::drain_script()
{
    const auto deadline = Clock::now() + std::chrono::milliseconds{postgres_milliseconds_max};
    std::vector<PostgresResult> results;
    for (bool is_over = false; !is_over;) {
        pump(deadline);
        while (!is_over && PQisBusy(connection_.get()) == 0) {
            PGresult* raw = PQgetResult(connection_.get());
            is_over = raw == nullptr;
            if (!is_over) results.emplace_back(raw);
        }
    }
    if (PQstatus(connection_.get()) == CONNECTION_BAD) broken("the connection broke");
    if (const PostgresResult* error = first_error(results)) {
        roll_back_rest();
        throw PostgresError{error->state(), false, error->words()};
    }
}

void PostgresConnection::roll_back_rest()
{
    if (PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
    if (PQsendQuery(connection_.get(), "ROLLBACK") == 0) broken("cannot roll back");
    drain_script();
}

// Sends what is left to send and reads what has come; waits until at least one of them moves.
void PostgresConnection::pump(Clock::time_point deadline)
{
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) broken("the connection broke");
    // The answer may have come together with the one before it.
    if (unsent == 0 && PQisBusy(connection_.get()) == 0) return;
    pollfd socket{descriptor(), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    if (poll(&socket, 1, milliseconds_until(deadline)) == 0) broken("it does not answer in time");
    if ((socket.revents & ~POLLOUT) != 0 && PQconsumeInput(connection_.get()) == 0) {
        broken("the connection broke");
    }
}

void PostgresConnection::listen()
{
    if (PQconsumeInput(connection_.get()) == 0 || PQstatus(connection_.get()) == CONNECTION_BAD) {
        broken("the connection broke");
    }
}

std::optional<PostgresNotice> PostgresConnection::next_notice()
{
    const std::unique_ptr<PGnotify, decltype(&PQfreemem)> notice{PQnotifies(connection_.get()),
                                                                 &PQfreemem};
    if (notice == nullptr) return std::nullopt;
    return PostgresNotice{notice->relname, notice->extra};
}

void PostgresConnection::broken(const std::string& words)
{
    const std::string reason =
        connection_ == nullptr ? "no memory" : trimmed(PQerrorMessage(connection_.get()));
    throw PostgresError{"", true, reason.empty() ? words : words + ": " + reason};
}

}  // namespace sortie
