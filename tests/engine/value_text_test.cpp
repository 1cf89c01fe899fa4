#include "engine/value_text.h"

#include <cstring>
#include <string>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

using Hand = FixedVector<CardId, 3>;
using Units = std::array<Unit, 2>;
using Palette = BitSet<Colour, 4>;

template <class T>
T value_from(std::string_view text, T value = {})
{
    const auto problem = set_from_text(shape_of<T>(), &value, text);
    EXPECT(!problem.has_value()) << problem->words;
    return value;
}

// The words of the problem; the value must not have changed.
template <class T>
std::string problem_with(std::string_view text, const T& start = {})
{
    T value = start;
    const auto problem = set_from_text(shape_of<T>(), &value, text);
    EXPECT_EQ(std::memcmp(&value, &start, sizeof value), 0) << text;
    return problem ? problem->words : "";
}

TEST("values are written as people write them")
{
    EXPECT_EQ(value_text(std::uint8_t{2}), "2");
    EXPECT_EQ(value_text(std::int8_t{-2}), "-2");
    EXPECT_EQ(value_text(true), "true");
    EXPECT_EQ(value_text(Colour::blue), "blue");
    EXPECT_EQ(value_text(Colour::mixed), "\"red, green\"");
    EXPECT_EQ(value_text(CardId{2}), "old map");
    EXPECT_EQ(value_text(CardId::none()), "none");
    EXPECT_EQ(value_text(CellId{7}), "7");
    EXPECT_EQ(value_text(Hand{CardId{0}, CardId{1}}), "[sword, shield]");
    EXPECT_EQ(value_text(Hand{}), "[]");
    EXPECT_EQ(value_text(Palette{Colour::green}), "[green]");
    EXPECT_EQ(value_text(Unit{CellId{3}, 2, true}), "{cell: 3, health: 2, is_alive: true}");
    using OneUnit = std::array<Unit, 1>;
    EXPECT_EQ(value_text(OneUnit{}), "[{cell: none, health: 3, is_alive: false}]");
}

TEST("the text of a value reads back as the value")
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Sample sample = sample_by_chance(seed);
        const Sample read = value_from(value_text(sample), sample_by_chance(seed + 1));
        EXPECT_EQ(std::memcmp(&read, &sample, sizeof sample), 0) << value_text(sample);
    }
}

TEST("single values are set")
{
    EXPECT_EQ(value_from<std::uint8_t>(" 255 "), 255);
    EXPECT_EQ(value_from<std::int8_t>("-128"), -128);
    EXPECT_EQ(value_from<bool>("true"), true);
    EXPECT(value_from<Colour>("blue") == Colour::blue);
    EXPECT(value_from<Colour>("\"red, green\"") == Colour::mixed);
    // Where nothing stands around it, a name needs no quotes.
    EXPECT(value_from<Colour>("red, green") == Colour::mixed);
    EXPECT_EQ(value_from<CardId>("old map"), CardId{2});
    EXPECT_EQ(value_from<CardId>("1"), CardId{1});
    EXPECT_EQ(value_from<CardId>("none", CardId{1}), CardId::none());
    EXPECT_EQ(value_from<CellId>("7"), CellId{7});
}

TEST("lists, arrays and sets are set as a whole")
{
    EXPECT_EQ(value_from<Hand>("[shield]", {CardId{0}, CardId{0}}), Hand{CardId{1}});
    EXPECT_EQ(value_from<Hand>("[]", {CardId{0}}), Hand{});
    EXPECT_EQ(value_from<Hand>(" [ old map , none ] "), (Hand{CardId{2}, CardId::none()}));
    EXPECT_EQ((value_from<std::array<std::int8_t, 2>>("[1, -1]")),
              (std::array<std::int8_t, 2>{1, -1}));
    EXPECT_EQ(value_from<Palette>("[blue, \"red, green\"]", {Colour::red}),
              (Palette{Colour::blue, Colour::mixed}));
    EXPECT_EQ(value_from<SeatSet>("[]", {seat_at(1)}), SeatSet{});
}

TEST("only the named fields of a record change")
{
    const Unit unit{CellId{3}, 2, true};
    EXPECT_EQ(value_from<Unit>("{health: 1}", unit), (Unit{CellId{3}, 1, true}));
    EXPECT_EQ(value_from<Unit>("{}", unit), unit);
    EXPECT_EQ(value_from<Units>("[{}, {cell: 5}]", {unit, unit}),
              (Units{unit, Unit{CellId{5}, 2, true}}));
}

TEST("the items of a list that is set are new ones")
{
    using Reserve = FixedVector<Unit, 2>;
    const Reserve before{Unit{CellId{3}, 2, true}, Unit{CellId{4}, 2, true}};
    EXPECT_EQ(value_from<Reserve>("[{cell: 9}]", before), Reserve{Unit{.cell = CellId{9}}});
}

