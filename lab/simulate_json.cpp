// The whole result of a simulation as JSON. lab/simulate_read.cpp reads it again.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/figure.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

namespace json = boost::json;

json::object write(const CountByName& counts)
{
    json::object out;
    for (const auto& [name, count] : counts) out[name] = count;
    return out;
}

json::object write(const Histogram& histogram)
{
    json::array bars;
    for (const auto& [bar, count] : histogram.bars) bars.push_back(json::array{bar, count});
    return {{"count", histogram.count}, {"sum", histogram.sum},     {"least", histogram.least},
            {"most", histogram.most},   {"mean", histogram.mean()}, {"bars", bars}};
}

// With the interval of every share, which is not read again.
json::object write(const GroupsByName& groups, const std::vector<std::string>& winners)
{
    json::object out;
    for (const auto& [name, group] : groups) {
        json::object wins;
        for (const std::string& who : winners) {
            const std::uint64_t count = group.wins_of(who);
            const Interval interval = share_interval(count, group.games);
            wins[who] =
                json::object{{"games", count}, {"low", interval.low}, {"high", interval.high}};
        }
        out[name] = json::object{{"games", group.games}, {"wins", wins}, {"moves", group.moves}};
    }
    return out;
}

json::array write(const ItemTally& tally)
{
    return {tally.seats, tally.wins};
}

json::object write(const SimulationDetails& details, const std::vector<std::string>& winners)
{
    json::object margins;
    for (const auto& [who, margin] : details.margins) margins[who] = write(margin);
    json::array actions;
    for (const ActionTally& action : details.actions) {
        actions.push_back(json::array{action.offered, action.taken, action.games});
    }
    json::array impacts;
    for (const ImpactTally& impact : details.impacts) {
        json::object items;
        for (const auto& [item, tally] : impact.items) items[std::to_string(item)] = write(tally);
        impacts.push_back(json::object{{"all", write(impact.all)}, {"items", items}});
    }
    json::object labels;
    for (const auto& [label, groups] : details.labels) labels[label] = write(groups, winners);
    return {{"turns", write(details.turns)},
            {"decisions_in_turn", write(details.decisions_in_turn)},
            {"branching", write(details.branching)},
            {"lead_changes", write(details.lead_changes)},
            {"margins", margins},
            {"actions", actions},
            {"impacts", impacts},
            {"labels", labels}};
}

template <class Number>
json::array write(const std::array<Number, seats_max>& values, int seats)
{
    json::array out;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) out.push_back(values[i]);
    return out;
}

}  // namespace

std::string simulation_json(const SimulationResult& result)
{
    json::array files;
    for (const std::string& file : result.fault_files) files.emplace_back(file);
    json::array done;
    for (const GameRange& range : result.done) done.push_back(json::array{range.begin, range.end});
    json::object object{{"game", result.game},
                        {"rules_version", result.rules_version},
                        {"command", result.command},
                        {"bot", result.bot},
                        {"iterations", result.iterations},
                        {"by", result.by},
                        {"groups", write(result.groups, winners_of(result))},
                        {"seed", result.seed},
                        {"seats", result.seats},
                        {"threads", result.threads},
                        {"processes", result.processes},
                        {"wanted", result.wanted},
                        {"done", done},
                        {"games", result.games},
                        {"finished", result.finished},
                        {"faults", result.faults},
                        {"moves", result.moves},
                        {"moves_least", result.moves_least},
                        {"moves_most", result.moves_most},
                        {"lengths", write(result.lengths)},
                        {"winners", write(result.winners)},
                        {"wins", write(result.wins, result.seats)},
                        {"seat_games", write(result.seat_games, result.seats)},
                        {"seat_wins", write(result.seat_wins, result.seats)},
                        {"draws", result.draws},
                        {"score_sums", write(result.score_sums, result.seats)},
                        {"seconds", result.seconds},
                        {"games_per_second", json_number(result.games_per_second())},
                        {"moves_per_second", json_number(result.moves_per_second())},
                        {"first_fault", result.first_fault},
                        {"first_fault_game", result.first_fault_game},
                        {"fault_files", files},
                        {"fault_files_lost", result.fault_files_lost}};
    if (result.details) object["details"] = write(*result.details, winners_of(result));
    return json::serialize(object) + "\n";
}

}  // namespace sortie
