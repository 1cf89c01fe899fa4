// Two servers share one PostgreSQL: players of one table sit at different servers, and when the server that owns the
// table dies, the other one goes on.

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "store/store.h"
#include "tests/server/process.h"
#include "tests/server/wire_player.h"
#include "tests/support/postgres.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using namespace testing_support;
namespace json = boost::json;
using Clock = std::chrono::steady_clock;

// With the next answer.
constexpr std::chrono::seconds patience{60};

struct Guest {
    std::unique_ptr<WirePlayer> player;
    int seat = 0;
    std::uint64_t chance = 0;
    std::size_t answered = 0;
    bool is_over = false;
};

// Both play until so many moves are answered, or the game is over.
void play(std::vector<Guest>& guests, const std::string& table, std::size_t moves)
{
    Clock::time_point end = Clock::now() + patience;
    std::size_t made = 0;
    while (made < moves && Clock::now() < end) {
        bool has_moved = false;
        bool is_over = true;
        for (Guest& guest : guests) {
            const std::string id =
                guest.player->move_once(table, {guest.seat}, guest.chance, guest.is_over);
            has_moved |= !id.empty();
            made += id.empty() ? 0u : 1u;
            guest.answered += id.empty() ? 0u : 1u;
            is_over &= guest.is_over;
        }
        if (is_over) return;
        if (has_moved) {
            end = Clock::now() + patience;
        } else {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
    EXPECT_LT(Clock::now(), end) << "nothing goes on";
}

std::string begin(std::vector<Guest>& guests)
{
    WirePlayer& host = *guests[0].player;
    const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    const json::object created =
        host.ask({{"do", "create"}, {"game", "skirmish"}, {"seats", seats}});
    if (!WirePlayer::is_ok(created)) return "";
    std::string table(created.at("table").get_string());
    for (Guest& guest : guests) {
        const json::object taken = guest.player->ask(
            {{"do", "take"}, {"table", table}, {"seat", guest.seat}, {"name", "guest"}});
        EXPECT_TRUE(WirePlayer::is_ok(taken));
    }
    EXPECT_TRUE(WirePlayer::is_ok(host.ask({{"do", "begin"}, {"table", table}})));
    return table;
}

std::size_t steps_of(WirePlayer& player, const std::string& table)
{
    const json::object seen = player.ask({{"do", "replay"}, {"table", table}});
    if (!WirePlayer::is_ok(seen)) return 0;
    const std::string replay(seen.at("replay").get_string());
    std::size_t steps = 0;
    for (std::size_t at = replay.find(" => "); at != std::string::npos;
         at = replay.find(" => ", at + 1)) {
        ++steps;
    }
    return steps;
}

}  // namespace

TEST("players of one table at two servers play on when the server that owns it dies")
{
    const std::string store = shared_postgres().make_database();
    auto first = std::make_unique<ServerProcess>(store, std::vector<std::string>{"--name", "one"});
    ServerProcess second(store, {"--name", "two"});
    ASSERT_TRUE(first->is_running() && second.is_running());
    std::vector<Guest> guests(2);
    guests[0] = {std::make_unique<WirePlayer>(first->port(), "anna-"), 0, 3};
    guests[1] = {std::make_unique<WirePlayer>(second.port(), "bert-"), 1, 5};
    // A game may be short; it takes one that still runs after some moves.
    constexpr int first_moves = 10;
    std::string table;
    Clock::duration time_of_move{};
    do {
        for (Guest& guest : guests) guest.answered = 0;
        for (Guest& guest : guests) guest.is_over = false;
        table = begin(guests);
        ASSERT_NE(table, "");
        const Clock::time_point begun = Clock::now();
        play(guests, table, first_moves);
        time_of_move = (Clock::now() - begun) / first_moves;
        ASSERT_FALSE(testing::Test::HasFailure());
    } while (guests[0].is_over || guests[1].is_over);

    const Clock::time_point killed = Clock::now();
    first->kill();
    guests[0].player = std::make_unique<WirePlayer>(second.port(), "anna-");
    const std::size_t before = guests[0].answered + guests[1].answered;
    play(guests, table, 1);
    ASSERT_GT(guests[0].answered + guests[1].answered, before);
    const Clock::duration gap = Clock::now() - killed;
    // A few seconds, and on a busy machine as much more as a hundred moves take there.
    EXPECT_LT(gap, std::chrono::seconds(5) + 100 * time_of_move);
    play(guests, table, 100'000);
    ASSERT_TRUE(guests[0].is_over && guests[1].is_over);
    const std::size_t answered = guests[0].answered + guests[1].answered;
    EXPECT_EQ(steps_of(*guests[1].player, table), answered) << "answered moves and stored ones";
    const auto in_words = [](Clock::duration time) {
        return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
    };
    std::printf("%zu moves, one in %s ms, the next one %s ms after the owner died\n", answered,
                in_words(time_of_move).c_str(), in_words(gap).c_str());
}

}  // namespace sortie
