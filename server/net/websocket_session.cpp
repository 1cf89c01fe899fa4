#include "server/net/websocket_session.h"

#include <deque>
#include <optional>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "engine/check.h"
#include "server/net/answers.h"

namespace sortie {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

// The second argument leaves compression out of the program.
using WebSocket = websocket::stream<Socket, false>;

constexpr std::size_t close_words_max = 123;  // of the protocol

// What a visitor is shown out for; a goodbye is nobody's fault.
std::optional<RefusedFor> refusal_of(CloseReason reason)
{
    switch (reason) {
        case CloseReason::no_text: return RefusedFor::no_text;
        case CloseReason::not_utf8: return RefusedFor::not_utf8;
        case CloseReason::too_large: return RefusedFor::too_large;
        case CloseReason::too_many: return RefusedFor::too_many;
        case CloseReason::too_slow: return RefusedFor::too_slow;
        case CloseReason::silent: return RefusedFor::silent;
        case CloseReason::normal:
        case CloseReason::going_away:
        case CloseReason::internal:
        case CloseReason::replaced: break;
    }
    return std::nullopt;
}

// The two limits that the library watches by itself; it has sent the close frame when it reports them.
std::optional<RefusedFor> refusal_of(const ErrorCode& problem)
{
    if (problem == websocket::error::message_too_big) return RefusedFor::too_large;
    if (problem == websocket::error::bad_frame_payload) return RefusedFor::not_utf8;
    return std::nullopt;
}

std::string_view shortened(std::string_view words)
{
    if (words.size() <= close_words_max) return words;
    std::size_t end = close_words_max;
    while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xc0) == 0x80) --end;
    return words.substr(0, end);
}

class WebSocketSession final : public Channel,
                               public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(Hub& hub, Socket socket, Upgrade upgrade)
        : hub_(hub), socket_(std::move(socket)), timer_(hub.io), upgrade_(std::move(upgrade)),
          bucket_(hub.limits.messages_per_second, hub.limits.messages_burst)
    {
    }

    void start();
    void finish() override {}  // the hub closes the WebSockets later, by `close`
    void drop() override;
    void send(std::shared_ptr<const std::string> text) override;
    void close(CloseReason reason, std::string_view words) override;

private:
    void accepted(const ErrorCode& problem);
    void read();
    void received(const ErrorCode& problem);
    void heard_control();
    void write_next();
    void written(const ErrorCode& problem);
    void set_timer(NetworkLimits::Duration wait);
    void time_is_up();
    void ping();
    void leave();

    Hub& hub_;
    WebSocket socket_;
    Timer timer_;
    Upgrade upgrade_;
    TokenBucket bucket_;
    beast::flat_buffer buffer_;
    std::deque<std::shared_ptr<const std::string>> outbox_;  // the first one is being written
    std::size_t outbox_bytes_ = 0;
    websocket::close_reason goodbye_;
    ConnectionId id_ = 0;  // 0 until the handshake is over
    bool is_writing_ = false;
    bool is_pinging_ = false;
    bool has_spoken_ = true;   // since the last ping
    bool is_closing_ = false;  // nothing more is received or sent, only what already waits
    bool is_goodbye_sent_ = false;
    bool has_left_ = false;
};

void WebSocketSession::start()
{
    socket_.read_message_max(hub_.limits.message_bytes_max);
    socket_.auto_fragment(false);
    socket_.text(true);
    socket_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(upgrade_.cookie)](websocket::response_type& response) {
            for (const SecurityField& field : security_fields) {
                response.set(field.name, field.value);
            }
            if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
            // Without it the library tells its own name and version.
            response.set(http::field::server, "sortie");
        }));
    // Called by the library while it reads, and whoever waits for that holds this session.
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind != websocket::frame_type::close) heard_control();
    });
    set_timer(hub_.limits.close_wait);
    socket_.async_accept(upgrade_.request, [self = shared_from_this()](const ErrorCode& problem) {
        self->accepted(problem);
    });
}

void WebSocketSession::accepted(const ErrorCode& problem)
{
    if (has_left_) return;
    if (problem || hub_.stage() != Stage::running) return drop();
    upgrade_.request = {};
    id_ = hub_.open(*this);
    hub_.service.opened(id_, upgrade_.visitor);
    if (is_closing_) return;
    set_timer(hub_.limits.ping_every);
    read();
}

void WebSocketSession::read()
{
    socket_.async_read(buffer_, [self = shared_from_this()](const ErrorCode& problem, std::size_t) {
        self->received(problem);
    });
}

