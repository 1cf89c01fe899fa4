// A real server, real connections and a real disk: killed at any moment, it has lost nothing that it answered.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <map>
#include <set>
#include <string>
#include <thread>

#include "games/games.h"
#include "store/store.h"
#include "table/table.h"
#include "tests/server/process.h"
#include "tests/server/wire_player.h"
#include "tests/support/postgres.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using namespace testing_support;

constexpr std::size_t table_count = 8;

// What a driver of one table has been answered, over all lives of the server.
struct Driven {
    std::string table;  // where he plays now
    std::uint64_t chance = 0;
    std::map<std::string, std::set<std::string>> answered;  // ids of submissions, by table
};

// Plays until the connection breaks.
void drive(std::uint16_t port, std::size_t number, Driven& driven)
{
    WirePlayer player(port, "driver" + std::to_string(number) + "-");
    while (player.is_open()) {
        if (driven.table.empty()) {
            driven.table = player.begin_alone(number % 2 == 0 ? "skirmish" : "tictactoe", 2);
            if (driven.table.empty()) return;
        }
        bool is_over = false;
        const std::string id = player.move_once(driven.table, {0, 1}, driven.chance, is_over);
        if (!id.empty()) driven.answered[driven.table].insert(id);
        if (is_over) driven.table.clear();
    }
}

StoreAnswer ask_store(Store& store, const StoreRequest& request)
{
    std::promise<StoreAnswer> promise;
    store.perform(request, [&](StoreAnswer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
}

// Every answered step of the table is stored, each of them once, and what is stored is a table that plays.
void compare(Store& store, const std::string& id, const std::set<std::string>& answered)
{
    const StoreAnswer answer = ask_store(store, ReadTable{id, 0});
    const TableRead* read = std::get_if<TableRead>(&answer);
    ASSERT_NE(read, nullptr) << "a table is gone: " << id;
    std::vector<Happened> happened;
    std::set<std::string> ids;
    for (const Record& record : read->records) {
        const Result<Happening> happening = read_happening(record.body);
        ASSERT_TRUE(happening.is_ok());
        happened.push_back({record.time, happening.value()});
        const Moved* moved = std::get_if<Moved>(&happening.value());
        if (moved != nullptr) EXPECT_TRUE(ids.insert(moved->id).second) << "played twice";
    }
    for (const std::string& each : answered) {
        EXPECT_TRUE(ids.contains(each)) << "an answered step is lost: " << id << " " << each;
    }
    const Result<Table> table = Table::load(all_games(), id, happened, std::nullopt);
    EXPECT_TRUE(table.is_ok()) << (table ? "" : table.problem().words);
}

// How many answered steps were looked for.
std::size_t compare_all(const std::string& address, const std::vector<Driven>& all)
{
    auto store = open_store(address, "inspector", [](const StoreNews&) {});
    EXPECT_TRUE(store.is_ok()) << store.problem().words;
    if (!store) return 0;
    const std::unique_ptr<Store> opened = store.take();
    std::size_t steps = 0;
    for (const Driven& driven : all) {
        for (const auto& [table, answered] : driven.answered) {
            compare(*opened, table, answered);
            steps += answered.size();
        }
    }
    opened->stop();
    return steps;
}

void kill_again_and_again(const std::string& address, int kills)
{
    std::vector<Driven> all(table_count);
    for (std::size_t i = 0; i < table_count; ++i) all[i].chance = 1000 + i;
    SmallRng rng(static_cast<std::uint64_t>(kills));
    std::size_t steps = 0;
    for (int kill = 0; kill < kills; ++kill) {
        // With one name the server is the same one again, and need not wait until its own lease has run out.
        ServerProcess server(address, {"--name", "victim"});
        ASSERT_TRUE(server.is_running()) << server.said();
        std::vector<std::thread> drivers;
        for (std::size_t i = 0; i < table_count; ++i) {
            drivers.emplace_back(drive, server.port(), i, std::ref(all[i]));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(40 + rng.below(400)));
        server.kill();
        for (std::thread& driver : drivers) driver.join();
        // Looking at everything takes longer and longer; once in a while is often enough.
        if (kill % 10 == 9 || kill + 1 == kills) steps = compare_all(address, all);
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(steps, static_cast<std::size_t>(kills)) << "hardly anything was played";
    std::printf("%d kills, %zu answered steps, none lost\n", kills, steps);
}

}  // namespace

TEST("a server on SQLite that is killed has lost no answered step")
{
    const TemporaryFolder folder;
    kill_again_and_again("sqlite:" + (folder / "tables.db").string(), 10);
}

TEST("a server on PostgreSQL that is killed has lost no answered step")
{
    kill_again_and_again(shared_postgres().make_database(), 10);
}

LONG_TEST("three hundred kills of a server on SQLite lose nothing")
{
    const TemporaryFolder folder;
    kill_again_and_again("sqlite:" + (folder / "tables.db").string(), 300);
}

LONG_TEST("three hundred kills of a server on PostgreSQL lose nothing")
{
    kill_again_and_again(shared_postgres().make_database(), 300);
}

}  // namespace sortie
