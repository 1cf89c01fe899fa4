#include "engine/fixed_vector.h"

#include <cstring>
#include <vector>

#include "engine/id.h"
#include "engine/rng.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using CardId = Id<struct CardTag, std::uint8_t>;
using Hand = FixedVector<CardId, 5>;

TEST("a list does what a vector does, and equal lists have equal bytes")
{
    SmallRng rng(3);
    Hand hand;
    std::vector<CardId> model;
    for (int step = 0; step < 2000; ++step) {
        const CardId card = id_cast<CardId>(rng.below(4));
        const std::size_t place = rng.below(static_cast<std::uint32_t>(model.size() + 1));
        const auto at = model.begin() + static_cast<std::ptrdiff_t>(place);
        const std::uint32_t action = rng.below(4);
        if (action <= 1 && model.size() < Hand::capacity) {
            hand.insert_at(place, card);
            model.insert(at, card);
        } else if (action == 2 && place < model.size()) {
            hand.erase_at(place);
            model.erase(at);
        } else if (action == 3 && !model.empty()) {
            ASSERT_EQ(hand.pop_back(), model.back());
            model.pop_back();
        }
        Hand fresh;
        for (const CardId held : model) fresh.push_back(held);
        ASSERT_EQ(std::vector<CardId>(hand.begin(), hand.end()), model);
        ASSERT_EQ(std::memcmp(&hand, &fresh, sizeof hand), 0);
        ASSERT_EQ(hand, fresh);
    }
}

TEST("the size of a list")
{
    Hand hand{CardId{1}, CardId{2}};
    EXPECT_EQ(hand.size(), 2u);
    EXPECT(!hand.empty());
    EXPECT(!hand.is_full());
    EXPECT_EQ(hand.back(), CardId{2});
    EXPECT_EQ(hand.span().size(), 2u);
    hand.clear();
    EXPECT(hand.empty());
    EXPECT_EQ(hand, Hand{});
    EXPECT((FixedVector<CardId, 1>{CardId{1}}).is_full());
}

TEST("the first equal item is erased, the rest keeps its order")
{
    Hand hand{CardId{1}, CardId{2}, CardId{1}, CardId{3}};
    EXPECT(hand.erase_value(CardId{1}));
    EXPECT_EQ(hand, (Hand{CardId{2}, CardId{1}, CardId{3}}));
    EXPECT(!hand.erase_value(CardId{9}));
    EXPECT(hand.contains(CardId{3}));
    EXPECT(!hand.contains(CardId::none()));
}

TEST("an item of a list can be erased by a reference to itself")
{
    Hand hand{CardId{1}, CardId{2}, CardId{3}};
    EXPECT(hand.erase_value(hand[1]));
    EXPECT_EQ(hand, (Hand{CardId{1}, CardId{3}}));
    hand.push_back(hand[0]);
    EXPECT_EQ(hand, (Hand{CardId{1}, CardId{3}, CardId{1}}));
}

TEST("beyond the limits of a list is a fault")
{
    Hand full{CardId{0}, CardId{1}, CardId{2}, CardId{3}, CardId{4}};
    Hand empty;
    const auto faults = [](auto call) { return samples::fault_of(call).has_value(); };
    EXPECT(faults([&] { full.push_back(CardId{5}); }));
    EXPECT(faults([&] { full.insert_at(0, CardId{5}); }));
    EXPECT(faults([&] { full.insert_at(6, CardId{5}); }));
    EXPECT(faults([&] { full[5] = CardId{}; }));
    EXPECT(faults([&] { full.erase_at(5); }));
    EXPECT(faults([&] { empty.pop_back(); }));
    EXPECT(faults([&] { empty.back() = CardId{}; }));
    EXPECT_EQ(full.size(), 5u);
}

TEST("a list has no padding")
{
    static_assert(sizeof(FixedVector<std::uint8_t, 7>) == 8);
    static_assert(sizeof(FixedVector<std::uint16_t, 7>) == 16);
    static_assert(sizeof(FixedVector<std::uint32_t, 7>) == 32);
    static_assert(std::has_unique_object_representations_v<FixedVector<std::uint8_t, 255>>);
    static_assert(std::has_unique_object_representations_v<FixedVector<std::uint8_t, 300>>);
    static_assert(std::has_unique_object_representations_v<FixedVector<std::uint16_t, 3>>);
    static_assert(std::has_unique_object_representations_v<FixedVector<std::uint32_t, 3>>);
    static_assert(std::is_trivially_copyable_v<Hand>);
    SUCCEED();
}

}  // namespace
}  // namespace sortie
