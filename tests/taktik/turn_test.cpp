#include "games/taktik/turn.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T6.1, T6.2: a turn goes through its phases; those without commands do not wait")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.end_turn();
    std::string phases;
    for (const Event& each : theatre.log) {
        if (each.kind == &told::phase_began) phases += text_of(each) + " ";
    }
    EXPECT_EQ(phases,
              "card_resolution movement attack dice_resolution end_turn turn_start card_draw ");
}

TEST("T6.2: a phase with commands does not end by itself, though nothing else is left to do")
{
    Theatre theatre({{a(1), "A1"}});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(1), "S"));
    EXPECT_EQ(theatre.state.phase, Phase::movement);
    EXPECT(theatre.is_legal(seat1, make(end_phase)));
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.state.phase, Phase::attack);
}

TEST("T6.3: a turn begins with units that have neither moved nor attacked, and with no move used")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.to(Phase::movement);
    theatre.play(seat1, march(a(1), "N"));
    theatre.attack(a(1), d(9), {1});
    EXPECT(theatre.unit(a(1)).has_moved());
    EXPECT(theatre.unit(a(1)).has_attacked);
    EXPECT_EQ(theatre.state.moves_used, 0);
    theatre.end_turn();
    EXPECT(!theatre.unit(a(1)).has_moved());
    EXPECT(!theatre.unit(a(1)).has_attacked);
    EXPECT(theatre.state.queue.empty());
}

TEST("T6.4, SE1: effects until a phase end when it is entered, in the order of their numbers")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "G20"}});
    for (const Phase phase : {Phase::attack, Phase::end_turn, Phase::turn_start, Phase::attack}) {
        theatre.begin("dense_fog", Side::attacker);
        taktik::Effect& effect = theatre.state.effects.back();
        effect.lifetime = Lifetime::until_phase;
        effect.left = static_cast<std::uint8_t>(phase);
    }
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.state.effects.size(), 4U);
    theatre.log.clear();
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.state.effects.size(), 2U);
    std::string ended;
    for (const Event& each : theatre.log) {
        if (each.kind == &told::effect_ended) ended += text_of(each) + ", ";
    }
    EXPECT_EQ(ended, "effect 1 of dense_fog ends, effect 4 of dense_fog ends, ");
    theatre.end_turn();
    EXPECT(theatre.state.effects.empty());
}

TEST("T6.5, SE11, T21.8: effects until the end of the turn end there, those for turns count down")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("blackout", Side::attacker);
    theatre.begin("un_ceasefire", Side::attacker);
    theatre.end_turn();
    ASSERT_EQ(theatre.state.effects.size(), 1U);
    EXPECT_EQ(theatre.state.effects[0].left, 1);
    theatre.end_turn();
    EXPECT(theatre.state.effects.empty());
}

TEST("T6.5: a step that ends the match is the last one")
{
    Theatre theatre({{a(1), "E10"}, {a(2), "K29"}},
                    {{Option::victory, static_cast<int>(Preset::points)}, {Option::points, 1}});
    const std::uint16_t turn = theatre.state.turn;
    theatre.begin("blackout", Side::attacker);
    theatre.end_turn();
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.state.turn, turn);
    EXPECT_EQ(theatre.state.effects.size(), 1U);
    EXPECT_EQ(theatre.camp(Side::attacker).hold, 0);
}

TEST(
    "T6.5, SE2, SE3, SE6, SE7: the steps run in order, so that control taken now brings income now")
{
    Theatre theatre({{a(7), "I3"}, {a(1), "E10"}, {a(2), "K29"}, {a(3), "D7"}});
    theatre.to(Phase::attack);
    theatre.log.clear();
    theatre.play(seat1, make(end_phase));
    std::string order;
    for (const Event& each : theatre.log) {
        const std::string_view name = each.kind->name;
        if (name == "cargo-loaded" || name == "marker-taken" || name == "objective-held" ||
            name == "income") {
            order += std::string(name) + " ";
        }
    }
    EXPECT_EQ(order, "cargo-loaded marker-taken marker-taken marker-taken objective-held income ");
    EXPECT(theatre.has_told("the attacker gains 1 resources and 1 points"));
}

TEST(
    "SE12, CD-10, T10.6, T9.5, T9.7: the end of a turn shuffles the draw pile with 36 draws for 37 cards")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.to(Phase::attack);
    while (theatre.state.deck.size() > 37) {
        theatre.state.deck.discard(theatre.state.deck.draw_pile.pop_back());
    }
    const auto discarded = theatre.state.deck.discard_pile;
    const std::uint64_t drawn = theatre.state.rng.drawn;
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.rng.drawn, drawn + 36);
    EXPECT_EQ(theatre.state.deck.size(), 37U);
    EXPECT(theatre.state.deck.discard_pile == discarded);
}

TEST("CD-11, T10.6: with an empty pile the discards are shuffled first, 49 draws for 50 cards")
{
    Theatre theatre({{a(1), "F6"}});
    auto& deck = theatre.state.deck;
    theatre.deal_reserve(Side::attacker, {"extra_supplies", "extra_supplies", "extra_supplies",
                                          "extra_supplies", "troop_motivation"});
    theatre.deal_reserve(Side::defender, {"troop_motivation", "troop_motivation",
                                          "special_supplies", "air_cover", "air_cover"});
    while (!deck.draw_pile.empty()) deck.discard(deck.draw_pile.pop_back());
    EXPECT_EQ(deck.discard_pile.size(), 50U);
    const std::uint64_t drawn = theatre.state.rng.drawn;
    theatre.play(seat1, make(draw_card));
    EXPECT_EQ(theatre.state.rng.drawn, drawn + 49);
    EXPECT_EQ(deck.draw_pile.size(), 49U);
    EXPECT(theatre.has_told("the discard pile becomes the draw pile"));
}

TEST("CD-13: the phase does not end while a drawn card is open")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.draw("extra_supplies");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PENDING");
    theatre.play(seat1, make(discard_pending));
    theatre.play(seat1, make(end_phase));
    EXPECT_EQ(theatre.state.phase, Phase::movement);
}

TEST("CD-14: after UN Ceasefire nobody attacks in this turn and the next, then they do")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.set_round(3);
    EXPECT_EQ(theatre.state.turn, 5);
    theatre.draw("un_ceasefire");
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(9))), "E_ATTACK_BLOCKED");
    theatre.end_turn();
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat2, make(declare_attack, d(9), a(1))), "E_ATTACK_BLOCKED");
    theatre.end_turn();
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.state.turn, 7);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(1), d(9))));
}

TEST("SE13: the other side is next, and the round grows when it is the Attacker")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.end_turn();
    EXPECT_EQ(theatre.state.active, Side::defender);
    EXPECT_EQ(theatre.state.round, 1);
    EXPECT_EQ(theatre.state.turn, 2);
    theatre.end_turn();
    EXPECT_EQ(theatre.state.active, Side::attacker);
    EXPECT_EQ(theatre.state.round, 2);
    EXPECT_EQ(theatre.state.turn, 3);
}
