#include "engine/field_path.h"

#include <cstddef>
#include <string>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

Sample some_sample()
{
    Sample sample;
    sample.units[1] = {CellId{3}, 2, true};
    sample.hand = {CardId{0}, CardId{2}};
    sample.seats = {seat_at(0), seat_at(3)};
    sample.grid[1][0] = -4;
    return sample;
}

// What stands at the path, or the words of the problem.
std::string text_at(std::string_view path)
{
    const Sample sample = some_sample();
    const auto text = field_text(shape_of<Sample>(), &sample, path);
    return text ? text.value() : "problem: " + text.problem().words;
}

TEST("a path leads to a field")
{
    const Sample sample = some_sample();
    const auto place = find_field(shape_of<Sample>(), &sample, "units[1].health");
    ASSERT_TRUE(place.is_ok());
    EXPECT_EQ(place.value().shape, &shape_of<std::uint8_t>());
    EXPECT_EQ(place.value().offset,
              offsetof(Sample, units) + sizeof(Unit) + offsetof(Unit, health));
    EXPECT(!place.value().count.has_value());
}

TEST("fields are read by their paths")
{
    EXPECT_EQ(text_at("units[1].health"), "2");
    EXPECT_EQ(text_at(" units[1] "), "{cell: 3, health: 2, is_alive: true}");
    EXPECT_EQ(text_at("grid[1][0]"), "-4");
    EXPECT_EQ(text_at("hand[1]"), "old map");
    EXPECT_EQ(text_at("seats"), "[0, 3]");
}

TEST("counts are read by their paths")
{
    EXPECT_EQ(text_at("hand.count"), "2");
    EXPECT_EQ(text_at("hand.size"), "2");
    EXPECT_EQ(text_at("units.count"), "3");
    EXPECT_EQ(text_at("seats.count"), "2");
    const Sample sample = some_sample();
    EXPECT(field_equals(shape_of<Sample>(), &sample, "hand.count", "2").value());
    EXPECT(!field_equals(shape_of<Sample>(), &sample, "hand.count", "3").value());
}

TEST("a list can be the whole value")
{
    const FixedVector<Unit, 2> reserve{Unit{CellId{3}, 2, true}};
    const Shape& shape = shape_of<FixedVector<Unit, 2>>();
    EXPECT_EQ(field_text(shape, &reserve, "[0].health").value(), "2");
    EXPECT_EQ(field_text(shape, &reserve, "count").value(), "1");
    EXPECT_EQ(field_text(shape, &reserve, "[1]").problem().words,
              "no item '1'; its only item is 0");
}

TEST("a path that goes wrong is told what is accepted there")
{
    EXPECT_EQ(text_at("units[1].helth"),
              "problem: no field 'helth' in units[1]; fields are: cell, health, is_alive");
    EXPECT(text_at("unit").starts_with("problem: no field 'unit'; fields are: large, "));
    EXPECT(text_at("").starts_with("problem: a field is expected; fields are: large, "));
    EXPECT_EQ(text_at("units[1]."),
              "problem: a field is expected in units[1]; fields are: cell, health, is_alive");
    EXPECT_EQ(text_at("units.health"),
              "problem: no field 'health' in units; its items are 0 to 2, and count");
    EXPECT_EQ(text_at("units[1].health.x"),
              "problem: no field 'x' in units[1].health; it is a single value");
    EXPECT_EQ(text_at("seats.x"), "problem: no field 'x' in seats; a set has only a count");
}

TEST("an index that names no item is told which there are")
{
    EXPECT_EQ(text_at("units[3]"), "problem: no item '3' in units; its items are 0 to 2");
    EXPECT_EQ(text_at("units[-1]"), "problem: no item '-1' in units; its items are 0 to 2");
    EXPECT_EQ(text_at("units[x].health"), "problem: no item 'x' in units; its items are 0 to 2");
    EXPECT_EQ(text_at("units[]"), "problem: no item '' in units; its items are 0 to 2");
    EXPECT_EQ(text_at("hand[2]"), "problem: no item '2' in hand; its items are 0 to 1");
    EXPECT_EQ(text_at("reserve[0]"), "problem: no item '0' in reserve; it has no items");
    EXPECT_EQ(text_at("units[99999999999999999999]"),
              "problem: no item '99999999999999999999' in units; its items are 0 to 2");
    EXPECT_EQ(text_at("turn[0]"), "problem: turn has no items; it is a single value");
    EXPECT_EQ(text_at("seats[0]"), "problem: seats has no items; a set has only a count");
}

TEST("a path that is not well formed is refused")
{
    EXPECT_EQ(text_at("units[1"), "problem: ']' is missing after '[1'");
    EXPECT_EQ(text_at("units[1]health"), "problem: 'health' cannot follow units[1]");
    EXPECT(text_at(".turn").starts_with("problem: a field is expected; fields are: "));
    EXPECT(text_at("[0]").starts_with("problem: the value has no items; fields are: "));
    EXPECT(text_at("units..x").starts_with("problem: a field is expected in units; "));
    EXPECT(text_at("hand.count.x").starts_with("problem: no field 'x' in hand.count"));
    EXPECT(text_at("hand.count[0]").starts_with("problem: hand.count has no items"));
}

TEST("fields are set by their paths, and nothing else changes")
{
    Sample sample = some_sample();
    Sample expected = sample;
    expected.units[1].health = 7;
    EXPECT(!set_field(shape_of<Sample>(), &sample, "units[1].health", "7").has_value());
    EXPECT_EQ(sample, expected);
    expected.hand = {CardId{1}};
    EXPECT(!set_field(shape_of<Sample>(), &sample, "hand", "[shield]").has_value());
    EXPECT_EQ(sample, expected);
}

TEST("a wrong path, a wrong value or a count is not set")
{
    const auto problem_setting = [](std::string_view path, std::string_view text) {
        Sample sample = some_sample();
        const auto problem = set_field(shape_of<Sample>(), &sample, path, text);
        EXPECT_EQ(sample, some_sample());
        return problem ? problem->words : "";
    };
    EXPECT_EQ(problem_setting("units[1].health", "300"),
              "units[1].health: '300' is not a number from 0 to 255");
    EXPECT_EQ(problem_setting("units[1].helth", "3"),
              "no field 'helth' in units[1]; fields are: cell, health, is_alive");
    EXPECT_EQ(problem_setting("hand.count", "1"),
              "hand.count: a count cannot be set; set the whole list or set instead");
}

TEST("a field is compared by what the text means")
{
    const Sample sample = some_sample();
    const auto equals = [&](std::string_view path, std::string_view text) {
        return field_equals(shape_of<Sample>(), &sample, path, text);
    };
    EXPECT(equals("seats", "[3, 0]").value());
    EXPECT(equals("units[1]", "{health: 2}").value());
    EXPECT(!equals("turn", "2").value());
    EXPECT_EQ(equals("turn", "x").problem().words, "turn: 'x' is not a number from 0 to 65535");
    EXPECT(!equals("tun", "2").is_ok());
}

}  // namespace
}  // namespace sortie::samples
