#include "lab/possible.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "engine/action.h"
#include "engine/move.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

// Raised at the first figure that cannot be, and answered as a problem.
struct Impossible : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void expect(bool is_so, const std::string& words)
{
    if (!is_so) throw Impossible(words);
}

std::string text(std::uint64_t number)
{
    return std::to_string(number);
}

bool add_up(const std::vector<std::uint64_t>& parts, std::uint64_t whole)
{
    for (const std::uint64_t part : parts) {
        if (part > whole) return false;
        whole -= part;
    }
    return whole == 0;
}

bool add_up(const CountByName& parts, std::uint64_t whole)
{
    std::vector<std::uint64_t> counts;
    for (const auto& [name, count] : parts) counts.push_back(count);
    return add_up(counts, whole);
}

// ---- Histograms ----

// The least and the highest number that a bar may hold.
struct Ends {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

Ends ends_of_bar(std::int64_t bar, const Histogram& values)
{
    return {std::max(bar, values.least), std::min(top_of_bar(bar), values.most)};
}

// Adds a number so many times. False: it is more than is read.
bool add_times(std::int64_t& sum, std::int64_t number, std::uint64_t times)
{
    std::int64_t product = 0;
    return !__builtin_mul_overflow(number, times, &product) &&
           !__builtin_add_overflow(sum, product, &sum);
}

// Whether numbers in these bars, the least and the highest among them, can have this sum.
bool is_possible_sum(const Histogram& values)
{
    std::int64_t low = 0;
    std::int64_t high = 0;
    for (const auto& [bar, times] : values.bars) {
        const Ends ends = ends_of_bar(bar, values);
        if (!add_times(low, ends.low, times) || !add_times(high, ends.high, times)) return false;
    }
    low += values.most - ends_of_bar(values.bars.rbegin()->first, values).low;
    high -= ends_of_bar(values.bars.begin()->first, values).high - values.least;
    return low <= values.sum && values.sum <= high;
}

void check_bars(const Histogram& values, const std::string& name, const Ends& ends)
{
    std::vector<std::uint64_t> counts;
    for (const auto& [bar, times] : values.bars) {
        const bool is_bar = top_of_bar(bar) >= ends.low && bar <= ends.high && bar_of(bar) == bar;
        expect(is_bar, name + " has a bar of " + std::to_string(bar) + ", and there is none");
        expect(times > 0, name + " has an empty bar of " + std::to_string(bar));
        counts.push_back(times);
    }
    expect(add_up(counts, values.count),
           "the bars of " + name + " do not add up to its count of " + text(values.count));
}

void check(const Histogram& values, const std::string& name, const Ends& ends)
{
    if (values.count == 0) return expect(values == Histogram{}, name + " has figures of nothing");
    const std::string range =
        name + " goes from " + std::to_string(values.least) + " to " + std::to_string(values.most);
    expect(ends.low <= values.least && values.least <= values.most && values.most <= ends.high,
           range + ", which cannot be");
    check_bars(values, name, ends);
    expect(values.bars.begin()->first == bar_of(values.least) &&
               values.bars.rbegin()->first == bar_of(values.most),
           range + ", and its bars do not");
    expect(values.sum >= -read_sum_max && values.sum <= read_sum_max,
           name + " has a sum of " + std::to_string(values.sum) + ", which is too large");
    expect(is_possible_sum(values),
           name + " has a sum of " + std::to_string(values.sum) + ", which its bars do not make");
}

constexpr Ends counted{0, std::numeric_limits<std::uint32_t>::max()};

void expect_count(const Histogram& values, const std::string& name, std::uint64_t wanted,
                  const std::string& of_what)
{
    expect(values.count == wanted,
           name + " counts " + text(values.count) + ", and there are " + text(wanted) + of_what);
}

// ---- What was played ----

// Thirty years; up to there a microsecond can be told from the next.
constexpr double seconds_max = 1e9;

void check_games(const SimulationResult& result)
{
    expect(result.seats >= 1 && result.seats <= seats_max,
           "there are no games of " + std::to_string(result.seats) + " seats");
    expect(result.threads <= simulation_threads_max,
           "nobody plays with " + std::to_string(result.threads) + " threads");
    expect(result.processes >= 1, "it was played by no process");
    expect(result.wanted <= simulation_games_max,
           "nobody plays " + text(result.wanted) + " games, as 'wanted' says");
    expect(are_orderly(result.done), "'done' is not in order, or has games twice");
    const std::uint64_t end = result.done.empty() ? 0 : result.done.back().end;
    expect(end <= result.wanted,
           "'done' goes to game " + text(end) + ", and " + text(result.wanted) + " were wanted");
    const std::uint64_t games = count_of(result.done);
    expect(result.games == games,
           "'games' is " + text(result.games) + ", and 'done' has " + text(games));
    expect(add_up(std::vector{result.finished, result.faults}, result.games),
           "'finished' and 'faults' do not add up to the " + text(games) + " games");
    expect(result.seconds >= 0, "'seconds' is below 0");
    expect(result.seconds <= seconds_max, "'seconds' is too large");
}

void check_moves(const SimulationResult& result)
{
    check(result.lengths, "'lengths'", counted);
    expect_count(result.lengths, "'lengths'", result.finished, " finished games");
    expect(static_cast<std::uint64_t>(result.lengths.sum) == result.moves,
           "'lengths' has " + std::to_string(result.lengths.sum) + " moves, and 'moves' is " +
               text(result.moves));
    expect(result.lengths.least == result.moves_least && result.lengths.most == result.moves_most,
           "'moves_least' and 'moves_most' are not those of 'lengths'");
}

void check_winners(const SimulationResult& result)
{
    for (const auto& [who, wins] : result.winners)
        expect(wins > 0, "'winners' has '" + who + "', who has won no game");
    expect(add_up(result.winners, result.finished),
           "'winners' do not add up to the " + text(result.finished) + " finished games");
    std::vector<std::uint64_t> parts(result.wins.begin(), result.wins.end());
    parts.push_back(result.draws);
    expect(add_up(parts, result.finished),
           "'wins' and 'draws' do not add up to the " + text(result.finished) + " finished games");
}

// A score is an `int`, and a sum has to leave room for more.
bool is_possible_score(std::int64_t sum, std::uint64_t games)
{
    constexpr std::uint64_t score_max = std::uint64_t{1} << 31;
    const std::uint64_t size =
        sum < 0 ? 0 - static_cast<std::uint64_t>(sum) : static_cast<std::uint64_t>(sum);
    return size <= static_cast<std::uint64_t>(read_sum_max) &&
           size / score_max + (size % score_max > 0 ? 1 : 0) <= games;
}

void check_seats(const SimulationResult& result)
{
    expect(result.seat_games[0] == result.finished,
           "'seat_games' of seat 1 is " + text(result.seat_games[0]) + ", and " +
               text(result.finished) + " games were finished");
    // Who plays alone wins, and has won against nobody.
    const std::uint64_t next = result.seat_games[1];
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::string seat = "seat " + std::to_string(i + 1);
        const std::uint64_t games = result.seat_games[i];
        expect(i == 0 || games <= result.seat_games[i - 1],
               seat + " has played more games than the seat before it");
        const std::uint64_t solo = i == 0 && next <= games ? games - next : 0;
        expect(result.wins[i] >= solo, seat + " has not won all games that it played by itself");
        const std::uint64_t alone = result.wins[i] - solo;
        const std::uint64_t won = result.seat_wins[i];
        expect(won <= games - solo, seat + " has won more games than it has played");
        expect(alone <= won, seat + " has won more often alone than in all");
        expect(won - alone <= result.draws, seat + " has shared more wins than were shared");
        expect(is_possible_score(result.score_sums[i], games),
               "'score_sums' of " + seat + " is too large");
    }
}

