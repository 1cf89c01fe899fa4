// W19: what is refused around windows in the position "duel". `why` also sees that hash and events stay as they were.

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

Duel with_a_move_declared()
{
    Duel duel;
    duel.play(seat1, march(a(7), "S"));
    return duel;
}
// Window 1, before the roll of A1 on D2; the Defender is asked.
Duel at_defenders_offer()
{
    Duel duel;
    duel.roll({3});
    duel.attack_with_a1(d(2));
    return duel;
}
Duel at_attackers_offer()
{
    Duel duel = at_defenders_offer();
    duel.play(seat2, pass_in(1));
    return duel;
}

TEST("RX-01: a tactic without a window")
{
    Duel duel;
    EXPECT_EQ(duel.why(seat2, use(1, "suppressive_fire")), "E_NO_WINDOW");
}

TEST("RX-02: a pass without a window")
{
    Duel duel;
    EXPECT_EQ(duel.why(seat2, pass_in(1)), "E_NO_WINDOW");
}

TEST("RX-03: a pass of a player who has no offer")
{
    Duel duel = with_a_move_declared();
    EXPECT_EQ(duel.why(seat1, pass_in(1)), "E_NOT_ENTITLED");
}

TEST("RX-04: an answer before one's turn to be asked")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat1, use(1, "expert_aim", d(2))), "E_NOT_YOUR_OFFER");
}

TEST("RX-05: an answer to a window that is closed while another one is open")
{
    Duel duel = with_a_move_declared();
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.window(), 2);
    EXPECT_EQ(duel.why(seat2, pass_in(1)), "E_STALE_WINDOW");
}

TEST("RX-06: Natural Cover before the roll")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "natural_cover", d(2))), "E_WRONG_WINDOW");
}

TEST("RX-07: Commander's Luck before the roll")
{
    Duel duel = at_attackers_offer();
    EXPECT_EQ(duel.why(seat1, use(1, "commanders_luck")), "E_WRONG_WINDOW");
}

TEST("RX-08: the responder plays a card of the initiator")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "favorable_weather")), "E_WRONG_ROLE");
}

TEST("RX-09: a card that is not held")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "commanders_luck")), "E_CARD_NOT_HELD");
}

TEST("RX-10: Tactical Block on a unit that does not attack now")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "tactical_block", a(2))), "E_TARGET_INVALID");
}

TEST("RX-11: Tactical Block without a target, and cards with one target too many")
{
    Duel duel = at_defenders_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "tactical_block")), "E_TARGET_COUNT");
    EXPECT_EQ(duel.why(seat2, use(1, "dense_fog", a(1))), "E_TARGET_COUNT");
    EXPECT_EQ(duel.why(seat2, make(react, 1, card("tactical_block"), a(1), Quadrant::nw)),
              "E_TARGET_COUNT");
}

TEST("RX-12: a bonus of the reserve in a tactic window")
{
    Duel duel;
    duel.deal_reserve(Side::attacker, {"artillery_support"});
    duel.attack_with_a1(d(2));
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.why(seat1, use(1, "artillery_support", a(1))), "E_NOT_REACTION");
}

TEST("RX-13: any other command while a window is open")
{
    Duel duel;
    duel.deal_reserve(Side::attacker, {"rapid_supply_convoy"});
    duel.play(seat1, march(a(7), "S"));
    EXPECT_EQ(duel.why(seat1, make(end_phase)), "E_WINDOW_OPEN");
    EXPECT_EQ(duel.why(seat1, march(a(8), "S")), "E_WINDOW_OPEN");
    EXPECT_EQ(duel.why(seat1, make(play_reserve, 0)), "E_WINDOW_OPEN");
    EXPECT_EQ(duel.why(seat2, make(end_phase)), "E_WINDOW_OPEN");
}

TEST("RX-14: a second answer to a window that one has answered")
{
    Duel duel = at_defenders_offer();
    duel.play(seat2, use(1, "dense_fog"));
    EXPECT_EQ(duel.window(), 2);
    EXPECT_EQ(duel.why(seat2, use(1, "tactical_block", a(1))), "E_STALE_WINDOW");
}

TEST("RX-15: an answer after one has passed")
{
    Duel duel = at_attackers_offer();
    EXPECT_EQ(duel.why(seat2, use(1, "dense_fog")), "E_NOT_YOUR_OFFER");
}

TEST("RX-16: a supporter that has attacked")
{
    Duel duel;
    duel.declare({{a(2), d(2)}, {a(1), d(2)}});
    duel.roll({1});
    duel.play(seat1, make(end_phase));
    while (duel.window() < 3) duel.pass();
    duel.play(seat2, pass_in(3));
    EXPECT_EQ(duel.why(seat1, use(3, "coordinated_maneuver", a(2))), "E_TARGET_INVALID");
}

TEST("RX-17: the attacker supports itself")
{
    Duel duel = at_attackers_offer();
    EXPECT_EQ(duel.why(seat1, use(1, "coordinated_maneuver", a(1))), "E_TARGET_INVALID");
}

TEST("RX-18, T13.2: a tactic in CARD_DRAW")
{
    Duel duel;
    duel.end_turn();
    duel.end_turn();
    EXPECT_EQ(duel.state.phase, Phase::card_draw);
    EXPECT_EQ(duel.why(seat1, use(1, "precision_shot", a(1))), "E_NO_WINDOW");
}

TEST("RX-19: a pass after the match")
{
    Duel duel;
    duel.play(seat1, make(resign));
    EXPECT_EQ(duel.why(seat2, pass_in(1)), "E_GAME_OVER");
}

TEST(
    "W19.1: after a refusal hash, offer and generator are what they were, for every kind of refusal")
{
    Duel duel = at_defenders_offer();
    const State before = duel.state;
    for (const Move& move :
         {use(1, "natural_cover", d(2)), use(1, "favorable_weather"), use(1, "commanders_luck"),
          use(1, "tactical_block"), use(1, "tactical_block", a(2)), use(2, "dense_fog"),
          make(end_phase), make(draw_card)}) {
        EXPECT_NE(duel.why(seat2, move), "it is legal");
        EXPECT_NE(duel.why(seat1, move), "it is legal");
        EXPECT(duel.state.windows == before.windows);
        EXPECT(duel.state.rng == before.rng);
        EXPECT(P::hash(duel.state) == P::hash(before));
    }
    EXPECT(duel.is_legal(seat2, use(1, "tactical_block", a(1))));
}

TEST("T13.1: only the player whose offer it is plays a tactic, and only from his hand")
{
    Duel duel = at_defenders_offer();
    EXPECT(duel.is_listed(seat2, use(1, "dense_fog")));
    EXPECT(duel.is_listed(seat2, use(1, "tactical_block", a(1))));
    EXPECT_EQ(duel.why(seat1, use(1, "dense_fog")), "E_NOT_YOUR_OFFER");
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.why(seat1, use(1, "dense_fog")), "E_CARD_NOT_HELD");
}

}  // namespace
}  // namespace sortie::taktik
