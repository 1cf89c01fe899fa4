#include "store/sqlite.h"

#include <atomic>
#include <csignal>
#include <fstream>
#include <future>

#include <sys/resource.h>

#include "store/sqlite_database.h"
#include "tests/store/stores.h"

namespace sortie {
namespace {

using Names = std::vector<std::string>;

void nobody(const StoreNews&) {}

std::string words_of_opening(const std::filesystem::path& file)
{
    const auto opened = open_sqlite(file, "beta", nobody);
    return opened ? "opened" : opened.problem().words;
}

bool speaks_of(const std::string& words, const std::string& part)
{
    return words.find(part) != std::string::npos;
}

// Holds the thread of a store inside of a transaction, so that a test can fill the queue behind it.
class Gate {
public:
    std::function<void()> before_commit()
    {
        return [this] {
            if (is_first_.exchange(false)) opened_.get_future().wait();
        };
    }
    void open() { opened_.set_value(); }

private:
    std::atomic<bool> is_first_ = true;
    std::promise<void> opened_;
};

TEST("everything that waits goes into one transaction")
{
    const SqliteHouse house;
    Gate gate;
    const auto store =
        open_sqlite(house.file(), "alpha", nobody, {.before_commit = gate.before_commit()}).take();
    std::atomic<int> written = 0;
    for (int table = 0; table < 201; ++table) {
        store->perform(create("T" + std::to_string(table)), [&](const StoreAnswer& answer) {
            if (std::holds_alternative<Written>(answer)) ++written;
        });
    }
    gate.open();
    store->stop();
    EXPECT_EQ(written, 201);
    // The first group has what was there when the thread woke up, the second has the rest.
    EXPECT_LE(store->counts().transactions, 2U);
}

TEST("a second server on the same file is refused in words")
{
    SqliteHouse house;
    const auto store = house.open(nullptr);
    EXPECT(speaks_of(words_of_opening(house.file()), "in use by another server"));
    store->stop();
    EXPECT(speaks_of(words_of_opening(house.file()), "in use by another server"))
        << "the lock lasts as long as the store";
}

TEST("the file can be opened again when the store is gone")
{
    SqliteHouse house;
    house.open(nullptr).reset();
    EXPECT_EQ(words_of_opening(house.file()), "opened");
}

TEST("the database is for its owner's eyes only")
{
    SqliteHouse house;
    const auto store = house.open(nullptr);
    for (const char* ending : {"", "-wal", ".lock"}) {
        const auto mode = std::filesystem::status(house.file().string() + ending).permissions();
        EXPECT_EQ(mode & std::filesystem::perms::mask, std::filesystem::perms{0600}) << ending;
    }
}

TEST("another program may read the database meanwhile, for example for a backup")
{
    SqliteHouse house;
    const auto store = house.open(nullptr);
    ASSERT_EQ(ask(*store, create("A1")), "written");
    {
        SqliteDatabase reader{house.file()};
        EXPECT_EQ(reader.number("SELECT count(*) FROM tables"), 1);
    }
    EXPECT_EQ(ask(*store, append("A1", 2)), "written");
}

TEST("what is no database, and a folder that does not exist, are problems in words")
{
    const TemporaryFolder folder;
    std::ofstream{folder / "letter"} << std::string(5'000, 'x');
    EXPECT(speaks_of(words_of_opening(folder / "letter"), "damaged or no database"));
    EXPECT(speaks_of(words_of_opening(folder / "nowhere/tables.db"), "No such file"));
    EXPECT(speaks_of(words_of_opening(folder / "."), "cannot open the store"));
}

TEST("a file with a destroyed beginning is a problem, with a destroyed middle it is damage")
{
    SqliteHouse house;
    {
        const auto store = house.open(nullptr);
        for (int table = 0; table < 100; ++table) {
            ASSERT_EQ(ask(*store, create("T" + std::to_string(table), 20)), "written");
        }
        store->stop();
    }
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(house.file()));
    const auto destroy = [&](std::streamoff from, std::streamoff to) {
        std::fstream file{house.file(), std::ios::in | std::ios::out | std::ios::binary};
        file.seekp(from);
        for (std::streamoff at = from; at < to; ++at) file.put('\x5A');
    };
    destroy(size / 2, size);
    {
        const auto store = house.open(nullptr);
        int damaged = 0;
        for (int table = 0; table < 100; ++table) {
            const std::string name = ask(*store, OpenTable{"T" + std::to_string(table)});
            EXPECT(name == "read" || name == "damaged" || name == "not_found") << name;
            if (name == "damaged") ++damaged;
        }
        EXPECT_GT(damaged, 0);
    }
    destroy(0, 4'096);
    EXPECT(speaks_of(words_of_opening(house.file()), "damaged or no database"));
}

TEST("when no room is left writes are answered so, and what was written stays")
{
    const SqliteHouse house;
    Gate gate;
    const auto store = open_sqlite(house.file(), "alpha", nobody,
                                   {.pages_max = 60, .before_commit = gate.before_commit()})
                           .take();
    // In one group a write that fits is not spoiled by one that does not.
    AppendRecords huge = append("A1", 2, 11);
    for (Record& record : huge.records) record.body = std::string(60'000, 'x');
    EXPECT_EQ(ask_all(*store,
                      {create("A1"), create("B1"), huge, append("A1", 2), huge, CloseTable{"B1"},
                       append("A1", 3), append("B1", 2)},
                      [&] { gate.open(); }),
              (Names{"written", "written", "full", "written", "conflict", "written", "written",
                     "not_owner"}));
    std::uint64_t last = 3;
    std::string name = "written";
    while (name == "written" && last < 100) {
        AppendRecords big = append("A1", last + 1);
        big.records[0].body = std::string(20'000, 'x');
        name = ask(*store, std::move(big));
        if (name == "written") ++last;
    }
    EXPECT_EQ(name, "full");
    EXPECT_GT(last, 5U);
    EXPECT_EQ(open_table(*store, "A1").records.size(), last);
}

// A disk that refuses to grow any file beyond so many bytes, until it is mended.
void limit_files(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = std::min(bytes, limit.rlim_max);
    setrlimit(RLIMIT_FSIZE, &limit);
}

// Lets a commit run against such a disk and mends it when the last answer is there.
Names answers_of_a_failing_disk(const SqliteHouse& house, const std::function<rlim_t()>& bytes)
{
    std::atomic<bool> is_failing = false;
    const auto store = open_sqlite(house.file(), "alpha", nobody,
                                   {.before_commit =
                                        [&] {
                                            if (is_failing) limit_files(bytes());
                                        }})
                           .take();
    EXPECT_EQ(ask(*store, create("A1")), "written");
    for (std::uint64_t number = 2; number <= 20; ++number) {
        EXPECT_EQ(ask(*store, append("A1", number)), "written");
    }
    is_failing = true;
    std::promise<Names> all;
    Names names;
    // Both go into one group, or each into its own; the disk is mended after the second.
    for (StoreRequest request : std::vector<StoreRequest>{append("A1", 21), create("B1")}) {
        store->perform(std::move(request), [&](const StoreAnswer& answer) {
            names.push_back(name_of(answer));
            if (names.size() < 2) return;
            is_failing = false;
            limit_files(RLIM_INFINITY);
            all.set_value(names);
        });
    }
    Names answered = all.get_future().get();
    // The store goes on where it was.
    EXPECT_EQ(read(*store, "A1").records, records(1, 20));
    EXPECT_EQ(ask(*store, append("A1", 21)), "written");
    store->stop();
    return answered;
}

TEST("a commit that the disk refuses fails all its writes and keeps none")
{
    SqliteHouse house;
    const std::string log = house.file().string() + "-wal";
    const Names names =
        answers_of_a_failing_disk(house, [&] { return std::filesystem::file_size(log); });
    EXPECT_EQ(names, (Names{"unavailable", "unavailable"}));
    const auto store = house.open(nullptr);
    EXPECT_EQ(open_table(*store, "A1").records, records(1, 21));
    EXPECT_EQ(ask(*store, create("B1")), "written");
}

TEST("when not even the log can be cleared nobody knows, and the answer says so")
{
    const SqliteHouse house;
    const Names names = answers_of_a_failing_disk(house, [] { return rlim_t{1}; });
    EXPECT_EQ(names[0], "uncertain");
}

}  // namespace
}  // namespace sortie
