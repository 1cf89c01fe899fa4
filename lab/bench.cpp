#include "lab/bench.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

#include "lab/bench_search.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

constexpr std::size_t positions_wanted = 200;
constexpr std::uint32_t one_position_in = 6;
constexpr std::uint64_t games_sampled_max = 20000;
constexpr std::uint64_t seed = 1;
constexpr std::uint64_t lot_max = 1024;  // the set-ups of a lot stay in the cache

double processor_seconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <class Work>
double seconds_of(const Work& work)
{
    const double begin = processor_seconds();
    work();
    return processor_seconds() - begin;
}

struct Sample {
    std::unique_ptr<Position> position;
    SeatMove move;
};

// Positions from all parts of random games, each with the move that was made there.
std::vector<Sample> sample_positions(const GameModule& game, const Setup& setup)
{
    std::vector<Sample> samples;
    MoveList scratch;
    SmallRng lot(seed);
    for (std::uint64_t i = 0; i < games_sampled_max && samples.size() < positions_wanted; ++i) {
        Events silent;
        SmallRng chooser = chooser_of_game(seed, i);
        const std::unique_ptr<Position> position =
            game.start(setup_of_game(setup, seed, i), silent);
        std::uint32_t moves = 0;
        while (!position->is_over() && moves++ < game.info().moves_max) {
            const SeatMove move = random_move(*position, chooser, scratch);
            if (lot.below(one_position_in) == 0) samples.push_back({position->clone(), move});
            Step step;
            CHECK(!position->apply(move.seat, move.move, silent, step));
        }
    }
    CHECK(!samples.empty());
    return samples;
}

std::uint64_t repeat_memcpy(const Position& from, std::size_t size, std::uint64_t times)
{
    std::vector<std::byte> copy(size);
    for (std::uint64_t i = 0; i < times; ++i) {
        std::memcpy(copy.data(), from.data(), size);
        // Tells the compiler that the copy is looked at, so that the loop is not removed.
        asm volatile("" : : "r"(copy.data()) : "memory");
    }
    return static_cast<std::uint64_t>(copy[0]);
}

// One thing that is done again and again at each sampled position.
class Kernel {
public:
    using Work = std::function<void(const Sample&, std::uint64_t times)>;

    // How often it is done follows from a short trial.
    Kernel(const std::vector<Sample>& samples, double seconds, Work work)
        : samples_(samples), work_(std::move(work))
    {
        double trial = 0;
        while ((trial = seconds_of([&] { run(); })) < seconds / 5) times_ *= 2;
        const double more = seconds / trial;
        times_ = std::max<std::uint64_t>(
            1, static_cast<std::uint64_t>(static_cast<double>(times_) * more));
    }

    // Nanoseconds of doing it once.
    double measure() const
    {
        const double count = static_cast<double>(times_) * static_cast<double>(samples_.size());
        return seconds_of([&] { run(); }) * 1e9 / count;
    }

private:
    void run() const
    {
        for (const Sample& sample : samples_) work_(sample, times_);
    }

    const std::vector<Sample>& samples_;
    Work work_;
    std::uint64_t times_ = 1;
};

// Random games in lots; the set-ups of a lot are made before the clock runs.
class Games {
public:
    Games(const GameModule& game, const BenchOptions& options) : game_(game), options_(options) {}

    void measure(std::vector<double>& moves_rates, std::vector<double>& games_rates)
    {
        std::uint64_t games = 0;
        std::uint64_t moves = 0;
        double seconds = 0;
        while (seconds < options_.seconds) {
            std::vector<Setup> setups;
            std::vector<SmallRng> choosers;
            for (std::uint64_t i = 0; i < lot_; ++i, ++index_) {
                setups.push_back(setup_of_game(options_.setup, seed, index_));
                choosers.push_back(chooser_of_game(seed, index_));
            }
            const double lot_seconds = seconds_of([&] {
                for (std::size_t i = 0; i < setups.size(); ++i) {
                    moves += game_.play_random_game(setups[i], choosers[i]).moves;
                }
            });
            games += setups.size();
            seconds += lot_seconds;
            if (lot_seconds < options_.seconds / 100 && lot_ < lot_max) lot_ *= 2;
        }
        moves_rates.push_back(static_cast<double>(moves) / seconds);
        games_rates.push_back(static_cast<double>(games) / seconds);
    }

private:
    const GameModule& game_;
    const BenchOptions& options_;
    std::uint64_t lot_ = 1;
    std::uint64_t index_ = 0;
};

void measure_all(const GameModule& game, const BenchOptions& options,
                 const std::vector<Sample>& samples, BenchResult& result)
{
    const double short_time = options.seconds / 10;
    const Kernel clone(samples, short_time, [&](const Sample& at, std::uint64_t times) {
        game.repeat_clone(*at.position, times);
    });
    const Kernel plain_copy(samples, short_time, [&](const Sample& at, std::uint64_t times) {
        repeat_memcpy(*at.position, result.state_bytes, times);
    });
    const Kernel list(samples, short_time, [&](const Sample& at, std::uint64_t times) {
        game.repeat_list(*at.position, at.move.seat, times);
    });
    const Kernel clone_and_apply(samples, short_time, [&](const Sample& at, std::uint64_t times) {
        game.repeat_apply(*at.position, at.move.seat, at.move.move, times);
    });
    Games games(game, options);

    std::vector<double> clones, copies, lists, applies, moves_rates, games_rates;
    for (int i = 0; i < options.repetitions; ++i) {
        clones.push_back(clone.measure());
        copies.push_back(plain_copy.measure());
        lists.push_back(list.measure());
        applies.push_back(clone_and_apply.measure() - clones.back());
        games.measure(moves_rates, games_rates);
    }
    result.clone_ns = figure_of(std::move(clones));
    result.memcpy_ns = figure_of(std::move(copies));
    result.legal_moves_ns = figure_of(std::move(lists));
    result.apply_ns = figure_of(std::move(applies));
    result.moves_per_second = figure_of(std::move(moves_rates));
    result.games_per_second = figure_of(std::move(games_rates));
}

}  // namespace

BenchResult bench(const GameModule& game, const BenchOptions& options)
{
    CHECK(options.repetitions > 0);
    BenchResult result;
    result.game = std::string(game.info().name);
    result.seats = options.setup.seats;
    result.repetitions = options.repetitions;
    result.state_bytes = game.shape().size;
    const std::vector<Sample> samples = sample_positions(game, options.setup);
    result.positions = samples.size();

    const auto wall_begin = std::chrono::steady_clock::now();
    const double processor_begin = processor_seconds();
    measure_all(game, options, samples, result);
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - wall_begin;
    result.processor_share = (processor_seconds() - processor_begin) / wall.count();
    measure_search(game, options, result);  // behind it, because two threads have two shares
    return result;
}

}  // namespace sortie
