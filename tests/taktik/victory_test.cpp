#include "games/taktik/victory.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

constexpr Agreed preset(Preset which)
{
    return {Option::victory, static_cast<int>(which)};
}
constexpr int bit(VictoryId condition)
{
    return 1 << condition.index;
}

}  // namespace

// ---- Control --------------------------------------------------------------------------------------------------------

TEST("T15.4: bases, depots and supply points belong to their side at first, the others to nobody")
{
    const Theatre theatre({});
    const auto owner = [&](Marker marker) {
        return theatre.state.control[static_cast<std::size_t>(marker)];
    };
    EXPECT_EQ(owner(Marker::base_attacker), Owner::attacker);
    EXPECT_EQ(owner(Marker::depot_defender), Owner::defender);
    EXPECT_EQ(owner(Marker::supply_b_attacker), Owner::attacker);
    EXPECT_EQ(owner(Marker::flag), Owner::nobody);
    EXPECT_EQ(owner(Marker::sp3), Owner::nobody);
    EXPECT_EQ(owner(Marker::node1), Owner::nobody);
}

TEST(
    "SE3, T15.4: the active side takes markers at the end of its turn and keeps them until the other one does")
{
    Theatre theatre({{a(1), "E10"}, {d(1), "P10"}});
    theatre.end_turn();
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp1)], Owner::attacker);
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp2)], Owner::nobody);
    EXPECT(theatre.has_told("the attacker takes sp1"));
    theatre.put(a(1), "A1");
    theatre.end_turn();
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp1)], Owner::attacker);
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp2)], Owner::defender);
    theatre.put(d(1), "E10");
    theatre.end_turn();
    theatre.end_turn();
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp1)], Owner::defender);
}

TEST("T15.3: a marker changes neither movement nor combat")
{
    Theatre theatre({{a(1), "E9"}, {d(9), "E10"}, {d(10), "F9"}});
    EXPECT_EQ(shot_of(theatre.state, a(1), d(9)).sum, shot_of(theatre.state, a(1), d(10)).sum);
    take_off_board(theatre.state, d(9), Status::waiting);
    EXPECT_EQ(cost_of_step(theatre.state, a(1), at("E9"), at("E10")), 1);
}

// ---- The conditions -------------------------------------------------------------------------------------------------

TEST(
    "VC1, VT-01, SA10, T19.1: with its last unit the Defender loses, and the other declarations are dropped")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "G5"}, {d(1), "G6"}});
    theatre.to(Phase::attack);
    theatre.unit(d(1)).hp = 1;
    theatre.play(seat1, make(declare_attack, a(1), d(1)));
    theatre.play(seat1, make(declare_attack, a(2), d(1)));
    theatre.state.rng.force_dice({{6}});
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by == VictorySet{vc::annihilation});
    EXPECT_EQ(theatre.state.phase, Phase::victory);
    EXPECT(theatre.state.queue.empty());
    EXPECT_EQ(theatre.count_told(told::attack_fizzled), 0U);
    EXPECT(!theatre.unit(a(2)).has_attacked);
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_GAME_OVER");
    EXPECT_EQ(theatre.why(seat2, make(resign)), "E_GAME_OVER");
}

TEST(
    "T16.2: annihilation is in force without a clause, and goes over a clause of the side without units")
{
    Theatre theatre(
        {{a(1), "E30"}, {d(1), "T30"}},
        {preset(Preset::custom), {Option::clause1, bit(vc::evacuation)}, {Option::evacuees, 1}});
    theatre.end_turn();
    EXPECT_EQ(theatre.unit(a(1)).status, Status::evacuated);
    EXPECT_EQ(theatre.unit(ar1).status, Status::reserve);
    EXPECT(theatre.camp(Side::attacker).met.contains(vc::evacuation));
    EXPECT_EQ(theatre.state.winner, Owner::defender);
}

TEST("VC2, VT-02, SE6: the turn of the capture counts nothing, three more are needed")
{
    Theatre theatre({{a(1), "K29"}, {d(1), "T30"}});
    theatre.set_round(4);
    for (const int expected : {0, 1, 2}) {
        theatre.end_turn();
        EXPECT_EQ(theatre.camp(Side::attacker).hold, expected);
        theatre.end_turn();
    }
    EXPECT_EQ(theatre.state.round, 7);
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.state.round, 7);
    EXPECT(theatre.state.won_by == VictorySet{vc::capture});
}

