#include "games/taktik/refusals.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

// `why` compares the hash before and after every refused command. The codes of options are in options_test, those of the
// selection and the deployment in setup_test, those of ways in movement_test, those of attacks in combat_test.

TEST("T1.5, T20.2: a refused command changes nothing, not even the generator")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    const State before = theatre.state;
    EXPECT_EQ(theatre.why(seat2, make(draw_card)), "E_NOT_ACTIVE");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PHASE");
    EXPECT(theatre.state.rng == before.rng);
    EXPECT(P::hash(theatre.state) == P::hash(before));
}

TEST("T20.2: E_GAME_OVER comes before everything else")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    theatre.play(seat2, make(resign));
    for (const Seat seat : {seat1, seat2}) {
        EXPECT_EQ(theatre.why(seat, make(draw_card)), "E_GAME_OVER");
        EXPECT_EQ(theatre.why(seat, make(resign)), "E_GAME_OVER");
        EXPECT_EQ(theatre.why(seat, make(choose, a(1))), "E_GAME_OVER");
    }
    EXPECT_EQ(theatre.rule_of(seat1, make(draw_card)), "T19.1");
}

TEST("T20.2: E_WINDOW_OPEN for everything but an answer and `resign`")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(1), "N"));
    for (const Seat seat : {seat1, seat2}) {
        EXPECT_EQ(theatre.why(seat, make(end_phase)), "E_WINDOW_OPEN");
        EXPECT_EQ(theatre.why(seat, make(draw_card)), "E_WINDOW_OPEN");
        EXPECT_EQ(theatre.why(seat, make(resign)), "it is legal");
    }
}

TEST(
    "T20.2, T12.5: E_CHOICE_PENDING for everything but `choose` and `resign`, E_CHOICE_INVALID for a wrong answer")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "G6"}, {d(1), "T30"}});
    theatre.draw("enemy_disinformation");
    for (const Seat seat : {seat1, seat2}) {
        EXPECT_EQ(theatre.why(seat, make(end_phase)), "E_CHOICE_PENDING");
        EXPECT_EQ(theatre.why(seat, make(pass_reaction<State>, 1)), "E_CHOICE_PENDING");
        EXPECT_EQ(theatre.why(seat, make(resign)), "it is legal");
    }
    EXPECT_EQ(theatre.why(seat1, make(choose, a(1))), "E_NOT_ACTIVE");
    EXPECT_EQ(theatre.why(seat2, make(choose, d(1))), "E_CHOICE_INVALID");
    EXPECT_EQ(theatre.why(seat2, make(choose, a(3))), "E_CHOICE_INVALID");
    EXPECT_EQ(theatre.why(seat2, make(choose)), "E_CHOICE_INVALID");
}

TEST("T20.2: E_PENDING and E_NO_PENDING")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker, {"advanced_recon"});
    theatre.draw("extra_supplies");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PENDING");
    theatre.play(seat1, make(store_pending));
    EXPECT_EQ(theatre.why(seat1, make(store_pending)), "E_NO_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(discard_pending)), "E_NO_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(play_pending)), "E_NO_PENDING");
}

TEST("T20.2: E_SLOT, E_RESERVE_FULL, E_CARD_MODE and E_CARD_LOCKED")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker,
                         {"advanced_recon", "electronic_countermeasures", "rapid_supply_convoy",
                          "advanced_recon", "troop_motivation"});
    theatre.draw("extra_supplies");
    EXPECT_EQ(theatre.why(seat1, make(store_pending, 2)), "E_SLOT");
    theatre.play(seat1, make(store_pending));
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 7)), "E_SLOT");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 1)), "E_CARD_MODE");
    theatre.begin("operational_funding_cut", Side::attacker);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 2)), "E_CARD_LOCKED");
    theatre.end_turn();
    theatre.end_turn();
    theatre.draw("special_supplies");
    EXPECT_EQ(theatre.why(seat1, make(store_pending)), "E_RESERVE_FULL");
    EXPECT_EQ(theatre.why(seat1, make(store_pending, 7)), "E_SLOT");
}

TEST("T20.2: E_TARGET_COUNT, E_TARGET_INVALID, E_CONDITION and E_CARD_NOT_HELD")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    theatre.deal_reserve(Side::attacker, {"troop_motivation", "special_supplies",
                                          "international_aid", "internal_discipline"});
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_TARGET_COUNT");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, d(1))), "E_TARGET_INVALID");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 1, a(1))), "E_TARGET_INVALID");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 3, a(1))), "E_TARGET_COUNT");
    for (const UnitId unit : {ar1, a(12)}) {
        theatre.put(unit, unit == ar1 ? "B5" : "C5");
    }
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 2, no_argument, at("C1"))), "E_CONDITION");
    theatre.end_turn();
    theatre.end_turn();
    theatre.draw("supply_interruption");
    EXPECT_EQ(theatre.why(seat1, make(react, theatre.window(), card("internal_discipline"))),
              "E_CONDITION");
    EXPECT_EQ(theatre.why(seat1, make(react, theatre.window(), card("air_cover"))),
              "E_CARD_NOT_HELD");
}

TEST("T20.1: every command has its word, and nothing else is a command")
{
    std::string words;
    for (const Action<State>* action : Taktik::actions) words += std::string(action->name) + " ";
    EXPECT_EQ(words,
              "choose_tactics deploy muster deploy_done draw play store discard reserve move march "
              "declare withdraw end_phase choose react pass resign ");
}
