// Cards of the common deck (T10 to T12): drawing, storing, the reserve, and a malus from its drawing to its effect.

#include "games/taktik/card_play.h"

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

Theatre two_sides()
{
    return Theatre({{a(1), "F6"}, {a(7), "H6"}, {a(10), "J6"}, {d(1), "F20"}, {d(9), "H20"}});
}
Theatre with_reserve(std::initializer_list<std::string_view> cards)
{
    Theatre theatre = two_sides();
    theatre.deal_reserve(Side::attacker, cards);
    return theatre;
}
Theatre with_full_reserve()
{
    return with_reserve({"artillery_support", "artillery_support", "troop_motivation",
                         "extra_supplies", "air_cover", "advanced_recon"});
}

CardId reserve_at(const Theatre& theatre, std::size_t slot, Side side = Side::attacker)
{
    return camp_of(theatre.state, side).reserve[slot];
}
CardId last_discarded(const Theatre& theatre)
{
    const auto& pile = theatre.state.deck.discard_pile;
    return pile.empty() ? CardId::none() : pile.back();
}

// ---- Drawing and storing --------------------------------------------------------------------------------------------

TEST("T10.7: one card is drawn in a turn, in CARD_DRAW and nowhere else")
{
    Theatre theatre = two_sides();
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PHASE");
    theatre.draw("troop_motivation");
    EXPECT_EQ(theatre.state.phase, Phase::card_resolution);
    EXPECT_EQ(theatre.why(seat1, make(draw_card)), "E_PHASE");
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, make(draw_card)), "E_PHASE");
}

TEST("T11.1, T18.8: a drawn bonus is pending; its owner sees it, the opponent only that it is one")
{
    Theatre theatre = two_sides();
    EXPECT_EQ(theatre.why(seat1, make(discard_pending)), "E_PHASE");
    theatre.draw("troop_motivation");
    EXPECT_EQ(theatre.state.pending, card("troop_motivation"));
    EXPECT(theatre.has_told("seat1 draws a bonus: troop_motivation", seat1));
    EXPECT(theatre.has_told("seat1 draws a bonus: ?", seat2));
    EXPECT_EQ(P::view(theatre.state, seat2).seen.pending, face_down);
    EXPECT_EQ(P::view(theatre.state, seat1).seen.pending, card("troop_motivation"));
    theatre.play(seat1, make(discard_pending));
    EXPECT_EQ(last_discarded(theatre), card("troop_motivation"));
    EXPECT_EQ(theatre.why(seat1, make(discard_pending)), "E_NO_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(store_pending)), "E_NO_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(play_pending, a(1))), "E_NO_PENDING");
}

TEST("T11.1, T11.3, T10.5: a bonus that is played does its effect and is discarded face up")
{
    Theatre theatre = two_sides();
    theatre.draw("troop_motivation");
    theatre.play(seat1, make(play_pending, a(1)));
    EXPECT(theatre.has_told("seat1 plays troop_motivation", seat2));
    EXPECT_EQ(theatre.state.effects.size(), 1u);
    EXPECT_EQ(last_discarded(theatre), card("troop_motivation"));
    EXPECT(theatre.state.pending.is_none());
}

TEST(
    "T11.8, T10.3: a stored card takes the lowest free place; a place may be named only when all are taken")
{
    Theatre theatre = with_reserve({"air_cover", "artillery_support", "advanced_recon"});
    theatre.state.deck.put_at_bottom(theatre.camp(Side::attacker).reserve[1]);
    theatre.camp(Side::attacker).reserve[1] = CardId::none();
    theatre.draw("troop_motivation");
    EXPECT_EQ(theatre.why(seat1, make(store_pending, 0)), "E_SLOT");
    theatre.play(seat1, make(store_pending));
    EXPECT_EQ(reserve_at(theatre, 1), card("troop_motivation"));
    EXPECT_EQ(reserve_at(theatre, 2), card("advanced_recon"));
    EXPECT(theatre.has_told("seat1 stores ? in place 1", seat2));
    const State seen = P::view(theatre.state, seat2).seen;
    EXPECT_EQ(camp_of(seen, Side::attacker).reserve[1], face_down);
    EXPECT(camp_of(seen, Side::attacker).reserve[3].is_none());
}

TEST("CD-01: a full reserve takes a card only in place of another")
{
    Theatre theatre = with_full_reserve();
    theatre.draw("internal_discipline");
    EXPECT_EQ(theatre.why(seat1, make(store_pending)), "E_RESERVE_FULL");
    EXPECT_EQ(theatre.why(seat1, make(store_pending, 6)), "E_SLOT");
}

