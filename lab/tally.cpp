#include "lab/tally.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace sortie {
namespace {

// The entry of this name; only a name that is new takes memory.
template <class Map>
auto& entry(Map& map, std::string_view name)
{
    const auto found = map.find(name);
    if (found != map.end()) return found->second;
    return map[std::string(name)];
}

std::string_view seat_name(Seat seat)
{
    static constexpr std::array<std::string_view, seats_max> names{
        "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7", "seat 8"};
    return names[seat.index];
}

std::string_view number_name(int number)
{
    static constexpr std::array<std::string_view, seats_max + 1> names{"0", "1", "2", "3", "4",
                                                                       "5", "6", "7", "8"};
    return names[static_cast<std::size_t>(number)];
}

// Who has the highest score; everybody if all have the same.
SeatSet best_of(const RandomGame& played, int seats)
{
    const SeatSet lead = leaders(played.scores, seats);
    return lead.empty() ? SeatSet::first(static_cast<std::size_t>(seats)) : lead;
}

std::string_view winner_of(const Counting& counting, const RandomGame& played, SeatSet best)
{
    if (counting.winner_label) return played.labels[*counting.winner_label];
    return best.size() == 1 ? seat_name(best.front()) : "shared";
}

std::string_view label_of(const Counting& counting, std::size_t place, const RandomGame& played,
                          int seats)
{
    if (place == counting.count_place) return number_name(seats - counting.count_besides);
    return played.labels[place];
}

void count_in(SimulationGroup& group, std::string_view winner, std::uint32_t moves)
{
    ++group.games;
    ++entry(group.wins, winner);
    group.moves += moves;
}

void count_in_group(SimulationResult& sums, const Counting& counting, const RandomGame& played,
                    int seats, std::string_view winner)
{
    thread_local std::string key;  // keeps its memory from game to game
    key.clear();
    for (const std::size_t place : counting.by) {
        if (!key.empty()) key += " / ";
        key += label_of(counting, place, played, seats);
    }
    count_in(entry(sums.groups, key), winner, played.moves);
}

// From the best to the best of those who have less; 0 if all have the same.
std::int64_t margin_of(const Scores& standing, int seats)
{
    const auto begin = standing.begin();
    const auto end = begin + seats;
    const int best = *std::max_element(begin, end);
    std::optional<int> next;
    for (auto each = begin; each != end; ++each) {
        if (*each < best && (!next || *each > *next)) next = *each;
    }
    return next ? std::int64_t{best} - *next : 0;
}

// Margins are seen from the winner: whoever wins by another rule may have fewer points.
std::int64_t margin_of_winner(const GameRecord& record, SeatSet winners, int seats)
{
    const std::int64_t margin = margin_of(record.standing, seats);
    if (winners.empty()) return margin;
    const SeatSet ahead = leaders(record.standing, seats);
    return ahead.empty() || !(ahead & winners).empty() ? margin : -margin;
}

void count_turns(SimulationDetails& details, const std::vector<SeenDecision>& decisions)
{
    std::uint32_t in_turn = 0;
    std::uint32_t turns = 0;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        details.branching.add(decisions[i].legal);
        ++in_turn;
        if (i + 1 < decisions.size() && decisions[i + 1].turn == decisions[i].turn) continue;
        details.decisions_in_turn.add(in_turn);
        in_turn = 0;
        ++turns;
    }
    details.turns.add(turns);
}

void count_actions(SimulationDetails& details, const GameRecord& record)
{
    ActionSet taken;
    for (const SeenDecision& decision : record.decisions) {
        ++details.actions[decision.action].taken;
        taken.insert(decision.action);
    }
    for (std::size_t i = 0; i < details.actions.size(); ++i) {
        details.actions[i].offered += record.offered[i];
        if (taken.contains(static_cast<std::uint8_t>(i))) ++details.actions[i].games;
    }
}

