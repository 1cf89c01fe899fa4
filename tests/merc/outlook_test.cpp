#include "games/merc/outlook.h"

#include "games/merc/board.h"
#include "games/merc/merc.h"
#include "tests/merc/theatre.h"
#include "tests/support/test.h"

namespace sortie::merc {
namespace {

TEST("R15.5: a side stands better the more its sectors are worth")
{
    State state = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    const Share before = outlook_of(state, seat_at(0));
    for (const SectorId sector : sectors_of(state)) {
        if (side_in_control(state, sector) != Side::neither) continue;
        state.sectors[sector.index].militia[0] = 1;
    }
    EXPECT_GT(outlook_of(state, seat_at(0)), before);
    EXPECT_EQ(outlook_of(state, seat_at(0)), outlook_of(state, seat_at(1)));
    EXPECT_EQ(outlook_of(state, seat_at(0)) + outlook_of(state, seat_at(2)), whole_share);
}

TEST("R15.2: a dead Dictator is the best that can happen to the rebels")
{
    State state = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    state.outcome = Outcome::dictator_dead;
    EXPECT_EQ(outlook_of(state, seat_at(1)), whole_share);
}

TEST("R15.1: rebels are allies, and the Dictator has none")
{
    const State state = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    EXPECT_EQ(Merc::allies(state, seat_at(1)), (SeatSet{seat_at(0), seat_at(1)}));
    EXPECT_EQ(Merc::allies(state, seat_at(2)), SeatSet{seat_at(2)});
}

}  // namespace
}  // namespace sortie::merc
