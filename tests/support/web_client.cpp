#include "tests/support/web_client.h"

#include <array>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace sortie::testing_support {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_same_name(std::string_view left, std::string_view right)
{
    if (left.size() != right.size()) return false;
    for (std::size_t at = 0; at < left.size(); ++at) {
        if (lower(left[at]) != lower(right[at])) return false;
    }
    return true;
}

WebResponse response_of(const http::response<http::string_body>& message)
{
    WebResponse response;
    response.status = message.result_int();
    for (const auto& field : message) {
        response.fields.push_back({std::string{field.name_string()}, std::string{field.value()}});
    }
    response.body = message.body();
    return response;
}

// Starts something that takes a handler, and waits for its end or for the deadline.
template <class Start>
ErrorCode wait_for(asio::io_context& io, Tcp::socket& socket, Start start)
{
    std::optional<ErrorCode> result;
    start([&](const ErrorCode& problem, auto...) { result = problem; });
    io.restart();
    const auto end = std::chrono::steady_clock::now() + web_deadline;
    while (!result && io.run_one_until(end) > 0) {
    }
    if (result) return *result;
    ErrorCode ignored;
    socket.close(ignored);
    io.restart();
    io.run();
    return asio::error::timed_out;
}

ErrorCode connect(asio::io_context& io, Tcp::socket& socket, std::uint16_t port)
{
    const Tcp::endpoint endpoint(asio::ip::address_v4::loopback(), port);
    const ErrorCode problem =
        wait_for(io, socket, [&](auto done) { socket.async_connect(endpoint, std::move(done)); });
    if (problem) return problem;
    ErrorCode ignored;
    socket.set_option(Tcp::no_delay(true), ignored);
    return {};
}

}  // namespace

bool WebResponse::has_field(std::string_view name) const
{
    for (const WebField& one : fields) {
        if (is_same_name(one.name, name)) return true;
    }
    return false;
}

std::string WebResponse::field(std::string_view name) const
{
    for (const WebField& one : fields) {
        if (is_same_name(one.name, name)) return one.value;
    }
    return {};
}

struct HttpClient::Inside {
    asio::io_context io;
    Tcp::socket socket{io};
    beast::flat_buffer buffer;
    bool is_connected = false;
    std::string host;
};

HttpClient::HttpClient(std::uint16_t port) : inside_(std::make_unique<Inside>())
{
    inside_->is_connected = !connect(inside_->io, inside_->socket, port);
    inside_->host = "127.0.0.1:" + std::to_string(port);
}

HttpClient::~HttpClient() = default;

bool HttpClient::is_connected() const
{
    return inside_->is_connected;
}

bool HttpClient::write(std::string_view bytes)
{
    return !wait_for(inside_->io, inside_->socket, [&](auto done) {
        asio::async_write(inside_->socket, asio::buffer(bytes), std::move(done));
    });
}

WebResponse HttpClient::read(std::string_view method)
{
    http::response_parser<http::string_body> parser;
    parser.body_limit(boost::none);
    parser.skip(method == "HEAD");
    const ErrorCode problem = wait_for(inside_->io, inside_->socket, [&](auto done) {
        http::async_read(inside_->socket, inside_->buffer, parser, std::move(done));
    });
    if (problem) return {};
    return response_of(parser.get());
}

WebResponse HttpClient::ask(std::string_view target, const std::vector<WebField>& fields,
                            std::string_view method)
{
    std::string request;
    request.append(method).append(" ").append(target).append(" HTTP/1.1\r\n");
    request.append("Host: ").append(inside_->host).append("\r\n");
    for (const WebField& one : fields) {
        request.append(one.name).append(": ").append(one.value).append("\r\n");
    }
    request.append("\r\n");
    if (!write(request)) return {};
    return read(method);
}

bool HttpClient::is_ended_by_server()
{
    std::array<char, 4096> scratch{};
    for (;;) {
        const ErrorCode problem = wait_for(inside_->io, inside_->socket, [&](auto done) {
            inside_->socket.async_read_some(asio::buffer(scratch), std::move(done));
        });
        if (problem) return problem == asio::error::eof || problem == asio::error::connection_reset;
    }
}

WebResponse http_get(std::uint16_t port, std::string_view target,
                     const std::vector<WebField>& fields, std::string_view method)
{
    HttpClient client(port);
    return client.ask(target, fields, method);
}

struct WebSocketClient::Inside {
    asio::io_context io;
    websocket::stream<Tcp::socket> stream{io};
    beast::flat_buffer buffer;
    WebResponse answer;
    bool is_open = false;
    std::size_t messages_before_close = 0;

    Tcp::socket& socket() { return stream.next_layer(); }
    bool write(std::string_view bytes, bool is_text)
    {
        stream.text(is_text);
        return !wait_for(io, socket(), [&](auto done) {
            stream.async_write(asio::buffer(bytes), std::move(done));
        });
    }
};

WebSocketClient::WebSocketClient(std::uint16_t port, const std::vector<WebField>& fields,
                                 std::string_view target)
    : inside_(std::make_unique<Inside>())
{
    Inside& in = *inside_;
    if (connect(in.io, in.socket(), port)) return;
    in.stream.read_message_max(0);
    in.stream.set_option(
        websocket::stream_base::decorator([&fields](websocket::request_type& request) {
            for (const WebField& one : fields) request.set(one.name, one.value);
        }));
    websocket::response_type response;
    const std::string host = "127.0.0.1:" + std::to_string(port);
    const ErrorCode problem = wait_for(in.io, in.socket(), [&](auto done) {
        in.stream.async_handshake(response, host, target, std::move(done));
    });
    in.answer = response_of(response);
    in.is_open = !problem;
    // The fields live only as long as this call.
    in.stream.set_option(websocket::stream_base::decorator([](websocket::request_type&) {}));
}

WebSocketClient::~WebSocketClient() = default;

bool WebSocketClient::is_open() const
{
    return inside_->is_open;
}

const WebResponse& WebSocketClient::answer() const
{
    return inside_->answer;
}

bool WebSocketClient::send(std::string_view text)
{
    return inside_->write(text, true);
}

bool WebSocketClient::send_binary(std::string_view bytes)
{
    return inside_->write(bytes, false);
}

bool WebSocketClient::ping()
{
    return !wait_for(inside_->io, inside_->socket(),
                     [&](auto done) { inside_->stream.async_ping({}, std::move(done)); });
}

std::optional<std::string> WebSocketClient::receive()
{
    Inside& in = *inside_;
    in.buffer.clear();
    const ErrorCode problem = wait_for(
        in.io, in.socket(), [&](auto done) { in.stream.async_read(in.buffer, std::move(done)); });
    if (problem) return std::nullopt;
    return beast::buffers_to_string(in.buffer.data());
}

unsigned WebSocketClient::receive_close()
{
    inside_->messages_before_close = 0;
    while (receive()) ++inside_->messages_before_close;
    return inside_->stream.reason().code;
}

std::string WebSocketClient::close_words() const
{
    const auto& reason = inside_->stream.reason().reason;
    return {reason.data(), reason.size()};
}

std::size_t WebSocketClient::messages_before_close() const
{
    return inside_->messages_before_close;
}

unsigned WebSocketClient::close()
{
    const ErrorCode problem = wait_for(inside_->io, inside_->socket(), [&](auto done) {
        inside_->stream.async_close(websocket::close_code::normal, std::move(done));
    });
    return problem ? 0 : inside_->stream.reason().code;
}

void WebSocketClient::vanish()
{
    ErrorCode ignored;
    inside_->socket().close(ignored);
}

}  // namespace sortie::testing_support
