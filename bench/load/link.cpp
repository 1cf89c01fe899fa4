#include "bench/load/link.h"

#include <algorithm>
#include <deque>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

namespace sortie::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Error = boost::system::error_code;

struct Link::Inside {
    explicit Inside(Link& the_link, asio::io_context& io) : link(the_link), stream(io) {}

    Link& link;
    beast::websocket::stream<asio::ip::tcp::socket> stream;
    beast::flat_buffer buffer;
    std::deque<std::string> outbox;  // the first one is being written
    std::function<void(bool)> opened;

    void connected(const Error& error, const std::string& token)
    {
        if (error) return std::exchange(opened, nullptr)(false);
        Error ignored;
        ignored = stream.next_layer().set_option(asio::ip::tcp::no_delay(true), ignored);
        stream.set_option(beast::websocket::stream_base::decorator(
            [token](beast::websocket::request_type& request) {
                request.set("Authorization", "Bearer " + token);
            }));
        stream.read_message_max(0);
        stream.auto_fragment(false);
        stream.text(true);
        stream.async_handshake("127.0.0.1", "/ws", [this](const Error& problem) {
            std::exchange(opened, nullptr)(!problem);
            if (!problem) read();
        });
    }
    void read()
    {
        stream.async_read(buffer, [this](const Error& error, std::size_t) {
            if (error) return broken(error);
            const auto data = buffer.cdata();
            link.on_message({static_cast<const char*>(data.data()), data.size()});
            buffer.consume(buffer.size());
            read();
        });
    }
    void write()
    {
        stream.async_write(asio::buffer(outbox.front()), [this](const Error& error, std::size_t) {
            if (error) return broken(error);
            outbox.pop_front();
            if (!outbox.empty()) write();
        });
    }
    void broken(const Error& error) const
    {
        if (error != asio::error::operation_aborted && link.on_break) link.on_break();
    }
};

Link::Link(asio::io_context& io) : inside_(std::make_unique<Inside>(*this, io)) {}

Link::~Link() = default;

void Link::open(std::uint16_t port, const std::string& token, std::function<void(bool)> done)
{
    inside_->opened = std::move(done);
    const asio::ip::tcp::endpoint where(asio::ip::address_v4::loopback(), port);
    inside_->stream.next_layer().async_connect(
        where,
        [inside = inside_.get(), token](const Error& error) { inside->connected(error, token); });
}

void Link::send(std::string text)
{
    inside_->outbox.push_back(std::move(text));
    if (inside_->outbox.size() == 1) inside_->write();
}

namespace {

struct Lanes : std::enable_shared_from_this<Lanes> {
    int count = 0;
    int begun = 0;
    int ended = 0;
    std::function<void(int, std::function<void()>)> begin;
    std::function<void()> all_done;

    void next()
    {
        if (begun == count) return;
        begin(begun++, [self = shared_from_this()] {
            if (++self->ended == self->count) self->all_done();
            self->next();
        });
    }
};

}  // namespace

void in_lanes(int count, int lanes, std::function<void(int, std::function<void()>)> begin,
              std::function<void()> all_done)
{
    const auto shared = std::make_shared<Lanes>();
    shared->count = count;
    shared->begin = std::move(begin);
    shared->all_done = std::move(all_done);
    for (int i = 0; i < std::min(lanes, count); ++i) shared->next();
}

}  // namespace sortie::load
