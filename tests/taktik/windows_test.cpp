// The windows of a move and an attack in the position "duel": who is asked, and what an answer does.

#include "games/taktik/windows.h"

#include "engine/snapshot.h"
#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

const Move four_south = march(a(7), "S-S-S-S");

// ---- Moves ----------------------------------------------------------------------------------------------------------

TEST(
    "RW-01, W1.5, W1.6, W11.1, W11.3: a move has a window for the enemy before and for its owner after it")
{
    Duel duel;
    duel.play(seat1, four_south);
    EXPECT_EQ(duel.window(), 1);
    EXPECT_EQ(duel.open(), WindowName::before_move);
    EXPECT_EQ(duel.offers(), "D");
    EXPECT_EQ(duel.where(a(7)), at("M6"));
    EXPECT_EQ(duel.state.moves_used, 1);
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.window(), 2);
    EXPECT_EQ(duel.open(), WindowName::after_move);
    EXPECT_EQ(duel.offers(), "A");
    duel.play(seat1, pass_in(2));
    EXPECT_EQ(duel.open(), WindowName::none);
    EXPECT_EQ(duel.where(a(7)), at("M10"));
    EXPECT_EQ(duel.state.moves_used, 1);
    EXPECT_EQ(duel.hand(Side::attacker), 6);
    EXPECT_EQ(duel.hand(Side::defender), 6);
}

TEST("RW-02, W9.6, W9.1: Suppressive Fire slows the move in progress and the others of the turn")
{
    Duel duel;
    duel.play(seat1, four_south);
    duel.play(seat2, use(1, "suppressive_fire"));
    EXPECT_EQ(duel.where(a(7)), at("M8"));
    duel.play(seat1, pass_in(2));
    EXPECT_EQ(duel.why(seat1, march(a(8), "S-S-S")), "E_MOVE_COST");
    duel.log.clear();
    duel.play(seat1, march(a(8), "S-S"));
    EXPECT_EQ(duel.windows_skipped(), 1u);
    EXPECT_EQ(duel.window(), 3);
    EXPECT_EQ(duel.open(), WindowName::after_move);
    EXPECT_EQ(duel.offers(), "A");
    EXPECT_EQ(duel.state.effects.size(), 1u);
    EXPECT_EQ(duel.state.effects[0].owner, Side::defender);
    duel.end_turn();
    EXPECT_EQ(duel.state.active, Side::defender);
    EXPECT(duel.state.effects.empty());
    EXPECT(duel.has_told("effect 1 of suppressive_fire ends"));
}

TEST(
    "RW-03: a unit that cannot pay its first step any more has used its move, and no window follows")
{
    Duel duel;
    duel.set_tile("E6", "R0");
    duel.play(seat1, march(a(1), "W"));
    duel.play(seat2, use(1, "suppressive_fire"));
    EXPECT_EQ(duel.where(a(1)), at("F6"));
    EXPECT(duel.unit(a(1)).has_moved());
    EXPECT_EQ(duel.state.moves_used, 1);
    EXPECT_EQ(duel.open(), WindowName::none);
    EXPECT_EQ(duel.windows_opened(), 1u);
    EXPECT_EQ(duel.windows_skipped(), 0u);
}

TEST("RW-15: a window that no card can answer any more is skipped")
{
    Duel duel;
    duel.deal_tactics(Side::defender, {"tactical_block", "dense_fog", "natural_cover",
                                       "favorable_weather", "expert_aim"});
    duel.play(seat1, march(a(7), "S"));
    EXPECT_EQ(duel.window(), 1);
    EXPECT_EQ(duel.open(), WindowName::after_move);
    EXPECT_EQ(duel.windows_skipped(), 1u);
}

// ---- Attacks --------------------------------------------------------------------------------------------------------

