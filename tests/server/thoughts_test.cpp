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

}  // namespace
}  // namespace sortie
