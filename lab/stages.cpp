#include "lab/stages.h"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "engine/watch.h"

namespace sortie {
namespace {

// The first stage is a game for each worker: nobody knows yet how long one takes, and with bots that think it may be minutes.
std::uint64_t stage_size(double seconds, std::uint64_t last, std::uint64_t workers)
{
    if (last == 0) return workers;
    const double wanted = static_cast<double>(last) * stage_seconds / std::max(seconds, 1e-3);
    const double most = static_cast<double>(last) * 16;
    return std::max(workers, static_cast<std::uint64_t>(std::min(wanted, most)));
}

std::uint64_t number_in(const std::string& text)
{
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// Plays one stage, each process its part, and adds it to the total of the first one. Answers how many games were played by
// all; fewer than were wanted if somebody was stopped. The files of faults that this process writes are taken off the
// number of those that it may write.
std::uint64_t play_stage(const GameModule& game, SimulationOptions& whole, const GameRanges& left,
                         std::uint64_t wanted, World& world, SimulationResult& total)
{
    SimulationOptions options = whole;
    const auto rank = static_cast<std::uint64_t>(world.rank());
    const auto size = static_cast<std::uint64_t>(world.size());
    options.ranges = part_of(slice_of(left, 0, wanted), rank, size);
    const std::uint64_t before = total.games;
    if (options.progress) {
        options.progress = [tell = options.progress, before, size](std::uint64_t done) {
            tell(before + done * size);  // the others are taken to be as quick
        };
    }
    const SimulationResult part =
        options.ranges.empty() ? empty_result(game, options) : simulate(game, options);
    whole.fault_files_most -= part.fault_files.size() + part.fault_files_lost;
    if (world.size() == 1) {
        add(total, part);
        total.threads = part.threads;
        return part.games;
    }
    for (const std::string& text : world.gather(simulation_json(part))) {
        const Result<SimulationResult> read = read_simulation(text);
        CHECK(read.is_ok());
        add(total, read.value());
        total.threads = std::max(total.threads, read.value().threads);
    }
    return number_in(world.spread(std::to_string(total.games - before)));
}

std::string list_of(const GameRanges& ranges)
{
    std::string text;
    for (const GameRange& range : ranges) {
        text += std::to_string(range.begin) + " " + std::to_string(range.end) + " ";
    }
    return text;
}

GameRanges read_list(const std::string& text)
{
    GameRanges ranges;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        GameRange range;
        at = std::from_chars(at, end, range.begin).ptr + 1;
        at = std::from_chars(at, end, range.end).ptr + 1;
        ranges.push_back(range);
    }
    return ranges;
}

// Its command says the same, unless somebody has changed the file; then its figures would be added to those of other games.
std::optional<Problem> why_not_alike(const SimulationResult& earlier, const SimulationResult& now)
{
    const auto differ = [](const std::string& what, const std::string& there,
                           const std::string& here) {
        return Problem{"its command is this one, and yet it is of " + what + " " + there +
                       ", not of " + here};
    };
    if (earlier.seed != now.seed)
        return differ("seed", std::to_string(earlier.seed), std::to_string(now.seed));
    if (earlier.seats != now.seats)
        return differ("seats", std::to_string(earlier.seats), std::to_string(now.seats));
    if (earlier.bot != now.bot) return differ("bot", "'" + earlier.bot + "'", "'" + now.bot + "'");
    if (earlier.by != now.by)
        return differ("groups by", "'" + earlier.by + "'", "'" + now.by + "'");
    if (earlier.details.has_value() != now.details.has_value())
        return Problem{earlier.details ? "it has details, and none are wanted"
                                       : "it has no details, and they are wanted"};
    return std::nullopt;
}

// Details name what they count by its place in the tables of the game, so they have to fit those.
std::optional<Problem> why_not_details_of(const SimulationResult& earlier, const GameModule& game)
{
    const SimulationDetails& details = *earlier.details;
    const std::string name(game.info().name);
    const std::vector<ImpactFace> impacts = game.watch_face().impacts;
    if (details.actions.size() != game.face().actions.size())
        return Problem{"its details are of other actions than those of " + name};
    if (details.impacts.size() != impacts.size())
        return Problem{"its details have other tables of impacts than " + name};
    for (std::size_t i = 0; i < impacts.size(); ++i) {
        const auto& items = details.impacts[i].items;
        if (!items.empty() && items.rbegin()->first >= impacts[i].items->count) {
            return Problem{"its details have item " + std::to_string(items.rbegin()->first) +
                           " among '" + std::string(impacts[i].name) + "', and " + name +
                           " has none of that number"};
        }
    }
    if (earlier.finished == 0) return std::nullopt;
    const Counting counting = counting_of(game, {});
    std::vector<std::string_view> labels;
    for (std::size_t i = 0; i < counting.names.size(); ++i) {
        if (counting.winner_label != i) labels.push_back(counting.names[i]);
    }
    const bool has_all = std::all_of(labels.begin(), labels.end(), [&](std::string_view label) {
        return details.labels.contains(label);
    });
    if (!has_all || details.labels.size() != labels.size())
        return Problem{"its details are by other labels than those of " + name};
    return std::nullopt;
}

}  // namespace

SimulationResult simulate_in_stages(const GameModule& game, const SimulationOptions& options,
                                    const std::optional<SimulationResult>& earlier, World& world,
                                    const std::function<void(const SimulationResult&)>& keep)
{
    SimulationResult total = earlier ? *earlier : empty_result(game, options);
    total.wanted = options.games;
    total.processes = static_cast<unsigned>(world.size());
    SimulationOptions own = options;
    own.fault_files_most -= std::min(own.fault_files_most, total.fault_files.size());
    const auto begin = std::chrono::steady_clock::now();
    const double seconds_before = total.seconds;
    std::uint64_t last = 0;
    double last_seconds = 0;
    const std::uint64_t workers =
        static_cast<std::uint64_t>(world.size()) * threads_of(options.threads);
    for (;;) {
        const auto stage_begin = std::chrono::steady_clock::now();
        const GameRanges left =
            read_list(world.spread(list_of(without({{0, options.games}}, total.done))));
        const std::uint64_t wanted = std::min(
            count_of(left),
            number_in(world.spread(std::to_string(stage_size(last_seconds, last, workers)))));
        if (wanted == 0) break;
        last = play_stage(game, own, left, wanted, world, total);
        const auto now = std::chrono::steady_clock::now();
        last_seconds = std::chrono::duration<double>(now - stage_begin).count();
        total.seconds =
            whole_microseconds(seconds_before + std::chrono::duration<double>(now - begin).count());
        if (world.is_first() && keep) keep(total);
        if (last < wanted) break;
    }
    return total;
}

std::optional<Problem> why_not_continue(const SimulationResult& earlier, const GameModule& game,
                                        const SimulationOptions& options)
{
    if (earlier.game != game.info().name) {
        return Problem{"it is of the game " + earlier.game + ", not of " +
                       std::string(game.info().name)};
    }
    if (earlier.rules_version != game.info().rules_version) {
        return Problem{"it is of version " + std::to_string(earlier.rules_version) +
                       " of the rules, and this is version " +
                       std::to_string(game.info().rules_version)};
    }
    if (earlier.command != options.command) {
        return Problem{"it was made by '" + earlier.command + "', and this is '" + options.command +
                       "'"};
    }
    const SimulationResult now = empty_result(game, options);
    if (earlier.iterations != now.iterations) {
        return Problem{"its bot searched otherwise, with " + std::to_string(earlier.iterations) +
                       " iterations"};
    }
    if (auto problem = why_not_alike(earlier, now)) return problem;
    if (earlier.moves_most > game.info().moves_max) {
        return Problem{"it has a game of " + std::to_string(earlier.moves_most) +
                       " moves, and no game of " + earlier.game + " takes so many"};
    }
    if (earlier.details) {
        if (auto problem = why_not_details_of(earlier, game)) return problem;
    }
    const std::uint64_t played_to = earlier.done.empty() ? 0 : earlier.done.back().end;
    if (played_to > options.games) {
        return Problem{"it has games up to number " + std::to_string(played_to) + ", and only " +
                       std::to_string(options.games) + " are wanted"};
    }
    return std::nullopt;
}

}  // namespace sortie
