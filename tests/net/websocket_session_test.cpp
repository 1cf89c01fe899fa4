#include "server/net/visitors.h"
#include "tests/net/echo_service.h"

using namespace sortie;
using namespace sortie::testing_support;
using namespace std::chrono_literals;

namespace {

unsigned code(CloseReason reason)
{
    return static_cast<unsigned>(reason);
}

}  // namespace

TEST("what is said comes back, in order")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT_EQ(client.answer().status, 101U);
    for (int index = 0; index < 40; ++index) EXPECT(client.send(std::to_string(index)));
    for (int index = 0; index < 40; ++index) EXPECT_EQ(client.receive(), std::to_string(index));
    EXPECT(served.waits_until([](const auto& counters) { return counters.messages_out == 40; }));
    const NetworkCounters counters = served.counters();
    EXPECT_EQ(counters.messages_in, 40U);
    EXPECT_EQ(counters.bytes_in, 70U);
    EXPECT_EQ(counters.bytes_out, 70U);
    EXPECT_EQ(counters.websockets_now, 1U);
    EXPECT_EQ(counters.connections_now, 1U);
}

TEST("many messages that wait at once arrive in order and whole")
{
    NetworkOptions options;
    options.limits.messages_burst = 1000;
    Served served(options);
    WebSocketClient client(served.port());
    for (int index = 0; index < 500; ++index) EXPECT(client.send(std::to_string(index)));
    for (int index = 0; index < 500; ++index) EXPECT_EQ(client.receive(), std::to_string(index));
}

TEST("connections do not hear each other and have numbers of their own")
{
    Served served;
    WebSocketClient one(served.port());
    WebSocketClient two(served.port());
    EXPECT(one.send("first"));
    EXPECT_EQ(one.receive(), "first");
    EXPECT(two.send("second"));
    EXPECT_EQ(two.receive(), "second");
    EXPECT(served.service.waits_for("received 1 first"));
    EXPECT(served.service.waits_for("received 2 second"));
}

TEST("an empty message and one of exactly the limit are messages")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send(""));
    EXPECT_EQ(client.receive(), "");
    const std::string longest(NetworkLimits{}.message_bytes_max, 'x');
    EXPECT(client.send(longest));
    EXPECT(client.receive() == longest);
}

TEST("a message above the limit closes the connection")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send(std::string(NetworkLimits{}.message_bytes_max + 1, 'x')));
    EXPECT_EQ(client.receive_close(), code(CloseReason::too_large));
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.counters().refused_for(RefusedFor::too_large), 1U);
    EXPECT_EQ(served.counters().messages_in, 0U);
}

TEST("a binary message closes the connection")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send_binary("bytes"));
    EXPECT_EQ(client.receive_close(), code(CloseReason::no_text));
    EXPECT_EQ(client.close_words(), "messages are text");
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.counters().refused_for(RefusedFor::no_text), 1U);
}

TEST("text that is not UTF-8 closes the connection")
{
    for (const std::string_view bad : {"\xff", "ab\xc3", "\xed\xa0\x80", "\xc0\xaf"}) {
        Served served;
        WebSocketClient client(served.port());
        EXPECT(client.send(bad));
        EXPECT_EQ(client.receive_close(), code(CloseReason::not_utf8));
        EXPECT(served.service.waits_for("closed 1"));
        EXPECT_EQ(served.counters().refused_for(RefusedFor::not_utf8), 1U);
        EXPECT_EQ(served.counters().messages_in, 0U);
    }
}

TEST("a flood of messages closes the connection after the burst")
{
    NetworkOptions options;
    options.limits.messages_per_second = 1;
    options.limits.messages_burst = 10;
    Served served(options);
    WebSocketClient client(served.port());
    for (int index = 0; index < 40; ++index) {
        if (!client.send("x")) break;
    }
    EXPECT_EQ(client.receive_close(), code(CloseReason::too_many));
    EXPECT_EQ(client.close_words(), "too many messages in too short a time");
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.counters().refused_for(RefusedFor::too_many), 1U);
    EXPECT(served.counters().messages_in >= 10);
    EXPECT(served.counters().messages_in < 40);
}

