// What every store promises. Each sentence runs on SQLite and on a real PostgreSQL.

#include "store/store.h"

#include <atomic>
#include <map>
#include <thread>

#include "tests/store/stores.h"

namespace sortie {
namespace {

using Names = std::vector<std::string>;

// Text and bytes that a careless store would spoil.
CreateTable awkward_table()
{
    CreateTable table = create("A1", 3);
    table.head.status = TableStatus::running;
    table.head.is_listed = false;
    table.head.players = {"p'1", "p\"2", "p\\3", "{p,4}", "NULL", "spieler-ä"};
    table.head.summary =
        R"({"name":"Grüße, 'quote' \"q\" \\ 日本 🎲 {a,b} $1 %s; DROP TABLE tables;--"})";
    table.head.changed = 1'700'000'000'123;
    table.records[0].body = "{\"text\":\"it's \\\"so\\\", \\\\ back\\nslash 🎲\"}";
    table.records[1].body = "";
    table.records[1].time = -5;
    table.records[2].body = std::string(record_bytes_max, 'x');
    table.snapshot = StoredSnapshot{3, {}};
    for (int byte = 0; byte < 512; ++byte) {
        table.snapshot->bytes += static_cast<char>(static_cast<unsigned char>(byte * 7));
    }
    return table;
}

STORE_TEST("a table is read as it was written, with every character and byte")
{
    const auto store = house.open();
    const CreateTable written = awkward_table();
    ASSERT_EQ(ask(*store, written), "written");
    const TableRead opened = open_table(*store, "A1");
    EXPECT_EQ(opened.head, written.head);
    EXPECT_EQ(opened.records, written.records);
    EXPECT_EQ(opened.snapshot, written.snapshot);
    EXPECT_EQ(opened.owner, "alpha");
}

STORE_TEST("what was written is there after the store was closed and opened again")
{
    const CreateTable written = awkward_table();
    {
        const auto store = house.open();
        ASSERT_EQ(ask(*store, written), "written");
        store->stop();
    }
    const auto store = house.open();
    EXPECT_EQ(read(*store, "A1").records, written.records);
    EXPECT_EQ(read(*store, "A1").owner, "");
    EXPECT_EQ(open_table(*store, "A1").snapshot, written.snapshot);
}

STORE_TEST("records follow on the last one, and head and snapshot are replaced")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1", 2)), "written");
    AppendRecords more = append("A1", 3, 5);
    more.head.status = TableStatus::over;
    more.head.summary = "{\"winner\":1}";
    more.snapshot = StoredSnapshot{4, std::string("\0\1\0", 3)};
    ASSERT_EQ(ask(*store, more), "written");
    const TableRead opened = open_table(*store, "A1");
    EXPECT_EQ(opened.records, records(1, 5));
    EXPECT_EQ(opened.head, more.head);
    EXPECT_EQ(opened.snapshot, more.snapshot);
}

STORE_TEST("without records only head and snapshot change")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1", 2)), "written");
    AppendRecords change{head("A1"), {}, StoredSnapshot{2, "position"}};
    change.head.is_listed = false;
    ASSERT_EQ(ask(*store, change), "written");
    const TableRead opened = open_table(*store, "A1");
    EXPECT_EQ(opened.head, change.head);
    EXPECT_EQ(opened.records, records(1, 2));
    EXPECT_EQ(opened.snapshot, change.snapshot);
    EXPECT_EQ(ask(*store, append("A1", 3)), "written");
}

STORE_TEST("records with a gap, or that exist already, are a conflict and leave no trace")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1", 3)), "written");
    for (const std::uint64_t number : {1U, 3U, 5U, 100U}) {
        AppendRecords wrong = append("A1", number, number + 1);
        wrong.head.summary = "{\"wrong\":true}";
        wrong.head.players = {"nobody"};
        wrong.snapshot = StoredSnapshot{number, "wrong"};
        EXPECT_EQ(ask(*store, wrong), "conflict") << number;
    }
    const TableRead opened = open_table(*store, "A1");
    EXPECT_EQ(opened.head, head("A1"));
    EXPECT_EQ(opened.records, records(1, 3));
    EXPECT_EQ(opened.snapshot, std::nullopt);
    EXPECT_EQ(list(*store, {.player = "nobody"}), "");
}

STORE_TEST("a second table of the same id is refused, and the first stays as it is")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1", 3)), "written");
    CreateTable second = create("A1", 1);
    second.head.players = {"nobody"};
    EXPECT_EQ(ask(*store, second), "exists");
    EXPECT_EQ(read(*store, "A1").records, records(1, 3));
    EXPECT_EQ(list(*store, {.player = "nobody"}), "");
}