TEST("RW-04, W11.4: Tactical Block cancels the attack; nothing is rolled and nobody else is asked")
{
    Duel duel;
    duel.attack_with_a1(d(2));
    EXPECT_EQ(duel.offers(), "DA");
    const std::uint32_t forced = duel.state.rng.forced;
    duel.play(seat2, use(1, "tactical_block", a(1)));
    EXPECT(duel.has_told("the attack of A1 is cancelled"));
    EXPECT(duel.has_told("window 1 closes: played"));
    EXPECT_EQ(duel.dice_rolled(), 0u);
    EXPECT_EQ(duel.state.rng.forced, forced);
    EXPECT(duel.unit(a(1)).has_attacked);
    EXPECT_EQ(duel.hp(d(2)), 2);
    EXPECT_EQ(duel.windows_opened(), 1u);
    EXPECT_EQ(duel.windows_skipped(), 0u);
    EXPECT_EQ(duel.state.active, Side::defender);
}

TEST("RW-05: Expert Aim adds two")
{
    Duel duel;
    duel.set_tile("F8", "U0");
    duel.roll({4});
    duel.attack_with_a1(d(1));
    EXPECT(duel.has_told("A1 attacks D1 at distance 2 and needs 4"));
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.asked(), seat1);
    duel.play(seat1, use(1, "expert_aim", d(1)));
    EXPECT(duel.has_told("A1 rolls 4, which counts 4"));
    EXPECT_EQ(duel.open(), WindowName::after_attack_roll);
    duel.play(seat1, pass_in(2));
    EXPECT_EQ(duel.open(), WindowName::before_damage);
    duel.play(seat2, pass_in(3));
    EXPECT_EQ(duel.hp(d(1)), 1);
    EXPECT_EQ(duel.hand(Side::attacker), 5);
}

TEST("RW-06: two attacks with fog, a second die and cover take exactly three dice")
{
    Duel duel;
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({3, 5, 3});
    duel.play(seat1, make(end_phase));
    duel.play(seat2, use(1, "dense_fog"));
    EXPECT(duel.has_told("A1 rolls 3, which counts 2"));
    duel.play(seat1, use(2, "commanders_luck"));
    EXPECT(duel.has_told("A1 rolls 5, which counts 4"));
    duel.play(seat2, use(3, "natural_cover", d(2)));
    EXPECT(duel.has_told("D2 takes 0 and has 2 left"));
    EXPECT_EQ(duel.window(), 4);
    EXPECT_EQ(duel.offers(), "DA");
    duel.play(seat2, pass_in(4));
    duel.play(seat1, pass_in(4));
    EXPECT(duel.has_told("A2 rolls 3, which counts 2"));
    EXPECT(duel.has_told("A2 misses D2"));
    EXPECT_EQ(duel.windows_opened(), 4u);
    EXPECT_EQ(duel.windows_skipped(), 1u);  // after_attack_roll; before_damage is not reached
    EXPECT_EQ(duel.dice_rolled(), 3u);
    EXPECT_EQ(duel.state.rng.dice.count, 0u);
    EXPECT_EQ(duel.state.active, Side::defender);
}

TEST("RW-07: Coordinated Maneuver joins two damages, and the supporter's own attack is dropped")
{
    Duel duel;
    duel.declare({{a(1), d(1)}, {a(2), d(2)}});
    duel.roll({4});
    duel.play(seat1, make(end_phase));
    duel.play(seat2, pass_in(1));
    duel.play(seat1, use(1, "coordinated_maneuver", a(2)));
    EXPECT_EQ(duel.state.resolution.required, 4);
    EXPECT(duel.unit(a(2)).has_attacked);
    EXPECT(duel.state.queue.empty());
    duel.play(seat1, pass_in(2));
    EXPECT_EQ(duel.state.resolution.damage, 2);
    duel.play(seat2, pass_in(3));
    EXPECT(duel.has_told("D1 is eliminated"));
    EXPECT_EQ(duel.state.active, Side::defender);
    EXPECT_EQ(duel.hp(d(2)), 2);
}

TEST("RW-08: Precision Shot is for the attacking unit; a wrong target leaves the offer as it was")
{
    Duel duel;
    duel.roll({3});
    duel.attack_with_a1(d(2));
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.why(seat1, use(1, "precision_shot", a(2))), "E_TARGET_INVALID");
    EXPECT_EQ(duel.asked(), seat1);
    EXPECT_EQ(duel.state.windows.current, 1);
    duel.play(seat1, use(1, "precision_shot", a(1)));
    duel.play(seat1, pass_in(2));
    EXPECT_EQ(duel.state.resolution.damage, 2);
    duel.play(seat2, pass_in(3));
    EXPECT(duel.has_told("D2 is eliminated"));
}

