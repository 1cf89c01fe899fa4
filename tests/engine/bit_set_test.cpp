#include "engine/bit_set.h"

#include <cstring>
#include <set>
#include <vector>

#include "engine/rng.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using CellId = Id<struct CellTag, std::uint16_t>;
enum class Colour : std::uint8_t { red, green, blue };

template <class Set>
std::vector<std::size_t> members_of(const Set& set)
{
    std::vector<std::size_t> list;
    for (const CellId cell : set) list.push_back(cell.index);
    return list;
}

// The same random insertions and removals in a BitSet and in a std::set.
template <std::size_t Capacity>
void expect_like_standard_set()
{
    SmallRng rng(Capacity);
    BitSet<CellId, Capacity> set;
    std::set<std::size_t> model;
    for (int step = 0; step < 500; ++step) {
        const std::size_t key = rng.below(Capacity);
        const bool is_member = rng.below(2) == 0;
        set.assign(id_cast<CellId>(key), is_member);
        if (is_member) model.insert(key);
        if (!is_member) model.erase(key);
        ASSERT_EQ(members_of(set), std::vector<std::size_t>(model.begin(), model.end()));
        ASSERT_EQ(set.size(), static_cast<int>(model.size()));
        ASSERT_EQ(set.empty(), model.empty());
        ASSERT_EQ(set.contains(id_cast<CellId>(key)), is_member);
        if (!model.empty()) {
            ASSERT_EQ(set.front().index, *model.begin());
        }
    }
}

TEST("a set holds what was put in and not taken out, in ascending order")
{
    expect_like_standard_set<1>();
    expect_like_standard_set<8>();
    expect_like_standard_set<9>();
    expect_like_standard_set<33>();
    expect_like_standard_set<64>();
    expect_like_standard_set<65>();
    expect_like_standard_set<600>();
}

TEST("a set is as small as its number of keys allows")
{
    static_assert(sizeof(SeatSet) == 1);
    static_assert(sizeof(BitSet<CellId, 9>) == 2);
    static_assert(sizeof(BitSet<CellId, 32>) == 4);
    static_assert(sizeof(BitSet<CellId, 65>) == 16);
    static_assert(std::has_unique_object_representations_v<BitSet<CellId, 65>>);
    SUCCEED();
}

TEST("union, intersection and difference")
{
    using Set = BitSet<CellId, 70>;
    const Set a{CellId{0}, CellId{5}, CellId{69}};
    const Set b{CellId{5}, CellId{64}};
    EXPECT_EQ(a | b, (Set{CellId{0}, CellId{5}, CellId{64}, CellId{69}}));
    EXPECT_EQ(a & b, Set{CellId{5}});
    EXPECT_EQ(a - b, (Set{CellId{0}, CellId{69}}));
    EXPECT_EQ(a - a, Set{});
}

TEST("equal sets have equal bytes however they came about")
{
    SeatSet a{seat_at(1), seat_at(7)};
    SeatSet b = SeatSet::first(8);
    for (const int i : {0, 2, 3, 4, 5, 6}) b.erase(seat_at(i));
    EXPECT_EQ(a, b);
    EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
}

TEST("enumerations and numbers are keys as well")
{
    BitSet<Colour, 3> colours{Colour::blue};
    EXPECT(colours.contains(Colour::blue));
    EXPECT(!colours.contains(Colour::red));
    BitSet<std::uint8_t, 20> numbers{19, 3};
    EXPECT_EQ(numbers.front(), 3);
}

TEST("a member is found by its rank")
{
    const SeatSet seats{seat_at(1), seat_at(4), seat_at(6)};
    EXPECT_EQ(seats.at_rank(0), seat_at(1));
    EXPECT_EQ(seats.at_rank(2), seat_at(6));
    EXPECT(samples::fault_of([&] { seats.at_rank(3); }).has_value());
}

TEST("the first keys")
{
    EXPECT_EQ(SeatSet::first(3), (SeatSet{seat_at(0), seat_at(1), seat_at(2)}));
    EXPECT_EQ(SeatSet::first(0), SeatSet{});
    EXPECT(samples::fault_of([] { SeatSet::first(9); }).has_value());
}

TEST("no id is in no set, and putting it in is a fault")
{
    SeatSet seats = SeatSet::first(8);
    EXPECT(!seats.contains(nobody));
    seats.erase(nobody);
    EXPECT_EQ(seats.size(), 8);
    EXPECT(samples::fault_of([&] { seats.insert(nobody); }).has_value());
    EXPECT(samples::fault_of([] { SeatSet{}.front(); }).has_value());
}

TEST("a cleared set is empty")
{
    SeatSet seats = SeatSet::first(8);
    seats.clear();
    EXPECT(seats.empty());
    EXPECT_EQ(seats, SeatSet{});
}

TEST("for_each visits the same members in the same order as a loop, over several words")
{
    BitSet<std::uint8_t, 128> set;
    for (const int member : {0, 5, 63, 64, 127}) set.insert(static_cast<std::uint8_t>(member));
    std::vector<int> looped;
    for (const std::uint8_t member : set) looped.push_back(member);
    std::vector<int> visited;
    set.for_each([&](std::uint8_t member) { visited.push_back(member); });
    EXPECT_EQ(visited, looped);
    EXPECT_EQ(visited, (std::vector<int>{0, 5, 63, 64, 127}));
}

}  // namespace
}  // namespace sortie