void check_groups(const GroupsByName& groups, const std::string& name,
                  const SimulationResult& result)
{
    CountByName left = result.winners;
    std::vector<std::uint64_t> games;
    std::vector<std::uint64_t> moves;
    for (const auto& [key, group] : groups) {
        std::string words = "the group '";
        words.append(key).append("' of ").append(name);
        expect(group.games > 0, words + " has no game");
        expect(add_up(group.wins, group.games),
               "the winners of " + words + " do not add up to its " + text(group.games) + " games");
        for (const auto& [who, wins] : group.wins) {
            const auto found = left.find(who);
            std::string too_many = "'";
            too_many.append(who).append("' wins more games in the groups of ").append(name);
            expect(found != left.end() && wins <= found->second, too_many + " than in all");
            found->second -= wins;
        }
        const std::uint64_t mean = group.moves / group.games;
        const bool is_more = group.moves % group.games > 0;
        expect(mean >= result.moves_least && mean + (is_more ? 1 : 0) <= result.moves_most,
               words + " has games of other lengths than all");
        games.push_back(group.games);
        moves.push_back(group.moves);
    }
    expect(add_up(games, result.finished), "the groups of " + name + " do not add up to the " +
                                               text(result.finished) + " finished games");
    expect(add_up(moves, result.moves),
           "the groups of " + name + " do not add up to the " + text(result.moves) + " moves");
}