TEST("RW-09: Natural Cover takes one off doubled damage")
{
    Duel duel;
    duel.roll({3});
    duel.attack_with_a1(d(2));
    duel.play(seat2, pass_in(1));
    duel.play(seat1, use(1, "precision_shot", a(1)));
    duel.play(seat1, pass_in(2));
    duel.play(seat2, use(3, "natural_cover", d(2)));
    EXPECT(duel.has_told("D2 takes 1 and has 1 left"));
}

TEST("RW-10, W9.5: Enemy Recon Detection counts in its quadrant until END_TURN")
{
    Duel duel;
    duel.play(seat1, march(a(7), "S"));
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.why(seat1, use(2, "enemy_recon_detection", Quadrant::se)), "E_TARGET_INVALID");
    duel.play(seat1, use(2, "enemy_recon_detection", Quadrant::nw));
    duel.declare({{a(1), d(2)}});
    duel.roll({2});
    duel.play(seat1, make(end_phase));
    while (duel.open() != WindowName::before_damage) duel.pass();
    EXPECT(duel.has_told("A1 rolls 2, which counts 3"));
    EXPECT_EQ(duel.state.effects.size(), 1u);
    duel.pass();
    EXPECT(duel.has_told("A1 hits D2 for 1"));
    EXPECT(duel.has_told("effect 1 of enemy_recon_detection ends"));
    EXPECT(duel.state.effects.empty());
}

TEST("RW-11: Clear Line of Fire lifts what terrain takes off")
{
    Duel duel;
    duel.set_tile("F8", "U0");
    duel.roll({4});
    duel.attack_with_a1(d(1));
    duel.play(seat2, pass_in(1));
    duel.play(seat1, use(1, "clear_line_of_fire"));
    EXPECT(duel.has_told("A1 rolls 4, which counts 4"));
    duel.play(seat1, pass_in(2));
    duel.play(seat2, pass_in(3));
    EXPECT_EQ(duel.hp(d(1)), 1);
}

TEST("RW-12: Clear Line of Fire lifts terrain only, no fog")
{
    for (const std::uint8_t die : {std::uint8_t{4}, std::uint8_t{5}}) {
        Duel duel;
        duel.set_tile("F8", "U0");
        duel.begin("dense_fog", Side::defender);
        duel.roll({die});
        duel.attack_with_a1(d(1));
        duel.play(seat2, pass_in(1));
        duel.play(seat1, use(1, "clear_line_of_fire"));
        EXPECT_EQ(duel.state.resolution.rolled, die - 1);
        EXPECT_EQ(duel.state.resolution.is_hit, die == 5);
    }
}

TEST("RW-13, W11.2: the responder is asked before the initiator, and after the roll also on a miss")
{
    Duel duel;
    duel.roll({1});
    duel.attack_with_a1(d(2));
    EXPECT_EQ(duel.offers(), "DA");
    EXPECT_EQ(duel.asked(), seat2);
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.asked(), seat1);
    duel.play(seat1, pass_in(1));
    EXPECT_EQ(duel.open(), WindowName::after_attack_roll);
    duel.play(seat1, pass_in(2));
    EXPECT(duel.has_told("A1 misses D2"));
    EXPECT_EQ(duel.windows_opened(), 2u);
    EXPECT_EQ(duel.windows_skipped(), 0u);
}

TEST("RW-14: an attack on a unit that is gone fizzles without window and die")
{
    Duel duel;
    duel.unit(d(2)).hp = 1;
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({3});
    duel.play(seat1, make(end_phase));
    while (duel.open() != WindowName::none) duel.pass();
    EXPECT(duel.has_told("the attack of A2 on D2 comes to nothing"));
    EXPECT_EQ(duel.windows_opened(), 3u);
    EXPECT_EQ(duel.dice_rolled(), 1u);
    EXPECT_EQ(duel.state.active, Side::defender);
}

