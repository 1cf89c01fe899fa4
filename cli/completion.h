#pragma once
// What a shell may offer while somebody types a command of this program.
//
//     $ sortie flow <Tab>                         merc  skirmish  tictactoe
//     $ sortie play skirmish --map <Tab>          crossroads  bridges
//
// The answers come from the definition of the command line itself and from the games, so they cannot differ from what
// is accepted: commands, options, games, a game's own options and their values, bots. The script of a shell
// (`sortie completion bash`) holds none of them; it asks the program, by the hidden command `complete`, with the words
// up to the cursor. `--option name=value` and `--name=value` are accepted and not completed.

#include <string>
#include <string_view>
#include <vector>

#include "table/games.h"

namespace CLI {
class App;
}  // namespace CLI

namespace sortie {

// What the value of an option or an argument is: its name in the help, and what is offered for it.
inline constexpr std::string_view kind_game = "GAME";
inline constexpr std::string_view kind_bot = "BOT";
inline constexpr std::string_view kind_label = "LABEL";  // what games are counted by
inline constexpr std::string_view kind_file = "FILE";
inline constexpr std::string_view kind_folder = "FOLDER";

inline constexpr std::string_view complete_command = "complete";

struct Completion {
    std::string text;
    std::string words;  // what it means; may be empty
};

struct Completions {
    enum class Paths { none, files, folders };
    std::vector<Completion> list{};
    Paths paths = Paths::none;  // the shell itself knows these
};

// The words begin with the command; the last one is being typed and may be empty.
Completions complete(const CLI::App& app, GameList games, const std::vector<std::string>& words);

// As the scripts read it: a line "text<tab>words" for each, or the line ":files" or ":folders".
std::string text_of(const Completions& completions);

// The script for "bash", "zsh" or "fish" and a program of this name.
std::string completion_script(std::string_view shell, std::string_view program);

}  // namespace sortie
