#include "engine/move.h"

#include "engine/describe.h"
#include "table/guard.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

enum class Colour : std::uint8_t { red, blue };
constexpr std::array<std::string_view, 2> names_of(Colour)
{
    return {"red", "blue"};
}
using MoveTestUnitId = Id<struct MoveTestUnit, std::uint8_t>;

TEST("a kind names its values, and an argument that does not apply is a dash")
{
    constexpr Kind colours = named_kind<Colour>("colour");
    EXPECT_EQ(colours.count, 2);
    EXPECT_EQ(colours.text(1), "blue");
    EXPECT_EQ(colours.text(no_argument), "-");
    EXPECT_EQ(number_kind(9).text(7), "7");
    EXPECT_EQ(seat_kind.text(0), "seat1");
}

TEST("an argument is read as the id it stands for, and none where it does not apply")
{
    const Chosen chosen{seat_at(0), Move{0, 2, {3, no_argument}}};
    EXPECT_EQ(chosen.as<MoveTestUnitId>(0), MoveTestUnitId{3});
    EXPECT_EQ(chosen.as<int>(0), 3);
    EXPECT_EQ(chosen.as<MoveTestUnitId>(1), MoveTestUnitId::none());
    EXPECT(chosen.has(0));
    EXPECT(!chosen.has(1));
    EXPECT(!chosen.has(2));
}

TEST("choices are told by name, many of them with their number")
{
    Candidates candidates;
    EXPECT_EQ(seat_kind.text(candidates), "nothing");
    candidates.add(seat_at(0));
    EXPECT_EQ(seat_kind.text(candidates), "seat1");
    candidates.add(seat_at(2));
    candidates.add(seat_at(4));
    EXPECT_EQ(seat_kind.text(candidates), "seat1, seat3 or seat5");
    constexpr Kind number = number_kind(40);
    Candidates many;
    for (Argument i = 0; i <= 40; ++i) many.add(i);
    EXPECT_EQ(number.text(many), "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 or 29 others");
}

TEST("a list that outgrows its limit is a fault and not a silent cut")
{
    const auto words = guarded([] {
        Candidates candidates;
        for (std::size_t i = 0; i <= candidates_max; ++i) candidates.add(Argument{0});
    });
    ASSERT_TRUE(words.has_value());
    EXPECT_EQ(*words, "an argument has more than candidates_max options");
    const auto too_many = guarded([] {
        static MoveList moves;
        for (std::size_t i = 0; i <= legal_moves_max; ++i) moves.add(Move{});
    });
    ASSERT_TRUE(too_many.has_value());
}

}  // namespace
}  // namespace sortie
