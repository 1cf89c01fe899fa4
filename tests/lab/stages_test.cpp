#include "lab/stages.h"

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "games/merc/module.h"
#include "tests/lab/lab_games.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationOptions options_for(const GameModule& game, std::uint64_t games)
{
    SimulationOptions options;
    options.games = games;
    options.threads = 1;
    options.setup = usual(game, game.info().seats_least);
    options.with_details = true;
    options.command = "this command";
    return options;
}

// Processes as threads: what they say goes through one board.
struct Board {
    explicit Board(std::size_t count) : said(count), size(count) {}
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::string> said;
    std::size_t size;
    std::size_t arrived = 0;
    std::size_t rounds = 0;

    // What everybody has said in this round.
    std::vector<std::string> exchange(std::size_t rank, const std::string& text)
    {
        std::unique_lock lock(mutex);
        said[rank] = text;
        const std::size_t round = rounds;
        if (++arrived == size) {
            kept = said;
            arrived = 0;
            ++rounds;
            changed.notify_all();
        } else {
            changed.wait(lock, [&] { return rounds != round; });
        }
        return kept;
    }
    std::vector<std::string> kept;
};

class BoardWorld final : public World {
public:
    BoardWorld(Board& board, int rank) : board_(board), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return static_cast<int>(board_.size); }
    std::vector<std::string> gather(const std::string& text) override
    {
        const auto all = board_.exchange(static_cast<std::size_t>(rank_), text);
        return is_first() ? all : std::vector<std::string>();
    }
    std::string spread(const std::string& text) override
    {
        return board_.exchange(static_cast<std::size_t>(rank_), text).front();
    }

private:
    Board& board_;
    int rank_;
};

SimulationResult shared(const GameModule& game, const SimulationOptions& options, std::size_t count)
{
    Board board(count);
    std::vector<SimulationResult> results(count);
    {
        std::vector<std::jthread> processes;
        for (std::size_t i = 0; i < count; ++i) {
            processes.emplace_back([&, i] {
                BoardWorld world(board, static_cast<int>(i));
                results[i] = simulate_in_stages(game, options, std::nullopt, world, nullptr);
            });
        }
    }
    return results.front();
}

TEST("stages and processes change nothing about the totals")
{
    for (const GameModule* game : {&tictactoe_game(), &skirmish_game(), &merc::game_module()}) {
        const SimulationOptions options = options_for(*game, 601);
        const std::string expected = totals(simulate(*game, options));
        World alone;
        EXPECT_EQ(totals(simulate_in_stages(*game, options, std::nullopt, alone, nullptr)),
                  expected);
        EXPECT_EQ(totals(shared(*game, options, 3)), expected);
    }
}

TEST("more processes than games leave some without work")
{
    const SimulationOptions options = options_for(tictactoe_game(), 3);
    EXPECT_EQ(totals(shared(tictactoe_game(), options, 5)),
              totals(simulate(tictactoe_game(), options)));
}

TEST("faults of all processes are counted, and the first is the first of all")
{
    SimulationOptions options = options_for(faulty_game(), 300);
    options.with_details = false;
    const SimulationResult whole = simulate(faulty_game(), options);
    EXPECT_GT(whole.faults, 0u);
    EXPECT_EQ(totals(shared(faulty_game(), options, 2)), totals(whole));
}

TEST("a process writes twenty faults of all its stages and of those before it went on, not of each")
{
    const TemporaryFolder folder;
    SimulationOptions options = options_for(faulty_game(), 600);
    options.with_details = false;
    options.fault_folder = (folder / "faults").string();
    const auto files = [&] {
        const std::filesystem::directory_iterator begin(folder / "faults");
        return std::distance(begin, std::filesystem::directory_iterator());
    };
    World alone;
    const SimulationResult most =
        simulate_in_stages(faulty_game(), options, std::nullopt, alone, nullptr);
    EXPECT_GT(most.faults, 20u);
    EXPECT_EQ(files(), 20);
    options.games = 900;
    EXPECT_GT(simulate_in_stages(faulty_game(), options, most, alone, nullptr).faults, most.faults);
    EXPECT_EQ(files(), 20);
}

