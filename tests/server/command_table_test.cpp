// Tables carried from one store to another by `sortie table`.

#include <fstream>

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

struct Outcome {
    int code = 0;
    std::string output;
    std::string errors;
};

template <class Call>
Outcome outcome(Call call)
{
    ScriptedTerminal terminal({});
    const int code = call(Commands{all_games(), terminal});
    return {code, terminal.output, terminal.errors};
}
Outcome export_table(const Commands::TableFile& arguments)
{
    return outcome([&](const Commands& commands) { return commands.export_table(arguments); });
}
Outcome import_table(const Commands::TableFile& arguments)
{
    return outcome([&](const Commands& commands) { return commands.import_table(arguments); });
}

json::object view_of(WirePlayer& player, const std::string& table)
{
    const json::object seen =
        player.ask({{"do", "watch"}, {"table", table}, {"seat", 0}, {"since", 0}});
    return seen.at("table").at("view").get_object();
}

}  // namespace

TEST("a table that was exported from one store and imported into another goes on where it was")
{
    const TemporaryFolder folder;
    const std::string first = "sqlite:" + (folder / "first.db").string();
    const std::string second = "sqlite:" + (folder / "second.db").string();
    const std::string file = (folder / "table.txt").string();
    std::string table;
    json::object before;
    {
        ServerProcess server(first);
        WirePlayer player(server.port(), "host-");
        const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
        table = player.ask({{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}})
                    .at("table")
                    .get_string();
        for (int seat = 0; seat < 2; ++seat) {
            player.ask({{"do", "take"}, {"table", table}, {"seat", seat}, {"name", "Anna"}});
        }
        player.ask({{"do", "begin"}, {"table", table}});
        EXPECT(WirePlayer::is_ok(player.ask(
            {{"do", "move"}, {"table", table}, {"seat", 0}, {"move", "place b2"}, {"id", "1"}})));
        before = view_of(player, table);
        // Two programs do not write into one file.
        EXPECT_EQ(export_table({.store = first, .table = table}).code, exit_failed);
    }
    EXPECT_EQ(export_table({.store = first, .table = "nowhere"}).errors,
              "sortie: there is no table nowhere\n");
    const Outcome written = export_table({.store = first, .table = table, .file = file});
    EXPECT_EQ(written.code, exit_ok) << written.errors;
    const Outcome shown = export_table({.store = first, .table = table});
    EXPECT(shown.output.starts_with("sortie-table 1\nid " + table + "\nstatus running\n"));

    EXPECT_EQ(import_table({.store = second, .file = file}).output,
              "The table " + table + " is there.\n");
    EXPECT_EQ(import_table({.store = second, .file = file}).errors,
              "sortie: there is a table " + table + " already\n");
    ServerProcess server(second);
    WirePlayer player(server.port(), "host-");
    EXPECT_EQ(view_of(player, table), before);
    EXPECT(WirePlayer::is_ok(player.ask(
        {{"do", "move"}, {"table", table}, {"seat", 1}, {"move", "place a1"}, {"id", "2"}})));
}

TEST("a file that is no table, or one that the rules cannot follow, is not imported")
{
    const TemporaryFolder folder;
    const std::string file = (folder / "table.txt").string();
    const std::string store = "sqlite:" + (folder / "tables.db").string();
    EXPECT_EQ(import_table({.store = store, .file = file}).code, exit_usage);
    std::ofstream(file) << "hello\n";
    EXPECT_EQ(import_table({.store = store, .file = file}).errors,
              "sortie: " + file + ": this is no file of a table\n");
    EXPECT(!std::filesystem::exists(folder / "tables.db"));
}

}  // namespace sortie