TEST("VC2, VT-03: whoever leaves the objective begins anew")
{
    Theatre theatre({{a(1), "K29"}, {d(1), "T30"}});
    theatre.to_turn(2, Side::attacker);
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).hold, 1);
    theatre.end_turn();
    theatre.put(a(1), "K28");
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).hold, not_held);
    theatre.end_turn();
    theatre.put(a(1), "K29");
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).hold, 0);
    EXPECT(!theatre.is_over());
}

TEST("VC2, T16.3: the flag may be the objective, and what was held long enough stays met")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "K14"}},
                    {preset(Preset::custom),
                     {Option::clause1, bit(vc::capture) + bit(vc::points)},
                     {Option::hold_objective, 2},
                     {Option::hold_rounds, 1},
                     {Option::points, 99}});
    theatre.to_turn(3, Side::attacker);
    EXPECT(theatre.camp(Side::defender).met.contains(vc::capture));
    theatre.put(d(1), "T30");
    theatre.to_turn(4, Side::attacker);
    EXPECT(theatre.camp(Side::defender).met.contains(vc::capture));
    EXPECT_EQ(theatre.camp(Side::defender).hold, not_held);
    EXPECT(!theatre.is_over());
}

TEST("VC3, VT-04: the points of an elimination win at the end of that attack")
{
    Theatre theatre({{a(7), "F6"}, {d(9), "G6"}, {d(1), "T30"}},
                    {preset(Preset::points), {Option::points, 5}});
    theatre.to(Phase::attack);
    theatre.camp(Side::attacker).points = 4;
    theatre.unit(d(9)).hp = 1;
    theatre.attack(a(7), d(9), {6});
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.camp(Side::attacker).points, 6);
    EXPECT(theatre.state.won_by == VictorySet{vc::points});
}

TEST("VC3, VT-05, SE7: strategic points bring points at the end of the own turn")
{
    Theatre theatre({{a(1), "E10"}, {a(2), "P10"}, {a(3), "K17"}},
                    {preset(Preset::points), {Option::points, 3}});
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).points, 3);
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.has_told("the attacker gains 0 resources and 3 points"));
}

TEST("VC3: a light unit is worth 1, a mechanized one 2, a special one 3, a tactic 1")
{
    Theatre theatre({{a(7), "F6"},
                     {a(8), "G7"},
                     {a(9), "H6"},
                     {d(1), "G6"},
                     {d(9), "G5"},
                     {d(14), "H5"},
                     {d(2), "T30"}});
    theatre.to(Phase::attack);
    for (const UnitId each : {d(1), d(9), d(14)}) theatre.unit(each).hp = 1;
    theatre.play(seat1, make(declare_attack, a(7), d(1)));
    theatre.play(seat1, make(declare_attack, a(8), d(9)));
    theatre.play(seat1, make(declare_attack, a(9), d(14)));
    theatre.state.rng.force_dice({{6, 6, 6}});
    theatre.play(seat1, make(end_phase));
    EXPECT(theatre.has_told("the attacker has 1 points"));
    EXPECT(theatre.has_told("the attacker has 3 points"));
    EXPECT(theatre.has_told("the attacker has 6 points"));
}

TEST("VC4, VT-06, SE10: the Defender who has a unit at the end of round 15 wins, not before")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}});
    theatre.set_round(14);
    theatre.to_turn(15, Side::defender);
    EXPECT(!theatre.is_over());
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::defender);
    EXPECT_EQ(theatre.state.round, 15);
    EXPECT(theatre.state.won_by == VictorySet{vc::resistance});
}

TEST("VC4, VT-07, T16.3: not met while the Attacker controls the objective, nor in a later round")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}},
                    {{Option::resist_objective, 2}, {Option::resist_rounds, 2}});
    theatre.set_control(Marker::flag, Owner::attacker);
    theatre.to_turn(3, Side::attacker);
    theatre.set_control(Marker::flag, Owner::nobody);
    theatre.to_turn(4, Side::attacker);
    EXPECT(!theatre.is_over());
    Theatre free({{a(1), "A1"}, {d(1), "T30"}},
                 {{Option::resist_objective, 2}, {Option::resist_rounds, 2}});
    free.to_turn(3, Side::attacker);
    EXPECT_EQ(free.state.winner, Owner::defender);
}

