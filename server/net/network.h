#pragma once
// The network: sockets, HTTP and WebSocket around a service that knows nothing of them.
//
//     NetworkOptions options{.port = 8080, .web_folder = "web/dist"};
//     Network network(options, host);                   // host is a Service (service.h)
//     host.use(network);                                // as its Wire
//     if (auto problem = network.listen()) return tell(problem->words);
//     on_signal([&] { network.stop(); });
//     network.run();                                    // until the stop is complete
//
// One thread, the one that calls `run`, does everything. `stop` and `post` may be called from any thread, and before
// `run`; everything else only from that thread. `stop` is not for the inside of a signal handler: wait for signals on
// a thread of your own and call it from there.
//
// What is served: /ws is the WebSocket; /health, /metrics and what lies below /api/ goes to the service; everything
// else is a file of the web folder (static_files.h). Only GET and HEAD exist. Every limit is in limits.h.
//
// A stop goes through three stages. Nobody new is let in, and the service is told to finish. When it says `done`, or
// after `stop_wait`, every WebSocket is sent what still waits for it and a goodbye. When all have left, or after
// `close_wait`, `run` returns; by then `closed` was called for every connection that was opened.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/result.h"
#include "server/net/limits.h"
#include "server/net/service.h"

namespace sortie {

struct NetworkOptions {
    std::string address = "127.0.0.1";  // to listen on; "::" is every address, IPv4 included
    std::uint16_t port = 0;             // 0 is any free one
    std::filesystem::path web_folder = {};
    std::vector<std::string> allowed_origins = {};  // "https://play.example", beside our own
    bool behind_proxy = false;                      // believe X-Forwarded-For
    std::chrono::milliseconds stop_wait{10'000};    // for the service to finish
    NetworkLimits limits = {};
};

class Hub;
class Listener;

class Network final : public Wire {
public:
    Network(NetworkOptions options, Service& service);
    ~Network() override;

    [[nodiscard]] std::optional<Problem> listen();
    std::uint16_t port() const;  // the one that was found, after `listen`
    void run();
    void stop();

    void send(ConnectionId connection, std::shared_ptr<const std::string> text) override;
    void close(ConnectionId connection, CloseReason reason, std::string_view words) override;
    void wake_at(std::chrono::steady_clock::time_point time) override;
    void post(std::function<void()> work) override;
    NetworkCounters counters() const override;

private:
    std::unique_ptr<Hub> hub_;
    std::unique_ptr<Listener> listener_;
};

}  // namespace sortie
