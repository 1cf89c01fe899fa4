// Standing orders: a seat that always passes in a window, and the time that it takes, which tells nothing about a hand.

#include "table/standing.h"

#include <cmath>

#include "tests/table/parlour.h"

namespace sortie {
namespace {

// Everybody passes in every window.
void order_passes(Parlour& parlour)
{
    for (const char* window : {"before_roll", "after_roll"}) {
        for (int seat = 0; seat < static_cast<int>(parlour.table.seats().size()); ++seat) {
            ASSERT_EQ(parlour.ask(SetStanding{seat_at(seat), window, true}, Parlour::player(seat)),
                      "");
        }
    }
}

// A game of skirmish with a secret of its own.
Parlour skirmish_number(int number, int seats)
{
    Created created = created_for(skirmish_game(), seats);
    created.secret = sha256_hex(std::to_string(number));
    Parlour parlour(created);
    for (int seat = 0; seat < seats; ++seat) parlour.sit(seat);
    parlour.begin();
    order_passes(parlour);
    return parlour;
}

// The largest distance between the two distributions (Kolmogorov and Smirnov).
double distance(std::vector<Time> a, std::vector<Time> b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    const auto share = [](const std::vector<Time>& all, Time at) {
        const auto upto = std::upper_bound(all.begin(), all.end(), at) - all.begin();
        return static_cast<double>(upto) / static_cast<double>(all.size());
    };
    double most = 0;
    for (const auto* all : {&a, &b}) {
        for (const Time at : *all) most = std::max(most, std::abs(share(a, at) - share(b, at)));
    }
    return most;
}

}  // namespace

TEST("a standing order is for a window that the game has, and for one's own seat")
{
    Parlour parlour(skirmish_game(), 2);
    const std::uint64_t before = parlour.table.update_number();
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "before_roll", true}, "ben"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "teatime", true}, "ann"), "T_NO_WINDOW");
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "before_roll", true}, "ann"), "");
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "before_roll", true}, "ann"), "");
    EXPECT_EQ(parlour.table.seat(first_seat).passes, std::vector<std::string>{"before_roll"});
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "before_roll", false}, "ann"), "");
    EXPECT(parlour.table.seat(first_seat).passes.empty());
    EXPECT_EQ(parlour.table.update_number(), before) << "nobody is told of it";
}

TEST("a standing order may be for one of the roles in which a window asks")
{
    Parlour parlour(skirmish_game(), 2);
    EXPECT_EQ(
        orders_of(skirmish_game()),
        (std::vector<std::string>{"before_roll", "before_roll.attacker", "before_roll.defender",
                                  "after_roll", "after_roll.attacker", "after_roll.defender"}));
    EXPECT_EQ(parlour.ask(SetStanding{first_seat, "before_roll.umpire", true}, "ann"),
              "T_NO_WINDOW");
    for (int seat = 0; seat < 2; ++seat) {
        ASSERT_EQ(parlour.ask(SetStanding{seat_at(seat), "before_roll.attacker", true},
                              Parlour::player(seat)),
                  "");
    }
    SmallRng rng(4);
    int asked[2] = {0, 0};
    while (!parlour.table.is_over()) {
        if (!parlour.is_in_window()) {
            parlour.move_somebody(rng);
            continue;
        }
        const Windows& windows = *parlour.position().windows();
        const bool is_attacker = windows.window.index == 0 && windows.current_offer().roles == 1;
        ++asked[is_attacker ? 1 : 0];
        EXPECT_EQ(parlour.table.due().has_value(), is_attacker);
        parlour.move_somebody(rng);
    }
    EXPECT_GT(asked[0], 3);
    EXPECT_GT(asked[1], 3);
}

TEST("a standing order passes in its window after the delay, and only there")
{
    Parlour parlour(skirmish_game(), 2);
    order_passes(parlour);
    SmallRng rng(4);
    int passes = 0;
    while (!parlour.table.is_over()) {
        if (!parlour.is_in_window()) {
            EXPECT(!parlour.table.due().has_value());
            parlour.move_somebody(rng);
            continue;
        }
        const Time delay = parlour.table.due().value() - parlour.now;
        EXPECT_GE(delay, parlour.table.pace().window_least);
        EXPECT_LE(delay, parlour.table.pace().window_most);
        EXPECT(parlour.table.act(parlour.now + delay - 1).happenings.empty());
        parlour.wait(delay);
        ASSERT_NE(parlour.last<Moved>(), nullptr);
        EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::standing);
        EXPECT_EQ(parlour.last<Moved>()->move.substr(0, 4), "pass");
        ++passes;
    }
    EXPECT_GT(passes, 3);
}

