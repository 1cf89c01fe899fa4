// The terminal at a table of a real server: `sortie join` as a person uses it.

#include <cstdlib>
#include <string>
#include <thread>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "cli/commands.h"
#include "games/games.h"
#include "tests/server/process.h"
#include "tests/server/wire_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using namespace testing_support;
namespace json = boost::json;

// A server, and a home folder for whoever joins.
struct Evening {
    TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(), {"--bot-pause", "0"}};

    Evening() { ::setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1); }

    std::string address() const { return "http://127.0.0.1:" + std::to_string(server.port()); }
    struct Joined {
        int code = 0;
        std::string output;
        std::string errors;
        bool has(std::string_view words) const { return output.find(words) != std::string::npos; }
    };
    Joined join(Commands::Join arguments, std::vector<std::string> lines) const
    {
        ScriptedTerminal terminal(std::move(lines));
        arguments.server = address();
        const int code = Commands{all_games(), terminal}.join(arguments);
        return {code, terminal.output, terminal.errors};
    }
};

}  // namespace

TEST("two people play a game to its end in two terminals at one server")
{
    Evening evening;
    WirePlayer host(evening.server.port(), "host-");
    const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    const json::object created =
        host.ask({{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}});
    const std::string table(created.at("table").get_string());
    Evening::Joined first;
    Evening::Joined second;
    std::thread one([&] {
        first = evening.join({.code = table, .seat = 1, .name = "Anna"},
                             {"a1", "say well met", "a2", "place a3"});
    });
    std::thread two([&] {
        second =
            evening.join({.code = table, .seat = 2, .name = "Bert"}, {"b1", "? place a1", "b2"});
    });
    // The host begins when both sit; if that fails, both are sent home.
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    bool has_begun = false;
    while (!has_begun && std::chrono::steady_clock::now() < end) {
        has_begun = WirePlayer::is_ok(host.ask({{"do", "begin"}, {"table", table}}));
        if (!has_begun) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT(has_begun) << "not both of them sit";
    if (!has_begun) evening.server.kill();
    one.join();
    two.join();
    EXPECT_EQ(first.code, 0) << first.errors;
    EXPECT(first.has("The game is over.")) << first.output;
    EXPECT(first.has("seat 1: 1")) << first.output;
    EXPECT(second.has("seat 2: -1")) << second.output;
    EXPECT(second.has("Anna: well met")) << second.output;
    EXPECT(second.has("X2.")) << second.output;  // the rule against a cell that is taken
}

TEST("a person begins a table of MERC alone, looks around and leaves")
{
    const Evening evening;
    const Evening::Joined joined =
        evening.join({.game = "merc", .name = "Anna"}, {"hint", "?", "board", "quit"});
    EXPECT_EQ(joined.code, 0) << joined.errors;
    EXPECT(joined.has("A suggestion: land ")) << joined.output;
    EXPECT(joined.has("The game goes on at the server.")) << joined.output;
}

TEST("whoever opens a table with bots sits where he wants to")
{
    const Evening evening;
    const Evening::Joined joined =
        evening.join({.game = "tictactoe", .bot = "random", .seat = 2}, {"quit"});
    EXPECT_EQ(joined.code, 0) << joined.errors;
    EXPECT(joined.has("The game goes on at the server.")) << joined.output;
}

TEST("a terminal asks for a forecast, and a table that has no hints refuses it in words")
{
    const Evening evening;
    const Evening::Joined joined =
        evening.join({.game = "tictactoe", .bot = "random"},
                     {"forecast place b2", "forecast 1", "forecast", "forecast dance", "quit"});
    EXPECT(joined.has("% of 200 games sampled from what you know.")) << joined.output;
    EXPECT(joined.has("forecast needs an option or a whole move")) << joined.output;
    EXPECT(!joined.has("Hints and forecasts are off"));
    const Evening::Joined bare =
        evening.join({.game = "tictactoe", .bot = "random", .has_no_hints = true},
                     {"hint", "forecast place b2", "quit"});
    EXPECT(bare.has("Hints and forecasts are off at this table.")) << bare.output;
    EXPECT(bare.has("hints and forecasts are off at this table (T_HINTS_OFF)")) << bare.output;
    EXPECT(!bare.has("games sampled")) << bare.output;
}

TEST("a terminal gives standing orders to a table, which keeps them")
{
    const Evening evening;
    const Evening::Joined joined =
        evening.join({.game = "skirmish", .bot = "random"},
                     {"standing before_roll.attacker", "standing", "quit"});
    EXPECT_EQ(joined.code, 0) << joined.errors;
    EXPECT(joined.has("passes  before_roll.attacker")) << joined.output;
    EXPECT(joined.has("asks    before_roll\n")) << joined.output;
    EXPECT(!joined.has("passes  after_roll")) << joined.output;
}

TEST("joining where nothing is says so in words")
{
    const Evening evening;
    EXPECT_NE(evening.join({.code = "nowhere"}, {}).errors.find("there is no such table"),
              std::string::npos);
    EXPECT_NE(evening.join({}, {}).errors.find("takes the code of a table"), std::string::npos);
    ScriptedTerminal terminal({});
    const Commands commands{all_games(), terminal};
    EXPECT_EQ(commands.join({.server = "http://127.0.0.1:1", .code = "a"}), exit_failed);
    EXPECT_NE(terminal.errors.find("no server answers at 127.0.0.1:1"), std::string::npos);
    EXPECT_EQ(commands.join({.server = "ftp://somewhere", .code = "a"}), exit_usage);
}

}  // namespace sortie
