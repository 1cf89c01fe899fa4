#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "lab/simulate.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationResult some_result()
{
    SimulationResult result;
    result.game = "skirmish";
    result.seats = 3;
    result.threads = 2;
    result.games = 1000;
    result.finished = 999;
    result.faults = 1;
    result.moves = 50000;
    result.moves_least = 12;
    result.moves_most = 180;
    result.wins = {400, 300, 200};
    result.seat_games = {999, 999, 999};
    result.draws = 99;
    result.seconds = 0.25;
    result.first_fault = "a loop reached its bound";
    result.fault_files = {"faults/skirmish-1-7.scenario"};
    return result;
}

TEST("the JSON of a simulation has the promised keys with their values")
{
    const boost::json::object json = boost::json::parse(simulation_json(some_result())).as_object();
    EXPECT_EQ(json.at("games").to_number<int>(), 1000);
    EXPECT_EQ(json.at("finished").to_number<int>(), 999);
    EXPECT_EQ(json.at("faults").to_number<int>(), 1);
    EXPECT_EQ(json.at("moves").to_number<int>(), 50000);
    EXPECT_EQ(json.at("games_per_second").to_number<int>(), 4000);
    EXPECT_EQ(json.at("moves_per_second").to_number<int>(), 200000);
    EXPECT_EQ(json.at("wins").as_array().size(), 3u);
    EXPECT_EQ(json.at("first_fault").as_string(), "a loop reached its bound");
}

TEST("the text of a simulation tells who won how often, and the faults")
{
    const std::string text = simulation_text(some_result());
    EXPECT_NE(text.find("seat 1 wins        400 (40.0 %)\n"), std::string::npos) << text;
    EXPECT_NE(text.find("first fault        a loop reached its bound"), std::string::npos) << text;
    EXPECT_NE(text.find("faults/skirmish-1-7.scenario"), std::string::npos) << text;
    EXPECT_NE(text.find("(12 to 180)"), std::string::npos) << text;
}

TEST("where the number of seats varies, a seat's share is one of the games that it took part in")
{
    SimulationResult result = some_result();
    result.seat_games = {999, 999, 400};
    const std::string text = simulation_text(result);
    EXPECT_NE(text.find("seat 1 wins        400 (40.0 %) of 999 games\n"), std::string::npos)
        << text;
    EXPECT_NE(text.find("seat 3 wins        200 (50.0 %) of 400 games\n"), std::string::npos)
        << text;
    EXPECT_NE(text.find("shared wins        99 (9.9 %)\n"), std::string::npos) << text;
}

TEST("a simulation of nothing can be told")
{
    SimulationResult nothing;
    nothing.seats = 2;
    EXPECT_NE(simulation_text(nothing).find("games              0"), std::string::npos);
    EXPECT_EQ(nothing.games_per_second(), 0);
}

TEST("groups are told with the share of each winner and its interval")
{
    SimulationResult result = some_result();
    result.by = "dictator";
    result.winners = {{"dictator", 500}, {"rebels", 499}};
    result.groups["kim"] = {100, {{"dictator", 50}, {"rebels", 50}}, 20000};
    const std::string text = simulation_text(result);
    EXPECT_NE(text.find("by dictator, shares of winners"), std::string::npos) << text;
    EXPECT_NE(text.find("100 games, dictator 50.0 % (40.4 to 59.6), rebels 50.0 %"),
              std::string::npos)
        << text;
    const boost::json::object json = boost::json::parse(simulation_json(result)).as_object();
    const boost::json::object kim = json.at("groups").as_object().at("kim").as_object();
    EXPECT_EQ(kim.at("games").to_number<int>(), 100);
    const boost::json::object rebels = kim.at("wins").as_object().at("rebels").as_object();
    EXPECT_EQ(rebels.at("games").to_number<int>(), 50);
    EXPECT_NEAR(rebels.at("low").as_double(), 0.404, 0.001);
}

TEST("a table has a line for each group and winner, with the shares")
{
    SimulationResult result = some_result();
    result.winners = {{"seat 1", 400}, {"shared", 99}};
    EXPECT_EQ(simulation_csv(result), "games,winner,wins,share,low,high,moves\n"
                                      "999,seat 1,400,0.400400,0.370454,0.431110,50.050\n"
                                      "999,shared,99,0.099099,0.082078,0.119191,50.050\n");
    result.by = "dictator,rebels";
    result.winners = {{"rebels", 400}};
    result.groups["kim \"the\" , first / 2"] = {4, {{"rebels", 1}}, 10};
    EXPECT_EQ(simulation_csv(result),
              "dictator,rebels,games,winner,wins,share,low,high,moves\n"
              "\"kim \"\"the\"\" , first\",2,4,rebels,1,0.250000,0.045587,0.699358,2.500\n");
}

TEST("a winner who never won in a group is told there as well, with a share of 0 and its interval")
{
    SimulationResult result = some_result();
    result.by = "dictator";
    result.winners = {{"dictator", 600}, {"rebels", 399}};
    result.groups["kim"] = {100, {{"dictator", 100}}, 20000};
    EXPECT_EQ(simulation_csv(result), "dictator,games,winner,wins,share,low,high,moves\n"
                                      "kim,100,dictator,100,1.000000,0.963007,1.000000,200.000\n"
                                      "kim,100,rebels,0,0.000000,0.000000,0.036993,200.000\n");
    const std::string text = simulation_text(result);
    EXPECT_NE(text.find("100.0 % (96.3 to 100.0), rebels 0.0 % (0.0 to 3.7), 200 moves"),
              std::string::npos)
        << text;
    const boost::json::value json = boost::json::parse(simulation_json(result));
    const boost::json::value& rebels = json.at("groups").at("kim").at("wins").at("rebels");
    EXPECT_EQ(rebels.at("games").to_number<int>(), 0);
    EXPECT_NEAR(rebels.at("high").as_double(), 0.037, 0.001);
}

TEST("a simulation that was stopped says so")
{
    SimulationResult result = some_result();
    result.wanted = 5000;
    EXPECT_NE(simulation_text(result).find("1000 of 5000, then it was stopped"), std::string::npos);
}

}  // namespace
}  // namespace sortie
