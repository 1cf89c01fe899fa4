#include "table/games.h"

#include <string>
#include <vector>

#include "engine/words.h"

namespace sortie {

Result<const GameModule*> find_game(GameList games, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const GameModule* game : games) {
        if (game->info().name == name) return game;
        names.push_back(game->info().name);
    }
    const std::string words = "there is no game " + shown(name);
    if (names.empty()) return Problem{words + "; this program has none"};
    return Problem{words + "; games are: " + words_text(names)};
}

}  // namespace sortie
