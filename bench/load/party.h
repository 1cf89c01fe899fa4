#pragma once
// Who plays at the tables: for every seat a bot with a connection of its own, which knows nothing but what the server
// sends it.
//
//     Party party(io, meter, {.game = "skirmish", .tables = 2000});
//     party.connect(port, [&] { party.sit_down([&] { party.play(); }); });
//
// A bot reads from an update whether its seat is awaited, asks which moves are possible, thinks, and sends one of them by
// chance. It never resigns. When a game is over, its four bots begin another one.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "bench/load/meter.h"

namespace sortie::load {

struct PartyOptions {
    std::string game = "skirmish";
    int tables = 2'000;
    int seats = 4;
    std::chrono::milliseconds think{0};
};

class Party {
public:
    Party(boost::asio::io_context& io, Meter& meter, PartyOptions options);
    ~Party();
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;

    void connect(std::uint16_t port, std::function<void()> done);
    void sit_down(std::function<void()> done);
    void play();

    struct Shared;  // party.cpp
    class Group;

private:
    std::unique_ptr<Shared> shared_;
    std::vector<std::unique_ptr<Group>> groups_;
};

// Chance that is the same in every run; each user has a number of its own.
class Chance {
public:
    explicit Chance(std::uint64_t number) : state_(number) {}
    std::uint64_t below(std::uint64_t bound)
    {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return (mixed ^ (mixed >> 31)) % bound;
    }
    // Between half of it and one and a half, so that bots do not march in step.
    std::chrono::microseconds around(std::chrono::milliseconds middle)
    {
        const auto width = std::chrono::microseconds(middle).count();
        if (width == 0) return std::chrono::microseconds{0};
        const auto more = below(static_cast<std::uint64_t>(width));
        return std::chrono::microseconds(width / 2 + static_cast<std::int64_t>(more));
    }

private:
    std::uint64_t state_;
};

}  // namespace sortie::load
