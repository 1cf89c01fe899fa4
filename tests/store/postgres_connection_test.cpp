#include "store/postgres_connection.h"

#include "tests/store/stores.h"

namespace sortie {
namespace {

std::unique_ptr<PostgresConnection> connected(const PostgresHouse& house)
{
    auto connection = std::make_unique<PostgresConnection>(house.address(), "test");
    connection->wait_until_ready();
    connection->prepare("begin", "BEGIN");
    connection->prepare("commit", "COMMIT");
    return connection;
}

TEST("the text of an array is read by the database as the values that it was made of")
{
    const PostgresHouse house;
    const auto connection = connected(house);
    const std::vector<std::string> values{"", "a\"b", "c\\d", "{e,f}", "NULL", " g ", "ä'"};
    connection->prepare("join", "SELECT array_to_string($1::text[], '|'), cardinality($1::text[])");
    const auto results = connection->run({{"join", {array_text(values)}}});
    EXPECT_EQ(results[0].text(0, 0), "|a\"b|c\\d|{e,f}|NULL| g |ä'");
    EXPECT_EQ(results[0].number(0, 1), 7);
    EXPECT_EQ(array_text(std::vector<std::int64_t>{-1, 2}), "{-1,2}");
    EXPECT_EQ(array_text(std::vector<std::int64_t>{}), "{}");
}

TEST("bytes, nulls and truths go there and back")
{
    const PostgresHouse house;
    const auto connection = connected(house);
    connection->prepare("echo", "SELECT $1::bytea, $2::bigint, $3::boolean");
    const std::string bytes("a\0\\\xFF", 4);
    const auto results =
        connection->run({{"echo", {PostgresValue::bytes(bytes), std::nullopt, true}}});
    EXPECT_EQ(results[0].bytes(0, 0), bytes);
    EXPECT(results[0].is_null(0, 1));
    EXPECT(results[0].truth(0, 2));
}

TEST("a long pipeline whose answers fill every buffer does not get stuck")
{
    const PostgresHouse house;
    const auto connection = connected(house);
    connection->prepare("echo", "SELECT $1::text");
    const std::string text(50'000, 'x');
    const std::vector<PostgresCommand> commands(200, PostgresCommand{"echo", {text}});
    const auto results = connection->run(commands);
    ASSERT_EQ(results.size(), 200U);
    EXPECT_EQ(results[199].text(0, 0), text);
}

TEST("a command that fails stops those behind it and takes back those before it")
{
    const PostgresHouse house;
    const auto connection = connected(house);
    connection->run_script("CREATE TEMPORARY TABLE t (a integer PRIMARY KEY)");
    connection->prepare("insert", "INSERT INTO t VALUES ($1)");
    connection->prepare("count", "SELECT count(*) FROM t");
    const PostgresCommand one{"insert", {std::int64_t{1}}};
    const PostgresCommand two{"insert", {std::int64_t{2}}};
    try {
        connection->run({{"begin"}, one, one, two, {"commit"}});
        FAIL() << "nothing was thrown";
    } catch (const PostgresError& error) {
        EXPECT_EQ(error.state(), "23505");
        EXPECT(!error.is_broken());
    }
    EXPECT_EQ(connection->run({{"count"}})[0].number(0, 0), 0);
    connection->run({{"begin"}, one, two, {"commit"}});
    EXPECT_EQ(connection->run({{"count"}})[0].number(0, 0), 2);
}

TEST("a connection that is cut is broken")
{
    const PostgresHouse house;
    const auto connection = connected(house);
    try {
        connection->run_script("SELECT pg_terminate_backend(pg_backend_pid())");
        connection->run({{"begin"}, {"commit"}});
        FAIL() << "nothing was thrown";
    } catch (const PostgresError& error) {
        EXPECT(error.is_broken());
    }
}

}  // namespace
}  // namespace sortie
