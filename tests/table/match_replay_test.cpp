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

// A game at a server, with the proof of its chance.
Replay proven_replay()
{
    ChanceProof proof{
        "k7m2qx", "", Seed::from_number(99), {{seat_at(0), "0c"}, {seat_at(1), "5d"}}};
    proof.commitment = commitment_of(proof.table, proof.secret);
    Setup setup = setup_with(skirmish_game(), 2);
    setup.seed = mixed_seed(proof);
    Replay replay = replay_of(random_match(skirmish_game(), setup, 5));
    replay.chance = proof;
    return replay;
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

TEST("the proof of a game's chance is saved, read and checked")
{
    const Replay replay = proven_replay();
    const Result<Replay> again = read_replay(replay_text(replay));
    ASSERT_TRUE(again.is_ok()) << again.problem().words;
    EXPECT(again.value() == replay);
    EXPECT(match_of(skirmish_game(), again.value()).is_ok());
}

TEST("a proof that was changed and signed anew is found")
{
    const auto verdict = [](const auto& change) {
        Replay replay = proven_replay();
        change(*replay.chance);
        const Replay forged = read_replay(replay_text(replay)).value();
        const Result<Match> match = match_of(skirmish_game(), forged);
        return match ? std::string("fine") : match.problem().words;
    };
    const std::string secret = "the secret is not the one that the server had committed itself to";
    EXPECT_EQ(verdict([](ChanceProof& proof) { proof.secret = Seed::from_number(98); }), secret);
    EXPECT_EQ(verdict([](ChanceProof& proof) { proof.table = "other"; }), secret);
    EXPECT_EQ(verdict([](ChanceProof& proof) { proof.contributions[1].digits = "5e"; }),
              "the seed is not mixed from the secret and the parts of the seats");
    EXPECT_EQ(verdict([](ChanceProof& proof) { proof.contributions.pop_back(); }),
              "the seed is not mixed from the secret and the parts of the seats");
}

TEST("one flipped bit is found in a thousand of a thousand damaged replays")
{
    const std::string text = replay_text(proven_replay());
    SmallRng rng(17);
    int found = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string damaged = text;
        const std::uint32_t place = rng.below(static_cast<std::uint32_t>(text.size()));
        damaged[place] = static_cast<char>(damaged[place] ^ (1 << rng.below(8)));
        const Result<Replay> replay = read_replay(damaged);
        found += replay && match_of(skirmish_game(), replay.value()) ? 0 : 1;
    }
    EXPECT_EQ(found, 1000);
}

}  // namespace sortie
