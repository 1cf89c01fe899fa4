// Cards whose rule has several conditions, played through the windows: Artillery Support (K2.7), International Aid
// (K2.10), Coordinated Maneuver (K4.4) and Dense Fog (K4.8).

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

// ---- Artillery Support ----------------------------------------------------------------------------------------------

// A1 attacks D2 and A7 joins, and A2 attacks afterwards and misses; one of the first two has Artillery Support out of the reserve.
Duel combined_attack(UnitId supported_by_artillery, std::uint8_t die)
{
    Duel duel;
    duel.put(a(7), "G9");
    duel.deal_reserve(Side::attacker, {"artillery_support"});
    duel.play(seat1, make(play_reserve, 0, supported_by_artillery));
    duel.declare({{a(1), d(2)}, {a(2), d(1)}});
    duel.roll({die, 1});
    duel.play(seat1, make(end_phase));
    duel.pass();
    duel.play(seat1, use(duel.window(), "coordinated_maneuver", a(7)));
    return duel;
}

TEST("K2.7, KB7: Artillery Support counts for the first attacker of a combined attack")
{
    Duel duel = combined_attack(a(1), 2);
    EXPECT(duel.has_told("A1 rolls 2, which counts 3"));
    while (duel.state.active == Side::attacker) duel.go_on();
    EXPECT(duel.has_told("D2 is eliminated"));
}

TEST("K2.7: Artillery Support of a supporter does not count and is not used up")
{
    Duel duel = combined_attack(a(7), 2);
    EXPECT(duel.has_told("A1 rolls 2, which counts 2"));
    while (duel.state.resolution.unit != a(2)) duel.pass();
    EXPECT_EQ(duel.count_told(told::missed), 1u);
    EXPECT(is_under(duel.state, a(7), Primitive::roll_delta));
    duel.to_turn(1, Side::defender);
    EXPECT(duel.has_told("effect 1 of artillery_support ends"));
    EXPECT_EQ(duel.hp(d(2)), 2);
}

TEST("K2.7: Artillery Support has no effect if its unit does not attack, and ends with the turn")
{
    Duel duel;
    duel.deal_reserve(Side::attacker, {"artillery_support"});
    duel.play(seat1, make(play_reserve, 0, a(1)));
    duel.attack(a(2), d(2), {2});
    duel.to_turn(1, Side::defender);
    EXPECT(duel.has_told("A2 rolls 2, which counts 2"));
    EXPECT(duel.state.effects.empty());
    duel.to_turn(2, Side::attacker);
    duel.attack(a(1), d(2), {2});
    duel.to_turn(2, Side::defender);
    EXPECT(duel.has_told("A1 rolls 2, which counts 2"));
}

// ---- International Aid ----------------------------------------------------------------------------------------------

Move aid(int slot, std::string_view cell)
{
    return make(play_reserve, slot, UnitId::none(), at(cell));
}

TEST("K2.10, KB10: a unit enters with full hp, has moved, and may attack in the same turn")
{
    Theatre theatre({{a(1), "A9"}, {d(1), "F3"}});
    theatre.deal_reserve(Side::attacker, {"international_aid"});
    theatre.to(Phase::movement);
    theatre.play(seat1, aid(0, "F1"));
    EXPECT_EQ(theatre.where(ar1), at("F1"));
    EXPECT_EQ(theatre.unit(ar1).hp, row_of(ar1).hp);
    EXPECT_EQ(theatre.why(seat1, march(ar1, "S")), "E_UNIT_MOVED");
    theatre.attack(ar1, d(1), {6});
    EXPECT(theatre.has_told("AR1 hits D1 for 1"));
}

