#include "store/sqlite_database.h"

#include <optional>

#include "tests/store/stores.h"

namespace sortie {
namespace {

TEST("numbers, text and bytes come back as they were bound")
{
    const TemporaryFolder folder;
    SqliteDatabase database{folder / "a.db"};
    SqliteStatement select{database, "SELECT ?, ?, ?"};
    const std::string bytes("a\0b\xFF", 4);
    ASSERT_TRUE(select.with(std::int64_t{-7}, "ä'", bytes).next());
    EXPECT_EQ(select.number(0), -7);
    EXPECT_EQ(select.text(1), "ä'");
    EXPECT_EQ(select.text(2), bytes);
    EXPECT(!select.next());
}

TEST("an error has SQLite's code and words")
{
    const TemporaryFolder folder;
    SqliteDatabase database{folder / "a.db"};
    try {
        database.run("SELEKT 1");
        FAIL() << "nothing was thrown";
    } catch (const SqliteError& error) {
        EXPECT_EQ(error.code(), SQLITE_ERROR);
        EXPECT(std::string{error.what()}.find("SELEKT") != std::string::npos);
    }
}

TEST("a statement can be used again after an error")
{
    const TemporaryFolder folder;
    SqliteDatabase database{folder / "a.db"};
    database.run("CREATE TABLE t (a INTEGER PRIMARY KEY)");
    SqliteStatement insert{database, "INSERT INTO t VALUES (?)"};
    insert.with(std::int64_t{1}).run();
    EXPECT_THROW(insert.with(std::int64_t{1}).run(), SqliteError);
    insert.with(std::int64_t{2}).run();
    EXPECT_EQ(database.number("SELECT count(*) FROM t"), 2);
}

TEST("a lock is held once at a time")
{
    const TemporaryFolder folder;
    std::optional<SqliteLock> first{folder / "a.db"};
    EXPECT_THROW(SqliteLock{folder / "a.db"}, SqliteError);
    const SqliteLock other{folder / "b.db"};
    first.reset();
    EXPECT_NO_THROW(SqliteLock{folder / "a.db"});
}

}  // namespace
}  // namespace sortie
