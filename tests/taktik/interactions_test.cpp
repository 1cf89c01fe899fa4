// K5: cards that meet.

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

Theatre in_movement()
{
    Theatre theatre({{a(1), "F6"}, {a(7), "H6"}, {a(10), "J6"}, {d(1), "F7"}, {d(9), "H20"}});
    theatre.to(Phase::movement);
    return theatre;
}

TEST("KI-01, KB5, K2.5: Air Cover needs a unit that a malus holds")
{
    Theatre theatre = in_movement();
    theatre.deal_reserve(Side::attacker, {"air_cover"});
    theatre.begin("supply_interruption", Side::attacker);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_TARGET_INVALID");
}

TEST("KI-02, K2.5: Air Cover lifts all that malus cards do to the unit's movement, and no tactic")
{
    Theatre theatre = in_movement();
    theatre.deal_reserve(Side::attacker, {"air_cover"});
    theatre.begin("supply_interruption", Side::attacker);
    theatre.begin("enemy_disinformation", Side::attacker, named(a(1)));
    EXPECT_EQ(theatre.why(seat1, march(a(1), "W")), "E_MOVE_BLOCKED");
    theatre.play(seat1, make(play_reserve, 0, a(1)));
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 2);
    EXPECT(theatre.is_legal(seat1, march(a(1), "W-W")));
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 1);
}

TEST("KI-03, KB4, K2.4, KM15: Blackout and Advanced Recon make three moves")
{
    Theatre theatre = in_movement();
    theatre.begin("blackout", Side::attacker);
    EXPECT_EQ(move_limit(theatre.state, Side::attacker), 2);
    theatre.begin("advanced_recon", Side::attacker);
    EXPECT_EQ(move_limit(theatre.state, Side::attacker), 3);
    EXPECT_EQ(move_limit(theatre.state, Side::defender), 5);
}

TEST("KI-04, K2.1, K2.2, KB1, KB2: convoy and depot add up; the depot is not for special units")
{
    Theatre theatre = in_movement();
    theatre.begin("rapid_supply_convoy", Side::attacker);
    theatre.begin("forward_supply_depot", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 4);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 6);
    EXPECT_EQ(allowance_of(theatre.state, a(10)), 4);
    theatre.end_turn();
    theatre.end_turn();
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 3);
    theatre.end_turn();
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 2);
}

TEST("KI-05, K4.1, KT1: first the sum, then the half")
{
    Theatre theatre = in_movement();
    theatre.begin("rapid_supply_convoy", Side::attacker);
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 2);
}

TEST("KI-06, KM13: two halvings")
{
    Theatre theatre = in_movement();
    theatre.begin("logistical_blockade", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 2);
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 2);
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 1);
}

TEST("KI-07, K2.9, K4.11, KB9, KT11: Troop Motivation against Natural Cover")
{
    Duel duel;
    duel.begin("troop_motivation", Side::attacker, named(a(1)));
    duel.roll({3});
    duel.attack_with_a1(d(2));
    while (duel.open() != WindowName::before_damage) duel.pass();
    EXPECT_EQ(duel.state.resolution.damage, 2);
    duel.play(seat2, use(duel.window(), "natural_cover", d(2)));
    EXPECT(duel.has_told("D2 takes 1 and has 1 left"));
}

TEST("KI-08, K4.4, KT4: Troop Motivation and a mech that joins make four")
{
    Duel duel;
    duel.put(a(7), "G9");
    duel.begin("troop_motivation", Side::attacker, named(a(1)));
    duel.roll({6});
    duel.attack_with_a1(d(2));
    duel.pass();
    duel.play(seat1, use(1, "coordinated_maneuver", a(7)));
    EXPECT_EQ(duel.state.resolution.required, 3);
    EXPECT(duel.unit(a(7)).has_attacked);
    duel.pass();
    EXPECT_EQ(duel.state.resolution.damage, 4);
}

