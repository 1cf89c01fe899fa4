// The figures of a simulation for people and for programs.
#include <cstdio>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/simulate.h"

namespace sortie {
namespace {

std::string line(const char* name, const std::string& value)
{
    char text[160];
    std::snprintf(text, sizeof text, "%-18s %s\n", name, value.c_str());
    return text;
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

std::string number(double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.0f", value);
    return text;
}

}  // namespace

std::string simulation_text(const SimulationResult& result)
{
    std::string out;
    out += line("game", result.game + ", " + std::to_string(result.seats) + " seats, seed " +
                            std::to_string(result.seed));
    out += line("games", std::to_string(result.games));
    out += line("finished", share(result.finished, result.games));
    out += line("faults", std::to_string(result.faults));
    const double mean = result.games == 0
                            ? 0
                            : static_cast<double>(result.moves) / static_cast<double>(result.games);
    out += line("moves", std::to_string(result.moves) + ", " + number(mean) + " a game (" +
                             std::to_string(result.moves_least) + " to " +
                             std::to_string(result.moves_most) + ")");
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::string name = "seat " + std::to_string(i + 1) + " wins";
        out += line(name.c_str(), share(result.wins[i], result.finished));
    }
    out += line("shared wins", share(result.draws, result.finished));
    out += line("games a second", number(result.games_per_second()) + " on " +
                                      std::to_string(result.threads) + " threads");
    out += line("moves a second", number(result.moves_per_second()));
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
                                     {"games_per_second", result.games_per_second()},
                                     {"moves_per_second", result.moves_per_second()},
                                     {"fault_files", files}};
    return boost::json::serialize(object) + "\n";
}

}  // namespace sortie
