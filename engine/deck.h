#pragma once
// Deck<Card, capacity>: a draw pile and its discard pile.
//
//     Deck<CardId, 30> deck = ...;
//     deck.shuffle(state.rng);
//     CardId card = deck.draw(state.rng);     // reshuffles the discard pile when the draw pile is empty
//     deck.discard(card);
//
// The top of a pile is its last item. A test forces the order of a deck by assigning `draw_pile`. Whether
// a discard pile is reshuffled is the game's rule: `draw` does it, `draw_without_reshuffle` does not.

#include <cstddef>

#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/rng.h"

namespace sortie {

template <class Card, std::size_t Capacity>
struct Deck {
    FixedVector<Card, Capacity> draw_pile;
    FixedVector<Card, Capacity> discard_pile;

    constexpr std::size_t size() const { return draw_pile.size(); }
    constexpr bool can_draw() const { return !draw_pile.empty() || !discard_pile.empty(); }

    void shuffle(Rng& rng) { rng.shuffle(draw_pile.span()); }

    // Puts the discard pile back under the draw pile's place and shuffles all of it.
    void reshuffle(Rng& rng)
    {
        for (const Card& card : discard_pile) draw_pile.push_back(card);
        discard_pile.clear();
        shuffle(rng);
    }

    Card draw(Rng& rng)
    {
        CHECK(can_draw());
        if (draw_pile.empty()) reshuffle(rng);
        return draw_pile.pop_back();
    }
    Card draw_without_reshuffle()
    {
        CHECK(!draw_pile.empty());
        return draw_pile.pop_back();
    }

    void put_on_top(const Card& card) { draw_pile.push_back(card); }
    void put_at_bottom(const Card& card) { draw_pile.insert_at(0, card); }
    void discard(const Card& card) { discard_pile.push_back(card); }

    friend bool operator==(const Deck&, const Deck&) = default;

    static constexpr auto describe()
    {
        return fields(field("draw_pile", &Deck::draw_pile),
                      field("discard_pile", &Deck::discard_pile));
    }
};

}  // namespace sortie
