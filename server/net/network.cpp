#include "server/net/network.h"

#include <utility>

#include <boost/asio/post.hpp>

#include "server/net/hub.h"
#include "server/net/listener.h"

namespace sortie {

Network::Network(NetworkOptions options, Service& service)
    : hub_(std::make_unique<Hub>(std::move(options), service)),
      listener_(std::make_unique<Listener>(*hub_))
{
}

Network::~Network() = default;

std::optional<Problem> Network::listen()
{
    return listener_->listen();
}

std::uint16_t Network::port() const
{
    return listener_->port();
}

void Network::run()
{
    hub_->run();
}

void Network::stop()
{
    boost::asio::post(hub_->io, [hub = hub_.get()] { hub->begin_stop(); });
}

void Network::send(ConnectionId connection, std::shared_ptr<const std::string> text)
{
    if (Channel* channel = hub_->channel(connection)) channel->send(std::move(text));
}

void Network::close(ConnectionId connection, CloseReason reason, std::string_view words)
{
    if (Channel* channel = hub_->channel(connection)) channel->close(reason, words);
}

void Network::wake_at(std::chrono::steady_clock::time_point time)
{
    hub_->wake_at(time);
}

void Network::post(std::function<void()> work)
{
    boost::asio::post(hub_->io, std::move(work));
}

NetworkCounters Network::counters() const
{
    return hub_->counters;
}

}  // namespace sortie
