#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/merc/module.h"
#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("what is written is read again, with details and without")
{
    for (const GameModule* game : {&tictactoe_game(), &skirmish_game(), &merc::game_module()}) {
        for (const bool with_details : {false, true}) {
            const std::string text = written(*game, with_details);
            const Result<SimulationResult> result = read_simulation(text);
            ASSERT_TRUE(result.is_ok());
            EXPECT_EQ(result.value().details.has_value(), with_details);
            EXPECT_EQ(simulation_json(result.value()), text);
        }
    }
}

TEST("a winner of none of a group's games is written, and what is read again is the same result")
{
    SimulationOptions options;
    options.games = 40;
    options.setup = usual(tictactoe_game(), 2);
    options.by = {"seats"};
    options.with_details = true;
    SimulationResult result = simulate(tictactoe_game(), options);
    // Some of the games that seat 1 has won become a group of their own.
    SimulationGroup& all = result.groups.at("2");
    all.games -= 5;
    all.wins.at("seat 1") -= 5;
    all.moves -= 35;
    result.groups["3"] = {5, {{"seat 1", 5}}, 35};
    result.details->labels["seats"] = result.groups;
    const std::string text = simulation_json(result);
    const boost::json::value wins = boost::json::parse(text).at("groups").at("3").at("wins");
    EXPECT_EQ(wins.at("seat 2").at("games").to_number<int>(), 0);
    const Result<SimulationResult> read = read_simulation(text);
    ASSERT_TRUE(read.is_ok());
    EXPECT(read.value().groups == result.groups);
    EXPECT(read.value().details == result.details);
    EXPECT_EQ(simulation_json(read.value()), text);
}

}  // namespace
}  // namespace sortie
