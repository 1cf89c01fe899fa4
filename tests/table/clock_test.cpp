#include "table/clock.h"

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

constexpr Time noon = 1'800'000'000'000;

SeatClocks running(const ClockRule& rule, SeatSet awaited)
{
    SeatClocks clocks(rule, noon);
    clocks.run_to(noon, awaited);
    return clocks;
}

constexpr ClockRule ten_seconds{.mode = ClockMode::per_move, .milliseconds = 10'000};
constexpr ClockRule a_minute{.mode = ClockMode::bank, .milliseconds = 60'000, .increment = 5'000};

std::string words(const ClockRule& rule)
{
    const std::optional<Problem> problem = why_not_clock(rule);
    return problem ? problem->words : "";
}

}  // namespace

TEST("without a clock nobody ever runs out of time")
{
    SeatClocks clocks = running({}, SeatSet{first_seat});
    clocks.run_to(noon + clock_milliseconds_most, SeatSet{first_seat});
    EXPECT(!clocks.has_expired(first_seat));
    EXPECT(!clocks.next_expiry().has_value());
    EXPECT_EQ(clocks.left(first_seat), 0);
}

TEST("a clock for each move takes time from whoever is awaited and from nobody else")
{
    SeatClocks clocks = running(ten_seconds, SeatSet{first_seat});
    clocks.run_to(noon + 4'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 6'000);
    EXPECT_EQ(clocks.left(second_seat), 10'000);
    EXPECT_EQ(clocks.next_expiry(), noon + 10'000);
}

TEST("a clock for each move gives the whole time for the next answer")
{
    SeatClocks clocks = running(ten_seconds, SeatSet{first_seat});
    clocks.run_to(noon + 4'000, SeatSet{first_seat});
    clocks.moved(first_seat);
    EXPECT_EQ(clocks.left(first_seat), 10'000);
}

TEST("a clock for each move is whole when a seat is awaited anew, though it has not answered")
{
    SeatClocks clocks = running(ten_seconds, SeatSet{first_seat});
    clocks.run_to(noon + 4'000, SeatSet{second_seat});
    EXPECT_EQ(clocks.left(first_seat), 6'000);
    clocks.run_to(noon + 5'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 10'000);
    EXPECT_EQ(clocks.left(second_seat), 9'000);
}

TEST("a bank is not filled up again, but each answer adds the increment")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.run_to(noon + 20'000, SeatSet{first_seat});
    clocks.moved(first_seat);
    EXPECT_EQ(clocks.left(first_seat), 45'000);
    clocks.run_to(noon + 21'000, SeatSet{second_seat});
    clocks.run_to(noon + 30'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 44'000);
    EXPECT_EQ(clocks.left(second_seat), 51'000);
}

TEST("a bank can grow beyond what it began with")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.moved(first_seat);
    clocks.moved(first_seat);
    EXPECT_EQ(clocks.left(first_seat), 70'000);
}

TEST("several seats that are awaited at once lose time together, and the poorest expires first")
{
    SeatClocks clocks = running(a_minute, SeatSet{second_seat});
    clocks.run_to(noon + 10'000, SeatSet{first_seat, second_seat});
    EXPECT_EQ(clocks.next_expiry(), noon + 60'000);
    clocks.run_to(noon + 25'000, SeatSet{first_seat, second_seat});
    EXPECT_EQ(clocks.left(first_seat), 45'000);
    EXPECT_EQ(clocks.left(second_seat), 35'000);
    clocks.run_to(noon + 60'000, SeatSet{first_seat, second_seat});
    EXPECT(clocks.has_expired(second_seat));
    EXPECT(!clocks.has_expired(first_seat));
}

TEST("time that goes back or stands still takes nothing, and is not counted twice afterwards")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.run_to(noon + 10'000, SeatSet{first_seat});
    clocks.run_to(noon + 4'000, SeatSet{first_seat});
    clocks.run_to(noon + 10'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 50'000);
    clocks.run_to(noon + 12'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 48'000);
}

TEST("time runs out at the last millisecond and goes no lower than nothing")
{
    SeatClocks clocks = running(ten_seconds, SeatSet{first_seat});
    clocks.run_to(noon + 9'999, SeatSet{first_seat});
    EXPECT(!clocks.has_expired(first_seat));
    clocks.run_to(noon + 10'000, SeatSet{first_seat});
    EXPECT(clocks.has_expired(first_seat));
    clocks.run_to(noon + 99'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 0);
}

TEST("a seat without time has not expired as long as it is not awaited")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.run_to(noon + 60'000, SeatSet{second_seat});
    EXPECT_EQ(clocks.left(first_seat), 0);
    EXPECT(!clocks.has_expired(first_seat));
    EXPECT_EQ(clocks.next_expiry(), noon + 120'000);
}

TEST("nobody is awaited: nothing expires")
{
    EXPECT(!running(a_minute, {}).next_expiry().has_value());
}

TEST("whoever returns gets the time of one move, or a tenth of the bank")
{
    SeatClocks per_move = running(ten_seconds, SeatSet{first_seat});
    per_move.run_to(noon + 10'000, SeatSet{first_seat});
    per_move.refill(first_seat);
    EXPECT_EQ(per_move.left(first_seat), 10'000);
    SeatClocks bank = running(a_minute, SeatSet{first_seat});
    bank.run_to(noon + 60'000, SeatSet{first_seat});
    bank.refill(first_seat);
    EXPECT_EQ(bank.left(first_seat), 6'000);
}

TEST("a refill takes nothing from a bank that holds more than a tenth")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.run_to(noon + 20'000, SeatSet{first_seat});
    clocks.refill(first_seat);
    EXPECT_EQ(clocks.left(first_seat), 40'000);
}

TEST("a pause takes time from nobody, and what was left goes on afterwards")
{
    SeatClocks clocks = running(ten_seconds, SeatSet{first_seat});
    clocks.run_to(noon + 4'000, SeatSet{first_seat});
    clocks.skip_to(noon + 1'000'000);
    EXPECT_EQ(clocks.left(first_seat), 6'000);
    EXPECT_EQ(clocks.next_expiry(), noon + 1'006'000);
    clocks.run_to(noon + 1'001'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 5'000);
}

TEST("a pause that ends before it began does not turn the time back")
{
    SeatClocks clocks = running(a_minute, SeatSet{first_seat});
    clocks.run_to(noon + 10'000, SeatSet{first_seat});
    clocks.skip_to(noon);
    clocks.run_to(noon + 10'000, SeatSet{first_seat});
    EXPECT_EQ(clocks.left(first_seat), 50'000);
}

TEST("a clock has one second to thirty days")
{
    EXPECT_EQ(words({.mode = ClockMode::bank, .milliseconds = 1'000}), "");
    EXPECT_EQ(words({.mode = ClockMode::per_move, .milliseconds = 2'592'000'000}), "");
    EXPECT_EQ(words({.mode = ClockMode::bank, .milliseconds = 999}),
              "a clock has one second to thirty days, not 999 milliseconds");
    EXPECT_EQ(words({.mode = ClockMode::per_move, .milliseconds = 2'592'000'001}),
              "a clock has one second to thirty days, not 2592000001 milliseconds");
    EXPECT_NE(words({.mode = ClockMode::bank, .milliseconds = -5}), "");
}

TEST("an increment is at most ten minutes, and only a bank has one")
{
    EXPECT_EQ(words({.mode = ClockMode::bank, .milliseconds = 1'000, .increment = 600'000}), "");
    EXPECT_EQ(words({.mode = ClockMode::bank, .milliseconds = 1'000, .increment = 600'001}),
              "an increment is at most ten minutes, not 600001 milliseconds");
    EXPECT_NE(words({.mode = ClockMode::bank, .milliseconds = 1'000, .increment = -1}), "");
    EXPECT_EQ(words({.mode = ClockMode::per_move, .milliseconds = 1'000, .increment = 1}),
              "a clock for each move has no increment");
}

TEST("no clock needs no numbers")
{
    EXPECT_EQ(words({}), "");
    EXPECT_EQ(name_of(ClockMode::none), "none");
    EXPECT_EQ(name_of(ClockMode::per_move), "per_move");
    EXPECT_EQ(name_of(ClockMode::bank), "bank");
}

}  // namespace sortie
