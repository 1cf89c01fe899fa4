#include "table/verify.h"

#include "table/match_replay.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

Replay won_game()
{
    return replay_of(play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                          {"seat 1: place a1", "seat 2: place a2", "seat 1: place b1",
                           "seat 2: place b2", "seat 1: place c1"}));
}

Replay duel_replay()
{
    return replay_of(play(duel_game(), setup_with(duel_game(), 3, {"rounds 4"}),
                          {"seat 1: draw", "seat 2: guess"}));
}

std::string problem_of(const GameModule& game, const Replay& replay)
{
    const auto problem = verify_replay(game, replay);
    return problem ? problem->words : "nothing";
}

}  // namespace

TEST("a replay of a finished game and one of an unfinished game are verified")
{
    EXPECT_EQ(problem_of(tictactoe_game(), won_game()), "nothing");
    EXPECT_EQ(problem_of(duel_game(), duel_replay()), "nothing");
}

TEST("another game is refused")
{
    EXPECT_EQ(problem_of(duel_game(), won_game()),
              "the replay is of the game 'tictactoe', not of 'duel'");
}

TEST("another version of the rules is refused")
{
    Replay replay = duel_replay();
    replay.rules_version = 4;
    EXPECT_EQ(problem_of(duel_game(), replay),
              "the replay was played with version 4 of the rules of duel; this program has"
              " version 3");
}

TEST("an option that the game does not have, or does not have so, is refused")
{
    Replay replay = duel_replay();
    replay.options[0].name = "laps";
    EXPECT_EQ(problem_of(duel_game(), replay),
              "there is no option 'laps'; options are: rounds deck trap");
    replay = duel_replay();
    replay.options[0].value = "40";
    EXPECT_EQ(problem_of(duel_game(), replay), "option rounds takes 1 to 9, not '40'");
}

TEST("an option that the replay does not name has its usual value, and the hashes judge it")
{
    Replay replay = duel_replay();
    replay.options.pop_back();
    EXPECT_EQ(problem_of(duel_game(), replay), "nothing");
    replay.options.erase(
        replay.options.begin());  // it was played with 4 rounds, which is not usual
    EXPECT(problem_of(duel_game(), replay).starts_with("at the start the hash is"));
}

TEST("a set-up that the game does not allow is refused")
{
    Replay replay = duel_replay();
    replay.options[1].value = "stacked";
    EXPECT_EQ(problem_of(duel_game(), replay), "the stacked deck is for two seats");
    replay.seats = 8;
    EXPECT_EQ(problem_of(duel_game(), replay), "duel has 2 to 3 seats, not 8");
}

TEST("another start is told before any step")
{
    Replay replay = duel_replay();
    const Hash128 start = replay.start_hash;
    replay.start_hash.low ^= 1;
    EXPECT_EQ(problem_of(duel_game(), replay), "at the start the hash is " + start.to_hex() +
                                                   ", the replay says " +
                                                   replay.start_hash.to_hex());
}

TEST("another seed gives another start")
{
    Replay replay = duel_replay();
    replay.seed.bytes[31] = 1;
    EXPECT(problem_of(duel_game(), replay).starts_with("at the start the hash is "));
}

TEST("an illegal move is told with its step and the words of the refusal")
{
    Replay replay = won_game();
    replay.steps[3].move = "place a1";
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "step 4: seat 2 may not 'place a1': X2.1: the cell is empty (E_TAKEN)");
    replay = won_game();
    replay.steps[3].seat = seat_at(0);
    EXPECT(problem_of(tictactoe_game(), replay).starts_with("step 4: seat 1 may not 'place b2': "));
}

TEST("a move behind the end of the game is told")
{
    Replay replay = won_game();
    replay.steps.push_back({seat_at(1), "place c3", {}});
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "step 6: seat 2 may not 'place c3': the game is over (E_GAME_OVER)");
}

TEST("a text that is no move is told with its step")
{
    Replay replay = won_game();
    replay.steps[1].move = "place z9";
    EXPECT(problem_of(tictactoe_game(), replay).starts_with("step 2: there is no cell 'z9'"));
    replay.steps[1].move = "";
    EXPECT(problem_of(tictactoe_game(), replay).starts_with("step 2: a move is an action"));
}

TEST("another hash after a step is told with its step")
{
    Replay replay = won_game();
    const Hash128 found = replay.steps[2].hash;
    replay.steps[2].hash = {};
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "step 3: after 'place b1' the hash is " + found.to_hex() +
                  ", the replay says 00000000000000000000000000000000");
}

TEST("an outcome that is not the game's is told")
{
    Replay replay = won_game();
    replay.scores = std::vector<int>{1, 0};
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "after step 5: seat 2 has a score of -1, the replay says 0");
    replay.scores.reset();
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "after step 5: the game is over, the replay says that it is unfinished");
    replay.steps.pop_back();
    replay.scores = std::vector<int>{0, 0};
    EXPECT_EQ(problem_of(tictactoe_game(), replay),
              "after step 4: the game is not over, the replay says that it is");
}

TEST("the set-up comes out of the replay as it went in")
{
    const Setup setup = setup_with(duel_game(), 2, {"rounds 7", "deck stacked"});
    const Result<Setup> again = setup_of(duel_game(), replay_of(play(duel_game(), setup, {})));
    ASSERT_TRUE(again.is_ok());
    EXPECT_EQ(again.value().seats, 2);
    EXPECT_EQ(again.value().values, setup.values);
    EXPECT_EQ(again.value().seed, setup.seed);
}

}  // namespace sortie
