// The command that plays many games and counts. Everything that could go wrong is looked at before the first game.
#include <algorithm>
#include <charconv>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/stop_by_signal.h"
#include "lab/progress.h"
#include "lab/ranks.h"
#include "lab/report.h"
#include "lab/simulate.h"
#include "lab/split.h"
#include "lab/stages.h"
#include "table/bots.h"

namespace sortie {
namespace {

struct Counts {
    int first = 0;
    int last = 0;
};

// "3" or "2-4".
std::optional<Counts> read_counts(std::string_view text)
{
    Counts counts;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, counts.first);
    if (error != std::errc{}) return std::nullopt;
    counts.last = counts.first;
    if (at == end) return counts;
    const auto [behind, error_of_last] = std::from_chars(at + 1, end, counts.last);
    if (*at != '-' || error_of_last != std::errc{} || behind != end) return std::nullopt;
    if (counts.last < counts.first) return std::nullopt;
    return counts;
}

// How many seats were asked for, by `--seats` or by the game's own word; that word is taken out of the extras. Zero: nothing
// was said.
Result<Counts> take_seats(const GameModule& game, const std::string& seats,
                          std::vector<std::string>& extras)
{
    const std::string word = "--" + std::string(game.info().count_word);
    std::string text = seats;
    std::string name = "--seats";
    int besides = 0;
    for (std::size_t i = 0; i < extras.size(); ++i) {
        const bool is_joined = extras[i].starts_with(word + "=");
        if (!is_joined && (extras[i] != word || i + 1 >= extras.size())) continue;
        text = is_joined ? extras[i].substr(word.size() + 1) : extras[i + 1];
        name = word;
        besides = game.info().count_besides;
        const auto at = extras.begin() + static_cast<std::ptrdiff_t>(i);
        extras.erase(at, at + (is_joined ? 1 : 2));
        break;
    }
    if (text.empty()) return Counts{};
    const std::optional<Counts> counts = read_counts(text);
    const int least = game.info().seats_least - besides;
    const int most = game.info().seats_most - besides;
    const bool is_possible = counts && counts->first >= least && counts->last <= most;
    if (!is_possible && least == most) {
        return Problem{fmt::format("{} has {}, not '{}'", game.info().name,
                                   seats_in_words(game.info()), text)};
    }
    if (!is_possible) {
        return Problem{
            fmt::format("{} is a number from {} to {}, or two of them such as {}-{}, not '{}'",
                        name, least, most, least, most, text)};
    }
    return Counts{counts->first + besides, counts->last + besides};
}

Result<std::vector<std::string>> read_groupings(const GameModule& game, const std::string& text)
{
    std::vector<std::string> by;
    const std::vector<std::string_view> names = grouping_names(game);
    for (const std::string& name : split(text, ",")) {
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            return Problem{fmt::format("{} is not counted by '{}'; it is by: {}", game.info().name,
                                       name, fmt::join(names, ", "))};
        }
        if (std::find(by.begin(), by.end(), name) != by.end()) {
            return Problem{fmt::format("--by names '{}' twice", name)};
        }
        by.push_back(name);
    }
    return by;
}

// The command in one spelling, without the number of games: two simulations with the same one play the same games and
// count the same.
std::string command_of(const GameModule& game, const SimulationOptions& options)
{
    const GameInfo& info = game.info();
    const int first = options.setup.seats - info.count_besides;
    const int last = options.seats_most - info.count_besides;
    std::string text = fmt::format("sortie simulate {} --{} {}", info.name, info.count_word, first);
    if (last > first) text += fmt::format("-{}", last);
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionDecl& option = game.options()[i];
        if (options.setup.values[i] == option.usual) continue;
        text += fmt::format(" --{} {}", option.name, option.text(options.setup.values[i]));
    }
    text += fmt::format(" --seed {}", options.seed);
    if (options.bot) text += fmt::format(" --bot {}", game.bot_names()[*options.bot]);
    if (!options.by.empty()) text += fmt::format(" --by {}", fmt::join(options.by, ","));
    if (options.with_details) text += " --details";
    if (options.is_checked) text += " --checked";
    return text;
}

