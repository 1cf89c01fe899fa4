#include "games/taktik/missions.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

Theatre with_missions(std::initializer_list<Placed> placed, MissionId attackers,
                      MissionId defenders)
{
    Theatre theatre(placed, {{Option::victory, static_cast<int>(Preset::missions)}});
    const auto other = [](Side side, MissionId mission) {
        for (const MissionId each : eligible_missions(side)) {
            if (each != mission && each != ms::convoy_protection) return each;
        }
        return mission;
    };
    theatre.deal_missions(Side::attacker, attackers, other(Side::attacker, attackers));
    theatre.deal_missions(Side::defender, defenders, other(Side::defender, defenders));
    return theatre;
}
bool is_done(Theatre& theatre, Side side, MissionId mission)
{
    return theatre.camp(side).missions_done.contains(mission);
}

}  // namespace

TEST("T17.1: two missions are for one side each, two for both")
{
    EXPECT(eligible_missions(Side::attacker) ==
           (MissionSet{ms::coordinated_assault, ms::rapid_reconquest, ms::neutralize_special,
                       ms::advanced_tactical_support}));
    EXPECT(eligible_missions(Side::defender) ==
           (MissionSet{ms::village_defense, ms::convoy_protection, ms::neutralize_special,
                       ms::advanced_tactical_support}));
}

TEST(
    "MS1, SE8: two of three key units in the village sector at the end of round 10, looked at once")
{
    for (const int round : {9, 10, 11}) {
        Theatre theatre = with_missions({{a(1), "K5"}, {d(1), "A26"}, {d(2), "B27"}, {d(3), "T1"}},
                                        ms::rapid_reconquest, ms::village_defense);
        theatre.state.markers.village_sector = 21;
        theatre.set_round(round);
        theatre.end_turn();
        EXPECT(!theatre.is_over());
        theatre.end_turn();
        EXPECT_EQ(is_done(theatre, Side::defender, ms::village_defense), round == 10);
    }
    Theatre one = with_missions({{a(1), "K5"}, {d(1), "A26"}, {d(4), "B27"}, {d(3), "T1"}},
                                ms::rapid_reconquest, ms::village_defense);
    one.state.markers.village_sector = 21;
    one.set_round(10);
    one.end_turn();
    one.end_turn();
    EXPECT(!one.is_over());
}

TEST("MS2: the quadrant of the Defender's base, up to round 20, with at most three losses")
{
    const auto wins = [](int round, int losses) {
        Theatre theatre = with_missions({{a(1), "K20"},
                                         {a(2), "L20"},
                                         {a(3), "A1"},
                                         {a(4), "B1"},
                                         {a(5), "C1"},
                                         {a(6), "D1"},
                                         {d(1), "T20"},
                                         {d(2), "A30"},
                                         {d(3), "B30"}},
                                        ms::coordinated_assault, ms::neutralize_special);
        for (int i = 0; i < losses; ++i) {
            take_off_board(theatre.state, a(3 + i), Status::eliminated);
        }
        theatre.set_round(round);
        theatre.end_turn();
        return is_done(theatre, Side::attacker, ms::coordinated_assault);
    };
    EXPECT(wins(20, 3));
    EXPECT(!wins(21, 3));
    EXPECT(!wins(20, 4));
}

TEST("MS3: the designated unit stands in column S or T at the end of a Defender's turn")
{
    Theatre theatre = with_missions({{a(1), "K5"}, {d(9), "R20"}, {d(10), "T20"}},
                                    ms::rapid_reconquest, ms::convoy_protection);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT(!theatre.is_over());
    theatre.put(d(9), "S20");
    theatre.end_turn();
    EXPECT(!theatre.is_over());
    theatre.end_turn();
    EXPECT(is_done(theatre, Side::defender, ms::convoy_protection));
    EXPECT_EQ(theatre.state.winner, Owner::defender);
}

