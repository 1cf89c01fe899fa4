// The whole result of a simulation as JSON, written and read. What is read was written elsewhere: a file to go on from,
// or the sums of another process.

#include <exception>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "lab/figure.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

namespace json = boost::json;

// Raised where a text is not what was written, and answered as a problem.
struct NotAResult : std::exception {
    const char* what() const noexcept override { return "its figures do not fit each other"; }
};

void expect(bool is_so)
{
    if (!is_so) throw NotAResult();
}

std::uint64_t number(const json::value& value)
{
    return value.to_number<std::uint64_t>();
}

json::object write(const CountByName& counts)
{
    json::object out;
    for (const auto& [name, count] : counts) out[name] = count;
    return out;
}

CountByName read_counts(const json::value& value)
{
    CountByName counts;
    for (const auto& [name, count] : value.as_object()) counts[std::string(name)] = number(count);
    return counts;
}

json::object write(const Histogram& histogram)
{
    json::array bars;
    for (const auto& [bar, count] : histogram.bars) bars.push_back(json::array{bar, count});
    return {{"count", histogram.count}, {"sum", histogram.sum},     {"least", histogram.least},
            {"most", histogram.most},   {"mean", histogram.mean()}, {"bars", bars}};
}

Histogram read_histogram(const json::value& value)
{
    const json::object& object = value.as_object();
    Histogram histogram;
    histogram.count = number(object.at("count"));
    histogram.sum = object.at("sum").to_number<std::int64_t>();
    histogram.least = object.at("least").to_number<std::int64_t>();
    histogram.most = object.at("most").to_number<std::int64_t>();
    std::uint64_t count = 0;
    for (const json::value& bar : object.at("bars").as_array()) {
        const std::uint64_t times = number(bar.at(1));
        histogram.bars[bar.at(0).to_number<std::int64_t>()] = times;
        count += times;
    }
    expect(count == histogram.count);
    return histogram;
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

// Who never won in a group is written for those who read the file, and has no entry in what is counted.
GroupsByName read_groups(const json::value& value, const CountByName& winners)
{
    GroupsByName groups;
    for (const auto& [name, entry] : value.as_object()) {
        SimulationGroup& group = groups[std::string(name)];
        group.games = number(entry.at("games"));
        group.moves = number(entry.at("moves"));
        for (const auto& [who, wins] : entry.at("wins").as_object()) {
            expect(winners.contains(std::string_view(who)));
            const std::uint64_t count = number(wins.at("games"));
            if (count > 0) group.wins[std::string(who)] = count;
        }
    }
    return groups;
}

json::array write(const ItemTally& tally)
{
    return {tally.seats, tally.wins};
}

ItemTally read_item(const json::value& value)
{
    const ItemTally tally{number(value.at(0)), number(value.at(1))};
    expect(tally.wins <= tally.seats);
    return tally;
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

ImpactTally read_impact(const json::value& value)
{
    ImpactTally impact;
    impact.all = read_item(value.at("all"));
    for (const auto& [item, tally] : value.at("items").as_object()) {
        const unsigned long place = std::stoul(std::string(item));
        expect(place <= UINT16_MAX);
        impact.items[static_cast<std::uint16_t>(place)] = read_item(tally);
    }
    return impact;
}

SimulationDetails read_details(const json::value& value, const CountByName& winners)
{
    SimulationDetails details;
    details.turns = read_histogram(value.at("turns"));
    details.decisions_in_turn = read_histogram(value.at("decisions_in_turn"));
    details.branching = read_histogram(value.at("branching"));
    details.lead_changes = read_histogram(value.at("lead_changes"));
    for (const auto& [who, margin] : value.at("margins").as_object()) {
        details.margins[std::string(who)] = read_histogram(margin);
    }
    for (const json::value& action : value.at("actions").as_array()) {
        details.actions.push_back(
            {number(action.at(0)), number(action.at(1)), number(action.at(2))});
    }
    for (const json::value& impact : value.at("impacts").as_array()) {
        details.impacts.push_back(read_impact(impact));
    }
    for (const auto& [label, groups] : value.at("labels").as_object()) {
        details.labels[std::string(label)] = read_groups(groups, winners);
    }
    return details;
}

template <class Number>
json::array write(const std::array<Number, seats_max>& values, int seats)
{
    json::array out;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) out.push_back(values[i]);
    return out;
}

template <class Number>
void read(const json::value& value, std::array<Number, seats_max>& values, int seats)
{
    const json::array& list = value.as_array();
    expect(list.size() == static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < list.size(); ++i) values[i] = list[i].to_number<Number>();
}

// What was played: the numbers that say whose result it is.
void read_head(const json::value& value, SimulationResult& result)
{
    const auto text = [&](const char* name) { return std::string(value.at(name).as_string()); };
    result.game = text("game");
    result.rules_version = value.at("rules_version").to_number<std::uint32_t>();
    result.command = text("command");
    result.bot = text("bot");
    result.iterations = value.at("iterations").to_number<std::uint32_t>();
    result.by = text("by");
    result.first_fault = text("first_fault");
    result.seed = number(value.at("seed"));
    result.seats = value.at("seats").to_number<int>();
    expect(result.seats >= 1 && result.seats <= static_cast<int>(seats_max));
    result.threads = value.at("threads").to_number<unsigned>();
    result.processes = value.at("processes").to_number<unsigned>();
    result.wanted = number(value.at("wanted"));
    for (const json::value& range : value.at("done").as_array()) {
        result.done.push_back({number(range.at(0)), number(range.at(1))});
    }
    expect(are_orderly(result.done));
}

void read_sums(const json::value& value, SimulationResult& result)
{
    result.games = number(value.at("games"));
    result.finished = number(value.at("finished"));
    result.faults = number(value.at("faults"));
    expect(result.games == count_of(result.done));
    expect(result.games == result.finished + result.faults);
    result.moves = number(value.at("moves"));
    result.draws = number(value.at("draws"));
    result.moves_least = value.at("moves_least").to_number<std::uint32_t>();
    result.moves_most = value.at("moves_most").to_number<std::uint32_t>();
    result.first_fault_game = number(value.at("first_fault_game"));
    result.seconds = value.at("seconds").to_number<double>();
    read(value.at("wins"), result.wins, result.seats);
    read(value.at("seat_games"), result.seat_games, result.seats);
    read(value.at("seat_wins"), result.seat_wins, result.seats);
    read(value.at("score_sums"), result.score_sums, result.seats);
    result.winners = read_counts(value.at("winners"));
    result.groups = read_groups(value.at("groups"), result.winners);
    result.lengths = read_histogram(value.at("lengths"));
    expect(result.lengths.count == result.finished);
    for (const json::value& file : value.at("fault_files").as_array()) {
        result.fault_files.emplace_back(file.as_string());
    }
    result.fault_files_lost = number(value.at("fault_files_lost"));
    const json::value* details = value.as_object().if_contains("details");
    if (details != nullptr) result.details = read_details(*details, result.winners);
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

Result<SimulationResult> read_simulation(const std::string& text)
{
    // The library tells what is missing by exceptions; they end here.
    try {
        SimulationResult result;
        const json::value value = json::parse(text);
        read_head(value, result);
        read_sums(value, result);
        return result;
    } catch (const std::exception& error) {
        return Problem{std::string("it is no result of a simulation: ") + error.what()};
    }
}

}  // namespace sortie
