#include "games/merc/outlook.h"

#include "games/merc/board.h"
#include "games/merc/merc.h"
#include "games/merc/refusals.h"
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

State game_of(Mode mode, int players = 1)
{
    Setup setup = setup_for(players);
    setup.values[static_cast<std::size_t>(Option::mode)] = static_cast<int>(mode);
    return sortie::Play<Merc>::start(setup);
}

TEST(
    "R15.1, V2.10, V4.9, V6.8: however a game ends, who has won stands better than before, who has lost worse")
{
    struct End {
        Mode mode;
        Outcome outcome;
        PlayerId winner;  // of Versus and of the super weapon
    };
    const std::array ends{End{Mode::normal, Outcome::dictator_dead, {}},
                          End{Mode::normal, Outcome::base_taken, {}},
                          End{Mode::normal, Outcome::rebels_by_value, {}},
                          End{Mode::normal, Outcome::dictator_by_value, {}},
                          End{Mode::normal, Outcome::super_weapon, rebel1},
                          End{Mode::normal, Outcome::super_weapon, the_dictator},
                          End{Mode::assassination, Outcome::dictator_dead, {}},
                          End{Mode::assassination, Outcome::dictator_lives, {}},
                          End{Mode::versus, Outcome::industries_taken, rebel1},
                          End{Mode::versus, Outcome::last_faction, rebel1},
                          End{Mode::versus, Outcome::most_value, rebel1},
                          End{Mode::solo_rescue, Outcome::rescued, {}},
                          End{Mode::solo_rescue, Outcome::teresa_dead, {}}};
    for (const End& end : ends) {
        State state = Theatre({.rebels = end.mode == Mode::solo_rescue ? 1 : 2,
                               .human = end.mode == Mode::assassination,
                               .mode = end.mode})
                          .state;
        const State open = state;
        state.outcome = end.outcome;
        state.modes.winner = end.winner;
        for (int i = 0; i < state.flow.seat_count; ++i) {
            const Seat seat = seat_at(i);
            const PlayerId player = player_of(state, seat);
            if (player == the_dictator && !has_dictator(state)) continue;  // V4.11
            const Share before = outlook_of(open, seat);
            const Share after = outlook_of(state, seat);
            if (has_won(state, player)) {
                EXPECT_GT(after, before) << names_of(Outcome{})[static_cast<int>(end.outcome)];
            } else {
                EXPECT_LT(after, before) << names_of(Outcome{})[static_cast<int>(end.outcome)];
            }
        }
    }
}

TEST("V5.7: the super weapon wins for its owner, and for no other rebel")
{
    State state = game_of(Mode::normal, 3);
    state.outcome = Outcome::super_weapon;
    state.modes.winner = rebel2;
    EXPECT_EQ(outlook_of(state, seat_at(1)), whole_share);
    EXPECT_EQ(outlook_of(state, seat_at(0)), 0u);
    EXPECT_EQ(outlook_of(state, seat_at(3)), 0u);
}

TEST(
    "V4.9: a faction stands as its own sectors are worth beside those of the best other one, whoever's turn it is")
{
    Theatre duel({.rebels = 3, .mode = Mode::versus});
    duel.state.modes.acting = 0;
    duel.militia("b2", rebel1, 1);
    duel.militia("c2", rebel2, 1);
    for (std::uint8_t acting = 0; acting < 3; ++acting) {
        duel.state.modes.acting = acting;
        EXPECT_GT(outlook_of(duel.state, seat_at(0)), outlook_of(duel.state, seat_at(2)));
        EXPECT_GT(outlook_of(duel.state, seat_at(1)), outlook_of(duel.state, seat_at(2)));
        EXPECT_EQ(outlook_of(duel.state, seat_at(3)), 0u) << "V4.11: the chair is empty";
    }
    duel.state.modes.acting = 0;
    const Share of_third = outlook_of(duel.state, seat_at(2));
    duel.state.modes.acting = 2;
    EXPECT_EQ(outlook_of(duel.state, seat_at(2)), of_third);
}

TEST("V6.8: Teresa stands better the nearer she is to the end of the road, and the sooner")
{
    Theatre road({.rebels = 1, .mode = Mode::solo_rescue});
    road.squad(rebel1, primary, "a1", {merc::teresa, merc::doc});
    const Share at_first = outlook_of(road.state, seat_at(0));
    State later = road.state;
    later.day = 20;
    EXPECT_LT(outlook_of(later, seat_at(0)), at_first);
    road.state.squads[rebel1.index][primary].sector = at("e1");
    EXPECT_GT(outlook_of(road.state, seat_at(0)), at_first);
    State alone = road.state;
    alone.units[merc::teresa.index].health = 1;
    EXPECT_LT(outlook_of(alone, seat_at(0)), outlook_of(road.state, seat_at(0)));
}

TEST("V2.10: assassins stand better the nearer they are to the Dictator and the more he is hurt")
{
    Theatre plot({.rebels = 1, .human = true, .mode = Mode::assassination});
    plot.squad(the_dictator, primary, "a1", {dictator_card});
    plot.squad(rebel1, primary, "c3", {merc::doc});
    const Share far = outlook_of(plot.state, seat_at(0));
    plot.state.squads[rebel1.index][primary].sector = at("a2");
    const Share near = outlook_of(plot.state, seat_at(0));
    EXPECT_GT(near, far);
    plot.state.units[dictator_card.index].health = 1;
    EXPECT_GT(outlook_of(plot.state, seat_at(0)), near);
    EXPECT_EQ(outlook_of(plot.state, seat_at(0)) + outlook_of(plot.state, seat_at(1)), whole_share);
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
