// The manual page says about the command line what the program's own help says.

#include <cctype>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "cli/files.h"
#include "tests/cli/program_output.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// The words for a command, and for each of its options and arguments.
struct CommandText {
    std::string words{};
    std::map<std::string, std::string> entries{};
};
using CommandTexts = std::map<std::string, CommandText>;

std::vector<std::string> lines_of(const std::string& text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string first_word(const std::string& text)
{
    return text.substr(0, text.find_first_of(" ,"));
}

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? ""
                                      : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// The entries "  --name TEXT     words" below a heading like "Options:". A long name has a line of its own.
std::map<std::string, std::string> entries_below(const std::string& help,
                                                 const std::string& heading)
{
    constexpr std::size_t words_column = 30;
    const std::string indent(words_column, ' ');
    std::map<std::string, std::string> entries;
    std::vector<std::string> lines = lines_of(help);
    lines.emplace_back();
    bool is_below = false;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const std::string& line = lines[i];
        if (line.empty()) is_below = false;
        if (is_below && !line.starts_with(indent)) {
            const bool is_name_alone = lines[i + 1].starts_with(indent);
            const std::string words = is_name_alone ? lines[i + 1] : line.substr(words_column);
            entries[first_word(trimmed(line))] = trimmed(words);
        }
        if (line == heading) is_below = true;
    }
    entries.erase("-h");
    return entries;
}

// The commands below `before`, which is "" or a command with a blank behind it.
void read_help_below(const std::string& before, CommandTexts& commands)
{
    const std::string all = output_of(program() + " " + before + "--help");
    for (const auto& [name, words] : entries_below(all, "Subcommands:")) {
        const std::string help = output_of(program() + " " + before + name + " --help");
        CommandText& command = commands[before + name];
        command.words = words;
        command.entries = entries_below(help, "Options:");
        command.entries.merge(entries_below(help, "Positionals:"));
        if (help.find("Subcommands:") != std::string::npos) {
            read_help_below(before + name + " ", commands);
        }
    }
}

CommandTexts read_help()
{
    CommandTexts commands;
    read_help_below("", commands);
    return commands;
}

// Text without the marks of roff: \fB\-\-seats\fR is --seats.
std::string without_marks(const std::string& line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            text += line[i];
        } else if (line[i + 1] == 'f') {
            i += 2;
        } else {
            text += line[++i];
        }
    }
    return text;
}

// "table export" of ".SS table export \\fItable\\fR [...]"
std::string command_in(const std::string& marked)
{
    const std::string line = marked.substr(4);
    return trimmed(line.substr(0, line.find_first_of("\\[")));
}

CommandTexts read_manual()
{
    const Result<std::string> page = read_file("packaging/sortie.1");
    EXPECT(page);
    CommandTexts commands;
    bool is_inside = false;
    std::string* words = nullptr;  // of the command or entry that was named last
    CommandText* command = nullptr;
    bool is_name_next = false;
    for (const std::string& marked : lines_of(page ? page.value() : "")) {
        const std::string line = without_marks(marked);
        if (line.starts_with(".SH")) is_inside = line == ".SH COMMANDS";
        if (!is_inside || line.starts_with(".SH")) continue;
        if (line.starts_with(".SS ")) {
            command = &commands[command_in(marked)];
            words = &command->words;
        } else if (line == ".TP") {
            is_name_next = true;
        } else if (is_name_next && command != nullptr) {
            words = &command->entries[first_word(line)];
            is_name_next = false;
        } else if (words != nullptr) {
            *words += (words->empty() ? "" : " ") + line;
        }
    }
    return commands;
}

// A sentence of the manual begins with a capital where the help has none, and may have others after it.
bool begins_with(const std::string& manual, const std::string& help)
{
    if (manual.empty() || help.empty()) return false;
    const bool is_same_letter = std::tolower(static_cast<unsigned char>(manual[0])) ==
                                std::tolower(static_cast<unsigned char>(help[0]));
    return is_same_letter && manual.substr(1).starts_with(help.substr(1) + ".");
}

template <class Values>
std::string keys_of(const Values& values)
{
    std::string keys;
    for (const auto& [key, value] : values) keys += key + " ";
    return keys;
}

TEST("the manual has the commands of the help, no more and no fewer")
{
    const CommandTexts help = read_help();
    EXPECT(help.contains("serve"));
    EXPECT(help.contains("table export"));
    EXPECT_EQ(keys_of(read_manual()), keys_of(help));
}

TEST("the manual has each command's options and arguments with the words of the help")
{
    const CommandTexts help = read_help();
    CommandTexts manual = read_manual();
    for (const auto& [name, command] : help) {
        EXPECT(begins_with(manual[name].words, command.words)) << name << ": " << command.words;
        EXPECT_EQ(keys_of(manual[name].entries), keys_of(command.entries)) << name;
        for (const auto& [entry, words] : command.entries) {
            EXPECT(begins_with(manual[name].entries[entry], words))
                << name << " " << entry << ": the help says '" << words << "', the manual '"
                << manual[name].entries[entry] << "'";
        }
    }
    EXPECT(help.at("serve").entries.contains("--messages-per-second"));
}

}  // namespace
}  // namespace sortie
