#pragma once
// What the network serves, and what it offers to whom it serves.
//
//     class Host : public Service { ... };
//     Network network(options, host);
//     host.use(network);
//     network.run();                       // until stop()
//
// The network knows sockets, HTTP and WebSocket and nothing of tables; the service knows tables and no socket. Both
// live on one thread, the one that calls `run`: the network calls the service, and the service calls the network, from
// that thread only. The single exception is `post`, by which other threads (the store's) hand work over.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/counters.h"

namespace sortie {

using ConnectionId = std::uint64_t;  // counted up, never used twice

// Who is at the other end, as far as he says. The token is from the header or the cookie, or was made for him with the
// answer that opens his WebSocket; "" for a question over HTTP without one or with one that is not of the right form.
struct Visitor {
    std::string token;
    std::string address;  // for limits and logs
};

// Why a connection was closed. The numbers are those of the WebSocket protocol, 4000 and up are our own.
enum class CloseReason : std::uint16_t {
    normal = 1000,
    going_away = 1001,  // the server stops
    no_text = 1003,     // a binary frame
    not_utf8 = 1007,    // text that is not UTF-8
    too_large = 1009,   // a message above message_bytes_max
    internal = 1011,
    too_many = 4000,  // messages in too short a time
    too_slow = 4001,  // more is waiting to be read than outbox_bytes_max
    silent = 4002,    // no answer to pings
    replaced = 4003,
};

// What a GET asks for. "/api/tables?game=merc&open" is the path "/api/tables" and two fields, the second without value.
struct QueryField {
    std::string name;
    std::string value;
};
struct HttpQuestion {
    std::string path;
    std::vector<QueryField> query;
};

struct HttpAnswer {
    unsigned status = 200;
    std::string type;  // "application/json"
    std::string body;
};

class Service {
public:
    virtual ~Service() = default;
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    virtual void opened(ConnectionId connection, const Visitor& visitor) = 0;
    virtual void received(ConnectionId connection,
                          std::string_view text) = 0;  // UTF-8, within the limits
    virtual void closed(ConnectionId connection) = 0;  // once for each `opened`
    // The answer to GET of a path below /api, /health, /metrics, or of / if there is no web client: path and query
    // decoded and checked. It may be given later, but exactly once and on the network's thread; an answer after the
    // asker has gone is no mistake.
    virtual void asked(const HttpQuestion& question, const Visitor& visitor,
                       std::function<void(HttpAnswer)> answer) = 0;
    // The time that `wake_at` asked for has come.
    virtual void woken() = 0;
    // The server is to stop: no new visitor comes; the service calls `done` when everything is on the disk.
    virtual void stopping(std::function<void()> done) = 0;

protected:
    Service() = default;
};

// What the service may ask of the network.
class Wire {
public:
    virtual ~Wire() = default;
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    // One text message. Sending to a connection that has gone is no mistake.
    virtual void send(ConnectionId connection, std::shared_ptr<const std::string> text) = 0;
    // What was sent before is written first, unless the visitor is shown out for breaking a limit. `closed` follows
    // later, never from inside of this call.
    virtual void close(ConnectionId connection, CloseReason reason, std::string_view words) = 0;
    virtual void wake_at(std::chrono::steady_clock::time_point time) = 0;  // replaces the last one
    virtual void post(std::function<void()> work) = 0;                     // from any thread
    // What has happened so far. A wire that does not count, as in a test, keeps the zeros.
    virtual NetworkCounters counters() const { return {}; }

protected:
    Wire() = default;
};

}  // namespace sortie