STORE_TEST("a table that does not exist is not found, whatever is asked of it")
{
    const auto store = house.open();
    for (const char* id : {"A1", "", "'; --", "a b", "äöü"}) {
        EXPECT_EQ(ask(*store, OpenTable{id}), "not_found") << id;
        EXPECT_EQ(ask(*store, ReadTable{id, 0}), "not_found") << id;
        EXPECT_EQ(ask(*store, CloseTable{id}), "not_found") << id;
    }
    EXPECT_EQ(ask(*store, append("A1", 1)), "not_found");
    EXPECT_EQ(ask(*store, append("A1", 2)), "not_found");
}

STORE_TEST("ids are told apart by case")
{
    const auto store = house.open();
    EXPECT_EQ(ask(*store, create("abc", 1)), "written");
    EXPECT_EQ(ask(*store, create("ABC", 2)), "written");
    EXPECT_EQ(read(*store, "abc").records, records(1, 1));
    EXPECT_EQ(read(*store, "ABC").records, records(1, 2));
}

STORE_TEST("a table that was given back has no owner until it is opened again")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1")), "written");
    EXPECT_EQ(read(*store, "A1").owner, "alpha");
    EXPECT_EQ(ask(*store, CloseTable{"A1"}), "written");
    EXPECT_EQ(read(*store, "A1").owner, "");
    EXPECT_EQ(ask(*store, append("A1", 2)), "not_owner");
    EXPECT_EQ(ask(*store, CloseTable{"A1"}), "not_owner");
    EXPECT_EQ(open_table(*store, "A1").records, records(1, 1));
    EXPECT_EQ(ask(*store, append("A1", 2)), "written");
}

STORE_TEST("a server that starts owns nothing, even if it died before")
{
    {
        const auto store = house.open();
        ASSERT_EQ(ask(*store, create("A1")), "written");
    }
    const auto store = house.open();
    EXPECT_EQ(ask(*store, append("A1", 2)), "not_owner");
    EXPECT_EQ(open_table(*store, "A1").owner, "alpha");
    EXPECT_EQ(ask(*store, append("A1", 2)), "written");
}

STORE_TEST("only the records behind a number are read")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1", 5)), "written");
    EXPECT_EQ(read(*store, "A1", 3).records, records(4, 5));
    EXPECT_EQ(read(*store, "A1", 5).records, records(1, 0));
    EXPECT_EQ(read(*store, "A1", 6).records, records(1, 0));
    EXPECT_EQ(read(*store, "A1", UINT64_MAX).records, records(1, 0));
}

STORE_TEST("tables are found by status, player and whether they are listed, latest change first")
{
    const auto store = house.open();
    const auto make = [&](const char* id, TableStatus status, bool is_listed, Names players,
                          std::int64_t changed) {
        CreateTable table = create(id);
        table.head = {id, status, is_listed, std::move(players), "{}", changed};
        ASSERT_EQ(ask(*store, table), "written");
    };
    make("A", TableStatus::open, true, {"ann"}, 5);
    make("B", TableStatus::running, true, {"ann", "bob"}, 7);
    make("C", TableStatus::running, false, {"bob"}, 6);
    make("D", TableStatus::over, true, {}, 8);
    make("E", TableStatus::open, true, {"ann", "ann"}, 5);
    EXPECT_EQ(list(*store, {}), "D B A E");
    EXPECT_EQ(list(*store, {.listed_only = false}), "D B C A E");
    EXPECT_EQ(list(*store, {.status = TableStatus::running, .listed_only = false}), "B C");
    EXPECT_EQ(list(*store, {.status = TableStatus::open}), "A E");
    EXPECT_EQ(list(*store, {.player = "bob", .listed_only = false}), "B C");
    EXPECT_EQ(list(*store, {.status = TableStatus::open, .player = "ann"}), "A E");
    EXPECT_EQ(list(*store, {.player = "bo"}), "");
    EXPECT_EQ(list(*store, {.listed_only = false, .limit = 2}), "D B");
    EXPECT_EQ(list(*store, {.limit = 0}), "");
}