void count_impacts(SimulationDetails& details, GameRecord& record, SeatSet winners)
{
    for (std::size_t i = 0; i < details.impacts.size(); ++i) {
        for (const Seat seat : record.among[i]) {
            ++details.impacts[i].all.seats;
            if (winners.contains(seat)) ++details.impacts[i].all.wins;
        }
    }
    // What happened twice to the same seat counts once.
    const auto key = [](const SeenItem& item) {
        return std::tuple(item.impact, item.item, item.seat.index);
    };
    std::sort(record.items.begin(), record.items.end(),
              [&](const SeenItem& a, const SeenItem& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < record.items.size(); ++i) {
        const SeenItem& item = record.items[i];
        if (i > 0 && key(item) == key(record.items[i - 1])) continue;
        if (!record.among[item.impact].contains(item.seat)) continue;
        ItemTally& tally = details.impacts[item.impact].items[item.item];
        ++tally.seats;
        if (winners.contains(item.seat)) ++tally.wins;
    }
}

void add(SimulationGroup& sum, const SimulationGroup& part)
{
    sum.games += part.games;
    sum.moves += part.moves;
    for (const auto& [who, wins] : part.wins) sum.wins[who] += wins;
}

void add(GroupsByName& sum, const GroupsByName& part)
{
    for (const auto& [name, group] : part) add(sum[name], group);
}

void add(ItemTally& sum, const ItemTally& part)
{
    sum.seats += part.seats;
    sum.wins += part.wins;
}

void add(SimulationDetails& sum, const SimulationDetails& part)
{
    sum.turns.add(part.turns);
    sum.decisions_in_turn.add(part.decisions_in_turn);
    sum.branching.add(part.branching);
    sum.lead_changes.add(part.lead_changes);
    for (const auto& [who, margins] : part.margins) sum.margins[who].add(margins);
    sum.actions.resize(std::max(sum.actions.size(), part.actions.size()));
    for (std::size_t i = 0; i < part.actions.size(); ++i) {
        sum.actions[i].offered += part.actions[i].offered;
        sum.actions[i].taken += part.actions[i].taken;
        sum.actions[i].games += part.actions[i].games;
    }
    sum.impacts.resize(std::max(sum.impacts.size(), part.impacts.size()));
    for (std::size_t i = 0; i < part.impacts.size(); ++i) {
        add(sum.impacts[i].all, part.impacts[i].all);
        for (const auto& [item, tally] : part.impacts[i].items) {
            add(sum.impacts[i].items[item], tally);
        }
    }
    for (const auto& [label, groups] : part.labels) add(sum.labels[label], groups);
}

void add_faults(SimulationResult& sum, const SimulationResult& part)
{
    const bool is_earlier = sum.first_fault.empty() || part.first_fault_game < sum.first_fault_game;
    if (!part.first_fault.empty() && is_earlier) {
        sum.first_fault = part.first_fault;
        sum.first_fault_game = part.first_fault_game;
    }
    sum.faults += part.faults;
    for (const std::string& file : part.fault_files) {
        if (sum.fault_files.size() < fault_files_max) sum.fault_files.push_back(file);
    }
    sum.fault_files_lost += part.fault_files_lost;
}

}  // namespace

std::uint64_t SimulationGroup::wins_of(std::string_view winner) const
{
    const auto found = wins.find(winner);
    return found == wins.end() ? 0 : found->second;
}

double SimulationResult::games_per_second() const
{
    return seconds > 0 ? static_cast<double>(games) / seconds : 0;
}

double SimulationResult::moves_per_second() const
{
    return seconds > 0 ? static_cast<double>(moves) / seconds : 0;
}

bool SimulationResult::seats_vary() const
{
    const auto last = seat_games.begin() + seats;
    return std::any_of(seat_games.begin(), last, [&](auto each) { return each != finished; });
}

double whole_microseconds(double seconds)
{
    return std::round(seconds * 1e6) / 1e6;
}

