#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/merc/module.h"
#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

std::string written(const GameModule& game, bool with_details)
{
    SimulationOptions options;
    options.games = 40;
    options.setup = usual(game, game.info().seats_least);
    options.by = {std::string(game.info().count_word)};
    options.with_details = with_details;
    options.command = "sortie simulate";
    return simulation_json(simulate(game, options));
}

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
    result.groups["3"] = {5, {{"seat 1", 5}}, 30};
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

TEST("anything else is a problem in words")
{
    for (const char* text : {"", "[]", "{}", "null", "{\"game\":3}", "{\"game\":\"merc\"}"}) {
        const Result<SimulationResult> result = read_simulation(text);
        ASSERT_TRUE(!result.is_ok());
        EXPECT(result.problem().words.starts_with("it is no result of a simulation: "));
    }
}

// The text with one of its values replaced.
std::string with(const std::string& name, const boost::json::value& value)
{
    boost::json::object object = boost::json::parse(written(tictactoe_game(), true)).as_object();
    object[name] = value;
    return boost::json::serialize(object);
}

TEST("figures that do not fit each other are refused")
{
    EXPECT(read_simulation(with("seed", 7)).is_ok());
    EXPECT(!read_simulation(with("games", 41)).is_ok());
    EXPECT(!read_simulation(with("faults", 1)).is_ok());
    EXPECT(!read_simulation(with("finished", -1)).is_ok());
    EXPECT(!read_simulation(with("seats", 9)).is_ok());
    EXPECT(!read_simulation(with("seats", 3)).is_ok());
    EXPECT(!read_simulation(with("done", boost::json::parse("[[0,30],[20,30]]"))).is_ok());
    EXPECT(!read_simulation(with("lengths", boost::json::parse("{\"count\":1}"))).is_ok());
    EXPECT(!read_simulation(with("details", 1)).is_ok());
    // Nobody wins in a group who wins nowhere.
    EXPECT(!read_simulation(with("winners", boost::json::object())).is_ok());
}

}  // namespace
}  // namespace sortie