TEST("KI-09, K4.9, K2.7, KT9: a blocked attack does not use Artillery Support up")
{
    Duel duel;
    duel.begin("artillery_support", Side::attacker, named(a(1)));
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.play(seat1, make(end_phase));
    duel.play(seat2, use(1, "tactical_block", a(1)));
    EXPECT_EQ(duel.state.effects.size(), 2u);
    EXPECT(is_under(duel.state, a(1), Primitive::roll_delta));
    duel.pass();
    EXPECT_EQ(duel.why(seat1, use(2, "coordinated_maneuver", a(1))), "E_TARGET_INVALID");
    while (duel.state.active == Side::attacker) duel.pass();
    EXPECT(duel.has_told("effect 1 of artillery_support ends"));
}

TEST("KI-10, K0.4, K4.10, KB7, KT10: Artillery Support counts in both rolls and is one use")
{
    Duel duel;
    duel.begin("artillery_support", Side::attacker, named(a(1)));
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({1, 2});
    duel.play(seat1, make(end_phase));
    duel.pass();
    duel.pass();
    EXPECT(duel.has_told("A1 rolls 1, which counts 2"));
    duel.play(seat1, use(2, "commanders_luck"));
    EXPECT(duel.has_told("A1 rolls 2, which counts 3"));
    EXPECT_EQ(duel.open(), WindowName::before_damage);
    duel.pass();
    EXPECT(duel.state.effects.empty());
}

TEST("KI-11, K4.5, K4.8, KT5, KT8: fog and fine weather; two fogs make -2")
{
    Duel duel;
    duel.begin("dense_fog", Side::defender);
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, -1);
    duel.begin("favorable_weather", Side::attacker);
    EXPECT_EQ(shot_of(duel.state, a(1), d(1)).sum, 0);
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, -1);
    duel.begin("dense_fog", Side::attacker);
    EXPECT_EQ(shot_of(duel.state, d(2), a(1)).sum, -2);
}

TEST("KI-12, K2.8, KB8: Extra Supplies also after the unit has moved")
{
    Theatre theatre({{a(10), "F5"}, {a(1), "A1"}, {d(1), "F8"}});
    theatre.deal_reserve(Side::attacker, {"extra_supplies"});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(10), "S"));
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(10), d(1))), "E_LIMITED");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_TARGET_INVALID");
    theatre.play(seat1, make(play_reserve, 0, a(10)));
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(10), d(1))));
}

Theatre drawing(std::string_view malus, std::initializer_list<std::string_view> reserve)
{
    Theatre theatre({{a(1), "F6"}, {a(7), "H6"}, {d(1), "F7"}});
    theatre.deal_reserve(Side::attacker, reserve);
    theatre.draw(malus);
    return theatre;
}

TEST("KI-13, KM6, K2.11, KB11: what cancels any cancels International Pressure")
{
    for (const std::string_view name : {"artillery_support", "electronic_countermeasures"}) {
        Theatre theatre = drawing("international_pressure", {name});
        theatre.play(seat1, use(1, name));
        EXPECT(theatre.state.effects.empty());
    }
}

TEST(
    "KI-14, KM10, K3.9: Cyber Attack may be cancelled before it locks; then no reserve card is played")
{
    Theatre theatre = drawing("cyber_attack", {"artillery_support"});
    EXPECT(theatre.is_legal(seat1, use(1, "artillery_support")));
    theatre.pass();
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_CARD_LOCKED");
    theatre.end_turn();
    EXPECT(theatre.state.effects.empty());
    Theatre other = drawing("troop_motivation", {});
    other.begin("cyber_attack", Side::attacker);
    EXPECT(other.is_legal(seat1, make(play_pending, a(1))));
    EXPECT(other.is_legal(seat1, make(store_pending)));
}

TEST("KI-15: a malus takes effect in CARD_RESOLUTION, before any attack can be declared")
{
    Theatre theatre = drawing("un_ceasefire", {});
    EXPECT_EQ(theatre.state.phase, Phase::card_resolution);
    EXPECT_EQ(theatre.state.effects.size(), 1u);
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(draw_card)), "E_PHASE");
}

