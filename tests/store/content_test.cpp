#include "store/content.h"

#include "tests/store/stores.h"

namespace sortie {
namespace {

TEST("the sum of a record depends on everything about it")
{
    const Record record{7, 1'000, "{}"};
    const std::int64_t sum = sum_of("A1", record);
    EXPECT_EQ(sum_of("A1", record), sum);
    EXPECT_NE(sum_of("A2", record), sum);
    EXPECT_NE(sum_of("A1", Record{8, 1'000, "{}"}), sum);
    EXPECT_NE(sum_of("A1", Record{7, 1'001, "{}"}), sum);
    EXPECT_NE(sum_of("A1", Record{7, 1'000, "{ }"}), sum);
    EXPECT_NE(sum_of("A1", StoredSnapshot{7, "a"}), sum_of("A1", StoredSnapshot{8, "a"}));
}

TEST("a sum is the same for all time, because it is stored")
{
    EXPECT_EQ(sum_of("A1", Record{7, -1'000, "{\"move\":1}"}), -6572149701728732173);
}

TEST("players are kept as lines")
{
    using Players = std::vector<std::string>;
    for (const Players& players : {Players{}, Players{"a"}, Players{"a", "b c", "ä"}}) {
        EXPECT_EQ(players_of_lines(lines_of_players(players)), players);
    }
}

TEST("records are complete if they go from one number to the other")
{
    EXPECT(is_complete(records(1, 3), 0, 3));
    EXPECT(is_complete(records(3, 3), 2, 3));
    EXPECT(is_complete({}, 3, 3));
    EXPECT(is_complete({}, 9, 3));
    EXPECT(!is_complete(records(1, 2), 0, 3));
    EXPECT(!is_complete(records(2, 4), 0, 3));
    EXPECT(!is_complete(records(1, 4), 0, 3));
    EXPECT(!is_complete({}, 0, UINT64_MAX));
}

TEST("a status is one of three numbers")
{
    TableStatus status = TableStatus::open;
    EXPECT(read_status(2, status));
    EXPECT_EQ(status, TableStatus::over);
    EXPECT(!read_status(3, status));
    EXPECT(!read_status(-1, status));
}

}  // namespace
}  // namespace sortie
