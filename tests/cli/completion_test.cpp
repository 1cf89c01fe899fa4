#include "cli/completion.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "games/games.h"
#include "tests/cli/program_output.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using Texts = std::vector<std::string>;

// What the program offers after these words, which are written as a shell takes them.
Texts offered(const std::string& words)
{
    std::istringstream lines(output_of(program() + " complete " + words));
    Texts texts;
    for (std::string line; std::getline(lines, line);) {
        texts.push_back(line.substr(0, line.find('\t')));
    }
    return texts;
}

bool offers(const std::string& words, const std::string& text)
{
    const Texts texts = offered(words);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Texts names_of_games()
{
    Texts names;
    for (const GameModule* game : all_games()) names.emplace_back(game->info().name);
    return names;
}

TEST("the first word is a command; what has been typed narrows the choice")
{
    EXPECT(offers("''", "serve"));
    EXPECT_EQ(offered("val"), (Texts{"validate"}));
    EXPECT_EQ(offered("table ''"), (Texts{"export", "import"}));
    EXPECT_EQ(offered("table export --t"), (Texts{"--to"}));
    EXPECT_EQ(offered("--"), (Texts{"--help", "--version"}));
    EXPECT_EQ(offered("dance ''"), Texts{});
    EXPECT_EQ(offered(""), Texts{});
}

TEST("a game is offered where a game is wanted")
{
    for (const char* words :
         {"play ''", "flow ''", "map ''", "bench --seed 1 ''", "join host --new ''"}) {
        EXPECT_EQ(offered(words), names_of_games()) << words;
    }
    EXPECT_EQ(offered("simulate tic"), (Texts{"tictactoe"}));
}

TEST("a command's own options are offered, each once unless it may be repeated")
{
    EXPECT(offers("serve --", "--listen"));
    EXPECT(offers("serve ''", "--listen"));
    EXPECT(!offers("serve --listen :80 --", "--listen"));
    EXPECT(offers("serve --origin http://a --", "--origin"));
    EXPECT(!offers("flow skirmish --", "--rounds"));
}

TEST("a game's options are offered with their values when the game is known")
{
    EXPECT(!offers("play --", "--units"));
    EXPECT(offers("play skirmish --", "--units"));
    EXPECT(!offers("play merc --", "--units"));
    EXPECT_EQ(offered("play skirmish --map ''"), (Texts{"crossroads", "bridges"}));
    EXPECT_EQ(offered("simulate skirmish --units ''"), (Texts{"2", "3", "4"}));
    EXPECT_EQ(offered("play merc --rebels ''"), (Texts{"1", "2", "3", "4", "5", "6"}));
    EXPECT(offers("join host --new skirmish --", "--rounds"));
}

TEST("bots, labels, formats and shells are offered by name")
{
    EXPECT(offers("play merc --bot ''", "steady"));
    EXPECT(offers("arena tictactoe --a ''", "hard"));
    EXPECT(offers("play tictactoe --bot ''", "random"));
    EXPECT(offers("simulate merc --by ''", "dictator"));
    EXPECT_EQ(offered("flow merc --format ''"), (Texts{"text", "mermaid", "svg"}));
    EXPECT_EQ(offered("map merc --format ''"), (Texts{"text", "svg", "json"}));
    EXPECT_EQ(offered("completion ''"), (Texts{"bash", "zsh", "fish"}));
}

TEST("files and folders are left to the shell")
{
    EXPECT_EQ(offered("verify one.replay ''"), (Texts{":files"}));
    EXPECT_EQ(offered("replay ''"), (Texts{":files"}));
    EXPECT_EQ(offered("serve --web ''"), (Texts{":folders"}));
    EXPECT_EQ(offered("serve --store ''"), Texts{});
}

TEST("the scripts read a line for each completion, with its meaning after a tab")
{
    Completions completions;
    completions.list = {{"play", "play a game"}, {"7", ""}};
    EXPECT_EQ(text_of(completions), "play\tplay a game\n7\n");
    completions.paths = Completions::Paths::files;
    EXPECT_EQ(text_of(completions), "play\tplay a game\n7\n:files\n");
}

}  // namespace
}  // namespace sortie
