#include "cli/connection.h"

#include <charconv>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace sortie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using Error = boost::system::error_code;

constexpr std::chrono::seconds patience{20};

bool is_port(const std::string& text)
{
    constexpr int port_most = 65'535;
    int port = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, port);
    return error == std::errc{} && at == end && port >= 1 && port <= port_most;
}

}  // namespace

Result<ServerAddress> read_server_address(std::string_view text)
{
    const std::string whole(text);
    for (const std::string_view scheme : {"http://", "ws://"}) {
        if (text.starts_with(scheme)) text.remove_prefix(scheme.size());
    }
    if (text.find("://") != std::string_view::npos) {
        return Problem{"'" + whole +
                       "' is no address of a server; it begins with http:// or ws://"};
    }
    text = text.substr(0, text.find('/'));
    const std::size_t colon = text.rfind(':');
    const bool is_bare_v6 = text.starts_with('[') && text.ends_with(']');
    ServerAddress address{std::string(text), "8080"};
    if (colon != std::string_view::npos && !is_bare_v6) {
        address = {std::string(text.substr(0, colon)), std::string(text.substr(colon + 1))};
    }
    if (address.host.starts_with('[') && address.host.ends_with(']')) {
        address.host = address.host.substr(1, address.host.size() - 2);
    }
    if (address.host.empty() || !is_port(address.port)) {
        return Problem{"'" + whole + "' is no address of a server, such as http://localhost:8080"};
    }
    return address;
}

struct Connection::Inside {
    ServerAddress address;
    std::string token;
    asio::io_context io;
    beast::websocket::stream<beast::tcp_stream> stream{io};
    beast::flat_buffer buffer;
    std::thread thread;
    std::deque<std::string> outbox;  // of the thread that runs `io`

    std::mutex mutex;  // guards what follows
    std::condition_variable changed;
    std::deque<json::object> told;
    std::deque<json::object> answers;
    bool is_open = false;
    std::uint64_t refs = 0;

    void read()
    {
        stream.async_read(buffer, [this](Error error, std::size_t) {
            if (error) return broken();
            Error wrong;
            json::value message = json::parse(beast::buffers_to_string(buffer.data()), wrong);
            buffer.consume(buffer.size());
            if (!wrong && message.is_object()) keep(std::move(message.get_object()));
            read();
        });
    }
    void keep(json::object message)
    {
        const json::value* type = message.if_contains("type");
        const bool is_answer = type != nullptr && *type == "answer";
        const std::scoped_lock lock(mutex);
        (is_answer ? answers : told).push_back(std::move(message));
        changed.notify_all();
    }
    void write(std::string text)
    {
        asio::post(io, [this, text = std::move(text)]() mutable {
            outbox.push_back(std::move(text));
            if (outbox.size() == 1) write_next();
        });
    }
    void write_next()
    {
        stream.async_write(asio::buffer(outbox.front()), [this](Error error, std::size_t) {
            if (error) return broken();
            outbox.pop_front();
            if (!outbox.empty()) write_next();
        });
    }
    void broken()
    {
        const std::scoped_lock lock(mutex);
        is_open = false;
        changed.notify_all();
    }
};

Connection::Connection(ServerAddress address, std::string token)
    : inside_(std::make_unique<Inside>())
{
    inside_->address = std::move(address);
    inside_->token = std::move(token);
}

Connection::~Connection()
{
    inside_->io.stop();
    if (inside_->thread.joinable()) inside_->thread.join();
}

std::optional<Problem> Connection::open()
{
    Inside& in = *inside_;
    const std::string where = in.address.host + ":" + in.address.port;
    Error error;
    asio::ip::tcp::resolver resolver(in.io);
    const auto found = resolver.resolve(in.address.host, in.address.port, error);
    if (!error) asio::connect(in.stream.next_layer().socket(), found, error);
    if (error) return Problem{"no server answers at " + where + ": " + error.message()};
    in.stream.set_option(
        beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
            request.set("Authorization", "Bearer " + in.token);
        }));
    in.stream.read_message_max(0);
    in.stream.handshake(where, "/ws", error);
    if (error) return Problem{"what answers at " + where + " is no Sortie server"};
    in.stream.text(true);
    in.is_open = true;
    in.read();
    in.thread = std::thread([&in] { in.io.run(); });
    return std::nullopt;
}

bool Connection::is_open() const
{
    const std::scoped_lock lock(inside_->mutex);
    return inside_->is_open;
}

json::object Connection::ask(json::object request)
{
    Inside& in = *inside_;
    std::unique_lock lock(in.mutex);
    if (!in.is_open) return {};
    const std::string ref = std::to_string(++in.refs);
    request["ref"] = ref;
    in.write(json::serialize(request));
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        while (!in.answers.empty()) {
            json::object answer = std::move(in.answers.front());
            in.answers.pop_front();
            const json::value* its = answer.if_contains("ref");
            if (its != nullptr && its->is_string() && its->get_string() == ref) return answer;
        }
        if (!in.is_open || in.changed.wait_until(lock, end) == std::cv_status::timeout) return {};
    }
}

std::optional<json::object> Connection::next(std::chrono::milliseconds timeout)
{
    Inside& in = *inside_;
    std::unique_lock lock(in.mutex);
    in.changed.wait_for(lock, timeout, [&] { return !in.told.empty() || !in.is_open; });
    if (in.told.empty()) return std::nullopt;
    json::object message = std::move(in.told.front());
    in.told.pop_front();
    return message;
}

}  // namespace sortie
