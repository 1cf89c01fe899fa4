// The figures of a benchmark for people and for programs.

#include <cstdio>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/bench.h"

namespace sortie {
namespace {

std::string figure_line(const char* name, const Figure& figure, const std::string& unit)
{
    char head[40];
    std::snprintf(head, sizeof head, "%-16s ", name);
    return head + short_number(figure.median) + unit + " (" + short_number(figure.least) + " to " +
           short_number(figure.most) + ")\n";
}

void add_figure(boost::json::object& object, const std::string& name, const Figure& figure)
{
    object[name] = json_number(figure.median);
    object[name + "_least"] = json_number(figure.least);
    object[name + "_most"] = json_number(figure.most);
}

}  // namespace

std::string bench_text(const BenchResult& result)
{
    std::string out = result.game + ", " + std::to_string(result.seats) + " seats, a state of " +
                      std::to_string(result.state_bytes) + " bytes; medians of " +
                      std::to_string(result.repetitions) + " (least to most), one thread\n";
    out += figure_line("clone", result.clone_ns, " ns");
    out += figure_line("memcpy", result.memcpy_ns, " ns");
    out += figure_line("legal moves", result.legal_moves_ns, " ns");
    out += figure_line("apply", result.apply_ns, " ns");
    out += figure_line("moves a second", result.moves_per_second, "");
    out += figure_line("games a second", result.games_per_second, "");
    out += figure_line("searches", result.search_iterations_per_second, " iterations a second");
    out += figure_line("two threads", result.search_two_threads, " times one");
    out += "search memory    " + std::to_string(result.search_memory_bytes / 1024) + " KiB for " +
           std::to_string(search_iterations) + " iterations\n";
    char share[120];
    std::snprintf(share, sizeof share, "processor time is %.0f %% of the time on the wall\n",
                  result.processor_share * 100);
    return out + share;
}

std::string bench_json(const BenchResult& result)
{
    boost::json::object object{{"game", result.game},
                               {"seats", result.seats},
                               {"repetitions", result.repetitions},
                               {"positions", result.positions},
                               {"state_bytes", result.state_bytes}};
    add_figure(object, "clone_ns", result.clone_ns);
    add_figure(object, "memcpy_ns", result.memcpy_ns);
    add_figure(object, "legal_moves_ns", result.legal_moves_ns);
    add_figure(object, "apply_ns", result.apply_ns);
    add_figure(object, "moves_per_second", result.moves_per_second);
    add_figure(object, "games_per_second", result.games_per_second);
    add_figure(object, "search_iterations_per_second", result.search_iterations_per_second);
    add_figure(object, "search_two_threads", result.search_two_threads);
    object["search_memory_bytes"] = result.search_memory_bytes;
    object["processor_share"] = result.processor_share;
    return boost::json::serialize(object) + "\n";
}

}  // namespace sortie