TEST("KI-16, KM16, K3.11: Sabotage offers the places that are taken, and the card becomes open")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker,
                         {"artillery_support", "troop_motivation", "air_cover", "advanced_recon"});
    theatre.state.deck.put_at_bottom(theatre.camp(Side::attacker).reserve[2]);
    theatre.camp(Side::attacker).reserve[2] = CardId::none();
    theatre.draw("sabotage");
    theatre.pass();
    for (std::uint8_t slot = 0; slot < reserve_slots_max; ++slot) {
        const Move answer = make(choose, UnitId::none(), no_argument, slot);
        EXPECT_EQ(theatre.is_legal(seat2, answer), slot == 0 || slot == 1 || slot == 3);
    }
    theatre.play(seat2, make(choose, UnitId::none(), no_argument, 1));
    EXPECT(theatre.has_told("seat1 discards troop_motivation", seat2));
    EXPECT(theatre.camp(Side::attacker).reserve[1].is_none());
    Theatre empty = drawing("sabotage", {});
    EXPECT(empty.has_told("sabotage has no effect"));
}

TEST("KI-17, KB10, K2.10: International Aid brings the reserve units in turn, and then none")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker,
                         {"international_aid", "international_aid", "international_aid"});
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, UnitId::none(), at("F2"))),
              "E_TARGET_INVALID");
    theatre.play(seat1, make(play_reserve, 0, UnitId::none(), at("F1")));
    EXPECT_EQ(theatre.where(ar1), at("F1"));
    EXPECT(theatre.unit(ar1).has_moved());
    EXPECT(!theatre.unit(ar1).has_attacked);
    theatre.play(seat1, make(play_reserve, 1, UnitId::none(), at("G1")));
    EXPECT_EQ(theatre.where(a(12)), at("G1"));
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 2, UnitId::none(), at("H1"))), "E_CONDITION");
}

TEST("CD-12, KM12: no unit enters under Severe International Sanctions")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker, {"international_aid"});
    theatre.begin("severe_international_sanctions", Side::attacker);
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, UnitId::none(), at("F1"))), "E_CARD_LOCKED");
}

TEST("KI-18, KB6, K2.6: when Internal Discipline ends the seventh card must go")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker,
                         {"artillery_support", "artillery_support", "troop_motivation",
                          "extra_supplies", "air_cover", "advanced_recon"});
    theatre.begin("internal_discipline", Side::attacker);
    theatre.draw("special_supplies");
    theatre.play(seat1, make(store_pending));
    EXPECT_EQ(reserve_count(theatre.camp(Side::attacker)), 7);
    theatre.end_turn();
    theatre.end_turn();
    theatre.to(Phase::attack);
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.phase, Phase::end_turn);
    EXPECT((P::awaiting(theatre.state) == SeatSet{seat1}));
    theatre.play(seat1, make(choose, UnitId::none(), no_argument, 4));
    EXPECT(theatre.has_told("seat1 discards air_cover", seat2));
    EXPECT_EQ(theatre.state.active, Side::defender);
}

// ---- Malus cards one by one -----------------------------------------------------------------------------------------

TEST("KM1, K3.1: Supply Interruption takes two from vehicles and one from everyone else")
{
    Theatre theatre = in_movement();
    theatre.begin("supply_interruption", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 1);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 2);
    EXPECT_EQ(allowance_of(theatre.state, a(10)), 2);
    EXPECT_EQ(allowance_of(theatre.state, d(9)), 4);
}

TEST(
    "KM2, K3.2, K0.1: Operational Funding Cut is cancelled by a logistics card, being not yet in force")
{
    Theatre theatre = drawing("operational_funding_cut", {"rapid_supply_convoy"});
    theatre.play(seat1, use(1, "rapid_supply_convoy"));
    EXPECT(theatre.state.effects.empty());
}

TEST("KM4, K3.4, KM8: Ammunition Shortage takes two, Morale Collapse one from light infantry")
{
    Duel duel;
    duel.begin("ammunition_shortage", Side::attacker);
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, -2);
    EXPECT_EQ(shot_of(duel.state, d(2), a(1)).sum, 0);
    duel.begin("morale_collapse", Side::attacker);
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, -3);
    EXPECT_EQ(shot_of(duel.state, a(7), d(2)).sum, -2);
}

TEST("KM3, KM5, K3.5: Mechanical Failure is for a vehicle, which neither moves nor attacks")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "H6"}, {a(8), "J6"}, {d(1), "H7"}});
    theatre.draw("mechanical_failure");
    EXPECT_EQ(theatre.why(seat2, make(choose, a(1))), "E_CHOICE_INVALID");
    theatre.play(seat2, make(choose, a(7)));
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, march(a(7), "N")), "E_MOVE_BLOCKED");
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(7), d(1))), "E_ATTACK_BLOCKED");
}

