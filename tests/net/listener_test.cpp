#include "server/net/listener.h"

#include "tests/net/echo_service.h"

using namespace sortie;
using namespace sortie::testing_support;

TEST("a free port is found, and a second server cannot take it")
{
    Served served;
    EXPECT(served.port() != 0);
    EchoService service;
    Network second({.port = served.port()}, service);
    const auto problem = second.listen();
    EXPECT(problem.has_value());
    EXPECT_NE(
        problem->words.find("cannot listen on 127.0.0.1, port " + std::to_string(served.port())),
        std::string::npos)
        << problem->words;
}

TEST("what is no address is told in words")
{
    EchoService service;
    Network network({.address = "nowhere"}, service);
    const auto problem = network.listen();
    EXPECT(problem.has_value());
    EXPECT_EQ(problem->words,
              "'nowhere' is no address to listen on; write one like 127.0.0.1 or ::");
}

TEST("an address of another machine cannot be listened on")
{
    EchoService service;
    Network network({.address = "192.0.2.1"}, service);
    EXPECT(network.listen().has_value());
}

TEST("a server on every address serves IPv4 as well, and writes its addresses as such")
{
    {
        EchoService service;
        Network probe({.address = "::"}, service);
        if (probe.listen()) GTEST_SKIP() << "this machine has no IPv6";
    }
    Served served({.address = "::"});
    EXPECT_EQ(http_get(served.port(), "/api/a").status, 404U);
    EXPECT_EQ(served.service.last_visitor().address, "127.0.0.1");
}

TEST("when the house is full the next one is told so, and gets in when somebody has left")
{
    NetworkOptions options;
    options.limits.connections_max = 2;
    Served served(options);
    WebSocketClient one(served.port());
    const WebSocketClient two(served.port());
    const WebSocketClient three(served.port());
    EXPECT(!three.is_open());
    EXPECT_EQ(three.answer().status, 503U);
    EXPECT_EQ(three.answer().body, "the server has no free place; come back later\n");
    EXPECT_EQ(http_get(served.port(), "/").status, 503U);
    EXPECT_EQ(served.counters().refused_for(RefusedFor::full), 2U);
    EXPECT_EQ(one.close(), 1000U);
    EXPECT(served.service.waits_for("closed 1"));
    EXPECT_EQ(http_get(served.port(), "/").status, 200U);
}

TEST("nobody who is turned away keeps others from being told")
{
    NetworkOptions options;
    options.limits.connections_max = 1;
    Served served(options);
    const WebSocketClient inside(served.port());
    std::vector<std::unique_ptr<HttpClient>> crowd;
    for (std::size_t index = 0; index < told_at_once_max; ++index) {
        crowd.push_back(std::make_unique<HttpClient>(served.port()));
    }
    EXPECT(served.waits_until([](const auto& counters) {
        return counters.refused_for(RefusedFor::full) == told_at_once_max;
    }));
    HttpClient late(served.port());
    EXPECT(late.is_ended_by_server());
    EXPECT_EQ(crowd.front()->ask("/").status, 503U);
}

TEST("one address may not take all the places")
{
    NetworkOptions options;
    options.limits.connections_per_address_max = 2;
    Served served(options);
    const WebSocketClient one(served.port());
    const WebSocketClient two(served.port());
    const WebSocketClient three(served.port());
    EXPECT_EQ(three.answer().status, 503U);
    EXPECT_EQ(three.answer().body, "too many connections from your address\n");
    EXPECT_EQ(served.counters().refused_for(RefusedFor::address), 1U);
}

TEST("behind a proxy the forwarded address is counted, not the proxy's")
{
    NetworkOptions options{.behind_proxy = true};
    options.limits.connections_per_address_max = 1;
    Served served(options);
    const WebSocketClient one(served.port(), {{"X-Forwarded-For", "192.0.2.1"}});
    const WebSocketClient two(served.port(), {{"X-Forwarded-For", "192.0.2.2"}});
    const WebSocketClient again(served.port(), {{"X-Forwarded-For", "192.0.2.1"}});
    EXPECT(one.is_open());
    EXPECT(two.is_open());
    EXPECT_EQ(again.answer().status, 503U);
    EXPECT_EQ(again.answer().body, "too many connections from your address\n");
}