TEST("RW-16: who has no tactic left is asked nowhere")
{
    Duel duel;
    duel.deal_tactics(Side::defender, {});
    duel.play(seat1, march(a(7), "S"));
    EXPECT_EQ(duel.offers(), "A");
    duel.pass();
    duel.declare({{a(1), d(2)}});
    duel.roll({6});
    duel.play(seat1, make(end_phase));
    while (duel.open() != WindowName::none) {
        EXPECT_EQ(duel.offers(), "A");
        duel.pass();
    }
    EXPECT_EQ(duel.hp(d(2)), 1);
}

TEST(
    "RW-17, K3.8, KM9: Intelligence Failure takes the drawer's offers for a turn, and nobody else's")
{
    Duel duel;
    duel.begin("intelligence_failure", Side::attacker);
    duel.play(seat1, march(a(7), "S"));
    EXPECT_EQ(duel.offers(), "D");
    EXPECT_EQ(duel.why(seat1, use(1, "enemy_recon_detection", Quadrant::nw)), "E_NOT_ENTITLED");
    duel.pass();
    EXPECT_EQ(duel.open(), WindowName::none);
    duel.declare({{a(1), d(2)}});
    duel.roll({6});
    duel.play(seat1, make(end_phase));
    std::size_t seen = 0;
    for (; duel.open() != WindowName::none; ++seen) {
        EXPECT_EQ(duel.offers(), "D");
        duel.pass();
    }
    EXPECT_EQ(seen, 2u);  // before the roll and before the damage
    EXPECT(duel.state.effects.empty());
}

TEST("RW-18: who resigns closes the window, and no stage runs any more")
{
    Duel duel;
    duel.play(seat1, four_south);
    duel.play(seat1, make(resign));
    EXPECT(duel.has_told("window 1 closes: voided"));
    EXPECT(duel.is_over());
    EXPECT_EQ(duel.state.winner, Owner::defender);
    EXPECT_EQ(duel.where(a(7)), at("M6"));
    EXPECT_EQ(duel.open(), WindowName::none);
}

TEST(
    "RW-19, W2.3, W2.4: a position that was saved with an open window goes on as if it had not been")
{
    Duel duel;
    duel.play(seat1, four_south);
    const SnapshotHeader header{.game = "taktik", .rules_version = Taktik::info.rules_version};
    Duel loaded;
    ASSERT_TRUE(decode_snapshot(encode_snapshot(header, duel.state), header, loaded.state));
    EXPECT_EQ(loaded.open(), WindowName::before_move);
    EXPECT(loaded.state.windows == duel.state.windows);
    duel.log.clear();
    duel.play(seat2, pass_in(1));
    loaded.play(seat2, pass_in(1));
    EXPECT(P::hash(loaded.state) == P::hash(duel.state));
    EXPECT(loaded.log == duel.log);
}

// The Defender's turn with D9 at this cell and A7 at M6, in the window before the roll, at the Defender's offer.
Duel attack_by_d9(std::string_view cell)
{
    Duel duel;
    duel.end_turn();
    duel.put(d(9), cell);
    duel.to(Phase::attack);
    duel.roll({3});
    duel.play(seat2, make(declare_attack, d(9), a(7)));
    duel.play(seat2, make(end_phase));
    return duel;
}

TEST("RW-20, W11.9: in the Defender's turn the roles change, and Favorable Weather is his")
{
    Duel duel = attack_by_d9("M8");
    EXPECT_EQ(duel.offers(), "AD");
    EXPECT_EQ(duel.asked(), seat1);
    duel.play(seat1, pass_in(1));
    duel.play(seat2, use(1, "favorable_weather"));
    EXPECT(duel.has_told("D9 rolls 3, which counts 4"));
    EXPECT(duel.state.resolution.is_hit);
}

TEST(
    "RW-20, W11.11: Favorable Weather may be played at distance 1; it stays until the end of the turn")
{
    Duel duel = attack_by_d9("M7");
    duel.play(seat1, pass_in(1));
    duel.play(seat2, use(1, "favorable_weather"));
    EXPECT(duel.has_told("D9 rolls 3, which counts 3"));
    EXPECT_EQ(duel.state.effects.size(), 1u);
    EXPECT_EQ(duel.state.effects[0].lifetime, Lifetime::until_end_of_turn);
    while (duel.state.active == Side::defender) duel.pass();
    EXPECT(duel.state.effects.empty());
}

