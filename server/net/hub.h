#pragma once
// What the parts of the network share: the event loop, who is connected, and how far a stop has come.
//
//     Hub hub(options, service);
//     hub.enter(session);                    // keeps it alive until leave(session)
//     if (hub.stage() == Stage::running) ...
//
// Only for the files of this folder. A session is one connection; it enters when it starts and leaves when it is over,
// and never holds the hub alive.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/net/network.h"
#include "server/net/static_files.h"

namespace sortie {

// The types of Asio with the one executor there is, which saves a virtual call for each step.
using Executor = boost::asio::io_context::executor_type;
using Tcp = boost::asio::ip::tcp;
using Socket = boost::asio::basic_stream_socket<Tcp, Executor>;
using SteadyClock = std::chrono::steady_clock;
using Timer =
    boost::asio::basic_waitable_timer<SteadyClock, boost::asio::wait_traits<SteadyClock>, Executor>;
using ErrorCode = boost::system::error_code;

class Session {
public:
    virtual ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    virtual void finish() = 0;  // the server stops: nothing new, only what was begun
    virtual void drop() = 0;    // at once

protected:
    Session() = default;
};

// A session that is a WebSocket.
class Channel : public Session {
public:
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(CloseReason reason, std::string_view words) = 0;
};

enum class Stage : std::uint8_t {
    running,
    stopping,  // the service finishes
    closing,   // the WebSockets are closed
    over,
};

class Hub {
public:
    Hub(NetworkOptions chosen, Service& served);

    void run();
    void begin_stop();

    // Calls `service.woken` at the time.
    void wake_at(SteadyClock::time_point time);

    void enter(const std::shared_ptr<Session>& session);
    void leave(const Session& session);
    ConnectionId open(Channel& channel);
    void shut(ConnectionId connection);
    Channel* channel(ConnectionId connection) const;
    Stage stage() const { return stage_; }

    // Destroyed after everything that waits in it.
    boost::asio::io_context io{1};
    const NetworkOptions options;
    const NetworkLimits& limits = options.limits;
    Service& service;
    NetworkCounters counters;
    Admission admission{limits.connections_max, limits.connections_per_address_max};
    StaticFiles files{options.web_folder};
    std::function<void()> stop_listening = [] {};

private:
    void begin_closing();
    std::vector<std::shared_ptr<Session>> everybody() const;
    void finish_all();
    void drop_all();
    void end_if_empty();

    boost::asio::executor_work_guard<Executor> work_{io.get_executor()};
    Timer wake_timer_{io};
    Timer stop_timer_{io};
    std::unordered_map<const Session*, std::shared_ptr<Session>> sessions_;
    std::unordered_map<ConnectionId, Channel*> channels_;
    ConnectionId last_connection_ = 0;
    Stage stage_ = Stage::running;
    // `done` may be called by a service that outlives the hub.
    std::shared_ptr<Hub*> self_ = std::make_shared<Hub*>(this);
};

}  // namespace sortie
