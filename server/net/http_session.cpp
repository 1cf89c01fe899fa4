#include "server/net/http_session.h"

#include <array>
#include <chrono>
#include <optional>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/answers.h"
#include "server/net/targets.h"
#include "server/net/visitors.h"
#include "server/net/websocket_session.h"

namespace sortie {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

using Stream = beast::basic_stream<Tcp, Executor>;
using Request = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// A connection is closed with words, and the words are lost if what the visitor is still sending is not read.
constexpr std::chrono::seconds linger_wait{2};
constexpr std::size_t linger_bytes_max = std::size_t{256} * 1024;

constexpr std::size_t websocket_key_characters = 24;  // 16 bytes in base64

struct Refused {
    RefusedFor reason;
    Answer answer;
    bool is_last = false;  // what follows on this connection cannot be trusted
};

bool is_http_problem(const ErrorCode& problem)
{
    return problem.category() == http::make_error_code(http::error::bad_method).category();
}

bool has_body(const Request& request)
{
    const auto length = request.find(http::field::content_length);
    return request.chunked() || (length != request.end() && length->value() != "0");
}

// A proxy may add its field after one that the visitor has made up.
std::string_view last_field(const Request& request, std::string_view name)
{
    std::string_view value;
    const auto range = request.equal_range(name);
    for (auto field = range.first; field != range.second; ++field) value = field->value();
    return value;
}

bool is_for_service(std::string_view path)
{
    return path == "/health" || path == "/metrics" || path == "/api" || path.starts_with("/api/");
}

Answer answer_of(HttpAnswer&& given)
{
    return {.status = given.status,
            .type = std::move(given.type),
            .body = std::make_shared<const std::string>(std::move(given.body)),
            .fields = {{"Cache-Control", "no-store"}}};
}

std::optional<Refused> why_not_request(const Request& request, const TargetReading& reading)
{
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
        Answer answer = answer_in_words(405, "only GET and HEAD are answered here");
        answer.fields.push_back({"Allow", "GET, HEAD"});
        return Refused{RefusedFor::method, std::move(answer), true};
    }
    if (has_body(request)) {
        return Refused{RefusedFor::body, answer_in_words(413, "a request has no body here"), true};
    }
    if (reading.status != 200) {
        return Refused{RefusedFor::target, answer_in_words(reading.status, reading.words)};
    }
    return std::nullopt;
}

class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(Hub& hub, Socket socket, HttpGuest guest)
        : hub_(hub), stream_(std::move(socket)), guest_(std::move(guest)),
          buffer_(2 * std::size_t{hub.limits.header_bytes_max})
    {
    }

    void read();
    void finish() override;
    void drop() override;

private:
    enum class Doing : std::uint8_t { reading, answering, lingering };

    void heard(const ErrorCode& problem);
    void handle();
    void ask_service(const HttpQuestion& question, const Visitor& visitor);
    void serve_file(const HttpQuestion& question, const Visitor& visitor);
    void open_websocket(Visitor visitor);
    Visitor visitor() const;
    bool is_secure() const;

    void refuse(Refused refused);
    void write(Answer answer);
    void written(const ErrorCode& problem);
    void linger();
    void leave() { hub_.leave(*this); }

    Hub& hub_;
    Stream stream_;
    HttpGuest guest_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    Request request_;
    Answer answer_;  // holds the body while it is written
    std::optional<Response> response_;
    std::array<char, 4096> leftover_{};
    std::size_t leftover_bytes_ = 0;
    std::uint64_t question_ = 0;  // counts, so that a second answer to one question is seen
    Doing doing_ = Doing::reading;
    bool is_last_ = false;
};

void HttpSession::read()
{
    doing_ = Doing::reading;
    parser_.emplace();
    parser_->header_limit(hub_.limits.header_bytes_max);
    parser_->body_limit(boost::none);  // a body is refused in words, not by the parser
    stream_.expires_after(hub_.limits.request_wait);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](const ErrorCode& problem, std::size_t) {
                                self->heard(problem);
                            });
}

void HttpSession::heard(const ErrorCode& problem)
{
    doing_ = Doing::answering;
    if (!problem) {
        request_ = parser_->release();
        return handle();
    }
    request_ = {};
    request_.version(11);
    if (problem == beast::error::timeout) {
        if (parser_->got_some()) hub_.counters.refuse(RefusedFor::slow);
        return leave();
    }
    if (problem == http::error::header_limit || problem == http::error::buffer_overflow) {
        return refuse(
            {RefusedFor::header, answer_in_words(431, "the request header is too large"), true});
    }
    const bool is_gone =
        problem == http::error::end_of_stream || problem == http::error::partial_message;
    if (is_gone || !is_http_problem(problem)) return leave();
    refuse(
        {RefusedFor::header, answer_in_words(400, "this is not HTTP as it is spoken here"), true});
}

void HttpSession::handle()
{
    ++hub_.counters.requests;
    is_last_ = is_last_ || !request_.keep_alive();
    if (guest_.refusal) {
        is_last_ = true;
        const bool is_full = guest_.refusal == RefusedFor::full;
        return write(answer_in_words(503, is_full ? "the server has no free place; come back later"
                                                  : "too many connections from your address"));
    }
    const TargetReading reading = read_target(request_.target());
    if (auto refused = why_not_request(request_, reading)) return refuse(std::move(*refused));
    const HttpQuestion& question = reading.question;
    if (question.path == "/ws") return open_websocket(visitor());
    const bool is_bare = question.path == "/" && !hub_.files.has_index();
    if (is_bare || is_for_service(question.path)) return ask_service(question, visitor());
    serve_file(question, visitor());
}

