// The bare server. The first letter of a message says what it is: g a number, the table of this connection; q a question;
// m a move; everything else comes back as it is.

#include <cstdio>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "bench/load/bare.h"

namespace sortie::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Error = boost::system::error_code;
using Text = std::shared_ptr<const std::string>;

class Session;

struct Hall {
    Text list;
    Text answer;
    Text update;
    std::map<std::string, std::vector<Session*>, std::less<>> tables;
};

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(asio::ip::tcp::socket socket, Hall& hall) : stream_(std::move(socket)), hall_(hall) {}

    void start()
    {
        Error ignored;
        ignored = stream_.next_layer().set_option(asio::ip::tcp::no_delay(true), ignored);
        stream_.auto_fragment(false);
        stream_.text(true);
        stream_.async_accept([self = shared_from_this()](const Error& error) {
            if (!error) self->read();
        });
    }

private:
    void read()
    {
        stream_.async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
            if (error) return self->leave();
            const auto data = self->buffer_.cdata();
            self->received({static_cast<const char*>(data.data()), data.size()});
            self->buffer_.consume(self->buffer_.size());
            self->read();
        });
    }
    void received(std::string_view text)
    {
        if (text.starts_with('g')) {
            table_ = std::string(text);
            hall_.tables[table_].push_back(this);
        } else if (text.starts_with('q')) {
            send(hall_.list);
        } else if (text.starts_with('m')) {
            send(hall_.answer);
            for (Session* each : hall_.tables[table_]) each->send(hall_.update);
        } else {
            send(std::make_shared<const std::string>(text));
        }
    }
    void send(Text text)
    {
        outbox_.push_back(std::move(text));
        if (outbox_.size() == 1) write();
    }
    void write()
    {
        stream_.async_write(asio::buffer(*outbox_.front()),
                            [self = shared_from_this()](const Error& error, std::size_t) {
                                if (error) return;
                                self->outbox_.pop_front();
                                if (!self->outbox_.empty()) self->write();
                            });
    }
    void leave() { std::erase(hall_.tables[table_], this); }

    beast::websocket::stream<asio::ip::tcp::socket> stream_;
    Hall& hall_;
    beast::flat_buffer buffer_;
    std::deque<Text> outbox_;  // the first one is being written
    std::string table_;
};

void accept(asio::ip::tcp::acceptor& acceptor, Hall& hall)
{
    acceptor.async_accept([&](const Error& error, asio::ip::tcp::socket socket) {
        if (!error) std::make_shared<Session>(std::move(socket), hall)->start();
        accept(acceptor, hall);
    });
}

Text letters(char first, std::size_t size)
{
    return std::make_shared<const std::string>(first + std::string(size - 1, 'x'));
}

}  // namespace

int run_bare_server(const BareSizes& sizes)
{
    Hall hall{letters('l', sizes.list), letters('a', sizes.answer), letters('u', sizes.update), {}};
    asio::io_context io(1);
    asio::ip::tcp::acceptor acceptor(io, {asio::ip::address_v4::loopback(), 0});
    acceptor.listen(4'096);
    std::printf("A bare server at http://127.0.0.1:%u/\n",
                static_cast<unsigned>(acceptor.local_endpoint().port()));
    std::fflush(stdout);
    accept(acceptor, hall);
    io.run();
    return 0;
}

}  // namespace sortie::load
