#include "store/postgres_schema.h"

#include <thread>

#include "engine/hash.h"
#include "store/postgres.h"
#include "tests/store/stores.h"

namespace sortie {
namespace {

std::vector<std::string_view> postgres_steps_and(std::string_view more)
{
    const auto known = postgres_steps();
    std::vector<std::string_view> steps{known.begin(), known.begin() + 1};
    steps.push_back(more);
    return steps;
}

std::unique_ptr<PostgresConnection> connected_bare(const PostgresHouse& house)
{
    auto connection = std::make_unique<PostgresConnection>(house.address(), "test");
    connection->wait_until_ready();
    return connection;
}

std::int64_t number(PostgresConnection& connection, const char* query)
{
    connection.run_script("DEALLOCATE ALL");
    connection.prepare("query", query);
    return connection.run({{"query"}})[0].number(0, 0);
}

void write_version_1(PostgresHouse& house)
{
    migrate(*connected_bare(house), postgres_steps().first(1));
    house.edit("INSERT INTO @tables VALUES ('A1', 1, true, '{ann}', '{}', 5, 0, null)");
}

TEST("a step that was released does not change")
{
    const std::string_view first = postgres_steps()[0];
    EXPECT_EQ(hash_bytes(std::as_bytes(std::span{first})).to_hex(),
              "ca1eb9966402473c8dad298713336023");
}

TEST("a database of version 1 is opened with what it holds")
{
    PostgresHouse house;
    write_version_1(house);
    const auto store = house.open(nullptr);
    EXPECT_EQ(open_table(*store, "A1").head.status, TableStatus::running);
    EXPECT_EQ(ask(*store, append("A1", 1)), "written");
}

TEST("missing steps are gone, once, and the data stays")
{
    PostgresHouse house;
    write_version_1(house);
    const auto connection = connected_bare(house);
    const std::vector<std::string_view> steps =
        postgres_steps_and("ALTER TABLE sortie.tables ADD COLUMN colour text DEFAULT 'red'");
    migrate(*connection, steps);
    migrate(*connection, steps);
    EXPECT_EQ(number(*connection, "SELECT number FROM sortie.version"), 2);
    EXPECT_EQ(number(*connection, "SELECT count(*) FROM sortie.tables WHERE colour = 'red'"), 1);
}

TEST("a step that fails leaves the database as it was, and the connection of use")
{
    PostgresHouse house;
    write_version_1(house);
    const auto connection = connected_bare(house);
    const std::vector<std::string_view> steps =
        postgres_steps_and("DELETE FROM sortie.tables; ALTER TABLE nowhere ADD COLUMN a text");
    EXPECT_THROW(migrate(*connection, steps), PostgresError);
    EXPECT_EQ(number(*connection, "SELECT number FROM sortie.version"), 1);
    EXPECT_EQ(number(*connection, "SELECT count(*) FROM sortie.tables"), 1);
    EXPECT_NO_THROW(migrate(*connection, postgres_steps()));
}

TEST("a database of a newer program is refused in words")
{
    PostgresHouse house;
    house.open(nullptr)->stop();
    house.edit("UPDATE @version SET number = 99");
    const auto opened = open_postgres(house.address(), "alpha", [](const StoreNews&) {});
    ASSERT_FALSE(opened);
    EXPECT(opened.problem().words.find("version 99") != std::string::npos);
}

TEST("servers that start at the same time make the schema once")
{
    const PostgresHouse house;
    std::vector<std::thread> servers;
    for (int server = 0; server < 4; ++server) {
        servers.emplace_back(
            [&] { EXPECT_NO_THROW(migrate(*connected_bare(house), postgres_steps())); });
    }
    for (std::thread& server : servers) server.join();
    EXPECT_EQ(number(*connected_bare(house), "SELECT count(*) FROM sortie.version"), 1);
}

}  // namespace
}  // namespace sortie
