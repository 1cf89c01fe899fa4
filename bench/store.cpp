// How many appends a store takes in a second, durably: one table that waits for each answer, and many tables of
// which each waits for its own. The store is a fresh SQLite file in the folder for temporary files, or what
// SORTIE_STORE says:
//
//     SORTIE_STORE=postgresql://sortie@db.example.org/sortie build/release/bench/bench_store

#include "store/store.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <string>

#include <benchmark/benchmark.h>

namespace sortie {
namespace {

// Tables of earlier runs may still be there.
std::string fresh_prefix()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return "B" + std::to_string(now / std::chrono::microseconds{1}) + "T";
}

std::string address()
{
    if (const char* given = std::getenv("SORTIE_STORE")) return given;
    const auto file = std::filesystem::temp_directory_path() / "sortie-bench.db";
    for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + ending);
    return "sqlite:" + file.string();
}

// Every table appends its next record as soon as the last one is answered.
class Load {
public:
    Load(Store& store, int tables) : store_(store), last_(static_cast<std::size_t>(tables), 0) {}

    // Until so many records are written.
    void run(std::int64_t count)
    {
        std::unique_lock lock{mutex_};
        left_ = count;
        unanswered_ = 0;
        for (std::size_t table = 0; table < last_.size(); ++table) send(table);
        idle_.wait(lock, [this] { return unanswered_ == 0; });
    }

private:
    void send(std::size_t table)
    {
        if (left_ == 0) return;
        --left_;
        ++unanswered_;
        TableHead head;
        head.id = prefix_ + std::to_string(table);
        head.players = {"a", "b", "c", "d"};
        const std::uint64_t number = ++last_[table];
        std::vector<Record> records{{number, 0, std::string(200, 'x')}};
        const auto done = [this, table](const StoreAnswer& answer) {
            const std::scoped_lock lock{mutex_};
            CHECK(std::holds_alternative<Written>(answer));
            --unanswered_;
            send(table);
            if (unanswered_ == 0) idle_.notify_one();
        };
        if (number == 1) {
            store_.perform(CreateTable{std::move(head), std::move(records)}, done);
        } else {
            store_.perform(AppendRecords{std::move(head), std::move(records)}, done);
        }
    }

    Store& store_;
    std::string prefix_ = fresh_prefix();
    std::mutex mutex_;
    std::condition_variable idle_;
    std::vector<std::uint64_t> last_;
    std::int64_t left_ = 0;
    std::int64_t unanswered_ = 0;
};

void append_records(benchmark::State& state)
{
    auto opened = open_store(address(), "bench", [](const StoreNews&) {});
    if (!opened) {
        state.SkipWithError(opened.problem().words.c_str());
        return;
    }
    const auto tables = static_cast<int>(state.range(0));
    const std::int64_t count = state.range(0) * 4;
    Load load{*opened.value(), tables};
    for ([[maybe_unused]] auto once : state) load.run(count);
    state.SetItemsProcessed(state.iterations() * count);
    opened.value()->stop();
}
BENCHMARK(append_records)->ArgName("tables")->Arg(1)->Arg(8)->Arg(64)->Arg(512)->UseRealTime();

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
