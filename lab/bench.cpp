#include "lab/bench.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/simulate.h"

namespace sortie {
namespace {

constexpr std::size_t positions_max = 200;

struct Sample {
    std::unique_ptr<Position> position;
    SeatMove move;
};

double seconds_of(const auto& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

Figure figure_of(std::vector<double> values)
{
    std::stable_sort(values.begin(), values.end());
    return {values[values.size() / 2], values.front(), values.back()};
}

// Positions from the beginning to the end of random games, each with the move that was made there.
std::vector<Sample> sample_positions(const GameModule& game, const Setup& setup)
{
    std::vector<Sample> samples;
    MoveList scratch;
    for (std::uint64_t i = 0; samples.size() < positions_max; ++i) {
        Events silent;
        SmallRng chooser = chooser_of_game(1, i);
        const std::unique_ptr<Position> position = game.start(setup_of_game(setup, 1, i), silent);
        while (!position->is_over() && samples.size() < positions_max) {
            const SeatMove move = random_move(*position, chooser, scratch);
            samples.push_back({position->clone(), move});
            Step step;
            CHECK(!position->apply(move.seat, move.move, silent, step));
        }
    }
    return samples;
}

// Nanoseconds of one repetition of `work(times)`; how often follows from a short trial.
template <class Work>
Figure measure(const BenchOptions& options, const Work& work)
{
    std::uint64_t times = 16;
    while (seconds_of([&] { work(times); }) < options.seconds / 50) times *= 2;
    const double trial = seconds_of([&] { work(times); });
    times = std::max<std::uint64_t>(
        1, static_cast<std::uint64_t>(static_cast<double>(times) * options.seconds / 10 / trial));
    std::vector<double> values;
    for (int i = 0; i < options.repetitions; ++i) {
        const double seconds = seconds_of([&] { work(times); });
        values.push_back(seconds * 1e9 / static_cast<double>(times));
    }
    return figure_of(std::move(values));
}

std::uint64_t repeat_memcpy(const Position& from, std::size_t size, std::uint64_t times)
{
    std::vector<std::byte> copy(size);
    for (std::uint64_t i = 0; i < times; ++i) {
        std::memcpy(copy.data(), from.data(), size);
        asm volatile("" : : "r"(copy.data()) : "memory");
    }
    return static_cast<std::uint64_t>(copy[0]);
}

void measure_games(const GameModule& game, const BenchOptions& options, BenchResult& result)
{
    std::vector<double> moves_rates;
    std::vector<double> games_rates;
    std::uint64_t index = 0;
    for (int i = 0; i < options.repetitions; ++i) {
        std::uint64_t games = 0;
        std::uint64_t moves = 0;
        double seconds = 0;
        while (seconds < options.seconds) {
            // A lot of games between two looks at the clock.
            seconds += seconds_of([&] {
                for (int k = 0; k < 32; ++k, ++index, ++games) {
                    SmallRng chooser = chooser_of_game(1, index);
                    moves += game.play_random_game(setup_of_game(options.setup, 1, index), chooser)
                                 .moves;
                }
            });
        }
        moves_rates.push_back(static_cast<double>(moves) / seconds);
        games_rates.push_back(static_cast<double>(games) / seconds);
    }
    result.moves_per_second = figure_of(std::move(moves_rates));
    result.games_per_second = figure_of(std::move(games_rates));
}

std::string figure_line(const char* name, const Figure& figure, const char* unit)
{
    char text[160];
    std::snprintf(text, sizeof text, "%-18s %14.1f %-4s (%.1f to %.1f)\n", name, figure.median,
                  unit, figure.least, figure.most);
    return text;
}

void add_figure(boost::json::object& object, const std::string& name, const Figure& figure)
{
    object[name] = figure.median;
    object[name + "_least"] = figure.least;
    object[name + "_most"] = figure.most;
}

}  // namespace

BenchResult bench(const GameModule& game, const BenchOptions& options)
{
    BenchResult result;
    result.game = std::string(game.info().name);
    result.seats = options.setup.seats;
    result.repetitions = options.repetitions;
    result.state_bytes = game.shape().size;
    const std::vector<Sample> samples = sample_positions(game, options.setup);
    result.positions = samples.size();
    const Position& middle = *samples[samples.size() / 2].position;

    result.clone_ns = measure(options, [&](std::uint64_t n) { game.repeat_clone(middle, n); });
    result.memcpy_ns =
        measure(options, [&](std::uint64_t n) { repeat_memcpy(middle, result.state_bytes, n); });
    // One round is once at each sampled position.
    const auto per_position = [&](Figure figure, double less) {
        const auto count = static_cast<double>(samples.size());
        return Figure{figure.median / count - less, figure.least / count - less,
                      figure.most / count - less};
    };
    const Figure lists = measure(options, [&](std::uint64_t rounds) {
        for (const Sample& each : samples) game.repeat_list(*each.position, each.move.seat, rounds);
    });
    const Figure applies = measure(options, [&](std::uint64_t rounds) {
        for (const Sample& each : samples) {
            game.repeat_apply(*each.position, each.move.seat, each.move.move, rounds);
        }
    });
    result.legal_moves_ns = per_position(lists, 0);
    result.apply_ns = per_position(applies, result.clone_ns.median);
    measure_games(game, options, result);
    return result;
}

std::string bench_text(const BenchResult& result)
{
    std::string out = result.game + ", " + std::to_string(result.seats) + " seats, a state of " +
                      std::to_string(result.state_bytes) + " bytes; medians of " +
                      std::to_string(result.repetitions) + ", least and most in brackets\n";
    out += figure_line("clone", result.clone_ns, "ns");
    out += figure_line("memcpy", result.memcpy_ns, "ns");
    out += figure_line("legal moves", result.legal_moves_ns, "ns");
    out += figure_line("apply", result.apply_ns, "ns");
    out += figure_line("moves a second", result.moves_per_second, "");
    out += figure_line("games a second", result.games_per_second, "");
    return out;
}

std::string bench_json(const BenchResult& result)
{
    boost::json::object object{{"game", result.game},
                               {"seats", result.seats},
                               {"repetitions", result.repetitions},
                               {"positions", result.positions},
                               {"state_bytes", result.state_bytes}};
    add_figure(object, "clone_ns", result.clone_ns);
    add_figure(object, "memcpy_ns", result.memcpy_ns);
    add_figure(object, "legal_moves_ns", result.legal_moves_ns);
    add_figure(object, "apply_ns", result.apply_ns);
    add_figure(object, "moves_per_second", result.moves_per_second);
    add_figure(object, "games_per_second", result.games_per_second);
    return boost::json::serialize(object) + "\n";
}

}  // namespace sortie
