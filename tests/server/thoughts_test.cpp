// Bots and advice at a server: searches run somewhere else, and nothing waits for them but the one who asked.
#include "tests/server/house.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// Anna (1) against a bot that thinks, at a table of tictactoe that has begun.
std::string against(House& house, const char* bot)
{
    house.open(1, "anna");
    const json::array seats{json::object{{"kind", "human"}},
                            json::object{{"kind", "bot"}, {"bot", bot}}};
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}});
    std::string table(created.at("table").get_string());
    EXPECT_EQ(house.code(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}}),
              "ok");
    EXPECT_EQ(house.code(1, {{"do", "begin"}, {"table", table}}), "ok");
    return table;
}

std::size_t steps_of(House& house, const std::string& table)
{
    return house.core.table(table)->match()->history().size();
}

TEST("a bot that thinks is asked somewhere else, and the table goes on meanwhile")
{
    House house;
    const std::string table = against(house, "hard");
    house.holds_thoughts = true;
    EXPECT_EQ(house.code(1, house.move(table, 0, "place b2", "a")), "ok");
    ASSERT_EQ(house.thoughts.size(), 1u);
    house.core.tick(house.now += 10'000);
    house.settle();
    EXPECT_EQ(steps_of(house, table), 1u);
    EXPECT(!house.core.due().has_value() || *house.core.due() > house.now);
    EXPECT_EQ(house.code(1, {{"do", "say"}, {"table", table}, {"seat", 0}, {"text", "hm"}}), "ok");
    EXPECT_EQ(house.thoughts.size(), 1u) << "talking does not make it think anew";
    house.holds_thoughts = false;
    house.think();
    house.settle();
    EXPECT_EQ(steps_of(house, table), 2u);
}

TEST("an answer to a position that is gone is not played")
{
    House house;
    const std::string table = against(house, "hard");
    house.holds_thoughts = true;
    EXPECT_EQ(house.code(1, house.move(table, 0, "place b2", "a")), "ok");
    EXPECT_EQ(house.code(1, {{"do", "undo"}, {"table", table}, {"seat", 0}}), "ok");
    EXPECT_EQ(steps_of(house, table), 0u);
    house.think();
    house.settle();
    EXPECT_EQ(steps_of(house, table), 0u);
    EXPECT_EQ(house.code(1, house.move(table, 0, "place a1", "b")), "ok");
    house.think();
    house.settle();
    EXPECT_EQ(steps_of(house, table), 2u);
}

TEST("a bot whose search fails makes some move, and the operator is told")
{
    House house;
    const std::string table = against(house, "normal");
    house.holds_thoughts = true;
    EXPECT_EQ(house.code(1, house.move(table, 0, "place b2", "a")), "ok");
    ASSERT_EQ(house.thoughts.size(), 1u);
    house.core.thought(house.thoughts[0].ticket, std::nullopt, house.now);
    house.settle();
    EXPECT_EQ(steps_of(house, table), 2u);
    EXPECT_EQ(house.logs.back(), "a bot has failed");
}

TEST("a whole game is played against a bot that thinks")
{
    House house;
    const std::string table = against(house, "normal");
    int id = 0;
    while (!house.core.table(table)->is_over()) {
        const json::object hint = house.ask(1, {{"do", "hint"}, {"table", table}, {"seat", 0}});
        ASSERT_EQ(hint.at("ok"), true);
        const std::string move(hint.at("move").at("text").get_string());
        ASSERT_EQ(house.code(1, house.move(table, 0, move, "m" + std::to_string(++id))), "ok");
        house.core.tick(house.now += 1000);
        house.settle();
    }
}

TEST("advice names moves with their chances and how many games were sampled")
{
    House house;
    const std::string table = house.begin();
    const json::object hint = house.ask(1, {{"do", "hint"}, {"table", table}, {"seat", 0}});
    EXPECT_EQ(hint.at("tries").to_number<std::uint32_t>(), hint_iterations);
    EXPECT_EQ(hint.at("moves").get_array().size(), hint_moves_max);
    EXPECT_EQ(hint.at("moves").at(0).at("move"), hint.at("move"));
    EXPECT_GT(hint.at("moves").at(0).at("tries").to_number<int>(), 0);
    EXPECT_EQ(house.code(2, {{"do", "hint"}, {"table", table}, {"seat", 1}}), "T_NOT_AWAITED");
}

TEST("whoever waits for advice is not given more of it")
{
    House house;
    const std::string table = house.begin();
    house.holds_thoughts = true;
    house.say(1, {{"do", "hint"}, {"table", table}, {"seat", 0}, {"ref", "x"}});
    EXPECT_EQ(house.code(1, {{"do", "hint"}, {"table", table}, {"seat", 0}}), "P_BUSY");
    house.think();
    house.settle();
    EXPECT_EQ(house.inbox[1].back().at("ref"), "x");
    house.holds_thoughts = false;
    EXPECT_EQ(house.code(1, {{"do", "hint"}, {"table", table}, {"seat", 0}}), "ok");
}

TEST("advice for a connection that is gone is nobody's")
{
    House house;
    const std::string table = house.begin();
    house.holds_thoughts = true;
    house.say(1, {{"do", "hint"}, {"table", table}, {"seat", 0}, {"ref", "x"}});
    house.core.closed(1, house.now);
    house.think();
    house.settle();
    EXPECT_EQ(house.thoughts.size(), 0u);
}

// ---- Forecasts ----------------------------------------------------------------------------------

json::object forecast_of(const std::string& table, int seat, const std::string& move)
{
    return {{"do", "forecast"}, {"table", table}, {"seat", seat}, {"move", move}};
}

TEST("a forecast tells how likely the seat is to win after a move, and from how many games")
{
    House house;
    const std::string table = house.begin();
    house.play(table, {"a1", "b1", "a2", "c3"});
    const json::object winning = house.ask(1, forecast_of(table, 0, "place a3"));
    ASSERT_EQ(winning.at("ok"), true);
    EXPECT_EQ(winning.at("percent"), 100);
    EXPECT_EQ(winning.at("games").to_number<std::uint32_t>(), forecast_games);
    EXPECT_EQ(winning.at("move").at("text"), "place a3");
    const json::object other = house.ask(1, forecast_of(table, 0, "place c1"));
    EXPECT_LT(other.at("percent").to_number<int>(), 100);
    EXPECT_EQ(steps_of(house, table), 4u) << "nothing has been played";
}

TEST("a forecast of a move that is not possible names rule and reason")
{
    House house;
    const std::string table = house.begin();
    house.play(table, {"a1"});
    const json::object taken = house.ask(2, forecast_of(table, 1, "place a1"));
    EXPECT_EQ(taken.at("ok"), false);
    EXPECT_EQ(taken.at("code"), house.ask(2, house.move(table, 1, "place a1", "x")).at("code"));
    EXPECT_EQ(house.code(2, forecast_of(table, 1, "dance")), "T_BAD_MOVE");
    EXPECT_EQ(house.code(2, forecast_of(table, 0, "place b2")), "T_NOT_YOUR_SEAT");
}

TEST("whoever waits for a forecast is not given more of them, but his table goes on")
{
    House house;
    const std::string table = house.begin();
    house.holds_thoughts = true;
    json::object first = forecast_of(table, 0, "place b2");
    first["ref"] = "x";
    house.say(1, first);
    EXPECT_EQ(house.thoughts.size(), 1u);
    EXPECT_EQ(house.code(1, forecast_of(table, 0, "place a1")), "P_BUSY");
    EXPECT_EQ(house.code(1, house.move(table, 0, "place b2", "a")), "ok");
    house.think();
    house.settle();
    EXPECT_EQ(house.inbox[1].back().at("ref"), "x");
    EXPECT_EQ(house.inbox[1].back().at("ok"), true);
}

TEST("a forecast that fails is denied, and the operator is told")
{
    House house;
    const std::string table = house.begin();
    house.holds_thoughts = true;
    house.say(1, forecast_of(table, 0, "place b2"));
    ASSERT_EQ(house.thoughts.size(), 1u);
    house.core.thought(house.thoughts[0].ticket, std::nullopt, house.now);
    house.settle();
    EXPECT_EQ(house.inbox[1].back().at("code"), "T_NO_HINT");
    EXPECT_EQ(house.logs.back(), "a search has failed");
}

TEST("a table without hints refuses them and forecasts in words, and says so to everybody")
{
    House house;
    house.open(1, "anna");
    const json::array seats{json::object{{"kind", "human"}},
                            json::object{{"kind", "bot"}, {"bot", "random"}}};
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}, {"hints", false}});
    const std::string table(created.at("table").get_string());
    const auto shown = [&] {
        const json::object seen = house.ask(1, {{"do", "watch"}, {"table", table}});
        return seen.at("table").at("hints");
    };
    EXPECT_EQ(shown(), false) << "in the waiting room";
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
    EXPECT_EQ(house.code(1, {{"do", "begin"}, {"table", table}}), "ok");
    EXPECT_EQ(shown(), false);
    const json::object hint = house.ask(1, {{"do", "hint"}, {"table", table}, {"seat", 0}});
    EXPECT_EQ(hint.at("code"), "T_HINTS_OFF");
    EXPECT_EQ(hint.at("words"), "hints and forecasts are off at this table");
    EXPECT_EQ(house.code(1, forecast_of(table, 0, "place b2")), "T_HINTS_OFF");
    EXPECT(house.thoughts.empty());
    // What is stored says it, too.
    const std::string& stored = house.disk.tables().at(table).records.at(0).body;
    EXPECT_NE(stored.find(R"("hints":false)"), std::string::npos) << stored;
}

}  // namespace
}  // namespace sortie
