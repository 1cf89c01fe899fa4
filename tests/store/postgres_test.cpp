#include "store/postgres.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "tests/store/stores.h"
#include "tests/support/postgres.h"

namespace sortie {
namespace {

using Names = std::vector<std::string>;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// Short enough to wait for, long enough for a machine that is busy.
constexpr PostgresOptions impatient{.lease = 1'000, .renewal = 100, .name_wait = 3'000};
// Never renews while a test runs: a server that hangs.
constexpr PostgresOptions asleep{.lease = 200, .renewal = 3'600'000, .name_wait = 3'000};

std::unique_ptr<QueuedStore> open(const PostgresHouse& house, const char* server,
                                  NewsBox* news = nullptr, PostgresOptions options = impatient)
{
    auto listener = news == nullptr ? [](const StoreNews&) {} : news->listener();
    auto opened = open_postgres(house.address(), server, std::move(listener), options);
    if (!opened) fault(opened.problem().words.c_str());
    return opened.take();
}

// Asks again until the answer is this one; how long that took.
milliseconds wait_for(Store& store, const StoreRequest& request, const std::string& answer)
{
    const auto begin = Clock::now();
    while (ask(store, request) != answer) {
        if (Clock::now() - begin > std::chrono::seconds{20}) {
            ADD_FAILURE() << "never answered " << answer;
            break;
        }
        std::this_thread::sleep_for(milliseconds{10});
    }
    return std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
}

TEST("a table has one owner, whom the others are told")
{
    const PostgresHouse house;
    const auto alpha = open(house, "alpha");
    const auto beta = open(house, "beta");
    ASSERT_EQ(ask(*alpha, create("A1", 2)), "written");
    EXPECT_EQ(ask(*beta, OpenTable{"A1"}), "not_owner alpha");
    EXPECT_EQ(ask(*beta, append("A1", 3)), "not_owner alpha");
    EXPECT_EQ(ask(*beta, CloseTable{"A1"}), "not_owner alpha");
    EXPECT_EQ(ask(*beta, create("A1")), "exists");
    const TableRead seen = read(*beta, "A1");
    EXPECT_EQ(seen.owner, "alpha");
    EXPECT_EQ(seen.records, records(1, 2));
}

TEST("a table that is given back can be opened elsewhere at once")
{
    const PostgresHouse house;
    const auto alpha = open(house, "alpha", nullptr, {});
    const auto beta = open(house, "beta", nullptr, {});
    ASSERT_EQ(ask_all(*alpha, {create("A1"), create("B1")}), (Names{"written", "written"}));
    ASSERT_EQ(ask(*alpha, CloseTable{"A1"}), "written");
    EXPECT_EQ(open_table(*beta, "A1").owner, "beta");
    EXPECT_EQ(ask(*alpha, append("A1", 2)), "not_owner beta");
    EXPECT_EQ(ask(*beta, append("A1", 2)), "written");
    alpha->stop();
    EXPECT_EQ(open_table(*beta, "B1").owner, "beta");
}

TEST("the tables of a server that dies are free when its lease has run out, not before")
{
    const PostgresHouse house;
    auto alpha = open(house, "alpha");
    const auto beta = open(house, "beta");
    ASSERT_EQ(ask(*alpha, create("A1", 2)), "written");
    // A living server keeps its table for much longer than a lease.
    std::this_thread::sleep_for(milliseconds{impatient.lease * 3 / 2});
    EXPECT_EQ(ask(*beta, OpenTable{"A1"}), "not_owner alpha");
    alpha.reset();
    EXPECT_EQ(ask(*beta, OpenTable{"A1"}), "not_owner alpha");
    wait_for(*beta, OpenTable{"A1"}, "read");
    EXPECT_EQ(ask(*beta, append("A1", 3)), "written");
    EXPECT_EQ(read(*beta, "A1").records, records(1, 3));
}

TEST("with the leases of a real server a table moves over within five seconds")
{
    const PostgresHouse house;
    auto alpha = open(house, "alpha", nullptr, {});
    const auto beta = open(house, "beta", nullptr, {});
    ASSERT_EQ(ask(*alpha, create("A1")), "written");
    alpha.reset();
    EXPECT_LT(wait_for(*beta, OpenTable{"A1"}, "read"), milliseconds{5'000});
}

TEST("a server that slept through its lease cannot write any more")
{
    const PostgresHouse house;
    const auto alpha = open(house, "alpha", nullptr, asleep);
    const auto beta = open(house, "beta");
    ASSERT_EQ(ask_all(*alpha, {create("A1"), create("B1")}), (Names{"written", "written"}));
    wait_for(*beta, OpenTable{"A1"}, "read");
    EXPECT_EQ(read(*alpha, "A1").owner, "beta");
    EXPECT_EQ(ask_all(*alpha, {append("A1", 2), append("B1", 2)}),
              (Names{"not_owner beta", "written"}));
    EXPECT_EQ(ask(*beta, append("A1", 2)), "written");
}

TEST("a server that wakes up too late hears which tables it has lost")
{
    const PostgresHouse house;
    NewsBox news;
    const auto alpha =
        open(house, "alpha", &news, {.lease = 100, .renewal = 1'500, .name_wait = 3'000});
    const auto beta = open(house, "beta");
    ASSERT_EQ(ask_all(*alpha, {create("A1"), create("B1")}), (Names{"written", "written"}));
    wait_for(*beta, OpenTable{"A1"}, "read");
    EXPECT(news.has("lost A1"));
    EXPECT_EQ(news.lines().size(), 1U);
}

TEST("of two servers that want a free table at the same time one gets it")
{
    const PostgresHouse house;
    const auto alpha = open(house, "alpha");
    const auto beta = open(house, "beta");
    for (int round = 0; round < 20; ++round) {
        const std::string id = "T" + std::to_string(round);
        ASSERT_EQ(ask(*alpha, create(id)), "written");
        ASSERT_EQ(ask(*alpha, CloseTable{id}), "written");
        Names answers(2);
        std::thread other{[&] { answers[0] = ask(*beta, OpenTable{id}); }};
        answers[1] = ask(*alpha, OpenTable{id});
        other.join();
        EXPECT(answers == (Names{"read", "not_owner beta"}) ||
               answers == (Names{"not_owner alpha", "read"}))
            << answers[0] << ", " << answers[1];
    }
}

TEST("servers hear of each other's changes and mail, after these can be read")
{
    const PostgresHouse house;
    NewsBox alpha_news;
    NewsBox beta_news;
    const auto alpha = open(house, "alpha", &alpha_news);
    const auto beta = open(house, "beta", &beta_news);
    ASSERT_EQ(ask(*alpha, create("A1", 2)), "written");
    EXPECT(beta_news.has("changed A1 2"));
    ASSERT_EQ(ask(*alpha, append("A1", 3, 5)), "written");
    EXPECT(beta_news.has("changed A1 5"));
    EXPECT_EQ(read(*beta, "A1", 2).records, records(3, 5));
    ASSERT_EQ(ask(*beta, SendMail{"alpha", "{\"move\":\"e2 e4 'ä'\"}"}), "written");
    EXPECT(alpha_news.has("mail beta {\"move\":\"e2 e4 'ä'\"}"));
    EXPECT_EQ(ask(*alpha, append("A1", 7)), "conflict");
    ASSERT_EQ(ask(*alpha, SendMail{"beta", "end"}), "written");
    EXPECT(beta_news.has("mail alpha end"));
    EXPECT_EQ(beta_news.lines(), (Names{"changed A1 2", "changed A1 5", "mail alpha end"}));
    EXPECT_EQ(alpha_news.lines().size(), 1U);
}

TEST("a name is for one living server")
{
    const PostgresHouse house;
    const auto alpha = open(house, "alpha");
    ASSERT_EQ(ask(*alpha, create("A1")), "written");
    const auto second = open_postgres(house.address(), "alpha", [](const StoreNews&) {},
                                      {.lease = 600, .renewal = 100, .name_wait = 100});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.problem().words, "cannot open the store: another server has the name 'alpha'");
    EXPECT_EQ(ask(*alpha, append("A1", 2)), "written");
}

TEST("a database that is not there is a problem in words, without the password")
{
    const auto opened = open_postgres("postgresql://sortie:secret@127.0.0.1:1/none", "alpha",
                                      [](const StoreNews&) {});
    ASSERT_FALSE(opened);
    EXPECT(opened.problem().words.find("cannot open the store") != std::string::npos);
    EXPECT(opened.problem().words.find("secret") == std::string::npos);
}

TEST("a write that the database refuses spoils no other write of its group")
{
    PostgresHouse house;
    const auto store = open(house, "alpha");
    ASSERT_EQ(ask_all(*store, {create("A1"), create("B1"), create("C1")}),
              (Names{"written", "written", "written"}));
    house.edit("CREATE FUNCTION @refuse() RETURNS trigger LANGUAGE plpgsql AS"
               " $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$;"
               "CREATE TRIGGER refuse BEFORE INSERT ON @records FOR EACH ROW"
               " WHEN (NEW.table_id = 'B1') EXECUTE FUNCTION @refuse()");
    EXPECT_EQ(ask_all(*store, {append("A1", 2), append("B1", 2), append("C1", 2), append("B1", 3),
                               append("A1", 3)}),
              (Names{"written", "full", "written", "conflict", "written"}));
    EXPECT_EQ(read(*store, "A1").records, records(1, 3));
    EXPECT_EQ(read(*store, "B1").records, records(1, 1));
    EXPECT_EQ(read(*store, "C1").records, records(1, 2));
}

TEST("after a cut connection the store comes back by itself and owns what it owned")
{
    PostgresHouse house;
    NewsBox news;
    const auto store = open(house, "alpha", &news, {});
    ASSERT_EQ(ask(*store, create("A1")), "written");
    house.edit("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
               " WHERE application_name = 'sortie alpha' AND datname = current_database()");
    wait_for(*store, ListTables{}, "list");
    EXPECT_EQ(ask(*store, append("A1", 2)), "written");
    EXPECT_EQ(ask(*store, SendMail{"alpha", "still listening"}), "written");
    EXPECT(news.has("mail alpha still listening"));
    EXPECT_EQ(news.lines().size(), 1U);
}

TEST("a crash of the database loses nothing that was answered, and requests fail until it is back")
{
    const PostgresHouse house;
    const auto store = open(house, "alpha", nullptr, {});
    ASSERT_EQ(ask(*store, create("A1")), "written");
    // One record after the other; the crash comes in between.
    std::uint64_t last = 1;
    std::string failure;
    std::thread crash{[] {
        std::this_thread::sleep_for(milliseconds{100});
        testing_support::shared_postgres().crash();
    }};
    while (failure.empty()) {
        const std::string name = ask(*store, append("A1", last + 1));
        if (name == "written") ++last;
        if (name != "written") failure = name;
    }
    crash.join();
    EXPECT(failure == "uncertain" || failure == "unavailable") << failure;
    EXPECT_EQ(ask(*store, OpenTable{"A1"}), "unavailable");
    EXPECT_EQ(ask(*store, append("A1", last + 1)), "unavailable");
    testing_support::shared_postgres().start();
    wait_for(*store, OpenTable{"A1"}, "read");
    const std::uint64_t count = read(*store, "A1").records.size();
    EXPECT_GE(count, last);
    EXPECT_LE(count, last + (failure == "uncertain" ? 1 : 0));
    EXPECT_EQ(ask(*store, append("A1", count + 1)), "written");
}

}  // namespace
}  // namespace sortie
