// Reads the result of a simulation again. It was written elsewhere: a file to go on from, or the sums of another process.

#include <charconv>
#include <stdexcept>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "lab/possible.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

namespace json = boost::json;

// Raised where a text is not what was written, and answered as a problem.
struct NotAResult : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A value with its name, for those who have to be told what is wrong with it: 'details.turns.count'.
class Named {
public:
    Named(const json::value& value, std::string name) : value_(value), name_(std::move(name)) {}

    Named at(std::string_view name) const
    {
        const std::string whole =
            name_.empty() ? std::string(name) : name_ + "." + std::string(name);
        const json::value* found = object().if_contains(name);
        if (found == nullptr) throw NotAResult("'" + whole + "' is missing");
        return {*found, whole};
    }
    // All values of a list, and of an object with their own names.
    template <class Take>
    void for_each_in_list(const Take& take) const
    {
        for (const json::value& each : list()) take(Named(each, name_));
    }
    template <class Take>
    void for_each_in_object(const Take& take) const
    {
        for (const auto& [name, each] : object())
            take(std::string(name), Named(each, name_ + "." + std::string(name)));
    }

    template <class Number>
    Number number() const
    {
        if (value_.is_uint64() && std::in_range<Number>(value_.get_uint64()))
            return static_cast<Number>(value_.get_uint64());
        if (value_.is_int64() && std::in_range<Number>(value_.get_int64()))
            return static_cast<Number>(value_.get_int64());
        throw NotAResult("'" + name_ + "' is no whole number from " +
                         std::to_string(std::numeric_limits<Number>::min()) + " to " +
                         std::to_string(std::numeric_limits<Number>::max()));
    }
    std::uint64_t count() const { return number<std::uint64_t>(); }
    double fraction() const
    {
        if (!value_.is_number()) throw NotAResult("'" + name_ + "' is no number");
        return value_.to_number<double>();
    }
    std::string text() const
    {
        if (!value_.is_string()) throw NotAResult("'" + name_ + "' is no text");
        return std::string(value_.get_string());
    }
    // So many whole numbers.
    template <class Number>
    std::vector<Number> numbers(std::size_t wanted) const
    {
        std::vector<Number> all;
        for_each_in_list([&](const Named& each) { all.push_back(each.number<Number>()); });
        if (all.size() == wanted) return all;
        throw NotAResult("'" + name_ + "' has " + std::to_string(all.size()) + " numbers where " +
                         std::to_string(wanted) + " belong");
    }
    const json::object& object() const
    {
        if (!value_.is_object())
            throw NotAResult(name_.empty() ? "it is no object" : "'" + name_ + "' is no object");
        return value_.get_object();
    }
    [[noreturn]] void refuse(const std::string& words) const
    {
        throw NotAResult("'" + name_ + "' " + words);
    }

private:
    const json::array& list() const
    {
        if (!value_.is_array()) throw NotAResult("'" + name_ + "' is no list");
        return value_.get_array();
    }

    const json::value& value_;
    std::string name_;
};

Histogram read_histogram(const Named& from)
{
    Histogram histogram;
    histogram.count = from.at("count").count();
    histogram.sum = from.at("sum").number<std::int64_t>();
    histogram.least = from.at("least").number<std::int64_t>();
    histogram.most = from.at("most").number<std::int64_t>();
    from.at("bars").for_each_in_list([&](const Named& bar) {
        const std::vector<std::int64_t> pair = bar.numbers<std::int64_t>(2);
        if (pair[1] < 0) bar.refuse("has a count below 0");
        const bool is_new =
            histogram.bars.emplace(pair[0], static_cast<std::uint64_t>(pair[1])).second;
        if (!is_new) bar.refuse("has a bar of " + std::to_string(pair[0]) + " twice");
    });
    return histogram;
}

CountByName read_counts(const Named& from)
{
    CountByName counts;
    from.for_each_in_object(
        [&](const std::string& name, const Named& count) { counts[name] = count.count(); });
    return counts;
}

// Who never won in a group is written for those who read the file, and has no entry in what is counted.
GroupsByName read_groups(const Named& from, const CountByName& winners)
{
    GroupsByName groups;
    from.for_each_in_object([&](const std::string& name, const Named& entry) {
        SimulationGroup& group = groups[name];
        group.games = entry.at("games").count();
        group.moves = entry.at("moves").count();
        entry.at("wins").for_each_in_object([&](const std::string& who, const Named& wins) {
            if (!winners.contains(who)) wins.refuse("is none of the winners");
            const std::uint64_t count = wins.at("games").count();
            if (count > 0) group.wins[who] = count;
        });
    });
    return groups;
}