std::optional<Problem> why_not_together(const Commands::Simulate& arguments)
{
    if (arguments.games < 1 || arguments.games > simulation_games_max) {
        return Problem{fmt::format("--games is a number from 1 to {}", simulation_games_max)};
    }
    if (arguments.as_json && arguments.as_csv) {
        return Problem{"the figures are printed as --json or as --csv, not as both"};
    }
    if (arguments.is_checked && (arguments.with_details || !arguments.report.empty())) {
        return Problem{"--checked does not go with --details or --report"};
    }
    const bool has_both = !arguments.report.empty() && !arguments.kept.empty();
    if (has_both && is_same_file(arguments.report, arguments.kept)) {
        return Problem{"--report and --continue need two files"};
    }
    return std::nullopt;
}

Result<SimulationOptions> options_of(const GameModule& game, const Commands::Simulate& arguments)
{
    if (auto problem = why_not_together(arguments)) return *problem;
    SimulationOptions options;
    SetupArguments words = arguments.setup;
    const Result<Counts> seats = take_seats(game, arguments.seats, words.extras);
    if (!seats) return seats.problem();
    if (seats.value().first > 0) words.seats = seats.value().first;
    const Result<SetupOfMany> many = make_setup_of_many(game, words);
    if (!many) return many.problem();
    options.setup = many.value().setup;
    options.seats_most = std::max(options.setup.seats, seats.value().last);
    for (Setup other = options.setup; other.seats <= options.seats_most; ++other.seats) {
        if (auto problem = game.why_not_setup(other)) return *problem;
    }
    options.games = arguments.games;
    options.seed = many.value().first_seed;
    options.threads = arguments.over_mpi && arguments.threads == 0 ? 1 : arguments.threads;
    options.fault_folder = arguments.faults;
    options.is_checked = arguments.is_checked;
    options.with_details = arguments.with_details || !arguments.report.empty();
    const Result<std::optional<std::size_t>> bot = find_bot(game, arguments.bot);
    if (!bot) return bot.problem();
    options.bot = bot.value();
    const Result<std::vector<std::string>> by = read_groupings(game, arguments.by);
    if (!by) return by.problem();
    options.by = by.value();
    options.command = command_of(game, options);
    options.stop = StopBySignal::is_wanted();
    return options;
}

// What was done before, or nothing; looks at every file that is going to be written.
Result<std::optional<SimulationResult>> look_at_files(const GameModule& game,
                                                      const SimulationOptions& options,
                                                      const Commands::Simulate& arguments)
{
    for (const std::string& file : {arguments.report, arguments.kept}) {
        if (file.empty()) continue;
        if (auto problem = why_not_writable(file)) return *problem;
    }
    // The usual folder is nobody's wish; most simulations have no fault to write.
    if (!arguments.faults.empty() && arguments.faults != Commands::Simulate{}.faults) {
        if (auto problem = why_not_writable_folder(arguments.faults)) return *problem;
    }
    std::error_code error;
    if (arguments.kept.empty() || !std::filesystem::exists(arguments.kept, error)) {
        return std::optional<SimulationResult>();
    }
    const Result<std::string> text = read_file(arguments.kept);
    if (!text) return text.problem();
    Result<SimulationResult> earlier = read_simulation(text.value());
    std::optional<Problem> problem =
        earlier ? why_not_continue(earlier.value(), game, options) : earlier.problem();
    if (problem) {
        return Problem{"cannot go on from '" + arguments.kept + "': " + problem->words};
    }
    return std::optional<SimulationResult>(earlier.take());
}

Result<std::unique_ptr<World>> world_of(const Commands::Simulate& arguments)
{
    if (arguments.over_mpi) return world_of_mpi(mpi_module_path());
    return std::make_unique<World>();
}

