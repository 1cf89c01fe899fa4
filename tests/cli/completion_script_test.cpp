// The scripts run in the shells that they are for, as far as those are installed.

#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "cli/completion.h"
#include "tests/cli/program_output.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// A folder with the script of a shell and the program under its own name, gone when the test is over.
class Shell {
public:
    explicit Shell(const std::string& name)
        : name_(name), folder_(std::filesystem::temp_directory_path() /
                               ("sortie-" + name + "-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(folder_);
        std::filesystem::create_symlink(std::filesystem::absolute(program()), folder_ / "sortie");
        std::ofstream(folder_ / "script") << completion_script(name, "sortie");
    }
    ~Shell() { std::filesystem::remove_all(folder_); }
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    bool is_installed() const { return !output_of("command -v " + name_ + " 2>/dev/null").empty(); }
    // What the shell prints for these lines; the script lies beside them.
    std::string run(const std::string& lines) const
    {
        std::ofstream(folder_ / "lines") << lines << "\n";
        return output_of("cd '" + folder_.string() + "' && HOME=$PWD PATH=\"$PWD:$PATH\" " + name_ +
                         " lines 2>&1");
    }

private:
    std::string name_;
    std::filesystem::path folder_;
};

TEST("bash completes commands, games and the files of the folder")
{
    const Shell bash("bash");
    if (!bash.is_installed()) GTEST_SKIP() << "bash is not installed";
    const std::string given =
        "offer() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _sortie sortie; "
        "echo \"${COMPREPLY[@]}\"; }\n"
        "compopt() { :; }\n"
        ". ./script\n";
    EXPECT_EQ(bash.run(given + "offer sortie val"), "validate\n");
    EXPECT_EQ(bash.run(given + "offer sortie play ''"), "merc skirmish taktik tictactoe\n");
    EXPECT_EQ(bash.run(given + "offer sortie verify scr"), "script\n");
    EXPECT_EQ(bash.run(given + "complete -p sortie"), "complete -F _sortie sortie\n");
}

TEST("zsh completes commands and games with their meanings, and leaves files to its own function")
{
    const Shell zsh("zsh");
    if (!zsh.is_installed()) GTEST_SKIP() << "zsh is not installed";
    // The functions of its completion system exist only while a line is edited.
    const std::string given = "compdef() { }\n"
                              ". ./script\n"
                              "_describe() { print -l -- ${(P)2} }\n"
                              "_files() { print files $1 }\n"
                              "offer() { words=(\"$@\"); CURRENT=$#; _sortie }\n";
    EXPECT_EQ(zsh.run(given + "offer sortie val").substr(0, 9), "validate:");
    EXPECT_EQ(zsh.run(given + "offer sortie verify ''"), "files\n");
    EXPECT_EQ(zsh.run(given + "offer sortie serve --web ''"), "files -/\n");
    EXPECT_EQ(zsh.run(given + "offer sortie completion ''"), "bash\nzsh\nfish\n");
}

TEST("fish completes commands, games and files")
{
    const Shell fish("fish");
    if (!fish.is_installed()) GTEST_SKIP() << "fish is not installed";
    EXPECT_EQ(fish.run("source script\ncomplete -C 'sortie val'"),
              "validate\tfind mistakes in a game's tables and flow\n");
    EXPECT_EQ(fish.run("source script\ncomplete -C 'sortie completion '"), "bash\nfish\nzsh\n");
    EXPECT_EQ(fish.run("source script\ncomplete -C 'sortie verify scr'"), "script\n");
}

TEST("a program of another name gets scripts of that name")
{
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const std::string script = completion_script(shell, "my_games");
        EXPECT(script.find("my_games completion " + std::string(shell)) != std::string::npos);
        EXPECT(script.find("PROGRAM") == std::string::npos);
        EXPECT(script.find("sortie") == std::string::npos);
    }
}

}  // namespace
}  // namespace sortie
