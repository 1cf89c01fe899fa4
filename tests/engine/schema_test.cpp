#include "engine/schema.h"

#include <string>
#include <string_view>
#include <vector>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

std::string problem_with(std::string_view text)
{
    const auto schema = read_schema(text);
    return schema ? "" : schema.problem().words;
}

TEST("a schema is one line that names every field")
{
    EXPECT_EQ(schema_of(shape_of<Unit>()), "record{cell:id16;health:u8;is_alive:bool}");
    EXPECT_EQ(schema_of(shape_of<Small>()),
              "record{turn:u16;colour:enum8(red,green,blue,\"red, green\");is_open:bool;"
              "hand:list[3]id8(sword,shield,old map)}");
}

TEST("what comes again is written once")
{
    EXPECT_EQ(schema_of(shape_of<Sample>()),
              "record{large:u64;signed_large:i64;fog:set[70]id16;money:u32;debt:i32;"
              "units:[3]record{cell:id16;health:u8;is_alive:bool};reserve:list[4]@0;"
              "hand:list[5]id8(sword,shield,old map);offset:i16;turn:u16;grid:[2][2]i8;"
              "palette:set[4]enum8(red,green,blue,\"red, green\");seats:set[8]id8;colour:@2;"
              "is_open:bool}");
}

TEST("the hash of a schema is the same everywhere")
{
    EXPECT_EQ(schema_hash(shape_of<Unit>()), schema_hash(shape_of<Unit>()));
    EXPECT_NE(schema_hash(shape_of<Unit>()), schema_hash(shape_of<Small>()));
    EXPECT_EQ(schema_hash(shape_of<Unit>()), 4319485736060201837u);
}

TEST("a schema that is read and written is the same")
{
    for (const Shape* shape : {&shape_of<Sample>(), &shape_of<Small>(), &shape_of<bool>(),
                               &shape_of<std::array<Unit, 3>>()}) {
        const std::string text = schema_of(*shape);
        const auto schema = read_schema(text);
        ASSERT_TRUE(schema.is_ok()) << schema.problem().words;
        EXPECT_EQ(schema_of(schema.value()->root()), text);
    }
}

TEST("a text that is no schema is refused with a reason")
{
    EXPECT_EQ(problem_with(""), "the schema cannot be read: a shape is expected before the end");
    EXPECT_EQ(problem_with("u7"), "the schema cannot be read: 'u7' is no shape before the end");
    EXPECT_EQ(problem_with("record{a:u8;b}"),
              "the schema cannot be read: a field is expected before '}'");
    const std::vector<std::string_view> wrong_texts{"record",
                                                    "record{}",
                                                    "record{a:u8",
                                                    "record{a:u8;a:u8}",
                                                    "enum8",
                                                    "enum8()",
                                                    "id8(a",
                                                    "u8(a)",
                                                    "[0]u8",
                                                    "[-1]u8",
                                                    "[4294967296]u8",
                                                    "[]u8",
                                                    "[2]",
                                                    "list u8",
                                                    "list[2]",
                                                    "set[2]record{a:u8}",
                                                    "@0",
                                                    "@-1",
                                                    "@",
                                                    "u8 u8",
                                                    "\"u8\"",
                                                    "u128",
                                                    "i0",
                                                    "boolean"};
    for (const std::string_view text : wrong_texts) EXPECT_NE(problem_with(text), "") << text;
}

TEST("every beginning of a schema is refused, and none is a crash")
{
    const std::string text = schema_of(shape_of<Sample>());
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT_NE(problem_with(text.substr(0, length)), "") << length;
    }
}

TEST("a schema from outside cannot nest without end")
{
    std::string brackets;
    for (int i = 0; i < 80'000; ++i) brackets += "[1]";
    EXPECT(problem_with(brackets + "u8").find("too deeply") != std::string::npos);

    // Each record holds the one before it, so the depth grows without any bracket inside another.
    std::string chain = "record{a:record{a:u8}";
    for (int i = 0; i < 1000; ++i) {
        chain += ";f" + std::to_string(i) + ":record{a:@" + std::to_string(i) + "}";
    }
    EXPECT(problem_with(chain + "}").find("too deeply") != std::string::npos);
    EXPECT_EQ(problem_with(std::string(schema_bytes_max + 1, 'x')), "the schema is too long");
}

}  // namespace
}  // namespace sortie::samples