// A name as a shell takes it for one word.
std::string quoted(const std::string& name)
{
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=:,+@%";
    if (!name.empty() && name.find_first_not_of(plain) == std::string::npos) return name;
    std::string out = "'";
    for (const char each : name) out += each == '\'' ? "'\\''" : std::string(1, each);
    return out + "'";
}

// What goes on with games that are kept in the file, and tells of them as this command does.
std::string command_to_go_on(const Commands::Simulate& arguments, const SimulationResult& result,
                             const std::string& file)
{
    std::string text =
        fmt::format("{} --games {} --continue {}", result.command, result.wanted, quoted(file));
    if (!arguments.report.empty()) text += " --report " + quoted(arguments.report);
    if (arguments.faults != Commands::Simulate{}.faults)
        text += " --faults " + quoted(arguments.faults);
    if (arguments.threads > 0) text += fmt::format(" --threads {}", arguments.threads);
    if (arguments.over_mpi) text += " --mpi";
    if (arguments.as_json) text += " --json";
    if (arguments.as_csv) text += " --csv";
    return text;
}

}  // namespace

// Files first: who reads the output may be gone.
int Commands::tell_simulation(const Simulate& arguments, const GameModule& game,
                              const SimulationResult& result) const
{
    int code = result.faults == 0 ? exit_ok : exit_failed;
    const auto write = [&](const std::string& file, const std::string& text) {
        const std::optional<Problem> problem = write_file(file, text);
        if (problem) code = fail(problem->words, exit_failed);
        return !problem;
    };
    std::string stopped;
    if (!result.is_complete() || !arguments.kept.empty()) {
        // Never over the file of an earlier one.
        const std::string file =
            arguments.kept.empty()
                ? reserved_file(fmt::format("{}-{}", result.game, result.seed), ".simulation")
                : arguments.kept;
        const bool is_kept = write(file, simulation_json(result));
        if (!result.is_complete()) stopped = stopped_after(result.games, result.wanted);
        if (!result.is_complete() && is_kept) {
            stopped += "; to go on: " + command_to_go_on(arguments, result, file);
        }
    }
    if (!arguments.report.empty()) {
        static_cast<void>(write(arguments.report, report_html(game, result)));
    }
    if (arguments.as_csv) {
        terminal.write(simulation_csv(result));
    } else {
        terminal.write(arguments.as_json ? simulation_json(result) : simulation_text(result));
    }
    return stopped.empty() ? code : fail(stopped, exit_failed);
}

int Commands::simulate(const Simulate& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<SimulationOptions> options = options_of(*game.value(), arguments);
    if (!options) return fail(options.problem().words);
    const Result<std::unique_ptr<World>> found = world_of(arguments);
    if (!found) return fail(found.problem().words);
    World& world = *found.value();
    Result<std::optional<SimulationResult>> earlier =
        world.is_first() ? look_at_files(*game.value(), options.value(), arguments)
                         : Result<std::optional<SimulationResult>>(std::nullopt);
    // All processes end when the first one has found something.
    if (world.spread(earlier ? "well" : "not well") != "well") {
        return world.is_first() ? fail(earlier.problem().words) : exit_usage;
    }
    const StopBySignal stop_by_signal;
    const std::uint64_t before = earlier.value() ? earlier.value()->games : 0;
    Progress progress("games", arguments.games, before);
    SimulationOptions shown = options.value();
    if (world.is_first()) shown.progress = [&](std::uint64_t done) { progress.show(done); };
    bool is_told = false;
    const auto keep = [&](const SimulationResult& result) {
        if (arguments.kept.empty()) return;
        const std::optional<Problem> problem = write_file(arguments.kept, simulation_json(result));
        if (!problem || is_told) return;
        is_told = true;
        progress.finish();
        static_cast<void>(fail(problem->words));
    };
    const SimulationResult result =
        simulate_in_stages(*game.value(), shown, earlier.value(), world, keep);
    progress.finish();
    if (!world.is_first()) return exit_ok;
    return tell_simulation(arguments, *game.value(), result);
}

}  // namespace sortie
