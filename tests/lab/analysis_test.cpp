#include "lab/analysis.h"

#include <algorithm>

#include <boost/json/parse.hpp>

#include "table/match.h"
#include "table/match_replay.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// x opens, o answers, x threatens; then o looks away and loses.
Replay blunder()
{
    Match match = Match::start(tictactoe_game(), usual(tictactoe_game(), 2)).value();
    int seat = 0;
    for (const char* move : {"place b2", "place a1", "place a3", "place b1", "place c1"}) {
        const Result<Move> read = read_move(tictactoe_game().face(), move);
        EXPECT(!match.submit(seat_at(seat), read.value()).refusal.has_value());
        seat = 1 - seat;
    }
    return replay_of(match);
}

Analysis analysed(std::uint32_t iterations, unsigned threads)
{
    AnalysisOptions options;
    options.iterations = iterations;
    options.threads = threads;
    return analyse(tictactoe_game(), blunder(), options).value();
}

TEST("the move that loses the game is the one that missed most, and the better one is named")
{
    const Analysis analysis = analysed(2000, 1);
    ASSERT_EQ(analysis.steps.size(), 5u);
    const AnalysedStep& fourth = analysis.steps[3];
    EXPECT_EQ(fourth.move, "place b1");
    EXPECT_EQ(fourth.best_move, "place c1");
    EXPECT(analysis.is_over);
    EXPECT_EQ(analysis.results[0], whole_share);
    EXPECT_EQ(analysis.steps[4].best_move, "place c1");
    EXPECT_GT(analysis.steps[4].chances[0], whole_share / 10 * 9);
    const auto swings = analysis.swings(1);
    ASSERT_EQ(swings.size(), 1u);
    EXPECT_EQ(swings[0].step, 3u);
    EXPECT_LT(swings[0].by, 0);
}

TEST("an analysis is the same whatever the number of threads")
{
    EXPECT_EQ(analysis_json(analysed(100, 1)), analysis_json(analysed(100, 3)));
}

TEST("a move is called worse only where both were tried often enough")
{
    AnalysedStep step;
    step.played = {Move{}, tries_believed - 1, 100};
    step.best = {Move{}, 500, 900};
    EXPECT_EQ(step.missed(), std::nullopt);
    step.played.visits = tries_believed;
    EXPECT_EQ(step.missed(), 800u);
    step.played.chance = 900;
    EXPECT_EQ(step.missed(), std::nullopt);
}

TEST("an analysis is told in words and as JSON")
{
    const Analysis analysis = analysed(300, 1);
    const std::string text = analysis_text(analysis);
    EXPECT(text.find("tictactoe, 5 steps") == 0) << text;
    EXPECT(text.find("Biggest swings") != std::string::npos);
    EXPECT(text.find("Better moves") != std::string::npos);
    const auto json = boost::json::parse(analysis_json(analysis)).as_object();
    EXPECT_EQ(json.at("steps").as_array().size(), 5u);
    EXPECT_EQ(json.at("steps").at(3).at("best").as_string(), "place c1");
}

TEST("a seat that gives up when nobody waits for it makes no swing out of nothing")
{
    Match match = Match::start(skirmish_game(), usual(skirmish_game(), 2)).value();
    // On to where the game waits for one seat alone.
    for (int i = 0; i < 100 && match.position().awaiting().size() != 1; ++i) {
        const Seat next = match.position().awaiting().front();
        MoveList moves;
        match.position().legal_moves(next, moves);
        ASSERT_FALSE(match.submit(next, moves[0]).refusal.has_value());
    }
    ASSERT_EQ(match.position().awaiting().size(), 1);
    const Seat other = seat_at(1 - match.position().awaiting().front().index);
    const Result<Move> resign = read_move(skirmish_game().face(), "resign");
    ASSERT_FALSE(match.submit(other, resign.value()).refusal.has_value());
    const Analysis analysis =
        analyse(skirmish_game(), replay_of(match), {.iterations = 100}).value();
    const AnalysedStep& step = analysis.steps.back();
    ASSERT_EQ(step.move, "resign");
    EXPECT_GT(step.chances[other.index], 0u);
    EXPECT_EQ(step.best_move, "");
    EXPECT_FALSE(step.missed().has_value());
    // It had a chance and has lost it.
    const auto swings = analysis.swings(analysis.steps.size());
    const auto found = std::ranges::find(swings, analysis.steps.size() - 1, &Analysis::Swing::step);
    ASSERT_NE(found, swings.end());
    EXPECT_EQ(-found->by, static_cast<int>(step.chances[other.index]));
}

TEST("a replay that cannot be repeated is a problem")
{
    Replay replay = blunder();
    replay.steps[2].move = "place b2";
    EXPECT_FALSE(analyse(tictactoe_game(), replay, {}).is_ok());
}

}  // namespace
}  // namespace sortie
