#pragma once
// One connection to PostgreSQL through libpq: commands in a pipeline, a deadline for everything, errors thrown.
//
//     PostgresConnection connection{address, "sortie alpha"};          // begins to connect
//     while (!connection.is_ready()) wait for connection.descriptor(), then connection.go_on();
//     connection.prepare("last", "SELECT last FROM sortie.tables WHERE id = $1");
//     const auto results = connection.run({{"begin"}, {"last", {"ABCD"}}, {"commit"}});
//     results[1].number(0, 0);
//
// `run` sends all commands at once and waits once, so that a group of writes costs one round trip. The first command
// that fails stops the rest; what is left of a transaction is then rolled back and the error is thrown. A connection
// that broke, or that did not answer in time, throws errors with `is_broken` and is of no further use.

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <libpq-fe.h>

namespace sortie {

// How long the database may take to connect, or to carry out one group of commands.
inline constexpr std::int64_t postgres_milliseconds_max = 10'000;

class PostgresError : public std::runtime_error {
public:
    PostgresError(std::string state, bool is_broken, const std::string& words)
        : std::runtime_error(words), state_(std::move(state)), is_broken_(is_broken)
    {
    }
    const std::string& state() const { return state_; }  // SQLSTATE: "53100" is a full disk
    bool is_broken() const { return is_broken_; }

private:
    std::string state_;
    bool is_broken_;
};

// A parameter: null, text, or bytes as they are.
struct PostgresValue {
    // Implicit on purpose: a list of values reads like the values.
    // NOLINTBEGIN(google-explicit-constructor)
    PostgresValue(std::nullopt_t) : is_null(true) {}
    PostgresValue(std::string value) : text(std::move(value)) {}
    PostgresValue(std::string_view value) : text(value) {}
    PostgresValue(const char* value) : text(value) {}
    PostgresValue(std::int64_t value) : text(std::to_string(value)) {}
    PostgresValue(bool value) : text(value ? "t" : "f") {}
    // NOLINTEND(google-explicit-constructor)
    static PostgresValue bytes(std::string value);

    std::string text;
    bool is_null = false;
    bool is_binary = false;
};

// The text of an array: {"one","tw\"o"}.
std::string array_text(std::span<const std::string> values);
std::string array_text(std::span<const std::int64_t> values);

struct PostgresCommand {
    const char* statement;  // prepared under this name
    std::vector<PostgresValue> values = {};
};

class PostgresResult {
public:
    explicit PostgresResult(PGresult* result) : result_(result, &PQclear) {}

    ExecStatusType status() const { return PQresultStatus(result_.get()); }
    std::string state() const;
    std::string words() const;

    int rows() const { return PQntuples(result_.get()); }
    bool is_null(int row, int column) const;
    std::string text(int row, int column) const;
    std::int64_t number(int row, int column) const;  // 0 if it is none
    bool truth(int row, int column) const { return text(row, column) == "t"; }
    std::string bytes(int row, int column) const;  // of a bytea

private:
    std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

struct PostgresNotice {
    std::string channel;
    std::string payload;
};

class PostgresConnection {
public:
    PostgresConnection(const std::string& address, const std::string& application);

    // ---- Connecting, without waiting ----
    bool is_ready() const { return progress_ == PGRES_POLLING_OK; }
    int descriptor() const { return PQsocket(connection_.get()); }
    short wanted_events() const;  // for poll(2)
    void go_on();                 // throws if there is no way
    void wait_until_ready();

    // ---- Once it is ready ----
    void prepare(const char* name, const char* sql);
    // Several statements without parameters, none of them prepared.
    void run_script(const std::string& statements);
    // One result for each command.
    std::vector<PostgresResult> run(const std::vector<PostgresCommand>& commands);
    // Reads what has arrived without being asked for.
    void listen();
    std::optional<PostgresNotice> next_notice();

private:
    using Clock = std::chrono::steady_clock;

    void send(const PostgresCommand& command);
    std::vector<PostgresResult> results_until_sync();
    void drain_script();
    void pump(Clock::time_point deadline);
    void roll_back_rest();
    [[noreturn]] void broken(const std::string& words);

    std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
    PostgresPollingStatusType progress_ = PGRES_POLLING_WRITING;
};

}  // namespace sortie
