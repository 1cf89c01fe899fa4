#include "engine/search/forecast.h"

#include "games/games.h"
#include "games/tictactoe/module.h"
#include "table/games.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

Thought forecast(const GameModule& game, const Position& at, Seat seat, const Move& move,
                 std::uint32_t games, std::uint64_t seed = 7)
{
    const auto thinking = game.begin_forecast(at, seat, move, {.iterations = games, .seed = seed});
    thinking->run(games);
    EXPECT_EQ(thinking->iterations_done(), games);
    return thinking->conclude();
}

TEST("a move that wins at once wins every sampled game, and a blunder loses most")
{
    const GameModule& game = tictactoe::game_module();
    Events silent;
    const auto position = game.start(usual_setup(game.options(), 2), silent);
    int seat = 0;
    for (const char* text : {"place a1", "place b1", "place a2", "place b2"}) {
        Step step;
        const Move move = read_move(game.face(), text).value();
        ASSERT_FALSE(position->apply(seat_at(seat), move, silent, step).has_value());
        seat = 1 - seat;
    }
    const auto chance = [&](const char* text) {
        const Move move = read_move(game.face(), text).value();
        return forecast(game, *position, seat_at(0), move, 200).chance;
    };
    EXPECT_EQ(chance("place a3"), whole_share);
    EXPECT_LT(chance("place c1"), whole_share);
    EXPECT_GT(chance("place b3"), chance("place c1")) << "the other wins at b3";
}

TEST("a forecast depends on its seed and the number of games, and in nothing on how it is cut")
{
    const GameModule& game = *find_game(all_games(), "skirmish").value();
    for_each_position(game, 2, 3, 11, [&](const Position& at, Seat seat) {
        MoveList moves;
        at.legal_moves(seat, moves);
        const auto parts = game.begin_forecast(at, seat, moves[0], {.seed = 7});
        for (const std::uint32_t games : {1u, 16u, 23u}) parts->run(games);
        const Thought once = forecast(game, at, seat, moves[0], 40);
        EXPECT_EQ(parts->conclude().chances, once.chances);
        EXPECT_EQ(once.candidates, (std::vector{Candidate{moves[0], 40, once.chance}}));
        EXPECT_EQ(once.iterations, 40u);
    });
}

TEST("a fight that is declared is told with its chance and its losses")
{
    for (const char* name : {"merc", "taktik"}) {
        const GameModule& game = *find_game(all_games(), name).value();
        int fights = 0;
        for_each_position(game, 2, 300, 5, [&](const Position& at, Seat seat) {
            MoveList moves;
            at.legal_moves(seat, moves);
            if (fights >= 3) return;
            const Thought thought = forecast(game, at, seat, moves[0], 4);
            for (const ForecastFigure& each : thought.figures) {
                EXPECT_LE(each.games, 4u);
                if (!each.is_chance) continue;
                ++fights;
                EXPECT_GE(each.sum, 0);
                EXPECT_LE(each.sum, each.games) << "0 or 1 in each game";
            }
        });
        EXPECT_GE(fights, 3) << name;
    }
}

TEST("a mean is rounded to thousandths, away from nought")
{
    EXPECT_EQ((ForecastFigure{"", false, 3, 2}).mean_thousandths(), 667);
    EXPECT_EQ((ForecastFigure{"", false, 3, -2}).mean_thousandths(), -667);
    EXPECT_EQ((ForecastFigure{"", true, 4, 1}).mean_thousandths(), 250);
    EXPECT_EQ((ForecastFigure{}).mean_thousandths(), 0);
}

}  // namespace
}  // namespace sortie
