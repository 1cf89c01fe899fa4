#pragma once
// One WebSocket connection of the load client. All of them share one thread.
//
//     Link link(io);
//     link.on_message = [](std::string_view text) { ... };
//     link.open(port, token, [](bool is_open) { ... });
//     link.send("...");

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>

namespace sortie::load {

class Link {
public:
    explicit Link(boost::asio::io_context& io);
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    std::function<void(std::string_view)> on_message;
    std::function<void()> on_break;

    void open(std::uint16_t port, const std::string& token, std::function<void(bool)> done);
    void send(std::string text);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// Opens or begins many things, so many at once: `begin(number, done)` for every number below `count`, then `all_done`.
void in_lanes(int count, int lanes, std::function<void(int, std::function<void()>)> begin,
              std::function<void()> all_done);

}  // namespace sortie::load