TEST("CD-02: the card that goes lies face up, the new one is in its place")
{
    Theatre theatre = with_full_reserve();
    theatre.draw("internal_discipline");
    theatre.play(seat1, make(store_pending, 2));
    EXPECT_EQ(last_discarded(theatre), card("troop_motivation"));
    EXPECT(theatre.has_told("seat1 discards troop_motivation", seat2));
    EXPECT_EQ(reserve_at(theatre, 2), card("internal_discipline"));
    EXPECT_EQ(reserve_count(theatre.camp(Side::attacker)), 6);
}

TEST("CD-13: the phase does not end while a bonus is pending")
{
    Theatre theatre = with_reserve({"artillery_support"});
    theatre.draw("troop_motivation");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_PENDING");
}

TEST("T11.2: reserve cards are played in three phases, any number, after the drawn card")
{
    Theatre theatre = with_reserve(
        {"artillery_support", "troop_motivation", "rapid_supply_convoy", "advanced_recon"});
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_PHASE");
    theatre.draw("extra_supplies");
    theatre.play(seat1, make(discard_pending));
    theatre.play(seat1, make(play_reserve, 0, a(1)));
    theatre.play(seat1, make(play_reserve, 1, a(1)));
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0, a(1))), "E_SLOT");
    theatre.to(Phase::movement);
    theatre.play(seat1, make(play_reserve, 2));
    theatre.to(Phase::attack);
    theatre.play(seat1, make(play_reserve, 3));
    EXPECT_EQ(reserve_count(theatre.camp(Side::attacker)), 0);
    EXPECT_EQ(theatre.state.effects.size(), 4u);
    EXPECT_EQ(theatre.why(seat2, make(play_reserve, 0)), "E_NOT_ACTIVE");
}

TEST("T11.4: a bonus that only cancels is stored or discarded, never played")
{
    Theatre theatre = with_reserve({"electronic_countermeasures"});
    theatre.draw("electronic_countermeasures");
    EXPECT_EQ(theatre.why(seat1, make(play_pending)), "E_CARD_MODE");
    theatre.play(seat1, make(store_pending));
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_CARD_MODE");
}

TEST("T11.5: a bonus that nothing on the board fits cannot be played")
{
    Theatre theatre = two_sides();
    theatre.draw("special_supplies");
    EXPECT_EQ(theatre.why(seat1, make(play_pending)), "E_TARGET_COUNT");
    EXPECT_EQ(theatre.why(seat1, make(play_pending, a(1))), "E_TARGET_INVALID");
}

TEST("T11.6: a bonus that is played opens no window, and none is skipped")
{
    Duel duel;
    duel.deal_reserve(Side::attacker, {"rapid_supply_convoy"});
    duel.play(seat1, make(play_reserve, 0));
    EXPECT_EQ(duel.open(), WindowName::none);
    EXPECT_EQ(duel.windows_opened() + duel.windows_skipped(), 0u);
}

TEST("T11.7: a locked card can be played in neither mode")
{
    Theatre theatre = with_reserve({"rapid_supply_convoy"});
    theatre.begin("operational_funding_cut", Side::attacker);
    theatre.draw("supply_interruption");
    EXPECT_EQ(open_window_of(theatre.state), WindowName::malus_drawn);
    EXPECT_EQ(theatre.why(seat1, use(1, "rapid_supply_convoy")), "E_CARD_LOCKED");
    theatre.pass();
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_CARD_LOCKED");
}

TEST("CD-07: a lock on logistics covers the convoy, stored or drawn")
{
    Theatre theatre = with_reserve({"rapid_supply_convoy"});
    theatre.begin("operational_funding_cut", Side::attacker);
    theatre.draw("rapid_supply_convoy");
    EXPECT_EQ(theatre.why(seat1, make(play_pending)), "E_CARD_LOCKED");
    theatre.play(seat1, make(discard_pending));
    EXPECT_EQ(theatre.why(seat1, make(play_reserve, 0)), "E_CARD_LOCKED");
}

TEST("T10.4, T13.2: hand and reserve are separate, and no tactic is ever drawn or refilled")
{
    Duel duel;
    EXPECT_EQ(duel.hand(Side::attacker), 6);
    EXPECT_EQ(reserve_count(duel.camp(Side::attacker)), 0);
    duel.play(seat1, march(a(7), "S"));
    duel.play(seat2, use(1, "suppressive_fire"));
    duel.end_turn();
    duel.end_turn();
    EXPECT_EQ(duel.hand(Side::defender), 5);
    EXPECT(duel.camp(Side::defender).played == TacticSet{tactic("suppressive_fire")});
    for (const CardId each : duel.state.deck.draw_pile) EXPECT(!is_tactic(each));
    for (const CardId each : duel.state.deck.discard_pile) EXPECT(!is_tactic(each));
}

