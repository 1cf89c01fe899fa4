#include "games/taktik/effects.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T14.1: an effect is data with a number, a source, an owner, a scope and a lifetime")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("blackout", Side::attacker);
    theatre.begin("rapid_supply_convoy", Side::defender);
    ASSERT_EQ(theatre.state.effects.size(), 2U);
    const taktik::Effect& first = theatre.state.effects[0];
    EXPECT_EQ(first.id, 1);
    EXPECT_EQ(theatre.state.effects[1].id, 2);
    EXPECT_EQ(first.source, card("blackout"));
    EXPECT_EQ(first.owner, Side::defender);
    EXPECT_EQ(theatre.state.effects[1].owner, Side::defender);
    EXPECT_EQ(first.primitive, Primitive::move_limit_set);
    EXPECT_EQ(first.value, 2);
    EXPECT_EQ(first.lifetime, Lifetime::until_end_of_turn);
    EXPECT(first.units == units_of(Side::attacker));
}

TEST("T14.2: an effect for n turns ends in the n-th end of turn, the present one counted")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("un_ceasefire", Side::attacker);
    theatre.begin("forward_supply_depot", Side::attacker);
    theatre.begin("ammunition_shortage", Side::attacker);
    EXPECT_EQ(theatre.state.effects.size(), 3U);
    theatre.end_turn();
    EXPECT_EQ(theatre.state.effects.size(), 2U);
    EXPECT(theatre.has_told("effect 3 of ammunition_shortage ends"));
    theatre.end_turn();
    EXPECT_EQ(theatre.state.effects.size(), 1U);
    EXPECT_EQ(theatre.state.effects[0].source, card("forward_supply_depot"));
    theatre.end_turn();
    EXPECT(theatre.state.effects.empty());
}

TEST(
    "T14.2, T21.7: no tactic has an effect for some turns, and an instant one leaves nothing behind")
{
    for (std::size_t i = first_tactic; i < card_kinds; ++i) {
        for (const EffectRow& row : card_table[i].effects) {
            EXPECT(row.lifetime != Lifetime::turns) << card_table[i].id;
        }
    }
    Theatre theatre({{a(1), "F6"}});
    theatre.unit(a(1)).hp = 1;
    theatre.begin("special_supplies", Side::attacker, on(a(1)));
    EXPECT_EQ(theatre.unit(a(1)).hp, 2);
    EXPECT(theatre.state.effects.empty());
}

TEST("T14.3: copies add up without a limit")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    for (int i = 0; i < 4; ++i) theatre.begin("ammunition_shortage", Side::attacker);
    EXPECT_EQ(shot_of(theatre.state, a(1), d(9)).sum, -8);
    for (int i = 0; i < 3; ++i) theatre.begin("rapid_supply_convoy", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(1)), 5);
}

TEST("T14.4: one prohibition is enough; a permission lifts what it names and nothing else")
{
    Theatre theatre({{a(10), "F6"}, {a(7), "F8"}});
    theatre.begin("enemy_disinformation", Side::attacker, on(a(10)));
    theatre.begin("enemy_disinformation", Side::attacker, on(a(10)));
    EXPECT(cannot_move(theatre.state, a(10)));
    theatre.begin("air_cover", Side::attacker, on(a(10)));
    EXPECT(!cannot_move(theatre.state, a(10)));
    theatre.begin("international_pressure", Side::attacker);
    theatre.begin("extra_supplies", Side::attacker, on(a(10)));
    EXPECT(!is_kept_by_its_limit(theatre.state, a(10)));
    EXPECT(cannot_attack(theatre.state, a(10)));
    theatre.begin("mechanical_failure", Side::attacker, on(a(7)));
    theatre.begin("air_cover", Side::attacker, on(a(7)));
    EXPECT(!cannot_move(theatre.state, a(7)));
    EXPECT(cannot_attack(theatre.state, a(7)));
}

