// The commands that try a game out: bench, battery.
#include "cli/commands.h"
#include "lab/bench.h"
#include "lab/progress.h"
#include "table/battery.h"
#include "table/bots.h"

namespace sortie {
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
    const Result<SetupOfMany> many = make_setup_of_many(*game.value(), arguments.setup);
    if (!many) return fail(many.problem().words);
    Progress progress("games", arguments.games);
    BatteryOptions options;
    options.games = arguments.games;
    options.first_seed = many.value().first_seed;
    options.seats = seats_asked(*game.value(), arguments.setup).value();  // 0: all that there are
    options.failure_folder = arguments.failures;
    options.progress = [&](std::uint64_t done, std::uint64_t) { progress.show(done); };
    // Options that were given are kept; the others are varied.
    for (const OptionDecl& option : game.value()->options()) {
        const auto i = static_cast<std::size_t>(&option - game.value()->options().data());
        if (many.value().setup.values[i] == option.usual) continue;
        options.options.emplace_back(option.name, option.text(many.value().setup.values[i]));
    }
    const BatteryReport report = run_battery(*game.value(), options);
    progress.finish();
    terminal.write(report.text());
    return report.is_clean() ? exit_ok : exit_failed;
}

}  // namespace sortie
