#include "tests/golden/search_vectors.h"

#include <algorithm>

#include "games/games.h"
#include "table/games.h"

namespace sortie {
namespace {

constexpr int positions_of_a_game = 6;
constexpr int moves_between = 9;

void append_thought(std::string& out, const GameModule& game, const Position& at, Seat seat)
{
    const Thought thought = game.think(at, seat, {.iterations = 60, .seed = 2026});
    out += std::string(game.info().name) + " seat " + std::to_string(int{seat.index} + 1) + ": " +
           move_text(game.face(), thought.best) + ", " +
           std::to_string(thought.candidates[0].visits) + " visits, chance " +
           std::to_string(thought.chance) + ", " + std::to_string(thought.nodes) +
           " nodes, line of " + std::to_string(thought.line.size()) + "\n";
}

void append_game(std::string& out, const GameModule& game, Setup setup)
{
    setup.seed = Seed::from_number(7);
    Events silent;
    const std::unique_ptr<Position> position = game.start(setup, silent);
    SmallRng rng(7);
    const auto moves = std::make_unique<MoveList>();
    for (int i = 0; i < positions_of_a_game; ++i) {
        for (int k = 0; i > 0 && k < moves_between && !position->is_over(); ++k) {
            const SeatMove next = random_move(*position, rng, *moves);
            Step step;
            CHECK(!position->apply(next.seat, next.move, silent, step));
        }
        if (position->is_over()) return;
        append_thought(out, game, *position, position->awaiting().front());
    }
}

}  // namespace

std::string golden_searches()
{
    std::string out;
    for (const GameModule* game : all_games()) {
        const GameInfo& info = game->info();
        const int seats = std::min(info.seats_least + 1, info.seats_most);
        append_game(out, *game, usual_setup(game->options(), seats));
    }
    // How a match is won decides by what a search judges it.
    const GameModule& taktik = *find_game(all_games(), "taktik").value();
    for (const char* victory : {"points", "missions"}) {
        Setup setup = usual_setup(taktik.options(), 2);
        CHECK(!set_option(taktik.options(), setup, "victory", victory));
        append_game(out, taktik, setup);
    }
    return out;
}

}  // namespace sortie
