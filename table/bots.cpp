#include "table/bots.h"

namespace sortie {

std::vector<std::string> names_of_bots(const GameModule& game)
{
    std::vector<std::string> names{std::string(random_bot)};
    for (const std::string_view name : game.bot_names()) names.emplace_back(name);
    return names;
}

Result<std::optional<std::size_t>> find_bot(const GameModule& game, std::string_view name)
{
    if (name == random_bot) return std::optional<std::size_t>();
    const std::vector<std::string_view> names = game.bot_names();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return std::optional<std::size_t>(i);
    }
    std::string words = "there is no bot '" + std::string(name) + "'; there are: ";
    for (const std::string& each : names_of_bots(game)) {
        words += (each == random_bot ? "" : ", ") + each;
    }
    return Problem{words};
}

}  // namespace sortie
