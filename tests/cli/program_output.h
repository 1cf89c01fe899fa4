#pragma once
// What the program prints, for tests that start it: standard output as text, without what goes to the error output.
//
//     const std::string list = output_of(program() + " games");
//
// The command line is one for the shell; whoever puts a value into it makes sure that it needs no quoting.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace sortie {

// The path of the `sortie` program, from the environment of the test.
inline std::string program()
{
    const char* path = std::getenv("SORTIE_PROGRAM");
    return path == nullptr ? "build/release/cli/sortie" : path;
}

inline std::string output_of(const std::string& command)
{
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return "cannot start it";
    std::string text;
    std::array<char, 4096> piece{};
    while (std::fgets(piece.data(), static_cast<int>(piece.size()), pipe) != nullptr) {
        text += piece.data();
    }
    pclose(pipe);
    return text;
}

// What it says and how it ends, for command lines that are wrong: "sortie: there is no command 'dance'; try --help\n", 2.
struct ProgramEnd {
    std::string text{};
    int code = 0;
};
// Before the program may stand what is set in its environment: "NO_COLOR=1".
inline ProgramEnd end_of(const std::string& words, const std::string& environment = {})
{
    const std::string text =
        output_of(environment + " " + program() + " " + words + " 2>&1 </dev/null; echo $?");
    const std::size_t last = text.rfind('\n', text.size() - 2);
    const std::size_t code = last == std::string::npos ? 0 : last + 1;
    return {text.substr(0, code), std::atoi(text.c_str() + code)};
}

}  // namespace sortie