TEST("K2.10: with an empty external reserve the card is refused, drawn or stored")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker,
                         {"international_aid", "international_aid", "international_aid"});
    theatre.to(Phase::movement);
    theatre.play(seat1, aid(0, "F1"));
    theatre.play(seat1, aid(1, "G1"));
    EXPECT_EQ(theatre.why(seat1, aid(2, "H1")), "E_CONDITION");
    EXPECT_EQ(theatre.rule_of(seat1, aid(2, "H1")), "K2.10");
    theatre.to_turn(2, Side::attacker);
    theatre.draw("international_aid");
    EXPECT_EQ(theatre.why(seat1, make(play_pending, UnitId::none(), at("H1"))), "E_CONDITION");
}

TEST("K2.10, KM12: Severe International Sanctions lock the card until the turn is over")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker, {"international_aid"});
    theatre.draw("severe_international_sanctions");
    theatre.pass();
    EXPECT_EQ(theatre.why(seat1, aid(0, "F1")), "E_CARD_LOCKED");
    theatre.to_turn(2, Side::attacker);
    theatre.to(Phase::movement);
    theatre.play(seat1, aid(0, "F1"));
    EXPECT_EQ(theatre.where(ar1), at("F1"));
}

TEST("K2.10: where the home row has no free cell the next row inward takes its place")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T28"}});
    theatre.deal_reserve(Side::attacker, {"international_aid"});
    theatre.deal_reserve(Side::defender, {"international_aid"});
    for (char column = 'B'; column <= 'T'; ++column) {
        theatre.set_tile(std::string(1, column) + "1", "W0");
    }
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, aid(0, "F1")), "E_TARGET_INVALID");
    EXPECT_EQ(theatre.why(seat1, aid(0, "F3")), "E_TARGET_INVALID");
    theatre.play(seat1, aid(0, "F2"));
    EXPECT_EQ(theatre.where(ar1), at("F2"));
    theatre.to_turn(1, Side::defender);
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat2, aid(0, "F29")), "E_TARGET_INVALID");
    theatre.play(seat2, aid(0, "F30"));
    EXPECT_EQ(theatre.where(dr1), at("F30"));
}

// ---- Coordinated Maneuver -------------------------------------------------------------------------------------------

// The Attacker is asked in the window of A1's attack on D2 in G7.
void ask_attacker(Duel& duel)
{
    duel.attack_with_a1(d(2));
    duel.pass();
    ASSERT_EQ(duel.asked(), seat1);
}
std::string why_not_joined_by(Duel& duel, UnitId unit)
{
    return duel.why(seat1, use(duel.window(), "coordinated_maneuver", unit));
}

TEST("K4.4, KT4: a supporter is another own unit on the board with the target in its own range")
{
    Duel duel;
    duel.put(a(7), "G10");
    ask_attacker(duel);
    EXPECT_EQ(why_not_joined_by(duel, a(7)), "it is legal") << "a mech, three cells away";
    EXPECT_EQ(why_not_joined_by(duel, a(1)), "E_TARGET_INVALID") << "the attacker itself";
    EXPECT_EQ(why_not_joined_by(duel, a(8)), "E_TARGET_INVALID") << "out of range";
    EXPECT_EQ(why_not_joined_by(duel, a(3)), "E_TARGET_INVALID") << "not on the board";
    EXPECT_EQ(why_not_joined_by(duel, d(1)), "E_TARGET_INVALID") << "an enemy";
    Duel light;
    light.put(a(3), "G10");
    ask_attacker(light);
    EXPECT_EQ(why_not_joined_by(light, a(3)), "E_TARGET_INVALID") << "the range is its own";
}

TEST("K4.4: a unit that has attacked does not support")
{
    Duel duel;
    duel.declare({{a(2), d(2)}, {a(1), d(2)}});
    duel.roll({1, 1});
    duel.play(seat1, make(end_phase));
    while (duel.dice_rolled() == 0 || duel.open() != WindowName::before_attack_roll ||
           duel.asked() != seat1) {
        duel.pass();
    }
    EXPECT_EQ(duel.state.resolution.unit, a(1));
    EXPECT_EQ(why_not_joined_by(duel, a(2)), "E_TARGET_INVALID");
}