TEST("a flood of pings closes the connection as well")
{
    NetworkOptions options;
    options.limits.messages_per_second = 1;
    options.limits.messages_burst = 10;
    Served served(options);
    WebSocketClient client(served.port());
    for (int index = 0; index < 40; ++index) {
        if (!client.ping()) break;
    }
    EXPECT_EQ(client.receive_close(), code(CloseReason::too_many));
    EXPECT(served.service.waits_for("closed 1"));
}

TEST("a reader for whom too much waits is closed, and is told why when he reads on")
{
    NetworkOptions options;
    options.limits.outbox_bytes_max = 100'000;
    Served served(options);
    WebSocketClient client(served.port());
    EXPECT(client.send("flood 500 1000"));
    EXPECT_EQ(client.receive_close(), code(CloseReason::too_slow));
    EXPECT_EQ(client.close_words(), "more is waiting for you than is kept");
    EXPECT(client.messages_before_close() <= 100);
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.counters().refused_for(RefusedFor::too_slow), 1U);
}

TEST("a reader who has stopped reading altogether is dropped, and others are served meanwhile")
{
    NetworkOptions options;
    options.limits.messages_burst = 10'000;
    options.limits.close_wait = 200ms;
    Served served(options);
    WebSocketClient stuck(served.port());
    WebSocketClient other(served.port());
    // The system takes some megabytes before it is full; only then the outbox begins to fill.
    for (int index = 0; index < 100 && served.service.count_of("closed 1") == 0; ++index) {
        if (!stuck.send("flood 9 100000")) break;
        EXPECT(other.send("still here"));
        EXPECT_EQ(other.receive(), "still here");
    }
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.counters().refused_for(RefusedFor::too_slow), 1U);
    EXPECT(other.send("and now"));
    EXPECT_EQ(other.receive(), "and now");
}

TEST("who reads what he gets may get far more than is kept at once")
{
    NetworkOptions options;
    options.limits.messages_burst = 1000;
    options.limits.outbox_bytes_max = 20'000;
    Served served(options);
    WebSocketClient client(served.port());
    for (int index = 0; index < 100; ++index) {
        EXPECT(client.send("flood 1 10000"));
        EXPECT_EQ(client.receive().value_or("").size(), 10'000U);
    }
}

TEST("who does not answer pings is closed as silent")
{
    NetworkOptions options;
    options.limits.ping_every = 50ms;
    Served served(options);
    WebSocketClient client(served.port());
    // A client that does not read does not answer either.
    EXPECT(served.waits_until(
        [](const auto& counters) { return counters.refused_for(RefusedFor::silent) == 1; }));
    EXPECT_EQ(client.receive_close(), code(CloseReason::silent));
    EXPECT_EQ(client.close_words(), "no answer to a ping");
    EXPECT(served.service.waits_for("closed 1"));
}

TEST("a half-open connection is dropped when it does not even say goodbye")
{
    NetworkOptions options;
    options.limits.ping_every = 50ms;
    options.limits.close_wait = 50ms;
    Served served(options);
    const WebSocketClient client(served.port());
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT(served.waits_until([](const auto& counters) { return counters.connections_now == 0; }));
}

TEST("who answers pings and says nothing else stays")
{
    NetworkOptions options;
    options.limits.ping_every = 1s;
    Served served(options);
    WebSocketClient client(served.port());
    WebSocketClient waker(served.port());
    // Both read all the time that the service sleeps, which is longer than two pings.
    EXPECT(waker.send("wake 2500"));
    std::jthread reader([&] { client.receive_close(); });
    std::jthread other([&] { waker.receive_close(); });
    EXPECT(served.service.waits_for("woken"));
    EXPECT_EQ(served.counters().websockets_now, 2U);
    EXPECT_EQ(served.counters().refused_for(RefusedFor::silent), 0U);
    served.network.stop();
}

TEST("the service closes a connection with its reason and words, once")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send("close 4003 you are here a second time"));
    EXPECT_EQ(client.receive_close(), code(CloseReason::replaced));
    EXPECT_EQ(client.close_words(), "you are here a second time");
    EXPECT_EQ(client.messages_before_close(), 0U);
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(served.service.count_of("closed 1"), 1U);
}

