#include "table/battery_checks.h"

#include "engine/module_of.h"
#include "games/tictactoe/tictactoe.h"
#include "tests/support/test.h"

namespace sortie::battery {
namespace {

using tictactoe::TicTacToe;

std::unique_ptr<Position> tictactoe_start()
{
    Events silent;
    return module_of<TicTacToe>().start(usual_setup({}, 2), silent);
}

TEST("a field's name has no indices and no remarks")
{
    EXPECT_EQ(field_name_of("units[3].health"), "units[].health");
    EXPECT_EQ(field_name_of("hands[1].count"), "hands[]");
    EXPECT_EQ(field_name_of("hand[4] behind the count"), "hand[]");
    EXPECT_EQ(field_name_of("turn"), "turn");
}

TEST("a path lies inside a field only at the border of a word")
{
    EXPECT(is_inside("hands", "hands"));
    EXPECT(is_inside("hands[2].count", "hands"));
    EXPECT(is_inside("fight.is_aimed", "fight"));
    EXPECT(!is_inside("handsome", "hands"));
    EXPECT(!is_inside("fight", "fight.is_aimed"));
}

TEST("the same position and seed are always looked at with the same random numbers")
{
    BatteryCounts counts;
    Probe probe(module_of<TicTacToe>(), {}, counts);
    const std::unique_ptr<Position> position = tictactoe_start();
    probe.look_at(*position, 7);
    const std::uint64_t first = probe.rng.next();
    probe.look_at(*position, 7);
    EXPECT_EQ(probe.rng.next(), first);
    probe.look_at(*position, 8);
    EXPECT_NE(probe.rng.next(), first);
}

TEST("the seats to look at are those of the game, one that it does not have, and nobody")
{
    const std::vector<Seat> seats = seats_and_outsiders(*tictactoe_start());
    EXPECT_EQ(seats, (std::vector<Seat>{seat_at(0), seat_at(1), seat_at(2), nobody}));
}

TEST("a viewer is named as people count seats")
{
    EXPECT_EQ(viewer_text(seat_at(0)), "seat 1");
    EXPECT_EQ(viewer_text(nobody), "a spectator");
}

}  // namespace
}  // namespace sortie::battery