TEST("VC5, VT-08, SE2: a load is taken at point A and delivered at point B")
{
    Theatre theatre({{a(7), "I3"}, {a(1), "A1"}, {d(1), "T30"}},
                    {preset(Preset::logistics), {Option::deliveries, 1}});
    theatre.set_round(2);
    theatre.end_turn();
    EXPECT(theatre.unit(a(7)).has_cargo);
    EXPECT(theatre.has_told("A7 takes a load"));
    theatre.end_turn();
    theatre.set_round(6);
    theatre.put(a(7), "I18");
    theatre.end_turn();
    EXPECT(theatre.has_told("A7 delivers its load, 1 in all"));
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by == VictorySet{vc::logistics});
}

TEST("VC5, T4.4: only carriers carry, and not while they are cut off from supply")
{
    Theatre theatre({{a(1), "I3"}, {a(7), "A5"}});
    theatre.end_turn();
    EXPECT(!theatre.unit(a(1)).has_cargo);
    theatre.end_turn();
    theatre.put(a(1), "A1");
    theatre.put(a(7), "I3");
    theatre.begin("disrupted_supply_lines", Side::attacker, in(Quadrant::nw));
    theatre.end_turn();
    EXPECT(!theatre.unit(a(7)).has_cargo);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT(theatre.unit(a(7)).has_cargo);
}

TEST("VC6: one completed mission wins")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::missions)});
    theatre.deal_missions(Side::attacker, ms::rapid_reconquest, ms::neutralize_special);
    theatre.camp(Side::attacker).missions_done.insert(ms::neutralize_special);
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by == VictorySet{vc::missions});
}

TEST("VC7: the side with more strategic points at the end of round 12 wins")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::territory)});
    theatre.set_control(Marker::sp1, Owner::attacker);
    theatre.set_control(Marker::sp2, Owner::attacker);
    theatre.set_control(Marker::sp3, Owner::defender);
    theatre.set_round(11);
    theatre.to_turn(12, Side::defender);
    EXPECT(!theatre.is_over());
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.state.round, 12);
}

TEST("VT-10, T16.6: equal points: the higher value of units, and if that is equal the Defender")
{
    for (const bool is_equal : {false, true}) {
        Theatre theatre({{a(10), "A1"}, {d(9), "T30"}}, {preset(Preset::territory)});
        for (const Marker each : {Marker::sp1, Marker::sp2}) {
            theatre.set_control(each, Owner::attacker);
        }
        for (const Marker each : {Marker::sp3, Marker::sp4}) {
            theatre.set_control(each, Owner::defender);
        }
        if (is_equal) theatre.put(d(1), "S30");
        theatre.set_round(12);
        theatre.end_turn();
        theatre.end_turn();
        EXPECT_EQ(theatre.state.winner, is_equal ? Owner::defender : Owner::attacker);
    }
}

TEST("VC8: the leader, or the unit that was agreed, must be eliminated")
{
    Theatre theatre({{a(7), "F6"}, {d(14), "G6"}, {d(1), "T30"}}, {preset(Preset::target)});
    EXPECT_EQ(target_for(theatre.state, Side::attacker), d(14));
    EXPECT_EQ(target_for(theatre.state, Side::defender), a(10));
    theatre.attack(a(7), d(14), {6});
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    Theatre other({{a(7), "F6"}, {d(15), "G6"}, {d(1), "T30"}}, {preset(Preset::custom),
                                                                 {Option::clause1, bit(vc::target)},
                                                                 {Option::clause1_side, 1},
                                                                 {Option::target, 15}});
    EXPECT_EQ(target_for(other.state, Side::attacker), d(15));
    other.attack(a(7), d(15), {6});
    EXPECT_EQ(other.state.winner, Owner::attacker);
}

TEST("VC8, VT-11: a target that was evacuated is not eliminated and never will be")
{
    Theatre theatre({{a(7), "F6"}, {d(14), "E1"}, {d(1), "T30"}},
                    {preset(Preset::custom),
                     {Option::clause1, bit(vc::target)},
                     {Option::clause1_side, 1},
                     {Option::clause2, bit(vc::evacuation)},
                     {Option::clause2_side, 2}});
    theatre.to_turn(2, Side::attacker);
    EXPECT_EQ(theatre.unit(d(14)).status, Status::evacuated);
    EXPECT(!theatre.camp(Side::attacker).met.contains(vc::target));
    theatre.to_turn(4, Side::attacker);
    EXPECT(!theatre.is_over());
}

