#include "engine/search/levels.h"

#include <algorithm>
#include <set>

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

TEST("each level thinks more than the one below, in every game and however it is played")
{
    for (const WayToPlay& way : ways_to_play()) {
        const GameModule& game = *find_game(all_games(), way.game).value();
        Events silent;
        const auto position = game.start(setup_of(game, way), silent);
        std::uint32_t before = 0;
        for (const BotLevel& level : bot_levels) {
            const auto own = game.level_of(*find_bot(game, level.name).value(), *position);
            EXPECT(own.has_value());
            if (!own) continue;
            EXPECT_EQ(own->name, level.name);
            EXPECT_GT(own->options.iterations, before);
            before = own->options.iterations;
        }
    }
}

struct WithoutBudgets {
    using State = std::uint32_t;
};
struct WithBudgets {
    using State = std::uint32_t;
    static BotBudgets bot_budgets(const State& state) { return {state, state + 1, 30, 40}; }
};

TEST(
    "a game may say how long its bots think in which of its games, and nothing else of them changes")
{
    for (const std::uint32_t state : {1u, 10u}) {
        const BotBudgets budgets = WithBudgets::bot_budgets(state);
        for (std::size_t i = 0; i < bot_levels.size(); ++i) {
            const BotLevel usual = level_in<WithoutBudgets>(state, i);
            const BotLevel own = level_in<WithBudgets>(state, i);
            EXPECT_EQ(usual.options.iterations, bot_levels[i].options.iterations);
            EXPECT_EQ(own.options.iterations, budgets[i]);
            EXPECT_EQ(own.name, bot_levels[i].name);
            EXPECT_EQ(own.words, bot_levels[i].words);
        }
    }
}

TEST("a game's own bot knows a legal move also where it would not have come by itself")
{
    for (const GameModule* game : all_games()) {
        if (game->level_of(0, *untouched(*game))) continue;
        for (int seats = game->info().seats_least; seats <= game->info().seats_most; ++seats) {
            for_each_position(*game, seats, 300, 51, [&](const Position& at, Seat seat) {
                const Move move = game->bot_move(at, seat, 0, usual_whim);
                const auto refusal = at.why_not(seat, move);
                EXPECT(!refusal.has_value())
                    << game->info().name << ": " << move_text(game->face(), move) << ": "
                    << refusal->text();
            });
        }
    }
}

TEST("a bot with the same view and the same whim does the same again")
{
    for (const GameModule* game : all_games()) {
        const std::size_t easy = *find_bot(*game, "easy").value();
        for_each_position(*game, game->info().seats_least, 4, 61,
                          [&](const Position& at, Seat seat) {
                              for (const std::uint64_t whim : {usual_whim, std::uint64_t{7}}) {
                                  EXPECT_EQ(game->bot_move(at, seat, easy, whim),
                                            game->bot_move(at, seat, easy, whim));
                              }
                          });
    }
}

TEST("with whims of their own bots open a game without chance in more than one way")
{
    const GameModule& game = *find_game(all_games(), "tictactoe").value();
    const std::size_t easy = *find_bot(game, "easy").value();
    Events silent;
    const auto begin = game.start(usual_setup(game.options(), 2), silent);
    std::set<std::string> openings;
    for (std::uint64_t whim = 0; whim < 50; ++whim) {
        openings.insert(move_text(game.face(), game.bot_move(*begin, seat_at(0), easy, whim)));
    }
    EXPECT_GT(openings.size(), 1u);
}

}  // namespace
}  // namespace sortie
