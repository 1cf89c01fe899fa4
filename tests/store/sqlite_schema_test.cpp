#include "store/sqlite_schema.h"

#include <array>

#include "engine/hash.h"
#include "store/sqlite.h"
#include "tests/store/stores.h"

namespace sortie {
namespace {

// What a later program might add to version 1.
std::vector<std::string_view> sqlite_steps_and(std::string_view more)
{
    const auto known = sqlite_steps();
    std::vector<std::string_view> steps{known.begin(), known.begin() + 1};
    steps.push_back(more);
    return steps;
}

std::string words_of_opening(const SqliteHouse& house)
{
    const auto opened = open_sqlite(house.file(), "alpha", [](const StoreNews&) {});
    return opened ? "opened" : opened.problem().words;
}

// A file as the first version of the program wrote it.
void write_version_1(SqliteHouse& house)
{
    SqliteDatabase database{house.file()};
    migrate(database, sqlite_steps().first(1));
    database.run("INSERT INTO tables VALUES ('A1', 1, 1, 'ann', '{}', 5, 0)");
}

TEST("a step that was released does not change")
{
    const std::string_view first = sqlite_steps()[0];
    EXPECT_EQ(hash_bytes(std::as_bytes(std::span{first})).to_hex(),
              "654ea3ecfbd57e452331efe01477fb13");
}

TEST("a file of version 1 is opened with what it holds")
{
    SqliteHouse house;
    write_version_1(house);
    const auto store = house.open(nullptr);
    EXPECT_EQ(open_table(*store, "A1").head.status, TableStatus::running);
    EXPECT_EQ(ask(*store, append("A1", 1)), "written");
}

TEST("missing steps are gone, once, and the data stays")
{
    SqliteHouse house;
    write_version_1(house);
    SqliteDatabase database{house.file()};
    const std::vector<std::string_view> steps =
        sqlite_steps_and("ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red'");
    migrate(database, steps);
    migrate(database, steps);
    EXPECT_EQ(database.number("PRAGMA user_version"), 2);
    EXPECT_EQ(database.number("SELECT count(*) FROM tables WHERE id = 'A1' AND colour = 'red'"), 1);
}

TEST("a step that fails leaves the file as it was")
{
    SqliteHouse house;
    write_version_1(house);
    SqliteDatabase database{house.file()};
    const std::vector<std::string_view> steps =
        sqlite_steps_and("DELETE FROM tables; ALTER TABLE nowhere ADD COLUMN a TEXT");
    EXPECT_THROW(migrate(database, steps), SqliteError);
    EXPECT_EQ(database.number("PRAGMA user_version"), 1);
    EXPECT_EQ(database.number("SELECT count(*) FROM tables"), 1);
}

TEST("a file of a newer program is refused in words and not touched")
{
    SqliteHouse house;
    house.open(nullptr)->stop();
    house.edit("PRAGMA user_version = 99");
    EXPECT(words_of_opening(house).find("version 99") != std::string::npos);
    EXPECT(words_of_opening(house).find("use a newer program") != std::string::npos);
}

TEST("a database of another program is refused and not touched")
{
    SqliteHouse house;
    house.edit("CREATE TABLE tables (legs INTEGER)");
    EXPECT(words_of_opening(house).find("no store of Sortie") != std::string::npos);
    SqliteDatabase database{house.file()};
    EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema"), 1);
}

}  // namespace
}  // namespace sortie
