#include "lab/bench.h"

#include <boost/json/parse.hpp>

#include "games/games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a benchmark has every figure, with its spread, and none of them is nothing")
{
    for (const GameModule* game : all_games()) {
        BenchOptions options;
        options.setup = usual_setup(game->options(), 2);
        options.repetitions = 3;
        options.seconds = 0.01;
        const BenchResult result = bench(*game, options);
        EXPECT_EQ(result.state_bytes, game->shape().size);
        const boost::json::object json = boost::json::parse(bench_json(result)).as_object();
        for (const char* name :
             {"clone_ns", "memcpy_ns", "legal_moves_ns", "moves_per_second", "games_per_second"}) {
            EXPECT_GT(json.at(name).as_double(), 0) << name;
            EXPECT_LE(json.at(std::string(name) + "_least").as_double(), json.at(name).as_double());
            EXPECT_GE(json.at(std::string(name) + "_most").as_double(), json.at(name).as_double());
        }
        EXPECT(json.contains("apply_ns"));
        EXPECT(bench_text(result).find("moves a second") != std::string::npos);
    }
}

}  // namespace
}  // namespace sortie