std::vector<std::string> winners_of(const SimulationResult& result)
{
    std::vector<std::string> names;
    for (const auto& [name, wins] : result.winners) names.push_back(name);
    return names;
}

std::vector<std::string_view> grouping_names(const GameModule& game)
{
    std::vector<std::string_view> names = game.label_names();
    names.push_back(game.info().count_word);
    return names;
}

Counting counting_of(const GameModule& game, const std::vector<std::string>& by)
{
    Counting counting;
    counting.names = grouping_names(game);
    counting.count_place = counting.names.size() - 1;
    counting.count_besides = game.info().count_besides;
    for (std::size_t i = 0; i < counting.count_place; ++i) {
        if (counting.names[i] == "winner") counting.winner_label = i;
    }
    for (const std::string& name : by) {
        const auto found = std::find(counting.names.begin(), counting.names.end(), name);
        CHECK(found != counting.names.end());
        counting.by.push_back(static_cast<std::size_t>(found - counting.names.begin()));
    }
    return counting;
}

SimulationDetails no_details(const GameModule& game)
{
    SimulationDetails details;
    details.actions.resize(game.face().actions.size());
    details.impacts.resize(game.watch_face().impacts.size());
    return details;
}

void count_game(SimulationResult& sums, const Counting& counting, const RandomGame& played,
                int seats, GameRecord* record)
{
    sums.moves_least = sums.finished == 0 ? played.moves : std::min(sums.moves_least, played.moves);
    sums.moves_most = std::max(sums.moves_most, played.moves);
    ++sums.games;
    ++sums.finished;
    sums.moves += played.moves;
    sums.lengths.add(played.moves);
    const SeatSet best = best_of(played, seats);
    const SeatSet winners = best.size() == seats ? SeatSet{} : best;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        sums.score_sums[i] += played.scores[i];
        ++sums.seat_games[i];
        if (winners.contains(seat_at(static_cast<int>(i)))) ++sums.seat_wins[i];
    }
    best.size() == 1 ? ++sums.wins[best.front().index] : ++sums.draws;
    const std::string_view winner = winner_of(counting, played, best);
    ++entry(sums.winners, winner);
    if (!counting.by.empty()) count_in_group(sums, counting, played, seats, winner);
    if (record == nullptr || !sums.details) return;
    SimulationDetails& details = *sums.details;
    count_turns(details, record->decisions);
    count_actions(details, *record);
    count_impacts(details, *record, winners);
    details.lead_changes.add(record->lead_changes);
    entry(details.margins, winner).add(margin_of_winner(*record, winners, seats));
    for (std::size_t i = 0; i < counting.names.size(); ++i) {
        if (counting.winner_label == i) continue;
        SimulationGroup& group =
            entry(entry(details.labels, counting.names[i]), label_of(counting, i, played, seats));
        count_in(group, winner, played.moves);
    }
}

void add(SimulationResult& sum, const SimulationResult& part)
{
    if (part.finished > 0) {
        sum.moves_least =
            sum.finished == 0 ? part.moves_least : std::min(sum.moves_least, part.moves_least);
        sum.moves_most = std::max(sum.moves_most, part.moves_most);
    }
    sum.done = joined(sum.done, part.done);
    sum.games += part.games;
    sum.finished += part.finished;
    sum.moves += part.moves;
    sum.draws += part.draws;
    for (std::size_t i = 0; i < sum.wins.size(); ++i) {
        sum.wins[i] += part.wins[i];
        sum.seat_games[i] += part.seat_games[i];
        sum.seat_wins[i] += part.seat_wins[i];
        sum.score_sums[i] += part.score_sums[i];
    }
    for (const auto& [who, wins] : part.winners) sum.winners[who] += wins;
    sum.lengths.add(part.lengths);
    add(sum.groups, part.groups);
    add_faults(sum, part);
    if (!part.details) return;
    if (!sum.details) sum.details.emplace();
    add(*sum.details, *part.details);
}

}  // namespace sortie
