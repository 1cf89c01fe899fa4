#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "lab/numbered_name.h"
#include "lab/workers.h"
#include "table/guard.h"
#include "table/scenario_write.h"

namespace sortie {
namespace {

// Threads take games in lots that take about so long; which thread plays a lot changes nothing. Whoever stops the work
// waits for a lot, or for a game that takes longer.
constexpr auto lot_time = std::chrono::milliseconds(5);
constexpr std::uint64_t lot_size_max = 4096;

struct Fault {
    std::uint64_t index = 0;
    std::string words;
};

// A thread keeps its first faults. It takes its games in ascending order, so the first of all are
// among them, whatever the number of threads.
struct Tally {
    SimulationResult sums;
    std::vector<Fault> faults;
    GameRecord record;
};

// The choices of `play_random_game` or `play_bot_game`, one after the other.
class Choices {
public:
    Choices(const GameModule& game, const SimulationOptions& options, const SmallRng& chooser)
        : game_(game), bot_(options.bot), chooser_(chooser)
    {
        if (bot_) whim_ = chooser_.next();
    }

    SeatMove next(const Position& position)
    {
        if (!bot_) return random_move(position, chooser_, scratch_);
        const Seat seat = game_.next_of_bots(position, rounds_);
        return {seat, game_.bot_move(position, seat, *bot_, whim_)};
    }

private:
    const GameModule& game_;
    std::optional<std::size_t> bot_;
    SmallRng chooser_;
    std::uint64_t whim_ = usual_whim;
    BotRounds rounds_;
    MoveList scratch_;
};

// The same game as of `play_random_game` or `play_bot_game`, with every invariant looked at after every move, and every
// move held against the rules first: a bot that plays a move which is refused is at fault.
RandomGame play_checked_game(const GameModule& game, const SimulationOptions& options,
                             const Setup& setup, const SmallRng& chooser)
{
    Events silent;
    const std::unique_ptr<Position> position = game.start(setup, silent);
    Choices choices(game, options, chooser);
    std::uint32_t moves = 0;
    position->check();
    while (!position->is_over() && moves < game.info().moves_max) {
        const SeatMove chosen = choices.next(*position);
        Step step;
        if (const auto refusal = position->apply(chosen.seat, chosen.move, silent, step)) {
            const std::string words =
                "'" + move_text(game.face(), chosen.move) + "' is refused: " + refusal->text();
            fault(words.c_str());
        }
        position->check();
        ++moves;
    }
    RandomGame result = game.ending_of(*position);
    result.moves = moves;
    return result;
}

RandomGame play_game(const GameModule& game, const SimulationOptions& options, const Setup& setup,
                     SmallRng& chooser, GameRecord& record)
{
    if (options.with_details) return game.play_watched_game(setup, options.bot, chooser, record);
    if (options.is_checked) return play_checked_game(game, options, setup, chooser);
    if (options.bot) return game.play_bot_game(setup, *options.bot, chooser);
    return game.play_random_game(setup, chooser);
}

// How far the work is.
struct Work {
    std::uint64_t total = 0;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> done = 0;
};

void play_one(const GameModule& game, const SimulationOptions& options, const Counting& counting,
              std::uint64_t index, Tally& tally)
{
    const Setup setup = setup_of_game(options, index);
    SmallRng chooser = chooser_of_game(options.seed, index);
    RandomGame result;
    std::optional<std::string> words =
        guarded([&] { result = play_game(game, options, setup, chooser, tally.record); });
    if (!words && !result.is_over) {
        words = "the game is not over after " + std::to_string(result.moves) + " moves";
    }
    if (!words) {
        GameRecord* record = options.with_details ? &tally.record : nullptr;
        return count_game(tally.sums, counting, result, setup.seats, record);
    }
    ++tally.sums.games;
    ++tally.sums.faults;
    if (tally.faults.size() < fault_files_max) tally.faults.push_back({index, *words});
}

// Lots that were taken are finished, so what has been played is always the first part of what is to be played.
void play_lots(const GameModule& game, const SimulationOptions& options, Work& work, Tally& tally)
{
    const Counting counting = counting_of(game, options.by);
    if (options.with_details) tally.sums.details = no_details(game);
    std::uint64_t lot_size = 1;
    while (options.stop == nullptr || !*options.stop) {
        const std::uint64_t begin = work.next.fetch_add(lot_size);
        if (begin >= work.total) break;
        const std::uint64_t end = std::min(begin + lot_size, work.total);
        const auto begun = std::chrono::steady_clock::now();
        for (std::uint64_t i = begin; i < end; ++i) {
            play_one(game, options, counting, game_at(options.ranges, i), tally);
        }
        work.done.fetch_add(end - begin);
        const bool is_quick = std::chrono::steady_clock::now() - begun < lot_time;
        lot_size = is_quick ? std::min(lot_size * 2, lot_size_max)
                            : std::max(lot_size / 2, std::uint64_t{1});
    }
}

// Plays the game once more, step by step, to know the moves that led to the fault. A move that is refused is the
// last one: a game that was played on from there without asking had left the rules.
std::string scenario_of_fault(const GameModule& game, const SimulationOptions& options,
                              const Fault& fault)
{
    const Setup setup = setup_of_game(options, fault.index);
    ScenarioDraft draft;
    draft.game = &game;
    draft.setup = setup;
    draft.title = options.bot ? "a fault in a game of bots" : "a fault in a random game";
    draft.found = fault.words;
    static_cast<void>(guarded([&] {
        Choices choices(game, options, chooser_of_game(options.seed, fault.index));
        Events silent;
        const std::unique_ptr<Position> position = game.start(setup, silent);
        bool is_refused = false;
        while (!is_refused && !position->is_over() && draft.moves.size() < game.info().moves_max) {
            const SeatMove& chosen = draft.moves.emplace_back(choices.next(*position));
            Step step;
            is_refused = position->apply(chosen.seat, chosen.move, silent, step).has_value();
        }
    }));
    return write_scenario(draft);
}

// Writes a text into a file that nobody has, or finds the one that has it already; the same seed may have led to another fault
// of another bot. Empty: it cannot be written.
std::string keep_text(const std::string& begin, const std::string& end, const std::string& text)
{
    for (int i = 1;; ++i) {
        std::string name = numbered_name(begin, end, i);
        if (std::ifstream file(name); file) {
            const std::string there{std::istreambuf_iterator<char>(file), {}};
            if (there == text) return name;
            continue;
        }
        std::ofstream file(name);
        file << text;
        return file.flush() ? name : std::string();
    }
}

void write_faults(const GameModule& game, const SimulationOptions& options,
                  std::vector<Fault>& faults, SimulationResult& result)
{
    if (faults.empty()) return;
    std::sort(faults.begin(), faults.end(),
              [](const Fault& a, const Fault& b) { return a.index < b.index; });
    result.first_fault = faults.front().words;
    result.first_fault_game = faults.front().index;
    if (options.fault_folder.empty()) return;
    const std::filesystem::path folder = options.fault_folder;
    std::error_code ignored;  // without a folder no file can be written, which is told then
    std::filesystem::create_directories(folder, ignored);
    faults.resize(std::min(faults.size(), options.fault_files_most));
    for (const Fault& fault : faults) {
        const std::filesystem::path path =
            folder / (std::string(game.info().name) + "-" + std::to_string(options.seed) + "-" +
                      std::to_string(fault.index));
        const std::string file =
            keep_text(path.string(), ".scenario", scenario_of_fault(game, options, fault));
        if (file.empty()) {
            ++result.fault_files_lost;
        } else {
            result.fault_files.push_back(file);
        }
    }
}

}  // namespace

Setup setup_of_game(const Setup& setup, std::uint64_t seed, std::uint64_t index)
{
    Setup own = setup;
    // The first eight bytes differ as well: a game may show them, as Taktik does with the seed of its map.
    own.seed = Seed::from_number(seed + index);
    for (std::size_t i = 0; i < 8; ++i) {
        own.seed.bytes[8 + i] = static_cast<std::uint8_t>(index >> (8 * i));
    }
    return own;
}

Setup setup_of_game(const SimulationOptions& options, std::uint64_t index)
{
    Setup own = setup_of_game(options.setup, options.seed, index);
    if (options.seats_most > own.seats) {
        const auto choices = static_cast<std::uint64_t>(options.seats_most) + 1 -
                             static_cast<std::uint64_t>(own.seats);
        own.seats += static_cast<int>(index % choices);
    }
    return own;
}

SmallRng chooser_of_game(std::uint64_t seed, std::uint64_t index)
{
    SmallRng mixed(seed);
    SmallRng own(mixed.next() + index);
    return SmallRng(own.next());
}

unsigned threads_of(unsigned wanted)
{
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    return std::min(wanted == 0 ? cores : wanted, simulation_threads_max);
}

SimulationResult empty_result(const GameModule& game, const SimulationOptions& options)
{
    SimulationResult result;
    result.game = std::string(game.info().name);
    result.rules_version = game.info().rules_version;
    result.command = options.command;
    result.seed = options.seed;
    if (options.bot) {
        result.bot = std::string(game.bot_names()[*options.bot]);
        Events silent;
        const auto level = game.level_of(*options.bot, *game.start(options.setup, silent));
        if (level) result.iterations = level->options.iterations;
    }
    for (const std::string& name : options.by) {
        result.by += (result.by.empty() ? "" : ",") + name;
    }
    result.seats = std::max(options.setup.seats, options.seats_most);
    result.wanted = options.games;
    if (options.with_details) result.details = no_details(game);
    return result;
}

SimulationResult simulate(const GameModule& game, const SimulationOptions& given)
{
    CHECK(!given.is_checked || !given.with_details);
    SimulationOptions options = given;
    if (options.ranges.empty() && options.games > 0) options.ranges = {{0, options.games}};
    const unsigned threads = threads_of(options.threads);
    std::vector<Tally> tallies(threads);
    Work work;
    work.total = count_of(options.ranges);
    const auto begin = std::chrono::steady_clock::now();
    work_side_by_side(
        threads, [&](unsigned i) { play_lots(game, options, work, tallies[i]); },
        [&] {
            if (options.progress) options.progress(work.done);
        });
    SimulationResult result = empty_result(game, options);
    const auto end = std::chrono::steady_clock::now();
    result.seconds = whole_microseconds(std::chrono::duration<double>(end - begin).count());
    result.threads = threads;
    std::vector<Fault> faults;
    for (const Tally& tally : tallies) {
        add(result, tally.sums);
        faults.insert(faults.end(), tally.faults.begin(), tally.faults.end());
    }
    result.done = slice_of(options.ranges, 0, result.games);
    write_faults(game, options, faults, result);
    return result;
}

}  // namespace sortie
