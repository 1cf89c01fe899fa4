#pragma once
// What tests of the store share: houses in which stores of one kind live for one test, questions that wait for their
// answer, and small tables.
//
//     STORE_TEST("a table that was created can be read")     // runs once for each kind of store
//     {
//         auto store = house.open();
//         ASSERT_EQ(ask(*store, create("A1", 3)), "written");
//         EXPECT_EQ(read(*store, "A1").records.size(), 3);
//     }

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/queued_store.h"
#include "store/store.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {

// Keeps what a store tells, as one line each: "changed A1 4", "mail beta hello", "lost A1".
class NewsBox {
public:
    std::function<void(StoreNews)> listener();
    // Waits until the line has come; false after some seconds.
    bool has(const std::string& line);
    std::vector<std::string> lines();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
};

class StoreHouse {
public:
    StoreHouse() = default;
    virtual ~StoreHouse() = default;
    StoreHouse(const StoreHouse&) = delete;
    StoreHouse& operator=(const StoreHouse&) = delete;

    virtual std::string address() const = 0;
    // Changes the data behind the store's back. "@records" is the name of the table of records.
    virtual void edit(std::string sql) = 0;

    // A store that the test needs; its absence ends the test program.
    virtual std::unique_ptr<QueuedStore> open(NewsBox* news = nullptr) = 0;
};

class SqliteHouse final : public StoreHouse {
public:
    std::filesystem::path file() const { return folder_ / "tables.db"; }
    std::string address() const override { return "sqlite:" + file().string(); }
    void edit(std::string sql) override;
    std::unique_ptr<QueuedStore> open(NewsBox* news) override;

private:
    TemporaryFolder folder_;
};

class PostgresHouse final : public StoreHouse {
public:
    PostgresHouse();
    std::string address() const override { return address_; }
    void edit(std::string sql) override;
    std::unique_ptr<QueuedStore> open(NewsBox* news) override;

private:
    std::string address_;
};

// ---- Requests -----------------------------------------------------------------------------------

TableHead head(const std::string& id);
// Records with these numbers.
std::vector<Record> records(std::uint64_t first, std::uint64_t last);
CreateTable create(const std::string& id, std::uint64_t last = 1);
AppendRecords append(const std::string& id, std::uint64_t first, std::uint64_t last);
inline AppendRecords append(const std::string& id, std::uint64_t number)
{
    return append(id, number, number);
}

// ---- Answers ------------------------------------------------------------------------------------

StoreAnswer answer_of(Store& store, StoreRequest request);
// "written", "read", "list", or the name of the failure, with the owner: "not_owner beta".
std::string name_of(const StoreAnswer& answer);
std::string ask(Store& store, StoreRequest request);
// Empty if the table cannot be read, which fails the test.
TableRead read(Store& store, const std::string& id, std::uint64_t after = 0);
TableRead open_table(Store& store, const std::string& id);
// The ids, with a space between them.
std::string list(Store& store, ListTables request);

// Several requests that are asked for before the first answer is waited for, and what happens in between.
std::vector<std::string> ask_all(
    Store& store, std::vector<StoreRequest> requests,
    const std::function<void()>& in_between = [] {});

}  // namespace sortie

#define STORE_TEST(sentence) SORTIE_STORE_TEST_WITH_ID(sentence, __COUNTER__)
#define SORTIE_STORE_TEST_WITH_ID(sentence, id) SORTIE_STORE_TEST_DEFINE(sentence, id)
#define SORTIE_STORE_TEST_DEFINE(sentence, id) \
    static void sortie_store_test_##id(::sortie::StoreHouse& house); \
    template <class House> \
    static void sortie_store_test_in_##id() \
    { \
        House house; \
        sortie_store_test_##id(house); \
    } \
    [[maybe_unused]] static const bool sortie_store_tests_registered_##id = \
        ::sortie::testing_support::register_test( \
            {"SQLite: " sentence, __FILE__, __LINE__, \
             sortie_store_test_in_##id<::sortie::SqliteHouse>, false}) && \
        ::sortie::testing_support::register_test( \
            {"PostgreSQL: " sentence, __FILE__, __LINE__, \
             sortie_store_test_in_##id<::sortie::PostgresHouse>, false}); \
    static void sortie_store_test_##id([[maybe_unused]] ::sortie::StoreHouse& house)
