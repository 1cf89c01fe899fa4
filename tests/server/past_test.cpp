// Looking back at games that are over, through the core of the server.

#include <string>

#include "tests/server/house.h"

namespace sortie {
namespace {

json::object look(const std::string& table, int step, const json::value& seat = nullptr)
{
    return {{"do", "look"}, {"table", table}, {"step", step}, {"seat", seat}};
}
json::object story(const std::string& table, int from, const json::value& seat = nullptr)
{
    return {{"do", "story"}, {"table", table}, {"from", from}, {"seat", seat}};
}

}  // namespace

TEST("a game that is over gives its replay with the chance behind it")
{
    House house;
    const std::string table = house.finish();
    const json::object replay = house.ask(2, {{"do", "replay"}, {"table", table}});
    EXPECT_NE(replay.at("replay").get_string().find("commitment"), std::string::npos);
    EXPECT_NE(replay.at("replay").get_string().find("place a3"), std::string::npos);
}

TEST("every step of a game that is over can be looked at, by strangers too")
{
    House house;
    const std::string table = house.finish();
    house.open(3, "carl");
    std::string before;
    for (int step = 0; step <= 5; ++step) {
        const json::object seen = house.ask(3, look(table, step));
        ASSERT_EQ(seen.at("ok"), true);
        EXPECT_EQ(seen.at("step"), step);
        EXPECT(seen.at("view").at("viewer").is_null());
        EXPECT_EQ(seen.at("view").at("over"), step == 5);
        const std::string board(seen.at("view").at("board").get_string());
        EXPECT_NE(board, before) << "each move has changed the board";
        before = board;
    }
    const json::object last = house.ask(3, look(table, 5, 1));
    const json::object now = house.ask(2, {{"do", "watch"}, {"table", table}, {"seat", 1}});
    EXPECT_EQ(last.at("view"), now.at("table").at("view"));
    EXPECT_EQ(house.code(3, look(table, 6)), "T_NO_STEP");
    EXPECT_EQ(house.code(3, look(table, 2, 2)), "T_NO_SEAT");
    EXPECT_EQ(house.code(3, look("nowhere", 2)), "T_NO_TABLE");
}

TEST("what happened in a game that is over is told step by step")
{
    House house;
    const std::string table = house.finish();
    const json::object all = house.ask(2, story(table, 0));
    EXPECT_EQ(all.at("count"), 5);
    ASSERT_EQ(all.at("steps").get_array().size(), 5u);
    const json::object first = all.at("steps").get_array()[0].get_object();
    EXPECT_EQ(first.at("step"), 1);
    EXPECT_EQ(first.at("seat"), 0);
    EXPECT_EQ(first.at("move"), "place a1");
    EXPECT_EQ(first.at("events").get_array().size(), 1u);
    const json::object rest = house.ask(2, story(table, 3, 1));
    ASSERT_EQ(rest.at("steps").get_array().size(), 2u);
    EXPECT_EQ(rest.at("steps").get_array()[0].at("step"), 4);
    EXPECT_EQ(house.ask(2, story(table, 5)).at("steps").get_array().size(), 0u);
    EXPECT_EQ(house.code(2, story(table, 6)), "T_NO_STEP");
    EXPECT_EQ(house.code(2, story(table, 0, 2)), "T_NO_SEAT");
}

TEST("a long story comes in pieces that fit together")
{
    House house;
    house.open(1, "anna");
    const json::array bots(7, json::value{{"kind", "bot"}, {"bot", "steady"}});
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "merc"}, {"seats", bots}});
    const std::string table(created.at("table").get_string());
    ASSERT_EQ(house.code(1, {{"do", "begin"}, {"table", table}}), "ok");
    while (house.core.table(table) != nullptr && !house.core.table(table)->is_over()) {
        house.now += 1;
        house.core.tick(house.now);
        house.settle();
    }
    const auto count = house.ask(1, story(table, 0)).at("count").to_number<std::size_t>();
    ASSERT_GT(count, story_steps_max) << "a game of six rebels is longer than one piece";
    std::size_t known = 0;
    while (known < count) {
        const json::object piece = house.ask(1, story(table, static_cast<int>(known), 0));
        const json::array& steps = piece.at("steps").get_array();
        ASSERT_FALSE(steps.empty());
        EXPECT_LE(steps.size(), story_steps_max);
        for (const json::value& step : steps) {
            EXPECT_EQ(step.at("step").to_number<std::size_t>(), ++known);
        }
    }
    EXPECT_EQ(house.code(1, look(table, static_cast<int>(count / 2), 0)), "ok");
    const json::object end = house.ask(1, look(table, static_cast<int>(count)));
    const json::object now = house.ask(1, {{"do", "watch"}, {"table", table}});
    EXPECT_EQ(end.at("view"), now.at("table").at("view"));
}

TEST("the past of a game that is not over is closed to everybody")
{
    House house;
    const std::string table = house.begin();
    house.play(table, {"a1", "b1"});
    for (const Connection who : {Connection{1}, Connection{2}}) {
        EXPECT_EQ(house.code(who, look(table, 1)), "T_NOT_OVER");
        EXPECT_EQ(house.code(who, look(table, 1, static_cast<int>(who) - 1)), "T_NOT_OVER");
        EXPECT_EQ(house.code(who, story(table, 0)), "T_NOT_OVER");
        EXPECT_EQ(house.code(who, {{"do", "replay"}, {"table", table}}), "T_NOT_OVER");
        EXPECT_EQ(house.code(who, {{"do", "play_on"}, {"table", table}, {"step", 1}}),
                  "T_NOT_OVER");
    }
}

TEST("for spectators who are behind, a game is over when they have seen its end")
{
    House house;
    house.open(1, "anna");
    house.open(2, "bert");
    house.open(3, "carl");
    const json::value human = {{"kind", "human"}};
    const json::object created = house.ask(1, {{"do", "create"},
                                               {"game", "tictactoe"},
                                               {"seats", json::array{human, human}},
                                               {"watch_delay", 30}});
    const std::string table(created.at("table").get_string());
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
    house.ask(2, {{"do", "take"}, {"table", table}, {"seat", 1}, {"name", "Bert"}});
    house.ask(1, {{"do", "begin"}, {"table", table}});
    house.play(table, {"a1", "b1", "a2", "b2", "a3"});
    EXPECT_EQ(house.code(1, look(table, 5)), "ok");
    EXPECT_EQ(house.code(3, look(table, 5)), "T_NOT_OVER");
    EXPECT_EQ(house.code(3, {{"do", "play_on"}, {"table", table}, {"step", 1}}), "T_NOT_OVER");
    house.now += 30'000;
    house.core.tick(house.now);
    house.settle();
    EXPECT_EQ(house.code(3, look(table, 5)), "ok");
}

TEST("a game is played on from any of its steps")
{
    House house;
    const std::string table = house.finish();
    const json::object on = house.ask(1, {{"do", "play_on"}, {"table", table}, {"step", 3}});
    ASSERT_EQ(on.at("ok"), true);
    EXPECT_NE(on.at("table").get_string(), table);
    EXPECT_EQ(house.code(1, {{"do", "play_on"}, {"table", table}, {"step", 6}}), "T_NO_STEP");
}

}  // namespace sortie
