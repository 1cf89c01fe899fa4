#include "engine/shape_value.h"

#include <limits>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

template <class T>
WholeNumber number_in(T value)
{
    return read_number(shape_of<T>(), &value);
}

TEST("numbers of every width are read with their sign")
{
    EXPECT_EQ(text_of(number_in(std::uint8_t{255})), "255");
    EXPECT_EQ(text_of(number_in(std::int8_t{-128})), "-128");
    EXPECT_EQ(text_of(number_in(std::int16_t{-1})), "-1");
    EXPECT_EQ(text_of(number_in(std::int32_t{-70000})), "-70000");
    EXPECT_EQ(text_of(number_in(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
    EXPECT_EQ(text_of(number_in(std::numeric_limits<std::uint64_t>::max())),
              "18446744073709551615");
}

TEST("what is written is read")
{
    SmallRng rng(7);
    for (int i = 0; i < 1000; ++i) {
        const auto wanted = static_cast<std::int32_t>(rng.next());
        std::int32_t value = 0;
        write_number(shape_of<std::int32_t>(), &value, number_in(wanted));
        EXPECT_EQ(value, wanted);
    }
}

TEST("a number that a field cannot hold is a fault when it is written")
{
    std::uint8_t value = 5;
    const auto fault =
        fault_of([&] { write_number(shape_of<std::uint8_t>(), &value, {.magnitude = 256}); });
    EXPECT(fault.has_value());
    EXPECT_EQ(value, 5);
}

TEST("the limits of signed numbers are exact")
{
    const Shape& shape = shape_of<std::int8_t>();
    EXPECT(is_allowed(shape, {127, false}));
    EXPECT(!is_allowed(shape, {128, false}));
    EXPECT(is_allowed(shape, {128, true}));
    EXPECT(!is_allowed(shape, {129, true}));
    const Shape& wide = shape_of<std::int64_t>();
    EXPECT(!is_allowed(wide, {std::numeric_limits<std::uint64_t>::max(), false}));
    EXPECT(!is_allowed(shape_of<std::uint8_t>(), {1, true}));
}

TEST("names cover all values of an enumeration or an id")
{
    EXPECT(is_allowed(shape_of<Colour>(), {.magnitude = 3}));
    EXPECT(!is_allowed(shape_of<Colour>(), {.magnitude = 4}));
    EXPECT(is_allowed(shape_of<CardId>(), {.magnitude = 2}));
    EXPECT(!is_allowed(shape_of<CardId>(), {.magnitude = 3}));
    EXPECT(is_allowed(shape_of<CardId>(), none_of(shape_of<CardId>())));
    EXPECT(is_allowed(shape_of<CellId>(), {.magnitude = 65534}));
    EXPECT(!is_allowed(shape_of<CellId>(), {.magnitude = 65536}));
}

TEST("single values have words")
{
    EXPECT_EQ(word_of(shape_of<bool>(), {.magnitude = 1}), "true");
    EXPECT_EQ(word_of(shape_of<bool>(), {.magnitude = 2}), "");
    EXPECT_EQ(word_of(shape_of<Colour>(), {.magnitude = 1}), "green");
    EXPECT_EQ(word_of(shape_of<Colour>(), {.magnitude = 9}), "");
    EXPECT_EQ(word_of(shape_of<CardId>(), {.magnitude = 255}), "none");
    EXPECT_EQ(word_of(shape_of<CellId>(), {.magnitude = 7}), "");
}

TEST("messages tell which values are accepted")
{
    EXPECT_EQ(accepted_text(shape_of<bool>()), "true or false");
    EXPECT_EQ(accepted_text(shape_of<std::uint8_t>()), "a number from 0 to 255");
    EXPECT_EQ(accepted_text(shape_of<std::int8_t>()), "a number from -128 to 127");
    EXPECT_EQ(accepted_text(shape_of<Colour>()), "one of: red, green, blue, \"red, green\"");
    EXPECT_EQ(accepted_text(shape_of<CardId>()), "none or one of: sword, shield, old map");
    EXPECT_EQ(accepted_text(shape_of<CellId>()), "none or a number from 0 to 65534");
}

TEST("only whole numbers are numbers")
{
    EXPECT_EQ(number_from_text("-12"), (WholeNumber{12, true}));
    EXPECT_EQ(number_from_text("-0"), (WholeNumber{0, false}));
    EXPECT_EQ(number_from_text("18446744073709551615"), (WholeNumber{~std::uint64_t{0}, false}));
    for (const char* text :
         {"", "-", "+1", "1 ", " 1", "1x", "0x1", "1.0", "--1", "- 1", "18446744073709551616"}) {
        EXPECT(!number_from_text(text).has_value()) << text;
    }
}

TEST("a list with a broken count is read up to its capacity")
{
    FixedVector<CardId, 5> hand;
    hand.count = 200;
    const Shape& shape = shape_of<FixedVector<CardId, 5>>();
    EXPECT_EQ(stored_count(shape, &hand), 200u);
    EXPECT_EQ(item_count(shape, &hand), 5u);
}

TEST("what lies behind a list's count is noticed")
{
    FixedVector<CardId, 5> hand{CardId{1}};
    const Shape& shape = shape_of<FixedVector<CardId, 5>>();
    EXPECT(has_clean_tail(shape, &hand));
    hand.items[4] = CardId{0};
    EXPECT(!has_clean_tail(shape, &hand));
}

TEST("the members of a set of several words")
{
    using Fog = BitSet<CellId, 70>;
    const Shape& shape = shape_of<Fog>();
    Fog fog{CellId{0}, CellId{69}};
    EXPECT(has_member(shape, &fog, 69));
    EXPECT(!has_member(shape, &fog, 68));
    insert_member(shape, &fog, 64);
    EXPECT_EQ(fog, (Fog{CellId{0}, CellId{64}, CellId{69}}));
    EXPECT_EQ(member_count(shape, &fog), 3u);
    EXPECT(!has_stray_bits(shape, &fog));
    fog.words[1] |= std::uint64_t{1} << 6;
    EXPECT(has_stray_bits(shape, &fog));
}

}  // namespace
}  // namespace sortie::samples