TEST("T10.8: copies have no names of their own: two of them are one answer")
{
    Theatre theatre = with_reserve({"artillery_support", "artillery_support"});
    theatre.draw("morale_collapse");
    MoveList moves;
    P::legal_moves(theatre.state, seat1, moves);
    EXPECT_EQ(moves.size(), 3u);  // the card, a pass, resigning
    EXPECT(theatre.is_listed(seat1, use(1, "artillery_support")));
}

// ---- The piles ------------------------------------------------------------------------------------------------------

// How many numbers shuffling a pile of this size takes, by the generator's own count.
std::uint64_t words_for_shuffle(const Rng& before, std::size_t cards)
{
    Rng rng = before;
    for (std::size_t i = cards - 1; i >= 1; --i) rng.below(static_cast<std::uint32_t>(i + 1));
    return rng.drawn - before.drawn;
}

TEST(
    "CD-10, T10.6: at the end of a turn the draw pile is shuffled, with one draw less than it has cards")
{
    Theatre theatre = two_sides();
    theatre.to(Phase::attack);
    while (theatre.state.deck.size() > 37) {
        theatre.state.deck.discard(theatre.state.deck.draw_pile.pop_back());
    }
    const auto pile = theatre.state.deck.draw_pile;
    const Rng before = theatre.state.rng;
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.rng.drawn - before.drawn, words_for_shuffle(before, 37));
    EXPECT_EQ(theatre.state.deck.size(), 37u);
    EXPECT(!(theatre.state.deck.draw_pile == pile));
}

TEST("CD-11, T10.6: an empty draw pile is made of the discards, shuffled first")
{
    Theatre theatre = two_sides();
    while (theatre.state.deck.size() > 0) {
        theatre.state.deck.discard(theatre.state.deck.draw_pile.pop_back());
    }
    // Ten of the sixty lie in the reserves.
    for (const Side side : all_sides) {
        for (std::size_t slot = 0; slot < 5; ++slot) {
            CardId wanted = CardId::none();
            for (const CardId each : theatre.state.deck.discard_pile) {
                if (is_bonus(each)) wanted = each;
            }
            CHECK(theatre.state.deck.discard_pile.erase_value(wanted));
            theatre.camp(side).reserve[slot] = wanted;
        }
    }
    ASSERT_EQ(theatre.state.deck.discard_pile.size(), 50u);
    const Rng before = theatre.state.rng;
    theatre.play(seat1, make(draw_card));
    EXPECT(theatre.has_told("the discard pile becomes the draw pile"));
    EXPECT_EQ(theatre.state.rng.drawn - before.drawn, words_for_shuffle(before, 50));
    EXPECT_EQ(theatre.state.deck.size(), 49u);
    EXPECT(theatre.state.pending.is_some());
}

// ---- A malus --------------------------------------------------------------------------------------------------------

TEST("CD-03, T12.1, T12.2, T12.6: a malus hurts its drawer at once; the effect is the opponent's")
{
    Theatre theatre = two_sides();
    theatre.draw("morale_collapse");
    EXPECT_EQ(theatre.window(), 0);
    EXPECT(theatre.has_told("seat1 draws the malus morale_collapse", seat2));
    EXPECT(theatre.has_told("morale_collapse takes effect"));
    ASSERT_EQ(theatre.state.effects.size(), 1u);
    EXPECT_EQ(theatre.state.effects[0].owner, Side::defender);
    EXPECT(touches(theatre.state.effects[0], a(1)));
    EXPECT(!touches(theatre.state.effects[0], d(1)));
    EXPECT_EQ(last_discarded(theatre), card("morale_collapse"));
    EXPECT(theatre.is_legal(seat1, make(end_phase)));
}

TEST("T12.7: for one turn is until the end of the drawer's turn")
{
    Theatre theatre = two_sides();
    theatre.draw("morale_collapse");
    theatre.end_turn();
    EXPECT(theatre.state.effects.empty());
}

TEST("CD-04, W12.2, T12.3: a reserve with any card opens the window; what cannot cancel is refused")
{
    Theatre theatre = with_reserve({"troop_motivation"});
    theatre.draw("morale_collapse");
    EXPECT_EQ(open_window_of(theatre.state), WindowName::malus_drawn);
    EXPECT((P::awaiting(theatre.state) == SeatSet{seat1}));
    EXPECT_EQ(theatre.why(seat1, use(1, "troop_motivation")), "E_CARD_MODE");
    EXPECT_EQ(theatre.why(seat2, pass_in(1)), "E_NOT_ENTITLED");
    EXPECT(theatre.state.effects.empty());
    theatre.pass();
    EXPECT_EQ(theatre.state.effects.size(), 1u);
}

TEST("W12.2: a tactic does not belong into the malus window")
{
    Duel duel;
    duel.deal_reserve(Side::defender, {"artillery_support"});
    duel.end_turn();
    duel.draw("morale_collapse");
    EXPECT_EQ(duel.open(), WindowName::malus_drawn);
    EXPECT_EQ(duel.why(seat2, use(duel.window(), "dense_fog")), "E_WRONG_WINDOW");
}

