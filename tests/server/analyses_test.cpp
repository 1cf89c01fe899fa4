// How a game that is over stood, step by step: searches that run somewhere else, and an answer at once.
#include "tests/server/house.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

json::object analysis_of(const std::string& table)
{
    return {{"do", "analysis"}, {"table", table}};
}

TEST("an analysis has a point for each step of a short game, with the chance of every seat")
{
    House house;
    const std::string table = house.finish();
    house.ask(1, analysis_of(table));
    const json::object answer = house.ask(1, analysis_of(table));
    ASSERT_EQ(answer.at("ok"), true);
    const json::array& points = answer.at("points").get_array();
    EXPECT_EQ(answer.at("count"), 6);
    ASSERT_EQ(points.size(), 6u);
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(points[i].at("step").to_number<std::size_t>(), i);
        EXPECT_EQ(points[i].at("percents").get_array().size(), 2u);
    }
    // Anna has the first column: she can complete it from the fourth step on, and has done so after the fifth.
    EXPECT_GT(points[4].at("percents").at(0).to_number<int>(), 80);
    EXPECT_EQ(points[5].at("percents").at(0), 100);
    EXPECT_EQ(points[5].at("percents").at(1), 0);
    EXPECT_EQ(answer.at("tries").to_number<std::uint32_t>(), analysis_iterations);
}

TEST("an analysis is answered at once with what is known, and one search is under way at a time")
{
    House house;
    const std::string table = house.finish();
    house.holds_thoughts = true;
    EXPECT_EQ(house.ask(1, analysis_of(table)).at("points").get_array().size(), 0u);
    EXPECT_EQ(house.ask(2, analysis_of(table)).at("points").get_array().size(), 0u);
    EXPECT_EQ(house.thoughts.size(), 1u) << "for both of them";
    house.think();
    house.settle();
    EXPECT_EQ(house.thoughts.size(), 1u) << "the next";
    EXPECT_EQ(house.ask(1, analysis_of(table)).at("points").get_array().size(), 1u);
}

TEST("an analysis rests when nobody asks any more, and goes on for the next who does")
{
    House house;
    const std::string table = house.finish();
    house.holds_thoughts = true;
    house.ask(1, analysis_of(table));
    house.now += analysis_patience_ms + 1;
    house.think();
    house.settle();
    EXPECT(house.thoughts.empty());
    house.ask(1, analysis_of(table));
    EXPECT_EQ(house.thoughts.size(), 1u);
}

TEST("only so many games are analysed at a time, and the next begins when one rests")
{
    House house;
    std::vector<std::string> tables;
    for (std::size_t i = 0; i <= analyses_max; ++i) tables.push_back(house.finish());
    house.holds_thoughts = true;
    for (const std::string& table : tables) EXPECT_EQ(house.code(1, analysis_of(table)), "ok");
    EXPECT_EQ(house.thoughts.size(), analyses_max);
    house.now += analysis_patience_ms + 1;
    house.think();
    house.settle();
    EXPECT(house.thoughts.empty());
    house.ask(1, analysis_of(tables.back()));
    EXPECT_EQ(house.thoughts.size(), 1u);
}

TEST("a search that fails ends the analysis in words")
{
    House house;
    const std::string table = house.finish();
    house.holds_thoughts = true;
    house.ask(1, analysis_of(table));
    ASSERT_EQ(house.thoughts.size(), 1u);
    house.core.thought(house.thoughts[0].ticket, std::nullopt, house.now);
    house.settle();
    house.thoughts.clear();
    EXPECT_EQ(house.code(1, analysis_of(table)), "T_FAULT");
    EXPECT(house.thoughts.empty());
}

TEST("a game that is not over is not analysed")
{
    House house;
    const std::string table = house.begin();
    EXPECT_EQ(house.code(1, analysis_of(table)), "T_NOT_OVER");
    EXPECT(house.thoughts.empty());
}

TEST("a long game has points at even distances, with its beginning and its end")
{
    House house;
    house.open(1, "anna");
    json::array seats;
    for (int i = 0; i < 4; ++i) {
        seats.push_back(json::object{{"kind", "bot"}, {"bot", "random"}});
    }
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "skirmish"}, {"seats", seats}});
    const std::string table(created.at("table").get_string());
    EXPECT_EQ(house.code(1, {{"do", "begin"}, {"table", table}}), "ok");
    while (!house.core.table(table)->is_over()) {
        house.core.tick(house.now += 1'000);
        house.settle();
    }
    const std::size_t steps = house.core.table(table)->match()->history().size();
    ASSERT_GT(steps, analysis_points_max) << "or this proves nothing";
    house.ask(1, analysis_of(table));
    const json::object answer = house.ask(1, analysis_of(table));
    const json::array& points = answer.at("points").get_array();
    ASSERT_EQ(points.size(), analysis_points_max);
    EXPECT_EQ(points.front().at("step"), 0);
    EXPECT_EQ(points.back().at("step").to_number<std::size_t>(), steps);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto gap = points[i].at("step").to_number<std::size_t>() -
                         points[i - 1].at("step").to_number<std::size_t>();
        EXPECT_GE(gap, steps / (analysis_points_max - 1));
        EXPECT_LE(gap, steps / (analysis_points_max - 1) + 1);
    }
}

}  // namespace
}  // namespace sortie