STORE_TEST("whoever leaves a seat is no longer found there")
{
    const auto store = house.open();
    ASSERT_EQ(ask(*store, create("A1")), "written");
    const auto seat = [](std::uint64_t number, Names players) {
        AppendRecords change = append("A1", number);
        change.head.players = std::move(players);
        return change;
    };
    // Asked for together: the last one counts, whatever the store remembers of the ones before.
    EXPECT_EQ(ask_all(*store, {seat(2, {"ann"}), seat(3, {"bob"}), seat(4, {"player of A1"}),
                               seat(5, {"ann", "cay"})}),
              (Names{"written", "written", "written", "written"}));
    EXPECT_EQ(list(*store, {.player = "bob"}), "");
    EXPECT_EQ(list(*store, {.player = "player of A1"}), "");
    EXPECT_EQ(list(*store, {.player = "ann"}), "A1");
    EXPECT_EQ(ask(*store, seat(6, {"cay"})), "written");
    EXPECT_EQ(list(*store, {.player = "ann"}), "");
    EXPECT_EQ(list(*store, {.player = "cay"}), "A1");
    // A refused change of seats changes nothing, also not what the next one does.
    EXPECT_EQ(ask(*store, seat(6, {"dan"})), "conflict");
    EXPECT_EQ(ask(*store, seat(7, {"cay"})), "written");
    EXPECT_EQ(list(*store, {.player = "dan"}), "");
    EXPECT_EQ(list(*store, {.player = "cay"}), "A1");
}

STORE_TEST("writes take effect in the order of asking, and a broken rule spoils no other write")
{
    const auto store = house.open();
    EXPECT_EQ(ask_all(*store, {create("A1"), append("A1", 2), create("A1"), append("A1", 4),
                               append("A1", 3), create("B1"), append("B2", 2), CloseTable{"B1"},
                               append("B1", 2), append("A1", 4)}),
              (Names{"written", "written", "exists", "conflict", "written", "written", "not_found",
                     "written", "not_owner", "written"}));
    EXPECT_EQ(read(*store, "A1").records, records(1, 4));
    EXPECT_EQ(read(*store, "B1").records, records(1, 1));
}

STORE_TEST("requests that break a limit are invalid and harm nobody")
{
    const auto store = house.open();
    std::vector<StoreRequest> requests;
    Names expected;
    const auto add = [&](StoreRequest request, const char* name) {
        requests.push_back(std::move(request));
        expected.emplace_back(name);
    };
    add(create("A1"), "written");
    AppendRecords wrong = append("A1", 2);
    wrong.records[0].body = std::string("a\0b", 3);
    add(wrong, "invalid");
    wrong.records[0].body = "\xC3";
    add(wrong, "invalid");
    wrong.records[0].body = std::string(record_bytes_max + 1, 'x');
    add(wrong, "invalid");
    add(create(std::string(table_id_max + 1, 'x')), "invalid");
    add(SendMail{"beta", std::string(mail_bytes_max + 1, 'x')}, "invalid");
    add(ListTables{.limit = list_max + 1}, "invalid");
    add(append("A1", 2), "written");
    EXPECT_EQ(ask_all(*store, std::move(requests)), expected);
    EXPECT_EQ(read(*store, "A1").records, records(1, 2));
}

STORE_TEST("mail to oneself arrives, and mail to nobody gets lost without complaint")
{
    NewsBox news;
    const auto store = house.open(&news);
    EXPECT_EQ(ask(*store, SendMail{"alpha", "hello, it's me 🎲"}), "written");
    EXPECT_EQ(ask(*store, SendMail{"nobody", "hello"}), "written");
    EXPECT_EQ(ask(*store, SendMail{"alpha", std::string(mail_bytes_max, 'x')}), "written");
    EXPECT(news.has("mail alpha hello, it's me 🎲"));
    EXPECT(news.has("mail alpha " + std::string(mail_bytes_max, 'x')));
    EXPECT_EQ(news.lines().size(), 2U);
}

STORE_TEST("a server hears nothing of its own changes")
{
    NewsBox news;
    const auto store = house.open(&news);
    EXPECT_EQ(ask(*store, create("A1")), "written");
    EXPECT_EQ(ask(*store, append("A1", 2)), "written");
    EXPECT_EQ(ask(*store, SendMail{"alpha", "the last"}), "written");
    EXPECT(news.has("mail alpha the last"));
    EXPECT_EQ(news.lines().size(), 1U);
}

