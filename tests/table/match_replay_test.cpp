#include "table/match_replay.h"

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

// A game played to its end with moves that a small generator chooses.
Match random_match(const GameModule& game, const Setup& setup, std::uint64_t seed)
{
    Match match = Match::start(game, setup).value();
    SmallRng rng(seed);
    MoveList moves;
    while (!match.position().is_over()) {
        const SeatMove chosen = random_move(match.position(), rng, moves);
        CHECK(match.submit(chosen.seat, chosen.move).is_accepted());
    }
    return match;
}

}  // namespace

TEST("random games are written, read and played again to the same hashes and events")
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const GameModule* game : {&tictactoe_game(), &duel_game()}) {
            Setup setup = setup_with(*game, 2);
            setup.seed = Seed::from_number(seed);
            const Match match = random_match(*game, setup, seed);
            const Result<Replay> replay = read_replay(write_replay(match));
            ASSERT_TRUE(replay.is_ok()) << replay.problem().words;
            const Result<Match> again = match_of(*game, replay.value());
            ASSERT_TRUE(again.is_ok()) << again.problem().words;
            ASSERT_EQ(again.value().history().size(), match.history().size());
            for (std::size_t i = 0; i < match.history().size(); ++i) {
                EXPECT_EQ(again.value().history()[i].hash, match.history()[i].hash);
                EXPECT(again.value().history()[i].events == match.history()[i].events);
            }
            EXPECT_EQ(write_replay(again.value()), write_replay(match));
        }
    }
}

TEST("a replay names every option, also one that was left as usual")
{
    const Replay replay = replay_of(play(duel_game(), setup_with(duel_game(), 3), {}));
    ASSERT_EQ(replay.options.size(), 3u);
    EXPECT_EQ(replay.options[0], (ReplayOption{"rounds", "2"}));
    EXPECT_EQ(replay.options[1], (ReplayOption{"deck", "shuffled"}));
    EXPECT_EQ(replay.rules_version, 3u);
}

TEST("an unfinished game is saved and played on")
{
    const Match match =
        play(tictactoe_game(), setup_with(tictactoe_game(), 2), {"seat 1: place b2"});
    const Replay replay = replay_of(match);
    EXPECT(!replay.scores.has_value());
    Match again = match_of(tictactoe_game(), replay).value();
    EXPECT(again.submit(seat_at(1), move_from(tictactoe_game(), "place a1")).is_accepted());
}

TEST("what undo took back is not in the replay")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                       {"seat 1: place b2", "seat 2: place a1"});
    EXPECT(!match.undo().has_value());
    EXPECT_EQ(replay_of(match).steps.size(), 1u);
}

TEST("a problem of the replay is passed on")
{
    Replay replay = replay_of(play(tictactoe_game(), setup_with(tictactoe_game(), 2), {}));
    replay.steps = {{seat_at(1), "place a1", {}}};
    const Result<Match> match = match_of(tictactoe_game(), replay);
    ASSERT_FALSE(match.is_ok());
    EXPECT(match.problem().words.starts_with("step 1: seat 2 may not 'place a1'"));
}

TEST("a fault in the rules is told with its step")
{
    Replay replay =
        replay_of(play(duel_game(), setup_with(duel_game(), 2, {"trap 1"}), {"seat 1: rest"}));
    replay.steps.push_back({seat_at(1), "spring", {}});
    const Result<Match> match = match_of(duel_game(), replay);
    ASSERT_FALSE(match.is_ok());
    EXPECT(
        match.problem().words.starts_with("step 2: the rules fail: state.strength == 9 (duel.h:"))
        << match.problem().words;
}

}  // namespace sortie