TEST("work that was stopped is continued, and the totals are those of work that was not")
{
    const SimulationOptions options = options_for(skirmish_game(), 700);
    const std::string expected = totals(simulate(skirmish_game(), options));
    std::atomic<bool> stop = false;
    SimulationOptions stopped = options;
    stopped.stop = &stop;
    World alone;
    std::optional<SimulationResult> kept;
    const SimulationResult half = simulate_in_stages(skirmish_game(), stopped, std::nullopt, alone,
                                                     [&](const SimulationResult& result) {
                                                         kept = result;
                                                         stop = true;
                                                     });
    EXPECT_LT(half.games, 700u);
    EXPECT(!half.is_complete());
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(totals(*kept), totals(half));
    const Result<SimulationResult> read = read_simulation(simulation_json(half));
    ASSERT_TRUE(read.is_ok());
    EXPECT(!why_not_continue(read.value(), skirmish_game(), options));
    EXPECT_EQ(totals(simulate_in_stages(skirmish_game(), options, read.value(), alone, nullptr)),
              expected);
}

TEST(
    "a simulation that is stopped at once has played nothing, one that is complete plays nothing more")
{
    SimulationOptions options = options_for(tictactoe_game(), 100);
    const std::atomic<bool> stop = true;
    options.stop = &stop;
    World alone;
    const SimulationResult none =
        simulate_in_stages(tictactoe_game(), options, std::nullopt, alone, nullptr);
    EXPECT_EQ(none.games, 0u);
    options.stop = nullptr;
    const SimulationResult all =
        simulate_in_stages(tictactoe_game(), options, none, alone, nullptr);
    EXPECT_EQ(all.games, 100u);
    EXPECT_EQ(totals(simulate_in_stages(tictactoe_game(), options, all, alone, nullptr)),
              totals(all));
}

TEST("the first stage is a game for each thread, so that bots that think long are kept soon")
{
    SimulationOptions options = options_for(tictactoe_game(), 500);
    options.threads = 3;
    std::vector<std::uint64_t> games;
    World alone;
    static_cast<void>(
        simulate_in_stages(tictactoe_game(), options, std::nullopt, alone,
                           [&](const SimulationResult& result) { games.push_back(result.games); }));
    ASSERT_GE(games.size(), 2u);
    EXPECT_EQ(games.front(), 3u);
    EXPECT_EQ(games.back(), 500u);
}

TEST(
    "a fault of another simulation keeps its file, the same fault is written once, and what is lost is told")
{
    const TemporaryFolder folder;
    SimulationOptions options = options_for(faulty_game(), 60);
    options.with_details = false;
    options.fault_folder = (folder / "faults").string();
    const SimulationResult first = simulate(faulty_game(), options);
    ASSERT_GT(first.fault_files.size(), 0u);
    EXPECT_EQ(simulate(faulty_game(), options).fault_files, first.fault_files);
    {
        std::ofstream other(first.fault_files[0]);
        other << "another fault\n";
    }
    const SimulationResult again = simulate(faulty_game(), options);
    EXPECT_EQ(again.fault_files.size(), first.fault_files.size());
    EXPECT_NE(again.fault_files[0], first.fault_files[0]);
    EXPECT_EQ(std::filesystem::file_size(first.fault_files[0]), 14u);
    options.fault_folder = first.fault_files[0];  // no folder
    const SimulationResult lost = simulate(faulty_game(), options);
    EXPECT(lost.fault_files.empty());
    EXPECT_EQ(lost.fault_files_lost, first.fault_files.size());
    EXPECT(simulation_text(lost).find("not written") != std::string::npos);
}

