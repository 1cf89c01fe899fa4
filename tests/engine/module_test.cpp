#include "engine/module.h"

#include "games/games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

const GameModule& game_named(std::string_view name)
{
    for (const GameModule* game : all_games()) {
        if (game->info().name == name) return *game;
    }
    UNREACHABLE();
}

TEST("a random game at one stroke is the same as step by step")
{
    for (const GameModule* game : all_games()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Setup setup = usual_setup(game->options(), 2);
            setup.seed = Seed::from_number(seed);
            SmallRng fast(seed);
            const RandomGame whole = game->play_random_game(setup, fast);
            SmallRng slow(seed);
            Events silent;
            const std::unique_ptr<Position> position = game->start(setup, silent);
            MoveList scratch;
            std::uint32_t moves = 0;
            while (!position->is_over()) {
                const SeatMove chosen = random_move(*position, slow, scratch);
                Step step;
                ASSERT_FALSE(position->apply(chosen.seat, chosen.move, silent, step).has_value());
                ++moves;
            }
            EXPECT_EQ(whole.moves, moves);
            EXPECT_EQ(whole.scores, position->scores());
        }
    }
}

TEST("random players seldom resign: a random skirmish has more than twenty moves on average")
{
    const GameModule& skirmish = game_named("skirmish");
    std::uint64_t moves = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Setup setup = usual_setup(skirmish.options(), 2);
        setup.seed = Seed::from_number(seed);
        SmallRng rng(seed);
        moves += skirmish.play_random_game(setup, rng).moves;
    }
    EXPECT_GT(moves, 2000u);
}

TEST("a clone goes its own way and assign brings it back")
{
    const GameModule& tictactoe = game_named("tictactoe");
    Events silent;
    const std::unique_ptr<Position> position = tictactoe.start(usual_setup({}, 2), silent);
    const std::unique_ptr<Position> copy = position->clone();
    const Hash128 before = position->hash();
    Step step;
    ASSERT_FALSE(position->apply(seat_at(0), Move{0, 1, {4}}, silent, step).has_value());
    EXPECT_EQ(copy->hash(), before);
    EXPECT_NE(position->hash(), before);
    position->assign(*copy);
    EXPECT_EQ(position->hash(), before);
    EXPECT_EQ(position->moment(), "place a mark");
    EXPECT_EQ(position->windows(), nullptr);
    EXPECT_EQ(position->rng(), nullptr);
}

}  // namespace
}  // namespace sortie