void check_faults(const SimulationResult& result)
{
    const bool is_told =
        !result.first_fault.empty() || result.first_fault_game > 0 || !result.fault_files.empty();
    expect(result.faults > 0 || (!is_told && result.fault_files_lost == 0),
           "it tells of a fault, and no game ended in one");
    const std::uint64_t first = result.first_fault_game;
    const bool was_played =
        std::any_of(result.done.begin(), result.done.end(), [&](const GameRange& range) {
            return first >= range.begin && first < range.end;
        });
    expect(result.faults == 0 || was_played,
           "its first fault is in game " + text(first) + ", which was not played");
    const std::uint64_t files = result.fault_files.size();
    expect(files <= fault_files_max && files <= result.faults &&
               result.fault_files_lost <= result.faults - files,
           "there are more files of faults than can be");
}

// ---- What was counted of watched games ----

void check_margins(const SimulationResult& result)
{
    // More than lies between two numbers that an `int` holds, so that their bars are within as well.
    constexpr std::int64_t most = std::int64_t{1} << 32;
    const auto& margins = result.details->margins;
    for (const auto& [who, margin] : margins) {
        const std::string name = "'margins' of '" + who + "'";
        const auto found = result.winners.find(who);
        const std::uint64_t wins = found == result.winners.end() ? 0 : found->second;
        check(margin, name, {-most, most});
        expect(wins > 0, "'margins' has '" + who + "', who has won no game");
        expect_count(margin, name, wins, " games won");
    }
    expect(margins.size() == result.winners.size(), "'margins' is not of all winners");
}

void check_actions(const SimulationResult& result)
{
    const std::vector<ActionTally>& actions = result.details->actions;
    expect(actions.size() <= actions_max, "'actions' has more actions than a game can have");
    std::vector<std::uint64_t> taken;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const ActionTally& action = actions[i];
        const std::string name = "action " + std::to_string(i) + " of 'actions'";
        expect(action.offered <= result.moves,
               name + " was possible at more decisions than there were");
        expect(action.games <= action.taken && action.games <= result.finished &&
                   (action.games > 0) == (action.taken > 0),
               name + " was taken in more or fewer games than can be");
        taken.push_back(action.taken);
    }
    expect(add_up(taken, result.moves),
           "'actions' that were taken do not add up to the " + text(result.moves) + " moves");
}

void check_impacts(const std::vector<ImpactTally>& impacts)
{
    expect(impacts.size() <= impacts_max, "'impacts' has more tables than a game can have");
    for (std::size_t i = 0; i < impacts.size(); ++i) {
        const ItemTally& all = impacts[i].all;
        const std::string name = "table " + std::to_string(i) + " of 'impacts'";
        expect(all.wins <= all.seats, name + " has more wins than seats");
        for (const auto& [item, tally] : impacts[i].items) {
            const std::string words = "item " + std::to_string(item) + " in " + name;
            expect(tally.seats > 0, words + " was had by nobody");
            expect(tally.wins <= tally.seats, words + " has more wins than seats");
            expect(tally.seats <= all.seats && tally.wins <= all.wins &&
                       all.wins - tally.wins <= all.seats - tally.seats,
                   words + " does not fit all seats of that table");
        }
    }
}

void check_details(const SimulationResult& result)
{
    const SimulationDetails& details = *result.details;
    check(details.turns, "'turns'", counted);
    expect_count(details.turns, "'turns'", result.finished, " finished games");
    check(details.lead_changes, "'lead_changes'", counted);
    expect_count(details.lead_changes, "'lead_changes'", result.finished, " finished games");
    // Every move of a watched game is a decision, and every decision belongs to a turn.
    check(details.branching, "'branching'", {0, legal_moves_max});
    expect_count(details.branching, "'branching'", result.moves, " moves");
    check(details.decisions_in_turn, "'decisions_in_turn'", {1, counted.high});
    expect_count(details.decisions_in_turn, "'decisions_in_turn'",
                 static_cast<std::uint64_t>(details.turns.sum), " turns");
    expect(static_cast<std::uint64_t>(details.decisions_in_turn.sum) == result.moves,
           "'decisions_in_turn' do not add up to the " + text(result.moves) + " moves");
    check_margins(result);
    check_actions(result);
    check_impacts(details.impacts);
    for (const auto& [label, groups] : details.labels)
        check_groups(groups, "'" + label + "'", result);
}

}  // namespace

std::optional<Problem> why_impossible(const SimulationResult& result)
{
    try {
        check_games(result);
        check_moves(result);
        check_winners(result);
        check_seats(result);
        if (result.by.empty()) {
            expect(result.groups.empty(), "'groups' has groups by nothing");
        } else {
            check_groups(result.groups, "'groups'", result);
        }
        check_faults(result);
        if (result.details) check_details(result);
    } catch (const Impossible& impossible) {
        return Problem{impossible.what()};
    }
    return std::nullopt;
}

}  // namespace sortie
