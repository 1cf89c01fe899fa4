// Requests, answers and updates at the core of the server.

#include "server/core/core.h"

#include <string>

#include "tests/server/house.h"

namespace sortie {

TEST("whoever comes is greeted with the protocol's version")
{
    House house;
    house.open(7, "");
    ASSERT_EQ(house.inbox[7].size(), 1u);
    EXPECT_EQ(house.inbox[7][0].at("type"), "hello");
    EXPECT_EQ(house.inbox[7][0].at("protocol"), protocol_version);
    EXPECT_EQ(house.inbox[7][0].at("token"), false);
}

TEST("the games are listed with their bots and windows")
{
    House house;
    house.open(1, "anna");
    const json::object answer = house.ask(1, {{"do", "games"}});
    bool has_merc = false;
    for (const json::value& game : answer.at("games").get_array()) {
        if (game.at("name") != "merc") continue;
        has_merc = true;
        EXPECT_EQ(game.at("bots").get_array().size(), 6u);
        EXPECT_EQ(game.at("windows").get_array().size(), 3u);
    }
    EXPECT(has_merc);
}

TEST("a move is answered, and told to everybody who watches, after it is on the disk")
{
    House house;
    const std::string table = house.begin();
    house.ask(2, {{"do", "watch"}, {"table", table}, {"seat", 1}});
    house.inbox[2].clear();
    house.holds_back = true;
    house.say(1, house.move(table, 0, "place b2", "a"));
    EXPECT_EQ(house.inbox[2].size(), 0u);
    EXPECT_EQ(house.disk.tables().at(table).records.size(), 4u);
    ASSERT_EQ(house.held.size(), 1u);
    house.holds_back = false;
    house.release();
    EXPECT_EQ(house.disk.tables().at(table).records.size(), 5u);
    house.settle();
    EXPECT_EQ(house.updates_for(2), 1u);
    EXPECT_EQ(house.inbox[1].back().at("type"), "answer");
}

TEST("a write that fails is answered as a failure and has never happened")
{
    House house;
    const std::string table = house.begin();
    house.ask(2, {{"do", "watch"}, {"table", table}, {"seat", 1}});
    house.inbox[2].clear();
    const Hash128 before = house.core.table(table)->match()->position().hash();
    for (const auto& [error, code] : {std::pair{StoreError::unavailable, "P_STORE"},
                                      std::pair{StoreError::full, "P_STORE_FULL"},
                                      std::pair{StoreError::uncertain, "P_UNCERTAIN"}}) {
        house.failure = StoreFailure{error, "", "a detail that nobody must see"};
        const json::object answer = house.ask(1, house.move(table, 0, "place b2", "a"));
        EXPECT_EQ(answer.at("code").get_string(), code);
        EXPECT_EQ(json::serialize(answer).find("detail"), std::string::npos);
        house.failure.reset();
        house.now += retry_milliseconds;
        house.core.tick(house.now);
        house.settle();
        ASSERT_NE(house.core.table(table), nullptr);
        EXPECT_EQ(house.core.table(table)->match()->position().hash(), before);
        EXPECT_EQ(house.updates_for(2), 0u);
    }
    EXPECT_EQ(house.code(1, house.move(table, 0, "place b2", "a")), "ok");
}

TEST("a submission that comes twice is answered twice and played once")
{
    House house;
    const std::string table = house.begin();
    const json::object first = house.ask(1, house.move(table, 0, "place b2", "a"));
    const json::object second = house.ask(1, house.move(table, 0, "place b2", "a"));
    EXPECT_EQ(first.at("update"), second.at("update"));
    EXPECT_EQ(house.core.table(table)->match()->history().size(), 1u);
}

TEST("foreign seats, unknown tables and strangers are refused, and nothing changes")
{
    House house;
    const std::string table = house.begin();
    house.open(3, "carl");
    house.open(4, "");
    const Hash128 before = house.core.table(table)->match()->position().hash();
    EXPECT_EQ(house.code(3, house.move(table, 0, "place b2", "a")), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(house.code(2, house.move(table, 0, "place b2", "a")), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(house.code(4, house.move(table, 0, "place b2", "a")), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(house.code(3, {{"do", "watch"}, {"table", table}, {"seat", 0}}), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(house.code(3, {{"do", "moves"}, {"table", table}, {"seat", 0}}), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(house.code(1, {{"do", "watch"}, {"table", "nowhere"}}), "T_NO_TABLE");
    EXPECT_EQ(house.code(4, {{"do", "create"}, {"game", "tictactoe"}, {"seats", json::array()}}),
              "T_NO_TOKEN");
    EXPECT_EQ(house.code(1, {{"do", "replay"}, {"table", table}}), "T_NOT_OVER");
    EXPECT_EQ(house.code(1, {{"do", "rematch"}, {"table", table}}), "T_NOT_OVER");
    EXPECT_EQ(house.core.table(table)->match()->position().hash(), before);
    EXPECT_EQ(house.core.tables_open(), 1u) << "a table that does not exist is not kept";
}

TEST("whoever comes back gets the updates that are missing, or the whole table")
{
    House house;
    const std::string table = house.begin();
    house.ask(1, house.move(table, 0, "place b2", "a"));
    house.ask(2, house.move(table, 1, "place a1", "b"));
    const auto watch = [&](json::object more) {
        json::object request{{"do", "watch"}, {"table", table}, {"seat", 0}};
        for (auto& [key, value] : more) request.emplace(key, value);
        return house.ask(1, request);
    };
    const auto last = watch({}).at("table").at("update").to_number<std::uint64_t>();
    EXPECT(watch({}).at("missing").is_null());
    EXPECT_EQ(watch({{"since", last}}).at("missing").get_array().size(), 0u);
    const json::object back = watch({{"since", last - 2}});
    ASSERT_EQ(back.at("missing").get_array().size(), 2u);
    EXPECT_EQ(back.at("missing").get_array()[0].at("move"), "place b2");
    EXPECT(back.at("missing").get_array()[1].at("move").is_null());
    EXPECT(watch({{"since", last + 5}}).at("missing").is_null());
}

TEST("a table is what it was after the server has come back")
{
    House house;
    const std::string table = house.begin();
    house.ask(1, house.move(table, 0, "place b2", "a"));
    const Hash128 before = house.core.table(table)->match()->position().hash();
    House again;
    again.disk = house.disk;
    again.open(1, "anna");
    EXPECT_EQ(again.code(1, {{"do", "watch"}, {"table", table}, {"seat", 0}}), "ok");
    EXPECT_EQ(again.core.table(table)->match()->position().hash(), before);
    EXPECT_EQ(again.code(1, again.move(table, 0, "place b2", "a")), "ok")
        << "it was answered before";
    EXPECT_EQ(again.core.table(table)->match()->history().size(), 1u);
}

TEST("why a move is not possible is told in the words of the rules")
{
    House house;
    const std::string table = house.begin();
    house.ask(1, house.move(table, 0, "place b2", "a"));
    const json::object why =
        house.ask(2, {{"do", "why"}, {"table", table}, {"seat", 1}, {"move", "place b2"}});
    EXPECT(why.at("refusal").is_object());
    const json::object fine =
        house.ask(2, {{"do", "why"}, {"table", table}, {"seat", 1}, {"move", "place a1"}});
    EXPECT(fine.at("refusal").is_null());
    const json::object all = house.ask(1, {{"do", "why"}, {"table", table}, {"seat", 0}});
    ASSERT_EQ(all.at("refused").get_array().size(), 1u);
    const json::object refused = all.at("refused").get_array()[0].get_object();
    EXPECT_EQ(refused.at("action"), "place");
    EXPECT_EQ(refused.at("words"), "'place a mark' is waiting for seat 2");
}

TEST("a bot moves by itself, and everybody is told")
{
    House house;
    house.open(1, "anna");
    const json::array seats{json::object{{"kind", "human"}},
                            json::object{{"kind", "bot"}, {"bot", "random"}}};
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}});
    const std::string table(created.at("table").get_string());
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
    house.ask(1, {{"do", "begin"}, {"table", table}});
    house.ask(1, house.move(table, 0, "place b2", "a"));
    ASSERT_TRUE(house.core.due().has_value());
    house.now += 1;
    house.core.tick(house.now);
    house.settle();
    EXPECT_EQ(house.core.table(table)->match()->history().size(), 2u);
}

TEST("nobody need sit where the game itself plays")
{
    House house;
    house.open(1, "anna");
    const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    const json::object created =
        house.ask(1, {{"do", "create"}, {"game", "merc"}, {"seats", seats}});
    const std::string table(created.at("table").get_string());
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
    EXPECT_EQ(house.code(1, {{"do", "begin"}, {"table", table}}), "ok");
    EXPECT_EQ(house.core.table(table)->seats()[1].bot, automatic_bot);
}

TEST("spectators who are behind see nothing before its time")
{
    House house;
    house.open(1, "anna");
    house.open(2, "bert");
    const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    const json::object created = house.ask(
        1, {{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}, {"watch_delay", 30}});
    const std::string table(created.at("table").get_string());
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}});
    house.ask(1, {{"do", "take"}, {"table", table}, {"seat", 1}, {"name", "Anna"}});
    house.ask(2, {{"do", "watch"}, {"table", table}});
    house.ask(1, {{"do", "begin"}, {"table", table}});
    house.ask(1, house.move(table, 0, "place b2", "a"));
    EXPECT_EQ(house.updates_for(2), 0u);
    house.now += 29'999;
    house.core.tick(house.now);
    house.settle();
    EXPECT_EQ(house.updates_for(2), 0u);
    house.now += 1;
    house.core.tick(house.now);
    house.settle();
    EXPECT_EQ(house.updates_for(2), 4u);
}

TEST("a server that stops takes no request and finishes what it has begun")
{
    House house;
    const std::string table = house.begin();
    house.holds_back = true;
    house.say(1, house.move(table, 0, "place b2", "a"));
    house.core.stop();
    EXPECT(!house.core.is_at_rest());
    EXPECT_EQ(house.code(1, {{"do", "games"}}), "P_STOPPING");
    house.release();
    house.settle();
    EXPECT(house.core.is_at_rest());
}

TEST("a game that is over shows its chance and leads to a rematch")
{
    House house;
    const std::string table = house.finish();
    const json::object seen = house.ask(1, {{"do", "watch"}, {"table", table}, {"seat", 0}});
    EXPECT_EQ(seen.at("table").at("status"), "over");
    EXPECT(seen.at("table").at("chance").is_object());
    const json::object again = house.ask(1, {{"do", "rematch"}, {"table", table}});
    const json::object same = house.ask(2, {{"do", "rematch"}, {"table", table}});
    EXPECT_EQ(again.at("table"), same.at("table"));
}

}  // namespace sortie
