// The figures of a simulation for people, and as a table for spreadsheets.

#include <algorithm>
#include <cstdio>

#include "lab/figure.h"
#include "lab/simulate.h"
#include "lab/split.h"

namespace sortie {
namespace {

std::string line(std::string name, const std::string& value)
{
    constexpr std::size_t width = 18;
    name.resize(std::max(width, name.size()), ' ');
    return name + " " + value + "\n";
}

std::string share(std::uint64_t part, std::uint64_t whole)
{
    char text[64];
    const double percent =
        whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    std::snprintf(text, sizeof text, "%llu (%.1f %%)", static_cast<unsigned long long>(part),
                  percent);
    return text;
}

// "rebels 41.2 % (38.0 to 44.4)"
std::string share_with_interval(const std::string& who, std::uint64_t part, std::uint64_t whole)
{
    return who + " " + share_text(PartOf{part, whole}.value(), share_interval(part, whole));
}

double ratio(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// A field of CSV: quoted where it has to be (RFC 4180).
std::string quoted(const std::string& field)
{
    if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
    std::string out = "\"";
    for (const char each : field) out += each == '"' ? std::string("\"\"") : std::string(1, each);
    return out + "\"";
}

std::string details_text(const SimulationResult& result)
{
    if (!result.details) return "";
    const SimulationDetails& details = *result.details;
    std::string out;
    const auto tell = [&](const std::string& name, const Histogram& values) {
        out += line(name, short_number(values.mean()) + " (" + std::to_string(values.least) +
                              " to " + std::to_string(values.most) + ")");
    };
    tell("turns", details.turns);
    tell("decisions a turn", details.decisions_in_turn);
    tell("possible moves", details.branching);
    tell("lead changes", details.lead_changes);
    return out;
}

std::string groups_text(const SimulationResult& result)
{
    if (result.by.empty()) return "";
    std::string out = "by " + result.by + ", shares of winners with 95 % intervals\n";
    for (const auto& [name, group] : result.groups) {
        std::string shares = std::to_string(group.games) + " games";
        for (const std::string& who : winners_of(result)) {
            shares += ", " + share_with_interval(who, group.wins_of(who), group.games);
        }
        shares += ", " + short_number(ratio(group.moves, group.games)) + " moves";
        out += line("  " + name, shares);
    }
    return out;
}

}  // namespace

std::string simulation_text(const SimulationResult& result)
{
    std::string out;
    out += line("game", result.game + ", " + std::to_string(result.seats) + " seats, seed " +
                            std::to_string(result.seed) + ", players " + result.bot);
    out += line("games", std::to_string(result.games) +
                             (result.games < result.wanted
                                  ? " of " + std::to_string(result.wanted) + ", then it was stopped"
                                  : ""));
    out += line("finished", share(result.finished, result.games));
    out += line("faults", std::to_string(result.faults));
    const double mean = result.finished == 0 ? 0
                                             : static_cast<double>(result.moves) /
                                                   static_cast<double>(result.finished);
    out += line("moves", std::to_string(result.moves) + ", " + short_number(mean) + " a game (" +
                             std::to_string(result.moves_least) + " to " +
                             std::to_string(result.moves_most) + ")");
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::uint64_t played = result.seat_games[i];
        const std::string of =
            result.seats_vary() ? " of " + std::to_string(played) + " games" : "";
        out += line("seat " + std::to_string(i + 1) + " wins", share(result.wins[i], played) + of);
    }
    out += line("shared wins", share(result.draws, result.finished));
    out += details_text(result);
    out += groups_text(result);
    std::string workers = std::to_string(result.threads) + " threads";
    if (result.processes > 1) workers += " of " + std::to_string(result.processes) + " processes";
    out += line("games a second", short_number(result.games_per_second()) + " on " + workers);
    out += line("moves a second", short_number(result.moves_per_second()));
    if (!result.first_fault.empty()) out += line("first fault", result.first_fault);
    for (const std::string& file : result.fault_files) out += line("written", file);
    if (result.fault_files_lost > 0) {
        out += line("not written", std::to_string(result.fault_files_lost) + " files of faults");
    }
    return out;
}

std::string simulation_csv(const SimulationResult& result)
{
    std::string out;
    for (const std::string& name : split(result.by, ",")) out += quoted(name) + ",";
    out += "games,winner,wins,share,low,high,moves\n";
    const GroupsByName all{{"", {result.finished, result.winners, result.moves}}};
    for (const auto& [key, group] : result.by.empty() ? all : result.groups) {
        std::string labels;
        if (!result.by.empty()) {
            for (const std::string& label : split(key, " / ")) labels += quoted(label) + ",";
        }
        for (const std::string& who : winners_of(result)) {
            const std::uint64_t wins = group.wins_of(who);
            const Interval interval = share_interval(wins, group.games);
            char figures[160];
            std::snprintf(figures, sizeof figures, ",%llu,%.6f,%.6f,%.6f,%.3f\n",
                          static_cast<unsigned long long>(wins), ratio(wins, group.games),
                          interval.low, interval.high, ratio(group.moves, group.games));
            out += labels + std::to_string(group.games) + "," + quoted(who) + figures;
        }
    }
    return out;
}

}  // namespace sortie
