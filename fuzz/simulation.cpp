// Results of simulations, read as `sortie simulate --continue` does it and told in every form there is.
//
// An input is a file, or a list of games that are counted. Nobody guesses figures that fit each other, so the list makes
// them: its first line names a game, each further line is one of its endings in whole numbers,
//
//     SEATS MOVES DOUBLINGS CHOICE SCORE...
//
// which is counted 2^DOUBLINGS times. CHOICE says which labels, actions and items it has. What must hold:
//
//   - A file is refused in words, or read as a result that is written as a file that is read as the same.
//   - What was counted is never refused, however extreme the games were.
//   - All reports of it can be made, and none of them divides nothing by nothing.
//   - The sum of two results is a result, and so is what comes of going on.

#include <algorithm>
#include <atomic>
#include <charconv>
#include <limits>
#include <vector>

#include "engine/watch.h"
#include "fuzz/targets.h"
#include "games/games.h"
#include "lab/possible.h"
#include "lab/report.h"
#include "lab/simulate.h"
#include "lab/split.h"
#include "lab/stages.h"
#include "table/bots.h"
#include "table/games.h"

namespace sortie::fuzz {
namespace {

// ---- What must hold for any result ----

void must_have_figures(const std::string& report)
{
    for (const std::string_view none : {"\"nan", "\"-nan", " nan ", " -nan ", "(nan", "(-nan"})
        must(report.find(none) == std::string::npos, "a report has figures: " + report);
}

// Sums that leave no room for more are refused, and nothing else that the program has written.
void check_written(const SimulationResult& result)
{
    const std::string text = simulation_json(result);
    const Result<SimulationResult> again = read_simulation(text);
    if (!again && again.problem().words.ends_with("is too large")) return;
    must(again.is_ok(), "a result that was written is read: " +
                            (again ? std::string{} : again.problem().words) + ": " + text);
    must(simulation_json(again.value()) == text, "a result is read as it was written: " + text);
}

void check_told(const SimulationResult& result)
{
    must(!simulation_text(result).empty(), "a result is told as text");
    must(!simulation_csv(result).empty(), "a result is told as a table");
}

// As if another process had played as much, behind the games that were wanted here.
void check_sum(const SimulationResult& result)
{
    SimulationResult other = result;
    if (result.wanted > simulation_games_max / 2) return;
    for (GameRange& range : other.done) {
        range.begin += result.wanted;
        range.end += result.wanted;
    }
    if (other.faults > 0) other.first_fault_game += result.wanted;
    SimulationResult sum = result;
    add(sum, other);
    sum.wanted *= 2;
    check_written(sum);
    check_told(sum);
}

// The command that could have made it; nothing if this game has no such command.
std::optional<SimulationOptions> options_for(const GameModule& game, const SimulationResult& result)
{
    SimulationOptions options;
    options.games = std::min(result.wanted + 2, simulation_games_max);
    options.seed = result.seed;
    options.threads = 1;
    options.setup = usual_setup(game.options(), result.seats);
    options.with_details = result.details.has_value();
    options.command = result.command;
    if (game.why_not_setup(options.setup)) return std::nullopt;
    const auto bot = find_bot(game, result.bot);
    if (!bot) return std::nullopt;
    options.bot = bot.value();
    const std::vector<std::string_view> names = grouping_names(game);
    for (const std::string& name : split(result.by, ",")) {
        if (std::ranges::find(names, name) == names.end()) return std::nullopt;
        options.by.push_back(name);
    }
    return options;
}

// Plays one more game. Bots would think too long.
void check_goes_on(const GameModule& game, SimulationOptions options, const SimulationResult& from)
{
    if (options.bot) return;
    std::atomic<bool> stop = false;
    options.stop = &stop;
    World alone;
    const SimulationResult result = simulate_in_stages(
        game, options, from, alone, [&](const SimulationResult&) { stop = true; });
    must(result.games == from.games + 1 || result.is_complete(), "one more game is played");
    check_written(result);
}

// In a game of its own the result has a page, and can be gone on from.
void check_in_game(const SimulationResult& result)
{
    const Result<const GameModule*> found = find_game(all_games(), result.game);
    if (!found) return;
    const GameModule& game = *found.value();
    const std::optional<SimulationOptions> options = options_for(game, result);
    if (!options) return;
    if (const auto problem = why_not_continue(result, game, *options))
        return must(!problem->words.empty(), "going on is refused in words");
    must_have_figures(report_html(game, result));
    must_have_figures(simulation_text(result));
    check_goes_on(game, *options, result);
}

void check_all(const SimulationResult& result)
{
    check_written(result);
    check_told(result);
    check_sum(result);
    check_in_game(result);
}

// ---- Games that are counted ----

constexpr int games_max = 16;  // so that an input takes milliseconds
constexpr std::uint32_t watched_moves_max = 300;
constexpr int doublings_max = 25;  // so that no sum grows too large

// The whole numbers of a line, and 0 behind the last.
class Numbers {
public:
    explicit Numbers(std::string_view line) : left_(line) {}

