#include "store/table_file.h"

#include "engine/hash.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TableRead sample()
{
    TableRead table;
    table.head = {.id = "k7m2qx3p",
                  .status = TableStatus::running,
                  .is_listed = false,
                  .players = {"abc", "def"},
                  .summary = R"({"title":"MERC – Ä"})",
                  .changed = 1'700'000'000'123};
    table.records = {{1, 1'700'000'000'000, R"({"what":"created"})"},
                     {2, 1'700'000'000'050, R"({"what":"said","text":"a  b"})"}};
    table.snapshot = StoredSnapshot{2, std::string("\0\xff\n x", 5)};
    return table;
}

std::string with_hash(const std::string& content)
{
    return content + "hash " + hash_bytes(std::as_bytes(std::span{content})).to_hex() + "\n";
}

std::string problem_of(const std::string& text)
{
    const Result<CreateTable> read = read_table_file(text);
    return read ? "" : read.problem().words;
}

}  // namespace

TEST("a table that was written to a file is read back as it was")
{
    const TableRead table = sample();
    const Result<CreateTable> again = read_table_file(write_table_file(table));
    ASSERT_TRUE(again.is_ok()) << again.problem().words;
    EXPECT_EQ(again.value().head, table.head);
    EXPECT_EQ(again.value().records, table.records);
    EXPECT_EQ(again.value().snapshot, table.snapshot);
}

TEST("a single changed character of a table's file is found, and so is a cut")
{
    const std::string text = write_table_file(sample());
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        EXPECT_NE(problem_of(damaged), "") << i;
        EXPECT_NE(problem_of(text.substr(0, i)), "") << i;
    }
    EXPECT_EQ(problem_of(text), "");
}

TEST("what is no file of a table is refused in words, with its line")
{
    EXPECT_EQ(problem_of(""), "this is no file of a table");
    EXPECT_EQ(problem_of("sortie-table 2\n"), "another version has written this file");
    const std::string first = "sortie-table 1\n";
    EXPECT_EQ(problem_of(first), "the file was changed or cut: its hash is another one");
    for (const char* line : {"", "x", "status lost", "listed perhaps", "changed x", "changed 1 ",
                             "record 1", "record x 2 {}", "snapshot 1 0", "snapshot x 00"}) {
        EXPECT_EQ(problem_of(with_hash(first + line + "\n")), "line 2 is none of a table") << line;
    }
    EXPECT(problem_of(with_hash(first)).starts_with("the file is no table: "));
    EXPECT(problem_of(with_hash(first + "id ../x\n")).starts_with("the file is no table: "));
    EXPECT(problem_of(with_hash(first + "id a\nrecord 2 0 {}\n"))
               .starts_with("the file is no table: "));
}

}  // namespace sortie