TEST("K4.4: a unit that an effect keeps from attacking does not support")
{
    Duel duel;
    duel.put(a(7), "G9");
    duel.begin("mechanical_failure", Side::attacker, named(a(7)));
    ask_attacker(duel);
    EXPECT_EQ(why_not_joined_by(duel, a(7)), "E_TARGET_INVALID");
    EXPECT_EQ(why_not_joined_by(duel, a(2)), "it is legal");
}

TEST("K4.4, T4.4: a limited unit that has walked does not support, one that stood does")
{
    for (const bool walks : {false, true}) {
        Duel duel;
        duel.put(a(10), "G10");
        if (walks) {
            duel.play(seat1, march(a(10), "E"));
            while (duel.open() != WindowName::none) duel.pass();
        }
        ask_attacker(duel);
        EXPECT_EQ(why_not_joined_by(duel, a(10)), walks ? "E_TARGET_INVALID" : "it is legal");
    }
}

TEST("K4.4: the supporter has attacked, and its own declaration that waits is removed")
{
    Duel duel;
    duel.declare({{a(1), d(2)}, {a(2), d(1)}});
    duel.roll({1, 6});
    duel.play(seat1, make(end_phase));
    duel.pass();
    duel.play(seat1, use(duel.window(), "coordinated_maneuver", a(2)));
    EXPECT(duel.unit(a(2)).has_attacked);
    EXPECT(duel.state.queue.empty());
    while (duel.state.active == Side::attacker) duel.go_on();
    EXPECT_EQ(duel.dice_rolled(), 1u);
    EXPECT_EQ(duel.hp(d(1)), 2);
}

TEST("K4.4, T8.1: a combined attack is one of the five, so a sixth unit may join in")
{
    Duel duel;
    duel.put(a(3), "F7");
    duel.put(a(4), "H6");
    duel.put(a(5), "H7");
    duel.put(a(6), "H8");
    duel.declare({{a(1), d(2)}, {a(2), d(2)}, {a(3), d(2)}, {a(4), d(2)}, {a(5), d(2)}});
    EXPECT_EQ(duel.why(seat1, make(declare_attack, a(6), d(2))), "E_ATTACK_LIMIT");
    duel.roll({1, 1, 1, 1, 1});
    duel.play(seat1, make(end_phase));
    duel.pass();
    duel.play(seat1, use(duel.window(), "coordinated_maneuver", a(6)));
    EXPECT(duel.unit(a(6)).has_attacked);
    while (duel.state.active == Side::attacker) duel.go_on();
    EXPECT_EQ(duel.dice_rolled(), 5u);
}

// ---- Dense Fog ------------------------------------------------------------------------------------------------------

TEST("K4.8, KT8: fog counts for this attack and the later ones of the turn, and ends with it")
{
    Duel duel;
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({3, 3});
    duel.play(seat1, make(end_phase));
    duel.play(seat2, use(1, "dense_fog"));
    while (duel.state.active == Side::attacker) duel.go_on();
    EXPECT(duel.has_told("A1 rolls 3, which counts 2"));
    EXPECT(duel.has_told("A2 rolls 3, which counts 2"));
    duel.attack(d(2), a(1), {3});
    while (duel.state.active == Side::defender) duel.go_on();
    EXPECT(duel.has_told("D2 rolls 3, which counts 3"));
}

TEST("K4.8, Q21: either side may play it, and a fog of each makes -2")
{
    Duel duel;
    duel.deal_tactics(Side::attacker, {"dense_fog"});
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({4, 4});
    duel.play(seat1, make(end_phase));
    duel.pass();
    duel.play(seat1, use(1, "dense_fog"));
    EXPECT(duel.has_told("A1 rolls 4, which counts 3"));
    while (duel.open() != WindowName::before_attack_roll) duel.pass();
    duel.play(seat2, use(duel.window(), "dense_fog"));
    while (duel.state.active == Side::attacker) duel.go_on();
    EXPECT(duel.has_told("A2 rolls 4, which counts 2"));
}

}  // namespace
}  // namespace sortie::taktik