TEST("T14.4: Air Cover lifts what a malus takes from the movement, not what a tactic takes")
{
    Theatre theatre({{a(7), "F6"}});
    theatre.begin("supply_interruption", Side::attacker);
    theatre.begin("rapid_supply_convoy", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 3);
    theatre.begin("air_cover", Side::attacker, on(a(7)));
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 5);
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 2);
}

TEST("T14.5: the effects on a unit end when it leaves the board, those on its side go on")
{
    Theatre theatre({{a(7), "F6"}, {d(9), "G6"}, {d(1), "T30"}});
    theatre.to(Phase::attack);
    theatre.begin("troop_motivation", Side::defender, on(d(9)));
    theatre.begin("forward_supply_depot", Side::defender);
    theatre.unit(d(9)).hp = 1;
    theatre.attack(a(7), d(9), {6});
    ASSERT_EQ(theatre.state.effects.size(), 1U);
    EXPECT_EQ(theatre.state.effects[0].source, card("forward_supply_depot"));
}

TEST("T14.6, T18.5: effects in force are open to everybody, with their cards")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("troop_motivation", Side::attacker, on(a(1)));
    for (const Seat viewer : {seat1, seat2, nobody}) {
        const View<Taktik> view = P::view(theatre.state, viewer);
        ASSERT_EQ(view.seen.effects.size(), 1U);
        EXPECT(view.seen.effects[0] == theatre.state.effects[0]);
    }
}

TEST("T14.7: locks of categories, of the reserve, of tactics and of entering units")
{
    Theatre theatre({{a(1), "F6"}});
    const State& state = theatre.state;
    theatre.begin("operational_funding_cut", Side::attacker);
    EXPECT(is_locked(state, Side::attacker, card("rapid_supply_convoy")));
    EXPECT(!is_locked(state, Side::attacker, card("advanced_recon")));
    EXPECT(!is_locked(state, Side::defender, card("rapid_supply_convoy")));
    theatre.begin("severe_international_sanctions", Side::attacker);
    EXPECT(is_locked(state, Side::attacker, card("international_aid")));
    theatre.begin("cyber_attack", Side::attacker);
    EXPECT(is_under(state, Side::attacker, Primitive::lock_reserve));
    theatre.begin("intelligence_failure", Side::attacker);
    EXPECT(is_under(state, Side::attacker, Primitive::lock_tactics));
    EXPECT(!is_under(state, Side::defender, Primitive::lock_tactics));
}

TEST("T14.7: effects in a quadrant touch the units that stand in it now")
{
    Theatre theatre({{a(7), "F6"}, {a(8), "Q6"}});
    theatre.begin("disrupted_supply_lines", Side::attacker, in(Quadrant::nw));
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 3);
    EXPECT_EQ(allowance_of(theatre.state, a(8)), 4);
    EXPECT(is_under(theatre.state, a(7), Primitive::lock_supply));
    theatre.put(a(8), "G6");
    EXPECT_EQ(allowance_of(theatre.state, a(8)), 4);
}

TEST(
    "T14.8: a reserve that is too full when its room ends is cut down by its owner, and SE11 waits")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("internal_discipline", Side::attacker);
    theatre.deal_reserve(Side::attacker,
                         {"extra_supplies", "extra_supplies", "extra_supplies", "extra_supplies",
                          "troop_motivation", "troop_motivation", "special_supplies"});
    EXPECT_EQ(capacity_of_reserve(theatre.state, Side::attacker), 7);
    theatre.end_turn();
    theatre.end_turn();
    theatre.to(Phase::attack);
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.phase, Phase::end_turn);
    EXPECT_EQ(theatre.state.choice, Choice::surplus);
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_CHOICE_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(choose, no_argument, no_argument, 7)), "E_CHOICE_INVALID");
    theatre.play(seat1, make(choose, no_argument, no_argument, 6));
    EXPECT_EQ(theatre.state.active, Side::defender);
    EXPECT_EQ(reserve_count(theatre.camp(Side::attacker)), 6);
    EXPECT(theatre.has_told("seat 1 discards special_supplies", seat2) ||
           theatre.has_told("seat1 discards special_supplies", seat2));
}
