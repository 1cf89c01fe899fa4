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

TEST("C2.4: the fight is the combat that runs, or the first that waits")
{
    State state = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    EXPECT_EQ(fight_of(state), no_fight);
    const SectorId waiting = SectorId{1};
    state.queue.push_back({waiting, Side::rebels, the_dictator});
    const FightNumber waits = fight_of(state);
    EXPECT_NE(waits, no_fight);
    state.combat.sector = SectorId{0};
    EXPECT_NE(fight_of(state), waits);
    state.combat.sector = waiting;
    EXPECT_EQ(fight_of(state), waits) << "the same combat, begun";
}

TEST(
    "C3: a fight is won by who stands in the sector alone, and both sides count what they have lost")
{
    State begun = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    const SectorId sector = SectorId{0};
    Sector& there = begun.sectors[sector.index];
    there.militia = {};
    there.militia[0] = 3;
    there.militia[1] = 1;
    there.militia[the_dictator.index] = 4;
    begun.combat.sector = sector;
    const PlayerId rebel = player_of(begun, seat_at(0));
    EXPECT_EQ(outcome_of_fight(begun, begun, rebel), (FightOutcome{false, 0, 0}));
    State now = begun;
    now.sectors[sector.index].militia[0] = 1;
    now.sectors[sector.index].militia[1] = 0;
    now.sectors[sector.index].militia[the_dictator.index] = 0;
    EXPECT_EQ(outcome_of_fight(begun, now, rebel), (FightOutcome{true, 3, 4}));
    EXPECT_EQ(outcome_of_fight(begun, now, the_dictator), (FightOutcome{false, 4, 3}));
}

TEST("R15.1: rebels are allies, and the Dictator has none")
{
    const State state = sortie::Play<Merc>::start(usual_setup(Merc::options, 3));
    EXPECT_EQ(Merc::allies(state, seat_at(1)), (SeatSet{seat_at(0), seat_at(1)}));
    EXPECT_EQ(Merc::allies(state, seat_at(2)), SeatSet{seat_at(2)});
}

}  // namespace
}  // namespace sortie::merc
