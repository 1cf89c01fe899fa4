#include "engine/shape_change.h"

#include <string>
#include <vector>

#include "engine/schema.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using Paths = std::vector<std::string>;

ShapeChange change_between(std::string_view saved, std::string_view current)
{
    const auto before = read_schema(saved);
    const auto after = read_schema(current);
    return compare_shapes(before.value()->root(), after.value()->root()).value();
}

std::string problem_between(std::string_view saved, std::string_view current)
{
    const auto before = read_schema(saved);
    const auto after = read_schema(current);
    const auto change = compare_shapes(before.value()->root(), after.value()->root());
    return change ? "" : change.problem().words;
}

TEST("the same shape has changed nothing")
{
    const auto change = change_between("record{a:u8;b:[2]bool}", "record{a:u8;b:[2]bool}");
    EXPECT(change.dropped.empty());
    EXPECT(change.defaulted.empty());
}

TEST("another order of fields has changed nothing")
{
    const auto change = change_between("record{a:u8;b:bool}", "record{b:bool;a:u8}");
    EXPECT(change.dropped.empty());
    EXPECT(change.defaulted.empty());
}

TEST("fields that went and fields that came are named")
{
    const auto change = change_between("record{units:[2]record{old:u8;x:u8};gone:list[3]u8}",
                                       "record{units:[2]record{x:u8;fresh:u8};weather:u8}");
    EXPECT_EQ(change.dropped, (Paths{"units[].old", "gone"}));
    EXPECT_EQ(change.defaulted, (Paths{"units[].fresh", "weather"}));
}

TEST("items that an array has lost or gained are named")
{
    EXPECT_EQ(change_between("record{a:[5]u8}", "record{a:[3]u8}").dropped, Paths{"a[3..4]"});
    EXPECT_EQ(change_between("record{a:[3]u8}", "record{a:[4]u8}").defaulted, Paths{"a[3]"});
    EXPECT(change_between("record{a:list[3]u8}", "record{a:list[9]u8}").defaulted.empty());
}

TEST("single values may become each other, other things may not")
{
    EXPECT_EQ(problem_between("record{a:bool}", "record{a:enum8(x,y)}"), "");
    EXPECT_EQ(problem_between("record{a:list[3]u8}", "record{a:u8}"),
              "a: a list was saved, a single value is expected");
    EXPECT_EQ(problem_between("record{u:[2]record{a:set[3]u8}}", "record{u:[2]record{a:[3]u8}}"),
              "u[].a: a set was saved, an array is expected");
    EXPECT_EQ(problem_between("u8", "record{a:u8}"),
              "a single value was saved, a record is expected");
}

TEST("the notes about a very different shape have an end")
{
    std::string saved = "record{a:u8";
    for (int i = 0; i < 1000; ++i) saved += ";f" + std::to_string(i) + ":u8";
    const auto change = change_between(saved + "}", "record{a:u8}");
    EXPECT_EQ(change.dropped.size(), shape_notes_max + 1);
    EXPECT_EQ(change.dropped.back(), "...");
}

}  // namespace
}  // namespace sortie