TEST("MS4, VT-20: the same southern quadrant at two ends of turn in a row, the second by round 8")
{
    for (const int round : {7, 8}) {
        Theatre theatre = with_missions({{a(1), "A20"}, {d(1), "T30"}}, ms::rapid_reconquest,
                                        ms::neutralize_special);
        theatre.set_round(round);
        theatre.end_turn();
        EXPECT(!theatre.is_over());
        theatre.end_turn();
        theatre.end_turn();
        EXPECT_EQ(is_done(theatre, Side::attacker, ms::rapid_reconquest), round == 7);
    }
    Theatre change =
        with_missions({{a(1), "A20"}, {d(1), "T1"}}, ms::rapid_reconquest, ms::neutralize_special);
    change.end_turn();
    change.end_turn();
    change.put(a(1), "T20");
    change.end_turn();
    EXPECT(!is_done(change, Side::attacker, ms::rapid_reconquest));
}

TEST("MS5: an enemy special unit has been eliminated")
{
    Theatre theatre = with_missions({{a(7), "F6"}, {d(15), "G6"}, {d(1), "T30"}},
                                    ms::neutralize_special, ms::village_defense);
    theatre.attack(a(7), d(15), {6});
    EXPECT(is_done(theatre, Side::attacker, ms::neutralize_special));
    EXPECT(theatre.has_told("the attacker completes the mission neutralize_special", seat2));
}

TEST("MS5: or the same one could not move at the end of two movements in a row, Air Cover counted")
{
    for (const bool is_covered : {false, true}) {
        Theatre theatre = with_missions({{a(10), "F6"}, {a(1), "A1"}, {d(1), "T30"}},
                                        ms::rapid_reconquest, ms::neutralize_special);
        for (int turn = 0; turn < 2; ++turn) {
            EXPECT(!theatre.is_over());
            theatre.begin("enemy_disinformation", Side::attacker, on(a(10)));
            if (is_covered && turn == 1) {
                theatre.begin("air_cover", Side::attacker, on(a(10)));
            }
            theatre.end_turn();
            if (turn == 0) theatre.end_turn();
        }
        EXPECT_EQ(is_done(theatre, Side::defender, ms::neutralize_special), !is_covered);
    }
}

TEST("MS6, VT-21: two bonus cards in effect mode and a kill in one own turn")
{
    for (const int cards : {1, 2}) {
        Theatre theatre = with_missions({{a(7), "F6"}, {d(1), "G6"}, {d(2), "T30"}},
                                        ms::advanced_tactical_support, ms::village_defense);
        theatre.deal_reserve(Side::attacker, {"advanced_recon", "troop_motivation"});
        theatre.to(Phase::movement);
        theatre.play(seat1, make(play_reserve, 0));
        if (cards == 2) theatre.play(seat1, make(play_reserve, 1, a(7)));
        theatre.attack(a(7), d(1), {6});
        EXPECT_EQ(is_done(theatre, Side::attacker, ms::advanced_tactical_support), cards == 2);
        EXPECT_EQ(theatre.is_over(), cards == 2);
    }
}

TEST("VT-21: a card that cancels a malus does not count, and last turn's cards do not either")
{
    Theatre theatre = with_missions({{a(7), "F6"}, {d(1), "G6"}, {d(2), "T30"}},
                                    ms::advanced_tactical_support, ms::village_defense);
    theatre.deal_reserve(Side::attacker, {"advanced_recon", "rapid_supply_convoy"});
    theatre.draw("blackout");
    theatre.play(seat1, make(react, theatre.window(), card("rapid_supply_convoy")));
    theatre.play(seat1, make(play_reserve, 0));
    EXPECT_EQ(theatre.state.bonuses_played, 1);
    theatre.attack(a(7), d(1), {6});
    EXPECT(!theatre.is_over());
    EXPECT_EQ(theatre.state.bonuses_played, 0);
    EXPECT(!theatre.state.has_killed);
}

TEST("T17.3: a completed mission is shown at once, the others after the match")
{
    Theatre theatre = with_missions({{a(7), "F6"}, {d(15), "G6"}, {d(1), "T30"}},
                                    ms::neutralize_special, ms::village_defense);
    EXPECT(P::view(theatre.state, seat2).seen.camps[0].missions[0].is_none());
    theatre.attack(a(7), d(15), {6});
    EXPECT(theatre.has_told("the attacker completes the mission neutralize_special", seat2));
    EXPECT(theatre.has_told("the defender had the mission village_defense", seat1));
    EXPECT_EQ(P::view(theatre.state, seat1).seen.camps[1].missions[0], ms::village_defense);
}