TEST("KM6, K3.6: International Pressure binds the drawer for this turn only")
{
    Theatre theatre = drawing("international_pressure", {});
    EXPECT(cannot_attack(theatre.state, a(1)));
    EXPECT(!cannot_attack(theatre.state, d(1)));
    theatre.end_turn();
    EXPECT(!cannot_attack(theatre.state, a(1)));
}

TEST("KM7, K3.7, KB3, K2.3: Disrupted Supply Lines fixes the units of a quadrant and cuts them off")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "M6"}, {d(1), "F20"}});
    theatre.unit(a(1)).hp = 1;
    theatre.deal_reserve(Side::attacker, {"special_supplies"});
    theatre.draw("disrupted_supply_lines");
    theatre.pass();
    for (std::uint8_t i = 0; i < quadrant_count; ++i) {
        EXPECT(theatre.is_legal(seat2, make(choose, UnitId::none(), i)));
    }
    theatre.play(seat2, make(choose, UnitId::none(), Quadrant::nw));
    theatre.put(a(7), "G6");
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 1);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 4);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_TARGET_INVALID");
}

TEST("CD-09, KB3, K2.3: Special Supplies needs a damaged unit and makes it whole")
{
    Theatre theatre = in_movement();
    theatre.deal_reserve(Side::attacker, {"special_supplies"});
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(7))), "E_TARGET_INVALID");
    theatre.unit(a(7)).hp = 1;
    theatre.play(seat1, make(play_reserve, 0, a(7)));
    EXPECT_EQ(theatre.unit(a(7)).hp, 3);
}

TEST("KM14: Air Support Denial locks support cards")
{
    Theatre theatre = drawing("air_support_denial", {"advanced_recon", "troop_motivation"});
    theatre.pass();
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_CARD_LOCKED");
    EXPECT(theatre.is_legal(seat1, make(play_reserve, 1, a(1))));
}

// ---- Tactics one by one ---------------------------------------------------------------------------------------------

TEST(
    "KT2, K4.2: Enemy Recon Detection counts for targets that stand in the quadrant when it is rolled")
{
    Duel duel;
    Named north_west;
    north_west.quadrant = Quadrant::nw;
    duel.begin("enemy_recon_detection", Side::attacker, north_west);
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, 1);
    EXPECT_EQ(shot_of(duel.state, a(7), d(9)).sum, 0);
    EXPECT_EQ(shot_of(duel.state, d(2), a(1)).sum, 0);
    duel.put(d(2), "M15");
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, 0);
}

TEST("KT3, K4.3: Precision Shot doubles the damage and leaves the roll")
{
    Duel duel;
    duel.roll({2});
    duel.attack_with_a1(d(2));
    duel.pass();
    duel.play(seat1, use(1, "precision_shot", a(1)));
    EXPECT(duel.has_told("A1 rolls 2, which counts 2"));
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).damage, 2);
}

TEST("KT6, K4.6: Expert Aim is for the target of the attack in progress")
{
    Duel duel;
    duel.attack_with_a1(d(2));
    duel.pass();
    EXPECT_EQ(duel.why(seat1, use(1, "expert_aim", d(1))), "E_TARGET_INVALID");
    EXPECT(duel.is_legal(seat1, use(1, "expert_aim", d(2))));
}

TEST(
    "KT7, K4.7, W11.11: Clear Line of Fire also lifts the attacker's ground, and is spent on open ground")
{
    Duel duel;
    duel.set_tile("F6", "I0");
    EXPECT_EQ(shot_of(duel.state, a(1), d(2)).sum, -1);
    duel.roll({3});
    duel.attack_with_a1(d(2));
    duel.pass();
    duel.play(seat1, use(1, "clear_line_of_fire"));
    EXPECT(duel.has_told("A1 rolls 3, which counts 3"));
    Duel open;
    open.attack_with_a1(d(2));
    open.pass();
    open.play(seat1, use(1, "clear_line_of_fire"));
    EXPECT_EQ(open.hand(Side::attacker), 5);
}

}  // namespace
}  // namespace sortie::taktik