TEST("words that are too long for a close frame are cut between two characters")
{
    Served served;
    WebSocketClient client(served.port());
    std::string words(122, 'a');
    EXPECT(client.send("close 1000 " + words + "\xc3\xa9 and more"));
    EXPECT_EQ(client.receive_close(), 1000U);
    EXPECT_EQ(client.close_words(), words);
}

TEST("what was sent before a close arrives before it")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send("flood 50 1000"));
    EXPECT(client.send("close 1000 done"));
    EXPECT_EQ(client.receive_close(), 1000U);
    EXPECT_EQ(client.messages_before_close(), 50U);
}

TEST("a goodbye is answered, and leaving without one is noticed")
{
    Served served;
    WebSocketClient polite(served.port());
    EXPECT_EQ(polite.close(), 1000U);
    EXPECT(served.service.waits_for("closed 1"));
    WebSocketClient rude(served.port());
    rude.vanish();
    EXPECT(served.service.waits_for("closed 2"));
    EXPECT_EQ(served.counters().websockets_now, 0U);
}

TEST("a visitor without a token gets one with the upgrade, and the service sees the same")
{
    Served served;
    const WebSocketClient client(served.port());
    const std::string cookie = client.answer().field("Set-Cookie");
    EXPECT(served.service.waits_for("opened 1"));
    const Visitor visitor = served.service.last_visitor();
    EXPECT(is_token(visitor.token));
    EXPECT_EQ(cookie, cookie_of(visitor.token, false));
    EXPECT_EQ(visitor.address, "127.0.0.1");
}

TEST("a visitor with a token keeps it, from the cookie or from the header")
{
    Served served;
    const std::string token = make_token();
    const WebSocketClient browser(served.port(), {{"Cookie", "sortie=" + token}});
    EXPECT(!browser.answer().has_field("Set-Cookie"));
    EXPECT(served.service.waits_for("opened 1"));
    EXPECT_EQ(served.service.last_visitor().token, token);
    const std::string other = make_token();
    const WebSocketClient terminal(served.port(), {{"Authorization", "Bearer " + other}});
    EXPECT(!terminal.answer().has_field("Set-Cookie"));
    EXPECT(served.service.waits_for("opened 2"));
    EXPECT_EQ(served.service.last_visitor().token, other);
}

TEST("the upgrade's answer tells no version and accepts no compression")
{
    Served served;
    const WebSocketClient client(served.port(), {{"Sec-WebSocket-Extensions",
                                                  "permessage-deflate; client_max_window_bits"}});
    EXPECT_EQ(client.answer().status, 101U);
    EXPECT_EQ(client.answer().field("Server"), "sortie");
    EXPECT(!client.answer().has_field("Sec-WebSocket-Extensions"));
}

TEST("frames that break the protocol end the connection and nothing else")
{
    Served served;
    std::string request =
        "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    // Without a mask; with reserved bits; an unknown kind; a fragment without a beginning; a length above all.
    const std::vector<std::string> frames{
        std::string("\x81\x01x", 3), std::string("\xf1\x80\0\0\0\0", 6),
        std::string("\x83\x80\0\0\0\0", 6), std::string("\x80\x80\0\0\0\0", 6),
        std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14)};
    for (const std::string& frame : frames) {
        HttpClient client(served.port());
        EXPECT(client.write(request));
        EXPECT_EQ(client.read().status, 101U);
        EXPECT(client.write(frame));
        EXPECT(client.is_ended_by_server());
    }
    WebSocketClient other(served.port());
    EXPECT(other.send("still here"));
    EXPECT_EQ(other.receive(), "still here");
    EXPECT_EQ(served.counters().messages_in, 1U);
}