TEST("a result of another game, other rules, another command or more games is not continued")
{
    SimulationOptions options = options_for(tictactoe_game(), 50);
    SimulationResult earlier = simulate(tictactoe_game(), options);
    EXPECT(!why_not_continue(earlier, tictactoe_game(), options));
    EXPECT_EQ(why_not_continue(earlier, skirmish_game(), options)->words,
              "it is of the game tictactoe, not of skirmish");
    earlier.rules_version = 7;
    EXPECT_EQ(why_not_continue(earlier, tictactoe_game(), options)->words,
              "it is of version 7 of the rules, and this is version 1");
    earlier.rules_version = 1;
    earlier.command = "that command";
    EXPECT_EQ(why_not_continue(earlier, tictactoe_game(), options)->words,
              "it was made by 'that command', and this is 'this command'");
    earlier.command = options.command;
    earlier.iterations = 5;
    EXPECT_EQ(why_not_continue(earlier, tictactoe_game(), options)->words,
              "its bot searched otherwise, with 5 iterations");
    earlier.iterations = 0;
    options.games = 49;
    EXPECT_EQ(why_not_continue(earlier, tictactoe_game(), options)->words,
              "it has games up to number 50, and only 49 are wanted");
}

TEST("seconds of all stages are read as they were written")
{
    SimulationOptions options = options_for(tictactoe_game(), 10);
    World alone;
    SimulationResult result =
        simulate_in_stages(tictactoe_game(), options, std::nullopt, alone, nullptr);
    for (int i = 0; i < 20; ++i) {
        result.seconds += 0.1;
        options.games += 2;
        result = simulate_in_stages(tictactoe_game(), options, result, alone, nullptr);
        EXPECT_EQ(result.seconds, whole_microseconds(result.seconds));
        EXPECT_EQ(read_simulation(simulation_json(result)).value().seconds, result.seconds);
    }
}

// Why this game does not go on from its own result after this change.
template <class Change>
std::string refusal_after(const GameModule& game, const Change& change)
{
    SimulationOptions options = options_for(game, 20);
    options.by = {std::string(game.info().count_word)};
    SimulationResult earlier = simulate(game, options);
    change(earlier);
    const auto problem = why_not_continue(earlier, game, options);
    return problem ? problem->words : "";
}

TEST("a result that contradicts its own command is not continued")
{
    const auto refusal = [](const auto& change) { return refusal_after(tictactoe_game(), change); };
    const std::string begin = "its command is this one, and yet it is of ";
    EXPECT_EQ(refusal([](SimulationResult&) {}), "");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.seed = 7; }), begin + "seed 7, not of 1");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.seats = 3; }), begin + "seats 3, not of 2");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.bot = "easy"; }),
              begin + "bot 'easy', not of 'random'");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.by = ""; }),
              begin + "groups by '', not of 'seats'");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.details.reset(); }),
              "it has no details, and they are wanted");
    EXPECT_EQ(refusal([](SimulationResult& r) { r.moves_most = 4'000'000'000; }),
              "it has a game of 4000000000 moves, and no game of tictactoe takes so many");
}

TEST("details that do not fit the tables of the game are not continued")
{
    const auto refusal = [](const auto& change) {
        return refusal_after(skirmish_game(),
                             [&](SimulationResult& result) { change(*result.details); });
    };
    EXPECT_EQ(refusal([](SimulationDetails&) {}), "");
    EXPECT_EQ(refusal([](SimulationDetails& d) { d.actions.emplace_back(); }),
              "its details are of other actions than those of skirmish");
    EXPECT_EQ(refusal([](SimulationDetails& d) { d.impacts.clear(); }),
              "its details have other tables of impacts than skirmish");
    EXPECT_EQ(refusal([](SimulationDetails& d) { d.impacts[0].items[65535] = {1, 0}; }),
              "its details have item 65535 among 'cards', and skirmish has none of that number");
    EXPECT_EQ(refusal([](SimulationDetails& d) { d.labels.clear(); }),
              "its details are by other labels than those of skirmish");
    EXPECT_EQ(refusal([](SimulationDetails& d) { d.labels["more"]; }),
              "its details are by other labels than those of skirmish");
}

}  // namespace
}  // namespace sortie
