#include "games/taktik/combat.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

Theatre attacking(std::initializer_list<Placed> placed)
{
    Theatre theatre(placed);
    theatre.to(Phase::attack);
    return theatre;
}
// Hp that the target has lost after one attack with this die.
int lost_by(Theatre theatre, UnitId attacker, UnitId target, std::uint8_t die)
{
    theatre.attack(attacker, target, {die});
    if (!is_on_board(theatre.state, target)) return row_of(target).hp;
    return row_of(target).hp - theatre.unit(target).hp;
}

// Windows open for every tactic that a side might hold, so some of them are in the way.
void pass_until(Theatre& theatre, WindowName window)
{
    while (theatre.state.windows.is_open() && open_window_of(theatre.state) != window) {
        theatre.pass();
    }
}

}  // namespace

// ---- Declaring ------------------------------------------------------------------------------------------------------

TEST("T8.1: five attacks are declared, each by another unit, in the order of their resolution")
{
    Theatre theatre = attacking({{a(1), "F6"},
                                 {a(2), "G6"},
                                 {a(3), "H6"},
                                 {a(4), "F7"},
                                 {a(5), "H7"},
                                 {a(6), "F8"},
                                 {d(9), "G7"}});
    for (int i = 1; i <= 5; ++i) theatre.play(seat1, make(declare_attack, a(i), d(9)));
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(6), d(9))), "E_ATTACK_LIMIT");
    theatre.state.rng.force_dice({{1, 1, 1, 1, 1}});
    theatre.play(seat1, make(end_phase));
    std::string order;
    for (const Event& each : theatre.log) {
        if (each.kind == &told::rolled) order += text_of(each).substr(0, 3);
    }
    EXPECT_EQ(order, "A1 A2 A3 A4 A5 ");
}

TEST("T8.1: a declaration is withdrawn by its index, from 0; the later ones move up")
{
    Theatre theatre = attacking({{a(1), "F6"}, {a(2), "G6"}, {d(9), "G7"}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(declare_attack, a(2), d(9)));
    EXPECT_EQ(theatre.why(seat1, make(withdraw_attack, 2)), "E_INDEX");
    theatre.play(seat1, make(withdraw_attack, 0));
    EXPECT_EQ(theatre.state.queue.size(), 1U);
    EXPECT_EQ(theatre.state.queue[0].attacker, a(2));
    EXPECT(theatre.has_told("A1 is not to attack D9"));
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(1), d(9))));
}

TEST("T8.11: after twenty withdrawals in a phase the twenty-first is refused")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G7"}});
    for (int i = 0; i < 20; ++i) {
        theatre.play(seat1, make(declare_attack, a(1), d(9)));
        theatre.play(seat1, make(withdraw_attack, 0));
    }
    EXPECT_EQ(theatre.why(seat1, make(withdraw_attack, 0)), "E_INDEX");
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    EXPECT_EQ(theatre.why(seat1, make(withdraw_attack, 0)), "E_WITHDRAW_LIMIT");
    EXPECT(!theatre.is_listed(seat1, make(withdraw_attack, 0)));
}

TEST("T8.2: what makes a declaration illegal")
{
    Theatre theatre = attacking({{a(1), "F6"}, {a(2), "G6"}, {a(3), "A1"}, {d(1), "G7"}});
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(4), d(1))), "E_UNIT_UNKNOWN");
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, d(1), a(1))), "E_UNIT_OWNER");
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), a(2))), "E_TARGET_OWNER");
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(2))), "E_TARGET_OWNER");
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(3), d(1))), "E_RANGE");
    theatre.play(seat1, make(declare_attack, a(1), d(1)));
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(1))), "E_ATTACKED");
    theatre.begin("international_pressure", Side::attacker);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(2), d(1))), "E_ATTACK_BLOCKED");
}

TEST("T8.2: a unit that moved may attack, unless it is limited")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "H6"}});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(1), "E"));
    theatre.to(Phase::attack);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(1), d(1))));
}

TEST("CB-05, T4.4: a special unit that walked does not attack, unless Extra Supplies allow it")
{
    Theatre theatre({{a(10), "F6"}, {d(1), "H6"}});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(10), "S"));
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(10), d(1))), "E_LIMITED");
    theatre.begin("extra_supplies", Side::attacker, on(a(10)));
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(10), d(1))), "it is legal");
}

