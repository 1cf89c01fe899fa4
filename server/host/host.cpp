#include "server/host/host.h"

#include <chrono>
#include <filesystem>
#include <utility>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "server/host/descriptors.h"
#include "server/host/metrics.h"
#include "server/host/plain_page.h"
#include "server/host/thinkers.h"
#include "server/net/visitors.h"

namespace sortie {
namespace {

namespace json = boost::json;

Time wall_clock()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string_view name_of(LogLine::Level level)
{
    switch (level) {
        case LogLine::Level::info: return "info";
        case LogLine::Level::warning: return "warning";
        case LogLine::Level::error: return "error";
    }
    UNREACHABLE();
}

std::string text_of(const LogLine& line, Time now)
{
    json::object out{{"time", now}, {"level", name_of(line.level)}, {"what", line.what}};
    if (!line.table.empty()) out.emplace("table", line.table);
    if (!line.details.empty()) out.emplace("details", line.details);
    return json::serialize(out);
}

std::function<std::string(std::size_t)> source_of(const ServerOptions& options)
{
    if (options.known_chance.empty()) return random_digits;
    return known_digits(options.known_chance);
}

}  // namespace

class Host final : public Service {
public:
    Host(GameList games, const ServerOptions& options, std::string name)
        : core_(games, CoreSettings{std::move(name), options.pace}, source_of(options)),
          log_(options.log)
    {
    }

    void use(Wire& wire) { wire_ = &wire; }
    void tell(const LogLine& line)
    {
        if (log_) log_(text_of(line, now()));
    }
    void use(std::unique_ptr<Store> store) { store_ = std::move(store); }
    Store* store() { return store_.get(); }
    void stop_thinking() { thinkers_.stop(); }

    void opened(ConnectionId connection, const Visitor& visitor) override
    {
        core_.opened(connection, visitor.token, now());
        deliver();
    }
    void received(ConnectionId connection, std::string_view text) override
    {
        core_.received(connection, text, now());
        deliver();
    }
    void closed(ConnectionId connection) override
    {
        core_.closed(connection, now());
        deliver();
    }
    void asked(const HttpQuestion& question, const Visitor&,
               std::function<void(HttpAnswer)> answer) override
    {
        if (question.path == "/health") {
            const bool is_well = !is_stopping_;
            return answer({is_well ? 200u : 503u, "application/json",
                           is_well ? R"({"status":"ok"})" : R"({"status":"stopping"})"});
        }
        if (question.path == "/metrics") {
            return answer({200, "text/plain; version=0.0.4",
                           metrics_text(core_.counters(), core_.tables_open(), core_.visits_open(),
                                        wire_->counters())});
        }
        if (question.path == "/") return show_tables(std::move(answer));
        answer(
            {404, "application/json", R"({"code":"P_UNKNOWN","words":"there is no such page"})"});
    }
    void woken() override
    {
        asked_for_
            .reset();  // the same time may be asked for again: several things can be due in one millisecond
        core_.tick(now());
        deliver();
    }
    void stopping(std::function<void()> done) override
    {
        is_stopping_ = true;
        core_.stop();
        done_ = std::move(done);
        finish_if_at_rest();
    }
    void heard(const StoreNews& news)
    {
        core_.heard(news, now());
        deliver();
    }

private:
    void show_tables(std::function<void(HttpAnswer)> answer)
    {
        store_->perform(ListTables{}, [this, answer = std::move(answer)](const StoreAnswer& reply) {
            const HeadList* list = std::get_if<HeadList>(&reply);
            HttpAnswer page{200, "text/html; charset=utf-8", ""};
            if (list != nullptr) {
                page.body = plain_page(list->heads);
            } else {
                page = {503, "text/plain; charset=utf-8", "the tables cannot be read now\n"};
            }
            wire_->post([answer, page = std::move(page)] { answer(page); });
        });
    }

    // Never goes back, whatever the operator does to the system's clock.
    Time now()
    {
        last_ = std::max(last_, wall_clock());
        return last_;
    }

