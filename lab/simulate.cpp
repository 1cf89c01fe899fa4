#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "table/guard.h"
#include "table/scenario_write.h"

namespace sortie {
namespace {

// Threads take games in small lots; which thread plays a lot changes nothing.
constexpr std::uint64_t lot_size = 64;
constexpr std::uint64_t fault_files_max = 20;

struct Fault {
    std::uint64_t index = 0;
    std::string words;
};

struct Tally {
    SimulationResult sums;
    std::vector<Fault> faults;
};

void count(SimulationResult& sums, const RandomGame& game, int seats)
{
    ++sums.games;
    sums.moves += game.moves;
    sums.moves_least = sums.games == 1 ? game.moves : std::min(sums.moves_least, game.moves);
    sums.moves_most = std::max(sums.moves_most, game.moves);
    if (!game.is_over) return;
    ++sums.finished;
    int best = game.scores[0];
    for (int i = 1; i < seats; ++i) best = std::max(best, game.scores[static_cast<std::size_t>(i)]);
    int winners = 0;
    std::size_t winner = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        sums.score_sums[i] += game.scores[i];
        if (game.scores[i] != best) continue;
        winner = i;
        ++winners;
    }
    if (winners == 1) {
        ++sums.wins[winner];
    } else {
        ++sums.draws;
    }
}

void add(SimulationResult& sum, const SimulationResult& part)
{
    if (part.games > 0) {
        sum.moves_least =
            sum.games == 0 ? part.moves_least : std::min(sum.moves_least, part.moves_least);
        sum.moves_most = std::max(sum.moves_most, part.moves_most);
    }
    sum.games += part.games;
    sum.finished += part.finished;
    sum.faults += part.faults;
    sum.moves += part.moves;
    sum.draws += part.draws;
    for (std::size_t i = 0; i < sum.wins.size(); ++i) {
        sum.wins[i] += part.wins[i];
        sum.score_sums[i] += part.score_sums[i];
    }
}

void play_lots(const GameModule& game, const SimulationOptions& options,
               std::atomic<std::uint64_t>& next, std::atomic<std::uint64_t>& done, Tally& tally)
{
    for (;;) {
        const std::uint64_t begin = next.fetch_add(lot_size);
        if (begin >= options.games) return;
        const std::uint64_t end = std::min(begin + lot_size, options.games);
        for (std::uint64_t i = begin; i < end; ++i) {
            const Setup setup = setup_of_game(options.setup, options.seed, i);
            SmallRng chooser = chooser_of_game(options.seed, i);
            RandomGame result;
            if (auto words = guarded([&] { result = game.play_random_game(setup, chooser); })) {
                ++tally.sums.games;
                ++tally.sums.faults;
                tally.faults.push_back({i, *words});
            } else {
                count(tally.sums, result, setup.seats);
            }
        }
        done.fetch_add(end - begin);
    }
}

// Plays the game once more, step by step, to know the moves that led to the fault.
std::string scenario_of_fault(const GameModule& game, const SimulationOptions& options,
                              const Fault& fault)
{
    const Setup setup = setup_of_game(options.setup, options.seed, fault.index);
    ScenarioDraft draft{.game = &game, .setup = setup};
    draft.title = "a fault in a random game";
    draft.found = fault.words;
    static_cast<void>(guarded([&] {
        SmallRng chooser = chooser_of_game(options.seed, fault.index);
        Events silent;
        const std::unique_ptr<Position> position = game.start(setup, silent);
        MoveList scratch;
        while (!position->is_over() && draft.moves.size() < game.info().moves_max) {
            draft.moves.push_back(random_move(*position, chooser, scratch));
            Step step;
            static_cast<void>(
                position->apply(draft.moves.back().seat, draft.moves.back().move, silent, step));
        }
    }));
    return write_scenario(draft);
}

void write_faults(const GameModule& game, const SimulationOptions& options,
                  std::vector<Fault>& faults, SimulationResult& result)
{
    if (faults.empty()) return;
    std::stable_sort(faults.begin(), faults.end(),
                     [](const Fault& a, const Fault& b) { return a.index < b.index; });
    result.first_fault = faults.front().words;
    if (options.fault_folder.empty()) return;
    std::filesystem::create_directories(options.fault_folder);
    for (const Fault& fault : faults) {
        if (result.fault_files.size() == fault_files_max) return;
        const std::string file = options.fault_folder + "/" + std::string(game.info().name) + "-" +
                                 std::to_string(options.seed) + "-" + std::to_string(fault.index) +
                                 ".scenario";
        std::ofstream(file) << scenario_of_fault(game, options, fault);
        result.fault_files.push_back(file);
    }
}

}  // namespace

double SimulationResult::games_per_second() const
{
    return seconds > 0 ? static_cast<double>(games) / seconds : 0;
}

double SimulationResult::moves_per_second() const
{
    return seconds > 0 ? static_cast<double>(moves) / seconds : 0;
}

Setup setup_of_game(const Setup& setup, std::uint64_t seed, std::uint64_t index)
{
    Setup own = setup;
    own.seed = Seed::from_number(seed);
    for (std::size_t i = 0; i < 8; ++i) {
        own.seed.bytes[8 + i] = static_cast<std::uint8_t>(index >> (8 * i));
    }
    return own;
}

SmallRng chooser_of_game(std::uint64_t seed, std::uint64_t index)
{
    SmallRng mixed(seed);
    SmallRng own(mixed.next() + index);
    return SmallRng(own.next());
}

SimulationResult simulate(const GameModule& game, const SimulationOptions& options)
{
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    const unsigned threads = options.threads == 0 ? cores : options.threads;
    std::vector<Tally> tallies(threads);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> done = 0;
    const auto begin = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> workers;
        for (Tally& tally : tallies) {
            workers.emplace_back([&] { play_lots(game, options, next, done, tally); });
        }
        while (options.progress && done < options.games) {
            options.progress(done);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
    SimulationResult result;
    const auto end = std::chrono::steady_clock::now();
    result.seconds = std::chrono::duration<double>(end - begin).count();
    result.game = std::string(game.info().name);
    result.seed = options.seed;
    result.seats = options.setup.seats;
    result.threads = threads;
    std::vector<Fault> faults;
    for (const Tally& tally : tallies) {
        add(result, tally.sums);
        faults.insert(faults.end(), tally.faults.begin(), tally.faults.end());
    }
    write_faults(game, options, faults, result);
    return result;
}

}  // namespace sortie