TEST("CB-10, CB-11: the distance is the larger of the two differences, and the range is its limit")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(1), "H7"}, {d(2), "I6"}});
    EXPECT_EQ(distance_between(theatre.state, a(1), d(1)), 2);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(1), d(1))));
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(2))), "E_RANGE");
}

TEST("T8.3: what stands between attacker and target does not matter")
{
    Theatre theatre = attacking({{a(7), "F6"}, {a(1), "G6"}, {d(2), "H6"}, {d(1), "I6"}});
    theatre.set_tile("H6", "U0");
    EXPECT_EQ(shot_of(theatre.state, a(7), d(1)).sum, 0);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(7), d(1))));
}

// ---- Rolls and damage -----------------------------------------------------------------------------------------------

TEST("CB-01, CB-04, T8.6: the required roll goes by the type and the distance")
{
    const Theatre theatre({{a(1), "F6"}, {a(10), "G7"}, {d(9), "G6"}});
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 3), 1);
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 2), 0);
    EXPECT_EQ(lost_by(theatre, a(10), d(9), 5), 2);
    EXPECT_EQ(lost_by(theatre, a(10), d(9), 4), 0);
    EXPECT_EQ(required_at(a(10), 2), 4);
    EXPECT_EQ(required_at(a(10), 4), 5);
    EXPECT_EQ(required_at(a(7), 3), 5);
    EXPECT_EQ(required_at(a(1), 3), 0);
}

TEST("CB-02, CB-13: a target in a town takes two off the roll")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "E6"}, {d(9), "H6"}});
    theatre.set_tile("H6", "U0");
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 6), 1);
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 5), 0);
    // Required 5+ at distance three: a six shows four and misses.
    const Shot shot = shot_of(theatre.state, a(7), d(9));
    EXPECT_EQ(shot.required, 5);
    EXPECT_EQ(shot.sum, -2);
    EXPECT_EQ(shot.count(6), 4);
    EXPECT(!shot.is_hit(6));
    EXPECT_EQ(lost_by(theatre, a(7), d(9), 6), 0);
}

TEST("CB-03: a mechanized unit hits a light one on a hill at distance three with a six")
{
    Theatre theatre({{a(7), "F6"}, {d(1), "I6"}, {d(2), "T30"}});
    theatre.set_tile("I6", "H0");
    EXPECT_EQ(lost_by(theatre, a(7), d(1), 5), 0);
    theatre.attack(a(7), d(1), {6});
    EXPECT(theatre.has_told("A7 rolls 6, which counts 5"));
    EXPECT_EQ(theatre.unit(d(1)).status, Status::eliminated);
}

TEST("CB-06, CB-07, T8.7: an attacker in a factory has one less, in a forest it does not matter")
{
    Theatre theatre({{a(7), "F6"}, {a(1), "G7"}, {d(9), "H6"}});
    theatre.set_tile("F6", "I0");
    theatre.set_tile("G7", "F0");
    EXPECT_EQ(lost_by(theatre, a(7), d(9), 5), 2);
    EXPECT_EQ(lost_by(theatre, a(7), d(9), 4), 0);
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 3), 1);
}

TEST("CB-08: Ammunition Shortage takes two off every roll")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.to(Phase::attack);
    theatre.begin("ammunition_shortage", Side::attacker);
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 5), 1);
    EXPECT_EQ(lost_by(theatre, a(1), d(9), 4), 0);
}

TEST("CB-09, T8.8: damage is summed, then doubled")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}, {d(1), "T30"}});
    theatre.begin("troop_motivation", Side::attacker, on(a(1)));
    theatre.deal_tactics(Side::attacker, {"precision_shot"});
    theatre.state.rng.force_dice({{6}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(end_phase));
    theatre.play(seat1, make(react, theatre.window(), card("precision_shot"), a(1)));
    EXPECT(theatre.has_told("D9 takes 4 and has 0 left"));
    EXPECT_EQ(theatre.unit(d(9)).status, Status::eliminated);
}

TEST("CB-14, T8.7: the roll is brought into 1 to 6, and a natural one may hit")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    for (int i = 0; i < 3; ++i) theatre.begin("artillery_support", Side::attacker, on(a(1)));
    const Shot shot = shot_of(theatre.state, a(1), d(9));
    EXPECT_EQ(shot.sum, 3);
    EXPECT_EQ(shot.count(1), 4);
    EXPECT(shot.is_hit(1));
    EXPECT_EQ(shot.count(6), 6);
    EXPECT_EQ((Shot{.required = 3, .sum = -4}.count(2)), 1);
}

