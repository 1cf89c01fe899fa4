#pragma once
// The host: the core of the server with a real network, a real store and a real clock.
//
//     ServerOptions options{.network = {.port = 8080}, .store = "sqlite:tables.db"};
//     Server server(games, options);
//     if (auto problem = server.open()) return tell(problem->words);
//     say(server.address());
//     server.run();                        // until stop(), which any thread may call
//
// Everything happens on the thread that calls `run`; answers of the store are handed over to it. Log lines are JSON, one
// a line: when, how bad, what, and the table. They hold no token, no seed and no move.

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/result.h"
#include "server/core/core.h"
#include "server/net/network.h"
#include "store/store.h"
#include "table/games.h"

namespace sortie {

struct ServerOptions {
    NetworkOptions network;
    std::string store;  // "sqlite:FILE" or "postgresql://..."
    std::string name;   // among several servers on one store; "" a name by chance
    // Tests and demonstrations: ids and secrets of new tables follow from this text, and so do all dice; "" by chance.
    std::string known_chance;
    Pace pace;
    std::function<void(const std::string&)> log;  // takes one line
};

// What is wrong with the options themselves, before anything is opened: the store's address, a name, an origin.
[[nodiscard]] std::optional<Problem> why_not_serve(const ServerOptions& options);

class Host;

class Server {
public:
    Server(GameList games, ServerOptions options);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::optional<Problem> open();
    std::uint16_t port() const;
    void run();
    void stop();

private:
    GameList games_;
    ServerOptions options_;
    std::unique_ptr<Host> host_;
    std::unique_ptr<Network> network_;
};

}  // namespace sortie
