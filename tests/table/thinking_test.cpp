#include "table/thinking.h"

#include "games/skirmish/module.h"
#include "games/tictactoe/module.h"
#include "table/bots.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

std::unique_ptr<Position> start_of(const GameModule& game)
{
    Events silent;
    return game.start(usual_setup(game.options(), 2), silent);
}

TEST("several threads give the same answer again, and all of their iterations count")
{
    const GameModule& game = skirmish::game_module();
    const auto position = start_of(game);
    const SearchOptions options{.iterations = 301, .seed = 9};
    const Thought once = think(game, *position, seat_at(0), options, {3, 0});
    const Thought again = think(game, *position, seat_at(0), options, {3, 0});
    EXPECT_EQ(once.candidates, again.candidates);
    EXPECT_EQ(once.best, again.best);
    EXPECT_EQ(once.iterations, 301u);
}

TEST("one thread answers as the search itself does")
{
    const GameModule& game = skirmish::game_module();
    const auto position = start_of(game);
    const SearchOptions options{.iterations = 100, .seed = 9};
    EXPECT_EQ(think(game, *position, seat_at(1), options).candidates,
              game.think(*position, seat_at(1), options).candidates);
}

TEST("parts are added by their visits")
{
    Thought a;
    a.iterations = 30;
    a.chance = 1000;
    a.candidates = {{Move{0, 1, {1}}, 20, 3000}, {Move{0, 1, {2}}, 10, 0}};
    a.best = a.candidates[0].move;
    Thought b = a;
    b.candidates = {{Move{0, 1, {2}}, 25, 700}, {Move{0, 1, {1}}, 5, 1000}};
    b.best = b.candidates[0].move;
    const Thought sum = merged({a, b});
    EXPECT_EQ(sum.iterations, 60u);
    EXPECT_EQ(sum.best, (Move{0, 1, {2}}));
    EXPECT_EQ(sum.candidates[0], (Candidate{Move{0, 1, {2}}, 35, 500}));
    EXPECT_EQ(sum.candidates[1], (Candidate{Move{0, 1, {1}}, 25, 2600}));
}

TEST("of several parts the best is found question by question too, and stands first")
{
    // The action 1 has more visits than the action 0, though no single move of it has.
    Thought part;
    part.candidates = {
        {Move{0, 1, {5}}, 20, 0}, {Move{1, 1, {7}}, 15, 0}, {Move{1, 1, {8}}, 14, 0}};
    part.best = part.candidates[1].move;
    const Thought sum = merged({part, part});
    EXPECT_EQ(sum.best, (Move{1, 1, {7}}));
    EXPECT_EQ(sum.candidates[0], (Candidate{Move{1, 1, {7}}, 30, 0}));
    EXPECT_EQ(sum.candidates[1], (Candidate{Move{0, 1, {5}}, 40, 0}));
}

TEST("a ceiling ends a search that would take far too long, with a legal move")
{
    const GameModule& game = skirmish::game_module();
    const auto position = start_of(game);
    const SearchOptions endless{.iterations = iterations_most, .nodes_max = 1000};
    const Thought thought = think(game, *position, seat_at(0), endless, {1, 20});
    EXPECT_LT(thought.iterations, iterations_most);
    EXPECT_GT(thought.iterations, 0u);
    EXPECT(!position->why_not(seat_at(0), thought.best).has_value());
}

TEST("a bot that has time does what it does without a ceiling")
{
    const GameModule& game = tictactoe::game_module();
    const auto position = start_of(game);
    const std::size_t easy = *find_bot(game, "easy").value();
    EXPECT_EQ(bot_move_within(game, *position, seat_at(0), easy, 600'000),
              game.bot_move(*position, seat_at(0), easy, usual_whim));
}

TEST("a candidate is told with its chance and how often it was tried")
{
    const GameModule& game = tictactoe::game_module();
    EXPECT_EQ(candidate_text(game.face(), {Move{0, 1, {4}}, 820, whole_share / 4}),
              "place b2: 25 % of 820 tries");
    EXPECT_EQ(candidate_text(game.face(), {Move{0, 1, {4}}, 0, 0}), "place b2: not tried");
}

TEST("a forecast is told with its games, its chances in percent and its means to a tenth")
{
    Thought thought;
    thought.chance = whole_share / 4;
    thought.iterations = 200;
    thought.figures = {{"win the fight", true, 200, 129}, {"own losses", false, 200, 311}};
    EXPECT_EQ(forecast_text(thought), "You win 25 % of 200 games sampled from what you know.\n"
                                      "  win the fight: 65 %\n"
                                      "  own losses: 1.6");
    EXPECT_EQ(figure_text("points", false, -1'240), "points: -1.2");
    EXPECT_EQ(figure_text("points", false, -40), "points: 0.0");
}

}  // namespace
}  // namespace sortie
