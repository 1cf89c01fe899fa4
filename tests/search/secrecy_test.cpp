// A bot sees only what its seat knows: shuffle everything else, and it does the same.
#include "games/games.h"
#include "table/games.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr int positions = 100;

void expect_blind(const GameModule& game, std::size_t bot)
{
    std::uint64_t number = 0;
    for_each_position(
        game, game.info().seats_most > 3 ? 3 : 2, positions, 31,
        [&](const Position& at, Seat seat) {
            Rng rng = Rng::from(Seed::from_number(++number));
            const auto guess = at.determinized(seat, rng);
            const Move in_truth = game.bot_move(at, seat, bot, number);
            const Move in_guess = game.bot_move(*guess, seat, bot, number);
            EXPECT_EQ(move_text(game.face(), in_guess), move_text(game.face(), in_truth))
                << game.info().name << ", " << game.bot_names()[bot];
        });
}

TEST("what a bot chooses does not change when everything hidden from it is shuffled")
{
    for (const GameModule* game : all_games()) {
        const auto position = untouched(*game);
        for (std::size_t bot = 0; bot < game->bot_names().size(); ++bot) {
            const auto level = game->level_of(bot, *position);
            if (level && level->options.iterations > 100) continue;
            expect_blind(*game, bot);
        }
    }
}

TEST("what is forecast does not change when everything hidden from the seat is shuffled")
{
    for (const GameModule* game : all_games()) {
        std::uint64_t number = 0;
        std::size_t different = 0;
        std::size_t figures = 0;
        for_each_position(*game, game->info().seats_most > 3 ? 3 : 2, positions, 53,
                          [&](const Position& at, Seat seat) {
                              Rng rng = Rng::from(Seed::from_number(++number));
                              const auto guess = at.determinized(seat, rng);
                              different += guess->hash() != at.hash() ? 1u : 0u;
                              MoveList moves;
                              at.legal_moves(seat, moves);
                              const Move& move = moves[number % moves.size()];
                              const SearchOptions options{.iterations = 8, .seed = number};
                              const auto answer = [&](const Position& position) {
                                  const auto forecast =
                                      game->begin_forecast(position, seat, move, options);
                                  forecast->run(options.iterations);
                                  return forecast->conclude();
                              };
                              const Thought in_truth = answer(at);
                              const Thought in_guess = answer(*guess);
                              EXPECT_EQ(in_guess.chances, in_truth.chances) << game->info().name;
                              EXPECT_EQ(in_guess.figures, in_truth.figures) << game->info().name;
                              figures += in_truth.figures.size();
                          });
        if (game->info().name == "tictactoe") continue;  // nothing is hidden, nothing is counted
        EXPECT_GT(different, std::size_t{positions} / 2) << game->info().name;
        if (game->info().name != "skirmish") EXPECT_GT(figures, 0u) << game->info().name;
    }
}

TEST("a guess is the same from the truth and from another guess")
{
    for (const GameModule* game : all_games()) {
        std::uint64_t number = 0;
        for_each_position(
            *game, game->info().seats_most, 20, 41, [&](const Position& at, Seat seat) {
                const Rng fresh = Rng::from(Seed::from_number(++number));
                Rng rng = Rng::from(Seed::from_number(1000 + number));
                const auto other = at.determinized(seat, rng);
                rng = fresh;
                const Hash128 from_truth = at.determinized(seat, rng)->hash();
                rng = fresh;
                EXPECT_EQ(other->determinized(seat, rng)->hash(), from_truth) << game->info().name;
            });
    }
}

}  // namespace
}  // namespace sortie