TEST("VC9, VT-12, SE5: everybody on an evacuation point leaves at the end of the turn")
{
    Theatre theatre({{a(1), "E30"},
                     {a(2), "P30"},
                     {a(3), "A1"},
                     {a(4), "B1"},
                     {a(5), "C1"},
                     {a(6), "D2"},
                     {d(1), "T30"}},
                    {preset(Preset::evacuation)});
    for (const UnitId each : {a(3), a(4), a(5)}) {
        take_off_board(theatre.state, each, Status::evacuated);
    }
    theatre.end_turn();
    EXPECT_EQ(evacuated_of(theatre.state, Side::attacker), 5);
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by == VictorySet{vc::evacuation});
}

TEST("VT-22, T16.7: without VC9 nobody is evacuated, and without VC11 nothing is sabotaged")
{
    Theatre theatre({{a(1), "E30"}, {a(2), "K25"}, {d(1), "T30"}});
    for (int i = 0; i < 4; ++i) theatre.end_turn();
    EXPECT_EQ(theatre.where(a(1)), at("E30"));
    EXPECT_EQ(theatre.camp(Side::attacker).sabotage[0], 0);
}

TEST("VC10, VT-13, SE7: nodes bring resources at the end of the own turn")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::resources)});
    theatre.camp(Side::attacker).resources = 17;
    for (const Marker each : resource_nodes) theatre.set_control(each, Owner::attacker);
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).resources, 21);
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
}

TEST("VC11, VT-14, SE4: a structure takes two turns in a row")
{
    Theatre theatre({{a(1), "K25"}, {d(1), "T30"}},
                    {preset(Preset::sabotage), {Option::structures, 1}});
    Theatre left = theatre;
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).sabotage[0], 1);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT_EQ(theatre.camp(Side::attacker).neutralised, 1);
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    left.end_turn();
    left.end_turn();
    left.put(a(1), "K24");
    left.end_turn();
    EXPECT_EQ(left.camp(Side::attacker).sabotage[0], 0);
    left.end_turn();
    left.put(a(1), "K25");
    left.end_turn();
    EXPECT_EQ(left.camp(Side::attacker).sabotage[0], 1);
    EXPECT(!left.is_over());
}

TEST("VC11, VT-15: a mechanized unit sabotages nothing; a bridge that is neutralised is destroyed")
{
    for (const UnitId unit : {a(7), a(10)}) {
        Theatre theatre({{d(1), "T30"}}, {preset(Preset::sabotage)});
        theatre.set_tile("F20", "P7");
        theatre.state.markers.critical_bridges[1][0] = at("F20");
        theatre.put(unit, "F20");
        theatre.end_turn();
        theatre.end_turn();
        theatre.end_turn();
        const bool is_done = unit == a(10);
        EXPECT_EQ(theatre.camp(Side::attacker).neutralised, is_done ? 0b010 : 0);
        EXPECT_EQ(effective_tile(theatre.state.map, at("F20")).is_in_force(Overlay::river),
                  is_done);
        EXPECT(!theatre.is_over());
    }
}

TEST("VC12: points, objectives and strategic points are weighed at the end of round 15")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::scoring)});
    theatre.camp(Side::attacker).points = 3;
    theatre.camp(Side::attacker).met.insert(vc::logistics);
    theatre.camp(Side::attacker).met.insert(vc::target);
    theatre.set_control(Marker::sp1, Owner::attacker);
    EXPECT_EQ(objectives_met(theatre.state, Side::attacker), 2);
    EXPECT_EQ(combined_score(theatre.state, Side::attacker), 3 + 6 + 2);
    theatre.camp(Side::defender).points = 10;
    theatre.set_round(15);
    theatre.end_turn();
    EXPECT(!theatre.is_over());
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by == VictorySet{vc::scoring});
}

TEST("VT-18, T16.6: a tie of scores and values goes to the Defender")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::scoring)});
    theatre.set_round(15);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::defender);
}

// ---- Clauses --------------------------------------------------------------------------------------------------------

