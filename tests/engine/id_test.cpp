#include "engine/id.h"

#include <type_traits>

#include "tests/support/test.h"

namespace sortie {
namespace {

using UnitId = Id<struct UnitTag, std::uint8_t>;
using CellId = Id<struct CellTag, std::uint16_t>;

TEST("a fresh id is no id")
{
    EXPECT(UnitId{}.is_none());
    EXPECT(!UnitId{}.is_some());
    EXPECT_EQ(UnitId{}, UnitId::none());
    EXPECT_EQ(UnitId::none().index, 255);
    EXPECT_EQ(CellId::none().index, 65535);
    EXPECT(UnitId{0}.is_some());
    EXPECT(CellId{255}.is_some());
}

TEST("ids of different things do not mix")
{
    static_assert(!std::is_convertible_v<UnitId, CellId>);
    static_assert(!std::is_convertible_v<int, UnitId>);
    static_assert(!std::is_convertible_v<UnitId, int>);
    static_assert(is_id_v<UnitId>);
    static_assert(!is_id_v<std::uint8_t>);
    SUCCEED();
}

TEST("an id is a plain value of the size of its number")
{
    static_assert(sizeof(UnitId) == 1);
    static_assert(sizeof(CellId) == 2);
    static_assert(std::is_trivially_copyable_v<CellId>);
    static_assert(std::has_unique_object_representations_v<CellId>);
    SUCCEED();
}

TEST("ids are ordered by their number, no id comes last")
{
    EXPECT_LT(UnitId{1}, UnitId{2});
    EXPECT_LT(UnitId{200}, UnitId::none());
}

TEST("an id is made from any integer")
{
    EXPECT_EQ(id_cast<UnitId>(std::size_t{3}), UnitId{3});
    EXPECT_EQ(id_cast<CellId>(599), CellId{599});
    EXPECT_EQ(seat_at(2).index, 2);
    EXPECT(nobody.is_none());
}

}  // namespace
}  // namespace sortie
