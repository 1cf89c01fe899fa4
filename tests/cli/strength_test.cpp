// The commands about the strength of bots.
#include <array>
#include <csignal>
#include <filesystem>
#include <functional>

#include "cli/commands.h"
#include "cli/files.h"
#include "engine/module_of.h"
#include "games/games.h"
#include "games/tictactoe/tictactoe.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

struct Called {
    ScriptedTerminal terminal{{}};
    Commands commands{all_games(), terminal};
};

TEST("an arena prints who wins, as text and as JSON")
{
    Called called;
    Commands::Arena arguments{.game = "tictactoe", .a = "easy", .b = "random", .games = 6};
    EXPECT_EQ(called.commands.arena(arguments), exit_ok);
    EXPECT(called.terminal.output.find("easy against random in tictactoe") == 0);
    EXPECT(called.terminal.output.find("elo difference") != std::string::npos);
    Called again;
    arguments.as_json = true;
    EXPECT_EQ(again.commands.arena(arguments), exit_ok);
    EXPECT(again.terminal.output.find("\"elo\"") != std::string::npos);
}

TEST("an arena answers a bot, a game or an option that does not exist")
{
    Called called;
    EXPECT_EQ(called.commands.arena({.game = "chess", .a = "easy", .b = "random"}), exit_usage);
    EXPECT_EQ(called.commands.arena({.game = "tictactoe", .a = "deep", .b = "random"}), exit_usage);
    EXPECT(called.terminal.errors.find("there is no bot 'deep'") != std::string::npos);
    Commands::Arena arguments{.game = "skirmish", .a = "easy", .b = "random"};
    arguments.setup.options = {"rounds=99"};
    EXPECT_EQ(called.commands.arena(arguments), exit_usage);
    EXPECT(called.terminal.output.empty());
}

TEST("a ladder prints one contest after the other, or a table")
{
    Called called;
    Commands::LadderOf arguments{.game = "tictactoe", .bots = "random,steady", .games = 4};
    EXPECT_EQ(called.commands.ladder(arguments), exit_ok);
    EXPECT(called.terminal.output.find("steady against random") == 0);
    Called table;
    arguments.as_markdown = true;
    EXPECT_EQ(table.commands.ladder(arguments), exit_ok);
    EXPECT(table.terminal.output.find("| steady | random |") != std::string::npos);
    Called wrong;
    EXPECT_EQ(wrong.commands.ladder({.game = "tictactoe", .bots = "random,deep"}), exit_usage);
}

// A game that does something whenever it starts.
struct Interrupting : tictactoe::TicTacToe {
    static inline std::function<void()> at_start;
    static void set_up(State&, const Setup&, Events&) { at_start(); }
};

TEST("Ctrl-C finishes the pair that has begun and tells what there is")
{
    const std::array<const GameModule*, 1> interrupting{&module_of<Interrupting>()};
    ScriptedTerminal terminal{{}};
    const Commands commands{interrupting, terminal};
    int starts = 0;
    Interrupting::at_start = [&] {
        if (++starts == 6) std::raise(SIGINT);  // the first one only looks who is there
    };
    const Commands::Arena arguments{
        .game = "tictactoe", .a = "random", .b = "random", .games = 20, .threads = 1};
    EXPECT_EQ(commands.arena(arguments), exit_failed);
    EXPECT_NE(terminal.output.find(" of 6 games"), std::string::npos) << terminal.output;
    EXPECT_NE(terminal.errors.find("stopped after 6 of 20 games"), std::string::npos);
    starts = 0;
    EXPECT_EQ(
        commands.ladder({.game = "tictactoe", .bots = "random,easy", .games = 20, .threads = 1}),
        exit_failed);
    EXPECT_NE(terminal.errors.find("stopped after 6 of 20 games", terminal.errors.find('\n')),
              std::string::npos);
    Interrupting::at_start = nullptr;
}

TEST("a replay is analysed, and a file that is none is refused in words")
{
    Called called;
    Commands::Analyse arguments{.file = "tests/golden/tictactoe.replay", .iterations = 50};
    EXPECT_EQ(called.commands.analyse(arguments), exit_ok);
    EXPECT(called.terminal.output.find("Biggest swings") != std::string::npos);
    Called wrong;
    EXPECT_EQ(wrong.commands.analyse({.file = "tests/golden/vectors.txt"}), exit_failed);
    EXPECT_EQ(wrong.commands.analyse({.file = "no such file"}), exit_usage);
    EXPECT(!wrong.terminal.errors.empty());
}

}  // namespace
}  // namespace sortie
