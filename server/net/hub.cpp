#include "server/net/hub.h"

#include <utility>

#include <boost/asio/post.hpp>

#include "engine/check.h"

namespace sortie {

Hub::Hub(NetworkOptions chosen, Service& served) : options(std::move(chosen)), service(served) {}

void Hub::run()
{
    io.run();
}

void Hub::begin_stop()
{
    if (stage_ != Stage::running) return;
    stage_ = Stage::stopping;
    stop_listening();
    finish_all();
    stop_timer_.expires_after(options.stop_wait);
    stop_timer_.async_wait([this](ErrorCode problem) {
        if (!problem) begin_closing();
    });
    service.stopping([hub = std::weak_ptr<Hub*>(self_)] {
        // Not from inside of `stopping`, and a second time does nothing.
        if (const auto alive = hub.lock()) {
            boost::asio::post((*alive)->io, [self = *alive] { self->begin_closing(); });
        }
    });
}

void Hub::begin_closing()
{
    if (stage_ != Stage::stopping) return;
    stage_ = Stage::closing;
    wake_timer_.cancel();
    std::vector<Channel*> all;
    for (const auto& [id, channel] : channels_) all.push_back(channel);
    for (Channel* channel : all) channel->close(CloseReason::going_away, "the server stops");
    finish_all();

    stop_timer_.expires_after(limits.close_wait);
    stop_timer_.async_wait([this](ErrorCode problem) {
        if (!problem) drop_all();
    });
    end_if_empty();
}

// A session that ends leaves, so the list itself is not walked while that happens.
std::vector<std::shared_ptr<Session>> Hub::everybody() const
{
    std::vector<std::shared_ptr<Session>> all;
    for (const auto& [key, session] : sessions_) all.push_back(session);
    return all;
}

void Hub::finish_all()
{
    for (const auto& session : everybody()) session->finish();
}

void Hub::drop_all()
{
    for (const auto& session : everybody()) session->drop();
    end_if_empty();
}

void Hub::end_if_empty()
{
    if (stage_ != Stage::closing || !sessions_.empty()) return;
    stage_ = Stage::over;
    stop_timer_.cancel();
    work_.reset();
    // After what the closed sockets have left in the queue.
    boost::asio::post(io, [this] { io.stop(); });
}

void Hub::wake_at(SteadyClock::time_point time)
{
    if (stage_ >= Stage::closing) return;
    wake_timer_.expires_at(time);
    wake_timer_.async_wait([this, time](ErrorCode problem) {
        // A timer that was set anew while this call was waiting in the queue has another time.
        if (problem || wake_timer_.expiry() != time || stage_ >= Stage::closing) return;
        service.woken();
    });
}

void Hub::enter(const std::shared_ptr<Session>& session)
{
    sessions_.emplace(session.get(), session);
    counters.connections_now = sessions_.size();
}

void Hub::leave(const Session& session)
{
    sessions_.erase(&session);
    counters.connections_now = sessions_.size();
    end_if_empty();
}

ConnectionId Hub::open(Channel& channel)
{
    const ConnectionId id = ++last_connection_;
    channels_.emplace(id, &channel);
    counters.websockets_now = channels_.size();
    return id;
}

void Hub::shut(ConnectionId connection)
{
    const std::size_t erased = channels_.erase(connection);
    CHECK(erased == 1);
    counters.websockets_now = channels_.size();
    service.closed(connection);
}

Channel* Hub::channel(ConnectionId connection) const
{
    const auto found = channels_.find(connection);
    return found == channels_.end() ? nullptr : found->second;
}

}  // namespace sortie
