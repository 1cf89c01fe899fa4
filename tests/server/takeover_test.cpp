// A table that another server owns, and what becomes of its commands when that server is gone.

#include "tests/server/house.h"

namespace sortie {
namespace {

// A table that has begun, seen from a server that does not own it.
struct Follower : House {
    explicit Follower(const House& owner)
    {
        disk = owner.disk;
        other_server = "there";
        open(1, "anna");
    }
    // Anna's move goes to the owner, who does not answer.
    void send_move(const std::string& table)
    {
        EXPECT_EQ(code(1, {{"do", "watch"}, {"table", table}, {"seat", 0}}), "ok");
        EXPECT_EQ(code(1, move(table, 0, "place b2", "a")), "nothing") << "it was decided here";
    }
    // How often the connection was answered so far.
    std::size_t answers()
    {
        std::size_t count = 0;
        for (const json::object& message : inbox[1])
            count += message.at("type") == "answer" ? 1u : 0u;
        return count;
    }
};

TEST("a command that its owner did not answer is decided here as soon as the table is taken over")
{
    House owner;
    const std::string table = owner.begin();
    // At every moment of the way the owner may be gone for long enough.
    for (const Time gone_after : {0, 400, 900, 1'000, 1'400, 1'500, 1'600, 2'900}) {
        Follower here(owner);
        here.send_move(table);
        here.wait(gone_after);
        here.other_server.clear();
        for (Time passed = 0; passed < mail_milliseconds; passed += 100) here.wait(100);
        EXPECT_EQ(here.answers(), 1u) << gone_after;
        EXPECT_EQ(here.core.table(table)->match()->history().size(), 1u) << gone_after;
    }
}

TEST("a command that the owner has played before he was gone is answered, and not played again")
{
    House owner;
    const std::string table = owner.begin();
    Follower follower(owner);
    follower.send_move(table);
    EXPECT_EQ(owner.code(1, owner.move(table, 0, "place b2", "a")), "ok");
    follower.disk = owner.disk;
    follower.other_server.clear();
    follower.wait(takeover_milliseconds);
    EXPECT_EQ(follower.answers(), 1u);
    EXPECT_EQ(follower.core.table(table)->match()->history().size(), 1u);
}

TEST("a command for a table that cannot be taken over is refused, and not forgotten")
{
    House owner;
    const std::string table = owner.begin();
    Follower follower(owner);
    follower.send_move(table);
    follower.disk = owner.disk;
    follower.disk.damage(table);
    follower.other_server.clear();
    follower.wait(takeover_milliseconds);
    ASSERT_EQ(follower.answers(), 1u);
    for (const json::object& message : follower.inbox[1]) {
        if (message.at("type") == "answer") EXPECT_EQ(message.at("code"), "T_DAMAGED");
    }
}

}  // namespace
}  // namespace sortie
