#include "engine/search/levels.h"

#include <algorithm>

#include "games/games.h"
#include "table/bots.h"
#include "table/games.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("every game has all levels, from the weakest to the strongest")
{
    for (const GameModule* game : all_games()) {
        const std::vector<std::string> names = names_of_bots(*game);
        for (const char* name : {"random", "steady", "easy", "normal", "hard", "expert"}) {
            EXPECT(std::ranges::find(names, name) != names.end())
                << game->info().name << " " << name;
        }
        EXPECT_EQ(names.front(), "random");
        EXPECT_EQ(names.back(), "expert");
    }
}

TEST("each level thinks more than the one below")
{
    std::uint32_t before = steady_level.options.iterations;
    for (const BotLevel& level : bot_levels) {
        EXPECT_GT(level.options.iterations, before);
        before = level.options.iterations;
    }
}

TEST("a game's own bot knows a legal move also where it would not have come by itself")
{
    for (const GameModule* game : all_games()) {
        if (game->level_of(0) != nullptr) continue;
        for (int seats = game->info().seats_least; seats <= game->info().seats_most; ++seats) {
            for_each_position(*game, seats, 300, 51, [&](const Position& at, Seat seat) {
                const Move move = game->bot_move(at, seat, 0);
                const auto refusal = at.why_not(seat, move);
                EXPECT(!refusal.has_value())
                    << game->info().name << ": " << move_text(game->face(), move) << ": "
                    << refusal->text();
            });
        }
    }
}

TEST("a bot with the same view does the same again")
{
    for (const GameModule* game : all_games()) {
        const std::size_t easy = *find_bot(*game, "easy").value();
        for_each_position(
            *game, game->info().seats_least, 4, 61, [&](const Position& at, Seat seat) {
                EXPECT_EQ(game->bot_move(at, seat, easy), game->bot_move(at, seat, easy));
            });
    }
}

}  // namespace
}  // namespace sortie
