#include "store/postgres.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <thread>

#include <poll.h>

#include "store/content.h"
#include "store/postgres_connection.h"
#include "store/postgres_schema.h"
#include "store/postgres_statements.h"
#include "store/validate.h"

namespace sortie {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// The pause before another attempt to connect doubles from one to the other.
constexpr milliseconds pause_min{50};
constexpr milliseconds pause_max{1'000};
// A table whose owner changes while it is opened is tried again so often.
constexpr int open_attempts = 3;

// Nothing answered may be lost, whatever the database is set to; and a server that is gone without a word must not
// keep its locks for hours.
constexpr const char* session_settings = R"(
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
SET idle_in_transaction_session_timeout = '5s';
SET tcp_keepalives_idle = 5;
SET tcp_keepalives_interval = 2;
SET tcp_keepalives_count = 3;
)";

StoreFailure failure_of(const PostgresError& error)
{
    if (error.state() == "53100") return {StoreError::full, {}, error.what()};
    if (error.state() == "XX001" || error.state() == "XX002") {
        return {StoreError::damaged, {}, error.what()};
    }
    return {StoreError::unavailable, {}, error.what()};
}

class PostgresStore final : public QueuedStore {
public:
    PostgresStore(std::string_view address, std::string_view server,
                  std::function<void(StoreNews)> news, PostgresOptions options);
    ~PostgresStore() override { die(); }

private:
    void run() override;
    void wait();
    void tend();

    bool is_connected() const { return connection_ != nullptr && connection_->is_ready(); }
    void set_up();
    void take_name(milliseconds patience);
    void renew();
    void renew_if_possible();
    void tell_news();
    void lose(const PostgresError& error);
    void leave();

    void write_group(std::span<QueuedWrite> writes) override;
    void write_all(std::span<QueuedWrite> writes);
    void write_singly(std::span<QueuedWrite> writes);
    PostgresCommand command_of(const StoreRequest& request);
    void took_effect(const StoreRequest& request);
    void explain(std::span<QueuedWrite*> refused);
    StoreFailure explanation(const StoreRequest& request, const PostgresResult& state) const;

    StoreAnswer read(const StoreRequest& request) override;
    StoreAnswer open_table(const std::string& id);
    StoreAnswer read_table(const ReadTable& request);

