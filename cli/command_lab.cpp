// The commands that play many games: simulate, bench, battery.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "lab/bench.h"
#include "lab/progress.h"
#include "lab/simulate.h"
#include "table/battery.h"
#include "table/bots.h"

namespace sortie {
namespace {

// The number behind a seed that was made from one; simulations count their games from it.
std::uint64_t number_of(const Seed& seed)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number |= std::uint64_t{seed.bytes[i]} << (8 * i);
    return number;
}

}  // namespace

int Commands::simulate(const Simulate& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, Seed::from_number(1));
    if (!setup) return fail(setup.problem().words);
    Progress progress("games", arguments.games);
    SimulationOptions options;
    options.games = arguments.games;
    options.seed = number_of(setup.value().seed);
    options.threads = arguments.threads;
    options.setup = setup.value();
    options.fault_folder = arguments.faults;
    options.is_checked = arguments.is_checked;
    const Result<std::optional<std::size_t>> bot = find_bot(*game.value(), arguments.bot);
    if (!bot) return fail(bot.problem().words);
    options.bot = bot.value();
    if (!arguments.by.empty()) {
        const auto names = game.value()->label_names();
        const auto found = std::find(names.begin(), names.end(), arguments.by);
        if (found == names.end()) {
            return fail(
                fmt::format("{} is not counted by '{}'; it is by: {}", arguments.game, arguments.by,
                            names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ", "))));
        }
        options.by = static_cast<std::size_t>(found - names.begin());
    }
    options.progress = [&](std::uint64_t done) { progress.show(done); };
    const SimulationResult result = sortie::simulate(*game.value(), options);
    progress.finish();
    terminal.write(arguments.as_json ? simulation_json(result) : simulation_text(result));
    const bool is_well = result.faults == 0 && result.finished == result.games;
    return is_well ? exit_ok : exit_failed;
}

int Commands::bench(const Bench& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, Seed::from_number(1));
    if (!setup) return fail(setup.problem().words);
    BenchOptions options;
    options.setup = setup.value();
    const BenchResult result = sortie::bench(*game.value(), options);
    terminal.write(arguments.as_json ? bench_json(result) : bench_text(result));
    return exit_ok;
}

int Commands::battery(const Battery& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, Seed::from_number(1));
    if (!setup) return fail(setup.problem().words);
    Progress progress("games", arguments.games);
    BatteryOptions options;
    options.games = arguments.games;
    options.first_seed = number_of(setup.value().seed);
    options.seats = arguments.setup.seats;
    options.failure_folder = arguments.failures;
    options.progress = [&](std::uint64_t done, std::uint64_t) { progress.show(done); };
    // Options that were given are kept; the others are varied.
    for (const OptionDecl& option : game.value()->options()) {
        const auto i = static_cast<std::size_t>(&option - game.value()->options().data());
        if (setup.value().values[i] == option.usual) continue;
        options.options.emplace_back(option.name, option.text(setup.value().values[i]));
    }
    const BatteryReport report = run_battery(*game.value(), options);
    progress.finish();
    terminal.write(report.text());
    return report.is_clean() ? exit_ok : exit_failed;
}

}  // namespace sortie