TEST("T16.1, T16.3, T16.9, VT-16: all conditions of a clause must be met, in any order")
{
    Theatre theatre({{a(7), "F6"}, {a(8), "A5"}, {d(14), "G6"}, {d(1), "T30"}},
                    {preset(Preset::combined)});
    theatre.set_round(3);
    theatre.attack(a(7), d(14), {6});
    EXPECT(!theatre.is_over());
    EXPECT(theatre.camp(Side::attacker).met.contains(vc::target));
    EXPECT(theatre.has_told("the attacker has met target"));
    theatre.end_turn();
    theatre.set_round(9);
    theatre.unit(a(8)).has_cargo = true;
    theatre.put(a(8), "I18");
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.state.round, 9);
    EXPECT(theatre.state.won_by == (VictorySet{vc::target, vc::logistics}));
}

TEST("T16.4, SE9: if both have met a clause the active side wins")
{
    for (const Side side : all_sides) {
        Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::points)});
        if (side == Side::defender) theatre.end_turn();
        for (const Side each : all_sides) theatre.camp(each).points = 20;
        theatre.to(Phase::movement);
        EXPECT_EQ(theatre.state.winner, owner_of(side));
    }
}

TEST(
    "T16.4: points change during a turn and count at the next check: after a card, a move, an attack, a turn")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::points)});
    theatre.to(Phase::card_resolution);
    theatre.camp(Side::defender).points = 20;
    Theatre stored = theatre;
    stored.play(seat1, make(store_pending));
    EXPECT_EQ(stored.state.winner, Owner::defender);
    theatre.play(seat1, make(discard_pending));
    EXPECT_EQ(theatre.state.winner, Owner::defender);
    Theatre malus({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::points)});
    malus.camp(Side::defender).points = 20;
    malus.draw("blackout");
    EXPECT_EQ(malus.state.winner, Owner::defender);
}

TEST("VT-17, T16.4: of two deadlines at one end of round the Attacker's comes first")
{
    Theatre theatre({{a(7), "A1"}, {d(1), "T30"}}, {preset(Preset::custom),
                                                    {Option::clause1, bit(vc::scoring)},
                                                    {Option::clause1_side, 1},
                                                    {Option::clause2, bit(vc::resistance)},
                                                    {Option::clause2_side, 2}});
    theatre.camp(Side::attacker).points = 1;
    theatre.set_round(15);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
}

TEST("VT-19, T19.2: at the round limit the points of VC12 decide, then value, then the Defender")
{
    for (const int points : {0, 1}) {
        Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {preset(Preset::annihilation)});
        theatre.camp(Side::attacker).points = static_cast<std::uint16_t>(points);
        theatre.set_round(29);
        theatre.to_turn(30, Side::defender);
        EXPECT(!theatre.is_over());
        theatre.end_turn();
        EXPECT_EQ(theatre.state.winner, points == 0 ? Owner::defender : Owner::attacker);
        EXPECT_EQ(theatre.state.round, 30);
    }
}

TEST("T16.7: points, control, VC2, VC5, VC8 and VC10 are counted though no clause has them")
{
    Theatre theatre(
        {{a(7), "I3"}, {a(1), "K29"}, {a(8), "G7"}, {d(14), "G6"}, {d(1), "T30"}},
        {preset(Preset::annihilation), {Option::hold_rounds, 1}, {Option::resources, 1}});
    theatre.set_control(Marker::node1, Owner::attacker);
    theatre.attack(a(8), d(14), {6});
    theatre.to_turn(2, Side::attacker);
    theatre.end_turn();
    const Camp& camp = theatre.camp(Side::attacker);
    EXPECT(camp.met.contains(vc::capture));
    EXPECT(camp.met.contains(vc::target));
    EXPECT(camp.met.contains(vc::resources));
    EXPECT_EQ(camp.points, 3);
    EXPECT(theatre.unit(a(7)).has_cargo);
    EXPECT_EQ(theatre.count_told(told::condition_met), 0U);
}

TEST(
    "T19.3: a side resigns at any time, also in the turn of the other one and while a window is open")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}});
    Theatre other = theatre;
    theatre.play(seat2, make(resign));
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT(theatre.state.won_by.empty());
    other.deal_tactics(Side::defender, {"suppressive_fire"});
    other.to(Phase::movement);
    other.play(seat1, march(a(1), "S"));
    EXPECT(other.state.windows.is_open());
    other.play(seat1, make(resign));
    EXPECT_EQ(other.state.winner, Owner::defender);
    EXPECT_EQ(other.state.resolution, Resolution{});
}