STORE_TEST("appends of many tables share transactions, and all of them are there")
{
    constexpr std::uint64_t tables = 20;
    constexpr std::uint64_t numbers = 25;
    const auto store = house.open();
    std::atomic<std::uint64_t> written = 0;
    std::vector<std::thread> askers;
    for (int asker = 0; asker < 4; ++asker) {
        askers.emplace_back([&, asker] {
            const auto count = [&](const StoreAnswer& answer) {
                if (std::holds_alternative<Written>(answer)) ++written;
            };
            for (std::uint64_t table = 0; table < tables; ++table) {
                if (table % 4 != static_cast<std::uint64_t>(asker)) continue;
                const std::string id = "T" + std::to_string(table);
                store->perform(create(id), count);
                for (std::uint64_t number = 2; number <= numbers; ++number) {
                    store->perform(append(id, number), count);
                }
            }
        });
    }
    for (std::thread& asker : askers) asker.join();
    EXPECT_EQ(ask(*store, create("Last")), "written");
    EXPECT_EQ(written, tables * numbers);
    EXPECT_EQ(store->counts().writes, tables * numbers + 1);
    EXPECT_LT(store->counts().transactions, tables * numbers / 4);
    for (std::uint64_t table = 0; table < tables; ++table) {
        EXPECT_EQ(read(*store, "T" + std::to_string(table)).records, records(1, numbers));
    }
}

STORE_TEST("stopping answers everything first")
{
    const auto store = house.open();
    std::atomic<int> written = 0;
    for (int table = 0; table < 300; ++table) {
        store->perform(create("T" + std::to_string(table)), [&](const StoreAnswer& answer) {
            if (std::holds_alternative<Written>(answer)) ++written;
        });
    }
    store->stop();
    EXPECT_EQ(written, 300);
    EXPECT_EQ(ask(*store, ListTables{}), "unavailable");
}

STORE_TEST("a store that dies answers each request exactly once, and keeps what it promised")
{
    std::mutex mutex;
    std::map<std::string, Names> answers;
    {
        const auto store = house.open();
        for (int table = 0; table < 2'000; ++table) {
            const std::string id = "T" + std::to_string(table);
            store->perform(create(id), [&, id](const StoreAnswer& answer) {
                const std::scoped_lock lock{mutex};
                answers[id].push_back(name_of(answer));
            });
        }
    }
    EXPECT_EQ(answers.size(), 2'000U);
    const auto store = house.open();
    for (const auto& [id, names] : answers) {
        ASSERT_EQ(names.size(), 1U) << id;
        EXPECT_EQ(ask(*store, ReadTable{id, 0}), names[0] == "written" ? "read" : "not_found");
    }
}

STORE_TEST("a record that is not what was written is damage, and other tables do not suffer")
{
    {
        const auto store = house.open();
        for (const char* id : {"A1", "B1", "C1", "D1"}) {
            ASSERT_EQ(ask(*store, create(id, 3)), "written");
        }
        store->stop();
    }
    house.edit("UPDATE @records SET body = '{\"move\":7}' WHERE table_id = 'A1' AND number = 2");
    house.edit("DELETE FROM @records WHERE table_id = 'B1' AND number = 3");
    house.edit("UPDATE @tables SET status = 9 WHERE id = 'C1'");
    const auto store = house.open();
    for (const char* id : {"A1", "B1", "C1"}) {
        EXPECT_EQ(ask(*store, OpenTable{id}), "damaged") << id;
        EXPECT_EQ(ask(*store, ReadTable{id, 0}), "damaged") << id;
    }
    EXPECT_EQ(open_table(*store, "D1").records, records(1, 3));
}

STORE_TEST("a damaged snapshot is left out, because the records suffice")
{
    {
        const auto store = house.open();
        CreateTable table = create("A1", 3);
        table.snapshot = StoredSnapshot{3, "position"};
        ASSERT_EQ(ask(*store, table), "written");
        store->stop();
    }
    house.edit("UPDATE @snapshots SET number = 2");
    const auto store = house.open();
    const TableRead opened = open_table(*store, "A1");
    EXPECT_EQ(opened.records, records(1, 3));
    EXPECT_EQ(opened.snapshot, std::nullopt);
}

STORE_TEST("the address says which kind of store it is")
{
    const auto opened = open_store(house.address(), "alpha", [](const StoreNews&) {});
    ASSERT_TRUE(opened) << opened.problem().words;
    EXPECT_EQ(ask(*opened.value(), create("A1")), "written");
    opened.value()->stop();
}

TEST("an address of no known kind and a bad name of a server are problems in words")
{
    const auto nobody = [](const StoreNews&) {};
    EXPECT_EQ(open_store("mysql://secret@host", "alpha", nobody).problem().words,
              "the address of a store begins with sqlite: or postgresql://");
    for (const char* name : {"", "a b", "ä", "123456789012345678901234567890123"}) {
        EXPECT(!open_store("sqlite:tables.db", name, nobody)) << name;
    }
}

TEST("every error has a name")
{
    EXPECT_EQ(name_of(StoreError::unavailable), "unavailable");
    EXPECT_EQ(name_of(StoreError::invalid), "invalid");
}

}  // namespace
}  // namespace sortie
