#pragma once
// Accepts connections, and lets in as many as there may be.
//
//     Listener listener(hub);
//     if (auto problem = listener.listen()) return problem;
//     listener.port();
//
// Somebody for whom there is no place is told so in words (503); a few at a time, because that takes a place as well.
// When the system has no more sockets to give, accepting pauses for a moment.

#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/net/hub.h"

namespace sortie {

inline constexpr std::size_t told_at_once_max = 64;
inline constexpr std::chrono::milliseconds accept_pause{100};

class Listener {
public:
    explicit Listener(Hub& hub);

    [[nodiscard]] std::optional<Problem> listen();
    std::uint16_t port() const { return port_; }

private:
    void accept();
    void welcome(Socket socket);

    Hub& hub_;
    boost::asio::basic_socket_acceptor<Tcp, Executor> acceptor_;
    Timer pause_;
    std::uint16_t port_ = 0;
    Admission told_{told_at_once_max, told_at_once_max};
};

}  // namespace sortie