TEST("CD-05, T12.4: a cancelled malus does nothing, and both cards are discarded")
{
    Theatre theatre = with_reserve({"internal_discipline"});
    theatre.draw("morale_collapse");
    const std::size_t discards = theatre.state.deck.discard_pile.size();
    theatre.play(seat1, use(1, "internal_discipline"));
    EXPECT(theatre.has_told("seat1 cancels morale_collapse with internal_discipline", seat2));
    EXPECT(theatre.state.effects.empty());
    EXPECT_EQ(theatre.state.deck.discard_pile.size(), discards + 2);
    EXPECT_EQ(reserve_count(theatre.camp(Side::attacker)), 0);
    EXPECT(theatre.state.pending.is_none());
    EXPECT_EQ(theatre.state.phase, Phase::card_resolution);
}

TEST("CD-06, W12.2: a scope that does not cover the category is E_CONDITION")
{
    Theatre theatre = with_reserve({"internal_discipline"});
    theatre.draw("supply_interruption");
    EXPECT_EQ(theatre.why(seat1, use(1, "internal_discipline")), "E_CONDITION");
}

TEST("W12.4: of several copies the one in the lowest place is used")
{
    Theatre theatre = with_reserve({"troop_motivation", "artillery_support", "artillery_support"});
    theatre.draw("morale_collapse");
    theatre.play(seat1, use(1, "artillery_support"));
    EXPECT(reserve_at(theatre, 1).is_none());
    EXPECT_EQ(reserve_at(theatre, 2), card("artillery_support"));
}

TEST("W12.1: a locked reserve gets no offer")
{
    Theatre theatre = with_reserve({"electronic_countermeasures"});
    theatre.begin("cyber_attack", Side::attacker);
    theatre.draw("morale_collapse");
    EXPECT_EQ(theatre.window(), 0);
    EXPECT_EQ(theatre.state.effects.size(), 2u);
}

TEST(
    "CD-08, T12.5, K3.3: Enemy Disinformation asks the opponent for any unit of the drawer on the board")
{
    Theatre theatre = two_sides();
    theatre.draw("enemy_disinformation");
    EXPECT((P::awaiting(theatre.state) == SeatSet{seat2}));
    for (std::uint8_t i = 0; i < units_max; ++i) {
        const bool is_option = UnitId{i} == a(1) || UnitId{i} == a(7) || UnitId{i} == a(10);
        EXPECT_EQ(theatre.is_legal(seat2, make(choose, UnitId{i})), is_option) << int{i};
    }
    EXPECT_EQ(theatre.why(seat2, make(choose, d(1))), "E_CHOICE_INVALID");
    EXPECT_EQ(theatre.why(seat2, make(choose, a(2))), "E_CHOICE_INVALID");
    theatre.play(seat2, make(choose, a(1)));
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, march(a(1), "S")), "E_MOVE_BLOCKED");
    EXPECT(theatre.is_legal(seat1, march(a(7), "S")));
}

TEST("T12.5: while a choice is open everything else is E_CHOICE_PENDING, windows included")
{
    Theatre theatre = two_sides();
    theatre.draw("enemy_disinformation");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_CHOICE_PENDING");
    EXPECT_EQ(theatre.why(seat1, pass_in(1)), "E_CHOICE_PENDING");
    EXPECT_EQ(theatre.why(seat2, use(1, "dense_fog")), "E_CHOICE_PENDING");
    EXPECT_EQ(theatre.why(seat1, make(choose, a(1))), "E_NOT_ACTIVE");
    EXPECT(theatre.is_legal(seat1, make(resign)));
}

TEST("T12.5: a single option is taken at once, and none makes the malus void")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "H6"}});
    theatre.draw("mechanical_failure");
    EXPECT(is_under(theatre.state, a(7), Primitive::cannot_move));
    Theatre empty({{a(1), "F6"}});
    empty.draw("mechanical_failure");
    EXPECT(empty.has_told("mechanical_failure has no effect"));
    EXPECT(empty.state.effects.empty());
}

TEST("CD-14, KM11, K3.6: UN Ceasefire binds both sides for two turns")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "F7"}});
    theatre.to_turn(3, Side::attacker);
    EXPECT_EQ(theatre.state.turn, 5);
    theatre.draw("un_ceasefire");
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(1))), "E_ATTACK_BLOCKED");
    theatre.end_turn();
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.state.turn, 6);
    EXPECT_EQ(theatre.why(seat2, make(declare_attack, d(1), a(1))), "E_ATTACK_BLOCKED");
    theatre.end_turn();
    theatre.to(Phase::attack);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(1), d(1))));
}

}  // namespace
}  // namespace sortie::taktik