void WebSocketSession::received(const ErrorCode& problem)
{
    if (has_left_) return;
    if (problem) {
        if (const auto reason = refusal_of(problem)) hub_.counters.refuse(*reason);
        // While we say goodbye, the end of the closing is awaited there.
        return is_goodbye_sent_ ? void() : drop();
    }
    // What comes after the goodbye was decided is read and thrown away by the closing.
    if (is_closing_) return;
    has_spoken_ = true;
    if (!socket_.got_text()) return close(CloseReason::no_text, "messages are text");
    if (!bucket_.take(SteadyClock::now())) {
        return close(CloseReason::too_many, "too many messages in too short a time");
    }
    const auto data = buffer_.cdata();
    ++hub_.counters.messages_in;
    hub_.counters.bytes_in += data.size();
    hub_.service.received(id_, {static_cast<const char*>(data.data()), data.size()});
    buffer_.consume(buffer_.size());
    if (!is_closing_) read();
}

// A ping costs an answer and counts as a message; a pong that we asked for does not matter among sixty.
void WebSocketSession::heard_control()
{
    has_spoken_ = true;
    if (is_closing_ || id_ == 0 || bucket_.take(SteadyClock::now())) return;
    close(CloseReason::too_many, "too many messages in too short a time");
}

void WebSocketSession::send(std::shared_ptr<const std::string> text)
{
    CHECK(text != nullptr);
    if (is_closing_) return;
    if (outbox_bytes_ + text->size() > hub_.limits.outbox_bytes_max) {
        return close(CloseReason::too_slow, "more is waiting for you than is kept");
    }
    outbox_bytes_ += text->size();
    outbox_.push_back(std::move(text));
    write_next();
}

void WebSocketSession::close(CloseReason reason, std::string_view words)
{
    if (is_closing_) return;
    is_closing_ = true;
    goodbye_ = {static_cast<websocket::close_code>(reason), shortened(words)};
    if (const auto refusal = refusal_of(reason)) {
        hub_.counters.refuse(*refusal);
        // He is told at once, after the message that is half written.
        outbox_.resize(is_writing_ ? 1 : 0);
    }
    set_timer(hub_.limits.close_wait);
    write_next();
}

void WebSocketSession::write_next()
{
    if (is_writing_ || has_left_) return;
    if (!outbox_.empty()) {
        is_writing_ = true;
        socket_.async_write(boost::asio::buffer(*outbox_.front()),
                            [self = shared_from_this()](const ErrorCode& problem, std::size_t) {
                                self->written(problem);
                            });
    } else if (is_closing_ && !is_goodbye_sent_) {
        is_goodbye_sent_ = true;
        socket_.async_close(goodbye_,
                            [self = shared_from_this()](const ErrorCode&) { self->drop(); });
    }
}

void WebSocketSession::written(const ErrorCode& problem)
{
    is_writing_ = false;
    if (has_left_) return;
    if (problem) return drop();
    ++hub_.counters.messages_out;
    hub_.counters.bytes_out += outbox_.front()->size();
    outbox_bytes_ -= outbox_.front()->size();
    outbox_.pop_front();
    write_next();
}

void WebSocketSession::set_timer(NetworkLimits::Duration wait)
{
    timer_.expires_after(wait);
    timer_.async_wait([self = shared_from_this()](const ErrorCode& problem) {
        // Set anew while this call was waiting in the queue: the time is not up.
        if (problem || self->has_left_ || self->timer_.expiry() > SteadyClock::now()) return;
        self->time_is_up();
    });
}

void WebSocketSession::time_is_up()
{
    if (is_closing_ || id_ == 0) return drop();
    if (!has_spoken_) return close(CloseReason::silent, "no answer to a ping");
    has_spoken_ = false;
    ping();
    set_timer(hub_.limits.ping_every);
}

void WebSocketSession::ping()
{
    if (is_pinging_) return;
    is_pinging_ = true;
    socket_.async_ping(
        {}, [self = shared_from_this()](const ErrorCode&) { self->is_pinging_ = false; });
}

void WebSocketSession::drop()
{
    if (has_left_) return;
    ErrorCode ignored;
    ignored = socket_.next_layer().close(ignored);
    leave();
}

void WebSocketSession::leave()
{
    has_left_ = true;
    timer_.cancel();
    const auto self = shared_from_this();
    if (id_ != 0) hub_.shut(id_);
    hub_.leave(*this);
}

}  // namespace

void start_websocket_session(Hub& hub, Socket socket, Upgrade upgrade)
{
    const auto session =
        std::make_shared<WebSocketSession>(hub, std::move(socket), std::move(upgrade));
    hub.enter(session);
    session->start();
}

}  // namespace sortie
