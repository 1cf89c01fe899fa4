#include <sstream>

#include "cli/commands.h"
#include "cli/files.h"
#include "games/games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("the games are listed with the word that people count players by")
{
    ScriptedTerminal terminal{{}};
    EXPECT_EQ((Commands{all_games(), terminal}.list_games()), exit_ok);
    EXPECT(terminal.output.find("    --rebels         how many play (1 to 6; usual: 1)\n") !=
           std::string::npos)
        << terminal.output;
    EXPECT(terminal.output.find("--seats") == std::string::npos) << terminal.output;
}

TEST("the version is that of the project, with the versions of the games' rules")
{
    ScriptedTerminal terminal{{}};
    EXPECT_EQ((Commands{all_games(), terminal}.version()), exit_ok);
    std::istringstream changelog(read_file("packaging/changelog").value());
    std::string name;
    std::string version;
    changelog >> name >> version;  // sortie (0.1.0-1) bookworm
    const std::string number = version.substr(1, version.find('-') - 1);
    EXPECT(terminal.output.starts_with("Sortie " + number + "\n")) << terminal.output;
    EXPECT(terminal.output.find("merc, version 1 of its rules\n") != std::string::npos);
}

}  // namespace
}  // namespace sortie