// ---- The table of windows -------------------------------------------------------------------------------------------

TEST("W2.5, W8.1, W11.2, W11.4, W12.1: every window is declared with order, plays and policy")
{
    for (const auto* window : Taktik::windows) {
        EXPECT_EQ(window->plays_max, 1);
        EXPECT(window->policy == OpenPolicy::publicly_possible);
        EXPECT_EQ(window->reactions.size(), 2u);
        const bool is_malus = window == &malus_drawn;
        ASSERT_EQ(window->offer_order.size(), is_malus ? 1u : 2u);
        EXPECT_EQ(window->offer_order[0].name, is_malus ? "drawer" : "responder");
        if (!is_malus) EXPECT_EQ(window->offer_order[1].name, "initiator");
    }
}

TEST("W11.5: while a window is open the resolution shows what is fixed, and no more")
{
    Duel duel;
    duel.play(seat1, four_south);
    EXPECT_EQ(duel.state.resolution.unit, a(7));
    EXPECT_EQ(duel.state.resolution.path.size(), 4u);
    EXPECT_EQ(duel.state.resolution.steps, 0);
    duel.play(seat2, pass_in(1));
    EXPECT_EQ(duel.state.resolution.steps, 4);
    duel.play(seat1, pass_in(2));
    duel.roll({3});
    duel.attack_with_a1(d(2));
    const Resolution& attack = duel.state.resolution;
    EXPECT_EQ(attack.unit, a(1));
    EXPECT_EQ(attack.target, d(2));
    EXPECT_EQ(attack.required, 3);
    EXPECT_EQ(attack.die, 0);
    duel.pass();
    duel.pass();
    EXPECT_EQ(attack.die, 3);
    EXPECT_EQ(attack.rolled, 3);
    EXPECT(attack.is_hit);
    EXPECT_EQ(attack.damage, 0);
    duel.pass();
    EXPECT_EQ(attack.damage, 1);
    EXPECT_EQ(duel.hp(d(2)), 2);
}

TacticSet tactics_named(std::initializer_list<std::string_view> names)
{
    TacticSet set;
    for (const std::string_view name : names) set.insert(tactic(name));
    return set;
}

TEST("W11.7: the cards of the pool make each window possible for these roles")
{
    const auto fitting = [](WindowName window, std::size_t role) {
        return tactic_matrix[static_cast<std::size_t>(window)][role];
    };
    using enum WindowName;
    EXPECT(fitting(before_move, responder_role) == tactics_named({"suppressive_fire"}));
    EXPECT(fitting(before_move, initiator_role).empty());
    EXPECT(fitting(after_move, responder_role).empty());
    EXPECT(fitting(after_move, initiator_role) == tactics_named({"enemy_recon_detection"}));
    EXPECT(fitting(before_attack_roll, responder_role) ==
           tactics_named({"tactical_block", "dense_fog"}));
    EXPECT(fitting(before_attack_roll, initiator_role) ==
           tactics_named({"precision_shot", "coordinated_maneuver", "favorable_weather",
                          "expert_aim", "clear_line_of_fire", "dense_fog"}));
    EXPECT(fitting(after_attack_roll, responder_role).empty());
    EXPECT(fitting(after_attack_roll, initiator_role) == tactics_named({"commanders_luck"}));
    EXPECT(fitting(before_damage, responder_role) == tactics_named({"natural_cover"}));
    EXPECT(fitting(before_damage, initiator_role).empty());
}

TEST(
    "W11.8: an offer depends on the size of the hand, on what was played and on locks, and on nothing else")
{
    PublicFacts facts;
    facts.has_tactics = {true, true};
    constexpr auto is_possible = could_play_a_tactic<WindowName::before_attack_roll>;
    EXPECT(is_possible(facts, seat2, responder_role));
    facts.played[1] = tactics_named({"tactical_block"});
    EXPECT(is_possible(facts, seat2, responder_role));
    facts.played[1] = tactics_named({"tactical_block", "dense_fog"});
    EXPECT(!is_possible(facts, seat2, responder_role));
    facts.played[1].clear();
    facts.has_tactics[1] = false;
    EXPECT(!is_possible(facts, seat2, responder_role));
    facts.tactics_are_locked[0] = true;
    EXPECT(tactics_are_locked(facts, seat1));
    EXPECT(!tactics_are_locked(facts, seat2));
}

