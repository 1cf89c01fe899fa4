// How the program ends when it is called wrongly: status 2 and one line of words, before anything was done.

#include <filesystem>
#include <fstream>

#include "cli/commands.h"
#include "cli/files.h"
#include "tests/cli/program_output.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// Called with these words the program says this and ends with status 2.
void expect_refused(const std::string& words, std::string_view answer)
{
    const ProgramEnd end = end_of(words);
    EXPECT_EQ(end.code, exit_usage) << words;
    EXPECT(end.text.find(answer) != std::string::npos) << words << ": " << end.text;
}

TEST("a file that cannot be read is status 2, one that says something else is status 1")
{
    const TemporaryFolder folder;
    const std::string wrong = (folder / "wrong.replay").string();
    EXPECT(!write_file(wrong, "no replay\n"));
    const std::string none = (folder / "none").string();
    for (const std::string& words :
         {"replay " + none, "verify " + none, "verify " + none + " " + wrong,
          "play tictactoe --resume " + none,
          "table import " + none + " --store sqlite:" + none + ".db"}) {
        expect_refused(words, "cannot read '" + none + "'");
    }
    EXPECT_EQ(end_of("replay " + wrong).code, exit_failed);
    EXPECT_EQ(end_of("verify " + wrong).code, exit_failed);
    EXPECT_EQ(end_of("play tictactoe --resume " + wrong).code, exit_failed);
    EXPECT(!std::filesystem::exists(none + ".db"));
}

TEST("a file that cannot be written is found before the game is played")
{
    expect_refused("play tictactoe --human none --save no/such/file",
                   "cannot write 'no/such/file'");
    EXPECT(
        end_of("play tictactoe --human none --save no/such/file").text.find("The game is over") ==
        std::string::npos);
}

TEST("figures that cannot be written to the output are a failure, in words")
{
    for (const char* words : {"simulate tictactoe --games 10", "--help", "--version",
                              "simulate --help", "complete simulate --gam"}) {
        EXPECT_EQ(output_of(program() + " " + words + " 2>&1 >/dev/full; echo $?"),
                  "sortie: not everything could be written to the output\n1\n")
            << words;
    }
}

TEST("a report that goes where the output goes is added to it, and nothing that is there is lost")
{
    const TemporaryFolder folder;
    const std::string file = (folder / "all").string();
    EXPECT_EQ(output_of("echo before > " + file + "; " + program() +
                        " simulate tictactoe --games 10 --report /dev/stdout >> " + file +
                        "; echo $?"),
              "0\n");
    const std::string all = read_file(file).value();
    EXPECT(all.starts_with("before\n<!doctype html>")) << all.substr(0, 60);
    EXPECT(all.find("</html>\ngame ") != std::string::npos);
}

TEST("a difference of strength is a number")
{
    for (const char* elo : {"nan", "0", "1001", "many", "5x"}) {
        expect_refused(std::string("arena tictactoe --a easy --b random --stop ") + elo,
                       std::string("'") + elo + "' is no number from 1 to 1000");
    }
}

TEST("a store that is none, or is not there, is refused")
{
    const TemporaryFolder folder;
    const std::string none = (folder / "none.db").string();
    expect_refused("table export abc --store sqlite:" + none, "there is no store " + none);
    EXPECT(!std::filesystem::exists(none));
    expect_refused("table export abc --store foo:bar", "the address of a store begins with");
    expect_refused("table export abc --store sqlite:", "the name of a file follows sqlite:");
    expect_refused("serve --store foo", "the address of a store begins with");
}

TEST("a server is not started with a name or an origin that is none")
{
    const TemporaryFolder folder;
    const std::string serve =
        "serve --listen 127.0.0.1:0 --store sqlite:" + (folder / "tables.db").string() + " ";
    expect_refused(serve + "--name 'bad name!'", "cannot be the name of a server");
    expect_refused(serve + "--origin nonsense", "not 'nonsense'");
    expect_refused(serve + "--origin https://play.example/", "not 'https://play.example/'");
    EXPECT(!std::filesystem::exists(folder / "tables.db"));
}

TEST("what is wrong with a new table is said before the server is asked")
{
    // Nobody listens there, so whoever asks it ends with status 1.
    const std::string join = "join http://127.0.0.1:1 ";
    const std::string tictactoe = join + "--new tictactoe ";
    expect_refused(join + "--new chess", "there is no game 'chess'");
    expect_refused(tictactoe + "--seats 9", "seats, not 9");
    expect_refused(tictactoe + "--bot nobody", "there is no bot 'nobody'");
    expect_refused(tictactoe + "--seat 5", "the table has seats 1 to 2, and no seat 5");
    expect_refused(join + "--new skirmish --option rounds=99", "option rounds takes 2 to 8");
    expect_refused(join + "--new skirmish --rounds 99", "option rounds takes 2 to 8");
    expect_refused(tictactoe + "--name " + std::string(41, 'a'), "a name has at most 40 bytes");
    expect_refused(join + "abc --bot steady", "are for a new table");
    expect_refused(join + "abc --nmae Anna", "are for a new table");
    expect_refused("join http://127.0.0.1:99999 abc", "is no address of a server");
}

TEST("numbers that cannot be are refused in words that a person can read")
{
    expect_refused("replay file --step -1", "--step: it is a whole number from 0 on, not '-1'");
    expect_refused("replay file --seat 0", "--seat: Value 0 not in range 1 to 8");
    expect_refused("join http://127.0.0.1:1 abc --seat 9", "--seat: Value 9 not in range 1 to 8");
    expect_refused("play tictactoe --seats 0", "--seats: it is a whole number from 1 on, not '0'");
    expect_refused("play tictactoe --bot-seed -1", "it is a whole number from 0 on, not '-1'");
    expect_refused("analyse file --seed -1", "it is a whole number from 0 on, not '-1'");
    expect_refused("simulate tictactoe --threads 257", "not in range 0 to 256");
}

TEST("what cannot go together is refused")
{
    expect_refused("ladder tictactoe --json --markdown", "--markdown excludes --json");
    for (const char* words :
         {"simulate merc --rebels 2 --seats 6", "simulate merc --seats 6 --rebels=2",
          "play merc --seats 9 --rebels 2", "map merc --seats 3 --rebels 2"}) {
        expect_refused(words, "--seats and --rebels both say how many play");
    }
}

}  // namespace
}  // namespace sortie
