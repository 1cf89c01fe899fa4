#include "server/net/listener.h"

#include <string>
#include <utility>

#include <boost/asio/ip/v6_only.hpp>

#include "server/net/http_session.h"
#include "server/net/visitors.h"

namespace sortie {
namespace {

namespace ip = boost::asio::ip;

// An IPv4 address that arrives at a socket for both kinds is written as what it is.
std::string text_of(const ip::address& address)
{
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    }
    return address.to_string();
}

}  // namespace

Listener::Listener(Hub& hub) : hub_(hub), acceptor_(hub.io), pause_(hub.io)
{
    hub_.stop_listening = [this] {
        ErrorCode ignored;
        ignored = acceptor_.close(ignored);
        pause_.cancel();
    };
}

std::optional<Problem> Listener::listen()
{
    const auto because = [&](const ErrorCode& problem) {
        return Problem{"cannot listen on " + hub_.options.address + ", port " +
                       std::to_string(hub_.options.port) + ": " + problem.message()};
    };
    ErrorCode problem;
    const ip::address address = ip::make_address(hub_.options.address, problem);
    if (problem) {
        return Problem{"'" + hub_.options.address +
                       "' is no address to listen on; write one like 127.0.0.1 or ::"};
    }
    const Tcp::endpoint endpoint(address, hub_.options.port);
    problem = acceptor_.open(endpoint.protocol(), problem);
    if (problem) return because(problem);
    // A server that is started again finds its port still warm.
    problem = acceptor_.set_option(boost::asio::socket_base::reuse_address(true), problem);
    if (!problem && address.is_v6()) problem = acceptor_.set_option(ip::v6_only(false), problem);
    if (!problem) problem = acceptor_.bind(endpoint, problem);
    if (!problem)
        problem = acceptor_.listen(boost::asio::socket_base::max_listen_connections, problem);
    const Tcp::endpoint bound = problem ? Tcp::endpoint{} : acceptor_.local_endpoint(problem);
    if (problem) {
        ErrorCode ignored;
        ignored = acceptor_.close(ignored);
        return because(problem);
    }
    port_ = bound.port();
    accept();
    return std::nullopt;
}

void Listener::accept()
{
    acceptor_.async_accept([this](ErrorCode problem, Socket socket) {
        if (!acceptor_.is_open()) return;
        if (!problem) {
            welcome(std::move(socket));
            return accept();
        }
        if (problem == boost::asio::error::connection_aborted) return accept();
        pause_.expires_after(accept_pause);
        pause_.async_wait([this](ErrorCode stopped) {
            if (!stopped && acceptor_.is_open()) accept();
        });
    });
}

void Listener::welcome(Socket socket)
{
    ErrorCode problem;
    const Tcp::endpoint remote = socket.remote_endpoint(problem);
    if (problem) return;
    problem = socket.set_option(Tcp::no_delay(true), problem);  // slower without, but as good
    ++hub_.counters.connections;

    HttpGuest guest{.address = text_of(remote.address()), .place = hub_.admission.enter()};
    if (guest.place == nullptr) {
        guest.refusal = RefusedFor::full;
    } else if (!hub_.options.behind_proxy) {
        // Behind a proxy all come from the proxy; there the address is counted when it is known.
        guest.address_place = hub_.admission.enter_from(counted_address(guest.address));
        if (guest.address_place == nullptr) guest.refusal = RefusedFor::address;
    }
    if (guest.refusal) {
        hub_.counters.refuse(*guest.refusal);
        guest.place = told_.enter();
        if (guest.place == nullptr) return;
    }
    start_http_session(hub_, std::move(socket), std::move(guest));
}

}  // namespace sortie
