#pragma once
// The words of a command line before they are parsed: what the library that parses them does not know.
//
//     std::vector<std::string> words(argv + 1, argv + argc);
//     if (auto problem = why_no_command(app, words)) return fail(problem->words);
//     words = with_joined_values(app, std::move(words));
//
// A game's own options are declared nowhere, so the library takes the 2 of `--rebels 2` for an argument without a name.
// Here the two become one word, `--rebels=2`, which it leaves as it is.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace CLI {
class App;
}  // namespace CLI

namespace sortie {

// "there is no command 'sevre'; is it 'serve'?", if the first word, or the one behind a command that has commands itself, is
// none.
[[nodiscard]] std::optional<Problem> why_no_command(const CLI::App& app,
                                                    const std::vector<std::string>& words);

// The words with `--name=value` for each `--name value` that the command does not declare, if it takes a game's options.
std::vector<std::string> with_joined_values(const CLI::App& app, std::vector<std::string> words);

// How many letters have to be put in, taken out, replaced or swapped with their neighbour to make one word of the other.
std::size_t letters_between(std::string_view one, std::string_view other);

}  // namespace sortie
