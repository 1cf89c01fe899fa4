#include "games/taktik/secrets.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

bool look_the_same(const State& one, const State& other, Seat viewer)
{
    return hash_of(P::view(one, viewer).seen) == hash_of(P::view(other, viewer).seen);
}
std::string moves_of(const State& state, Seat seat)
{
    MoveList moves;
    P::legal_moves(state, seat, moves);
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        text += std::to_string(moves[i].action);
        for (std::size_t k = 0; k < moves[i].count; ++k) {
            text += "," + std::to_string(moves[i].arguments[k]);
        }
        text += " ";
    }
    return text;
}

}  // namespace

TEST(
    "T18.5, T18.4, T18.12: units, effects, declarations and an open window look the same to everybody")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::defender, {"dense_fog"});
    theatre.to(Phase::attack);
    theatre.play(seat1, make(declare_attack, a(1), d(9)));
    theatre.play(seat1, make(end_phase));
    for (const Seat viewer : {seat1, seat2, nobody}) {
        const State seen = P::view(theatre.state, viewer).seen;
        EXPECT(seen.units == theatre.state.units);
        EXPECT(seen.effects == theatre.state.effects);
        EXPECT(seen.queue == theatre.state.queue);
        EXPECT(seen.control == theatre.state.control);
        EXPECT(seen.deck.discard_pile == theatre.state.deck.discard_pile);
        EXPECT(hash_of(seen.windows) == hash_of(theatre.state.windows));
        EXPECT(seen.flow.awaited == theatre.state.flow.awaited);
    }
}

TEST("T18.6, T10.3, T10.4: of a tactical hand the others see how many, of played tactics which")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_tactics(Side::attacker, {"dense_fog", "expert_aim"});
    const State seen = P::view(theatre.state, seat2).seen;
    EXPECT(seen.camps[0].tactics.empty());
    EXPECT_EQ(tactics_left(seen.camps[0]), 2);
    EXPECT(seen.camps[0].played == theatre.camp(Side::attacker).played);
    EXPECT(P::view(theatre.state, seat1).seen.camps[0].tactics ==
           theatre.camp(Side::attacker).tactics);
}

TEST("T18.7, T10.3: of a reserve the others see which places are taken")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_reserve(Side::attacker, {"extra_supplies", "air_cover"});
    theatre.camp(Side::attacker).reserve[0].index = CardId::none_index;
    theatre.state.deck.discard(card("extra_supplies"));
    const State seen = P::view(theatre.state, seat2).seen;
    EXPECT(seen.camps[0].reserve[0].is_none());
    EXPECT_EQ(seen.camps[0].reserve[1], face_down);
    EXPECT_EQ(P::view(theatre.state, seat1).seen.camps[0].reserve[1], card("air_cover"));
}

TEST("T18.8, T18.9, T18.1: a drawn bonus is seen by its drawer alone, a drawn malus by everybody")
{
    Theatre one({{a(1), "F6"}});
    Theatre other = one;
    one.draw("extra_supplies");
    other.draw("advanced_recon");
    EXPECT_EQ(P::view(one.state, seat1).seen.pending, card("extra_supplies"));
    EXPECT_EQ(P::view(one.state, seat2).seen.pending, face_down);
    EXPECT(look_the_same(one.state, other.state, seat2));
    EXPECT(look_the_same(one.state, other.state, nobody));
    EXPECT(!look_the_same(one.state, other.state, seat1));
    EXPECT_EQ(moves_of(one.state, seat2), moves_of(other.state, seat2));
    EXPECT_EQ(one.why(seat2, make(end_phase)), other.why(seat2, make(end_phase)));
    ASSERT_EQ(one.log.size(), other.log.size());
    for (std::size_t i = 0; i < one.log.size(); ++i) {
        EXPECT_EQ(text_of(as_seen_by(one.log[i], seat2)), text_of(as_seen_by(other.log[i], seat2)));
    }
    Theatre malus({{a(1), "F6"}});
    malus.deal_reserve(Side::attacker, {"extra_supplies"});
    malus.draw("blackout");
    EXPECT_EQ(P::view(malus.state, seat2).seen.pending, card("blackout"));
}

TEST("T18.10: missions and designations are seen by their owner alone")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}},
                    {{Option::victory, static_cast<int>(Preset::missions)}});
    theatre.deal_missions(Side::defender, ms::village_defense, ms::convoy_protection);
    const State seen = P::view(theatre.state, seat1).seen;
    EXPECT(seen.camps[1].missions[0].is_none());
    EXPECT(seen.camps[1].key_units.empty());
    EXPECT(seen.camps[1].convoy.is_none());
    const State own = P::view(theatre.state, seat2).seen;
    EXPECT_EQ(own.camps[1].missions[0], ms::village_defense);
    EXPECT_EQ(own.camps[1].convoy, d(9));
}

TEST("T18.11, T18.3, T9.2: the order of the draw pile and the generator are seen by nobody")
{
    Theatre one({{a(1), "F6"}});
    Theatre other = one;
    other.state.deck.shuffle(other.state.rng);
    EXPECT(P::hash(one.state) != P::hash(other.state));
    for (const Seat viewer : {seat1, seat2, nobody}) {
        EXPECT(look_the_same(one.state, other.state, viewer));
        EXPECT(P::view(one.state, viewer).seen.rng == Rng{});
    }
}

TEST("T18.2: the moves of a player are the same in every position that looks the same to it")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::attacker, {"dense_fog"});
    theatre.deal_tactics(Side::defender, {"dense_fog", "natural_cover"});
    theatre.deal_reserve(Side::defender, {"air_cover"});
    theatre.to(Phase::movement);
    Rng rng = Rng::from(Seed::from_number(5));
    const std::string moves = moves_of(theatre.state, seat1);
    for (int i = 0; i < 20; ++i) {
        const State guess = P::determinize(theatre.state, seat1, rng);
        Taktik::check_state(guess);
        EXPECT(look_the_same(theatre.state, guess, seat1));
        EXPECT_EQ(moves_of(guess, seat1), moves);
    }
}

TEST("T18.2, T18.7: what a spectator guesses does not depend on which side holds which card")
{
    Theatre one({{a(1), "F6"}, {d(9), "G6"}});
    Theatre other = one;
    one.deal_reserve(Side::attacker, {"air_cover"});
    one.deal_reserve(Side::defender, {"artillery_support"});
    other.deal_reserve(Side::attacker, {"artillery_support"});
    other.deal_reserve(Side::defender, {"air_cover"});
    ASSERT_TRUE(look_the_same(one.state, other.state, nobody));
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Rng first = Rng::from(Seed::from_number(seed));
        Rng second = first;
        const State guess = P::determinize(one.state, nobody, first);
        Taktik::check_state(guess);
        EXPECT(P::hash(guess) == P::hash(P::determinize(other.state, nobody, second)));
    }
}

TEST("T10.8: copies of a card are one and the same")
{
    Theatre theatre({{a(1), "F6"}});
    Theatre other = theatre;
    auto& pile = other.state.deck.draw_pile;
    std::size_t first = pile.size();
    for (std::size_t i = 0; i < pile.size(); ++i) {
        if (pile[i] != card("extra_supplies")) continue;
        if (first == pile.size()) {
            first = i;
        } else {
            std::swap(pile[first], pile[i]);
            break;
        }
    }
    EXPECT(P::hash(theatre.state) == P::hash(other.state));
}
