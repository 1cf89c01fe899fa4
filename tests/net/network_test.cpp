#include "server/net/network.h"

#include <algorithm>

#include "tests/net/echo_service.h"

using namespace sortie;
using namespace sortie::testing_support;
using namespace std::chrono_literals;

namespace {

constexpr unsigned going_away = static_cast<unsigned>(CloseReason::going_away);

}  // namespace

TEST("a stop tells the service, says goodbye to everybody and ends the run")
{
    Served served;
    WebSocketClient one(served.port());
    WebSocketClient two(served.port());
    EXPECT(served.service.waits_for("opened 2"));
    served.network.stop();
    EXPECT_EQ(one.receive(), "farewell");
    EXPECT_EQ(one.receive_close(), going_away);
    EXPECT_EQ(one.close_words(), "the server stops");
    EXPECT_EQ(two.receive(), "farewell");
    EXPECT_EQ(two.receive_close(), going_away);
    served.join();
    EXPECT_EQ(served.service.count_of("stopping"), 1U);
    EXPECT_EQ(served.service.count_of("closed 1"), 1U);
    EXPECT_EQ(served.service.count_of("closed 2"), 1U);
}

TEST("what waits to be sent when the stop comes is sent before the goodbye")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(client.send("flood 900 1000"));
    EXPECT(served.service.waits_for("received 1 flood 900 1000"));
    served.network.stop();
    EXPECT_EQ(client.receive_close(), going_away);
    EXPECT_EQ(client.messages_before_close(), 901U);
    served.join();
}

TEST("until the service is done its connections live, and nobody new comes in")
{
    Served served;
    served.service.hold();
    WebSocketClient client(served.port());
    HttpClient idle(served.port());
    EXPECT_EQ(idle.ask("/health").status, 200U);
    served.network.stop();
    EXPECT(served.service.waits_for("stopping"));
    EXPECT_EQ(client.receive(), "farewell");
    EXPECT(client.send("still here"));
    EXPECT_EQ(client.receive(), "still here");
    EXPECT(idle.is_ended_by_server());
    EXPECT(!HttpClient(served.port()).is_connected());
    served.service.finish();
    EXPECT_EQ(client.receive_close(), going_away);
    served.join();
}

TEST("an answer that is owed when the stop comes is given")
{
    Served served;
    served.service.hold();
    HttpClient client(served.port());
    EXPECT(client.write("GET /api/never HTTP/1.1\r\n\r\n"));
    EXPECT(served.service.waits_for("asked /api/never"));
    served.network.stop();
    EXPECT(served.service.waits_for("stopping"));
    served.service.answer_all();
    const WebResponse response = client.read();
    EXPECT_EQ(response.body, "at last");
    EXPECT_EQ(response.field("Connection"), "close");
    served.service.finish();
    served.join();
}

TEST("a service that is never done is not waited for beyond the deadline")
{
    Served served({.stop_wait = 50ms});
    served.service.hold();
    WebSocketClient client(served.port());
    EXPECT(served.service.waits_for("opened 1"));
    served.network.stop();
    EXPECT_EQ(client.receive_close(), going_away);
    served.join();
    // Late and without effect.
    served.service.finish();
}

TEST("somebody who does not say goodbye does not hold the stop up")
{
    NetworkOptions options;
    options.limits.close_wait = 100ms;
    Served served(options);
    const WebSocketClient deaf(served.port());
    HttpClient waiting(served.port());
    EXPECT(waiting.write("GET /api/never HTTP/1.1\r\n\r\n"));
    EXPECT(served.service.waits_for("opened 1"));
    EXPECT(served.service.waits_for("asked /api/never"));
    served.network.stop();
    served.join();
    EXPECT_EQ(served.service.count_of("closed 1"), 1U);
    EXPECT(waiting.is_ended_by_server());
}

TEST("a second stop changes nothing, and a stop before the run ends it at once")
{
    EchoService service;
    Network network({}, service);
    service.use(network);
    EXPECT(!network.listen().has_value());
    network.stop();
    network.stop();
    network.run();
    EXPECT_EQ(service.count_of("stopping"), 1U);
}

TEST("work from many threads is done on the network's thread, each piece once and in its order")
{
    Served served;
    constexpr int threads_max = 8;
    constexpr int works_max = 1000;
    std::vector<std::vector<int>> done(threads_max);
    std::set<std::thread::id> places;
    {
        std::vector<std::jthread> threads;
        for (std::size_t thread = 0; thread < threads_max; ++thread) {
            threads.emplace_back([&, thread] {
                for (int index = 0; index < works_max; ++index) {
                    served.network.post([&, thread, index] {
                        done[thread].push_back(index);
                        places.insert(std::this_thread::get_id());
                    });
                }
            });
        }
    }
    served.counters();  // posted after all of them
    EXPECT_EQ(places.size(), 1U);
    for (const std::vector<int>& list : done) {
        EXPECT_EQ(list.size(), std::size_t{works_max});
        EXPECT(std::ranges::is_sorted(list));
    }
}

TEST("messages that other threads have posted arrive in their order")
{
    Served served;
    WebSocketClient client(served.port());
    EXPECT(served.service.waits_for("opened 1"));
    std::jthread poster([&] {
        for (int index = 0; index < 300; ++index) {
            served.network.post([&, index] {
                served.network.send(1, std::make_shared<const std::string>(std::to_string(index)));
            });
        }
    });
    for (int index = 0; index < 300; ++index) EXPECT_EQ(client.receive(), std::to_string(index));
}

TEST("the service is woken at the time it asked for, and an earlier wish is replaced")
{
    Served served;
    std::chrono::steady_clock::time_point woken_after;
    served.network.post([&] {
        const auto now = std::chrono::steady_clock::now();
        served.network.wake_at(now + 1h);
        served.network.wake_at(now - 1s);
        served.network.wake_at(now + 50ms);
        woken_after = now + 50ms;
    });
    EXPECT(served.service.waits_for("woken"));
    EXPECT(std::chrono::steady_clock::now() >= woken_after);
    EXPECT_EQ(served.service.count_of("woken"), 1U);
}

TEST("a wish to be woken does not hold a stop up")
{
    Served served;
    served.network.post([&] { served.network.wake_at(std::chrono::steady_clock::now() + 1h); });
    served.network.stop();
    served.join();
    EXPECT_EQ(served.service.count_of("woken"), 0U);
}

TEST("sending to nobody and closing nobody is no mistake")
{
    Served served;
    served.network.post([&] {
        served.network.send(77, std::make_shared<const std::string>("text"));
        served.network.close(77, CloseReason::normal, "");
    });
    EXPECT_EQ(http_get(served.port(), "/health").status, 200U);
}

TEST("a wire that does not count keeps the zeros")
{
    class Mute final : public Wire {
    public:
        void send(ConnectionId, std::shared_ptr<const std::string>) override {}
        void close(ConnectionId, CloseReason, std::string_view) override {}
        void wake_at(std::chrono::steady_clock::time_point) override {}
        void post(std::function<void()>) override {}
    };
    const Mute mute;
    EXPECT_EQ(mute.counters().connections, 0U);
    EXPECT_EQ(mute.counters().refused_for(RefusedFor::not_utf8), 0U);
    EXPECT_EQ(name_of(RefusedFor::too_slow), "too_slow");
}