void HttpSession::ask_service(const HttpQuestion& question, const Visitor& visitor)
{
    const std::uint64_t number = ++question_;
    hub_.service.asked(question, visitor, [weak = weak_from_this(), number](HttpAnswer given) {
        const auto self = weak.lock();
        if (self == nullptr || self->question_ != number) return;
        ++self->question_;
        self->write(answer_of(std::move(given)));
    });
}

void HttpSession::serve_file(const HttpQuestion& question, const Visitor& visitor)
{
    Answer answer = hub_.files.answer({.path = question.path,
                                       .accept_encoding = request_[http::field::accept_encoding],
                                       .if_none_match = request_[http::field::if_none_match]});
    if (answer.type.starts_with("text/html") && visitor.token.empty()) {
        answer.fields.push_back({"Set-Cookie", cookie_of(make_token(), is_secure())});
        // A cache between us and the visitors must not hand one's token to the next.
        for (Field& field : answer.fields) {
            if (field.name == "Cache-Control") field.value = "private, no-cache";
        }
    }
    write(std::move(answer));
}

void HttpSession::open_websocket(Visitor visitor)
{
    if (!beast::websocket::is_upgrade(request_) ||
        request_[http::field::sec_websocket_version] != "13") {
        Answer answer = answer_in_words(426, "this address speaks WebSocket only, version 13");
        answer.fields.push_back({"Upgrade", "websocket"});
        answer.fields.push_back({"Sec-WebSocket-Version", "13"});
        return write(std::move(answer));
    }
    if (request_[http::field::sec_websocket_key].size() != websocket_key_characters) {
        return refuse(
            {RefusedFor::header, answer_in_words(400, "a WebSocket key has 24 characters"), true});
    }
    if (buffer_.size() > 0) {
        return refuse(
            {RefusedFor::body, answer_in_words(400, "wait for the answer before you speak"), true});
    }
    if (!may_connect(request_[http::field::origin], request_[http::field::host],
                     hub_.options.allowed_origins)) {
        return refuse({RefusedFor::origin,
                       answer_in_words(403, "pages of another site may not connect"), true});
    }
    if (hub_.options.behind_proxy) {
        guest_.address_place = hub_.admission.enter_from(counted_address(visitor.address));
        if (guest_.address_place == nullptr) {
            return refuse({RefusedFor::address,
                           answer_in_words(503, "too many connections from your address"), true});
        }
    }
    std::string cookie;
    if (visitor.token.empty()) {
        visitor.token = make_token();
        cookie = cookie_of(visitor.token, is_secure());
    }
    const auto self = shared_from_this();
    start_websocket_session(hub_, stream_.release_socket(),
                            {.request = std::move(request_),
                             .visitor = std::move(visitor),
                             .cookie = std::move(cookie),
                             .place = std::move(guest_.place),
                             .address_place = std::move(guest_.address_place)});
    leave();
}

Visitor HttpSession::visitor() const
{
    Visitor visitor{
        .token = token_of(request_[http::field::authorization], request_[http::field::cookie]),
        .address = guest_.address};
    if (hub_.options.behind_proxy) {
        visitor.address =
            forwarded_address(last_field(request_, "X-Forwarded-For"), guest_.address);
    }
    return visitor;
}

// Whoever lies about it only gets a cookie that he does not send back.
bool HttpSession::is_secure() const
{
    return equals_without_case(last_field(request_, "X-Forwarded-Proto"), "https");
}

void HttpSession::refuse(Refused refused)
{
    hub_.counters.refuse(refused.reason);
    is_last_ = is_last_ || refused.is_last;
    write(std::move(refused.answer));
}

void HttpSession::write(Answer answer)
{
    answer_ = std::move(answer);
    Response& response = response_.emplace();
    response.version(request_.version());
    response.result(answer_.status);
    for (const SecurityField& field : security_fields) response.set(field.name, field.value);
    for (const Field& field : answer_.fields) response.set(field.name, field.value);
    if (answer_.body != nullptr) {
        if (!answer_.type.empty()) response.set(http::field::content_type, answer_.type);
        response.content_length(answer_.body->size());
        // The answer to HEAD tells the length of what it leaves out.
        const bool is_sent = request_.method() != http::verb::head;
        if (is_sent) response.body() = {answer_.body->data(), answer_.body->size()};
    }
    response.keep_alive(!is_last_);
    stream_.expires_after(hub_.limits.answer_wait);
    http::async_write(stream_, response,
                      [self = shared_from_this()](const ErrorCode& problem, std::size_t) {
                          self->written(problem);
                      });
}

void HttpSession::written(const ErrorCode& problem)
{
    response_.reset();
    answer_ = {};
    if (problem) return leave();
    if (!is_last_) return read();
    ErrorCode failed;
    failed = stream_.socket().shutdown(Socket::shutdown_send, failed);
    if (failed) return leave();
    doing_ = Doing::lingering;
    stream_.expires_after(linger_wait);
    linger();
}

void HttpSession::linger()
{
    stream_.async_read_some(
        boost::asio::buffer(leftover_),
        [self = shared_from_this()](const ErrorCode& problem, std::size_t bytes) {
            self->leftover_bytes_ += bytes;
            if (problem || self->leftover_bytes_ > linger_bytes_max) return self->drop();
            self->linger();
        });
}

void HttpSession::finish()
{
    is_last_ = true;
    if (doing_ != Doing::answering) drop();
}

void HttpSession::drop()
{
    stream_.close();
    leave();
}

}  // namespace

void start_http_session(Hub& hub, Socket socket, HttpGuest guest)
{
    const auto session = std::make_shared<HttpSession>(hub, std::move(socket), std::move(guest));
    hub.enter(session);
    session->read();
}

}  // namespace sortie
