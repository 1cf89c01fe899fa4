#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "table/guard.h"
#include "table/scenario_write.h"

namespace sortie {
namespace {

// Threads take games in small lots; which thread plays a lot changes nothing.
constexpr std::uint64_t lot_size = 64;
constexpr std::size_t fault_files_max = 20;

struct Fault {
    std::uint64_t index = 0;
    std::string words;
};

// A thread keeps its first faults. It takes its games in ascending order, so the first of all are
// among them, whatever the number of threads.
struct Tally {
    SimulationResult sums;
    std::vector<Fault> faults;
};

// The label that tells who won, if the game has one.
std::optional<std::size_t> winner_label(const GameModule& game)
{
    const std::vector<std::string_view> names = game.label_names();
    const auto found = std::find(names.begin(), names.end(), "winner");
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

// Adds the game to the group that its label names. `winner` is the only seat with the highest score.
void count_in_group(SimulationResult& sums, const GameModule& game, std::size_t by,
                    const RandomGame& played, std::optional<std::size_t> winner)
{
    SimulationGroup& group = sums.groups[std::string(played.labels[by])];
    ++group.games;
    if (const auto label = winner_label(game)) {
        ++group.wins[std::string(played.labels[*label])];
    } else if (winner) {
        ++group.wins["seat " + std::to_string(*winner + 1)];
    } else {
        ++group.wins["shared"];
    }
}

// Answers which seat alone has the highest score.
std::optional<std::size_t> count(SimulationResult& sums, const RandomGame& game, int seats)
{
    ++sums.games;
    ++sums.finished;
    sums.moves += game.moves;
    sums.moves_least = sums.finished == 1 ? game.moves : std::min(sums.moves_least, game.moves);
    sums.moves_most = std::max(sums.moves_most, game.moves);
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
        return winner;
    }
    ++sums.draws;
    return std::nullopt;
}

void add(SimulationResult& sum, const SimulationResult& part)
{
    if (part.finished > 0) {
        sum.moves_least =
            sum.finished == 0 ? part.moves_least : std::min(sum.moves_least, part.moves_least);
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
    for (const auto& [name, group] : part.groups) {
        sum.groups[name].games += group.games;
        for (const auto& [who, wins] : group.wins) sum.groups[name].wins[who] += wins;
    }
}

SeatMove next_move(const GameModule& game, const SimulationOptions& options,
                   const Position& position, SmallRng& chooser, MoveList& scratch)
{
    if (!options.bot) return random_move(position, chooser, scratch);
    const Seat seat = position.awaiting().front();
    return {seat, game.bot_move(position, seat, *options.bot)};
}

// The same choices as `play_random_game` or `play_bot_game`, with every invariant looked at after every move, and every
// move held against the rules first: a bot that plays a move which is refused is at fault.
RandomGame play_checked_game(const GameModule& game, const SimulationOptions& options,
                             const Setup& setup, SmallRng& chooser)
{
    Events silent;
    const std::unique_ptr<Position> position = game.start(setup, silent);
    MoveList scratch;
    RandomGame result;
    position->check();
    while (!position->is_over() && result.moves < game.info().moves_max) {
        const SeatMove chosen = next_move(game, options, *position, chooser, scratch);
        Step step;
        if (const auto refusal = position->apply(chosen.seat, chosen.move, silent, step)) {
            const std::string words =
                "'" + move_text(game.face(), chosen.move) + "' is refused: " + refusal->text();
            fault(words.c_str());
        }
        position->check();
        ++result.moves;
    }
    result.is_over = position->is_over();
    result.scores = position->scores();
    return result;
}

RandomGame play_game(const GameModule& game, const SimulationOptions& options, const Setup& setup,
                     SmallRng& chooser)
{
    if (options.is_checked) return play_checked_game(game, options, setup, chooser);
    if (options.bot) return game.play_bot_game(setup, *options.bot);
    return game.play_random_game(setup, chooser);
}

// How far the work is. The one who waits is woken when a thread has nothing left to do.
struct Work {
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> done = 0;
    std::mutex mutex;
    std::condition_variable is_idle;
    unsigned busy = 0;  // under the mutex
};

void play_one(const GameModule& game, const SimulationOptions& options, std::uint64_t index,
              Tally& tally)
{
    const Setup setup = setup_of_game(options.setup, options.seed, index);
    SmallRng chooser = chooser_of_game(options.seed, index);
    RandomGame result;
    std::optional<std::string> words =
        guarded([&] { result = play_game(game, options, setup, chooser); });
    if (!words && !result.is_over) {
        words = "the game is not over after " + std::to_string(result.moves) + " moves";
    }
    if (!words) {
        const auto winner = count(tally.sums, result, setup.seats);
        if (options.by) count_in_group(tally.sums, game, *options.by, result, winner);
        return;
    }
    ++tally.sums.games;
    ++tally.sums.faults;
    if (tally.faults.size() < fault_files_max) tally.faults.push_back({index, *words});
}

void play_lots(const GameModule& game, const SimulationOptions& options, Work& work, Tally& tally)
{
    for (;;) {
        const std::uint64_t begin = work.next.fetch_add(lot_size);
        if (begin >= options.games) break;
        const std::uint64_t end = std::min(begin + lot_size, options.games);
        for (std::uint64_t i = begin; i < end; ++i) play_one(game, options, i, tally);
        work.done.fetch_add(end - begin);
    }
    const std::lock_guard lock(work.mutex);
    --work.busy;
    work.is_idle.notify_one();
}

// Tells the progress until every thread is done.
void wait_for(Work& work, const SimulationOptions& options)
{
    constexpr auto interval = std::chrono::milliseconds(50);
    std::unique_lock lock(work.mutex);
    while (!work.is_idle.wait_for(lock, interval, [&] { return work.busy == 0; })) {
        if (options.progress) options.progress(work.done);
    }
    if (options.progress) options.progress(options.games);
}

// Plays the game once more, step by step, to know the moves that led to the fault.
std::string scenario_of_fault(const GameModule& game, const SimulationOptions& options,
                              const Fault& fault)
{
    const Setup setup = setup_of_game(options.setup, options.seed, fault.index);
    ScenarioDraft draft;
    draft.game = &game;
    draft.setup = setup;
    draft.title = "a fault in a random game";
    draft.found = fault.words;
    static_cast<void>(guarded([&] {
        SmallRng chooser = chooser_of_game(options.seed, fault.index);
        Events silent;
        const std::unique_ptr<Position> position = game.start(setup, silent);
        MoveList scratch;
        while (!position->is_over() && draft.moves.size() < game.info().moves_max) {
            draft.moves.push_back(next_move(game, options, *position, chooser, scratch));
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
    std::sort(faults.begin(), faults.end(),
              [](const Fault& a, const Fault& b) { return a.index < b.index; });
    result.first_fault = faults.front().words;
    if (options.fault_folder.empty()) return;
    const std::filesystem::path folder = options.fault_folder;
    std::error_code ignored;  // without a folder no file can be written, and none is listed then
    std::filesystem::create_directories(folder, ignored);
    faults.resize(std::min(faults.size(), fault_files_max));
    for (const Fault& fault : faults) {
        const std::filesystem::path path =
            folder / (std::string(game.info().name) + "-" + std::to_string(options.seed) + "-" +
                      std::to_string(fault.index) + ".scenario");
        std::ofstream file(path);
        file << scenario_of_fault(game, options, fault);
        if (file.flush()) result.fault_files.push_back(path.string());
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
    const unsigned wanted = options.threads == 0 ? cores : options.threads;
    const unsigned threads = std::min(wanted, simulation_threads_max);
    std::vector<Tally> tallies(threads);
    Work work;
    work.busy = threads;
    const auto begin = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> workers;
        for (Tally& tally : tallies) {
            workers.emplace_back([&] { play_lots(game, options, work, tally); });
        }
        wait_for(work, options);
    }
    SimulationResult result;
    const auto end = std::chrono::steady_clock::now();
    result.seconds = std::chrono::duration<double>(end - begin).count();
    result.game = std::string(game.info().name);
    result.seed = options.seed;
    if (options.bot) result.bot = std::string(game.bot_names()[*options.bot]);
    if (options.by) result.by = std::string(game.label_names()[*options.by]);
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