ItemTally read_item(const Named& from)
{
    const std::vector<std::uint64_t> pair = from.numbers<std::uint64_t>(2);
    return {pair[0], pair[1]};
}

ImpactTally read_impact(const Named& from)
{
    ImpactTally impact;
    impact.all = read_item(from.at("all"));
    from.at("items").for_each_in_object([&](const std::string& name, const Named& tally) {
        std::uint16_t item = 0;
        std::from_chars(name.data(), name.data() + name.size(), item);
        if (std::to_string(item) != name) tally.refuse("is no number of an item");
        impact.items[item] = read_item(tally);
    });
    return impact;
}

SimulationDetails read_details(const Named& from, const CountByName& winners)
{
    SimulationDetails details;
    details.turns = read_histogram(from.at("turns"));
    details.decisions_in_turn = read_histogram(from.at("decisions_in_turn"));
    details.branching = read_histogram(from.at("branching"));
    details.lead_changes = read_histogram(from.at("lead_changes"));
    from.at("margins").for_each_in_object([&](const std::string& who, const Named& margin) {
        details.margins[who] = read_histogram(margin);
    });
    from.at("actions").for_each_in_list([&](const Named& action) {
        const std::vector<std::uint64_t> counts = action.numbers<std::uint64_t>(3);
        details.actions.push_back({counts[0], counts[1], counts[2]});
    });
    from.at("impacts").for_each_in_list(
        [&](const Named& impact) { details.impacts.push_back(read_impact(impact)); });
    from.at("labels").for_each_in_object([&](const std::string& label, const Named& groups) {
        details.labels[label] = read_groups(groups, winners);
    });
    return details;
}

template <class Number>
void read_seats(const Named& from, std::array<Number, seats_max>& values, int seats)
{
    const std::vector<Number> all = from.numbers<Number>(static_cast<std::size_t>(seats));
    std::copy(all.begin(), all.end(), values.begin());
}

// What was played: the figures that say whose result it is.
void read_head(const Named& from, SimulationResult& result)
{
    result.game = from.at("game").text();
    result.rules_version = from.at("rules_version").number<std::uint32_t>();
    result.command = from.at("command").text();
    result.bot = from.at("bot").text();
    result.iterations = from.at("iterations").number<std::uint32_t>();
    result.by = from.at("by").text();
    result.seed = from.at("seed").count();
    result.seats = from.at("seats").number<int>();
    if (result.seats < 1 || result.seats > seats_max)
        from.at("seats").refuse("is no number from 1 to " + std::to_string(seats_max));
    result.threads = from.at("threads").number<unsigned>();
    result.processes = from.at("processes").number<unsigned>();
    result.wanted = from.at("wanted").count();
    from.at("done").for_each_in_list([&](const Named& range) {
        const std::vector<std::uint64_t> ends = range.numbers<std::uint64_t>(2);
        result.done.push_back({ends[0], ends[1]});
    });
}

void read_sums(const Named& from, SimulationResult& result)
{
    result.games = from.at("games").count();
    result.finished = from.at("finished").count();
    result.faults = from.at("faults").count();
    result.moves = from.at("moves").count();
    result.draws = from.at("draws").count();
    result.moves_least = from.at("moves_least").number<std::uint32_t>();
    result.moves_most = from.at("moves_most").number<std::uint32_t>();
    result.seconds = whole_microseconds(from.at("seconds").fraction());
    read_seats(from.at("wins"), result.wins, result.seats);
    read_seats(from.at("seat_games"), result.seat_games, result.seats);
    read_seats(from.at("seat_wins"), result.seat_wins, result.seats);
    read_seats(from.at("score_sums"), result.score_sums, result.seats);
    result.winners = read_counts(from.at("winners"));
    result.groups = read_groups(from.at("groups"), result.winners);
    result.lengths = read_histogram(from.at("lengths"));
    result.first_fault = from.at("first_fault").text();
    result.first_fault_game = from.at("first_fault_game").count();
    from.at("fault_files").for_each_in_list([&](const Named& file) {
        result.fault_files.push_back(file.text());
    });
    result.fault_files_lost = from.at("fault_files_lost").count();
    if (from.object().contains("details"))
        result.details = read_details(from.at("details"), result.winners);
}

}  // namespace

Result<SimulationResult> read_simulation(const std::string& text)
{
    const std::string no_result = "it is no result of a simulation: ";
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error) return Problem{no_result + "it is no JSON (" + error.message() + ")"};
    SimulationResult result;
    try {
        read_head(Named(value, ""), result);
        read_sums(Named(value, ""), result);
    } catch (const NotAResult& missing) {
        return Problem{no_result + missing.what()};
    }
    if (const auto problem = why_impossible(result)) return Problem{no_result + problem->words};
    return result;
}

}  // namespace sortie
