#include "cli/program.h"

#include "cli/commands.h"
#include "games/games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

int run(std::vector<const char*> words)
{
    words.insert(words.begin(), "sortie");
    return run_program(static_cast<int>(words.size()), words.data(), all_games());
}

TEST("the command line's mistakes end with code 2 and help with code 0")
{
    EXPECT_EQ(run({}), exit_usage);
    EXPECT_EQ(run({"dance"}), exit_usage);
    EXPECT_EQ(run({"flow"}), exit_usage);
    EXPECT_EQ(run({"flow", "tictactoe", "--format", "clay"}), exit_usage);
    EXPECT_EQ(run({"map"}), exit_usage);
    EXPECT_EQ(run({"map", "tictactoe", "--format", "mermaid"}), exit_usage);
    EXPECT_EQ(run({"simulate", "tictactoe", "--games", "0"}), exit_usage);
    EXPECT_EQ(run({"simulate", "tictactoe", "--games", "many"}), exit_usage);
    EXPECT_EQ(run({"simulate", "skirmish", "--rounds", "99"}), exit_usage);
    EXPECT_EQ(run({"replay", "--step", "1"}), exit_usage);
    EXPECT_EQ(run({"--help"}), exit_ok);
    EXPECT_EQ(run({"play", "--help"}), exit_ok);
}

TEST("commands are reached from the command line, a game's options by their own names")
{
    EXPECT_EQ(run({"games"}), exit_ok);
    EXPECT_EQ(run({"validate", "tictactoe"}), exit_ok);
    EXPECT_EQ(run({"simulate", "skirmish", "--rounds", "2", "--games", "10", "--json"}), exit_ok);
}

}  // namespace
}  // namespace sortie
