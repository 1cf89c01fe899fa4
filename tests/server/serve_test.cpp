// What an operator says on the command line is what visitors meet.

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "games/games.h"
#include "server/host/host.h"
#include "tests/server/process.h"
#include "tests/server/wire_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"
#include "tests/support/web_client.h"

namespace sortie {
namespace {

using namespace testing_support;

TEST("--connections-per-address bounds the connections from one address")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(),
                         {"--connections-per-address", "2"}};
    ASSERT_TRUE(server.is_running());
    const WebSocketClient first(server.port());
    const WebSocketClient second(server.port());
    EXPECT(first.is_open());
    EXPECT(second.is_open());
    EXPECT_EQ(http_get(server.port(), "/health").status, 503U);
}

TEST("--connections bounds the connections of all visitors together")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(), {"--connections", "1"}};
    ASSERT_TRUE(server.is_running());
    const WebSocketClient first(server.port());
    EXPECT(first.is_open());
    EXPECT_EQ(http_get(server.port(), "/health").status, 503U);
}

TEST("more connections from one address than usual are possible if the operator says so")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(),
                         {"--connections-per-address", "300"}};
    ASSERT_TRUE(server.is_running());
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    for (int i = 0; i < 280; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        ASSERT_TRUE(clients.back()->is_open()) << "connection " << i;
    }
}

TEST("--known-chance gives the first table of every server of that text the same id and commitment")
{
    namespace json = boost::json;
    const auto created = [](const std::string& text) {
        const TemporaryFolder folder;
        ServerProcess server{"sqlite:" + (folder / "tables.db").string(), {"--known-chance", text}};
        WirePlayer host(server.port(), "host");
        const json::array bots(2, json::value{{"kind", "bot"}, {"bot", "random"}});
        const json::object answer =
            host.ask({{"do", "create"}, {"game", "skirmish"}, {"seats", bots}});
        const json::object seen = host.ask({{"do", "watch"}, {"table", answer.at("table")}});
        return json::serialize(answer.at("table")) +
               json::serialize(seen.at("table").at("commitment"));
    };
    const std::string first = created("a test");
    EXPECT_EQ(created("a test"), first);
    EXPECT(created("another test") != first);
}

// A bot that moves at once is due in the millisecond in which the last one was; the server must wake for it again.
TEST("--bot-pause 0 lets bots play without a pause, and to the end")
{
    namespace json = boost::json;
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(), {"--bot-pause", "0"}};
    ASSERT_TRUE(server.is_running());
    WirePlayer host(server.port(), "host");
    const json::array bots(2, json::value{{"kind", "bot"}, {"bot", "random"}});
    std::vector<std::string> tables;
    for (int i = 0; i < 8; ++i) {
        const json::object created =
            host.ask({{"do", "create"}, {"game", "skirmish"}, {"seats", bots}});
        ASSERT_TRUE(WirePlayer::is_ok(created));
        tables.emplace_back(created.at("table").get_string());
        ASSERT_TRUE(WirePlayer::is_ok(host.ask({{"do", "begin"}, {"table", tables.back()}})));
    }
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    for (const std::string& table : tables) {
        const auto is_over = [&] {
            const json::object seen = host.ask({{"do", "watch"}, {"table", table}});
            return WirePlayer::is_ok(seen) && seen.at("table").at("status") == "over";
        };
        bool has_ended = is_over();
        while (!has_ended && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            has_ended = is_over();
        }
        EXPECT(has_ended) << "the bots of table " << table << " have stopped";
    }
}

TEST("a folder without the browser client is told at the start, one with it is not")
{
    const TemporaryFolder folder;
    std::string told;
    ServerOptions options;
    options.network.address = "127.0.0.1";
    options.network.port = 0;
    options.network.web_folder = folder / "web";
    options.store = "sqlite:" + (folder / "tables.db").string();
    options.log = [&](const std::string& line) { told += line; };
    {
        Server server(all_games(), options);
        EXPECT(!server.open());
    }
    EXPECT_NE(told.find("no browser client"), std::string::npos) << told;
    told.clear();
    std::filesystem::create_directory(folder / "web");
    std::ofstream(folder / "web" / "index.html") << "<!doctype html>";
    Server server(all_games(), options);
    EXPECT(!server.open());
    EXPECT_EQ(told.find("no browser client"), std::string::npos) << told;
}

}  // namespace
}  // namespace sortie
