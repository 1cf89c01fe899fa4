#include "engine/shape.h"

#include <cstddef>
#include <cstring>
#include <string>

#include "engine/bag.h"
#include "engine/deck.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

struct Forgetful {
    std::uint8_t cell = 0;
    std::uint8_t health = 0;
    static constexpr auto describe() { return fields(field("cell", &Forgetful::cell)); }
};

struct Repeating {
    std::uint8_t cell = 0;
    std::uint8_t health = 0;
    static constexpr auto describe()
    {
        return fields(field("cell", &Repeating::cell), field("health", &Repeating::cell));
    }
};

struct SameName {
    std::uint8_t cell = 0;
    std::uint8_t health = 0;
    static constexpr auto describe()
    {
        return fields(field("cell", &SameName::cell), field("cell", &SameName::health));
    }
};

struct OddName {
    std::uint8_t cell = 0;
    static constexpr auto describe() { return fields(field("the cell", &OddName::cell)); }
};

enum class Twice : std::uint8_t { a, b };
constexpr std::array<std::string_view, 2> names_of(Twice)
{
    return {"same", "same"};
}

using BadId = Id<struct BadTag, std::uint8_t>;
constexpr std::array<std::string_view, 2> names_of(BadId)
{
    return {"some", "none"};
}

// Names need not be string views and need not be known to the compiler.
using TownId = Id<struct TownTag, std::uint8_t>;
std::vector<std::string> names_of(TownId)
{
    return {"a town with quite a long name", "b"};
}

TEST("a struct that forgets a field in its description does not pass")
{
    static_assert(!describes_every_field<Forgetful>());
    static_assert(!describes_every_field<Repeating>());
    static_assert(!describes_every_field<SameName>());
    static_assert(describes_every_field<Unit>());
    static_assert(describes_every_field<Sample>());
    SUCCEED();
}

TEST("field names are plain words")
{
    static_assert(!has_plain_field_names<OddName>());
    static_assert(has_plain_field_names<Sample>());
    SUCCEED();
}

TEST("a record's shape has its fields with their offsets")
{
    const Shape& shape = shape_of<Unit>();
    ASSERT_EQ(shape.fields.size(), 3u);
    EXPECT(shape.kind == ShapeKind::record);
    EXPECT_EQ(shape.size, sizeof(Unit));
    EXPECT_EQ(shape.fields[1].name, "health");
    EXPECT_EQ(shape.fields[0].offset, offsetof(Unit, cell));
    EXPECT_EQ(shape.fields[1].offset, offsetof(Unit, health));
    EXPECT_EQ(shape.fields[2].offset, offsetof(Unit, is_alive));
    EXPECT(shape.fields[2].shape->kind == ShapeKind::boolean);
}

TEST("the shape of a type is made once")
{
    EXPECT_EQ(&shape_of<Unit>(), &shape_of<Unit>());
    EXPECT_EQ(shape_of<Sample>().fields[5].shape->item, &shape_of<Unit>());
}

TEST("numbers have their width and their sign")
{
    EXPECT(shape_of<std::uint16_t>().kind == ShapeKind::unsigned_number);
    EXPECT(shape_of<std::int64_t>().kind == ShapeKind::signed_number);
    EXPECT_EQ(shape_of<std::uint16_t>().width, 2);
    EXPECT_EQ(shape_of<std::int64_t>().width, 8);
}

TEST("an enumeration has its names, and without names it is a number")
{
    const Shape& colour = shape_of<Colour>();
    EXPECT(colour.kind == ShapeKind::enumeration);
    ASSERT_EQ(colour.names.size(), 4u);
    EXPECT_EQ(colour.names[2], "blue");
    EXPECT(shape_of<Offset>().kind == ShapeKind::signed_number);
    EXPECT(shape_of<Offset>().names.empty());
}

TEST("an id may have names")
{
    EXPECT(shape_of<CardId>().kind == ShapeKind::id);
    EXPECT_EQ(shape_of<CardId>().names[1], "shield");
    EXPECT(shape_of<CellId>().kind == ShapeKind::id);
    EXPECT(shape_of<CellId>().names.empty());
    EXPECT_EQ(shape_of<TownId>().names[0], "a town with quite a long name");
}

TEST("a list's shape knows where its count and its items are")
{
    using Hand = FixedVector<CardId, 5>;
    const Shape& shape = shape_of<Hand>();
    EXPECT(shape.kind == ShapeKind::list);
    EXPECT_EQ(shape.capacity, 5u);
    EXPECT_EQ(shape.count_offset, offsetof(Hand, count));
    EXPECT_EQ(shape.items_offset, offsetof(Hand, items));
    EXPECT_EQ(shape.width, sizeof(Hand::Count));
}

TEST("arrays and sets know their limits")
{
    const Shape& array = shape_of<std::array<Unit, 3>>();
    EXPECT(array.kind == ShapeKind::array);
    EXPECT_EQ(array.capacity, 3u);
    const Shape& set = shape_of<BitSet<CellId, 70>>();
    EXPECT(set.kind == ShapeKind::set);
    EXPECT_EQ(set.capacity, 70u);
    EXPECT_EQ(set.width, 8);
    EXPECT_EQ(set.item, &shape_of<CellId>());
}

TEST("the empty image is the value a struct starts with")
{
    const Unit empty{};
    EXPECT_EQ(std::memcmp(shape_of<Unit>().empty, &empty, sizeof empty), 0);
    EXPECT(empty.cell.is_none());
}

TEST("decks and bags have shapes")
{
    const Shape& deck = shape_of<Deck<CardId, 6>>();
    ASSERT_EQ(deck.fields.size(), 2u);
    EXPECT(deck.fields[1].shape->kind == ShapeKind::list);
    const Shape& bag = shape_of<Bag<Colour, 4>>();
    EXPECT(bag.fields[0].shape->kind == ShapeKind::array);
}

TEST("two equal names are a fault, and so is an id that is called none")
{
    EXPECT(fault_of([] { shape_of<Twice>(); }).has_value());
    EXPECT(fault_of([] { shape_of<BadId>(); }).has_value());
}

}  // namespace
}  // namespace sortie::samples