TEST("a person may still answer by hand before a standing order does")
{
    Parlour parlour = skirmish_number(1, 2);
    SmallRng rng(1);
    while (!parlour.is_in_window()) parlour.move_somebody(rng);
    parlour.move_somebody(rng);
    EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::player);
}

TEST("two tables that differ in hidden hands alone do the same at the same time")
{
    int windows = 0;
    int differences = 0;
    for (int number = 0; number < 20; ++number) {
        Parlour parlour = skirmish_number(number, 2);
        SmallRng rng(static_cast<std::uint64_t>(number));
        Rng hidden = Rng::from(Seed::from_number(static_cast<std::uint64_t>(number)));
        while (!parlour.table.is_over()) {
            if (!parlour.is_in_window()) {
                parlour.move_somebody(rng);
                continue;
            }
            ++windows;
            const Seat asked = parlour.table.awaited().front();
            const Seat other = seat_at(1 - asked.index);
            const Table guess =
                parlour.with(*parlour.position().determinized(other, hidden)).value();
            const Table same = parlour.with(parlour.position()).value();
            MoveList mine;
            MoveList others;
            parlour.position().legal_moves(asked, mine);
            guess.match()->position().legal_moves(asked, others);
            differences += mine.size() != others.size() ? 1 : 0;
            ASSERT_TRUE(same.due().has_value());
            ASSERT_EQ(guess.due(), same.due());
            parlour.step_until(parlour.table.due().value());
        }
    }
    EXPECT_GT(windows, 100);
    EXPECT_GT(differences, 20) << "hands that can answer and hands that cannot";
}

TEST("the delays of hands that could answer and of hands that could not are spread alike")
{
    std::vector<Time> could;
    std::vector<Time> could_not;
    for (int number = 0; number < 60; ++number) {
        Parlour parlour = skirmish_number(number, 3);
        SmallRng rng(static_cast<std::uint64_t>(number));
        while (!parlour.table.is_over()) {
            if (!parlour.is_in_window()) {
                parlour.move_somebody(rng);
                continue;
            }
            const Time due = parlour.table.due().value();
            // Everybody may resign at any time, so two moves are those of an empty answer.
            MoveList moves;
            parlour.position().legal_moves(parlour.table.awaited().front(), moves);
            const auto reactions = std::count_if(moves.begin(), moves.end(), [&](const Move& move) {
                return parlour.table.game().face().actions[move.action].is_reaction;
            });
            (reactions > 1 ? could : could_not).push_back(due - parlour.now);
            parlour.step_until(due);
        }
    }
    ASSERT_GT(could.size(), 200u);
    ASSERT_GT(could_not.size(), 200u);
    const auto a = static_cast<double>(could.size());
    const auto b = static_cast<double>(could_not.size());
    // One pair of equal distributions in a thousand is further apart; the secrets here are always the same.
    EXPECT_LT(distance(could, could_not), 1.95 * std::sqrt((a + b) / (a * b)));
    // And they are spread over the whole second, not one number.
    EXPECT_LT(*std::min_element(could.begin(), could.end()), 750);
    EXPECT_GT(*std::max_element(could.begin(), could.end()), 1'650);
}

TEST("a bot takes its time in a window as a standing order does")
{
    Parlour parlour = skirmish_number(7, 2);
    SmallRng rng(7);
    while (!parlour.is_in_window()) parlour.move_somebody(rng);
    const Time due = parlour.table.due().value();
    const Seat asked = parlour.table.awaited().front();
    Table held = parlour.table;
    ASSERT_FALSE(held.commit(parlour.now, Held{asked, false}).has_value());
    ASSERT_TRUE(held.due().has_value());
    EXPECT_GE(*held.due() - parlour.now, held.pace().window_least);
    EXPECT_LE(*held.due() - parlour.now, held.pace().window_most);
    EXPECT_GE(due - parlour.now, held.pace().window_least);
}

}  // namespace sortie
