#include "lab/bench_search.h"

#include <chrono>
#include <ctime>

#include "lab/simulate.h"
#include "table/thinking.h"

namespace sortie {
namespace {

constexpr std::uint64_t seed = 1;
constexpr std::size_t games_wanted = 5;

double processor_seconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double wall_seconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

SearchOptions random_playouts(std::uint32_t iterations)
{
    return {.iterations = iterations,
            .seed = seed,
            .playout = Playout::random,
            .playout_moves_max = to_the_end,
            .trust = 0};
}

// Iterations in a second of the wall's time.
double rate_on_wall(const GameModule& game, const MiddleGame& at, unsigned threads)
{
    const double begin = wall_seconds();
    const Thought thought = think(game, *at.position, at.seat,
                                  random_playouts(threads * search_iterations), {threads, 0});
    return thought.iterations / (wall_seconds() - begin);
}

}  // namespace

std::vector<MiddleGame> middle_games(const GameModule& game, const Setup& setup, std::size_t count)
{
    std::vector<MiddleGame> found;
    MoveList scratch;
    for (std::uint64_t i = 0; found.size() < count && i < 100 * count; ++i) {
        const Setup own = setup_of_game(setup, seed, i);
        SmallRng chooser = chooser_of_game(seed, i);
        const std::uint32_t half = game.play_random_game(own, chooser).moves / 2;
        chooser = chooser_of_game(seed, i);
        Events silent;
        std::unique_ptr<Position> position = game.start(own, silent);
        for (std::uint32_t k = 0; k < half && !position->is_over(); ++k) {
            const SeatMove move = random_move(*position, chooser, scratch);
            Step step;
            CHECK(!position->apply(move.seat, move.move, silent, step));
        }
        if (position->is_over()) continue;
        const Seat seat = position->awaiting().front();
        found.push_back({std::move(position), seat});
    }
    return found;
}

void measure_search(const GameModule& game, const BenchOptions& options, BenchResult& result)
{
    const std::vector<MiddleGame> games = middle_games(game, options.setup, games_wanted);
    CHECK(!games.empty());
    std::vector<double> rates, gains;
    for (int i = 0; i < options.repetitions; ++i) {
        const double begin = processor_seconds();
        std::uint64_t iterations = 0;
        for (const MiddleGame& at : games) {
            const Thought thought =
                game.think(*at.position, at.seat, random_playouts(search_iterations));
            iterations += thought.iterations;
            result.search_memory_bytes = thought.memory_bytes;
        }
        rates.push_back(static_cast<double>(iterations) / (processor_seconds() - begin));
        const MiddleGame& at = games[static_cast<std::size_t>(i) % games.size()];
        const double alone = rate_on_wall(game, at, 1);
        gains.push_back(rate_on_wall(game, at, 2) / alone);
    }
    result.search_iterations_per_second = figure_of(std::move(rates));
    result.search_two_threads = figure_of(std::move(gains));
}

}  // namespace sortie
