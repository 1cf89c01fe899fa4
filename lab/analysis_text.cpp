// An analysis for people and for programs.

#include <cstdio>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/analysis.h"
#include "table/thinking.h"

namespace sortie {
namespace {

namespace json = boost::json;

constexpr std::size_t swings_told = 5;
constexpr std::size_t better_told = 10;
constexpr Share worth_telling = whole_share / 20;

double chance_of(Share share)
{
    return static_cast<double>(share) / static_cast<double>(whole_share);
}

std::string name_of(const AnalysedStep& step)
{
    return "step " + std::to_string(step.number) + ", seat " +
           std::to_string(int{step.seat.index} + 1) + ": " + step.move;
}

// A bar of twenty signs and the number: "#######............. 35 %"
std::string bar_of(Share share)
{
    constexpr std::size_t width = 20;
    const auto filled = static_cast<std::size_t>(std::uint64_t{share} * width / whole_share);
    char number[16];
    std::snprintf(number, sizeof number, " %3d %%", percent_of(share));
    return std::string(filled, '#') + std::string(width - filled, '.') + number;
}

json::array chances_json(const Analysis& analysis, const std::array<Share, seats_max>& chances)
{
    json::array list;
    for (int i = 0; i < analysis.seats; ++i) {
        list.push_back(chance_of(chances[static_cast<std::size_t>(i)]));
    }
    return list;
}

json::object step_json(const Analysis& analysis, const AnalysedStep& step)
{
    json::object out{{"step", step.number},
                     {"seat", int{step.seat.index} + 1},
                     {"move", step.move},
                     {"choices", step.choices},
                     {"chances", chances_json(analysis, step.chances)},
                     {"best", step.best_move},
                     {"best_chance", chance_of(step.best.chance)},
                     {"best_tries", step.best.visits},
                     {"move_chance", chance_of(step.played.chance)},
                     {"move_tries", step.played.visits}};
    const auto missed = step.missed();
    out["missed"] = missed ? json::value(chance_of(*missed)) : json::value(nullptr);
    return out;
}

}  // namespace

std::string analysis_text(const Analysis& analysis)
{
    std::string out = analysis.game + ", " + std::to_string(analysis.steps.size()) +
                      " steps, each searched with " + std::to_string(analysis.iterations) +
                      " sampled games from what the seat knew\n\n";
    out += "Chance of seat 1 to win before each step\n";
    for (const AnalysedStep& step : analysis.steps) {
        out += "  " + bar_of(step.chances[0]) + "  " + name_of(step) + "\n";
    }
    if (analysis.is_over) out += "  " + bar_of(analysis.results[0]) + "  the end\n";
    out += "\nBiggest swings, for the seat that moved\n";
    for (const Analysis::Swing& swing : analysis.swings(swings_told)) {
        char by[32];
        std::snprintf(by, sizeof by, "  %+5.1f %%  ",
                      100.0 * swing.by / static_cast<double>(whole_share));
        out += by + name_of(analysis.steps[swing.step]) + "\n";
    }
    out += "\nBetter moves\n";
    std::size_t told = 0;
    for (const AnalysedStep& step : analysis.steps) {
        const auto missed = step.missed();
        if (!missed || *missed < worth_telling || told++ >= better_told) continue;
        out += "  " + name_of(step) + " (" + std::to_string(percent_of(step.played.chance)) +
               " %); better: " + step.best_move + " (" +
               std::to_string(percent_of(step.best.chance)) + " %)\n";
    }
    if (told == 0) out += "  none that would have won clearly more often\n";
    if (told > better_told) {
        out += "  and " + std::to_string(told - better_told) + " more; --json lists all\n";
    }
    return out;
}

std::string analysis_json(const Analysis& analysis)
{
    json::array steps;
    for (const AnalysedStep& step : analysis.steps) steps.push_back(step_json(analysis, step));
    json::array swings;
    for (const Analysis::Swing& swing : analysis.swings(swings_told)) {
        swings.push_back(
            json::object{{"step", analysis.steps[swing.step].number},
                         {"by", static_cast<double>(swing.by) / static_cast<double>(whole_share)}});
    }
    const json::object out{{"game", analysis.game},
                           {"seats", analysis.seats},
                           {"iterations", analysis.iterations},
                           {"is_over", analysis.is_over},
                           {"results", chances_json(analysis, analysis.results)},
                           {"steps", steps},
                           {"swings", swings}};
    return json::serialize(out) + "\n";
}

}  // namespace sortie
