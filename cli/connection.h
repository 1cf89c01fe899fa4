#pragma once
// A connection to a server: requests with their answers, and what the server tells by itself.
//
//     Connection connection("ws://127.0.0.1:8080", token);
//     if (auto problem = connection.open()) return tell(problem->words);
//     const boost::json::object answer = connection.ask({{"do", "games"}});    // {} when it broke
//     while (auto message = connection.next(timeout)) show(*message);
//
// A thread of its own reads all the time, so that pings are answered while a person thinks. What is told is kept until
// somebody asks for it. A connection that breaks stays broken; whoever uses it opens another one.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "engine/result.h"

namespace sortie {

// Where a server is: "http://host:port", "ws://host:port" or "host:port".
struct ServerAddress {
    std::string host;
    std::string port;
};
Result<ServerAddress> read_server_address(std::string_view text);

class Connection {
public:
    Connection(ServerAddress address, std::string token);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] std::optional<Problem> open();
    bool is_open() const;
    // The answer, or an empty object if none came in time or the connection broke.
    boost::json::object ask(boost::json::object request);
    // The next thing that the server tells by itself; nothing after the timeout or when the connection broke.
    std::optional<boost::json::object> next(std::chrono::milliseconds timeout);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace sortie