TEST("a single value that does not fit is refused with what is accepted")
{
    EXPECT_EQ(problem_with<std::uint8_t>("256"), "'256' is not a number from 0 to 255");
    EXPECT_EQ(problem_with<std::uint8_t>("-1"), "'-1' is not a number from 0 to 255");
    EXPECT_EQ(problem_with<std::uint8_t>(""), "'' is not a number from 0 to 255");
    EXPECT_EQ(problem_with<std::uint8_t>("two"), "'two' is not a number from 0 to 255");
    EXPECT_EQ(problem_with<bool>("1"), "'1' is not true or false");
    EXPECT_EQ(problem_with<Colour>("pink"),
              "'pink' is not one of: red, green, blue, \"red, green\"");
    EXPECT_EQ(problem_with<Colour>("1"), "'1' is not one of: red, green, blue, \"red, green\"");
    EXPECT_EQ(problem_with<CardId>("3"), "'3' is not none or one of: sword, shield, old map");
    EXPECT_EQ(problem_with<CellId>("65535"), "'65535' is not none or a number from 0 to 65534");
    EXPECT_EQ(problem_with<CellId>("\"none\""), "'none' is not none or a number from 0 to 65534");
}

TEST("lists, arrays and sets that do not fit are refused with the place")
{
    EXPECT_EQ(problem_with<Hand>("[sword, axe]"),
              "[1]: 'axe' is not none or one of: sword, shield, old map");
    EXPECT_EQ(problem_with<Hand>("[none, none, none, none]"), "too many items: at most 3 fit");
    EXPECT_EQ(problem_with<Units>("[{}]"), "too few items: 1 of 2 are given");
    EXPECT_EQ(problem_with<Units>("[]"), "too few items: 0 of 2 are given");
    EXPECT_EQ(problem_with<Units>("[{}, {}, {}]"), "too many items: at most 2 fit");
    EXPECT_EQ(problem_with<Units>("[{}, {health: x}]"),
              "[1].health: 'x' is not a number from 0 to 255");
    EXPECT_EQ(problem_with<Palette>("[red, red]"), "'red' is there twice");
    EXPECT_EQ(problem_with<SeatSet>("[8]"), "'8' is not a number from 0 to 7");
    EXPECT_EQ(problem_with<SeatSet>("[none]"), "'none' is not a number from 0 to 7");
    EXPECT_EQ(problem_with<Palette>("[pink]"),
              "'pink' is not one of: red, green, blue, \"red, green\"");
}

TEST("a text that is not well formed is refused")
{
    EXPECT_EQ(problem_with<Hand>("sword"), "'[' is expected before 'sword'");
    EXPECT_EQ(problem_with<Hand>("[sword"), "']' is expected before the end");
    EXPECT_EQ(problem_with<Hand>("[sword,]"),
              "[1]: none or one of: sword, shield, old map is expected before ']'");
    EXPECT_EQ(problem_with<Hand>("[] x"), "nothing more is expected before 'x'");
    EXPECT_EQ(problem_with<Unit>("{helth: 2}"),
              "no field 'helth'; fields are: cell, health, is_alive");
    EXPECT_EQ(problem_with<Unit>("{health 2}"),
              "no field 'health 2'; fields are: cell, health, is_alive");
    EXPECT_EQ(problem_with<Unit>("{health: 2, health: 1}"), "the field 'health' is there twice");
    EXPECT_EQ(problem_with<Unit>("{health: 2"), "'}' is expected before the end");
    EXPECT_EQ(problem_with<Unit>("{, }"), "a field is expected before ', }'");
    EXPECT_EQ(problem_with<Unit>("{health: \"2"),
              "health: a number from 0 to 255 is expected before '\"2'");
}

TEST("no beginning of a text is a crash or changes anything")
{
    const std::string text = value_text(sample_by_chance(4));
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT_NE(problem_with<Sample>(text.substr(0, length)), "") << length;
    }
}

TEST("texts are compared by what they mean")
{
    const auto equals = [](const auto& value, std::string_view text) {
        using T = std::remove_cvref_t<decltype(value)>;
        return value_equals_text(shape_of<T>(), &value, text).value();
    };
    EXPECT(equals(std::uint8_t{7}, "007"));
    EXPECT(!equals(std::uint8_t{7}, "8"));
    EXPECT(equals(Palette{Colour::red, Colour::blue}, "[blue,red]"));
    EXPECT(!equals(Palette{Colour::red, Colour::blue}, "[blue]"));
    EXPECT(equals(Unit{CellId{3}, 2, true}, "{health: 2}"));
    EXPECT(!equals(Unit{CellId{3}, 2, true}, "{health: 3}"));
    using Reserve = FixedVector<Unit, 2>;
    EXPECT(equals(Reserve{Unit{CellId{3}, 2, true}}, "[{health: 2}]"));
    EXPECT(!equals(Reserve{Unit{CellId{3}, 2, true}}, "[{health: 2}, {}]"));
    EXPECT(!equals(Reserve{Unit{CellId{3}, 2, true}}, "[]"));
    const std::uint8_t number = 7;
    EXPECT(!value_equals_text(shape_of<std::uint8_t>(), &number, "x").is_ok());
}

}  // namespace
}  // namespace sortie::samples
