#include "engine/deck.h"

#include <algorithm>
#include <vector>

#include "engine/id.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using CardId = Id<struct CardTag, std::uint8_t>;
using Cards = FixedVector<CardId, 30>;
using TestDeck = Deck<CardId, 30>;

TestDeck deck_of(int count)
{
    TestDeck deck;
    for (int i = 0; i < count; ++i) deck.draw_pile.push_back(id_cast<CardId>(i));
    return deck;
}

std::vector<CardId> sorted(const Cards& cards)
{
    std::vector<CardId> list(cards.begin(), cards.end());
    std::sort(list.begin(), list.end());
    return list;
}

TEST("the last card of the draw pile is its top")
{
    Rng rng = Rng::from(Seed::from_number(1));
    TestDeck deck = deck_of(3);
    EXPECT_EQ(deck.draw(rng), CardId{2});
    EXPECT_EQ(deck.draw_without_reshuffle(), CardId{1});
    EXPECT_EQ(deck.size(), 1u);
    EXPECT_EQ(rng, Rng::from(Seed::from_number(1)));
}

TEST("cards are put on top and at the bottom")
{
    TestDeck deck = deck_of(2);
    deck.put_on_top(CardId{8});
    deck.put_at_bottom(CardId{9});
    EXPECT_EQ(deck.draw_pile, (Cards{CardId{9}, CardId{0}, CardId{1}, CardId{8}}));
}

TEST("shuffling keeps the cards and changes their order")
{
    Rng rng = Rng::from(Seed::from_number(1));
    TestDeck deck = deck_of(30);
    deck.shuffle(rng);
    EXPECT_NE(deck.draw_pile, deck_of(30).draw_pile);
    EXPECT_EQ(sorted(deck.draw_pile), sorted(deck_of(30).draw_pile));
}

TEST("an empty draw pile is made from the discard pile")
{
    Rng rng = Rng::from(Seed::from_number(1));
    TestDeck deck = deck_of(1);
    for (int i = 0; i < 5; ++i) deck.discard(id_cast<CardId>(10 + i));
    EXPECT_EQ(deck.draw(rng), CardId{0});
    EXPECT_EQ(deck.discard_pile.size(), 5u);
    EXPECT_GE(deck.draw(rng), CardId{10});
    EXPECT_EQ(deck.draw_pile.size(), 4u);
    EXPECT(deck.discard_pile.empty());
}

TEST("a deck can be reshuffled while cards are left")
{
    Rng rng = Rng::from(Seed::from_number(1));
    TestDeck deck = deck_of(10);
    deck.discard(deck.draw(rng));
    deck.reshuffle(rng);
    EXPECT(deck.discard_pile.empty());
    EXPECT_EQ(sorted(deck.draw_pile), sorted(deck_of(10).draw_pile));
}

TEST("drawing where there is nothing is a fault")
{
    Rng rng = Rng::from(Seed::from_number(1));
    TestDeck deck;
    EXPECT(!deck.can_draw());
    EXPECT(samples::fault_of([&] { deck.draw(rng); }).has_value());
    deck.discard(CardId{1});
    EXPECT(deck.can_draw());
    EXPECT(samples::fault_of([&] { deck.draw_without_reshuffle(); }).has_value());
}

}  // namespace
}  // namespace sortie
