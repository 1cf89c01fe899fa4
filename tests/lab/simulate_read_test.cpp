#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

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

// Why the text with one of its values replaced is refused, or nothing.
std::string refusal(const std::string& name, const char* value)
{
    const Result<SimulationResult> result = read_simulation(with(name, boost::json::parse(value)));
    const std::string begin = "it is no result of a simulation: ";
    return result ? "" : result.problem().words.substr(begin.size());
}

TEST("figures that do not fit each other are refused")
{
    EXPECT_EQ(refusal("seed", "7"), "");
    EXPECT_EQ(refusal("games", "41"), "'games' is 41, and 'done' has 40");
    EXPECT_EQ(refusal("faults", "1"), "'finished' and 'faults' do not add up to the 40 games");
    EXPECT_EQ(refusal("done", "[[0,30],[20,30]]"), "'done' is not in order, or has games twice");
    // Nobody wins in a group who wins nowhere.
    EXPECT_EQ(refusal("winners", "{}"), "'groups.2.wins.seat 1' is none of the winners");
}

TEST("what is missing or is something else is named")
{
    EXPECT_EQ(refusal("finished", "-1"),
              "'finished' is no whole number from 0 to 18446744073709551615");
    EXPECT_EQ(refusal("finished", "40.5"),
              "'finished' is no whole number from 0 to 18446744073709551615");
    EXPECT_EQ(refusal("rules_version", "4294967296"),
              "'rules_version' is no whole number from 0 to 4294967295");
    EXPECT_EQ(refusal("seats", "9"), "'seats' is no number from 1 to 8");
    EXPECT_EQ(refusal("seats", "3"), "'wins' has 2 numbers where 3 belong");
    EXPECT_EQ(refusal("seconds", "\"1\""), "'seconds' is no number");
    EXPECT_EQ(refusal("seconds", "1e300"), "'seconds' is too large");
    EXPECT_EQ(refusal("command", "5"), "'command' is no text");
    EXPECT_EQ(refusal("fault_files", "{}"), "'fault_files' is no list");
    EXPECT_EQ(refusal("details", "1"), "'details' is no object");
    EXPECT_EQ(refusal("details", "{}"), "'details.turns' is missing");
    EXPECT_EQ(refusal("lengths", "{\"count\":1}"), "'lengths.sum' is missing");
    const std::string head = "{\"count\":1,\"sum\":1,\"least\":1,\"most\":1,\"bars\":";
    EXPECT_EQ(refusal("lengths", (head + "[[1,1],[1,2]]}").c_str()),
              "'lengths.bars' has a bar of 1 twice");
    EXPECT_EQ(refusal("lengths", (head + "[[1,-1]]}").c_str()),
              "'lengths.bars' has a count below 0");
    EXPECT_EQ(read_simulation("[]").problem().words,
              "it is no result of a simulation: it is no object");
    EXPECT(read_simulation("{").problem().words.starts_with(
        "it is no result of a simulation: it is no JSON ("));
}

TEST("an item is named by its plain number")
{
    for (const char* name : {"+1", "01", "65536", "-1", "1 ", ""}) {
        boost::json::object details =
            boost::json::parse(written(skirmish_game(), true)).at("details").as_object();
        details["impacts"].at(0).at("items").as_object()[name] = boost::json::array{1, 0};
        boost::json::object whole = boost::json::parse(written(skirmish_game(), true)).as_object();
        whole["details"] = details;
        const Result<SimulationResult> read = read_simulation(boost::json::serialize(whole));
        ASSERT_TRUE(!read.is_ok());
        EXPECT(read.problem().words.ends_with("is no number of an item")) << name;
    }
}

TEST("seconds are read as they were written, however long they took")
{
    SimulationResult result = read_simulation(written(tictactoe_game(), false)).take();
    for (double seconds = 1e-6; seconds < 1e9; seconds *= 1.37) {
        result.seconds = whole_microseconds(seconds);
        EXPECT_EQ(read_simulation(simulation_json(result)).value().seconds, result.seconds);
    }
}

}  // namespace
}  // namespace sortie
