#pragma once
// A server for tests of the network: a service that says back what it hears and does what a test asks for.
//
//     Served served({.web_folder = folder.path()});
//     WebSocketClient client(served.port());
//     client.send("hello");                      // "hello" comes back
//     client.send("flood 100 1000");             // a hundred messages of a thousand bytes
//     client.send("close 4003 words");
//     EXPECT(served.service.waits_for("closed 1"));
//
// The network runs on a thread of its own until the Served is destroyed.

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/net/network.h"
#include "tests/support/test.h"
#include "tests/support/web_client.h"

namespace sortie::testing_support {

class EchoService final : public Service {
public:
    void use(Wire& wire) { wire_ = &wire; }

    // Waits until this has happened: "opened 1", "received 1 text", "closed 1", "woken", "stopping".
    bool waits_for(const std::string& event);
    std::size_t count_of(const std::string& event);
    std::vector<std::string> events();
    Visitor last_visitor();
    HttpQuestion last_question();

    // From now on the service does not say `done` until `finish`, which may come from any thread.
    void hold() { is_holding_ = true; }
    void finish();
    void answer_all();  // whoever asked for /api/never

    void opened(ConnectionId connection, const Visitor& visitor) override;
    void received(ConnectionId connection, std::string_view text) override;
    void closed(ConnectionId connection) override;
    void asked(const HttpQuestion& question, const Visitor& visitor,
               std::function<void(HttpAnswer)> answer) override;
    void woken() override;
    void stopping(std::function<void()> done) override;

private:
    void happened(std::string event);
    void send(ConnectionId connection, std::string text);

    Wire* wire_ = nullptr;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> events_;
    Visitor visitor_;
    HttpQuestion question_;
    std::set<ConnectionId> open_;
    std::function<void()> done_;
    std::vector<std::function<void(HttpAnswer)>> unanswered_;
    std::vector<std::jthread> threads_;
    bool is_holding_ = false;
};

class Served {
public:
    explicit Served(NetworkOptions options = {});
    ~Served();
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    std::uint16_t port() const { return network.port(); }
    NetworkCounters counters();  // as the network's thread sees them
    // Waits until a counter is as it should be; the network counts a little after a client can see what happened.
    bool waits_until(const std::function<bool(const NetworkCounters&)>& is_so);
    void join();  // waits for the end of `run`, which somebody else has asked for

    EchoService service;
    Network network;

private:
    std::thread thread_;
};

// A folder that is gone with its owner.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, const std::string& content) const;

private:
    std::filesystem::path path_;
};

}  // namespace sortie::testing_support
