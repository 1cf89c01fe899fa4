#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "lab/bench.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

BenchResult some_result()
{
    BenchResult result;
    result.game = "tictactoe";
    result.seats = 2;
    result.repetitions = 7;
    result.state_bytes = 24;
    result.clone_ns = {1.5, 1.4, 1.9};
    result.memcpy_ns = {2.5, 2.4, 2.9};
    result.legal_moves_ns = {20, 19, 25};
    result.apply_ns = {10, 9, 12};
    result.moves_per_second = {21e6, 20e6, 22e6};
    result.games_per_second = {2.8e6, 2.7e6, 2.9e6};
    result.processor_share = 0.5;
    return result;
}

TEST("the JSON of a benchmark has the promised keys, each figure with its spread")
{
    const boost::json::object json = boost::json::parse(bench_json(some_result())).as_object();
    for (const char* key :
         {"state_bytes", "clone_ns", "legal_moves_ns", "apply_ns", "memcpy_ns", "moves_per_second",
          "games_per_second", "clone_ns_least", "moves_per_second_most"}) {
        EXPECT(json.contains(key)) << key;
    }
    EXPECT_EQ(json.at("state_bytes").to_number<int>(), 24);
    EXPECT_EQ(json.at("moves_per_second").to_number<int>(), 21000000);
    EXPECT_EQ(json.at("clone_ns").to_number<double>(), 1.5);
}

TEST("the text of a benchmark shows medians with least and most")
{
    const std::string text = bench_text(some_result());
    EXPECT_NE(text.find("21.0 million (20.0 million to 22.0 million)"), std::string::npos) << text;
    EXPECT_NE(text.find("1.5 ns (1.4 to 1.9)"), std::string::npos) << text;
    EXPECT_NE(text.find("50 %"), std::string::npos) << text;
}

}  // namespace
}  // namespace sortie