TEST(
    "W11.10, T10.5, T13.1: a tactic is shown and lies on its owner's pile before the window closes")
{
    Duel duel;
    duel.attack_with_a1(d(2));
    duel.roll({1});
    duel.play(seat2, use(1, "dense_fog"));
    EXPECT(duel.camp(Side::defender).played.contains(tactic("dense_fog")));
    EXPECT(!duel.camp(Side::defender).tactics.contains(tactic("dense_fog")));
    std::size_t shown = 0;
    std::size_t closed = 0;
    for (std::size_t i = 0; i < duel.log.size(); ++i) {
        if (duel.log[i].kind == &told::tactic_played) shown = i;
        if (duel.log[i].kind == &WindowEvents<Taktik>::closed) closed = i;
    }
    EXPECT_GT(shown, 0u);
    EXPECT_LT(shown, closed);
}

TEST("T13.4, W7.5: at most one tactic is played in a window; who comes later is too late")
{
    Duel duel;
    duel.attack_with_a1(d(2));
    duel.roll({1});
    duel.play(seat2, use(1, "dense_fog"));
    EXPECT_EQ(duel.why(seat1, use(1, "expert_aim", d(2))), "E_STALE_WINDOW");
    duel.pass();
    EXPECT_EQ(duel.why(seat1, use(1, "expert_aim", d(2))), "E_NO_WINDOW");
}

// ---- Lifetimes ------------------------------------------------------------------------------------------------------

TEST("W9.4: what lasts for this resolution ends with the attack, also with a cancelled one")
{
    Duel duel;
    duel.declare({{a(1), d(2)}, {a(2), d(2)}});
    duel.roll({3});
    duel.play(seat1, make(end_phase));
    duel.play(seat2, pass_in(1));
    duel.play(seat1, use(1, "expert_aim", d(2)));
    EXPECT_EQ(duel.state.effects.size(), 1u);
    duel.pass();
    duel.pass();
    EXPECT_EQ(duel.state.resolution.unit, a(2));
    EXPECT(duel.state.effects.empty());
    EXPECT(duel.has_told("effect 1 of expert_aim ends"));
    duel.begin("precision_shot", Side::attacker);
    duel.play(seat2, use(4, "tactical_block", a(2)));
    EXPECT(duel.has_told("the attack of A2 is cancelled"));
    EXPECT(duel.has_told("effect 2 of precision_shot ends"));
}

TEST("W9.3: an instant effect leaves nothing behind")
{
    Duel duel;
    duel.unit(a(1)).hp = 1;
    duel.begin("special_supplies", Side::attacker, named(a(1)));
    EXPECT_EQ(duel.hp(a(1)), 2);
    EXPECT(duel.state.effects.empty());
}

TEST("W9.2: effects end in the order of their numbers, each with an event")
{
    Duel duel;
    duel.begin("dense_fog", Side::defender);
    duel.begin("favorable_weather", Side::attacker);
    duel.begin("suppressive_fire", Side::defender);
    duel.end_turn();
    std::vector<std::int32_t> ended;
    for (const Event& each : duel.log) {
        if (each.kind == &told::effect_ended) ended.push_back(each.values[0]);
    }
    EXPECT_EQ(ended, (std::vector<std::int32_t>{1, 2, 3}));
}

TEST("W0.5, W9.7: no tactic outlasts the turn")
{
    for (std::uint8_t i = 0; i < tactic_kinds; ++i) {
        for (const EffectRow& effect : row_of(TacticId{i}).effects) {
            EXPECT(effect.lifetime != Lifetime::turns && effect.lifetime != Lifetime::permanent)
                << row_of(TacticId{i}).id;
        }
    }
}

}  // namespace
}  // namespace sortie::taktik
