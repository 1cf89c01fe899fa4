// A bot sees only what its seat knows: shuffle everything else, and it does the same.
#include "games/games.h"
#include "table/games.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr int positions = 100;

// What a seat cannot tell from the truth, and whether it differs from it.
class Guess {
public:
    Guess(const Position& truth, Seat seat, std::uint64_t number)
    {
        Rng rng = Rng::from(Seed::from_number(number));
        position_ = truth.determinized(seat, rng);
        is_different_ = position_->hash() != truth.hash();
    }
    const Position& operator*() const { return *position_; }
    bool is_different() const { return is_different_; }

private:
    std::unique_ptr<Position> position_;
    bool is_different_ = false;
};

std::string name_of(const WayToPlay& way)
{
    std::string name(way.game);
    for (const auto& [option, value] : way.options) name += " " + option + "=" + value;
    return name;
}

TEST("what a bot chooses does not change when everything hidden from it is shuffled")
{
    for (const WayToPlay& way : ways_to_play()) {
        const GameModule& game = *find_game(all_games(), way.game).value();
        // A level differs from the next in its iterations only, and a few show what many look at.
        BotLevel quick = bot_levels.front();
        quick.options.iterations = 24;
        std::uint64_t number = 0;
        int different = 0;
        for_each_position(
            game, setup_of(game, way), positions, 31, [&](const Position& at, Seat seat) {
                const Guess guess(at, seat, ++number);
                different += guess.is_different() ? 1 : 0;
                const auto decision = [&](const Position& position) {
                    return game.begin_thinking(position, seat, quick)->decide(24, {});
                };
                EXPECT_EQ(move_text(game.face(), decision(*guess)),
                          move_text(game.face(), decision(at)))
                    << name_of(way);
                for (std::size_t bot = 0; !game.level_of(bot, at); ++bot) {
                    EXPECT_EQ(move_text(game.face(), game.bot_move(*guess, seat, bot, number)),
                              move_text(game.face(), game.bot_move(at, seat, bot, number)))
                        << name_of(way) << ", " << game.bot_names()[bot];
                }
            });
        if (way.game == "tictactoe") continue;  // nothing is hidden
        EXPECT_GT(different, positions / 2) << name_of(way);
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
                              const Guess guess(at, seat, ++number);
                              different += guess.is_different() ? 1u : 0u;
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
