#pragma once
// What the network alone costs: a bare WebSocket server on the same library as Sortie's, without games, tables and store,
// and a client with as many connections that sends it messages of the same sizes.
//
// The bare server does one of two things. As an echo it sends every message back. As a fan-out it sends what a server for
// tables has to send: an answer to whoever asks for moves, an answer to whoever moves, and an update to everybody at his
// table. Its messages are letters; only their sizes are those of the real ones.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "bench/load/meter.h"

namespace sortie::load {

struct BareSizes {
    std::size_t question = 60;
    std::size_t list = 600;
    std::size_t move = 100;
    std::size_t answer = 60;
    std::size_t update = 4'000;
};

// Serves until it is killed; its first line of output ends with ":PORT/".
int run_bare_server(const BareSizes& sizes);

struct BareOptions {
    int tables = 2'000;
    int seats = 4;
    std::chrono::milliseconds think{0};
    BareSizes sizes;
    bool is_fan_out = false;
};

class BareParty {
public:
    BareParty(boost::asio::io_context& io, Meter& meter, const BareOptions& options);
    ~BareParty();
    BareParty(const BareParty&) = delete;
    BareParty& operator=(const BareParty&) = delete;

    void connect(std::uint16_t port, std::function<void()> done);
    // One seat of every table after the other.
    void play();

    class Group;  // bare_party.cpp

private:
    BareOptions options_;
    std::vector<std::unique_ptr<Group>> groups_;
};

}  // namespace sortie::load