    std::int64_t next()
    {
        left_.remove_prefix(std::min(left_.find_first_not_of(' '), left_.size()));
        std::int64_t number = 0;
        const char* const begin = left_.data();
        const auto read = std::from_chars(begin, begin + left_.size(), number);
        left_.remove_prefix(static_cast<std::size_t>(read.ptr - begin));
        return number;
    }
    // Any number, as one of so many.
    std::uint32_t next_below(std::uint32_t count)
    {
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(next()) % count);
    }

private:
    std::string_view left_;
};

constexpr std::array<std::string_view, 5> label_texts{"", "one", "one / two", "a \"b\", <c>", "é"};

// A record with as many decisions as the game has moves.
GameRecord record_of(const GameModule& game, const RandomGame& played, int seats,
                     std::uint32_t choice)
{
    GameRecord record;
    const auto actions = static_cast<std::uint32_t>(game.face().actions.size());
    for (std::uint32_t i = 0; i < played.moves; ++i) {
        const auto action = static_cast<std::uint8_t>((choice + i) % actions);
        ++record.offered[action];
        record.decisions.push_back({i / (1 + choice % 7),
                                    static_cast<std::uint16_t>(choice % (legal_moves_max + 1)),
                                    action, seat_at(0)});
    }
    const std::vector<ImpactFace> impacts = game.watch_face().impacts;
    for (std::size_t i = 0; i < impacts.size(); ++i) {
        record.among[i] = SeatSet::first(choice % (static_cast<std::uint32_t>(seats) + 1));
        for (int seat = 0; seat < seats; ++seat) {
            const std::uint32_t item =
                (choice + static_cast<std::uint32_t>(seat)) % impacts[i].items->count;
            record.items.push_back(
                {static_cast<std::uint16_t>(item), static_cast<std::uint8_t>(i), seat_at(seat)});
        }
    }
    // Who is ahead may be somebody else than who wins.
    record.standing = played.scores;
    if (choice % 2 == 1) std::ranges::reverse(record.standing);
    record.lead_changes = choice;
    return record;
}

SimulationResult nothing_of(const GameModule& game, Numbers& numbers)
{
    SimulationOptions options;
    options.setup = usual_setup(game.options(), game.info().seats_least);
    options.command = "sortie simulate";
    options.with_details = numbers.next() != 0;
    const std::vector<std::string_view> names = grouping_names(game);
    const std::uint32_t by = numbers.next_below(static_cast<std::uint32_t>(names.size()) + 1);
    if (by > 0) options.by.emplace_back(names[by - 1]);
    SimulationResult result = empty_result(game, options);
    result.seats = 1 + static_cast<int>(
                           numbers.next_below(static_cast<std::uint32_t>(game.info().seats_most)));
    result.seconds = 1;
    return result;
}

// One ending, as often as its line says.
SimulationResult counted(const GameModule& game, const SimulationResult& nothing, Numbers numbers)
{
    SimulationResult part = nothing;
    const int seats =
        1 + static_cast<int>(numbers.next_below(static_cast<std::uint32_t>(nothing.seats)));
    RandomGame played;
    played.is_over = true;
    played.moves = numbers.next_below(game.info().moves_max + 1);
    if (part.details) played.moves %= watched_moves_max;
    const std::uint32_t doublings = numbers.next_below(doublings_max + 1);
    const std::uint32_t choice = numbers.next_below(std::numeric_limits<std::uint32_t>::max());
    for (std::size_t i = 0; i < game.label_names().size(); ++i)
        played.labels[i] = label_texts[(choice + i) % label_texts.size()];
    for (int& score : played.scores) {
        constexpr std::int64_t least = std::numeric_limits<int>::min();
        constexpr std::int64_t most = std::numeric_limits<int>::max();
        score = static_cast<int>(std::clamp(numbers.next(), least, most));
    }
    std::vector<std::string> by;
    if (!nothing.by.empty()) by.push_back(nothing.by);
    GameRecord record;
    if (part.details) record = record_of(game, played, seats, choice);
    count_game(part, counting_of(game, by), played, seats, part.details ? &record : nullptr);
    for (std::uint32_t i = 0; i < doublings; ++i) {
        const SimulationResult same = part;
        add(part, same);
    }
    return part;
}

// Nothing if the input names no game.
std::optional<SimulationResult> count_all(std::string_view input)
{
    const std::string_view head = next_line(input);
    const std::string_view name = head.substr(0, head.find(' '));
    const Result<const GameModule*> game = find_game(all_games(), name);
    if (!game) return std::nullopt;
    Numbers numbers(head.substr(name.size()));
    SimulationResult sum = nothing_of(*game.value(), numbers);
    const SimulationResult nothing = sum;
    for (int i = 0; i < games_max && !input.empty(); ++i)
        add(sum, counted(*game.value(), nothing, Numbers(next_line(input))));
    sum.wanted = sum.games;
    if (sum.games > 0) sum.done = {{0, sum.games}};
    return sum;
}

}  // namespace

void feed_simulation(std::string_view input)
{
    const Result<SimulationResult> read = read_simulation(std::string(input));
    if (read) return check_all(read.value());
    must(!read.problem().words.empty(), "a file is refused in words");
    const std::optional<SimulationResult> sum = count_all(input);
    if (!sum) return;
    const auto problem = why_impossible(*sum);
    must(!problem, "what was counted is possible: " + (problem ? problem->words : ""));
    check_all(*sum);
}

}  // namespace sortie::fuzz