TEST("T8.10: the chance to hit is 7 - n + m sixths")
{
    for (int required = 3; required <= 5; ++required) {
        for (int sum = -3; sum <= 3; ++sum) {
            const Shot shot{.required = required, .sum = sum};
            EXPECT_EQ(shot.chance(), std::clamp(7 - required + sum, 0, 6)) << required << sum;
        }
    }
}

TEST("T8.7: the parts of a sum are named and add up to it")
{
    Theatre theatre({{a(7), "F6"}, {d(9), "H6"}});
    theatre.set_tile("F6", "I0");
    theatre.set_tile("H6", "U0");
    theatre.begin("ammunition_shortage", Side::attacker);
    const Modifiers parts = modifiers_of(theatre.state, a(7), d(9));
    int sum = 0;
    for (const Modifier& each : parts) sum += each.value;
    EXPECT_EQ(parts.size(), 4U);
    EXPECT_EQ(sum, -5);
    EXPECT_EQ(shot_of(theatre.state, a(7), d(9)).sum, -5);
}

TEST("T8.6, T8.7, T8.8: a supporter lends its better roll and its damage, not its ground")
{
    Theatre theatre = attacking({{a(10), "F6"}, {a(1), "G7"}, {a(7), "H7"}, {d(9), "G6"}});
    theatre.set_tile("G7", "I0");
    const Shot alone = shot_of(theatre.state, a(10), d(9));
    EXPECT_EQ(alone.required, 5);
    const Shot together = shot_of(theatre.state, a(10), d(9), a(1));
    EXPECT_EQ(together.required, 3);
    EXPECT_EQ(together.damage, 3);
    EXPECT_EQ(together.sum, 0);
}

// ---- Stages ---------------------------------------------------------------------------------------------------------

TEST("SA0, CB-12: an attack on a unit that is gone fizzles without a die")
{
    Theatre theatre = attacking({{a(1), "F6"}, {a(2), "G5"}, {d(1), "G6"}, {d(2), "T30"}});
    theatre.unit(d(1)).hp = 1;
    theatre.play(seat1, make(declare_attack, a(1), d(1)));
    theatre.play(seat1, make(declare_attack, a(2), d(1)));
    theatre.state.rng.force_dice({{6, 6}});
    const std::uint64_t drawn = theatre.state.rng.forced;
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.rng.forced, drawn + 1);
    EXPECT(theatre.has_told("the attack of A2 on D1 comes to nothing"));
    EXPECT(theatre.unit(a(2)).has_attacked);
    EXPECT_EQ(theatre.count_told(told::rolled), 1U);
}

TEST("SA1, SA2, SA4, SA5, SA7, SA8, SA9, T8.5: the stages of an attack and its three windows")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::attacker, {"expert_aim", "commanders_luck"});
    theatre.deal_tactics(Side::defender, {"natural_cover"});
    theatre.state.rng.force_dice({{4}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.phase, Phase::dice_resolution);
    EXPECT_EQ(open_window_of(theatre.state), WindowName::before_attack_roll);
    EXPECT(theatre.unit(a(1)).has_attacked);
    EXPECT_EQ(theatre.state.resolution.target, d(9));
    EXPECT_EQ(theatre.state.resolution.die, 0);
    while (open_window_of(theatre.state) == WindowName::before_attack_roll) theatre.pass();
    EXPECT_EQ(open_window_of(theatre.state), WindowName::after_attack_roll);
    EXPECT_EQ(theatre.state.resolution.die, 4);
    EXPECT(theatre.state.resolution.is_hit);
    while (open_window_of(theatre.state) == WindowName::after_attack_roll) theatre.pass();
    EXPECT_EQ(open_window_of(theatre.state), WindowName::before_damage);
    EXPECT_EQ(theatre.state.resolution.damage, 1);
    EXPECT_EQ(theatre.unit(d(9)).hp, 3);
    while (theatre.state.windows.is_open()) theatre.pass();
    EXPECT_EQ(theatre.unit(d(9)).hp, 2);
}

