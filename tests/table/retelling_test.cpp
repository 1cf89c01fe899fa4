#include "table/retelling.h"

#include "games/games.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

// A match with a random game to its end, and every position of it.
Match random_match(const GameModule& game, int seats, std::uint64_t seed)
{
    Match match = play(game, setup_with(game, seats), {});
    SmallRng rng(seed);
    while (!match.position().is_over()) {
        const Seat seat = random_seat(match.position().awaiting(), rng);
        MoveList moves;
        match.position().legal_moves(seat, moves);
        const auto choice = rng.below(static_cast<std::uint32_t>(moves.size()));
        EXPECT(match.submit(seat, moves[choice]).is_accepted());
    }
    return match;
}

}  // namespace

TEST("positions that a match has forgotten are played again, in any order")
{
    const Match whole = random_match(*find_game(all_games(), "merc").value(), 7, 5);
    const std::size_t count = whole.history().size();
    ASSERT_GT(count, 2 * steps_between_frames) << "long enough for several frames";
    Match small = whole;
    small.forget_positions_but(1);
    Retelling retelling;
    for (const std::size_t step : {count / 2, std::size_t{0}, count, std::size_t{1}, count - 1,
                                   steps_between_frames, steps_between_frames + 1}) {
        const auto again = retelling.position_after(small, step);
        ASSERT_TRUE(again.is_ok()) << again.problem().words;
        EXPECT_EQ(again.value()->hash(), whole.position_after(step).hash()) << "step " << step;
    }
    EXPECT_EQ(retelling.frames(), count / steps_between_frames + 1);
}

TEST("a step that the game does not have is a problem")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place b2", "seat 2: place a1"});
    Retelling retelling;
    EXPECT(retelling.position_after(match, 2).is_ok());
    EXPECT_EQ(retelling.position_after(match, 3).problem().words, "the game has no such step");
}

TEST("moves of another game do not lead where they did, and that is told")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place b2", "seat 2: place a1"});
    const Match other = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place a1", "seat 2: place b2"});
    Retelling retelling;
    EXPECT(retelling.position_after(match, 2).is_ok());
    Match from = Match::from(tictactoe_game(), match.setup(), match.position().clone());
    EXPECT_EQ(retelling.position_after(from, 0).problem().words,
              "the moves do not lead where they did");
    EXPECT(retelling.position_after(other, 2).is_ok());
}

}  // namespace sortie
