#include "cli/command_line.h"

#include "cli/commands.h"
#include "tests/cli/program_output.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// Nobody listens there: what is asked for was understood when this is the only complaint.
const std::string nobody_there = "join http://127.0.0.1:1 ";

bool is_understood(const std::string& words)
{
    const TemporaryFolder home;
    const std::string environment = "XDG_DATA_HOME=" + (home / "data").string();
    return end_of(words, environment).text ==
           "sortie: no server answers at 127.0.0.1:1: Connection refused\n";
}

TEST("a game's option may stand anywhere, also where an argument could follow")
{
    EXPECT(is_understood(nobody_there + "--new merc --rebels 2 --bot steady"));
    EXPECT(is_understood(nobody_there + "--rounds 2 --new skirmish --units=3"));
    EXPECT(is_understood(nobody_there + "--option rounds=2 --new skirmish"));
    EXPECT_EQ(end_of("simulate --rebels 2 merc --games 1 --bot steady").code, exit_ok);
    EXPECT_EQ(end_of("simulate --option rounds=2 skirmish --games 1 --json").code, exit_ok);
}

TEST("a command's own options and those of commands that know no game stay as they are")
{
    EXPECT(is_understood(nobody_there + "--bot steady --new tictactoe"));
    EXPECT_EQ(end_of("flow --rounds 3 skirmish").code, exit_usage);
    const ProgramEnd end = end_of("simulate skirmish --rounds");
    EXPECT_EQ(end.text, "sortie: '--rounds' needs a value\n");
}

TEST("a command that is not there is named, with the nearest one if it is near")
{
    const auto answer = [](const std::string& words) { return end_of(words).text; };
    EXPECT_EQ(answer("frobnicate"), "sortie: there is no command 'frobnicate'; try --help\n");
    EXPECT_EQ(answer("sevre --help"),
              "sortie: there is no command 'sevre'; is it 'serve'? try --help\n");
    EXPECT_EQ(answer("table exprot x"),
              "sortie: there is no command 'table exprot'; is it 'table export'? try --help\n");
    EXPECT_EQ(end_of("frobnicate").code, exit_usage);
    EXPECT_EQ(end_of("").code, exit_usage);
    EXPECT_EQ(end_of("--version").code, exit_ok);
}

TEST("letters between two words are counted")
{
    EXPECT_EQ(letters_between("serve", "serve"), 0u);
    EXPECT_EQ(letters_between("", "serve"), 5u);
    EXPECT_EQ(letters_between("srve", "serve"), 1u);
    EXPECT_EQ(letters_between("sevre", "serve"), 1u);
    EXPECT_EQ(letters_between("server", "serve"), 1u);
    EXPECT_EQ(letters_between("play", "map"), 3u);
}

}  // namespace
}  // namespace sortie
