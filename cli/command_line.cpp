#include "cli/command_line.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace sortie {
namespace {

constexpr std::size_t letters_wrong_max = 2;  // of a command that is still recognised

std::vector<const CLI::App*> commands_of(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

const CLI::App* command_of(const CLI::App& app, const std::string& name)
{
    for (const CLI::App* command : commands_of(app)) {
        if (command->get_name() == name) return command;
    }
    return nullptr;
}

// The command whose name is nearest, if it is near; "" if none is.
std::string nearest_command(const CLI::App& app, const std::string& word)
{
    std::string nearest;
    std::size_t least = letters_wrong_max + 1;
    for (const CLI::App* command : commands_of(app)) {
        const std::string& name = command->get_name();
        const std::size_t letters = letters_between(word, name);
        // Of a short word hardly anything would be left.
        if (letters >= least || letters * 2 >= name.size()) continue;
        least = letters;
        nearest = name;
    }
    return nearest;
}

}  // namespace

std::optional<Problem> why_no_command(const CLI::App& app, const std::vector<std::string>& words)
{
    const CLI::App* at = &app;
    for (const std::string& word : words) {
        if (commands_of(*at).empty() || word.starts_with('-')) return std::nullopt;
        const CLI::App* command = command_of(*at, word);
        if (command == nullptr) {
            const std::string before = at == &app ? "" : at->get_name() + " ";
            const std::string nearest = nearest_command(*at, word);
            const std::string guess =
                nearest.empty() ? "" : fmt::format("is it '{}{}'? ", before, nearest);
            return Problem{
                fmt::format("there is no command '{}{}'; {}try --help", before, word, guess)};
        }
        at = command;
    }
    return std::nullopt;
}

std::vector<std::string> with_joined_values(const CLI::App& app, std::vector<std::string> words)
{
    const CLI::App* command = words.empty() ? nullptr : command_of(app, words.front());
    if (command == nullptr || !command->get_allow_extras()) return words;
    std::vector<std::string> joined;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string& word = words[i];
        // Behind this one all words are arguments.
        if (word == "--") {
            joined.insert(joined.end(), words.begin() + static_cast<std::ptrdiff_t>(i),
                          words.end());
            break;
        }
        const bool is_of_game = word.starts_with("--") && word.find('=') == std::string::npos &&
                                command->get_option_no_throw(word) == nullptr;
        const bool has_value = i + 1 < words.size() && !words[i + 1].starts_with('-');
        if (is_of_game && has_value) word += "=" + words[++i];
        joined.push_back(std::move(word));
    }
    return joined;
}

std::size_t letters_between(std::string_view one, std::string_view other)
{
    // Row i holds the answers for the first i letters of `one` and each beginning of `other`.
    std::vector<std::vector<std::size_t>> rows(one.size() + 1,
                                               std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i) {
        for (std::size_t k = 0; k <= other.size(); ++k) {
            std::size_t& least = rows[i][k];
            least = std::max(i, k);
            if (i == 0 || k == 0) continue;
            const std::size_t replaced = one[i - 1] == other[k - 1] ? 0 : 1;
            least =
                std::min({rows[i - 1][k] + 1, rows[i][k - 1] + 1, rows[i - 1][k - 1] + replaced});
            const bool is_swapped =
                i > 1 && k > 1 && one[i - 1] == other[k - 2] && one[i - 2] == other[k - 1];
            if (is_swapped) least = std::min(least, rows[i - 2][k - 2] + 1);
        }
    }
    return rows[one.size()][other.size()];
}

}  // namespace sortie