    std::string address_;
    std::string server_;
    std::function<void(StoreNews)> news_;
    PostgresOptions options_;
    std::unique_ptr<PostgresConnection> connection_;  // none between two attempts
    bool has_input_ = false;                          // poll(2) saw something on its socket
    Clock::time_point next_renewal_;
    Clock::time_point next_attempt_;
    Clock::time_point attempt_ends_;
    milliseconds pause_ = pause_min;
    std::string why_not_connected_;
    // Tables of this server with the players that the database has for certain.
    std::map<std::string, std::optional<std::string>, std::less<>> owned_;
};

PostgresStore::PostgresStore(std::string_view address, std::string_view server,
                             std::function<void(StoreNews)> news, PostgresOptions options)
    : address_(address), server_(server), news_(std::move(news)), options_(options),
      connection_(std::make_unique<PostgresConnection>(address_, "sortie " + server_))
{
    connection_->wait_until_ready();
    migrate(*connection_, postgres_steps());
    set_up();
}

void PostgresStore::run()
{
    for (;;) {
        wait();
        if (ending() == Ending::death) break;
        tend();
        std::vector<QueuedRequest> requests = take();
        if (requests.empty() && ending() == Ending::stop) break;
        work(requests);
        // News that came together with an answer is not seen by poll(2) any more.
        if (is_connected()) tell_news();
    }
    if (ending() == Ending::stop) leave();
    refuse_all({StoreError::unavailable, {}, "the store is closed"});
    connection_.reset();
}

void PostgresStore::wait()
{
    Clock::time_point until = next_attempt_;
    if (connection_ != nullptr) until = is_connected() ? next_renewal_ : attempt_ends_;
    const auto left = std::chrono::ceil<milliseconds>(until - Clock::now()).count();
    std::array<pollfd, 2> polled{};
    polled[0] = {wake_descriptor(), POLLIN, 0};
    polled[1] = {-1, POLLIN, 0};
    if (connection_ != nullptr) {
        polled[1].fd = connection_->descriptor();
        if (!is_connected()) polled[1].events = connection_->wanted_events();
    }
    poll(polled.data(), polled.size(), static_cast<int>(std::max<std::int64_t>(left, 0)));
    has_input_ = polled[1].revents != 0;
}

// What has to be done apart from requests: connecting, renewing, passing on news.
void PostgresStore::tend()
{
    try {
        if (connection_ == nullptr) {
            if (Clock::now() < next_attempt_) return;
            attempt_ends_ = Clock::now() + milliseconds{postgres_milliseconds_max};
            connection_ = std::make_unique<PostgresConnection>(address_, "sortie " + server_);
        } else if (!connection_->is_ready()) {
            if (has_input_) connection_->go_on();
            if (connection_->is_ready()) {
                set_up();
            } else if (Clock::now() >= attempt_ends_) {
                throw PostgresError{"", true, "the database does not answer"};
            }
        } else {
            if (has_input_) connection_->listen();
            if (Clock::now() >= next_renewal_) renew_if_possible();
            tell_news();
        }
    } catch (const PostgresError& error) {
        lose(error);
    }
}

// ---- The connection -----------------------------------------------------------------------------

void PostgresStore::set_up()
{
    connection_->run_script(session_settings);
    for (const PostgresStatement& statement : postgres_statements()) {
        connection_->prepare(statement.name, statement.sql);
    }
    const bool is_first = next_renewal_ == Clock::time_point{};
    take_name(milliseconds{is_first ? options_.name_wait : 0});
    connection_->run_script(std::string{"LISTEN "} + tables_channel + "; LISTEN \"" +
                            mail_channel_of(server_) + "\"");
    // What a server of this name owned before it died is free.
    if (is_first) {
        connection_->run({{"begin"}, {"give_back", {server_}}, {"tidy_up"}, {"commit"}});
    }
    renew();
    pause_ = pause_min;
}

// A lock that lasts as long as the connection: two living servers of one name would take each other's tables for
// their own.
void PostgresStore::take_name(milliseconds patience)
{
    const auto end = Clock::now() + patience;
    while (!connection_->run({{"take_name", {server_}}})[0].truth(0, 0)) {
        if (Clock::now() >= end) {
            throw PostgresError{"", false, "another server has the name '" + server_ + "'"};
        }
        std::this_thread::sleep_for(pause_min);
    }
}

void PostgresStore::renew()
{
    next_renewal_ = Clock::now() + milliseconds{options_.renewal};
    const auto results = connection_->run(
        {{"begin"}, {"renew", {server_, options_.lease}}, {"owned", {server_}}, {"commit"}});
    std::set<std::string, std::less<>> still_owned;
    for (int row = 0; row < results[2].rows(); ++row) still_owned.insert(results[2].text(row, 0));
    for (auto table = owned_.begin(); table != owned_.end();) {
        if (still_owned.contains(table->first)) {
            ++table;
            continue;
        }
        news_(TableLost{table->first});
        table = owned_.erase(table);
    }
}

// A database that refuses to write, because it is full, can still be read.
void PostgresStore::renew_if_possible()
{
    try {
        renew();
    } catch (const PostgresError& error) {
        if (error.is_broken()) throw;
    }
}

void PostgresStore::tell_news()
{
    while (const auto notice = connection_->next_notice()) {
        if (auto news = news_of(*notice, server_)) news_(std::move(*news));
    }
}

void PostgresStore::lose(const PostgresError& error)
{
    connection_.reset();
    why_not_connected_ = error.what();
    next_attempt_ = Clock::now() + pause_;
    pause_ = std::min(pause_ * 2, pause_max);
}

void PostgresStore::leave()
{
    if (!is_connected()) return;
    try {
        connection_->run({{"begin"}, {"give_back", {server_}}, {"leave", {server_}}, {"commit"}});
    } catch (const PostgresError& error) {
        // Then the lease runs out by itself.
        lose(error);
    }
}

// ---- Writing ------------------------------------------------------------------------------------

void PostgresStore::write_group(std::span<QueuedWrite> writes)
{
    const auto fail_all = [&](StoreError error, const std::string& details) {
        for (QueuedWrite& write : writes) write.answer = StoreFailure{error, {}, details};
    };
    if (!is_connected()) return fail_all(StoreError::unavailable, why_not_connected_);
    try {
        write_all(writes);
    } catch (const PostgresError& error) {
        if (error.is_broken()) {
            fail_all(StoreError::uncertain, error.what());
            lose(error);
        } else if (writes.size() > 1) {
            write_singly(writes);
        } else {
            writes[0].answer = failure_of(error);
        }
    }
}

// The group was refused because of one of its writes, or because of all: each alone will tell.
void PostgresStore::write_singly(std::span<QueuedWrite> writes)
{
    for (std::size_t index = 0; index < writes.size(); ++index) {
        write_group(writes.subspan(index, 1));
    }
}

void PostgresStore::write_all(std::span<QueuedWrite> writes)
{
    std::vector<PostgresCommand> commands{{"begin"}};
    for (const QueuedWrite& write : writes) commands.push_back(command_of(write.queued->request));
    commands.push_back({"commit"});
    const std::vector<PostgresResult> results = connection_->run(commands);
    std::vector<QueuedWrite*> refused;
    for (std::size_t index = 0; index < writes.size(); ++index) {
        if (results[index + 1].rows() > 0) {
            writes[index].answer = Written{};
            took_effect(writes[index].queued->request);
        } else {
            refused.push_back(&writes[index]);
        }
    }
    count_group(writes.size() - refused.size());
    if (!refused.empty()) explain(refused);
}

PostgresCommand PostgresStore::command_of(const StoreRequest& request)
{
    if (const auto* create = std::get_if<CreateTable>(&request)) {
        return create_command(*create, server_);
    }
    if (const auto* close = std::get_if<CloseTable>(&request)) {
        return close_command(*close, server_);
    }
    if (const auto* mail = std::get_if<SendMail>(&request)) return mail_command(*mail, server_);
    const auto& append = std::get<AppendRecords>(request);
    const auto known = owned_.find(append.head.id);
    const bool seats_changed =
        known == owned_.end() || known->second != lines_of_players(append.head.players);
    // Until it is known how this ends, every write after it has to write the seats as well.
    if (seats_changed && known != owned_.end()) known->second.reset();
    return append_command(append, server_, seats_changed);
}

void PostgresStore::took_effect(const StoreRequest& request)
{
    if (const auto* create = std::get_if<CreateTable>(&request)) {
        owned_[create->head.id] = lines_of_players(create->head.players);
    } else if (const auto* append = std::get_if<AppendRecords>(&request)) {
        owned_[append->head.id] = lines_of_players(append->head.players);
    } else if (const auto* close = std::get_if<CloseTable>(&request)) {
        owned_.erase(close->id);
    }
}

// Asks why these writes had no effect.
void PostgresStore::explain(std::span<QueuedWrite*> refused)
{
    std::vector<PostgresCommand> commands;
    for (const QueuedWrite* write : refused) {
        const StoreRequest& request = write->queued->request;
        std::string id;
        if (const auto* create = std::get_if<CreateTable>(&request)) id = create->head.id;
        if (const auto* append = std::get_if<AppendRecords>(&request)) id = append->head.id;
        if (const auto* close = std::get_if<CloseTable>(&request)) id = close->id;
        commands.push_back({"state", {std::move(id), server_}});
    }
    try {
        const std::vector<PostgresResult> states = connection_->run(commands);
        for (std::size_t index = 0; index < refused.size(); ++index) {
            refused[index]->answer = explanation(refused[index]->queued->request, states[index]);
        }
    } catch (const PostgresError& error) {
        for (QueuedWrite* write : refused) write->answer = failure_of(error);
        if (error.is_broken()) lose(error);
    }
}

StoreFailure PostgresStore::explanation(const StoreRequest& request,
                                        const PostgresResult& state) const
{
    if (std::holds_alternative<CreateTable>(request)) {
        return {StoreError::exists, {}, "the table exists"};
    }
    if (state.rows() == 0) return {StoreError::not_found, {}, "no such table"};
    if (!state.truth(0, 1)) {
        return {StoreError::not_owner, state.text(0, 2), "the table is not open here"};
    }
    return {StoreError::conflict, {}, "the records do not follow on " + state.text(0, 0)};
}

// ---- Reading ------------------------------------------------------------------------------------

StoreAnswer PostgresStore::read(const StoreRequest& request)
{
    if (!is_connected()) return StoreFailure{StoreError::unavailable, {}, why_not_connected_};
    try {
        if (const auto* list = std::get_if<ListTables>(&request)) {
            return heads_of(connection_->run({list_command(*list)})[0]);
        }
        if (const auto* table = std::get_if<ReadTable>(&request)) return read_table(*table);
        return open_table(std::get<OpenTable>(request).id);
    } catch (const PostgresError& error) {
        if (error.is_broken()) lose(error);
        return failure_of(error);
    }
}

// The row of the table stays locked until the commit, so records and snapshot are those of this moment.
StoreAnswer PostgresStore::open_table(const std::string& id)
{
    std::string owner;
    for (int attempt = 0; attempt < open_attempts && owner.empty(); ++attempt) {
        const auto results = connection_->run({{"begin"},
                                               {"open", {id, server_}},
                                               {"records", {id, std::int64_t{0}}},
                                               {"snapshot", {id}},
                                               {"state", {id, server_}},
                                               {"commit"}});
        if (results[1].rows() > 0) {
            StoreAnswer answer = table_of(results[1], results[2], &results[3], 0);
            if (const auto* table = std::get_if<TableRead>(&answer)) {
                owned_[id] = lines_of_players(table->head.players);
            }
            return answer;
        }
        if (results[4].rows() == 0) {
            return StoreFailure{StoreError::not_found, {}, "no such table"};
        }
        owner = results[4].text(0, 2);
    }
    return StoreFailure{StoreError::not_owner, owner, "the table belongs to another server"};
}

StoreAnswer PostgresStore::read_table(const ReadTable& request)
{
    constexpr auto number_max =
        static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const auto after = static_cast<std::int64_t>(std::min(request.after, number_max));
    const auto results = connection_->run(
        {{"begin_read"}, {"head", {request.id}}, {"records", {request.id, after}}, {"commit"}});
    if (results[1].rows() == 0) return StoreFailure{StoreError::not_found, {}, "no such table"};
    return table_of(results[1], results[2], nullptr, request.after);
}

}  // namespace

Result<std::unique_ptr<QueuedStore>> open_postgres(std::string_view address,
                                                   std::string_view server,
                                                   std::function<void(StoreNews)> news,
                                                   PostgresOptions options)
{
    try {
        auto store = std::make_unique<PostgresStore>(address, server, std::move(news), options);
        store->start();
        return std::unique_ptr<QueuedStore>{std::move(store)};
    } catch (const PostgresError& error) {
        return Problem{std::string{"cannot open the store: "} + error.what()};
    }
}

}  // namespace sortie
