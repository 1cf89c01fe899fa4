#include "games/taktik/forces.h"

#include <string>

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T4.1, T4.3: the numbers of the three types, the allowance being the upper one")
{
    const UnitTypeRow& light = row_of(UnitType::light);
    const UnitTypeRow& mech = row_of(UnitType::mech);
    const UnitTypeRow& special = row_of(UnitType::special);
    const auto numbers = [](const UnitTypeRow& row) {
        std::string text;
        for (const int each : {int{row.allowance}, int{row.range}, int{row.damage}, int{row.hp},
                               int{row.value}, int{row.required[0]}, int{row.required[1]},
                               int{row.required[2]}, int{row.required[3]}}) {
            text += std::to_string(each) + " ";
        }
        return text;
    };
    EXPECT_EQ(numbers(light), "2 2 1 2 1 3 4 0 0 ");
    EXPECT_EQ(numbers(mech), "4 3 2 3 2 3 4 5 0 ");
    EXPECT_EQ(numbers(special), "3 4 2 2 3 5 4 4 5 ");
    EXPECT(light.has_ford && !mech.has_ford && special.has_ford);
    EXPECT(!light.is_carrier && mech.is_carrier && !special.is_carrier);
    EXPECT(!light.is_limited && !mech.is_limited && special.is_limited);
}

TEST("T1.3, T4.2: ten units against fifteen, six, three and one against eight, five and two")
{
    const auto count = [](Side side, UnitType type) {
        int found = 0;
        for (const UnitId unit : units_of(side) & units_of(type)) {
            if (!is_reserve_unit(unit)) ++found;
        }
        return found;
    };
    EXPECT_EQ(unit_count_of(Side::attacker), 10);
    EXPECT_EQ(unit_count_of(Side::defender), 15);
    EXPECT_EQ(count(Side::attacker, UnitType::light), 6);
    EXPECT_EQ(count(Side::attacker, UnitType::mech), 3);
    EXPECT_EQ(count(Side::attacker, UnitType::special), 1);
    EXPECT_EQ(count(Side::defender, UnitType::light), 8);
    EXPECT_EQ(count(Side::defender, UnitType::mech), 5);
    EXPECT_EQ(count(Side::defender, UnitType::special), 2);
}

TEST("T4.5, T4.6: names, types and leaders of the units")
{
    const auto name = [](UnitId unit) { return names_of(UnitId{})[unit.index]; };
    EXPECT_EQ(name(a(1)), "A1");
    EXPECT_EQ(name(a(10)), "A10");
    EXPECT_EQ(name(ar1), "AR1");
    EXPECT_EQ(name(d(1)), "D1");
    EXPECT_EQ(name(d(15)), "D15");
    EXPECT_EQ(name(d(17)), "DR2");
    EXPECT_EQ(type_of(a(6)), UnitType::light);
    EXPECT_EQ(type_of(a(7)), UnitType::mech);
    EXPECT_EQ(type_of(d(8)), UnitType::light);
    EXPECT_EQ(type_of(d(13)), UnitType::mech);
    EXPECT_EQ(type_of(d(14)), UnitType::special);
    EXPECT_EQ(type_of(dr1), UnitType::light);
    EXPECT(is_reserve_unit(ar1) && !is_reserve_unit(a(10)));
    EXPECT_EQ(leader_of(Side::attacker), a(10));
    EXPECT_EQ(leader_of(Side::defender), d(14));
}

TEST("T4.7: a unit is on a cell or somewhere off the board, and keeps nothing when it is gone")
{
    Theatre theatre({{a(7), "F6"}, {a(1), "A1"}});
    EXPECT_EQ(theatre.unit(ar1).status, Status::reserve);
    theatre.unit(a(7)).has_cargo = true;
    theatre.unit(a(7)).moved = Moved::walked;
    take_off_board(theatre.state, a(7), Status::evacuated);
    Unit gone;
    gone.status = Status::evacuated;
    EXPECT(theatre.unit(a(7)) == gone);
    EXPECT(!theatre.state.ways.is_taken(at("F6")));
    Taktik::check_state(theatre.state);
}

TEST("T2.9, T21.1: no unit is put where one stands")
{
    Theatre theatre({{a(7), "F6"}});
    EXPECT_DEATH(put_on_board(theatre.state, a(8), at("F6")), "is_taken");
}

TEST("T4.8: damage changes neither movement nor attack, and at no hp a unit is gone")
{
    Theatre theatre({{a(7), "F6"}, {d(9), "G6"}, {d(1), "T30"}});
    theatre.unit(a(7)).hp = 1;
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 4);
    EXPECT_EQ(shot_of(theatre.state, a(7), d(9)).damage, 2);
    theatre.unit(d(9)).hp = 2;
    theatre.attack(a(7), d(9), {3});
    EXPECT_EQ(theatre.unit(d(9)).status, Status::eliminated);
}

TEST("K2.10: a reserve unit enters in the home row, or in the nearest row with room")
{
    Theatre theatre({{a(1), "F6"}});
    EXPECT_EQ(next_in_reserve(theatre.state, Side::attacker), ar1);
    theatre.begin("international_aid", Side::attacker, into(at("C1")));
    EXPECT_EQ(theatre.where(ar1), at("C1"));
    EXPECT_EQ(theatre.unit(ar1).moved, Moved::walked);
    EXPECT_EQ(next_in_reserve(theatre.state, Side::attacker), a(12));
    theatre.begin("international_aid", Side::attacker, into(at("D1")));
    EXPECT(next_in_reserve(theatre.state, Side::attacker).is_none());
}

TEST("T15.5: a side with more units in a quadrant controls it; equal numbers control nothing")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "G6"}, {d(1), "H6"}, {d(2), "Q20"}});
    EXPECT(controls_quadrant(theatre.state, Side::attacker, Quadrant::nw));
    EXPECT(!controls_quadrant(theatre.state, Side::defender, Quadrant::nw));
    EXPECT(controls_quadrant(theatre.state, Side::defender, Quadrant::se));
    EXPECT(!controls_quadrant(theatre.state, Side::attacker, Quadrant::ne));
    theatre.put(d(3), "A1");
    EXPECT(!controls_quadrant(theatre.state, Side::attacker, Quadrant::nw));
    EXPECT(!controls_quadrant(theatre.state, Side::defender, Quadrant::nw));
}

TEST("T16.6: what the units on the board are worth")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "G6"}, {a(10), "H6"}, {d(1), "T30"}});
    EXPECT_EQ(surviving_value(theatre.state, Side::attacker), 6);
    take_off_board(theatre.state, a(7), Status::eliminated);
    EXPECT_EQ(surviving_value(theatre.state, Side::attacker), 4);
    EXPECT_EQ(lost_by_elimination(theatre.state, Side::attacker), 1);
    EXPECT_EQ(evacuated_of(theatre.state, Side::attacker), 0);
}
