#include "games/merc/watched.h"

#include "tests/merc/theatre.h"
#include "tests/support/test.h"

namespace sortie::merc {
namespace {

Event hire(PlayerId player, UnitId unit)
{
    Event event;
    event.kind = &told::joined;
    event.count = 3;
    event.values = {player.index, unit.index, 0};
    return event;
}

TEST("R15.1: a mercenary whom any rebel hires counts for all of them, and not for the Dictator")
{
    const Theatre day({.rebels = 3});
    const Occurrence happened = hired_by_rebels(day.state, hire(rebel2, merc::doc));
    EXPECT_EQ(happened.seat, seat_at(0));
    EXPECT_EQ(happened.item, merc::doc.index);
    EXPECT(hired_by_dictator(day.state, hire(rebel2, merc::doc)).seat.is_none());
    EXPECT(hired_by_rebels(day.state, hire(the_dictator, merc::doc)).seat.is_none());
    EXPECT_EQ(hired_by_dictator(day.state, hire(the_dictator, merc::doc)).seat, seat_at(3));
}

TEST("tactics count for the Dictator, who sits last")
{
    const Theatre day({.rebels = 1});
    Event event;
    event.kind = &told::played;
    event.values[0] = static_cast<std::int32_t>(Tactic::family_threat);
    EXPECT_EQ(tactic_played(day.state, event).seat, seat_at(1));
    EXPECT_EQ(tactic_played(day.state, event).item,
              static_cast<std::uint16_t>(Tactic::family_threat));
    EXPECT_EQ(seat_of_dictator(day.state), SeatSet{seat_at(1)});
    EXPECT_EQ(hiring_seats(day.state), SeatSet{seat_at(0)});
}

TEST("R15.4: the standing is the value of the sectors that a side holds, the same for all rebels")
{
    Theatre day({.rebels = 2});
    EXPECT_EQ(standing_of(day.state), Scores{});
    day.militia("b2", rebel2, 1);
    const Scores held = standing_of(day.state);
    EXPECT_GT(held[0], 0);
    EXPECT_EQ(held[1], held[0]);
    EXPECT_EQ(held[2], 0);
    day.militia("c2", the_dictator, 2);
    EXPECT_GT(standing_of(day.state)[2], 0);
}

TEST("V4.9: in Versus every faction stands by itself, whoever's turn it is, and hires for itself")
{
    Theatre duel({.rebels = 2, .mode = Mode::versus});
    duel.militia("b2", rebel1, 1);
    for (std::uint8_t acting = 0; acting < 2; ++acting) {
        duel.state.modes.acting = acting;
        const Scores standing = standing_of(duel.state);
        EXPECT_GT(standing[0], 0);
        EXPECT_EQ(standing[1], 0);
        EXPECT_EQ(standing[2], 0) << "V4.11: the chair is empty";
    }
    EXPECT_EQ(hired_by_rebels(duel.state, hire(rebel2, merc::doc)).seat, seat_at(1));
    EXPECT_EQ(hiring_seats(duel.state), (SeatSet{seat_at(0), seat_at(1)}));
}

}  // namespace
}  // namespace sortie::merc
