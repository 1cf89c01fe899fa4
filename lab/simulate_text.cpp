// The figures of a simulation for people and for programs.

#include <algorithm>
#include <cstdio>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/figure.h"
#include "lab/simulate.h"

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
    const Interval interval = share_interval(part, whole);
    char text[80];
    std::snprintf(text, sizeof text, " %.1f %% (%.1f to %.1f)",
                  100.0 * static_cast<double>(part) / static_cast<double>(whole),
                  100.0 * interval.low, 100.0 * interval.high);
    return who + text;
}

std::string groups_text(const SimulationResult& result)
{
    if (result.by.empty()) return "";
    std::string out = "by " + result.by + ", shares of winners with 95 % intervals\n";
    for (const auto& [name, group] : result.groups) {
        std::string shares = std::to_string(group.games) + " games";
        for (const auto& [who, wins] : group.wins) {
            shares += ", " + share_with_interval(who, wins, group.games);
        }
        out += line("  " + name, shares);
    }
    return out;
}

boost::json::object groups_json(const SimulationResult& result)
{
    boost::json::object groups;
    for (const auto& [name, group] : result.groups) {
        boost::json::object wins;
        for (const auto& [who, count] : group.wins) {
            const Interval interval = share_interval(count, group.games);
            wins[who] = boost::json::object{
                {"games", count}, {"low", interval.low}, {"high", interval.high}};
        }
        groups[name] = boost::json::object{{"games", group.games}, {"wins", wins}};
    }
    return groups;
}

}  // namespace

std::string simulation_text(const SimulationResult& result)
{
    std::string out;
    out += line("game", result.game + ", " + std::to_string(result.seats) + " seats, seed " +
                            std::to_string(result.seed) + ", players " + result.bot);
    out += line("games", std::to_string(result.games));
    out += line("finished", share(result.finished, result.games));
    out += line("faults", std::to_string(result.faults));
    const double mean = result.finished == 0 ? 0
                                             : static_cast<double>(result.moves) /
                                                   static_cast<double>(result.finished);
    out += line("moves", std::to_string(result.moves) + ", " + short_number(mean) + " a game (" +
                             std::to_string(result.moves_least) + " to " +
                             std::to_string(result.moves_most) + ")");
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::string name = "seat " + std::to_string(i + 1) + " wins";
        out += line(name, share(result.wins[i], result.finished));
    }
    out += line("shared wins", share(result.draws, result.finished));
    out += groups_text(result);
    out += line("games a second", short_number(result.games_per_second()) + " on " +
                                      std::to_string(result.threads) + " threads");
    out += line("moves a second", short_number(result.moves_per_second()));
    if (!result.first_fault.empty()) out += line("first fault", result.first_fault);
    for (const std::string& file : result.fault_files) out += line("written", file);
    return out;
}

std::string simulation_json(const SimulationResult& result)
{
    boost::json::array wins;
    boost::json::array score_sums;
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        wins.push_back(result.wins[i]);
        score_sums.push_back(result.score_sums[i]);
    }
    boost::json::array files;
    for (const std::string& file : result.fault_files) files.emplace_back(file);
    const boost::json::object object{{"game", result.game},
                                     {"bot", result.bot},
                                     {"by", result.by},
                                     {"groups", groups_json(result)},
                                     {"seed", result.seed},
                                     {"seats", result.seats},
                                     {"threads", result.threads},
                                     {"games", result.games},
                                     {"finished", result.finished},
                                     {"faults", result.faults},
                                     {"moves", result.moves},
                                     {"moves_least", result.moves_least},
                                     {"moves_most", result.moves_most},
                                     {"wins", wins},
                                     {"draws", result.draws},
                                     {"score_sums", score_sums},
                                     {"seconds", result.seconds},
                                     {"games_per_second", json_number(result.games_per_second())},
                                     {"moves_per_second", json_number(result.moves_per_second())},
                                     {"first_fault", result.first_fault},
                                     {"fault_files", files}};
    return boost::json::serialize(object) + "\n";
}

}  // namespace sortie