    void deliver()
    {
        for (Output& output : core_.take_outputs()) {
            if (SendText* send = std::get_if<SendText>(&output)) {
                wire_->send(send->to, std::move(send->text));
            } else if (AskStore* ask = std::get_if<AskStore>(&output)) {
                store_->perform(std::move(ask->request),
                                [this, ticket = ask->ticket](StoreAnswer answer) {
                                    wire_->post([this, ticket, answer = std::move(answer)] {
                                        core_.answered(ticket, answer, now());
                                        deliver();
                                    });
                                });
            } else if (AskThought* asked = std::get_if<AskThought>(&output)) {
                think(std::move(*asked));
            } else if (LogLine* line = std::get_if<LogLine>(&output)) {
                tell(*line);
            }
        }
        if (const auto due = core_.due(); due && due != asked_for_) {
            asked_for_ = due;
            const Time wait = std::max<Time>(0, *due - now());
            wire_->wake_at(std::chrono::steady_clock::now() + std::chrono::milliseconds(wait));
        }
        finish_if_at_rest();
    }
    void think(AskThought asked)
    {
        thinkers_.think(std::move(asked),
                        [this](std::uint64_t ticket, std::optional<Thought> answer) {
                            wire_->post([this, ticket, answer = std::move(answer)] {
                                core_.thought(ticket, answer, now());
                                deliver();
                            });
                        });
    }
    void finish_if_at_rest()
    {
        if (done_ && core_.is_at_rest()) std::exchange(done_, nullptr)();
    }

    Core core_;
    std::function<void(const std::string&)> log_;
    Wire* wire_ = nullptr;
    std::unique_ptr<Store> store_;
    Time last_ = 0;
    std::optional<Time> asked_for_;
    std::function<void()> done_;
    bool is_stopping_ = false;
    Thinkers thinkers_{usual_thinkers()};
};

std::optional<Problem> why_not_serve(const ServerOptions& options)
{
    for (const std::string& origin : options.network.allowed_origins) {
        if (is_origin(origin)) continue;
        return Problem{
            "an origin is http:// or https:// with a host and perhaps a port, and nothing "
            "behind them; not '" +
            origin + "'"};
    }
    return why_not_store(options.store, options.name.empty() ? "server" : options.name);
}

Server::Server(GameList games, ServerOptions options) : games_(games), options_(std::move(options))
{
    if (options_.name.empty()) options_.name = "server-" + random_digits(12);
}

Server::~Server()
{
    // Other threads call the host until they are stopped.
    if (host_) host_->stop_thinking();
    if (host_ && host_->store() != nullptr) host_->store()->stop();
}

std::optional<Problem> Server::open()
{
    host_ = std::make_unique<Host>(games_, options_, options_.name);
    if (const auto words = why_too_few_descriptors(raise_descriptor_limit(),
                                                   options_.network.limits.connections_max)) {
        host_->tell({LogLine::Level::warning, "too few file descriptors", "", *words});
    }
    const std::filesystem::path& web = options_.network.web_folder;
    std::error_code error;
    if (!web.empty() && !std::filesystem::exists(web / "index.html", error)) {
        host_->tell(
            {LogLine::Level::warning, "no browser client", "",
             "there is no index.html in " + web.string() + "; browsers get a plain page instead"});
    }
    network_ = std::make_unique<Network>(options_.network, *host_);
    host_->use(*network_);
    Host* host = host_.get();
    Network* network = network_.get();
    auto store = open_store(options_.store, options_.name, [host, network](StoreNews news) {
        network->post([host, news = std::move(news)] { host->heard(news); });
    });
    if (!store) return store.problem();
    host_->use(store.take());
    return network_->listen();
}

std::uint16_t Server::port() const
{
    return network_->port();
}

void Server::run()
{
    network_->run();
}

void Server::stop()
{
    network_->stop();
}

}  // namespace sortie
