#include "games/skirmish/cards.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

TEST("B4.1: a card that is not in the hand is not played")
{
    const Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    EXPECT_EQ(field.refusal_of(seat1, make(supply)), "B4.1 E_CARD_NOT_HELD");
}

TEST("B4.1: a seat plays one card in each manoeuvre")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::supply, card::march});
    field.play(seat1, make(supply));
    EXPECT_EQ(field.refusal_of(seat1, make(march, rifle1)), "B4.1 E_CARD_PLAYED");
    field.everyone_halts();
    EXPECT_EQ(field.state.round, 2);
    EXPECT(field.is_legal(seat1, make(march, rifle1)));
}

TEST("B4.2: supply draws two cards, and only the seat itself learns which")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::supply});
    field.leave_in_draw_pile({card::luck, card::aim});
    const Step made = field.play(seat1, make(supply));
    EXPECT((field.state.hands[0] == Hand{card::aim, card::luck}));
    EXPECT(field.has_told("seat1 draws aim", seat1));
    EXPECT(field.has_told("seat1 draws ?", seat2));
    EXPECT(!field.has_told("seat1 draws aim", seat2));
    EXPECT(!field.has_told("seat1 draws aim", nobody));
    EXPECT(made.secret_shown);
    EXPECT(!made.number_drawn);
}

TEST("B2.3: an empty draw pile is made anew from the discard pile")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::supply});
    field.leave_in_draw_pile({card::luck});
    const std::size_t discarded = field.state.deck.discard_pile.size();
    const Step made = field.play(seat1, make(supply));
    EXPECT(field.has_told("the discard pile is shuffled into a new draw pile"));
    EXPECT(made.number_drawn);
    EXPECT_EQ(field.state.hands[0].size(), 2u);
    EXPECT(field.state.deck.discard_pile.empty());
    // All that lay there and the supply itself, without the card that was drawn.
    EXPECT_EQ(field.state.deck.draw_pile.size(), discarded + 1 - 1);
}

TEST("B2.3: with both piles empty nothing is drawn")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    Events silent;
    field.state.deck = {};
    draw_card(field.state, seat1, silent);
    EXPECT(field.state.hands[0].empty());
}

TEST("B2.2: a hand of six draws nothing")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::aim, card::aim, card::aim, card::luck, card::luck, card::luck});
    Events silent;
    const std::size_t left = field.state.deck.size();
    draw_card(field.state, seat1, silent);
    EXPECT_EQ(field.state.hands[0].size(), hand_max);
    EXPECT_EQ(field.state.deck.size(), left);
}

TEST("B4.3: march gives a unit two steps, also to a seat that was done")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::march});
    field.play(seat1, make(halt));
    EXPECT((P::awaiting(field.state) == SeatSet{seat2}));
    field.play(seat1, make(march, rifle1));
    EXPECT_EQ(field.unit(rifle1).steps, 2);
    EXPECT((P::awaiting(field.state) == SeatSet{seat1, seat2}));
    EXPECT(field.is_legal(seat1, make(step, rifle1, at("b3"))));
}

TEST("B4.4: medic heals a wounded unit by 2, up to its full health")
{
    Field field({{rifle1, "b2"}, {tank1, "b3"}, {rifle2, "e5"}});
    field.give(seat1, {card::medic});
    EXPECT_EQ(field.refusal_of(seat1, make(medic, tank1)), "B4.4 E_NOT_WOUNDED");
    field.unit(tank1).health = 1;
    field.unit(rifle1).health = 1;
    Field other = field;
    field.play(seat1, make(medic, tank1));
    EXPECT_EQ(field.unit(tank1).health, 3);
    other.play(seat1, make(medic, rifle1));
    EXPECT_EQ(other.unit(rifle1).health, 2);
}

TEST("B4.4: a healthy unit is not healed while another one is wounded")
{
    Field field({{rifle1, "b2"}, {tank1, "b3"}, {rifle2, "e5"}});
    field.give(seat1, {card::medic});
    field.unit(tank1).health = 1;
    EXPECT_EQ(field.refusal_of(seat1, make(medic, rifle1)), "B4.4 E_NOT_WOUNDED");
}

TEST("B4.10: a played card lies on the discard pile for all to see")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}});
    field.give(seat1, {card::march});
    field.play(seat1, make(march, rifle1));
    EXPECT_EQ(field.state.deck.discard_pile.back(), card::march);
    EXPECT(field.has_told("seat1 plays march", seat2));
    const State seen = P::view(field.state, seat2).seen;
    EXPECT_EQ(seen.deck.discard_pile.back(), card::march);
}

TEST("B1.5: the deck has 28 cards, and its table is in order")
{
    std::vector<Finding> findings;
    check_card_table(card_table, findings);
    EXPECT(findings.empty());
}

TEST("A card table that breaks its form is reported row by row")
{
    auto table = card_table;
    table[2].count = 0;
    table[3].words = "";
    table[4].card = card::luck;
    std::vector<Finding> findings;
    check_card_table(table, findings);
    std::vector<std::string_view> codes;
    for (const Finding& each : findings) codes.push_back(each.code);
    EXPECT((codes ==
            std::vector<std::string_view>{"CARD_COUNT", "CARD_WORDS", "CARD_ORDER", "CARD_SUM"}));
    EXPECT_EQ(findings[0].where, "card medic");
}

}  // namespace
}  // namespace sortie::skirmish
