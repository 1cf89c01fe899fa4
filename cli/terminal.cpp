#include "cli/terminal.h"

#include <cstdio>
#include <cstdlib>

#include <unistd.h>

namespace sortie {

std::string Terminal::inked(Ink ink, std::string_view text) const
{
    const char* code = "";
    switch (ink) {
        case Ink::plain: break;
        case Ink::strong: code = "\033[1m"; break;
        case Ink::faint: code = "\033[2m"; break;
        case Ink::good: code = "\033[32m"; break;
        case Ink::bad: code = "\033[31m"; break;
        case Ink::accent: code = "\033[36m"; break;
    }
    if (ink == Ink::plain || !has_colour()) return std::string(text);
    return code + std::string(text) + "\033[0m";
}

void Terminal::line(std::string_view text)
{
    write(std::string(text) + "\n");
}

StandardTerminal::StandardTerminal()
{
    const char* term = std::getenv("TERM");
    const bool is_dumb = term == nullptr || std::string_view(term) == "dumb";
    has_colour_ = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr && !is_dumb;
}

bool StandardTerminal::read_line(std::string& line)
{
    std::fflush(stdout);
    line.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (c == '\n') return true;
        line += static_cast<char>(c);
    }
    return !line.empty();
}

void StandardTerminal::write(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void StandardTerminal::write_error(std::string_view text)
{
    std::fflush(stdout);
    std::fwrite(text.data(), 1, text.size(), stderr);
}

void StandardTerminal::flush()
{
    std::fflush(stdout);
}

bool StandardTerminal::is_all_written()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

bool ScriptedTerminal::read_line(std::string& line)
{
    if (next_ == lines_.size()) return false;
    line = lines_[next_++];
    return true;
}

}  // namespace sortie
