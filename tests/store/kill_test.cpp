// A process that writes is killed in the middle, again and again: what it was told is written has to be there.

#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/stores.h"

namespace sortie {
namespace {

constexpr int tables = 6;

// What the writer reports about one answer, small enough to go through a pipe in one piece.
struct Report {
    int table;
    std::uint64_t number;
};

std::string id_of(int round, int table)
{
    return "R" + std::to_string(round) + "T" + std::to_string(table);
}

// Writes on and on, every table on its own: the next record as soon as the last is answered.
class Writer {
public:
    Writer(Store& store, int round, int pipe) : store_(store), round_(round), pipe_(pipe) {}

    void begin(int table)
    {
        store_.perform(create(id_of(round_, table)),
                       [this, table](const StoreAnswer& answer) { go_on(table, 1, answer); });
    }

private:
    void go_on(int table, std::uint64_t number, const StoreAnswer& answer)
    {
        if (!std::holds_alternative<Written>(answer)) _exit(2);
        const Report report{table, number};
        if (write(pipe_, &report, sizeof report) != sizeof report) _exit(3);
        store_.perform(
            append(id_of(round_, table), number + 1),
            [this, table, number](const StoreAnswer& next) { go_on(table, number + 1, next); });
    }

    Store& store_;
    int round_;
    int pipe_;
};

[[noreturn]] void write_until_killed(StoreHouse& house, int round, int pipe)
{
    const auto store = house.open();
    Writer writer{*store, round, pipe};
    for (int table = 0; table < tables; ++table) writer.begin(table);
    for (;;) pause();
}

// Kills a writer after so many reports and returns the last number that it reported of each table.
std::map<int, std::uint64_t> kill_a_writer(StoreHouse& house, int round, int reports)
{
    std::array<int, 2> ends{};
    CHECK(pipe(ends.data()) == 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        write_until_killed(house, round, ends[1]);
    }
    close(ends[1]);
    std::map<int, std::uint64_t> last;
    Report report{};
    for (int count = 1; ::read(ends[0], &report, sizeof report) == sizeof report; ++count) {
        last[report.table] = report.number;
        if (count == reports) kill(child, SIGKILL);
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT(WIFSIGNALED(status)) << "it ended by itself with " << WEXITSTATUS(status);
    return last;
}

STORE_TEST("nothing answered is lost when the process is killed, and nothing is half there")
{
    for (int round = 0; round < 8; ++round) {
        const auto last = kill_a_writer(house, round, 10 + 37 * round);
        const auto store = house.open();
        for (const auto& [table, number] : last) {
            const TableRead found = open_table(*store, id_of(round, table));
            const std::uint64_t count = found.records.size();
            EXPECT_GE(count, number) << "round " << round;
            // At most one write of each table was on its way.
            EXPECT_LE(count, number + 1) << "round " << round;
            EXPECT_EQ(found.records, records(1, count));
            EXPECT_EQ(ask(*store, append(id_of(round, table), count + 1)), "written");
        }
        EXPECT_FALSE(last.empty());
        store->stop();
    }
}

}  // namespace
}  // namespace sortie
