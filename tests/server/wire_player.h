#pragma once
// A client over a real connection, for tests: sends requests, waits for their answers, keeps what was told meanwhile.
//
//     WirePlayer player(port, "anna");
//     const std::string table = player.create("skirmish", 2);
//     player.ask({{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
//
// A connection that breaks is no failure: `ask` answers an empty object and `is_open` is false.

#include <cstdint>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "tests/support/web_client.h"

namespace sortie::testing_support {

class WirePlayer {
public:
    WirePlayer(std::uint16_t port, const std::string& name);

    bool is_open() const { return is_open_; }
    boost::json::object ask(boost::json::object request);
    static bool is_ok(const boost::json::object& answer);

    // A table at which this player has every seat, and whose game has begun.
    std::string begin_alone(const std::string& game, int seats);
    // One random move of one of the seats, if one of them is awaited; the id of the submission if it was answered with
    // success, "" otherwise. All seats must be the player's.
    std::string move_once(const std::string& table, const std::vector<int>& seats,
                          std::uint64_t& chance, bool& is_over);

    std::vector<std::string> told;  // messages that were no answers

private:
    WebSocketClient client_;
    std::string name_;
    bool is_open_ = false;
    std::uint64_t refs_ = 0;
};

}  // namespace sortie::testing_support