TEST("SA3: an attack that is forbidden before its roll is cancelled without one")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::defender, {"tactical_block"});
    theatre.state.rng.force_dice({{6}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(end_phase));
    theatre.play(seat2, make(react, theatre.window(), card("tactical_block"), a(1)));
    EXPECT(theatre.has_told("the attack of A1 is cancelled"));
    EXPECT_EQ(theatre.count_told(told::rolled), 0U);
    EXPECT_EQ(theatre.unit(d(9)).hp, 3);
    EXPECT_EQ(theatre.state.active, Side::defender);
}

TEST("SA6, T9.1: a reroll counts, even if it is worse")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::attacker, {"commanders_luck"});
    theatre.state.rng.force_dice({{4, 1}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(end_phase));
    pass_until(theatre, WindowName::after_attack_roll);
    theatre.play(seat1, make(react, theatre.window(), card("commanders_luck")));
    EXPECT(theatre.has_told("A1 misses D9"));
    EXPECT_EQ(theatre.unit(d(9)).hp, 3);
    EXPECT_EQ(theatre.count_told(told::rolled), 2U);
}

TEST("SA7: a miss goes to the end without the window before damage")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::defender, {"natural_cover"});
    theatre.attack(a(1), d(9), {2});
    pass_until(theatre, WindowName::before_damage);
    EXPECT(!theatre.state.windows.is_open());
    EXPECT(theatre.has_told("A1 misses D9"));
}

TEST("SA9, T8.8: what is absorbed is taken off the damage, not below nothing")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::defender, {"natural_cover"});
    theatre.attack(a(1), d(9), {6});
    pass_until(theatre, WindowName::before_damage);
    theatre.play(seat2, make(react, theatre.window(), card("natural_cover"), d(9)));
    EXPECT(theatre.has_told("D9 takes 0 and has 3 left"));
    EXPECT_EQ((Shot{.damage = 1, .absorbed = 2}.damage_done()), 0);
}

TEST("SA10: effects for one attack and used-up effects end with it")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.begin("artillery_support", Side::attacker, on(a(1)));
    theatre.deal_tactics(Side::attacker, {"expert_aim"});
    theatre.attack(a(1), d(9), {1});
    theatre.play(seat1, make(react, theatre.window(), card("expert_aim"), d(9)));
    EXPECT(theatre.has_told("A1 rolls 1, which counts 4"));
    EXPECT(theatre.state.effects.empty());
}

TEST("T8.4: the target does not fire back")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.attack(a(1), d(9), {1});
    EXPECT_EQ(theatre.unit(a(1)).hp, 2);
    EXPECT_EQ(theatre.count_told(told::rolled), 1U);
    EXPECT_EQ(theatre.state.active, Side::defender);
}

TEST("T8.9, VT-09: an eliminated unit is gone with its load, its markers stay, points are scored")
{
    Theatre theatre({{a(7), "F6"}, {a(8), "F5"}, {d(9), "G6"}, {d(1), "T30"}});
    theatre.put_marker(Marker::sp1, "G6");
    theatre.set_control(Marker::sp1, Owner::defender);
    theatre.unit(d(9)).has_cargo = true;
    theatre.unit(d(9)).hp = 2;
    theatre.camp(Side::defender).deliveries = 2;
    theatre.attack(a(7), d(9), {6});
    EXPECT_EQ(theatre.unit(d(9)).status, Status::eliminated);
    EXPECT(!theatre.unit(d(9)).has_cargo);
    EXPECT(theatre.where(d(9)).is_none());
    EXPECT_EQ(theatre.camp(Side::defender).deliveries, 2);
    EXPECT_EQ(theatre.camp(Side::attacker).points, 2);
    EXPECT_EQ(theatre.state.control[static_cast<std::size_t>(Marker::sp1)], Owner::defender);
}

TEST("T9.1, T9.4: an attack draws one die, and a hit or a miss nothing more")
{
    Theatre theatre = attacking({{a(1), "F6"}, {d(9), "G6"}});
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    const std::size_t pile = theatre.state.deck.size();
    const std::uint64_t drawn = theatre.state.rng.drawn;
    theatre.play(seat1, make(end_phase));
    // The die, and the shuffle at the end of the turn (SE12).
    EXPECT_EQ(theatre.state.rng.drawn, drawn + 1 + pile - 1);
}
